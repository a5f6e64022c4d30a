"""The wheel: it turns with the days under fixed prices, the neutral slot at the bottom, mornings left, afternoons right."""

from math import cos, pi, sin
from typing import Final

from trois.draw.shapes import Part, Pen, circle, named, path, rect, use, words
from trois.draw.troyes_dice.signs import ICONS, any_resource, one_of_each, pill
from trois.games.troyes_dice.cards import cards_for
from trois.games.troyes_dice.view import DiceView, PlazaView, SlotView
from trois.games.troyes_dice.words import COLOURS, RESOURCES
from trois.text.troyes_dice.cards import PLAZAS

HEIGHT: Final = 340
MIDDLE: Final = (180, 170)
RADIUS: Final = 128
INNER: Final = 74
_ANGLES: Final = [pi / 2 + p * 2 * pi / 9 for p in range(9)]
_SPOTS: Final = [(MIDDLE[0] + RADIUS * 1.07 * cos(a), MIDDLE[1] + RADIUS * sin(a)) for a in _ANGLES]
_PRICES: Final = [(MIDDLE[0] + INNER * 1.05 * cos(a), MIDDLE[1] + INNER * sin(a)) for a in _ANGLES]


def part(view: DiceView, pen: Pen) -> Part:
    first = 5 if view["half"] == "afternoon" else 1
    body = _ground(first) + _middle(view, pen)
    body += _neutral_and_resting(view, first, pen)
    body += "".join(_plaza(view, k, first + k, pen) for k in range(len(view["plazas"])))
    return Part("wheel", pen.say("part.wheel"), HEIGHT, body, pen.take_actions())


def _day(view: DiceView) -> int:
    return min(view["day"], 8)


def _ground(first: int) -> str:
    """The disc, and a brighter arc under the four plazas of this half-day."""
    x, y = MIDDLE
    a, b = _ANGLES[first] - 0.36, _ANGLES[first + 3] + 0.36
    radius = INNER + 26
    ring = f"M{x + radius * cos(a):.1f} {y + radius * sin(a):.1f}A{radius} {radius} 0 0 1 {x + radius * cos(b):.1f} {y + radius * sin(b):.1f}"
    return (
        circle(x, y, RADIUS + 8, "panel")
        + circle(x, y, radius, "rule")
        + path("bold", ring)
        + circle(x, y, 46, "sheet")
    )


def _middle(view: DiceView, pen: Pen) -> str:
    x, y = MIDDLE
    if pen.can("collect"):
        content = rect(x - 45, y - 30, 90, 60, "cell", 8) + words(x, y - 8, pen.say("dice.one-each"), "c")
        return pen.cell(content + one_of_each(x, y + 12, 20), x - 45, y - 30, 90, 60, "collect")
    if view["over"]:
        return words(x, y + 6, pen.say("dice.end"), "c name l")
    morning = view["half"] == "morning"
    sky = use("sun" if morning else "moon", x, y - 22, 24, "yellow inky" if morning else "slate")
    day = words(x, y + 12, pen.say("dice.day", day=_day(view)), "c name l")
    return sky + day + words(x, y + 32, pen.word(view["half"]), "c soft")


def _neutral_and_resting(view: DiceView, first: int, pen: Pen) -> str:
    """The slots without dice: the neutral one and the other half of the day."""
    busy = range(first, first + len(view["plazas"]))
    cards = cards_for(view["card_changes"])
    shapes: list[str] = []
    for position in range(9):
        slot_number = (_day(view) - 1 + position) % 9
        if position in busy:
            continue
        x, y = _SPOTS[position]
        slot = view["slots"][slot_number]
        shapes.append(_tile(slot, x, y, 46, 46, pen) + _beside(slot, x + 23, y - 23, pen))
        if position:
            k = (position - 1) % 4
            shapes.append(_price(_PRICES[position], [0, cards.cost_fortune[k], 0], cards.cost_any[k], pen))
    return "".join(shapes)


def _tile(slot: SlotView, x: float, y: float, width: float, height: float, pen: Pen) -> str:
    """A plaza tile, its other face peeping out behind it."""
    colour, back = slot["faces"][slot["up"]], slot["faces"][1 - slot["up"]]
    left, top = x - width / 2, y - height / 2
    icon_x = left + 13 if width > 50 else x
    content = rect(left + 4, top + 4, width, height, f"{back} piece", 8) + rect(
        left, top, width, height, f"{colour} piece", 8
    )
    content += use(ICONS[colour], icon_x, y - 8, 19, colour)
    content += f'<g class="{colour}">{words(icon_x, y + 17, pen.say(f"letter.{colour}"), "c b on")}</g>'
    label = pen.say("dice.plaza", colour=pen.word(colour), back=pen.word(back))
    card = pen.voice.card(PLAZAS[slot["plaza"]])
    return pen.explain_card(named(content, label, f"plaza-{slot['plaza']}"), card)


def _beside(slot: SlotView, right: float, top: float, pen: Pen) -> str:
    """The expansion tile of a slot, on its upper right corner."""
    tile, x, y = slot["tile"], right, top
    if not tile:
        return ""
    kind = "banquet" if tile > 0 else "raid"
    plate = rect(x - 22, y - 10, 36, 21, "cell", 6)
    icon = use("goblet", x - 11, y, 15, "yellow") if tile > 0 else use("swords", x - 11, y, 15, "plain")
    card = pen.voice.card(f"{kind}.{abs(tile)}")
    return pen.explain_card(
        named(plate + icon + words(x + 4, y + 5, abs(tile), "c b"), card.name, f"tile-{abs(tile)}"), card
    )


def _plaza(view: DiceView, k: int, position: int, pen: Pen) -> str:
    plaza = view["plazas"][k]
    x, y = _SPOTS[position]
    slot = view["slots"][plaza["slot"]]
    tile = _tile(slot, x, y, 70, 56, pen)
    beside = _beside(slot, x + 35, y - 28, pen)
    price = _price(_PRICES[position], [plaza[r] for r in RESOURCES], plaza["any"], pen)  # type: ignore[literal-required]
    die = _die(plaza, k, x + 12, y, pen)
    if not plaza["available"]:
        return tile + use("crossed", x, y, 62, "outline") + price + die + beside
    shown = pen.cell(die, x - 38, y - 31, 80, 66, "take", k)
    mark = rect(x - 38, y - 31, 80, 66, "chosen", 8) if _is_taken(view, k) else ""
    return tile + price + shown + mark + beside


def _is_taken(view: DiceView, k: int) -> bool:
    """The viewer has chosen this die and has not used it yet."""
    question = view["question"]
    return question is not None and question["kind"] in ("payment", "use") and question["plaza"] == k


def _die(plaza: PlazaView, k: int, x: float, y: float, pen: Pen) -> str:
    colour = "black" if plaza["black"] else plaza["colour"]
    label = pen.say("die", colour=pen.say("black") if plaza["black"] else pen.word(colour), value=plaza["value"])
    return named(use(f"die-{plaza['value']}", x, y, 42, colour), label, f"die-{k}")


def _price(at: tuple[float, float], amounts: list[int], of_any: int, pen: Pen) -> str:
    """What a die costs, as symbols."""
    x, y = at
    total = sum(amounts) + of_any
    if not total:
        return words(x, y + 4, pen.say("dice.free"), "c")
    icons: list[str] = []
    left = x - 8.5 * (total - 1)
    for _ in range(of_any):
        icons.append(any_resource(left, y, 8))
        left += 17
    for resource, amount in zip(RESOURCES, amounts, strict=True):
        for _ in range(amount):
            icons.append(use(resource, left, y, 17, COLOURS[RESOURCES.index(resource)]))
            left += 17
    label = ", ".join(f"{amount} {pen.word(r)}" for r, amount in zip(RESOURCES, amounts, strict=True) if amount)
    label = f"{label} {pen.say('dice.any') if of_any else ''}".strip()
    return named(pill(x, y, 17 * total + 6, 22) + "".join(icons), pen.say("dice.price", price=label))
