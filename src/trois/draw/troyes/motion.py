"""What moves in Troyes: the start of a round in five stages, and what players do."""

from collections.abc import Callable, Sequence
from typing import Final

from trois.core.game import View
from trois.core.journal import NOBODY, Event
from trois.draw.motion import TURN, Gone, Move, changed_goods, mixed_view
from trois.games.troyes.journal import WHY
from trois.games.troyes.words import BUILDINGS

STARTS: Final = frozenset({"round"})
ORDER: Final = ("cards", "income", "dice", "events", "black")
_INCOME: Final = frozenset({"income", "wages", "unpaid-wages"})
_COMES: Final = {
    "cards": ("round", "start", "activities", "trail", "left", "last"),
    "income": (),
    "dice": ("districts",),
    "events": ("queue", "decks", "discarded", "buildings", "expelled", "cathedral"),
}
"""By stage: the parts of the view that come with it."""


def stage_of(event: Event) -> str:
    kind, why = event[0], event[-1]
    if kind in ("round", "activity"):
        return "cards"
    if kind in ("gained", "paid", "lost") and why in _INCOME:
        return "income"
    if kind == "rolled":
        return "black" if event[2] == "black" else "dice"
    return "events" if kind in ("event", "acted") or why not in WHY else ""


def view_at(before: View, after: View, stage: str, events: Sequence[Event]) -> View:
    if stage == TURN:
        return {**mixed_view(before, after, ()), "players": changed_goods(before["players"], events), "trail": []}
    mixed = mixed_view(before, after, _COMES[stage])
    if stage == "cards":
        mixed["districts"] = [{colour: [] for colour in district} for district in _districts(before)]
        mixed["players"] = [{**player, "district": 0} for player in changed_goods(before["players"], [])]
    return {**mixed, "players": changed_goods(mixed["players"], events), "pending": []}


def _districts(view: View) -> list[dict[str, list[int]]]:
    found = view["districts"]
    return found if isinstance(found, list) else []


def moves(events: Sequence[Event]) -> list[Move]:
    found: list[Move] = []
    for at, event in enumerate(events):
        found += _moves(event, events[at + 1 :])
    return found


def gone_dice(events: Sequence[Event], seat: int) -> list[Gone]:
    """Dice that others bought from a seat since the last roll."""
    last = max((at for at, event in enumerate(events) if event[0] in STARTS), default=-1)
    return [
        (str(event[2]), int(event[3]), int(event[1]))
        for event in events[last + 1 :]
        if event[0] == "used" and event[1] != seat and str(event[4]) == str(seat)
    ]


def _moves(event: Event, later: Sequence[Event]) -> list[Move]:
    kind, seat = str(event[0]), int(event[1])
    if kind == "used":
        return [Move("fly", _used_for(seat, later), _die(str(event[4]), event[2], event[3]), seat)]
    if kind == "rolled":
        return [_roll_move(seat, event)]
    make = _MAKE.get(kind)
    return [] if make is None else make(seat, event)


def _roll_move(seat: int, event: Event) -> Move:
    if event[2] == "black":
        return Move("fall", "piece:black-", "", NOBODY)
    return Move("tumble", _die("grey" if seat == NOBODY else str(seat), event[2], event[3]), "", seat)


def _die(owner: str, colour: object, value: object) -> str:
    """Any of the dice of this district that look so; the neutral player's quarter has the last number."""
    return f"piece:die-{owner}-{colour}-{value}-"


def _used_for(seat: int, later: Sequence[Event]) -> str:
    """What the dice are used for: the next of the player's events that says so."""
    for event in later:
        if event[1] == seat and event[0] in _TARGETS:
            return _TARGETS[str(event[0])](event)
        if event[1] == seat and event[0] == "gained" and event[-1] == "agriculture":
            break
    return f"seat:{seat}"


def _space(event: Event) -> str:
    return f"piece:citizen-{BUILDINGS.index(str(event[2]))}-{int(event[3]) - 1}"


def _stone(event: Event) -> str:
    return f"piece:cathedral-{int(event[2]) - 1}-{int(event[3]) - 1}"


_TARGETS: Final[dict[str, Callable[[Event], str]]] = {
    "activated": lambda event: f"card:{event[2]}",
    "cubes": lambda event: f"card:{event[2]}",
    "placed": _space,
    "built": _stone,
    "repelled": lambda _event: "piece:black-0",
}


def _coins(seat: int, event: Event) -> list[Move]:
    """Deniers fly to whoever gets them: from the giver, or from nowhere."""
    if event[2] != "deniers":
        return [Move("light", f"piece:influence-{seat}", "", seat)] if event[2] == "influence" else []
    giver = event[4] if event[0] == "gained" and isinstance(event[4], int) else NOBODY
    return [Move("coin", f"seat:{seat}", "" if giver == NOBODY else f"seat:{giver}", seat)]


_MAKE: Final[dict[str, Callable[[int, Event], list[Move]]]] = {
    "activity": lambda seat, event: [Move("turn", f"card:{event[2]}", "", seat)],
    "event": lambda seat, event: [Move("turn", f"card:{event[2]}", "", seat)],
    "acted": lambda seat, event: [Move("light", f"card:{event[2]}", "", seat)],
    "hired": lambda seat, event: [Move("light", f"card:{event[2]}", "", seat)],
    "activated": lambda seat, event: [Move("light", f"card:{event[2]}", "", seat)],
    "cubes": lambda seat, event: [Move("light", f"card:{event[2]}", "", seat)],
    "placed": lambda seat, event: [Move("walk", _space(event), "", seat)],
    "settled": lambda seat, event: [Move("walk", _space(event), "", seat)],
    "built": lambda seat, event: [Move("rise", _stone(event), "", seat)],
    "gained": _coins,
}
