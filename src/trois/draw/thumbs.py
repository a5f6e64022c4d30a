"""Small pictures beside a board: what a question is about, what a choice brings, how it changes the board."""

from functools import cache, lru_cache
from typing import Final

from trois import games
from trois.core.game import View
from trois.draw.extras import extra
from trois.draw.pictures import picture
from trois.draw.signs import DICE
from trois.draw.woodcut import pieces

_THUMB: Final = '<svg class="board thumb" viewBox="0 0 66 50" aria-hidden="true">{}</svg>'


@cache
def thumb(game: str, card: str) -> str:
    """A card's picture; nothing for a card that has none."""
    if card not in extra(game, "PICTURES", {}):
        return ""
    return _THUMB.format(picture(game, card, 0, 0, 66, 50, whole=True))


@cache
def feat_scene(game: str, feat: str) -> str:
    """The scene of a feat, before the sky of one of the districts; nothing where the game draws none."""
    scenes = extra(game, "FEAT_SCENES", {})
    if feat not in scenes:
        return ""
    left, top, wide, high = games.part("draw", game).SCENE_BOX
    sky = f"sky-{DICE[list(scenes).index(feat) % 3]}"
    ground = f'<rect class="{sky}" x="{left}" y="{top}" width="{wide}" height="{high}"/>'
    body = f"{ground}{scenes[feat]()}"
    return f'<svg class="board scene" viewBox="{left} {top} {wide} {high}" aria-hidden="true">{body}</svg>'


@lru_cache(1024)
def badge(seat: int, initial: str) -> str:
    """A player's mark with the initial."""
    svg = '<svg class="board badge" viewBox="0 0 24 24" aria-hidden="true">{}</svg>'
    return svg.format(pieces.badge(seat, initial, 12, 12.5, 20))


def glimpse(game: str, view: View, action: int) -> str:
    """What a choice does to a part of the board, where the game draws that."""
    draws = extra(game, "glimpse")
    return str(draws(view, action)) if draws else ""
