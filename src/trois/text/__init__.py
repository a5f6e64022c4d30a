"""All words people read, in five languages: catalogues in TOML, one folder per language, one file per area.

A key is `area.section.name`. A text may have places: `{amount}`. In a game's texts a word that fills a place is
translated by the game's section `word`, or by the section the place names: `{what:many}`; `{plaza:next}` counts
from 1 what the engine counts from 0; `{owner:seat}` is the name of a player, `{owner:shape}` their sign. Words
joined by `+` are translated one by one. A text that depends on a number is a table with `one` and `other`, chosen by
the argument `n`; in what a game tells, by `amount` or the last number. What the log says is explained in
`trois.text.log`.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from trois.core.errors import TroisError
from trois.core.game import AnyGame

LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano", "es": "Español", "hu": "Magyar"}
FALLBACK = "en"
NEXT = "next"
SEAT = "seat"
SHAPE = "shape"
SHAPES = "●■▲◆⬟✚♥★⬢☾"
"""By seat: the sign of a player, so that nobody is told by colour alone."""
NEUTRAL_SHAPE = "○"


class UnknownLanguage(TroisError):
    """No catalogue for this language."""


@cache
def catalogue(language: str) -> dict[str, str | dict[str, str]]:
    """Every text of a language by its full key."""
    entries: dict[str, str | dict[str, str]] = {}
    for path in sorted((Path(__file__).parent / language).glob("*.toml")):
        _collect(path.stem, tomllib.loads(path.read_text(encoding="utf-8")), entries)
    return entries


def add_texts(language: str, game: str, texts: Mapping[str, object]) -> None:
    """The texts of a game that lives elsewhere, in the form of a catalogue file."""
    _collect(area(game), texts, catalogue(language))


def _collect(prefix: str, table: Mapping[str, object], entries: dict[str, str | dict[str, str]]) -> None:
    for key, value in table.items():
        name = f"{prefix}.{key}"
        if isinstance(value, str):
            entries[name] = value
        elif isinstance(value, dict) and set(value) == {"one", "other"}:
            entries[name] = {str(form): str(text) for form, text in value.items()}
        elif isinstance(value, dict):
            _collect(name, value, entries)


def best_language(wishes: str) -> str:
    """The first language we have of a wish list such as `LANG` or `Accept-Language`."""
    for wish in wishes.replace(";", ",").split(","):
        code = wish.strip().replace("_", "-").split("-")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


class Piece(NamedTuple):
    """A piece of a text: words, and the place they fill if they do."""

    words: str
    place: str = ""
    spec: str = ""


class Text:
    """The words of one language: `text("terminal.your-turn", name="Ada")`."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}")
        self.language = language

    def __call__(self, key: str, **args: object) -> str:
        entry = self.template(key, args.get("n"))
        return entry.format_map(args) if args else entry

    def template(self, key: str, n: object = None) -> str:
        """A text with its places still open, in the form that fits the number."""
        entry = catalogue(self.language).get(key, catalogue(FALLBACK).get(key, key))
        if isinstance(entry, dict):
            entry = entry["one" if self._is_one(n) else "other"]
        return entry

    def has(self, key: str) -> bool:
        return key in catalogue(FALLBACK)

    def _is_one(self, n: object) -> bool:
        return n == 1 or (self.language == "fr" and n == 0)

    def word(self, game: str, word: str, section: str = "word", n: object = None) -> str:
        """A word of a game (a colour, a building, a number) as people say it."""
        key = f"{area(game)}.{section}.{word}"
        if not self.has(key) and "+" in word:
            return " + ".join(self.word(game, part, section, n) for part in word.split("+"))
        return self.template(key, n) if self.has(key) else word

    def action(self, game: AnyGame, action: int) -> str:
        """An action as a phrase."""
        key = f"action.{game.vocabulary.kind(action)}"
        return "".join(piece.words for piece in self.pieces(game.name, key, game.vocabulary.words(action))).strip()

    def pieces(self, game: str, key: str, args: Mapping[str, object]) -> Iterator["Piece"]:
        """A text of a game piece by piece: what fills a place apart from what stands between."""
        n = args.get("amount", _last_number(args))
        for literal, place, spec, _ in Formatter().parse(self.template(f"{area(game)}.{key}", n)):
            yield Piece(literal)
            if place:
                yield Piece(self._place(game, spec or "word", args.get(place, ""), n), place, spec or "")

    def _place(self, game: str, spec: str, value: object, n: object) -> str:
        if spec == NEXT and isinstance(value, int):
            return str(value + 1)
        if spec == SHAPE:
            return SHAPES[int(str(value))] if str(value).isdecimal() else f"{NEUTRAL_SHAPE} {self('voice.neutral')}"
        return self.word(game, str(value), spec, n)


def _last_number(args: Mapping[str, object]) -> int | None:
    numbers = [int(str(value)) for value in args.values() if str(value).isdecimal()]
    return numbers[-1] if numbers else None


def area(game: str) -> str:
    """The catalogue of a game."""
    return game.replace("-", "_")


def places(text: str) -> set[str]:
    """The names of the places in a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}
