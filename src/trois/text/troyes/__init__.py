"""The voice of Troyes."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from trois.core.game import AnyGame, View
from trois.core.journal import Event
from trois.games.troyes.state import State
from trois.games.troyes.steps.counter import strength_of
from trois.games.troyes.words import COLOURS
from trois.text import Text
from trois.text import voice as base
from trois.text.chips import player_name
from trois.text.model import NEUTRAL, Card, Chip, Die, Draft, Good, Picking, Preset, Progress, Standing
from trois.text.troyes.cards import card_of, cards_in_sight
from trois.text.troyes.characters import character_line, characters_of
from trois.text.troyes.choices import GROUPS, LABELS, chips_of, colour_of, strength_chip, thing_of
from trois.text.troyes.countering import counter_drafts
from trois.text.troyes.draft import chosen_dice, fighting_dice, outcome, own_times
from trois.text.troyes.drafts import drafts, preset
from trois.text.troyes.goods import goods_of
from trois.text.troyes.picking import picking
from trois.text.troyes.questions import ABOUT_TARGET, is_of_one_die, question_places
from trois.text.troyes.seen import AREA, Sight
from trois.text.troyes.standings import COUNTED_LAST, standings
from trois.text.troyes.tallies import tallies
from trois.text.voice import capital, changes

EXTRA_ROUNDS: Final = 2
PHASES: Final = ("income", "dice", "events", "actions", "end")
ATTACKED: Final = frozenset({"counter", "fight", "also"})
CITIZENS: Final = ("supply", "raise", "move", "leave")
PICTURED: Final = ("activity:", "event:")
"""Things with a picture."""


class Voice(base.Voice):
    signs: Mapping[str, str] = {
        "deniers": "{n}¤",
        "influence": "{n}♔",
        "vp": "{n}★",
        "cubes": "{n}▪",
        "wages": "{n}¤ / {word}",
        "prizes": "{n}/{of}★",
        "harvest": "÷{n} ¤",
        "too-few": "Σ{n} < {of}",
        "strength": "{n} ≥ {of}",
        "turned": "→ {n}",
        "effect": "{effect}",
        "expelled": "✗{who} {word}",
        "countered": "✓ {word}",
    }
    dice: Mapping[str, Mapping[str, str]] = {
        "rolled": {"value": "colour"},
        "rerolled": {"old": "colour", "new": "colour"},
        "turned": {"value": "colour"},
        "used": {"value": "colour"},
    }
    rolls: Mapping[str, Sequence[str]] = {"rolled": ["value"], "rerolled": ["new"]}
    explained = frozenset({"activities"})
    folded: frozenset[str] = frozenset({"reroll", "turn"})
    felt = frozenset(
        {"dealt", "settled", "hired", "expelled", "razed", "overrun", "placed", "built", "cubes", "recruited", "took"}
    )
    touching: Mapping[str, str] = {"used": "bought-dice"}
    told_by: Mapping[str, str] = {
        "passing": "passed",
        "bought-dice": "used",
        "black-dice": "repelled",
        "too-weak": "overrun",
        "reroll": "rerolled",
        "recruit": "recruited",
        "turn-over": "turned",
        "hire": "hired",
        "cathedral": "built",
        "event-cubes": "cubes",
        "placed-citizen": "expelled",
    }
    given: frozenset[str] = frozenset({"took"})
    closes: Mapping[str, frozenset[str]] = {
        "repelled": frozenset({"repelled", "gained"}),
        "overrun": frozenset({"overrun", "lost"}),
    }
    own_lines: frozenset[str] = frozenset({"start", "round", "event", "rolled", "acted", "ended"})
    breaks: frozenset[str] = frozenset({"ended", "round"})
    rounds: frozenset[str] = frozenset({"round"})
    counted_last: frozenset[str] = COUNTED_LAST
    tallies = staticmethod(tallies)

    def __init__(self, game: AnyGame, view: View, text: Text, names: Sequence[str]) -> None:
        super().__init__(game, view, text, names)
        self.sight = Sight(view)

    @cached_property
    def state(self) -> State:
        return self.sight.state

    def title(self) -> str:
        return " · ".join(filter(None, (self.text(f"{AREA}.title"), self._round())))

    def _round(self) -> str:
        """The round in words; nothing when it is over."""
        seen, text = self.sight.seen, self.text
        if seen["over"]:
            return ""
        if seen["round"] == 0:
            return text(f"{AREA}.board.placing")
        return text(f"{AREA}.board.round", round=seen["round"], rounds=seen["seats"] + EXTRA_ROUNDS)

    def progress(self) -> Progress:
        seen = self.sight.seen
        rounds, words = seen["seats"] + EXTRA_ROUNDS, capital(self._round())
        if seen["over"] or seen["round"] == 0:
            return Progress(words, 0, rounds)
        now = "events" if seen["asking"] in ATTACKED else "actions"
        return Progress(words, seen["round"], rounds, self.phases(PHASES, now))

    def sentence(self, kind: str) -> str:
        asked = "one-die" if kind == "dice" and is_of_one_die(self.sight.state) else kind
        return capital(self.text(f"{AREA}.question.{asked}", **question_places(self.sight, kind, self.text)))

    def subject(self, kind: str) -> str | Die | None:
        """The card that is activated or fought, or the black die that attacks."""
        if kind in ATTACKED:
            return Die(self.sight.state.black[-1], "black")
        target = [self.thing(action) for action in self.sight.state.trail[:1]] if kind in ABOUT_TARGET else []
        return next((thing.partition(":")[2] for thing in target if thing.startswith(PICTURED)), None)

    def draft(self, kind: str) -> tuple[tuple[Chip, ...], tuple[Die, ...]]:
        if kind == "fight":
            return (strength_chip(self.sight, strength_of(self.sight.state.trail)),), fighting_dice(self.sight.state)
        if kind != "dice":
            return (), ()
        return tuple(outcome(self.sight.state)), chosen_dice(self.sight.state)

    def so_far(self, steps: int) -> int:
        """The action in the making; what was countered or turned over before is done."""
        return min(steps, len(self.sight.seen["trail"]))

    def drafts(self) -> list[Draft]:
        if self._is_asked("counter"):
            return counter_drafts(self.sight)
        return drafts(self.sight) if self._is_asked("dice", "citizen") else []

    def preset(self) -> Preset | None:
        return preset(self.sight.state) if self._is_asked("citizen") else None

    def picking(self, picked: Sequence[int]) -> Picking | None:
        return picking(self.sight, picked) if self._is_asked("action") else None

    def _is_asked(self, *kinds: str) -> bool:
        question = self.sight.seen["question"]
        return question is not None and question["kind"] in kinds

    def name(self, action: int) -> str:
        """A die is called by colour, value and, unless it is the chooser's own, its owner."""
        if self.game.vocabulary.kind(action) != "take":
            return super().name(action)
        words = self.game.vocabulary.words(action)
        owner = NEUTRAL if words["owner"] == "grey" else int(words["owner"])
        key = "own-die" if owner == self.sight.seen["seat"] else "die"
        name = player_name(owner, self.text, self.names)
        colour = self.text.word(AREA, words["colour"])
        return capital(self.text(f"{AREA}.choice.{key}", colour=colour, value=words["value"], name=name))

    def thing(self, action: int) -> str:
        return thing_of(self.sight, self.game.vocabulary.kind(action), self.game.vocabulary.words(action))

    def group(self, action: int) -> str:
        return GROUPS[self.game.vocabulary.kind(action)]

    def label(self, action: int) -> str:
        """The thing alone where the heading says what is done with it."""
        kind = self.game.vocabulary.kind(action)
        if kind not in LABELS:
            return self.name(action)
        words = [self.text.word(AREA, word) for word in self.game.vocabulary.words(action).values()]
        return capital(" ".join(words))

    def colour(self, action: int) -> str:
        return colour_of(self.sight, self.game.vocabulary.kind(action), self.game.vocabulary.words(action))

    def die(self, action: int) -> Die | None:
        words = self.game.vocabulary.words(action)
        return Die(int(words["value"]), words["colour"]) if {"value", "colour"} <= words.keys() else None

    def tag(self, action: int, chips: Sequence[Chip]) -> list[Chip]:
        """What a die that can be picked would cost; how often a card could be used with one's own dice alone."""
        kind = self.game.vocabulary.kind(action)
        if kind in ("activate", "combat") and self._is_asked("action"):
            times = own_times(self.sight.state, action)
            return [Chip("fact", "times", times)] if times else []
        if kind != "take" or not self._is_asked("action"):
            return []
        price = sum(chip.amount or 0 for chip in chips if chip.kind == "price")
        return [Chip("price", "deniers", price)] if price else []

    def goods(self, seat: int) -> list[Good]:
        return goods_of(self.sight, seat)

    def secrets(self) -> list[tuple[str, str]]:
        seat = self.sight.seen["seat"]
        if seat is None:
            return []
        found = characters_of(self.sight, seat)
        return [(name, character_line(self.sight, seat, name, self.text)) for name in found]

    def standings(self) -> list[Standing]:
        return standings(self.sight)

    def order(self, action: int, events: Sequence[Event]) -> int:
        """Of citizens first those whose going costs nothing: from the supply, expelled ones, then from the buildings."""
        kind = self.game.vocabulary.kind(action)
        return CITIZENS.index(kind) if kind in CITIZENS else 0

    def chips(self, action: int, events: Sequence[Event]) -> list[Chip]:
        kind, words = self.game.vocabulary.kind(action), self.game.vocabulary.words(action)
        own = [] if kind == "pass" else changes(self.game, self.sight.seen["seat"], events)
        return [*chips_of(self.sight, kind, words, events), *own]

    def cards(self) -> list[Card]:
        return [self.card(name) for name in cards_in_sight(self.sight)]

    def card(self, name: str) -> Card:
        return card_of(self.sight, name, self.text)

    def legend(self) -> str:
        letters = {colour: self.text.word(AREA, colour, "letter") for colour in COLOURS}
        return self.text(f"{AREA}.board.legend", **letters)
