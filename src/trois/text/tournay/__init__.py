"""The voice of Tournay: what its views, questions, choices and cards say."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from trois.core.game import AnyGame, View
from trois.core.journal import Event
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import COLOURS
from trois.text import Text
from trois.text import voice as base
from trois.text.model import Card, Chip, Die, Draft, Good, Progress, Standing
from trois.text.tournay import cards, choices, goods, labels, names, questions
from trois.text.tournay.signs import SIGNS, letter
from trois.text.tournay.standing import stand_drafts
from trois.text.tournay.tallies import tallies
from trois.text.voice import capital

PHASES: Final = ("play", "action", "events", "hand")


class Voice(base.Voice):
    signs = SIGNS
    pictured = frozenset({"keep", "discard"})
    explained = frozenset({"discard"})
    unsaid = frozenset({"turn"})
    felt = frozenset(
        {
            "laid_down", "stood_up", "recruited", "dismissed", "damaged", "gathered", "used", "played", "replaced",
            "drew_card", "took", "put_card_under", "fought", "activated", "built", "laid_last",
        }
    )  # fmt: skip
    touching: Mapping[str, str] = {"hired": "hire"}
    told_by: Mapping[str, str] = {
        "hire": "hired",
        "combat": "fought",
        "recruit": "recruited",
        "protection": "protected",
    }
    own_lines = frozenset({"turn", "event", "round", "last_round", "laid_last", "over"})
    breaks = frozenset({"event", "crier", "turn", "round", "last_round", "over"})
    rounds = frozenset({"round"})
    tallies = staticmethod(tallies)

    def __init__(self, game: AnyGame, view: View, text: Text, players: Sequence[str]) -> None:
        super().__init__(game, view, text, players)
        self.seen = cast(TournayView, view)
        self._names = names.Names(game, self.seen, text, players)
        self._labels = labels.Labels(game, self.seen, text)

    def title(self) -> str:
        return questions.title(self.seen, self.text)

    def progress(self) -> Progress:
        seen = self.seen
        words = capital(self.text(f"{self.area}.board.round", n=seen["round"]))
        phases = () if seen["over"] else self.phases(PHASES, questions.phase(seen))
        return Progress(words, phases=phases, note=questions.end(seen, self.text))

    def sentence(self, kind: str) -> str:  # the view knows more than the kind
        return questions.sentence(self.seen, self.text, self.names)

    def subject(self, kind: str) -> str | Die | None:
        return questions.subject(self.seen)

    def name(self, action: int) -> str:
        return capital(self._names.name(action))

    def thing(self, action: int) -> str:
        return names.thing(self.game, self.seen, action)

    def chips(self, action: int, events: Sequence[Event]) -> list[Chip]:
        return choices.chips(self.game, self.seen, self.state, action, events)

    def group(self, action: int) -> str:
        kind = self.game.vocabulary.kind(action)
        return labels.GROUPS.get(kind, kind)

    def about(self, action: int) -> str:
        return self._labels.about(action)

    def label(self, action: int) -> str:
        return self._labels.label(action) or self.name(action)

    def colour(self, action: int) -> str:
        return self._labels.colour(action)

    def then(self, action: int) -> tuple[int, ...]:
        seat = self.seen["seat"]
        return () if seat is None else choices.own_citizens(self.game, self.state, seat, action)

    def drafts(self) -> list[Draft]:
        asked, seat = self.seen["question"], self.seen["seat"]
        if asked is None or asked["kind"] != "stand" or seat is None:
            return []
        return stand_drafts(self.game.legal(self.state, seat))

    def goods(self, seat: int) -> list[Good]:
        return goods.goods_of(self.seen, self.scores, seat)

    def change(self, chip: Chip) -> tuple[str, int] | None:
        return goods.change(chip) or super().change(chip)

    def order(self, action: int, events: Sequence[Event]) -> int:
        return choices.order(self.game.vocabulary.kind(action), events)

    def standings(self) -> list[Standing]:
        """Districts, citizens and ramparts lie open, and nothing else counts."""
        return [Standing(seat, score.total) for seat, score in enumerate(self.scores)]

    def cards(self) -> list[Card]:
        return [self.card(name) for name in cards.cards_in_sight(self.seen)]

    def card(self, name: str) -> Card:
        return cards.card(self.seen, name, self.text)

    def legend(self) -> str:
        letters = {colour: letter(colour, self.text) for colour in COLOURS}
        return self.text(f"{self.area}.board.legend", low=letters["yellow"].lower(), **letters)
