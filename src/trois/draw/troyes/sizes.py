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
    width=928, height=680, pad=6, gap=5,
    track=26, road=154, right=340, building=142, gate=52, cathedral=172,
    name=13.5, effect=12.5, digits=13, small=11,
    sign=16, citizen=18, cube=14, flag=15, die=36, own_die=42,
)  # fmt: skip
_MEDIUM: Final = Sizes(
    width=1080, height=856, pad=10, gap=6,
    track=31, road=192, right=388, building=186, gate=96, cathedral=250,
    name=15, effect=14, digits=15, small=12,
    sign=18, citizen=24, cube=17, flag=20, die=42, own_die=46,
)  # fmt: skip
_LARGE: Final = Sizes(
    width=1450, height=1032, pad=12, gap=9,
    track=38, road=232, right=560, building=226, gate=102, cathedral=300,
    name=18, effect=16.5, digits=17, small=14,
    sign=21, citizen=27, cube=19, flag=21, die=54, own_die=62,
)  # fmt: skip
_PHONE: Final = Sizes(
    width=360, height=330, pad=4, gap=6,
    track=28, road=156, right=360, building=172, gate=0, cathedral=226,
    name=15, effect=13.5, digits=14.5, small=12,
    sign=17, citizen=22, cube=16, flag=18, die=42, own_die=46,
)  # fmt: skip
_SIZES: Final = {"phone": _PHONE, "small": _SMALL, "medium": _MEDIUM, "large": _LARGE}


def sizes_of(frame: Frame) -> Sizes:
    return _SIZES[frame.name]
