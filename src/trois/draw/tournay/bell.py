"""What the bell would bring everybody, at the foot of every event: the viewer first, then round the table."""

from typing import Final

from trois.draw.shapes import Pen, named
from trois.draw.signs import sign, text_width
from trois.draw.tournay.forecast import forecast, is_gain
from trois.draw.tournay.lettering import note, words_if_room
from trois.draw.tournay.seen import Effect, QueuedEvent, Table
from trois.draw.tournay.seen import effects as e
from trois.draw.tournay.signs import rows_of, sign_run
from trois.draw.woodcut import pieces

_NOTHING: Final = "–"
_APART: Final = 0.3
"""The least between two players, as part of the size of the letters."""


def rings(table: Table, event: QueuedEvent, w: float, h: float) -> str:
    """What all lose or gain when the bell rings next; the viewer alone where there is no room for more."""
    if table.seat is None:
        return ""
    row = rows_of(event["event"], table.cards)[0]
    shown = {seat: forecast(event, row, seat, table) for seat in table.order}
    z, middle = table.sizes, h - table.sizes.foot / 2 - 2
    body = sign("bell", 6, middle - z.sign / 2, z.sign)
    body += _everybody(table, shown, row, w, middle) or _viewer(table, shown[table.seat], row, w, middle)
    return named(body, table.pen.say("tournay.rings-you", what="; ".join(_said(table, shown, row))))


def _everybody(table: Table, shown: dict[int, list[str]], row: Effect, w: float, middle: float) -> str:
    """A mark and an amount for each, of what the card's effect says; nothing where that is too wide."""
    z, look = table.sizes, "b gain" if is_gain(row) else "b loss"
    size, r = z.small + 0.5, z.small * 0.34
    amounts = {seat: found[0] if found else _NOTHING for seat, found in shown.items()}
    wide = [2 * r + 2 + text_width(said, size, bold=True) for said in amounts.values()]
    left = z.sign + 8
    gap = (w - left - 6 - sum(wide)) / len(wide)
    if gap < _APART * size:
        return ""
    x = left + gap / 2
    body = ""
    for (seat, said), width in zip(amounts.items(), wide, strict=True):
        body += pieces.mark(seat, x + r, middle, r, pieces.colour_of(seat))
        body += note(x + 2 * r + 2, middle + size * 0.36, said, look if shown[seat] else "b soft", size)
        x += width + gap
    return body


def _viewer(table: Table, shown: list[str], row: Effect, w: float, middle: float) -> str:
    z, look = table.sizes, "b gain" if is_gain(row) else "b loss"
    run = sign_run(shown or [_NOTHING], z.text + 1, z.sign, 2, look if shown else "b soft")
    room = w - run.width - z.sign - 22
    said = table.pen.say("tournay.rings")
    return words_if_room(said, z.sign + 10, middle + z.small * 0.36, room, z.small, z.small) + run.svg(
        w - run.width - 8, middle
    )


def _said(table: Table, shown: dict[int, list[str]], row: Effect) -> list[str]:
    """The same in words."""
    pen = table.pen
    return [
        _loss(row, found, "tournay.spared", pen)
        if seat == table.seat
        else pen.say("tournay.rings-other", name=pen.player(seat), what=_loss(row, found, "tournay.spared-other", pen))
        for seat, found in shown.items()
    ]


def _loss(row: Effect, shown: list[str], spared: str, pen: Pen) -> str:
    if not shown:
        return pen.say(spared)
    number = int(shown[0].lstrip("+−"))
    keys = {e.LAY_DOWN: "tournay.then-lie", e.DISCARD: "tournay.then-discard", e.DAMAGE_OWN: "tournay.then-damage"}
    if row.do in keys:
        return pen.say(keys[row.do], n=number)
    return f"{shown[0][0]}{pen.say('deniers', n=number)}"
