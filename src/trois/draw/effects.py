"""Effect lines of cards: short texts whose signs are drawn.

A catalogue's short text has signs as characters (deniers, influence, points, cubes) and in brackets (`[red]` for a red
die, `[citizen]`, `[flag]`): the terminal prints letters for them, boards draw them.
"""

import re
from typing import Final

from trois.draw.shapes import Pen
from trois.draw.signs import DICE, SIGNS, Run, text_width
from trois.text.signs import CHARACTERS

_TOKEN: Final = re.compile(r"\[([\w-]+)\]|([♔¤★▪▫⚑])|([^\[♔¤★▪▫⚑\s]+)")


def effect_lines(short: str, width: float, size: float, sign: float, pen: Pen, most: int = 2) -> list[Run]:
    """A short text as rows of at most this width; what doesn't fit into the last one still stands there."""
    gap = size * 0.3
    rows = [Run(size, sign, gap)]
    for token in _TOKEN.finditer(short):
        if rows[-1].width and rows[-1].width + rows[-1].gap + _width(token, size, sign) > width and len(rows) < most:
            rows.append(Run(size, sign, gap))
        _add(rows[-1], token, pen)
    return rows


def _width(token: re.Match[str], size: float, sign: float) -> float:
    return text_width(token[3], size) if token[3] else sign


def _add(run: Run, token: re.Match[str], pen: Pen) -> None:
    bracketed, character, word = token.groups()
    if bracketed in DICE:
        run.die(bracketed, pen.letter(bracketed))
    elif bracketed or character:
        name = bracketed or CHARACTERS[character]
        run.sign(name if name in SIGNS else "cube")
    else:
        run.word(word, "b" if word[:1] in "+−-" or word[:1].isdigit() else "")
