"""What moves in Tournay: the crier's bell and the coins of the events; citizens who walk, houses that rise."""

from collections.abc import Callable, Sequence
from typing import Final

from trois.core.game import View
from trois.core.journal import NOBODY, Event
from trois.draw.motion import TURN, Move, changed_goods

STARTS: Final = frozenset({"crier"})
ORDER: Final = ("crier", "events")
_STAGES: Final = {"crier": "crier", "coin": "crier", "event": "events", "round": "events", "turn": "events"}


def stage_of(event: Event) -> str:
    return _STAGES.get(str(event[0]), "")


def view_at(before: View, after: View, stage: str, events: Sequence[Event]) -> View:
    """Before the bell: what the player did; then coins lie on the events; then these act and cost deniers."""
    queue = before["queue"] if stage == TURN else after["queue"]
    earlier = changed_goods(before["players"], events)
    now = changed_goods(after["players"], [])
    players = [{**own, "deniers": old["deniers"]} for own, old in zip(now, earlier, strict=True)]
    return {**after, "queue": queue, "players": players, "question": None, "pending": []}


def moves(events: Sequence[Event]) -> list[Move]:
    return [move for event in events for move in _moves(event)]


def _moves(event: Event) -> list[Move]:
    kind, seat = str(event[0]), int(event[1])
    make = _MAKE.get(kind)
    return [] if make is None else make(seat, event)


def _coins(seat: int, event: Event) -> list[Move]:  # noqa: ARG001
    return [Move("coin", f"seat:{seat}", "", seat)]


def _hire_moves(seat: int, event: Event) -> list[Move]:
    """A citizen of another player goes over: the coins go the other way."""
    owner = int(event[2])
    return [
        Move("fly", f"seat:{seat}", f"piece:plaza-{owner}-{event[3]}", seat),
        Move("coin", f"seat:{owner}", f"seat:{seat}", owner),
    ]


_MAKE: Final[dict[str, Callable[[int, Event], list[Move]]]] = {
    "crier": lambda _seat, _event: [Move("ring", "piece:crier", "", NOBODY)],
    "coin": lambda _seat, event: [Move("coin", f"card:{event[2]}", "piece:crier", NOBODY)],
    "event": lambda _seat, event: [Move("light", f"card:{event[2]}", "", NOBODY)],
    "fought": lambda seat, event: [Move("light", f"card:{event[2]}", "", seat)],
    "event_revealed": lambda _seat, event: [Move("turn", f"card:{event[2]}", "", NOBODY)],
    "played": lambda seat, event: [Move("rise", f"piece:house-{seat}-{event[3]}", "", seat)],
    "replaced": lambda seat, event: [Move("rise", f"piece:house-{seat}-{event[3]}", "", seat)],
    "laid_last": lambda seat, event: [Move("rise", f"piece:house-{seat}-{event[3]}", "", seat)],
    "activated": lambda seat, event: [Move("light", f"piece:house-{seat}-{event[3]}", "", seat)],
    "damaged": lambda seat, event: [Move("light", f"piece:house-{seat}-{event[3]}", "", seat)],
    "turned_up": lambda seat, event: [Move("turn", f"piece:pile-{event[3]}", "", seat)],
    "drew": lambda seat, event: [Move("fly", f"seat:{seat}", f"piece:pile-{event[2]}", seat)],
    "took": lambda seat, event: [Move("fly", f"seat:{seat}", f"piece:pile-{event[3]}", seat)],
    "gained": _coins,
    "hired": _hire_moves,
}
