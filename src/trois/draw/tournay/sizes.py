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
    width=928, height=680,
    left=Column(6, 320), middle=Column(334, 396), right=Column(738, 186),
    top=5, procession=44, event=118, awning=26, pile=147, supply=20,
    title=33, town=432, plate=43, plaza=46, hand=158, hand_w=100, gap=5,
    title_text=15.5, name=13, text=12, small=10.5,
    sign=14, citizen=30, worker=28,
)  # fmt: skip
_MEDIUM: Final = Sizes(
    width=1080, height=856,
    left=Column(8, 408), middle=Column(428, 432), right=Column(870, 204),
    top=6, procession=56, event=158, awning=38, pile=168, supply=26,
    title=42, town=498, plate=54, plaza=88, hand=206, hand_w=132, gap=6,
    title_text=19, name=15, text=13, small=12,
    sign=17, citizen=42, worker=34,
)  # fmt: skip
_LARGE: Final = Sizes(
    width=1450, height=1032,
    left=Column(10, 492), middle=Column(516, 536), right=Column(1066, 376),
    top=8, procession=68, event=188, awning=44, pile=206, supply=30,
    title=50, town=636, plate=67, plaza=94, hand=236, hand_w=160, gap=7,
    title_text=23, name=18, text=15.5, small=13.5,
    sign=20, citizen=50, worker=42,
)  # fmt: skip
_PHONE: Final = Sizes(
    width=360, height=330,
    left=Column(0, 360), middle=Column(0, 360), right=Column(0, 360),
    top=2, procession=44, event=152, awning=30, pile=160, supply=24,
    title=34, town=321, plate=36, plaza=48, hand=152, hand_w=114, gap=5,
    title_text=16, name=13, text=12, small=12,
    sign=14, citizen=30, worker=27,
)  # fmt: skip
_SIZES: Final = {"small": _SMALL, "medium": _MEDIUM, "large": _LARGE, "phone": _PHONE}


def sizes_of(frame: Frame) -> Sizes:
    return _SIZES[frame.name]
