"""Boards as SVG from `draw`, with the legal actions lit: one for the whole window, or parts in columns and tabs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup, escape

from trois import draw
from trois.core.game import View
from trois.draw.frames import FRAMES, MEDIUM, PHONE, Frame
from trois.draw.motion import Gone
from trois.text import Text

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
class Marks:
    """What choices on a board carry besides their names."""

    ranks: Mapping[int, int] = field(default_factory=dict)
    """Those that a hint recommends."""
    picks: Mapping[int, str] = field(default_factory=dict)
    """Things to pick before it is said what for: "more" or "picked"."""
    tags: Mapping[int, str] = field(default_factory=dict)
    """Short texts in the corners of choices."""
    changed: Mapping[str, int] = field(default_factory=dict)
    """Things that others changed, with who did it."""
    gone: Sequence[Gone] = ()
    """The viewer's dice that others took."""


def shown(
    view: View,
    choices: Mapping[int, str],
    text: Text,
    names: Sequence[str],
    frame: Frame = MEDIUM,
    marks: Marks | None = None,
) -> dict[str, object]:
    """What the templates of boards need."""
    marks = marks or Marks()
    composed = draw.has_frames(str(view["game"]))
    if composed and not frame.is_phone:
        whole = _marked(draw.board(view, choices, text, names, frame, marks.tags, marks.gone), marks)
        return {"whole": whole, "boards": [], "columns": [], "tabs": [], "composed": True}
    drawn = boards(view, choices, text, names, marks)
    return {
        "whole": None,
        "boards": drawn,
        "columns": columns(drawn),
        "tabs": tabs(drawn, text),
        "composed": composed,
    }


def boards(view: View, choices: Mapping[int, str], text: Text, names: Sequence[str], marks: Marks) -> list[Board]:
    """The parts of a board as a phone shows them."""
    drawn, own = draw.parts(view, choices, text, names, PHONE, marks.tags, marks.gone), view["seat"]
    return [
        Board(
            p.name,
            p.title,
            _marked(p.svg, marks),
            p.height / p.width,
            bool(p.actions - marks.picks.keys()),
            _is_small(p.name, own),
        )
        for p in drawn
    ]


def wanted_frame(asked: str, remembered: str, browser: str) -> Frame:
    """What the script asked for or the cookie remembers; else a phone says that it is one."""
    for name in (asked, remembered):
        if name in FRAMES:
            return FRAMES[name]
    return PHONE if "Mobi" in browser else MEDIUM


_ATTRIBUTES = {"piece": "data-piece", "card": "data-explain"}


def _marked(svg: str, marks: Marks) -> Markup:
    for action, rank in marks.ranks.items():
        svg = svg.replace(f'data-action="{action}"', f'data-action="{action}" data-advised="{rank}"')
    for action, pick in marks.picks.items():
        pressed = "true" if pick == "picked" else "false"
        mark = f'data-action="{action}" data-pick="{pick}" aria-pressed="{pressed}"'
        svg = svg.replace(f'data-action="{action}"', mark)
        svg = svg.replace(f'data-twin="{action}"', f'data-twin="{action}" data-pick="more"')
    for thing, seat in marks.changed.items():
        kind, _, name = thing.partition(":")
        place = f'{_ATTRIBUTES[kind]}="{escape(name)}"'
        svg = svg.replace(place, f'{place} data-by="{seat}"')
    return Markup(svg)  # noqa: S704 (draw escapes what it draws)


def _is_small(name: str, viewer: object) -> bool:
    """Parts that end in a seat's number belong to that seat; a spectator's eyes are nobody's."""
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
    return Markup(draw.symbols(game))  # noqa: S704


def css() -> str:
    return draw.css()
