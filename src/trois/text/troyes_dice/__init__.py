"""The voice of Troyes Dice: what its views, questions and choices say."""

from collections.abc import Mapping, Sequence
from typing import cast

from trois.core.chance import Chance
from trois.core.game import AnyGame, View
from trois.core.journal import Event
from trois.core.match import Match
from trois.games.troyes_dice import feats
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.view import DiceView
from trois.games.troyes_dice.words import COLOURS
from trois.text import Text
from trois.text import voice as values
from trois.text.troyes_dice import cards, choices, questions
from trois.text.troyes_dice.signs import SIGNS, letter
from trois.text.troyes_dice.tallies import tallies
from trois.text.voice import Card, Chip, Standing


class Voice(values.Voice):
    signs = SIGNS
    dice: Mapping[str, Mapping[str, str]] = {
        "took": {"value": "colour"},
        "rolled": {"d1": "", "d2": "", "d3": "", "d4": ""},
    }
    rolls: Mapping[str, Sequence[str]] = {"rolled": ("d1", "d2", "d3", "d4")}
    breaks = frozenset({"half-day", "plaza-turned", "tile-turned", "over"})
    rounds = frozenset({"half-day"})
    tallies = staticmethod(tallies)

    def __init__(self, game: AnyGame, view: View, text: Text, names: Sequence[str]) -> None:
        super().__init__(game, view, text, names)
        self.seen = cast(DiceView, view)

    def title(self) -> str:
        return questions.title(self.seen, self.text)

    def sentence(self, kind: str) -> str:
        return questions.sentence(self.seen, kind, self.text)

    def name(self, action: int) -> str:
        """A die by colour and value, while dice lie on the plazas."""
        if self.game.vocabulary.kind(action) == "take" and self.seen["plazas"]:
            return choices.die_name(self.seen, self.game.vocabulary.args(action)[0], self.text)
        return super().name(action)

    def thing(self, action: int) -> str:
        return choices.thing(self.game.vocabulary, action)

    def chips(self, action: int, events: Sequence[Event]) -> list[Chip]:
        if self.game.vocabulary.kind(action) == "take":
            return choices.die_chips(self.seen["plazas"][self.game.vocabulary.args(action)[0]])
        return choices.changes(events)

    def order(self, action: int, events: Sequence[Event]) -> int:
        """Dice stay in the order of their plazas; of the rest the cheap ones come first."""
        if self.game.vocabulary.kind(action) == "take":
            return 0
        return sum(chip.amount or 0 for chip in choices.changes(events) if chip.kind == "price")

    def standings(self) -> list[Standing]:
        scores = self.game.scores(self.game.imagine(self.view, Chance(0)))
        return [Standing(seat, score.total) for seat, score in enumerate(scores)]

    def card(self, name: str) -> Card:
        return cards.card(name, self.seen["card_changes"], self.text)

    def legend(self) -> str:
        return self.text(f"{self.area}.board.legend", **{colour: letter(colour, self.text) for colour in COLOURS})

    @staticmethod
    def feats(match: Match, seat: int) -> list[str]:
        """Tallies over several games are left out: one match does not know them."""
        reached = feats.of_game(cast(State, match.state), seat)
        return [feat for feat in reached if feat not in feats.PLAYED]
