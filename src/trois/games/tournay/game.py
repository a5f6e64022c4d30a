"""Tournay as the core knows a game."""

from typing import Final, cast

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.game import AnyGame, Position, Score, View
from trois.core.journal import Journal
from trois.core.options import Options
from trois.games.tournay import cards, check, questions, scoring, setup
from trois.games.tournay import position as positions
from trois.games.tournay import view as views
from trois.games.tournay.options import OPTIONS
from trois.games.tournay.state import State
from trois.games.tournay.vocabulary import VOCABULARY

EVENTS: Final[dict[str, list[str]]] = {
    "round": ["number"],
    "last_round": [],
    "turn": [],
    "played": ["card", "area"],
    "replaced": ["card", "area"],
    "gained": ["deniers"],
    "lost": ["deniers"],
    "used": ["colour", "citizens"],
    "hired": ["owner", "colour", "citizens"],
    "laid_down": ["colour", "citizens"],
    "stood_up": ["colour", "citizens"],
    "recruited": ["colour"],
    "dismissed": ["colour"],
    "gathered": [],
    "looked": ["pile"],
    "saw": ["card", "other"],
    "took": ["card", "pile"],
    "drew": ["pile"],
    "drew_card": ["card"],
    "left": ["card", "pile"],
    "visible_under": ["card", "pile"],
    "put_under": ["pile"],
    "put_card_under": ["card"],
    "turned_up": ["card", "pile"],
    "crier": ["pile"],
    "coin": ["event", "place"],
    "event": ["event", "coins"],
    "protected": ["event", "with"],
    "fought": ["event", "place"],
    "event_revealed": ["event", "place"],
    "activated": ["card", "area"],
    "copied": ["card"],
    "levied": ["colour"],
    "damaged": ["card", "area"],
    "built": ["event"],
    "laid_last": ["card", "area"],
    "over": [],
}


class Tournay:
    """Two to four players, about 30 rounds."""

    def __init__(self) -> None:
        self.name = "tournay"
        self.title = "Tournay"
        self.rules_version = 1
        self.fewest_seats = 2
        self.most_seats = 4
        self.options = OPTIONS
        self.vocabulary = VOCABULARY
        self.events = EVENTS

    def setup(
        self, seats: int, options: Options, changes: dict[str, Json], chance: Chance, journal: Journal | None
    ) -> State:
        return setup.set_up(seats, options, changes, chance, journal)

    def card_tree(self, changes: dict[str, Json], where: str) -> dict[str, Json]:
        return cards.tree(changes, where)

    def pending(self, state: State) -> list[int]:
        return state.asked

    def legal(self, state: State, seat: int) -> list[int]:
        return questions.legal(state, seat)

    def apply(self, state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> None:
        questions.apply(state, seat, action, chance, journal)

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(state)

    def view(self, state: State, seat: int | None) -> View:
        return views.view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        return views.imagine(view, chance)

    def position(self, state: State) -> Position:
        return positions.position(state)

    def load(self, position: Position) -> State:
        return positions.load(position)

    def check(self, state: State) -> None:
        check.check(state)


GAME: Final = cast(AnyGame, Tournay())
