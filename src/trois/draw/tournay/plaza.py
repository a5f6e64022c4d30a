"""A Plaza: citizens of each colour, standing, then lying; many choices of citizens are made here."""

from typing import Final

from trois.draw.shapes import Pen, lying, named, rect, use, words
from trois.draw.tournay.lookup import asked
from trois.games.tournay.describe import Player
from trois.games.tournay.view import TournayView
from trois.games.tournay.vocabulary import MIXES, RISERS
from trois.games.tournay.words import COLOURS

HIGH: Final = 66
_WIDE: Final = 101


def plaza(view: TournayView, seat: int, top: float, pen: Pen) -> str:
    """Three fields; gathering starts at the arrow beside them."""
    body = "".join(_field(view, seat, i, 4 + i * 105, top, pen) for i in range(3))
    if seat != view["seat"] or not pen.can("gather"):
        return body
    arrow = rect(320, top + 6, 36, 44, "cell", 8) + use("up", 338, top + 28, 24, "inked")
    return body + pen.cell(arrow, 320, top + 6, 36, 44, "gather")


def _field(view: TournayView, seat: int, i: int, x: float, top: float, pen: Pen) -> str:
    player, colour = view["players"][seat], COLOURS[i]
    up, down = player["standing"][colour], player["lying"][colour]
    step = min(24.0, 80 / max(1, up + down - 1))
    content = rect(x, top + 4, _WIDE, 48, f"wash-{colour}", 8) + _citizens(colour, up, down, x, top, step)
    content = named(content, pen.say("tournay.plaza", colour=pen.word(colour), up=up, down=down))
    action = _action(view, seat, i, pen)
    if action is not None:
        return pen.cell(content, x, top + 4, _WIDE, 48, *action)
    return content + (_counting(i, player, x, top, step, pen) if seat == view["seat"] else "")


def _citizens(colour: str, up: int, down: int, x: float, top: float, step: float) -> str:
    shapes = "".join(use("meeple", x + 14 + at * step, top + 28, 25, colour) for at in range(up))
    for at in range(up, up + down):
        cx = x + 14 + at * step
        shapes += lying(use("meeple", cx, top + 33, 21, f"{colour} laid"), cx, top + 33)
    return shapes


def _action(view: TournayView, seat: int, i: int, pen: Pen) -> tuple[str, int] | None:
    """One choice for the whole field: a colour, a recruit, or citizens that all come from here."""
    if seat == view["seat"]:
        for kind in ("recruit", "colour"):
            if pen.can(kind, i):
                return kind, i
    if view["seat"] is None or asked(view, "colour") != COLOURS[i]:
        return None
    source = (seat - view["seat"]) % view["seats"]
    return next((("use", mix) for mix in _FROM_ONE[source] if pen.can("use", mix)), None)


_FROM_ONE: Final = [[at for at, mix in enumerate(MIXES) if sum(mix) == mix[source]] for source in range(4)]
"""By source: the ways to take citizens from it alone."""
_OF_ONE_COLOUR: Final = [
    {risers[colour]: at for at, risers in enumerate(RISERS) if 0 < sum(risers) == risers[colour]} for colour in range(3)
]
"""By colour: the ways to let only its citizens stand up, by their number."""


def _counting(i: int, player: Player, x: float, top: float, step: float, pen: Pen) -> str:
    """Choices of so many citizens: the last of them is what one chooses."""
    up, down = player["standing"][COLOURS[i]], player["lying"][COLOURS[i]]
    body = ""
    for at in range(up):
        body += _counted(at + 1, x + 14 + at * step, top, step, pen, "earn", i, at)
    for at in range(down):
        risers = _OF_ONE_COLOUR[i].get(at + 1, -1)
        body += _counted(at + 1, x + 14 + (up + at) * step, top, step, pen, "stand", risers)
    return body


def _counted(count: int, x: float, top: float, step: float, pen: Pen, *action: str | int) -> str:
    kind, *args = action
    if not pen.can(str(kind), *map(int, args)):
        return ""
    figure = words(x, top + 50, count, "c b") if step >= 12 else ""
    return pen.cell(figure, x - step / 2 + 1, top + 6, step - 2, 44, str(kind), *map(int, args))
