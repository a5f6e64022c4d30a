"""What is said about a game, as values: every front end renders the same ones, and nobody reads rendered text back.

A game's voice is the class `Voice` in its part of this layer (`games.part("text", name).Voice`), a subclass of the one
below. It is made for one view, one language and the players' names, so that what all its answers need (typed cards, a
state that fits the view) is made once. The values:

- `Question`: what a seat is asked, help about it, and the draft so far (chips, dice).
- `Choice`: one legal action: its name, the thing on the board it is about, its group, its chips.
- `Chip`: one thing a choice costs, brings, risks or is about. `trois.text.chips` says it in words or in signs.
- `Good`: something a player has.
- `Standing`: what a player would have if the game ended now.
- `Tally`: something that a player did so often in a finished match.
- `Card`: what a card does, in one line and in full, and which of its numbers are reconstructed or corrected.
- `Entry`: one journal event. `trois.text.log` makes entries and joins them to lines.

Names, sentences and entries are in the reader's language; chips hold ids of the game, so that a program can use them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from trois import games
from trois.core.game import AnyGame, View
from trois.core.journal import Event
from trois.core.match import Match
from trois.text import Text, area, places

NEUTRAL: Final = -1
"""In place of a seat: nobody, or the neutral player."""

ChipKind: TypeAlias = Literal["price", "gain", "risk", "fact"]
Tone: TypeAlias = Literal["good", "bad", "plain"]
TONES: Final[Mapping[str, Tone]] = {"price": "bad", "gain": "good", "risk": "bad", "fact": "plain"}


@dataclass(frozen=True, slots=True)
class Chip:
    """One thing about a choice or a draft.

    `thing` is what it is about ("deniers", "divisor", "strength", "expelled"): it has a word in the section `chip` or
    `what` of the game's catalogue, and a sign in the voice's `signs`.
    """

    kind: ChipKind
    thing: str
    amount: int | None = None
    of: int | None = None
    """A second number: the strength that must be reached, the prize of the second."""
    word: str = ""
    """A word of the game (section `word`): a colour, a building, a card."""
    whose: int | None = None
    """A seat, or NEUTRAL, where it isn't the chooser's own."""
    mood: Tone | None = None
    """The tone, where it doesn't follow from the kind."""

    @property
    def tone(self) -> Tone:
        return self.mood or TONES[self.kind]


@dataclass(frozen=True, slots=True)
class Die:
    """A die in a sentence or a draft."""

    value: int
    colour: str = ""
    owner: int | None = None
    """A seat, or NEUTRAL, where it matters whose it is."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player's name in a sentence."""

    seat: int


Span: TypeAlias = str | Die | Player
"""A piece of a sentence: text, or something a front end may draw."""


@dataclass(frozen=True, slots=True)
class Question:
    kind: str
    seat: int
    sentence: str
    help: str = ""
    """What this is about, for who asks."""
    chips: tuple[Chip, ...] = ()
    """What the draft comes to so far: total, divisor, times, price."""
    dice: tuple[Die, ...] = ()
    """The dice chosen so far."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Some things that can be picked together, in any order, and are sent as one decision."""

    picked: tuple[int, ...]
    """Their actions in the order of the rules; an action comes twice where two such things are picked."""
    steps: tuple[int, ...] = ()
    """What is decided with them; nothing while more must be picked."""
    chips: tuple[Chip, ...] = ()
    """What they come to."""


@dataclass(frozen=True, slots=True)
class Choice:
    action: int
    text: str
    """The canonical text of the action, the same in every language."""
    name: str
    """By the thing: "Activate Market I", "Yellow 3"."""
    thing: str = ""
    """What it is about, as `kind:id` ("activity:artisan"): board and list light up together."""
    group: str = ""
    """Choices of one group stand together."""
    chips: tuple[Chip, ...] = ()
    ends: bool = False
    """Whether the seat would have nothing more to decide before others do, or before something is revealed."""
    order: int = 0
    """Where a short list puts it: low numbers first."""
    label: str = ""
    """Its name under the heading of its group, where that is shorter."""


@dataclass(frozen=True, slots=True)
class Good:
    """Something a player has, in the open or known to the viewer; its word is in the section `good` of the game."""

    thing: str
    amount: int
    more: int = 0
    """What could still come to it, such as citizens in the general supply."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player would have if the game ended now, as far as the viewer can count it."""

    seat: int
    points: int
    is_whole: bool = True
    """Whether nothing is hidden from the viewer that would count."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How often a player did something in a match; its word is in the section `tally` of the game."""

    thing: str
    amount: float
    of: int = 0
    """A second number: the deniers it came to."""


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    name: str
    short: str = ""
    """What it does in one short line."""
    full: str = ""
    """What it does in whole sentences."""
    colour: str = ""
    chips: tuple[Chip, ...] = ()
    """Its printed numbers: price, divisor, points."""
    reconstructed: tuple[str, ...] = ()
    """Which of its printed numbers nobody has read off the box."""
    corrected: tuple[str, ...] = ()
    """Which of its numbers the owner of a box has corrected."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One journal event in one language. Players are spans, so an entry serves every table."""

    kind: str
    seat: int
    spans: tuple[Span, ...]
    rest: tuple[Span, ...]
    """What is left to say where the sentence goes on with the same player."""
    again: tuple[Span, ...] = ()
    """What is left to say where the same just happened; nothing if it must be said in full."""
    befalls: bool = False
    """Whether it happens to a player ("Ada: crossed out") rather than being done by one."""
    reason: str = ""
    """Why it happened, where the game says so; front ends put it in brackets."""


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

    # Where the game stands, and what is asked

    def title(self) -> str:
        """Where the game stands, in a few words."""
        key = f"{self.area}.title"
        return self.text(key) if self.text.has(key) else self.game.title

    def question(self) -> Question | None:
        """What the viewer is asked; None where it isn't the viewer's turn."""
        asked, seat = self.view.get("question"), self.view.get("seat")
        if not isinstance(asked, dict) or not isinstance(seat, int):
            return None
        kind = str(asked["kind"])
        return Question(kind, seat, self.sentence(kind), self.help(kind), *self.draft(kind))

    def sentence(self, kind: str) -> str:
        """What a question of this kind asks."""
        key = f"{self.area}.question.{kind}"
        return self.text(key) if self.text.has(key) else capital(kind)

    def help(self, kind: str) -> str:
        key = f"{self.area}.hint.{kind}"
        return self.text(key) if self.text.has(key) and not places(self.text(key)) else ""

    def draft(self, kind: str) -> tuple[tuple[Chip, ...], tuple[Die, ...]]:  # noqa: ARG002
        """What was chosen so far: what it comes to, and its dice."""
        return (), ()

    def drafts(self) -> list[Draft]:
        """Everything that can be picked together for the question; none where each choice is a decision of its own."""
        return []

    # Choices

    def name(self, action: int) -> str:
        """What a choice is called, by the thing it is about."""
        key = f"{self.area}.action.{self.game.vocabulary.kind(action)}"
        return capital(self.text.action(self.game, action) if self.text.has(key) else self.game.vocabulary.text(action))

    def thing(self, action: int) -> str:  # noqa: ARG002
        """The thing on the board that a choice is about, as `kind:id`; empty if there is none."""
        return ""

    def group(self, action: int) -> str:
        """Which choices stand together."""
        return self.game.vocabulary.kind(action)

    def label(self, action: int) -> str:
        """What a choice is called under the heading of its group."""
        return self.name(action)

    def heading(self, group: str) -> str:
        """What stands over the choices of a group; empty where they need no heading."""
        key = f"{self.area}.group.{group}"
        return self.text(key) if self.text.has(key) else ""

    def chips(self, action: int, events: Sequence[Event]) -> list[Chip]:  # noqa: ARG002
        """What a choice costs, brings, risks and is about; `events` are what it is certain to do by itself."""
        return changes(self.game, self.view.get("seat"), events)

    def order(self, action: int, events: Sequence[Event]) -> int:  # noqa: ARG002
        """Where a short list puts a choice: low numbers first; equal ones in the order of the vocabulary."""
        return 0

    # Goods

    def goods(self, seat: int) -> list[Good]:  # noqa: ARG002
        """What a seat has, as far as the viewer knows; none where the board tells it all."""
        return []

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
        key = f"{self.area}.board.legend"
        return self.text(key) if self.text.has(key) and not places(self.text(key)) else ""

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
