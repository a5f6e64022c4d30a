"""The tracks of a sheet: resources above each district, citizens at the foot."""

from typing import Final

from trois.draw.shapes import Pen, circle, named, rect, use, words
from trois.draw.troyes_dice.cells import LEFT
from trois.draw.troyes_dice.signs import ICONS, one_of_each
from trois.games.troyes_dice.cards import (
    ADMINISTRATION_BUILD,
    CITIZEN_TRACK,
    EACH_RESOURCE,
    NOTHING,
    PRESTIGE_BUILD,
    RESOURCE_TRACK,
    Cards,
)
from trois.games.troyes_dice.view import SheetView
from trois.games.troyes_dice.words import COLOURS, RESOURCES

CITIZENS: Final = 118
_STEP: Final = 16.4
_CLOSE: Final = 14.75


def resources(sheet: SheetView, i: int, cards: Cards, top: float, pen: Pen) -> str:
    """18 symbols: spent ones struck through, unspent ones in colour, the rest to come."""
    name, colour = RESOURCES[i], COLOURS[i]
    circled, unspent = sheet["circled"][name], sheet["unspent"][name]
    shapes: list[str] = []
    y = top + 15
    for place in range(1, RESOURCE_TRACK + 1):
        x = LEFT + (place - 0.5) * _STEP
        if place > circled:
            shapes.append(circle(x, y, 6, "cell"))
        elif place > circled - unspent:
            shapes.append(use(name, x, y, 16, colour))
        else:
            shapes.append(circle(x, y, 6, "cell") + use("crossed", x, y, 10, "soft-strike"))
        if cards.citizens_by[place] > cards.citizens_by[place - 1]:
            shapes.append(use("meeple", x, y + 15, 11, colour))
    label = pen.say("dice.resources", what=pen.word(name), unspent=unspent, circled=circled)
    return named("".join(shapes), label) + _purse(i, unspent, top, pen)


def _purse(i: int, unspent: int, top: float, pen: Pen) -> str:
    """What is left to spend; paying starts here, and so does gaining nothing."""
    name = RESOURCES[i]
    content = use(name, 15, top + 18, 22, COLOURS[i]) + words(40, top + 25, unspent, "c l b")
    content = pen.explain_card(named(content, f"{unspent} {pen.word(name)}"), pen.voice.card(name))
    kind = ("pay", i) if pen.can("pay", i) else ("gain", i, 0)
    return pen.cell(content, 3, top + 1, 51, 33, *kind)


def citizens(sheet: SheetView, cards: Cards, top: float, pen: Pen) -> str:
    """Three tracks of 20, the columns that count together marked across them."""
    body = "".join(_column(place, cards, top, pen) for place in range(1, CITIZEN_TRACK + 1))
    return body + "".join(
        _track(sheet["citizens"][colour], i, cards, top + 4 + i * 28, pen) for i, colour in enumerate(COLOURS)
    )


def _column(place: int, cards: Cards, top: float, pen: Pen) -> str:
    x, y = LEFT + (place - 0.5) * _CLOSE, top + 101
    bonus, single = cards.column_bonus[place], cards.track_bonus[place]
    if bonus == NOTHING and single == NOTHING:
        return ""
    band = rect(x - 7.5, top + 3, 15, 85, "band", 7) if bonus != NOTHING else ""
    if bonus == EACH_RESOURCE:
        icon, key = one_of_each(x, y, 10), "each-resource"
    elif bonus == ADMINISTRATION_BUILD:
        icon, key = use("palace", x, y, 18, "plain"), "administration-build"
    elif single == PRESTIGE_BUILD:
        icon, key = use("fortress", x, y, 18, "plain"), "prestige-build"
    else:
        icon, key = use("meeple", x - 6, y, 13, "plain") + use("meeple", x + 5, y, 13, "plain"), "other-citizens"
    return band + pen.explain(icon, f"explain.{key}", pen.say(f"dice.{key}", place=place))


def _track(count: int, i: int, cards: Cards, y: float, pen: Pen) -> str:
    colour = COLOURS[i]
    shapes: list[str] = []
    for place in range(1, CITIZEN_TRACK + 1):
        x = LEFT + (place - 0.5) * _CLOSE
        if cards.track_bonus[place] != NOTHING:
            shapes.append(circle(x, y + 13, 8, "ring"))
        if place > count:
            shapes.append(circle(x, y + 13, 4, "cell"))
        else:
            shapes.append(use("meeple", x, y + 13, 15, colour))
    label = pen.say("dice.citizens", n=count, colour=pen.word(colour))
    head = use(ICONS[colour], 15, y + 13, 18, colour) + words(39, y + 20, count, "c l b")
    return named("".join(shapes), label) + pen.cell(head, 3, y - 1, 51, 27, "citizen", i)
