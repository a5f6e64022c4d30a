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
_BRACKETED: Final = re.compile(r"\[([\w-]+)\]")


def plain_signs(short: str, game: str, text: Text) -> str:
    """A short text with letters for its signs."""
    return _BRACKETED.sub(lambda found: LETTERS.get(found[1]) or text.word(game, found[1], "letter"), short)
