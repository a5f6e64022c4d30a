"""What the bell would bring everybody, at the foot of every event: the viewer first, then round the table."""

from typing import Final

from trois.draw.shapes import Pen, named, words
from trois.draw.signs import sign, text_width
from trois.draw.tournay.lettering import words_if_room
from trois.draw.tournay.seen import Table
from trois.draw.tournay.signs import rows_of, sign_run
from trois.draw.woodcut import pieces
from trois.games.tournay.rules import effects as e
from trois.games.tournay.rules.effects import Effect
from trois.games.tournay.rules.events import CHOSEN
from trois.games.tournay.rules.forecast import forecast
from trois.games.tournay.words import ANY, COLOURS

_NOTHING: Final = "–"
_APART: Final = 0.3
"""The least between two players, as part of the size of the letters."""


def rings(table: Table, slot: int, w: float, h: float) -> str:
    """What all lose or gain when the bell rings next; the viewer alone where there is no room for more."""
    event = table.view["queue"][slot]
    if table.seat is None or event is None:
        return ""
    row = rows_of(event["event"], table.cards)[0]
    foreseen = forecast(table.pen.voice.state, slot)
    shown = {seat: foreseen[seat] for seat in table.order}
    z, middle = table.sizes, h - table.sizes.foot / 2 - 2
    body = sign("bell", 6, middle - z.sign / 2, z.sign)
    body += _everybody(table, shown, row, w, middle) or _viewer(table, shown[table.seat], row, w, middle)
    return named(body, table.pen.say("tournay.rings-you", what="; ".join(_sentences(table, shown, row))))


def _amount(number: int, row: Effect) -> str:
    """Deniers with their sign, what suffers without; a dash for a player who is spared."""
    if not number:
        return _NOTHING
    return str(-number) if row.do in CHOSEN else f"{'+' if number > 0 else '−'}{abs(number)}"


def _look(number: int) -> str:
    return "b gain" if number > 0 else "b loss" if number else "b soft"


def _everybody(table: Table, shown: dict[int, int], row: Effect, w: float, middle: float) -> str:
    """A mark and an amount for each, of what the card's effect says; nothing where that is too wide."""
    z = table.sizes
    size, r = z.small + 0.5, z.small * 0.34
    amounts = {seat: _amount(number, row) for seat, number in shown.items()}
    wide = [2 * r + 2 + text_width(said, size, bold=True) for said in amounts.values()]
    left = z.sign + 8
    gap = (w - left - 6 - sum(wide)) / len(wide)
    if gap < _APART * size:
        return ""
    x = left + gap / 2
    body = ""
    for (seat, said), width in zip(amounts.items(), wide, strict=True):
        body += pieces.mark(seat, x + r, middle, r, pieces.colour_of(seat))
        body += words(x + 2 * r + 2, middle + size * 0.36, said, _look(shown[seat]), size)
        x += width + gap
    return body


def _viewer(table: Table, number: int, row: Effect, w: float, middle: float) -> str:
    z = table.sizes
    shown = [_amount(number, row), *([_sign(row)] if number else [])]
    run = sign_run(shown, z.text + 1, z.sign, 2, _look(number))
    room = w - run.width - z.sign - 22
    said = table.pen.say("tournay.rings")
    return words_if_room(said, z.sign + 10, middle + z.small * 0.36, room, z.small, z.small) + run.svg(
        w - run.width - 8, middle
    )


def _sign(row: Effect) -> str:
    """Of what is lost or gained."""
    if row.do == e.LAY_DOWN:
        return "[lying]" if row.colour == ANY else f"[lying-{COLOURS[row.colour]}]"
    return {e.DISCARD: "[cards]", e.DAMAGE_OWN: "[damage]"}.get(row.do, "[denier]")


def _sentences(table: Table, shown: dict[int, int], row: Effect) -> list[str]:
    """The same in words."""
    pen = table.pen
    return [
        _loss(row, number, "tournay.spared", pen)
        if seat == table.seat
        else pen.say("tournay.rings-other", name=pen.player(seat), what=_loss(row, number, "tournay.spared-other", pen))
        for seat, number in shown.items()
    ]


def _loss(row: Effect, number: int, spared: str, pen: Pen) -> str:
    if not number:
        return pen.say(spared)
    keys = {e.LAY_DOWN: "tournay.then-lie", e.DISCARD: "tournay.then-discard", e.DAMAGE_OWN: "tournay.then-damage"}
    if row.do in keys:
        return pen.say(keys[row.do], n=-number)
    return f"{'+' if number > 0 else '−'}{pen.say('deniers', n=abs(number))}"
