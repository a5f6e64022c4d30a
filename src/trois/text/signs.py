"""Signs in brackets, as in "1 [white] = 3 [yellow]": boards draw them, a terminal prints letters for them."""

import re
from collections.abc import Mapping
from typing import Final

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
_MARKED: Final = re.compile(r"\[([\w-]+)\]|([♔¤★▪▫⚑])")
_BRACKETED: Final = re.compile(r"\[([\w-]+)\]")


class Sign(str):
    """The name of a sign, among words."""


def sign_pieces(short: str) -> list[str | Sign]:
    """A short text as words and signs, ready to be drawn."""
    pieces: list[str | Sign] = []
    at = 0
    for found in _MARKED.finditer(short):
        pieces += [short[at : found.start()], Sign(found[1] or CHARACTERS[found[2]])]
        at = found.end()
    return [piece for piece in [*pieces, short[at:]] if piece]


def plain_signs(short: str, game: str, text: Text) -> str:
    """A short text with letters for its signs."""
    return _BRACKETED.sub(lambda found: LETTERS.get(found[1]) or text.word(game, found[1], "letter"), short)
