"""Effect lines of cards: short texts whose signs are drawn.

A catalogue's short text has signs as characters (deniers, influence, points, cubes) and in brackets (`[red]` for a red
die, `[citizen]`, `[flag]`): the terminal prints letters for them, boards draw them.
"""

import re
from typing import Final, Literal, NamedTuple

from trois.draw.shapes import Pen
from trois.draw.signs import DICE, SIGNS, Run, text_width
from trois.text.signs import CHARACTERS

_TOKEN: Final = re.compile(r"(\s*)(?:\[([\w-]+)\]|([♔¤★▪▫⚑])|([^\[♔¤★▪▫⚑\s]+))")


class Token(NamedTuple):
    """A piece of a short text: a word, a sign by its name, or a die of a colour."""

    kind: Literal["word", "sign", "die"]
    value: str
    is_apart: bool
    """Whether there was a space before it."""


def tokens(short: str) -> list[Token]:
    """The pieces of a short text, as the catalogues mark them."""
    return [_token(*found.groups()) for found in _TOKEN.finditer(short)]


def _token(space: str, bracketed: str | None, character: str | None, word: str | None) -> Token:
    if word:
        return Token("word", word, bool(space))
    name = bracketed or CHARACTERS[str(character)]
    return Token("die" if name in DICE else "sign", name, bool(space))


def effect_lines(short: str, width: float, size: float, sign: float, pen: Pen, most: int = 2) -> list[Run]:
    """A short text as rows of at most this width; what doesn't fit into the last one still stands there."""
    gap = size * 0.3
    rows = [Run(size, sign, gap)]
    for token in tokens(short):
        if rows[-1].width and rows[-1].width + rows[-1].gap + _width(token, size, sign) > width and len(rows) < most:
            rows.append(Run(size, sign, gap))
        _add(rows[-1], token, pen)
    return rows


def _width(token: Token, size: float, sign: float) -> float:
    return text_width(token.value, size) if token.kind == "word" else sign


def _add(run: Run, token: Token, pen: Pen) -> None:
    if token.kind == "die":
        run.die(token.value, pen.letter(token.value))
    elif token.kind == "sign":
        run.sign(token.value if token.value in SIGNS else "cube")
    else:
        run.word(token.value, "b" if token.value[:1] in "+−-" or token.value[:1].isdigit() else "")
