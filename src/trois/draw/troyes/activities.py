"""Activity cards: hire, dice, places of tradesmen, cubes for later."""

from typing import Final

from trois.draw import pieces
from trois.draw.shapes import Pen, named, rect, use, words, wrapped
from trois.draw.troyes.seen import ROMAN
from trois.games.troyes.cards import Cards
from trois.games.troyes.view import ActivityView, TroyesView
from trois.games.troyes.words import ACTIVITIES, MODIFIER_OF_CARD, MODIFIERS

WIDE: Final = 115
HIGH: Final = 118


def card(view: TroyesView, slot: int, x: float, y: float, cards: Cards, pen: Pen) -> str:
    activity = view["activities"][slot]
    if activity["card"] is None:
        return _back(activity, x, y, pen)
    number = ACTIVITIES.index(activity["card"])
    body = _face(activity, number, x, y, cards, pen)
    return body + _tradesmen(view, activity, number, x, y, cards, pen) + _cubes(view, number, x, y + HIGH - 19, pen)


def _back(activity: ActivityView, x: float, y: float, pen: Pen) -> str:
    colour = activity["colour"]
    back = rect(x, y, WIDE, HIGH, f"{colour} piece", 8)
    icon = use(pieces.DISTRICT_ICONS[colour], x + WIDE / 2, y + 44, 40, colour)
    period = f'<g class="{colour}">{words(x + WIDE / 2, y + 92, ROMAN[activity["period"]], "c name l on")}</g>'
    label = pen.say("troyes.face-down", colour=pen.word(colour), period=activity["period"])
    return named(back + icon + period, label)


def _face(activity: ActivityView, number: int, x: float, y: float, cards: Cards, pen: Pen) -> str:
    told = pen.voice.card(ACTIVITIES[number])
    content = rect(x, y, WIDE, HIGH, "cell", 8) + wrapped(x + WIDE / 2, y + 17, told.name, WIDE - 8, "c name m", 15, 1)
    content += pieces.coins(cards.hire[number], x + 14, y + 38, pen)
    content += pieces.price(activity["colour"], cards.divisor[number], x + 59, y + 38, pen)
    if MODIFIER_OF_CARD[number]:
        content += named(use("hourglass", x + 103, y + 38, 16, "plain"), pen.say("troyes.delayed"))
    return pen.explain_card(pen.cell(content, x, y, WIDE, HIGH, "activate", number), told)


def _tradesmen(
    view: TroyesView, activity: ActivityView, number: int, x: float, y: float, cards: Cards, pen: Pen
) -> str:
    """The two places with points, then the picture."""
    body = ""
    for i, seat in enumerate(activity["spaces"]):
        left = x + 5 + i * 37
        place = rect(left, y + 53, 34, 36, "slot", 5)
        if seat is None:
            body += place + pieces.points(cards.post_vp[number][i], left + 11, y + 71, pen, 16)
        else:
            figure = pieces.citizen(seat, left + 15, y + 72, 29, pen)
            figure += words(left + 32, y + 65, cards.post_vp[number][i], "e b")
            body += place + _leaving(figure, seat, number, left, y + 53, 34, 36, view, pen)
    for i, seat in enumerate(activity["picture"]):
        left = x + 79 + i % 2 * 17
        figure = pieces.citizen(seat, left + 8, y + 62 + i // 2 * 18, 19, pen)
        body += _leaving(figure, seat, number, left - 1, y + 53 + i // 2 * 18, 18, 19, view, pen)
    return body


def _leaving(
    figure: str, seat: int, number: int, x: float, y: float, width: float, height: float, view: TroyesView, pen: Pen
) -> str:
    return pen.cell(figure, x, y, width, height, "leave", number) if seat == view["seat"] else figure


def _cubes(view: TroyesView, number: int, x: float, y: float, pen: Pen) -> str:
    """Cubes that wait on a delayed card; the viewer's can modify dice."""
    modifier = MODIFIER_OF_CARD[number]
    if not modifier:
        return ""
    body, left = "", x + 14
    for seat, player in enumerate(view["players"]):
        count = player["cubes"][MODIFIERS[modifier]]
        if count:
            content = pieces.cubes(seat, count, left, y + 8, pen)
            mine = seat == view["seat"]
            body += pen.cell(content, left - 11, y - 3, 29, 22, "modify", modifier - 1) if mine else content
            left += 28
    return body
