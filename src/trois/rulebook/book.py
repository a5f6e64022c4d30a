"""A book in one language, with the numbers of one set of cards."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import trois
from trois import games
from trois.core.data import Json
from trois.core.options import as_word
from trois.rulebook.examples import NAMES, Example, example_of
from trois.rulebook.outline import ChapterOutline, FigureOutline, PassageOutline, outline_of, sign_anchor
from trois.rulebook.words import FRAME, words_of
from trois.text import Text, about
from trois.text.model import Card
from trois.text.voice import Voice, capital, voice_of

BOOKS_KEPT: Final = 64
WORDS_A_MINUTE: Final = 200
DICE_ROLLED: Final = "dice"
"""In place of a card: a phase whose picture is rolled dice."""
NTH: Final = "_nth"
"""Behind the name of a number: its ordinal."""


@dataclass(frozen=True)
class CaptionedExample:
    """A worked example with what it shows."""

    example: Example
    caption: str


@dataclass(frozen=True)
class Passage:
    outline: PassageOutline
    text: str
    """With `**bold**` words and signs in brackets, numbers filled in."""
    told: CaptionedExample | None

    @property
    def anchor(self) -> str:
        return self.outline.anchor


@dataclass(frozen=True)
class Figure:
    """A board, or a part of it, with the names of what is on it."""

    outline: FigureOutline
    example: Example
    title: str
    entries: tuple["Entry", ...]
    """The names, and what is said of them with the name in front, in the order of the points."""


@dataclass(frozen=True)
class Chapter:
    outline: ChapterOutline
    number: int
    title: str
    passages: tuple[Passage, ...]
    figures: tuple[Figure, ...]
    told: CaptionedExample | None

    @property
    def id(self) -> str:
        return self.outline.id

    @property
    def examples(self) -> list[CaptionedExample]:
        """All worked examples: of its passages, then its own."""
        return [told for told in [*(passage.told for passage in self.passages), self.told] if told]


@dataclass(frozen=True)
class Entry:
    """A sign, a word of the glossary, a phase, an option: its name and what is said of it."""

    id: str
    name: str
    text: str


@dataclass(frozen=True)
class CardGroup:
    id: str
    title: str
    cards: tuple[Card, ...]
    legend: str = ""
    """What the numbers of its cards are; empty where they have none."""


class _Places(dict[str, object]):
    """What fills the places of a text: numbers, ordinals, `{days_nth}`, and the names of cards, `{card_tax_collector}`."""

    def __init__(self, known: Mapping[str, object], game: str, text: Text) -> None:
        super().__init__(known)
        self.game = game
        self.text = text

    def __missing__(self, key: str) -> str:
        if key.endswith(NTH):
            return self.text.ordinal(int(str(self[key.removesuffix(NTH)])))
        return self.text.word(self.game, key.removeprefix("card_").replace("_", "-"))


class Book:
    """Everything a page of rules shows."""

    def __init__(self, game: str, language: str, changes: Mapping[str, Json]) -> None:
        self.game = games.get(game)
        self.text = Text(language)
        self.changes = dict(changes)
        self.part = games.part("rulebook", game)
        given: Mapping[str, object] = self.part.numbers(self.changes)
        self.numbers = {name: self._joined_numbers(value) for name, value in given.items()}
        self.words = words_of(game, language)
        self.title = about.title(self.game, self.text)
        self.chapters = tuple(self._chapter(number, one) for number, one in enumerate(outline_of(game).chapters, 1))

    def _joined_numbers(self, given: object) -> object:
        """A number, or a list of them."""
        return self.text.listed(map(str, given)) if isinstance(given, list) else given

    def _chapter(self, number: int, outline: ChapterOutline) -> Chapter:
        passages = tuple(
            Passage(one, self.say(f"{one.chapter}.{one.id}"), self._shown_example(one.example))
            for one in outline.passages
        )
        figures = tuple(self._figure(figure) for figure in outline.figures)
        title = self.say(f"{outline.id}.title")
        return Chapter(outline, number, title, passages, figures, self._shown_example(outline.example))

    def _shown_example(self, name: str) -> CaptionedExample | None:
        if not name:
            return None
        example = example_of(self.game.name, name)
        return CaptionedExample(example, self.say(f"examples.{name}", a=NAMES[example.seat]))

    def _figure(self, outline: FigureOutline) -> Figure:
        entries = (self._named_entry(f"{outline.id}.{one.id}") for one in outline.points)
        title = self.say(f"{outline.id}.title")
        return Figure(outline, example_of(self.game.name, outline.id), title, tuple(entries))

    def _named_entry(self, key: str) -> "Entry":
        """`**Name:** what it is`, with the name by itself as well."""
        said = self.say(key)
        return Entry(key.replace(".", "-"), _word_entry(key, said).name, said)

    def say(self, key: str, **more: object) -> str:
        """A text of this book with its numbers."""
        return self.words[key].format_map(_Places({**self.numbers, **more}, self.game.name, self.text))

    def frame(self, key: str, **places: object) -> str:
        """A text that all books share."""
        return words_of(FRAME, self.text.language)[f"page.{key}"].format_map(places)

    @property
    def time(self) -> str:
        """How long a game takes."""
        least, most = self.part.MINUTES
        return self.frame("time", least=least, most=most)

    @property
    def weight(self) -> str:
        """How much there is to think about, in a word; `part.WEIGHT` is the same in dots, of five."""
        return self.frame(f"weight-{self.part.WEIGHT}")

    # What is not chapters

    def phases(self) -> list[Entry]:
        """A round in pictures: the id is the card whose picture stands for it."""
        return [
            Entry(card, self.say(f"phases.{number}-title"), self.say(f"phases.{number}"))
            for number, card in enumerate(self.part.PHASES, 1)
        ]

    def card_groups(self) -> list[CardGroup]:
        """Every card in the voice's words, with these cards' numbers."""
        cards: Mapping[str, Sequence[str]] = self.part.CARDS
        return [
            CardGroup(
                group, self.say(f"cards.{group}"), tuple(self.voice.card(card) for card in found), self._legend(group)
            )
            for group, found in cards.items()
        ]

    def _legend(self, group: str) -> str:
        legends: Mapping[str, str] = self.part.LEGENDS
        return self.frame("numbers-are", what=self.say(f"numbers.{legends[group]}")) if group in legends else ""

    def picture(self, card: str) -> str:
        """The name of a card's drawing."""
        return str(self.part.picture(self.changes, card))

    def facts(self, card: str) -> str:
        """What else is printed on a card, in signs: places, flags, black dice."""
        return str(self.part.facts(self.changes, card))

    @cached_property
    def voice(self) -> Voice:
        """For the usual number of players; the cards that differ for two say so themselves."""
        seats = min(max(3, self.game.fewest_seats), self.game.most_seats)
        match = trois.new(self.game.name, seats, 0, self.changes)
        return voice_of(match.view(None), self.text, NAMES[:seats])

    def signs(self) -> list[Entry]:
        return [Entry(sign_anchor(sign), sign, self.say(f"signs.{sign}")) for sign in self.part.SIGNS]

    def glossary(self) -> list[Entry]:
        """In the order of the language."""
        found = [key.removeprefix("glossary.") for key in self.words if key.startswith("glossary.")]
        entries = [_word_entry(f"word-{key}", self.say(f"glossary.{key}")) for key in found]
        return sorted(entries, key=lambda entry: _sorting(entry.name))

    def options(self) -> list[Entry]:
        """Every option with all its values, the usual one first."""
        return [
            Entry(f"option-{option.name}", capital(about.option_name(self.game, option, self.text)), self._values(option.name))
            for option in self.game.options
        ]  # fmt: skip

    def _values(self, name: str) -> str:
        option = next(one for one in self.game.options if one.name == name)
        said = {as_word(value): about.option_value(self.game, option, value, self.text) for value in option.choices}
        default = self.frame("usual", value=said[as_word(option.default)])
        return " · ".join([default, *(words for word, words in said.items() if word != as_word(option.default))])

    # Finding

    def minutes(self) -> int:
        """About how many minutes it takes to read the chapters."""
        words = sum(len(passage.text.split()) for chapter in self.chapters for passage in chapter.passages)
        return max(1, round(words / WORDS_A_MINUTE))


def _word_entry(anchor: str, said: str) -> Entry:
    """`**Word:** what it is` as an entry."""
    name, _, rest = said.removeprefix("**").partition("**")
    return Entry(anchor, name.rstrip(": \u202f\u00a0"), rest.strip())


_PLAIN: Final = str.maketrans("àáâäèéêëìíîïòóôöőùúûüűçñœ", "aaaaeeeeiiiiooooouuuuucno")


def _sorting(word: str) -> str:
    """Accents aside, as dictionaries do."""
    return word.casefold().translate(_PLAIN)


def has_book(game: str) -> bool:
    return game in games.names() and games.has_part("rulebook", game)


def book_of(game: str, text: Text, changes: Mapping[str, Json] | None = None) -> Book:
    """The rules of a game in a language, with corrected cards or the usual ones."""
    return _book(game, text.language, json.dumps(changes or {}, sort_keys=True))


@lru_cache(BOOKS_KEPT)
def _book(game: str, language: str, changes: str) -> Book:
    return Book(game, language, json.loads(changes))
