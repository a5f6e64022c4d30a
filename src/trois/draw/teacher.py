"""The master mason who gives the lessons: one face, drawn with the kit of figures."""

from functools import cache

from trois.draw.woodcut.block import GOLD, WOOD, Block
from trois.draw.woodcut.busts import bust


@cache
def teacher() -> str:
    """A portrait for a page that has the style of boards and their symbols."""
    block = Block()
    bust(block, "cap", WOOD, "compass", GOLD, x=52, beard=True, up=True)
    return f'<svg class="board portrait" viewBox="18 2 70 66" aria-hidden="true">{block.svg}</svg>'
