"""Games that live elsewhere: they need not inherit from anything to be played."""

from typing import Any

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import Game, Position, Score, State, View
from trois.core.journal import Journal
from trois.core.options import Options


class ForeignGame(Game[State]):
    """Passes everything on to a game that has the names of `Game`."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.name = game.name
        self.title = game.title
        self.rules_version = game.rules_version
        self.fewest_seats = game.fewest_seats
        self.most_seats = game.most_seats
        self.options = game.options
        self.vocabulary = game.vocabulary
        self.events = game.events

    def card_tree(self, changes: dict[str, Json], where: str) -> dict[str, Json]:
        found: dict[str, Json] = self.game.card_tree(changes, where)
        return found

    def setup(
        self, seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None
    ) -> State:
        state: State = self.game.setup(seats, options, changes, chance, journal)
        return state

    def pending(self, state: State) -> list[int]:
        seats: list[int] = self.game.pending(state)
        return seats

    def legal(self, state: State, seat: int) -> list[int]:
        actions: list[int] = self.game.legal(state, seat)
        return actions

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
        self.game.apply(state, seat, action, chance, journal)

    def view(self, state: State, seat: int | None) -> View:
        view: View = self.game.view(state, seat)
        return view

    def imagine(self, view: View, chance: Chance) -> State:
        state: State = self.game.imagine(view, chance)
        return state

    def scores(self, state: State) -> list[Score]:
        scores: list[Score] = self.game.scores(state)
        return scores

    def position(self, state: State) -> Position:
        position: Position = self.game.position(state)
        return position

    def load(self, data: Position) -> State:
        state: State = self.game.load(data)
        return state

    def check(self, state: State) -> None:
        self.game.check(state)

    def older_answer(self, state: State, seat: int, version: int, forced: bool) -> int:
        answer: int = self.game.older_answer(state, seat, version, forced)
        return answer
