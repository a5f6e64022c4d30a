"""All words people read, in five languages: catalogues in Project Fluent, one folder per language, one file per area.

A key is `area.section.name`: `troyes.event.rolled` is the entry `event-rolled` in `troyes.ftl`. Plural, gender, case
and article are the catalogue's business: an entry selects by a number or by a form of a word that fills one of its
places. A game's words are entries of its section `word`; their forms are attributes. What texts may ask is told in
`trois.text.functions`, what the log says in `trois.text.log`.
"""

from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache, lru_cache
from pathlib import Path

from trois.core.errors import Message, TroisError, shortened
from trois.core.game import AnyGame
from trois.games import area
from trois.text.catalogues import FALLBACK, Catalogue, ident, read
from trois.text.functions import NEUTRAL_SHAPE, OWN, SEAT, SHAPES
from trois.text.values import MINUS, SHORT, Number, Part, mark, marked_number, parts, value
from trois.text.writing import writing_of

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "NEUTRAL_SHAPE",
    "OWN",
    "SEAT",
    "SHAPES",
    "SUBJECT",
    "Part",
    "Text",
    "UnknownLanguage",
    "add_language",
    "add_texts",
    "areas",
    "best_language",
    "catalogue",
    "folder_of",
    "remove_language",
]

LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano", "es": "Español", "hu": "Magyar"}
LONGEST_WISHES = 500
"""How much of `Accept-Language` is read."""
SUBJECT = "name"
"""The place of the player whom an event is about."""
_FOLDERS: dict[str, Path] = {}


class UnknownLanguage(TroisError):
    """No catalogue for this language."""


def add_language(code: str, name: str, folder: Path) -> None:
    """A language that lives elsewhere: a folder of catalogues."""
    LANGUAGES[code] = name
    _FOLDERS[code] = folder


def remove_language(code: str) -> None:
    """The language and all that was said in it."""
    del LANGUAGES[code], _FOLDERS[code]
    catalogue.cache_clear()
    _forget()


def folder_of(language: str) -> Path:
    return _FOLDERS.get(language, Path(__file__).parent / language)


@cache
def catalogue(language: str, area: str) -> Catalogue:
    """The texts of a language in an area."""
    return Catalogue(language, area, read(folder_of(language), area))


def areas(language: str) -> list[str]:
    """The areas in which a language has texts."""
    return sorted(path.stem for path in folder_of(language).glob("*.ftl"))


def add_texts(language: str, game: str, source: str) -> None:
    """The texts of a game that lives elsewhere, in the form of a catalogue file."""
    catalogue(language, area(game)).add(source)
    _forget()


def _forget() -> None:
    _key.cache_clear()
    _filling.cache_clear()
    _constant.cache_clear()


def best_language(wishes: str) -> str:
    """The available language with the highest weight in `LANG` or `Accept-Language`."""
    weighed = [_wish(part) for part in wishes[:LONGEST_WISHES].split(",")]
    for code, weight in sorted(weighed, key=lambda wish: -wish[1]):
        found = next((known for known in (code, code.partition("-")[0]) if known in LANGUAGES), "")
        if found and weight > 0:
            return found
    return FALLBACK


def _wish(part: str) -> tuple[str, float]:
    """A language with its variant, such as `es-mx`, and its weight; 0 for what is malformed."""
    tag, *settings = (word.strip() for word in part.split(";"))
    code = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    weights = [setting[2:].strip() for setting in settings if setting.lower().startswith("q=")]
    try:
        return code, float(weights[0]) if weights else 1.0
    except ValueError:
        return code, 0.0


@cache
def _key(language: str, key: str) -> tuple[Catalogue, str] | None:
    """Where a text is: in its language, or else in English."""
    where, _, name = key.partition(".")
    entry = ident(name)
    for code in (language, FALLBACK):
        texts = catalogue(code, where)
        if entry in texts.sources:
            return texts, entry
    return None


@lru_cache(1 << 14)
def _constant(language: str, key: str) -> str:
    """A text without arguments: most labels of a page."""
    found = _key(language, key)
    return key if found is None else found[0].say(found[1], {})


class Text:
    """The words of one language: `text("terminal.your-turn", name="Ada")`."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage("no-language", language=language, languages=list(LANGUAGES))
        self.language = language
        self._writing = writing_of(language)

    def __call__(self, key: str, /, **args: object) -> str:
        if not args:
            return _constant(self.language, key)
        found = _key(self.language, key)
        if found is None:
            return key
        texts, entry = found
        return texts.say(entry, {name: value(given) for name, given in args.items()})

    def get(self, key: str, default: str = "", /, **args: object) -> str:
        """The text where there is one."""
        return self(key, **args) if self.has(key) else default

    def has(self, key: str) -> bool:
        return _key(self.language, key) is not None

    def places(self, key: str) -> frozenset[str]:
        """The arguments that a text wants."""
        found = _key(self.language, key)
        return frozenset() if found is None else found[0].arguments(found[1])

    def sentence(self, message: TroisError | Message) -> str:
        """What is wrong, behind the place where it was found; what has no entry is its own sentence."""
        key = f"{message.section}.{message.key}"
        values = {name: self._filling(given) for name, given in message.values.items()}
        said = self.get(key, message.key, **values)
        return self("error.place", outer=values["where"], inner=said) if "where" in values else said

    def _filling(self, given: object) -> object:
        """A value of a message; large numbers stay as they were handed in."""
        if isinstance(given, TroisError | Message):
            return self.sentence(given)
        if isinstance(given, list | tuple):
            return shortened(", ".join(str(self._filling(each)) for each in given))
        return given if type(given) is int and abs(given) < SHORT else shortened(str(given))

    def word(self, game: str, word: str, section: str = "word", n: int | None = None) -> str:
        """A word of a game (a colour, a building, a number) as people say it."""
        found = _key(self.language, f"{area(game)}.{section}.{word}")
        texts = catalogue(self.language, area(game)) if found is None else found[0]
        return texts.word(word, section, value(n))

    def number(self, value: float, digits: int = 0) -> str:
        """A number with this many digits after the point, as the language writes it."""
        return self._writing.number(value, digits, digits)

    def signed(self, value: float, digits: int = 0) -> str:
        """A gain or a loss: `+0.3`, `−2.0`."""
        return f"{'+' if value >= 0 else MINUS}{self.number(abs(value), digits)}"

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 in hundredths: `52.0 %` is `52,0 %` in French."""
        return f"{self.number(100 * share, digits)}\u202f%"

    def titled(self, title: str, said: str) -> str:
        """A name, then what is said of it."""
        return self("voice.titled", title=title, text=said)

    def listed(self, names: Iterable[str]) -> str:
        """Names in a row, the last one with an "and"."""
        return self._writing.listed(list(names), "and")

    def either(self, names: Iterable[str]) -> str:
        """Names in a row, the last one with an "or"."""
        return self._writing.listed(list(names), "or")

    def ordinal(self, number: int) -> str:
        """The place of a thing in a row: `2nd`."""
        return self("voice.ordinal", n=number, kind=self._writing.ordinal(number))

    def day(self, day: date) -> str:
        """A date as the language writes it."""
        return self._writing.day(day)

    def action(self, game: AnyGame, action: int) -> str:
        """An action as a phrase."""
        key = f"action.{game.vocabulary.kind(action)}"
        return "".join(str(piece) for piece in self.pieces(game.name, key, game.vocabulary.words(action))).strip()

    def pieces(self, game: str, key: str, args: Mapping[str, str | int], drawn: Iterable[str] = ()) -> list[str | Part]:
        """A text of a game piece by piece: the player it is about and the places to be drawn apart from the rest."""
        filled = {name: _filling(self.language, game, given) for name, given in args.items()}
        filled |= {name: marked_number(name, int(args[name])) for name in drawn}
        filled[SUBJECT] = mark(SUBJECT, "")
        found = _key(self.language, f"{area(game)}.{key}")
        return [] if found is None else list(parts(found[0].say(found[1], filled)))


@cache
def _filling(language: str, game: str, given: str | int) -> object:
    """What the engine says, as texts take it: numbers as numbers, words as words of the game."""
    said = str(given)
    return Number(said) if said.removeprefix("-").isdecimal() else Text(language).word(game, said)
