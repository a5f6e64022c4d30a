"""The voice of Tournay: what its views, questions, choices and cards say."""

from collections.abc import Sequence
from typing import cast

from trois.core.chance import Chance
from trois.core.game import AnyGame, View
from trois.core.journal import Event
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import COLOURS
from trois.text import Text
from trois.text import voice as values
from trois.text.tournay import cards, choices, names, questions
from trois.text.tournay.signs import SIGNS, letter
from trois.text.tournay.tallies import tallies
from trois.text.voice import Card, Chip, Standing, capital


class Voice(values.Voice):
    signs = SIGNS
    breaks = frozenset({"event", "crier", "turn", "round", "last_round", "over"})
    rounds = frozenset({"round"})
    tallies = staticmethod(tallies)

    def __init__(self, game: AnyGame, view: View, text: Text, players: Sequence[str]) -> None:
        super().__init__(game, view, text, players)
        self.seen = cast(TournayView, view)
        self._names = names.Names(game, self.seen, text, players)

    def title(self) -> str:
        return questions.title(self.seen, self.text)

    def sentence(self, kind: str) -> str:  # noqa: ARG002 (the view knows more than the kind)
        return questions.sentence(self.seen, self.text, self.names)

    def name(self, action: int) -> str:
        return capital(self._names.name(action))

    def thing(self, action: int) -> str:
        return names.thing(self.game, self.seen, action)

    def chips(self, action: int, events: Sequence[Event]) -> list[Chip]:
        return choices.chips(self.game, self.seen, action, events)

    def order(self, action: int, events: Sequence[Event]) -> int:
        return choices.order(self.game.vocabulary.kind(action), events)

    def standings(self) -> list[Standing]:
        """Districts lie open, and nothing else counts."""
        scores = self.game.scores(self.game.imagine(self.view, Chance(0)))
        return [Standing(seat, score.total) for seat, score in enumerate(scores)]

    def cards(self) -> list[Card]:
        return [self.card(name) for name in cards.cards_in_sight(self.seen)]

    def card(self, name: str) -> Card:
        return cards.card(self.seen, name, self.text)

    def legend(self) -> str:
        letters = {colour: letter(colour, self.text) for colour in COLOURS}
        return self.text(f"{self.area}.board.legend", low=letters["yellow"].lower(), **letters)
