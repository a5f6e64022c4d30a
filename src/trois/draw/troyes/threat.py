"""What the events on the road will do next round: black dice for all, demands on the seat that looks."""

from trois.draw.shapes import named, rect, words
from trois.draw.signs import Run
from trois.draw.troyes.sizes import Sizes
from trois.draw.troyes.table import Table
from trois.games.troyes.rules.events import amount_due
from trois.games.troyes.words import BUILDINGS, CITY_HALL, CIVIL_WAR, DROUGHT, EVENTS, HERESY


def threat(table: Table, x: float, y: float, w: float, h: float, z: Sizes) -> str:
    """A box with the sum over the road, as far as it is certain."""
    pen, step = table.pen, z.sign + 4
    low = h <= z.small + 14 + 2 * step
    digits, size, gap = (z.small, z.small + 2, 6) if low else (z.digits, z.sign - 1, 10)
    body = rect(x, y, w, h, "threat", 7)
    body += words(x + 7, y + z.small + 6, pen.say("troyes.next-round"), "name b", z.small)
    middle = y + z.small + 12 + z.sign / 2
    black = sum(table.cards.event_black[EVENTS.index(event["event"])] for event in table.view["queue"])
    run = Run(digits, size, gap=2).word(black).sign("black-die")
    body += named(run.svg(x + 7, middle), pen.say("troyes.black-dice", n=black))
    left, middle = (x + 7 + run.width + gap, middle) if low else (x + 7, middle + step)
    for thing, amount in demands(table):
        run = Run(digits, size, gap=1).word(f"−{amount}", "b bad").sign(thing)
        body += named(run.svg(left, middle), pen.say(f"troyes.demand-{thing}", n=amount))
        left += run.width + gap
    return body


def demands(table: Table) -> list[tuple[str, int]]:
    """What the events on the road will take from the viewer."""
    seat = table.view["seat"]
    if seat is None:
        return []
    queue = [EVENTS.index(queued["event"]) for queued in table.view["queue"]]
    citizens = table.view["buildings"][BUILDINGS[CITY_HALL]].count(seat)
    asked = {
        event: amount_due(table.cards, event, citizens) for event in (HERESY, CIVIL_WAR, DROUGHT) if event in queue
    }
    found = [("influence", asked.pop(HERESY, 0)), ("denier", sum(asked.values()))]
    return [(thing, amount) for thing, amount in found if amount]
