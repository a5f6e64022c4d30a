"""The square: a wedge for every district with its dice, the viewer's at the bottom; black dice in the middle."""

from math import cos, pi, sin
from typing import Final

from trois.draw.palette import PLAYERS
from trois.draw.pieces import coins, owner_name
from trois.draw.shapes import Part, Pen, circle, fitted, named, path, rect, use, words
from trois.games.troyes.view import TroyesView
from trois.games.troyes.words import COLOURS

HEIGHT: Final = 372
MIDDLE: Final = (180, 190)
HUB: Final = 50
RIM: Final = 178
_ONE_RING: Final = [(38, 133, 3)]
_WIDE_RINGS: Final = [(36, 155, 4), (36, 117, 3)]
_CLOSE_RINGS: Final = [(28, 162, 6), (28, 131, 5), (28, 100, 4)]


def part(view: TroyesView, pen: Pen) -> Part:
    body = _ground(view) + _round(view, pen)
    owners = _order(view)
    body += "".join(_wedge(view, owner, at, len(owners), pen) for at, owner in enumerate(owners))
    body += _hub(view, pen)
    return Part("square", pen.say("part.square"), HEIGHT, body, pen.take_actions())


def _order(view: TroyesView) -> list[int]:
    """The viewer, the others clockwise, then the neutral district, which comes after the last seat."""
    seats, first = view["seats"], view["seat"] or 0
    return [*((first + step) % seats for step in range(seats)), seats]


def _angle(at: float, count: int) -> float:
    return pi / 2 + at * 2 * pi / count


def _point(radius: float, angle: float) -> tuple[float, float]:
    return MIDDLE[0] + radius * cos(angle), MIDDLE[1] + radius * sin(angle)


def _ground(view: TroyesView) -> str:
    """The round square and the lines between its wedges."""
    count = view["seats"] + 1
    lines = ""
    for at in range(count):
        (x, y), (right, bottom) = (_point(radius, _angle(at + 0.5, count)) for radius in (HUB, RIM))
        lines += f"M{x:.1f} {y:.1f}L{right:.1f} {bottom:.1f}"
    x, y = MIDDLE
    return circle(x, y, RIM, "panel") + path("rule", lines) + circle(x, y, RIM, "ink") + circle(x, y, HUB, "sheet")


def _round(view: TroyesView, pen: Pen) -> str:
    if view["over"]:
        return words(4, 18, pen.say("troyes.end"), "name m")
    return words(4, 18, pen.say("troyes.round", round=max(1, view["round"]), rounds=view["seats"] + 2), "name m")


# Wedges


def _wedge(view: TroyesView, owner: int, at: int, count: int, pen: Pen) -> str:
    angle = _angle(at, count)
    dice = [(colour, value) for colour in COLOURS for value in view["districts"][owner][colour]]
    seat = owner if owner < view["seats"] else None
    taken = _in_hand(view, owner)
    body = _sign(view, seat, *_point(76, angle), pen)
    for number, (place, die) in enumerate(zip(_places(len(dice), angle), dice, strict=True)):
        is_taken = taken.get(die, 0) > 0
        if is_taken:
            taken[die] -= 1
        body += _die(view, owner, number, die, place, is_taken, pen)
    return body


def _places(dice: int, angle: float) -> list[tuple[float, float, float]]:
    """Middle and size of every die of a wedge, on arcs from the rim inwards."""
    rings = _ONE_RING if dice <= 3 else _WIDE_RINGS if dice <= 7 else _CLOSE_RINGS
    places: list[tuple[float, float, float]] = []
    room, left = sum(most for _, _, most in rings), dice
    for size, radius, most in rings:
        here = min(left, -(-dice * most // room))
        step = (size + 6) / radius
        for at in range(here):
            places.append((*_point(radius, angle + (at - (here - 1) / 2) * step), size))
        left -= here
    return places


def _sign(view: TroyesView, seat: int | None, x: float, y: float, pen: Pen) -> str:
    """Whose district it is, and the deniers that lie in it after passing; the name keeps away from the dice."""
    below = y + 22 if y < MIDDLE[1] + 40 else y - 14
    if seat is None:
        return use("disc", x, y, 20, "grey") + fitted(x, below, owner_name("grey", pen), 62, "c name")
    money = view["players"][seat]["district"]
    purse = coins(money, x + 16, y, pen) if money else ""
    return pen.badge(seat, x - (9 if money else 0), y, 22) + purse + fitted(x, below, pen.player(seat), 62, "c name")


def _in_hand(view: TroyesView, owner: int) -> dict[tuple[str, int], int]:
    """Dice of a district chosen so far for the action in the making."""
    chosen: dict[tuple[str, int], int] = {}
    name = str(owner) if owner < view["seats"] else "grey"
    own = view["pending"][:1] == [owner]
    for text in view["trail"]:
        kind, *args = text.split(" ")
        if kind == "take" and args[2] == name:
            die = (args[1], int(args[0]))
        elif kind in ("fight", "turn") and own:
            die = (args[0], int(args[1]))
        else:
            continue
        chosen[die] = chosen.get(die, 0) + 1
    return chosen


def _die(
    view: TroyesView,
    owner: int,
    number: int,
    die: tuple[str, int],
    place: tuple[float, float, float],
    taken: bool,
    pen: Pen,
) -> str:
    (colour, value), (x, y, size) = die, place
    label = pen.say("die", colour=pen.word(colour), value=value)
    content = named(use(f"die-{value}", x, y, size, colour), label, f"die-{owner}-{number}")
    if taken:
        return content + rect(x - size / 2 - 2, y - size / 2 - 2, size + 4, size + 4, "chosen", 8)
    c, v = COLOURS.index(colour), value - 1
    if owner == view["seats"]:
        return pen.spot(content, x, y, size + 4, "take", v, c, 4)
    if owner != view["seat"]:
        return pen.spot(content, x, y, size + 4, "take", v, c, owner)
    return _own_die(content, x, y, size, c, v, owner, pen)


def _own_die(content: str, x: float, y: float, size: float, c: int, v: int, owner: int, pen: Pen) -> str:
    """An own die can be taken or fight; rerolling and turning over hang on its corners as small discs."""
    main = ("take", v, c, owner) if pen.can("take", v, c, owner) else ("fight", c, v)
    if not pen.can(*main) and not pen.can("reroll", c, v):
        main = ("turn", c, v)
    body = pen.spot(content, x, y, size + 4, *main)
    corner = size / 2 - 1
    return (
        body
        + _tab("reroll", "↻", x - corner, y - corner, c, v, pen)
        + _tab("turn", "⇅", x + corner, y + corner, c, v, pen)
    )


def _tab(kind: str, sign: str, x: float, y: float, c: int, v: int, pen: Pen) -> str:
    if not pen.can(kind, c, v):
        return ""
    return pen.choice(circle(x, y, 9, "sheet") + words(x, y + 4.5, sign, "c b"), circle(x, y, 9, "halo"), kind, c, v)


# The middle


def _hub(view: TroyesView, pen: Pen) -> str:
    """The attackers, highest first; next to them giving up."""
    x, y = MIDDLE
    if not view["black"]:
        return _start(view, pen)
    dice = sorted(view["black"], reverse=True)
    body = ""
    for at, value in enumerate(dice):
        row = at // 3
        here = min(3, len(dice) - 3 * row)
        cx, cy = x + (at % 3 - (here - 1) / 2) * 31, y + (row - (len(dice) > 3) / 2) * 31
        label = pen.say("die", colour=pen.say("black"), value=value)
        die = named(use(f"die-{value}", cx, cy, 27, "black"), label, f"black-{at}")
        body += pen.spot(die, cx, cy, 30, "also", value - 1)
    give_up = rect(x - 30, y + 33, 60, 18, "cell", 9) + use("crossed", x, y + 42, 12, "outline")
    return body + (pen.cell(give_up, x - 30, y + 33, 60, 18, "cannot") if pen.can("cannot") else "")


def _start(view: TroyesView, pen: Pen) -> str:
    """Without attackers the start player's sign stands here."""
    x, y = MIDDLE
    start = view["start"]
    sign = use("flag", x, y - 10, 30, PLAYERS[start])
    return named(
        sign + fitted(x, y + 20, pen.player(start), 84, "c name"), pen.say("troyes.start", name=pen.player(start))
    )
