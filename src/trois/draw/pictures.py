"""The pictures of the cards: each drawn once per page as a symbol, and shown wherever its card is."""

from functools import cache, lru_cache
from typing import Final, cast

from trois import games
from trois.draw.extras import extra

HATCH: Final = (
    '<pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0V4" stroke="var(--line)" stroke-width="1.5" stroke-opacity=".5"/></pattern>'
)
"""The shadow of every woodcut."""
BACK: Final = (
    '<pattern id="hatch-back" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0V6M0 0H6" stroke="var(--ink-2)" stroke-width="1" stroke-opacity=".4"/></pattern>'
)
"""The backs of cards."""


_LOW: Final = 1.15
"""From so many times as flat as the picture on a frame is low."""


def picture_id(card: str) -> str:
    return f"pic-{card.replace('.', '-')}"


@cache
def definitions(game: str) -> str:
    """The pictures of all cards of a game as symbols; nothing for a game without pictures."""
    drawn = {**extra(game, "PICTURES", {}), **extra(game, "PLANS", {})}
    return "".join(_symbol(game, name, draw()) for name, draw in drawn.items())


def _symbol(game: str, name: str, drawn: str) -> str:
    left, top, width, height = box(game)
    return f'<symbol id="{picture_id(name)}" viewBox="{left} {top} {width} {height}">{drawn}</symbol>'


def box(game: str) -> tuple[int, int, int, int]:
    """Left, top, width and height of a game's pictures."""
    return cast(tuple[int, int, int, int], games.part("draw", game).PICTURE_BOX)


@lru_cache(1024)
def portrait(game: str, name: str) -> str:
    """A drawing by its name at its full size: one that boards show too, or one that only the rules show."""
    left, top, wide, high = box(game)
    if name in games.part("draw", game).PICTURES:
        return picture(game, name, 0, 0, wide, high)
    drawn = extra(game, "PORTRAITS", {})[name]()
    return (
        f'<rect class="sky" width="{wide}" height="{high}"/>'
        f'<svg width="{wide}" height="{high}" viewBox="{left} {top} {wide} {high}">{drawn}</svg>'
    )


@lru_cache(4096)
def picture(
    game: str, card: str, x: float, y: float, width: float, height: float, sky: str = "", whole: bool = False
) -> str:
    """A card's picture in a frame of this size, its foot on the lower edge, before its sky or another one.

    It fills the frame, or is shown as a whole; a low frame crops the feet, never the head.
    """
    _, _, wide, high = box(game)
    sky = sky or games.part("draw", game).sky(card)
    side = "YMin" if not whole and width / height > _LOW * wide / high else "YMax"
    fit = "meet" if whole else "slice"
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="0 0 {wide} {high}" '
        f'preserveAspectRatio="xMid{side} {fit}" aria-hidden="true">'
        f'<rect class="{sky}" x="-{wide}" y="-{high}" width="{3 * wide}" height="{3 * high}"/>'
        f'<use href="#{picture_id(card)}" width="{wide}" height="{high}"/></svg>'
    )
