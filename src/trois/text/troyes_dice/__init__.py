"""The voice of Troyes Dice: what its views, questions and choices say."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, cast

from trois.core.game import AnyGame, View
from trois.core.journal import Event
from trois.core.match import Match
from trois.games.troyes_dice import feats
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.view import DiceView
from trois.games.troyes_dice.words import COLOURS
from trois.text import Text
from trois.text import voice as base
from trois.text.model import Card, Chip, Die, Good, Progress, Standing
from trois.text.troyes_dice import cards, choices, goods, questions
from trois.text.troyes_dice.signs import SIGNS, letter
from trois.text.troyes_dice.tallies import tallies
from trois.text.troyes_dice.uses import Uses, die_in_hand, face_of
from trois.text.voice import capital

GROUPS: Final[Mapping[str, str]] = {
    "take": "dice",
    "collect": "dice",
    "pay": "payment",
    "citizen": "citizens",
    "number": "numbers",
    "write": "numbers",
}
LAST: Final = 100
PHASES: Final = ("dice", "black", "choose", "use", "others")


class Voice(base.Voice):
    signs = SIGNS
    dice: Mapping[str, Mapping[str, str]] = {
        "took": {"value": "colour"},
        "rolled": {"d1": "", "d2": "", "d3": "", "d4": ""},
    }
    rolls: Mapping[str, Sequence[str]] = {"rolled": ("d1", "d2", "d3", "d4")}
    in_signs = frozenset({"gained", "paid"})
    unsaid = frozenset({"lost"})
    felt = frozenset({"crossed", "built", "unlocked"})
    told_by: Mapping[str, str] = {"die": "took", "no-die": "collected", "black-die": "rolled"}
    own_lines = frozenset({"half-day", "plaza-turned", "tile-turned", "over"})
    breaks = frozenset({"half-day", "plaza-turned", "tile-turned", "over"})
    pictured = frozenset({"free"})
    folded = frozenset({"paid", "senseless"})
    rounds = frozenset({"half-day"})
    tallies = staticmethod(tallies)

    def __init__(self, game: AnyGame, view: View, text: Text, names: Sequence[str]) -> None:
        super().__init__(game, view, text, names)
        self.seen = cast(DiceView, view)

    def title(self) -> str:
        return questions.title(self.seen, self.text)

    def progress(self) -> Progress:
        seen, words = self.seen, questions.half_day(self.seen, self.text)
        if not words:
            return Progress("", 0, questions.DAYS)
        phases = self.phases(PHASES, questions.phase(seen))
        return Progress(capital(words), seen["day"], questions.DAYS, phases, questions.ready(seen, self.text))

    def sentence(self, kind: str) -> str:
        return questions.sentence(self.seen, kind, self.text)

    # What the sheets come to

    @cached_property
    def _uses(self) -> Uses:
        return Uses(self.game, self.state, self.seen["seat"] or 0)

    def goods(self, seat: int) -> list[Good]:
        return goods.goods_of(self.seen, self.scores, seat)

    def change(self, chip: Chip) -> tuple[str, int] | None:
        found = super().change(chip)
        return None if found is None else (goods.thing_of(chip), found[1])

    def die(self, action: int) -> Die | None:
        if self.game.vocabulary.kind(action) != "take" or not self.seen["plazas"]:
            return None
        plaza = self.seen["plazas"][self.game.vocabulary.args(action)[0]]
        return Die(plaza["rolled"], plaza["colour"])

    # The die in hand

    def in_hand(self) -> Die | None:
        return die_in_hand(self.seen)

    def face(self, action: int) -> Die | None:
        if self.in_hand() is None:
            return None
        colour, value = face_of(action)
        return Die(value, colour)

    def group(self, action: int) -> str:
        """Uses of the die as it is, those at a price, those that nobody would choose; free buildings by their kind."""
        kind, face = self.game.vocabulary.kind(action), self.face(action)
        if kind in GROUPS:
            return GROUPS[kind]
        if face is None:
            return self.game.vocabulary.words(action).get("building", "citizens")
        if face == self.in_hand():
            return "free"
        return "senseless" if action in self._uses.senseless else "paid"

    def heading(self, group: str) -> str:
        """A kind of building is its own heading."""
        return super().heading(group) or self.text.word(self.area, group, "many")

    def colour(self, action: int) -> str:
        return choices.colour_of(self.seen, self.game.vocabulary, action)

    def tag(self, action: int, chips: Sequence[Chip]) -> list[Chip]:
        return choices.tag(chips, self.in_hand() is not None) if action >= choices.FIRST_USE else []

    def name(self, action: int) -> str:
        """A die by colour and value, while dice lie on the plazas."""
        if self.game.vocabulary.kind(action) == "take" and self.seen["plazas"]:
            return choices.die_name(self.seen, self.game.vocabulary.args(action)[0], self.text)
        return super().name(action)

    def thing(self, action: int) -> str:
        return choices.thing(self.game.vocabulary, action)

    def about(self, action: int) -> str:
        return self.game.vocabulary.words(action).get("building", "")

    def chips(self, action: int, events: Sequence[Event]) -> list[Chip]:
        if self.game.vocabulary.kind(action) == "take":
            return choices.die_chips(self.seen["plazas"][self.game.vocabulary.args(action)[0]])
        points = self._uses.points.get(action, 0) if self.seen["question"] is not None else 0
        return [*choices.changes(events), *([Chip("gain", "points", points)] if points > 0 else [])]

    def amounts(self, seat: int, events: Sequence[Event]) -> list[Chip]:
        return choices.changes(events)

    def order(self, action: int, events: Sequence[Event]) -> int:
        """Dice stay in the order of their plazas; of the rest the cheap ones come first."""
        if self.game.vocabulary.kind(action) == "take":
            return 0
        price = sum(chip.amount or 0 for chip in choices.changes(events) if chip.kind == "price")
        return price + (LAST if self.group(action) == "senseless" else 0)

    def standings(self) -> list[Standing]:
        """Sheets are open, and nothing else counts."""
        return [Standing(seat, score.total) for seat, score in enumerate(self.scores)]

    def card(self, name: str) -> Card:
        return cards.card(name, self.seen["card_changes"], self.text)

    def legend(self) -> str:
        return self.text(f"{self.area}.board.legend", **{colour: letter(colour, self.text) for colour in COLOURS})

    @staticmethod
    def feats(match: Match, seat: int) -> list[str]:
        """Tallies over several games are left out: one match does not know them."""
        reached = feats.of_game(cast(State, match.state), seat)
        return [feat for feat in reached if feat not in feats.PLAYED]
