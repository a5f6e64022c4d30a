"""How large things are on the board of Troyes, by frame. Pictures give way first, text last."""

from dataclasses import dataclass
from typing import Final

from trois.draw.frames import Frame


@dataclass(frozen=True)
class Sizes:
    width: float
    height: float
    pad: float
    gap: float
    track: float
    road: float
    """Heights of the influence track and of the road of events."""
    right: float
    building: float
    gate: float
    cathedral: float
    """Widths of the right column, a building and the gate; the height of the cathedral."""
    name: float
    effect: float
    digits: float
    small: float
    """Type: names of cards, effects, numbers that matter, the smallest."""
    sign: float
    citizen: float
    cube: float
    flag: float
    die: float
    own_die: float


_SMALL: Final = Sizes(
    928, 680, 6, 5, 26, 154, 340, 142, 52, 172, 13.5, 12.5, 13, 11, 16, 18, 14, 15, 36, 42,
)  # fmt: skip
_MEDIUM: Final = Sizes(
    1080, 856, 10, 6, 31, 192, 388, 186, 96, 250, 15, 14, 15, 12, 18, 24, 17, 20, 42, 46,
)  # fmt: skip
_LARGE: Final = Sizes(
    1450, 1032, 12, 9, 38, 232, 560, 226, 102, 300, 18, 16.5, 17, 14, 21, 27, 19, 21, 54, 62,
)  # fmt: skip
_PHONE: Final = Sizes(
    360, 330, 4, 6, 28, 156, 360, 172, 0, 226, 15, 13.5, 14.5, 12, 17, 22, 16, 18, 42, 46,
)  # fmt: skip
_SIZES: Final = {"phone": _PHONE, "small": _SMALL, "medium": _MEDIUM, "large": _LARGE}


def sizes_of(frame: Frame) -> Sizes:
    return _SIZES[frame.name]
