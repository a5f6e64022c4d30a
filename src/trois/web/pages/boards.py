"""Boards as SVG from `draw`, with the legal actions lit: one for the whole window, or parts in columns and tabs."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from markupsafe import Markup

from trois import draw
from trois.draw.frames import FRAMES, MEDIUM, PHONE, Frame
from trois.draw.marks import Marks
from trois.text import Text
from trois.text.voice import Voice
from trois.web.pages.signs import svg

OTHERS = "others"
COLUMNS = 2


@dataclass(frozen=True)
class Board:
    """One part of a board; `lit` says that something can be chosen on it, `small` that it is another player's."""

    name: str
    title: str
    svg: Markup
    height: float
    """As a multiple of the width."""
    lit: bool
    small: bool

    @property
    def tab(self) -> str:
        """On a phone the other players share one tab."""
        return OTHERS if self.small else self.name


@dataclass(frozen=True)
class Column:
    parts: list[Board]
    small: list[Board]


@dataclass(frozen=True)
class Boards:
    """What the templates of boards need: the whole board, or its parts in columns and behind tabs."""

    composed: bool
    """Whether the game composes it for the window."""
    whole: Markup | None = None
    columns: list[Column] = field(default_factory=list)
    tabs: list[tuple[str, str, bool]] = field(default_factory=list)
    """Name, title, and whether something can be chosen there."""


def shown(voice: Voice, choices: Mapping[int, str], frame: Frame = MEDIUM, marks: Marks | None = None) -> Boards:
    """The board as a window of this size shows it."""
    marks = marks or Marks()
    composed = draw.has_frames(voice.game.name)
    if composed and not frame.is_phone:
        return Boards(composed, svg(draw.board(voice, choices, frame, marks)))
    parts = boards(voice, choices, marks)
    return Boards(composed, columns=columns(parts), tabs=tabs(parts, voice.text))


def boards(voice: Voice, choices: Mapping[int, str], marks: Marks) -> list[Board]:
    """The parts of a board as a phone shows them."""
    own = voice.view["seat"]
    return [
        Board(
            p.name,
            p.title,
            svg(p.svg),
            p.height / p.width,
            bool(p.actions - marks.picks.keys()),
            _is_small(p.name, own),
        )
        for p in draw.parts(voice, choices, PHONE, marks)
    ]


def wanted_frame(asked: str, remembered: str, browser: str) -> Frame:
    """What the script asked for or the cookie remembers; else a phone says that it is one."""
    for name in (asked, remembered):
        if name in FRAMES:
            return FRAMES[name]
    return PHONE if "Mobi" in browser else MEDIUM


def _is_small(name: str, viewer: object) -> bool:
    """Parts that end in a seat's number belong to that seat; a spectator owns none."""
    seat = name.rpartition("-")[2]
    return seat.isdecimal() and seat != str(viewer)


def columns(parts: list[Board]) -> list[Column]:
    """The large parts side by side, each where there is most room left; the small ones together under the shortest."""
    sides = [Column([], []) for _ in range(COLUMNS)]
    heights = [0.0] * COLUMNS
    for part in parts:
        if not part.small:
            at = heights.index(min(heights))
            sides[at].parts.append(part)
            heights[at] += part.height
    sides[heights.index(min(heights))].small.extend(part for part in parts if part.small)
    return [side for side in sides if side.parts or side.small]


def tabs(parts: list[Board], text: Text) -> list[tuple[str, str, bool]]:
    """Name, title, and whether something can be chosen there."""
    large = [(part.name, part.title, part.lit) for part in parts if not part.small]
    small = [part for part in parts if part.small]
    return large + ([(OTHERS, text("web.play.others"), any(part.lit for part in small))] if small else [])


def symbols(game: str) -> Markup:
    return svg(draw.symbols(game))


def css() -> str:
    return draw.css()
