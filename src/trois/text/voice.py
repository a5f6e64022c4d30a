"""A game's voice: what is said about a view of it, as values that every front end renders (`trois.text.model`).

It is the class `Voice` in the game's part of this layer (`games.part("text", name).Voice`), a subclass of the one below.
It is made for one view, one language and the players' names, so that what all its answers need (typed cards, a state
that fits the view) is made once.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from trois import games
from trois.core.chance import Chance
from trois.core.game import AnyGame, Score, View
from trois.core.journal import Event
from trois.core.match import Match
from trois.games import area
from trois.text import Text
from trois.text.model import (
    TONES,
    Card,
    Chip,
    ChipKind,
    Choice,
    Die,
    Draft,
    Good,
    Phase,
    Picking,
    Preset,
    Progress,
    Question,
    Standing,
    Tally,
)

ENDS: Final = frozenset({"done"})
"""Groups that only end what is being done."""


class Voice:
    """What is said about one view. This one says what catalogue and vocabulary tell; a game overrides the rest."""

    signs: Mapping[str, str] = {}
    """By thing: how a chip looks in few characters; `trois.text.chips` says which places there are."""
    dice: Mapping[str, Mapping[str, str]] = {}
    """By kind of event: arguments that are values of dice, each with the argument that is its colour, or ""."""
    rolls: Mapping[str, Sequence[str]] = {}
    """By kind of event: arguments that are values just rolled."""
    folded: frozenset[str] = frozenset()
    """Groups of choices that are opened by whoever wants them: many, seldom taken."""
    pictured: frozenset[str] = frozenset()
    """Groups of few choices, each of which shows the picture of its card."""
    explained: frozenset[str] = frozenset()
    """Groups of choices that say what their card does, where the card is not in sight."""
    in_signs: frozenset[str] = frozenset({"gained", "paid", "lost"})
    """Kinds of events that short news tell as amounts with signs."""
    unsaid: frozenset[str] = frozenset()
    """Kinds of events that short news leave out."""
    felt: frozenset[str] = frozenset()
    """Kinds of events, besides amounts, that change what a seat has: its citizens, cards, cubes, fields."""
    touching: Mapping[str, str] = {}
    """By kind of event with which somebody takes something of an `owner`: the reason of what is paid for it."""
    told_by: Mapping[str, str] = {}
    """By reason: the kind of event that tells it; in a line with such an event the reason is left out."""
    given: frozenset[str] = frozenset()
    """Kinds of events that another's turn may bring to a player, besides amounts."""
    closes: Mapping[str, frozenset[str]] = {}
    """By kind: what else its line may tell; whatever the same player does besides begins another."""
    own_lines: frozenset[str] = frozenset()
    """Kinds of events that stand on a line of their own; whoever acts after them begins a turn."""
    breaks: frozenset[str] = frozenset()
    """Kinds of events that are no choice's own effect: with them the course of the game goes on."""
    rounds: frozenset[str] = frozenset()
    """Kinds of events that begin a round: the log and the curve of points are divided by them."""
    counted_last: frozenset[str] = frozenset()
    """Sources of points that are counted at the end only."""

    def __init__(self, game: AnyGame, view: View, text: Text, names: Sequence[str]) -> None:
        self.game = game
        self.view = view
        self.text = text
        self.names = names
        self.area = area(game.name)

    @cached_property
    def state(self) -> Any:
        """A state that fits the view, made once. Not to be changed, and only what the view tells may be read off it."""
        return self.game.imagine(self.view, Chance(0))

    @cached_property
    def scores(self) -> Sequence[Score]:
        """What everybody would have if the game ended now; true where all that counts lies open."""
        return self.game.scores(self.state)

    # Where the game stands, and what is asked

    def title(self) -> str:
        """Where the game stands, in a few words."""
        key = f"{self.area}.title"
        return self.text.get(key, self.game.title)

    def progress(self) -> Progress:
        """How far the match has come."""
        return Progress(self.title())

    def phases(self, names: Sequence[str], now: str) -> tuple[Phase, ...]:
        """Phases by their words in the section `phase`; those before the present one are past."""
        at = list(names).index(now) if now in names else -1
        return tuple(
            Phase(self.text(f"{self.area}.phase.{name}"), number == at, number < at)
            for number, name in enumerate(names)
        )

    def question(self) -> Question | None:
        """What the viewer is asked; None where it isn't the viewer's turn."""
        asked, seat = self.view.get("question"), self.view.get("seat")
        if not isinstance(asked, dict) or not isinstance(seat, int):
            return None
        kind = str(asked["kind"])
        return Question(kind, seat, self.sentence(kind), self.help(kind), *self.draft(kind), self.subject(kind))

    def sentence(self, kind: str) -> str:
        """What a question of this kind asks."""
        key = f"{self.area}.question.{kind}"
        return self._plain(key) or capital(kind)

    def help(self, kind: str) -> str:
        return self._plain(f"{self.area}.hint.{kind}")

    def subject(self, kind: str) -> str | Die | None:
        """What a question is about: a card by its id, or a die; None where neither is."""
        return None

    def draft(self, kind: str) -> tuple[tuple[Chip, ...], tuple[Die, ...]]:
        """What was chosen so far: what it comes to, and its dice."""
        return (), ()

    def so_far(self, steps: int) -> int:
        """How many of the steps that the viewer could still take back belong to what is being decided."""
        return steps

    def drafts(self) -> list[Draft]:
        """Everything that can be picked together for the question; none where each choice is a decision of its own."""
        return []

    def preset(self) -> Preset | None:
        """The answer that goes with every draft."""
        return None

    def picking(self, picked: Sequence[int]) -> Picking | None:
        """What can be done with things picked first; None where nothing can be picked, or not these together."""
        return None

    # Choices

    def name(self, action: int) -> str:
        """What a choice is called, by the thing it is about."""
        key = f"{self.area}.action.{self.game.vocabulary.kind(action)}"
        return capital(self.text.action(self.game, action) if self.text.has(key) else self.game.vocabulary.text(action))

    def thing(self, action: int) -> str:
        """The thing on the board that a choice is about, as `kind:id`; empty if there is none."""
        return ""

    def about(self, action: int) -> str:
        """The card that a choice is about, by its id; empty if there is none."""
        kind, _, name = self.thing(action).partition(":")
        return name if kind in ("activity", "event", "card") else ""

    def group(self, action: int) -> str:
        """Which choices stand together."""
        return self.game.vocabulary.kind(action)

    def label(self, action: int) -> str:
        """What a choice is called under the heading of its group."""
        return self.name(action)

    def then(self, action: int) -> tuple[int, ...]:
        """Answers to what follows that nearly everybody gives."""
        return ()

    def colour(self, action: int) -> str:
        """The colour of dice or cards a choice is about; empty if there is none."""
        return ""

    def die(self, action: int) -> Die | None:
        """The die that a choice is, or is about; None if there is none."""
        return None

    def in_hand(self) -> Die | None:
        """The die that the viewer is about to use and may change."""
        return None

    def face(self, action: int) -> Die | None:
        """What the die in hand must show for a choice; None where that doesn't matter."""
        return None

    def tag(self, action: int, chips: Sequence[Chip]) -> list[Chip]:
        """What stands in the corner of a choice on the board: its prices, what it brings, that it is free."""
        return []

    def heading(self, group: str) -> str:
        """What stands over the choices of a group; empty where they need no heading."""
        key = f"{self.area}.group.{group}"
        return self.text.get(key)

    def chips(self, action: int, events: Sequence[Event]) -> list[Chip]:
        """What a choice costs, brings, risks and is about; `events` are what it is certain to do by itself."""
        return changes(self.game, self.view.get("seat"), events)

    def amounts(self, seat: int, events: Sequence[Event]) -> list[Chip]:
        """What a seat pays, loses and gains by events that are told in signs."""
        return changes(self.game, seat, events)

    def order(self, action: int, events: Sequence[Event]) -> int:
        """Where a short list puts a choice: low numbers first; equal ones in the order of the vocabulary."""
        return 0

    # Goods

    def goods(self, seat: int) -> list[Good]:
        """What a seat has, as far as the viewer knows; none where the board tells it all."""
        return []

    def secrets(self) -> list[tuple[str, str]]:
        """Cards that only the viewer sees: their ids, and a line about each that stays in sight."""
        return []

    def change(self, chip: Chip) -> tuple[str, int] | None:
        """What a chip does to the viewer's own goods: the thing and how many more or fewer."""
        if chip.kind == "fact" or chip.whose is not None or not chip.amount:
            return None
        return chip.thing, chip.amount if chip.kind == "gain" else -chip.amount

    def standings(self) -> list[Standing]:
        """What everybody would have if the game ended now; none where too much is hidden."""
        return []

    @staticmethod
    def tallies(events: Sequence[Event], seat: int) -> list[Tally]:  # noqa: ARG004
        """What a seat did in a finished match, in numbers."""
        return []

    # Cards and signs

    def cards(self) -> list[Card]:
        """The cards in sight, explained; none where the board tells it all."""
        return []

    def card(self, name: str) -> Card:
        """One card by its id."""
        return Card(name, self.text.word(self.game.name, name))

    def legend(self) -> str:
        """What the signs of the terminal mean."""
        return self._plain(f"{self.area}.board.legend")

    def _plain(self, key: str) -> str:
        """A text that wants to be told nothing; empty where there is none."""
        return self.text(key) if self.text.has(key) and not self.text.places(key) else ""

    @staticmethod
    def feats(match: Match, seat: int) -> list[str]:  # noqa: ARG004
        """What a seat achieved in a finished match, as keys of the catalogue section `feat`."""
        return []


def voice_class(game: str) -> type[Voice]:
    """The voice of a game, for what needs no view: signs, dice, feats."""
    found: type[Voice] = games.part("text", game).Voice
    return found


def voice_of(view: View, text: Text, names: Sequence[str]) -> Voice:
    """What is said about this view."""
    game = games.get(str(view["game"]))
    return voice_class(game.name)(game, view, text, names)


# Choices of a match


def choices_of(match: Match, seat: int, voice: Voice) -> list[Choice]:
    """What a seat may do now, in the order of the vocabulary; `voice` speaks of what the seat sees."""
    return [_choice(voice, match, seat, action) for action in match.legal(seat)]


def _choice(voice: Voice, match: Match, seat: int, action: int) -> Choice:
    foreseen = match.dry_run(seat, action)
    events = own_effect(voice, foreseen.events)
    return Choice(
        action,
        match.game.vocabulary.text(action),
        voice.name(action),
        voice.thing(action),
        voice.group(action),
        tuple(voice.chips(action, events)),
        foreseen.ends,
        voice.order(action, events),
        voice.label(action),
        voice.then(action),
        voice.colour(action),
    )


def own_effect(voice: Voice, events: Sequence[Event]) -> list[Event]:
    """What a choice does by itself: nothing that follows once the game goes on."""
    for at, event in enumerate(events):
        if event[0] in voice.breaks:
            return list(events[:at])
    return list(events)


_KINDS: Final[Mapping[str, ChipKind]] = {"paid": "price", "lost": "risk", "gained": "gain"}


def changes(game: AnyGame, seat: object, events: Sequence[Event]) -> list[Chip]:
    """What a seat pays, loses and gains, the same thing added up; prices first."""
    chips = [_change(game, event) for event in events if event[0] in _KINDS and event[1] == seat]
    return sorted(sum_up(chips), key=lambda chip: list(TONES).index(chip.kind))


def _change(game: AnyGame, event: Event) -> Chip:
    args = dict(zip(game.events[str(event[0])], event[2:], strict=False))  # a reason may be left out
    thing = str(args.get("what", "deniers"))
    amount = next(value for value in args.values() if isinstance(value, int))
    return Chip(_KINDS[str(event[0])], thing, amount)


def sum_up(chips: Sequence[Chip]) -> list[Chip]:
    """Chips that differ in their amount alone as one."""
    sums: dict[tuple[object, ...], Chip] = {}
    for chip in chips:
        key = (chip.kind, chip.thing, chip.of, chip.word, chip.whose, chip.mood)
        before = sums[key].amount if key in sums else None
        amount = chip.amount if before is None or chip.amount is None else before + chip.amount
        sums[key] = Chip(chip.kind, chip.thing, amount, chip.of, chip.word, chip.whose, chip.mood)
    return list(sums.values())


def capital(phrase: str) -> str:
    """A phrase with a capital first letter."""
    return phrase[:1].upper() + phrase[1:]
