"""The players: influence track on top, then a line of goods for each."""

from typing import Final

from trois.draw.palette import PLAYERS, SHAPES
from trois.draw.shapes import Part, Pen, fitted, named, rect, use, words
from trois.games.troyes.view import PlayerView, TroyesView

HEAD: Final = 66
ROW: Final = 98
MOST: Final = 20


def part(view: TroyesView, pen: Pen) -> Part:
    seats = view["seats"]
    first = view["seat"] or 0
    body = _influence(view, pen)
    for at in range(seats):
        body += _row(view, (first + at) % seats, HEAD + at * ROW, pen)
    return Part("players", pen.say("part.players"), HEAD + seats * ROW, body, pen.take_actions())


def _influence(view: TroyesView, pen: Pen) -> str:
    """The track from 0 to 20; who stand on the same place stand one above the other."""
    body, step = "", 16.9
    heights: dict[int, int] = {}
    for at in range(MOST + 1):
        x = 4 + at * step
        body += rect(x, 34, step - 1.5, 24, "cell", 3)
        body += words(x + step / 2 - 1, 50, at, "c soft") if at % 5 == 0 else ""
    for seat, player in enumerate(view["players"]):
        at = player["influence"]
        level = heights.get(at, 0)
        heights[at] = level + 1
        sign = use(SHAPES[seat], 4 + (at + 0.5) * step - 1, 46 - level * 12, 16, PLAYERS[seat])
        label = pen.say("troyes.influence", name=pen.player(seat), n=at)
        body += named(sign, label, f"influence-{seat}")
    return body


def _row(view: TroyesView, seat: int, top: float, pen: Pen) -> str:
    player = view["players"][seat]
    turn = seat in view["pending"]
    body = rect(0, top, 360, ROW - 6, "panel", 10)
    body += rect(1.5, top + 1.5, 357, ROW - 9, "ink", 9) if turn else ""
    body += pen.badge(seat, 22, top + 21, 26) + fitted(42, top + 27, pen.player(seat), 150, "name l", 22)
    body += use("flag", 212, top + 20, 18, PLAYERS[seat]) if seat == view["start"] else ""
    body += _state(view, seat, player, top, pen)
    return body + _goods(view, seat, player, top + 50, pen) + _cards(player, top + 77, pen)


def _state(view: TroyesView, seat: int, player: PlayerView, top: float, pen: Pen) -> str:
    """Passed or not; passing starts here."""
    mine = seat == view["seat"]
    if mine and pen.can("pass"):
        plate = rect(246, top + 5, 108, 30, "cell", 8) + words(300, top + 25, pen.say("troyes.pass"), "c m")
        return pen.cell(plate, 246, top + 5, 108, 30, "pass")
    if player["district"]:
        return words(352, top + 26, pen.say("troyes.passed"), "e soft")
    return ""


def _goods(view: TroyesView, seat: int, player: PlayerView, y: float, pen: Pen) -> str:
    """Deniers, influence, citizens at hand and to come, points where they are known."""
    mine = seat == view["seat"]
    body = named(
        use("coin", 20, y, 22, "yellow") + words(35, y + 5, player["deniers"], "m b"),
        pen.say("deniers", n=player["deniers"]),
    )
    body += use("influence", 84, y, 20, "plain") + words(99, y + 5, player["influence"], "m b")
    supply = use("meeple", 146, y, 22, PLAYERS[seat]) + words(161, y + 5, player["supply"], "m b")
    supply = named(supply, pen.say("troyes.supply", n=player["supply"]))
    body += pen.cell(supply, 130, y - 14, 54, 28, "supply") if mine else supply
    general = lying_citizen(seat, 212, y) + words(227, y + 5, player["general"], "m soft")
    general = named(general, pen.say("troyes.general", n=player["general"]))
    body += pen.cell(general, 196, y - 14, 56, 28, "recruit") if mine else general
    if player["vp"] is None:
        return body
    total = sum(player["vp"].values())
    return body + named(
        use("points", 290, y, 22, "inked") + words(306, y + 5, total, "m b"), pen.say("points", n=total)
    )


def lying_citizen(seat: int, x: float, y: float) -> str:
    """A citizen of the general supply: an outline, not yet at hand."""
    return use("meeple", x, y, 20, f"outline line-{PLAYERS[seat]}")


def _cards(player: PlayerView, y: float, pen: Pen) -> str:
    """Event cards won, and the characters as far as they are known."""
    count = len(player["events"])
    body = named(
        use("scroll", 20, y, 20, "plain") + words(35, y + 5, count, "m b"), pen.say("troyes.events-won", n=count)
    )
    known = player["characters"]
    if known is None:
        return body + named(use("disc", 84, y, 18, "outline") + words(84, y + 5, "?", "c b"), pen.say("troyes.secret"))
    for i, character in enumerate(known):
        x = 74 + i * 142
        card = pen.voice.card(character)
        plate = rect(x, y - 12, 138, 24, "cell", 12) + fitted(x + 69, y + 5, card.name, 126, "c name m", 15)
        body += pen.explain_card(plate, card)
    return body
