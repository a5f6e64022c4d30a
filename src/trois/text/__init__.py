"""All words people read, in five languages: catalogues in TOML, one folder per language, one file per area.

A key is `area.section.name`. A text may have places (`{amount}`); one that depends on a number is a table
with `one` and `other`, chosen by the argument `n`.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import Formatter

from trois.core.errors import TroisError
from trois.core.game import AnyGame
from trois.core.journal import Event

LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano", "es": "Español", "hu": "Magyar"}
FALLBACK = "en"


class UnknownLanguage(TroisError):
    """No catalogue for this language."""


@cache
def catalogue(language: str) -> dict[str, str | dict[str, str]]:
    """Every text of a language by its full key."""
    entries: dict[str, str | dict[str, str]] = {}
    for path in sorted((Path(__file__).parent / language).glob("*.toml")):
        _collect(path.stem, tomllib.loads(path.read_text(encoding="utf-8")), entries)
    return entries


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


class Text:
    """The words of one language: `text("terminal.your-turn", name="Ada")`."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}")
        self.language = language

    def __call__(self, key: str, **args: object) -> str:
        entry = catalogue(self.language).get(key, catalogue(FALLBACK).get(key, key))
        if isinstance(entry, dict):
            entry = entry["one" if self._is_one(args.get("n")) else "other"]
        return entry.format_map(args) if args else entry

    def has(self, key: str) -> bool:
        return key in catalogue(FALLBACK)

    def _is_one(self, n: object) -> bool:
        return n == 1 or (self.language == "fr" and n == 0)

    def word(self, game: str, word: str) -> str:
        """A word of a game (a colour, a building, a number) as people say it."""
        key = f"{area(game)}.word.{word}"
        return self(key) if self.has(key) else word

    def action(self, game: AnyGame, action: int) -> str:
        """An action as a phrase."""
        words = {name: self.word(game.name, word) for name, word in game.vocabulary.words(action).items()}
        return self(f"{area(game.name)}.action.{game.vocabulary.kind(action)}", **words)

    def event(self, game: AnyGame, event: Event, names: list[str]) -> str:
        """A journal event as a sentence; `names` are the players', by seat."""
        kind, seat = str(event[0]), event[1]
        args: dict[str, object] = {"name": names[seat] if isinstance(seat, int) and seat >= 0 else ""}
        for name, value in zip(game.events[kind], event[2:], strict=True):
            args[name] = self.word(game.name, value) if isinstance(value, str) else value
        amount = args.get("amount")
        return self(f"{area(game.name)}.event.{kind}", n=amount, **args)


def area(game: str) -> str:
    """The catalogue of a game."""
    return game.replace("-", "_")


def places(text: str) -> set[str]:
    """The names of the places in a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}
