"""The board: the heap as a row of dots, each of the first three a choice."""

from trois.core.game import View
from trois.draw.shapes import Part, Pen, circle, words


def parts(view: View, pen: Pen) -> list[Part]:
    heap = int(str(view["heap"]))
    body = words(4, 20, f"{heap} pebbles", "name m")
    for at in range(heap):
        dot = circle(14 + at % 12 * 28, 44 + at // 12 * 28, 10, "cell")
        body += pen.spot(dot, 14 + at % 12 * 28, 44 + at // 12 * 28, 24, "take", at) if at < 3 else dot
    return [Part("heap", "Heap", 120, body, pen.take_actions())]
