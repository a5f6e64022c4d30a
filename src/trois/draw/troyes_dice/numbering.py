"""The herald's questions: which numbers the columns bear."""

from trois.draw.shapes import Pen, rect, use
from trois.games.troyes_dice.view import DiceView


def band(view: DiceView, top: float, pen: Pen) -> tuple[str, float]:
    """A band with what can be written, and its height; nothing when nothing is asked."""
    if pen.can("number", 0):
        return "".join(_direction(view, at, top, pen) for at in (0, 1)), 52
    if any(pen.can("write", at) for at in range(6)):
        return "".join(_number(at, top, pen) for at in range(6)), 52
    return "", 0


def _direction(view: DiceView, at: int, top: float, pen: Pen) -> str:
    first, step = view["numbers"][0], 1 if at == 0 else -1
    x = 6 + at * 176
    values = [(first - 1 + step * column) % 6 + 1 for column in range(6)]
    dice = "".join(use(f"die-{value}", x + 22 + i * 26, top + 23, 24) for i, value in enumerate(values))
    return pen.cell(rect(x, top, 172, 46, "cell", 6) + dice, x, top, 172, 46, "number", at)


def _number(at: int, top: float, pen: Pen) -> str:
    x = 58 + at * 49.3
    return pen.cell(use(f"die-{at + 1}", x + 23.5, top + 23, 36), x, top, 47, 46, "write", at)
