"""The rules: a roll makes the heap, turns take from it, who takes the last pebble gets more points."""

from typing import Final, cast

from trois.core.chance import Chance
from trois.core.data import Json, Reader
from trois.core.errors import BadCards, BadPosition
from trois.core.game import AnyGame, Position, Score, View
from trois.core.journal import Journal
from trois.core.options import Option, Options
from trois.core.vocabulary import Axis, Block, Vocabulary

TAKE: Final = Vocabulary([Block("take", [Axis("pebbles", ["1", "2", "3"])])])
LAST: Final = 5
"""Points for the last pebble."""


class State:
    def __init__(self, options: Options, heap: int, taken: list[int], turn: int, last: int) -> None:
        self.options = options
        self.heap = heap
        self.taken = taken
        self.turn = turn
        self.last = last

    def copy(self) -> "State":
        return State(self.options, self.heap, list(self.taken), self.turn, self.last)


class Pebbles:
    def __init__(self) -> None:
        self.name = "pebbles"
        self.title = "Pebbles"
        self.rules_version = 1
        self.fewest_seats = 2
        self.most_seats = 4
        self.options = [Option("heap", [10, 20])]
        self.vocabulary = TAKE
        self.events = {"heaped": ["amount"], "gained": ["what", "amount", "why"]}

    def card_tree(self, changes: dict[str, Json], where: str) -> dict[str, Json]:
        if changes:
            raise BadCards(f"{where}: Pebbles has no cards")
        return {}

    def setup(
        self, seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None
    ) -> State:
        state = State(options, int(options["heap"]) + chance.below(6) + 1, [0] * seats, 0, -1)
        if journal is not None:
            journal.add(("heaped", -1, state.heap))
        return state

    def pending(self, state: State) -> list[int]:
        return [state.turn] if state.heap else []

    def legal(self, state: State, seat: int) -> list[int]:
        return list(range(min(3, state.heap)))

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
        state.heap -= action + 1
        state.taken[seat] += action + 1
        state.last = -1 if state.heap else seat
        state.turn = (seat + 1) % len(state.taken)
        if journal is not None:
            journal.add(("gained", seat, "pebbles", action + 1, "" if state.heap else "last"))

    def position(self, state: State) -> Position:
        return {
            "game": self.name, "rules": 1, "seats": len(state.taken), "options": dict(state.options), "card_changes": {},
            "heap": state.heap, "taken": list(state.taken), "turn": state.turn, "last": state.last,
        }  # fmt: skip

    def view(self, state: State, seat: int | None) -> View:
        """All lies open."""
        pending = self.pending(state)
        asked = {"kind": "take"} if seat in pending else None
        return {**self.position(state), "seat": seat, "pending": pending, "question": asked, "over": not pending}

    def imagine(self, view: View, chance: Chance) -> State:
        return self.load({key: cast(Json, view[key]) for key in self.position(State({"heap": 10}, 1, [0, 0], 0, -1))})

    def load(self, data: Position) -> State:
        reader = Reader(data, "position", BadPosition)
        taken = reader.integers("taken", 0, 26)
        last = reader.integer("last", -1, len(taken) - 1)
        turn, heap = reader.integer("turn", 0, len(taken) - 1), reader.integer("heap", 0, 26)
        return State(cast(Options, data["options"]), heap, taken, turn, last)

    def check(self, state: State) -> None:
        heaped = state.heap + sum(state.taken) - int(state.options["heap"])
        if not 1 <= heaped <= 6 or (state.last < 0) != (state.heap > 0):
            raise BadPosition("position: pebbles were lost or found")

    def scores(self, state: State) -> list[Score]:
        return [Score({"pebbles": n, "last": LAST * (state.last == seat)}) for seat, n in enumerate(state.taken)]

    def older_answer(self, state: State, seat: int, version: int, forced: bool) -> int:
        return -1


GAME: Final = cast(AnyGame, Pebbles())
