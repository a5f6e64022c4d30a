"""Small tables of bytes, for the observations that games make of themselves."""

from typing import Final

MOST_HOT: Final = 24


def hot(size: int, at: int) -> bytes:
    """1 at a place, if it is there."""
    return bytes([1 if i == at else 0 for i in range(size)])


HOT: Final[list[list[bytes]]] = [[hot(size, at) for at in range(size)] for size in range(MOST_HOT)]
"""By size and place."""
BLANK: Final[list[bytes]] = [bytes(size) for size in range(MOST_HOT)]


def clip(value: int, high: int) -> int:
    """A code: the value held between 0 and `high`."""
    if value < 0:
        return 0
    return value if value < high else high  # noqa: FURB136 (min is a call)


def bits(size: int) -> list[bytes]:
    """By mask: its bits, the lowest first."""
    return [bytes([mask >> bit & 1 for bit in range(size)]) for mask in range(1 << size)]


BITS: Final[list[list[bytes]]] = [bits(size) for size in range(10)]
"""By size and mask. Larger masks are taken in parts."""
