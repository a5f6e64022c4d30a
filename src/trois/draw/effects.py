"""Effect lines of cards: short texts whose signs are drawn.

A catalogue's short text has signs as characters (deniers, influence, points, cubes) and in brackets (`[red]` for a red
die, `[citizen]`, `[flag]`): the terminal prints letters for them, boards draw them.
"""

from trois.draw.shapes import Pen
from trois.draw.signs import DICE, SIGNS, Run, text_width
from trois.text.signs import Token, tokens


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
    return sign if token.is_sign else text_width(token.value, size)


def _add(run: Run, token: Token, pen: Pen) -> None:
    if token.is_sign and token.value in DICE:
        run.die(token.value, pen.letter(token.value))
    elif token.is_sign:
        run.sign(token.value if token.value in SIGNS else "cube")
    else:
        run.word(token.value, "b" if token.value[:1] in "+−-" or token.value[:1].isdigit() else "")
