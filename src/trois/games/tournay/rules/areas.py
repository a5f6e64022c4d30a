"""The areas of a district: a canvas of 5 x 5 whose middle is the area of the first card.

A district never spans more than 3 rows and 3 columns, so it always fits on the canvas.
Sets of areas are ints with one bit per area.
"""

from typing import Final

SIDE: Final = 5
AREAS: Final = 25
CENTRE: Final = 12
SPAN: Final = 3
FULL: Final = 9

WORDS: Final[list[str]] = [f"{'abcde'[area % SIDE]}{area // SIDE + 1}" for area in range(AREAS)]


def members(mask: int) -> list[int]:
    """The areas of a set, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _line(area: int) -> int:
    mask = 0
    for other in range(AREAS):
        if other != area and (other // SIDE == area // SIDE or other % SIDE == area % SIDE):
            mask |= 1 << other
    return mask


def _beside(area: int) -> int:
    row, column = area // SIDE, area % SIDE
    mask = 0
    for other in range(AREAS):
        if abs(other // SIDE - row) + abs(other % SIDE - column) == 1:
            mask |= 1 << other
    return mask


LINE: Final[list[int]] = [_line(area) for area in range(AREAS)]
"""The other areas of an area's row and column."""

BESIDE: Final[list[int]] = [_beside(area) for area in range(AREAS)]
"""The areas that touch an area by a side."""


_BUILDABLE: Final[dict[int, int]] = {0: 1 << CENTRE}
_LISTED: Final[dict[int, list[int]]] = {}


def buildable(used: int) -> int:
    """Where a card may be played: on every used area and on new ones that touch one by a side while the
    district spans at most 3 rows and 3 columns. Rules: Playing a card.
    """
    found = _BUILDABLE.get(used)
    if found is None:
        found = _BUILDABLE[used] = _buildable(used)
    return found


def _buildable(used: int) -> int:
    reached = used
    for area in members(used):
        reached |= BESIDE[area]
    allowed = used
    for area in members(reached & ~used):
        if fits(used | 1 << area):
            allowed |= 1 << area
    return allowed


def area_actions(mask: int, first: int) -> list[int]:
    """The areas of a set as actions of the block that begins at `first`. Not to be changed by the caller."""
    key = mask << 10 | first
    found = _LISTED.get(key)
    if found is None:
        found = _LISTED[key] = [first + area for area in members(mask)]
    return found


def fits(used: int) -> bool:
    """Does a set of areas span at most 3 rows and 3 columns?"""
    taken = members(used)
    rows = [area // SIDE for area in taken]
    columns = [area % SIDE for area in taken]
    return max(rows) - min(rows) < SPAN and max(columns) - min(columns) < SPAN


def holds_together(used: int) -> bool:
    """Can every used area be reached from the middle by sides?"""
    if not used:
        return True
    reached = used & 1 << CENTRE
    for _ in range(FULL):
        for area in members(reached):
            reached |= BESIDE[area] & used
    return reached == used
