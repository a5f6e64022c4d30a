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


_PHONE: Final = Sizes(
    width=360, height=330, pad=0, gap=2,
    left=360, radius=132,
    title=16, name=13, digits=17, effect=12, small=12,
    head=58, label=28, track=27, cell=39, die=18, row=27,
    is_phone=True,
)  # fmt: skip
_SMALL: Final = Sizes(
    width=928, height=680, pad=8, gap=5,
    left=288, radius=106,
    title=16, name=14, digits=19, effect=12.5, small=11,
    head=30, label=118, track=32, cell=50, die=22, row=27,
)  # fmt: skip
_MEDIUM: Final = Sizes(
    width=1080, height=856, pad=10, gap=6,
    left=362, radius=140,
    title=19, name=17, digits=24, effect=14, small=12,
    head=34, label=130, track=40, cell=64, die=28, row=36,
)  # fmt: skip
_LARGE: Final = Sizes(
    width=1450, height=1032, pad=12, gap=8,
    left=474, radius=184,
    title=23, name=20, digits=28, effect=16.5, small=14,
    head=42, label=164, track=46, cell=81, die=34, row=43,
)  # fmt: skip
_SIZES: Final = {"phone": _PHONE, "small": _SMALL, "medium": _MEDIUM, "large": _LARGE}


def sizes_of(frame: Frame) -> Sizes:
    return _SIZES[frame.name]
