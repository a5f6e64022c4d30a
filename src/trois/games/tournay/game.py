"""Tournay as the core knows a game."""

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import Position, Score, View
from trois.core.journal import Journal
from trois.core.options import Option, Options
from trois.games.tournay import cards, scoring, setup
from trois.games.tournay.state import State
from trois.games.tournay.steps import dispatch
from trois.games.tournay.vocabulary import VOCABULARY


class Tournay:
    def __init__(self) -> None:
        self.name = "tournay"
        self.title = "Tournay"
        self.rules_version = 1
        self.fewest_seats = 2
        self.most_seats = 4
        self.options = [Option("expansion", ["off", "replace", "mix"]), Option("advanced", [False, True])]
        self.vocabulary = VOCABULARY
        self.events: dict[str, list[str]] = {}

    def setup(
        self, seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None
    ) -> State:
        return setup.set_up(seats, options, changes, chance, journal)

    def card_tree(self, changes: dict[str, Json], where: str) -> dict[str, Json]:
        return cards.tree(changes, where)

    def pending(self, state: State) -> list[int]:
        return state.asked

    def legal(self, state: State, seat: int) -> list[int]:
        return dispatch.legal(state, seat)

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
        dispatch.apply(state, seat, action, chance, journal)

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(state)
