"""How large things are on the board of Troyes Dice, by frame. Pictures give way first, text last."""

from dataclasses import dataclass
from typing import Final

from trois.draw.frames import Frame


@dataclass(frozen=True)
class Sizes:
    width: float
    height: float
    pad: float
    gap: float
    left: float
    """The width of the column with the wheel and the others; the sheet takes the rest."""
    radius: float
    """Of the circle on which the plazas stand; everything on the wheel follows from it."""
    title: float
    name: float
    digits: float
    effect: float
    small: float
    """Type: titles, names of buildings, what is left to spend, gains, the smallest."""
    head: float
    label: float
    track: float
    cell: float
    die: float
    row: float
    """Of the sheet: heights of its head, a resource track, a cell; the width of the labels; a die; a row of citizens."""
    is_phone: bool = False

    @property
    def between(self) -> float:
        """Between cells and dice."""
        return round(self.die * 0.18)

    @property
    def band(self) -> float:
        return self.track + 2 * self.cell + self.die + 2 * self.between + self.gap

    @property
    def sign(self) -> float:
        return self.effect + 4


_PHONE: Final = Sizes(360, 330, 0, 2, 360, 132, 16, 13, 17, 12, 12, 58, 28, 27, 39, 18, 27, is_phone=True)
_SMALL: Final = Sizes(928, 680, 8, 5, 288, 106, 16, 14, 19, 12.5, 11, 30, 118, 32, 50, 22, 27)
_MEDIUM: Final = Sizes(1080, 856, 10, 6, 362, 140, 19, 17, 24, 14, 12, 34, 130, 40, 64, 28, 36)
_LARGE: Final = Sizes(1450, 1032, 12, 8, 474, 184, 23, 20, 28, 16.5, 14, 42, 164, 46, 81, 34, 43)
_SIZES: Final = {"phone": _PHONE, "small": _SMALL, "medium": _MEDIUM, "large": _LARGE}


def sizes_of(frame: Frame) -> Sizes:
    return _SIZES[frame.name]
