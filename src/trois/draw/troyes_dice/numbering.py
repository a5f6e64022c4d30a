"""The herald's questions, asked where the citizens will stand: which numbers the columns bear."""

from trois.draw.lettering import fitted_name
from trois.draw.shapes import Pen, rect, use
from trois.draw.troyes_dice.seen import Table
from trois.draw.troyes_dice.sizes import Sizes


def is_asked(pen: Pen) -> bool:
    return pen.can("number", 0) or pen.can("number", 1) or any(pen.can("write", at) for at in range(6))


def panel(table: Table, top: float, width: float, height: float, z: Sizes, pen: Pen) -> str:
    """The question, and what can be written."""
    asked = pen.voice.question()
    said = asked.sentence if asked else ""
    title = fitted_name(8, top + z.name, said, "name b", z.name, width - 16, z.small)
    first, high = top + z.name * 1.7, height - z.name * 1.7 - 4
    if pen.can("number", 0) or pen.can("number", 1):
        wide = (width - 16 - z.gap) / 2
        return title + "".join(_direction(table, at, 8 + at * (wide + z.gap), first, wide, high, pen) for at in (0, 1))
    wide = (width - 16 - 5 * z.gap) / 6
    return title + "".join(_number(at, 8 + at * (wide + z.gap), first, wide, high, pen) for at in range(6))


def _direction(table: Table, at: int, x: float, y: float, w: float, h: float, pen: Pen) -> str:
    first, step = table.view["numbers"][0], 1 if at == 0 else -1
    values = [(first - 1 + step * column) % 6 + 1 for column in range(6)]
    size = min(w / 7, h * 0.7)
    dice = "".join(use(f"die-{value}", x + w * (i + 0.75) / 6.5, y + h / 2, size) for i, value in enumerate(values))
    return pen.cell(rect(x, y, w, h, "cell-paper", 8) + dice, x, y, w, h, "number", at)


def _number(at: int, x: float, y: float, w: float, h: float, pen: Pen) -> str:
    die = use(f"die-{at + 1}", x + w / 2, y + h / 2, min(w, h) * 0.7)
    if not pen.can("write", at):
        return f'<g class="faint">{die}</g>'
    return pen.cell(rect(x, y, w, h, "cell-paper", 8) + die, x, y, w, h, "write", at)
