"""How large things are on the board of Tournay, by frame. Pictures give way first, text last."""

from dataclasses import dataclass
from typing import Final

from trois.draw.frames import Frame


@dataclass(frozen=True)
class Column:
    x: float
    width: float


@dataclass(frozen=True, eq=False)
class Sizes:
    """One for each frame, told apart by identity: drawings are kept by it."""

    width: float
    height: float
    left: Column
    middle: Column
    right: Column
    top: float
    """Where every column begins."""
    procession: float
    event: float
    awning: float
    pile: float
    supply: float
    """Heights of the left column: the crier's line, an event, beam and awning, a pile, the supply."""
    title: float
    town: float
    plate: float
    plaza: float
    hand: float
    """Heights of the middle column: the district's line, all its rows of houses, a plate, the Plaza, the fan."""
    hand_w: float
    """The width of a card in the hand, where it has room."""
    gap: float
    title_text: float
    name: float
    text: float
    small: float
    """Type: titles, names of cards, numbers and signs' words, the smallest."""
    sign: float
    citizen: float
    worker: float

    @property
    def badge(self) -> float:
        """The least size of a player's badge, whose initial is so much smaller."""
        return self.small / 0.53

    @property
    def foot(self) -> float:
        """The height of a card's foot."""
        return self.text + 8


_SMALL: Final = Sizes(
    928, 680, Column(6, 320), Column(334, 396), Column(738, 186), 5, 44, 118, 26, 147, 20,
    33, 432, 43, 46, 158, 100, 5, 15.5, 13, 12, 10.5, 14, 30, 28,
)  # fmt: skip
_MEDIUM: Final = Sizes(
    1080, 856, Column(8, 408), Column(428, 432), Column(870, 204), 6, 56, 158, 38, 168, 26,
    42, 498, 54, 88, 206, 132, 6, 19, 15, 13, 12, 17, 42, 34,
)  # fmt: skip
_LARGE: Final = Sizes(
    1450, 1032, Column(10, 492), Column(516, 536), Column(1066, 376), 8, 68, 188, 44, 206, 30,
    50, 636, 67, 94, 236, 160, 7, 23, 18, 15.5, 13.5, 20, 50, 42,
)  # fmt: skip
_PHONE: Final = Sizes(
    360, 330, Column(0, 360), Column(0, 360), Column(0, 360), 2, 44, 152, 30, 160, 24,
    34, 321, 36, 48, 152, 114, 5, 16, 13, 12, 12, 14, 30, 27,
)  # fmt: skip
_SIZES: Final = {"small": _SMALL, "medium": _MEDIUM, "large": _LARGE, "phone": _PHONE}


def sizes_of(frame: Frame) -> Sizes:
    return _SIZES[frame.name]
