"""All words people read, in five languages: catalogues in TOML, one folder per language, one file per area.

A key is `area.section.name`. A text may have places: `{amount}`. In a game's texts a word that fills a place is
translated by the game's section `word`, or by the section the place names: `{what:many}`; `{plaza:next}` counts
from 1 what the engine counts from 0; `{owner:seat}` is the name of a player. Words joined by `+` are translated one
by one. A text that depends on a number is a table with `one` and `other`, chosen by the argument `n`; in what a game
tells, by `amount` or the last number. What happens to nobody in particular has its own text in the section `nobody`,
what happens again at once a shorter one in `again`.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import Formatter

from trois.core.errors import TroisError
from trois.core.game import AnyGame
from trois.core.journal import NOBODY, Event

LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano", "es": "Español", "hu": "Magyar"}
FALLBACK = "en"
NEXT = "next"
SEAT = "seat"


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
        entry = self._entry(key, args.get("n"))
        return entry.format_map(args) if args else entry

    def _entry(self, key: str, n: object) -> str:
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
        return self._entry(key, n) if self.has(key) else word

    def action(self, game: AnyGame, action: int) -> str:
        """An action as a phrase."""
        words: dict[str, object] = dict(game.vocabulary.words(action))
        return self._filled(game.name, f"action.{game.vocabulary.kind(action)}", words, "", [])

    def event(self, game: AnyGame, event: Event, names: list[str]) -> str:
        """A journal event as a sentence; `names` are the players', by seat."""
        seat = event[1]
        name = names[seat] if isinstance(seat, int) and seat >= 0 else ""
        return self.told(game, event, name, names)

    def told(self, game: AnyGame, event: Event, name: str, names: list[str]) -> str:
        """A journal event as a sentence about whoever has this name; without one, what follows the name."""
        section = "nobody" if event[1] == NOBODY and self._has(game, "nobody", event) else "event"
        return self._filled(game.name, f"{section}.{event[0]}", _args(game, event), name, names)

    def again(self, game: AnyGame, event: Event, names: list[str]) -> str:
        """What is left to say when the same just happened; nothing if it must be said in full."""
        if not self._has(game, "again", event):
            return ""
        return self._filled(game.name, f"again.{event[0]}", _args(game, event), "", names)

    def _has(self, game: AnyGame, section: str, event: Event) -> bool:
        return self.has(f"{area(game.name)}.{section}.{event[0]}")

    def _filled(self, game: str, key: str, args: dict[str, object], name: str, names: list[str]) -> str:
        n = args.get("amount", _last_number(args))
        parts: list[str] = []
        for literal, place, spec, _ in Formatter().parse(self._entry(f"{area(game)}.{key}", n)):
            parts.append(literal)
            if place == "name":
                parts.append(name)
            elif place and spec == SEAT:
                parts.append(names[int(str(args[place]))])
            elif place:
                parts.append(self._place(game, spec or "word", args[place], n))
        return "".join(parts).strip()

    def _place(self, game: str, spec: str, value: object, n: object) -> str:
        if spec == NEXT and isinstance(value, int):
            return str(value + 1)
        return self.word(game, str(value), spec, n)


def _last_number(args: dict[str, object]) -> int | None:
    numbers = [int(str(value)) for value in args.values() if str(value).isdecimal()]
    return numbers[-1] if numbers else None


def _args(game: AnyGame, event: Event) -> dict[str, object]:
    return dict(zip(game.events[str(event[0])], event[2:], strict=True))


def area(game: str) -> str:
    """The catalogue of a game."""
    return game.replace("-", "_")


def places(text: str) -> set[str]:
    """The names of the places in a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}
