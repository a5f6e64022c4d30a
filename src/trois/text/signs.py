"""Signs in brackets, as in "1 [white] = 3 [yellow]": boards draw them, a terminal prints letters for them."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from trois.text import Text

LETTERS: Final[Mapping[str, str]] = {
    "citizen": "♟",
    "neutral-citizen": "♙",
    "flag": "⚑",
    "black-die": "◼",
}
"""Signs that need no language; the others are words of the game's section `letter`."""
CHARACTERS: Final[Mapping[str, str]] = {
    "♔": "influence", "¤": "denier", "★": "points", "▪": "cube", "▫": "neutral-cube", "⚑": "flag",
}  # fmt: skip
"""Signs that a terminal prints as they are."""
_TOKEN: Final = re.compile(r"(\s*)(?:\[([\w-]+)\]|([♔¤★▪▫⚑])|([^\[♔¤★▪▫⚑\s]+))")
_BRACKETED: Final = re.compile(r"\[([\w-]+)\]")


class Token(NamedTuple):
    """A piece of a short text: a word, or a sign by its name."""

    value: str
    is_sign: bool
    is_apart: bool
    """Whether there was a space before it."""


def tokens(short: str) -> list[Token]:
    """A short text as words and signs, ready to be drawn."""
    return [_token(*found.groups()) for found in _TOKEN.finditer(short)]


def _token(space: str, bracketed: str | None, character: str | None, word: str | None) -> Token:
    if word:
        return Token(word, False, bool(space))
    return Token(bracketed or CHARACTERS[str(character)], True, bool(space))


def plain_signs(short: str, game: str, text: Text) -> str:
    """A short text with letters for its signs."""
    return _BRACKETED.sub(lambda found: LETTERS.get(found[1]) or text.word(game, found[1], "letter"), short)
