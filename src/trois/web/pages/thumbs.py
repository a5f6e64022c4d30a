"""Small pictures in the panel: what a question is about, what a choice brings, how it changes the board."""

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from trois import games
from trois.core.game import View
from trois.draw.pictures import picture
from trois.draw.signs import DICE
from trois.draw.woodcut import pieces
from trois.text.voice import Die, Voice
from trois.web.pages import log

_THUMB: Final = '<svg class="board thumb" viewBox="0 0 66 50" aria-hidden="true">{}</svg>'


def subject_of(voice: Voice) -> Markup:
    """The picture of what the viewer is asked about; nothing where there is none."""
    question = voice.question()
    subject = question.subject if question else None
    if isinstance(subject, Die):
        return Markup('<span class="subject" aria-hidden="true">{}</span>').format(
            log.die(subject.value, subject.colour)
        )
    return thumb(voice.game.name, subject) if subject else Markup("")


@cache
def thumb(game: str, card: str) -> Markup:
    """A card's picture; nothing for a card that has none."""
    if not games.has_part("draw", game) or card not in getattr(games.part("draw", game), "PICTURES", {}):
        return Markup("")
    return Markup(_THUMB.format(picture(game, card, 0, 0, 66, 50, whole=True)))  # noqa: S704 (drawn by us)


@cache
def feat_scene(game: str, feat: str) -> Markup:
    """The scene of a feat, before the sky of one of the districts; nothing where the game draws none."""
    drawing = games.part("draw", game) if games.has_part("draw", game) else None
    scenes = list(getattr(drawing, "FEAT_SCENES", {}))
    if drawing is None or feat not in scenes:
        return Markup("")
    left, top, wide, high = drawing.SCENE_BOX
    sky = f"sky-{DICE[scenes.index(feat) % 3]}"
    ground = f'<rect class="{sky}" x="{left}" y="{top}" width="{wide}" height="{high}"/>'
    body = f"{ground}{drawing.FEAT_SCENES[feat]()}"
    return Markup(  # noqa: S704 (drawn by us)
        f'<svg class="board scene" viewBox="{left} {top} {wide} {high}" aria-hidden="true">{body}</svg>'
    )


def large_sign(sign: Markup) -> Markup:
    """A sign as large as a card's picture; nothing where there is none."""
    return Markup('<span class="thumb large-sign" aria-hidden="true">{}</span>').format(sign) if sign else sign


@lru_cache(1024)
def badge(seat: int, initial: str) -> Markup:
    """A player's mark with the initial."""
    svg = '<svg class="board badge" viewBox="0 0 24 24" aria-hidden="true">{}</svg>'
    return Markup(svg.format(pieces.badge(seat, initial, 12, 12.5, 20)))  # noqa: S704 (drawn by us)


def glimpse(game: str, view: View, action: int) -> Markup:
    """What a choice does to a part of the board, where the game draws that."""
    draws = getattr(games.part("draw", game), "glimpse", None) if games.has_part("draw", game) else None
    return Markup(draws(view, action)) if draws else Markup("")  # noqa: S704 (drawn by us)
