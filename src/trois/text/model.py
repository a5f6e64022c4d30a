"""What is said about a game, as values: every front end renders the same ones, and nobody reads rendered text back.

- `Question`: what a seat is asked, help about it, and the draft so far (chips, dice).
- `Choice`: one legal action: its name, the thing on the board it is about, its group, its chips.
- `Chip`: one thing a choice costs, brings, risks or is about. `trois.text.chips` says it in words or in signs.
- `Good`: something a player has.
- `Draft`, `Picking`: several steps that are decided together.
- `Progress`: how far the match has come, with the phases of its round.
- `Standing`: what a player would have if the game ended now.
- `Tally`: something that a player did so often in a finished match.
- `Card`: what a card does, in one line and in full, and which of its numbers are reconstructed or corrected.
- `Entry`: one journal event. `trois.text.entries` makes them, `trois.text.log` joins them to lines.

Names, sentences and entries are in the reader's language; chips hold ids of the game, so that a program can use them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

NEUTRAL: Final = -1
"""Instead of a seat: nobody, or the neutral player."""

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
    """What this is about, for whoever asks."""
    chips: tuple[Chip, ...] = ()
    """What the draft comes to so far: total, divisor, times, price."""
    dice: tuple[Die, ...] = ()
    """The dice chosen so far."""
    subject: str | Die | None = None
    """What it is about, where that is a card, by its id, or a die."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Some things that can be picked together, in any order, and are sent as one decision."""

    picked: tuple[int, ...]
    """Their actions in the order of the rules; an action comes twice where two such things are picked."""
    steps: tuple[int, ...] = ()
    """What is decided with them; nothing while more must be picked."""
    chips: tuple[Chip, ...] = ()
    """What they come to."""
    fewer: tuple[int, ...] = ()
    """The steps without the last one, "as often as it goes": it is then asked; nothing where there is no less."""


@dataclass(frozen=True, slots=True)
class Preset:
    """An answer that goes with every draft, unless another one is picked."""

    default: int
    among: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Picking:
    """Things that can be picked before it is said what they are for, such as dice."""

    picked: tuple[int, ...]
    """Their actions in the order of the rules."""
    more: tuple[int, ...]
    """What can be picked besides."""
    uses: tuple[tuple[int, Draft], ...]
    """By the choice they would be used for: what is decided together with it, and what that comes to."""
    prices: tuple[tuple[int, int], ...] = ()
    """What each thing to be picked besides would add to the price."""


@dataclass(frozen=True, slots=True)
class Phase:
    """A stage of a round or a turn."""

    name: str
    is_now: bool = False
    is_past: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a match has come: the round in words, how many there are, and the phases of this one."""

    words: str
    number: int = 0
    of: int = 0
    """0 where nobody knows."""
    phases: tuple[Phase, ...] = ()
    note: str = ""
    """What else matters now: how near the end is."""


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
    """Its name under the heading of its group, where that is shorter; with signs, as the texts of cards have them."""
    then: tuple[int, ...] = ()
    """Answers to what follows that nearly everybody gives, to be decided together with it."""
    colour: str = ""
    """The colour of dice or cards it is about."""


@dataclass(frozen=True, slots=True)
class Good:
    """Something a player has, in the open or known to the viewer; its word is in the section `good` of the game."""

    thing: str
    amount: int
    more: int = 0
    """What could still come to it, such as citizens in the general supply."""
    shown: Literal["everywhere", "panel", "list"] = "everywhere"
    """Whether it is told beside the question only, or in the list of players only."""


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
    """Which of its printed numbers nobody could read off a box."""
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
    befalls: bool = False
    """Whether it happens to a player ("Ada: crossed out") rather than being done by one."""
    reason: str = ""
    """Why it happened, where the game says so; front ends put it in brackets."""
