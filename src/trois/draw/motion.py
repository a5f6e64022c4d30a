"""What moves on a board when something happens, from the journal: stages and moves that a page plays.

A game's part of this layer may have a module `motion` with

- `STARTS`: kinds of events with which a staged part of the game begins, such as a round;
- `ORDER`: the names of its stages in the order they are shown;
- `stage_of(event)`: the stage an event of that part belongs to; "" = that of the event before it;
- `moves(events)`: what moves by these events;
- `view_at(before, after, events)`: what lies on the table once these events have happened, between two views.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Final, TypeAlias

from trois.core.game import View
from trois.core.journal import NOBODY, Event
from trois.draw.extras import extra

Numbered: TypeAlias = tuple[int, Event]
"""An event with its number in its reader's journal."""

TURN: Final = "turn"
"""The stage of what a player decided."""


@dataclass(frozen=True, slots=True)
class Move:
    """One thing that moves, and how.

    `kind`: turn (a card), tumble and fall (dice), coin, light, fly (a die to where it is used), rise, ring, spin,
    stroke (ink on the sheet of `seat`: played where that is the viewer's). `what` and `source` name things on the board as `piece:` or `card:` with the id of the drawing, or as
    `seat:` with a player's number; a piece that ends with "-" is any whose name begins so.
    """

    kind: str
    what: str
    source: str = ""
    seat: int = NOBODY


@dataclass(frozen=True, slots=True)
class Stage:
    name: str
    events: tuple[Numbered, ...]
    moves: tuple[Move, ...]


def motion_of(game: str) -> ModuleType | None:
    """How a game moves; None for one that doesn't say."""
    found = extra(game, "motion")
    return found if isinstance(found, ModuleType) else None


def stages(game: str, events: Sequence[Numbered]) -> list[Stage]:
    """What happened, stage by stage: first what a player did, then what the game goes on with."""
    motion = motion_of(game)
    if motion is None or not events:
        return []
    start = next((at for at, (_, event) in enumerate(events) if event[0] in motion.STARTS), len(events))
    parts: dict[str, list[Numbered]] = {TURN: list(events[:start])} | {name: [] for name in motion.ORDER}
    name = motion.ORDER[0]
    for number, event in events[start:]:
        name = motion.stage_of(event) or name
        parts[name].append((number, event))
    return [_stage(motion, name, part) for name, part in parts.items() if part]


def _stage(motion: ModuleType, name: str, events: Sequence[Numbered]) -> Stage:
    return Stage(name, tuple(events), tuple(motion.moves([event for _, event in events])))


def moves(game: str, events: Sequence[Event]) -> list[Move]:
    """What moves by these events; nothing in a game that doesn't say."""
    motion = motion_of(game)
    return list(motion.moves(events)) if motion else []


def views_between(game: str, before: View, after: View, staged: Sequence[Stage]) -> list[View]:
    """What lies on the table after each stage; after the last one the view is the one that came."""
    motion, views = motion_of(game), [before]
    if motion is None or not staged:
        return [after for _ in staged]
    for stage in staged[:-1]:
        views.append(motion.view_at(views[-1], after, stage.name, [event for _, event in stage.events]))
    return [*views[1:], after]


def mixed_view(before: View, after: View, keys: Sequence[str]) -> dict[str, object]:
    """The view before with some of its parts as they are after."""
    return {**before, "question": None, **{key: after[key] for key in keys}}


def changed_goods(players: object, events: Sequence[Event]) -> list[dict[str, object]]:
    """The players with what these events gave and took."""
    found = [dict(player) for player in players] if isinstance(players, list) else []
    for kind, seat, *rest in events:
        sign = {"gained": 1, "paid": -1, "lost": -1}.get(str(kind))
        if sign is None or not isinstance(seat, int) or seat < 0:
            continue
        what, amount = _good(rest)
        had = found[seat].get(what)
        if isinstance(had, int):
            found[seat][what] = had + sign * amount
    return found


def _good(args: Sequence[str | int]) -> tuple[str, int]:
    """What an event of goods is about; deniers where it names nothing."""
    if isinstance(args[0], int):
        return "deniers", args[0]
    return args[0], int(args[1])


def marks(game: str, events: Sequence[Event]) -> dict[str, int]:
    """Which things on the board somebody changed, and who did it last; NOBODY: the game."""
    found = {move.what: move.seat for move in moves(game, events) if move.kind in _MARKED}
    return {what: seat for what, seat in found.items() if not what.startswith("seat:")}


Gone: TypeAlias = tuple[str, int, int]
"""A die that somebody else took: its colour, its value, and who has it."""


def gone_dice(game: str, events: Sequence[Event], seat: int) -> list[Gone]:
    """Dice of a seat that others took and that would still lie there; none in games where nobody takes any."""
    told = getattr(motion_of(game), "gone_dice", None)
    return told(events, seat) if told else []


_MARKED: Final = {"turn", "light", "fly", "rise", "walk"}
"""Not ink: of sheets only the viewer's own is drawn large, and others don't write on it."""
