"""Plaza tiles with their dice and prices: on the wheel, and on a phone in a strip above the sheet."""

from typing import Final

from trois.draw.shapes import Pen, chosen_tick, circle, named, path, rect, words
from trois.draw.signs import Run, sign
from trois.draw.troyes_dice import tiles
from trois.draw.troyes_dice.seen import DISTRICTS, GOODS, Table
from trois.draw.troyes_dice.sizes import Sizes
from trois.draw.woodcut import pieces
from trois.draw.woodcut.press import at
from trois.games.troyes_dice.view import PlazaView, SlotView
from trois.games.troyes_dice.words import RESOURCES
from trois.text.troyes_dice.cards import PLAZAS

_MOST_SIGNS: Final = 2


class Plazas:
    """Tiles of one size around their middles; on a phone's wheel, where they are drawn again, they do not glide."""

    def __init__(self, table: Table, size: float, letter: float, pen: Pen, glides: bool = True) -> None:
        self.table, self.size, self.letter, self.pen, self.glides = table, size, letter, pen, glides

    def resting(self, slot: SlotView, x: float, y: float, size: float) -> str:
        """A plaza of the other half of the day, or the neutral one."""
        colour, pen = slot["faces"][slot["up"]], self.pen
        mark = size * 0.42
        content = self._tile(slot, x, y, size, f"{colour} tile")
        content += sign(DISTRICTS[colour], x - mark / 2, y - mark * 0.75, mark)
        letter = words(x, y + size * 0.4, pen.letter(colour), "c b on", self.letter)
        content += f'<g class="{colour}">{letter}</g>'
        d = size * 0.09
        veil = rect(x - size / 2 - 1, y - size / 2 - 1, size + d + 2, size + d + 2, "veil", 10)
        return self._explained_tile(self._named_tile(content + veil, slot), slot)

    def busy(self, k: int, x: float, y: float) -> str:
        """A plaza of this half-day with its die."""
        plaza, s = self.table.view["plazas"][k], self.size
        slot, colour = self.table.view["slots"][plaza["slot"]], plaza["colour"]
        if not plaza["available"]:
            content = self._tile(slot, x, y, s, f"{colour} tile") + rect(
                x - s / 2 + 3, y - s / 2 + 3, s - 6, s - 6, "w-hatch", 6
            )
            content += self._die(plaza, k, x, y, s * 0.7) + self._struck_mark(x, y)
            return self._explained_tile(self._named_tile(content, slot), slot)
        chosen = self._is_taken(k)
        content = self._tile(slot, x, y, s, f"sky-{colour} tile")
        content += sign(DISTRICTS[colour], x - s * 0.46, y - s * 0.46, s * 0.25)
        content += self._die(plaza, k, x, y - (s * 0.1 if chosen else 0), s * 0.74)
        content = self.pen.cell(self._named_tile(content, slot), x - s / 2 - 3, y - s / 2 - 3, s + 6, s + 6, "take", k)
        return self._explained_tile(content + (self._chosen_ring(x, y) if chosen else ""), slot)

    def tab(self, slot: SlotView, x: float, top: float, size: float) -> str:
        return tiles.tab(slot["tile"], x, top, size, self.table.cards, self.pen, self.glides)

    def _tile(self, slot: SlotView, x: float, y: float, size: float, look: str) -> str:
        """The tile, its other face peeping out behind it."""
        back = slot["faces"][1 - slot["up"]]
        left, top, d = x - size / 2, y - size / 2, size * 0.09
        return rect(left + d, top + d, size, size, f"{back} tile", 9) + rect(left, top, size, size, look, 9)

    def _named_tile(self, content: str, slot: SlotView) -> str:
        """The tile with its name; what can be chosen is put around it, for a picture holds no buttons."""
        pen = self.pen
        colour, back = slot["faces"][slot["up"]], slot["faces"][1 - slot["up"]]
        label = pen.say("dice.plaza", colour=pen.word(colour), back=pen.word(back))
        return named(content, label, self.pen.piece(f"plaza-{slot['plaza']}") if self.glides else "")

    def _explained_tile(self, content: str, slot: SlotView) -> str:
        return self.pen.explain_card(content, self.pen.voice.card(PLAZAS[slot["plaza"]]))

    def _die(self, plaza: PlazaView, k: int, x: float, y: float, size: float) -> str:
        pen = self.pen
        colour = "black" if plaza["black"] else plaza["colour"]
        label = pen.say("die", colour=pen.say("black") if plaza["black"] else pen.word(colour), value=plaza["value"])
        drawn = at(x, y, pieces.die(colour, plaza["value"], size))
        return named(drawn, label, self.pen.piece(f"die-{k}") if self.glides else "")

    def price(self, k: int, drawn: str, label: str) -> str:
        """What the die of a plaza costs, drawn beside it."""
        return named(drawn, label, self.pen.piece(f"price-{k}") if self.glides else "")

    def _is_taken(self, k: int) -> bool:
        """The viewer has chosen this die and has not used it yet."""
        question = self.table.view["question"]
        return question is not None and question["kind"] in ("payment", "use") and question["plaza"] == k

    def _struck_mark(self, x: float, y: float) -> str:
        """A plaza that gives no die."""
        r, d = self.size * 0.17, self.size * 0.08
        cx, cy = x + self.size / 2 - 2, y - self.size / 2 + 3
        cross = f"M{cx - d:g} {cy - d:g}l{2 * d:g} {2 * d:g}m0 {-2 * d:g}l{-2 * d:g} {2 * d:g}"
        return circle(cx, cy, r, "struck") + path("struck-line", cross)

    def _chosen_ring(self, x: float, y: float) -> str:
        s = self.size
        ring = rect(x - s / 2 - 3, y - s / 2 - 3, s + 6, s + 6, "chosen-ring", 11)
        return ring + chosen_tick(x + s / 2, y - s / 2, s * 0.18)


def price(amounts: list[int], of_any: int, size: float, letter: float, pen: Pen, look: str = "b") -> tuple[Run, str]:
    """What a die costs, as signs, and in words; `look` is how "free" is written."""
    run = Run(letter, size, gap=1)
    if not sum(amounts) + of_any:
        return run.word(pen.say("dice.free"), look), pen.say("dice.free")
    for _ in range(of_any):
        run.sign("any-good")
    for resource, amount in zip(RESOURCES, amounts, strict=True):
        _signs(run, GOODS[resource], amount)
    said = [f"{n} {pen.word(resource)}" for resource, n in zip(RESOURCES, amounts, strict=True) if n]
    said += [pen.say("dice.any")] if of_any else []
    return run, pen.say("dice.price", price=pen.text.listed(said))


def _signs(run: Run, name: str, amount: int) -> None:
    """As many signs; a number before the sign where they are more than two."""
    if amount > _MOST_SIGNS:
        run.word(amount)
    for _ in range(1 if amount > _MOST_SIGNS else amount):
        run.sign(name)


def plaza_price(plaza: PlazaView, size: float, letter: float, pen: Pen, look: str = "b") -> tuple[Run, str]:
    return price([plaza["influence"], plaza["fortune"], plaza["wisdom"]], plaza["any"], size, letter, pen, look)


def strip(table: Table, width: float, z: Sizes, pen: Pen) -> str:
    """The four plazas of this half-day side by side; what to take if none can be paid."""
    if pen.can("collect"):
        run = Run(14, 22, gap=9).word(pen.say("dice.one-each")).sign("crown").sign("fortune").sign("book")
        plate = rect(4, 6, width - 8, z.head - 14, "cell-paper", 8) + run.svg((width - run.width) / 2, z.head / 2 - 1)
        return pen.cell(plate, 4, 6, width - 8, z.head - 14, "collect")
    size, wide = 42, width / 4
    plazas = Plazas(table, size, 12, pen)
    body = ""
    for k, plaza in enumerate(table.view["plazas"]):
        x, y = k * wide + size / 2 + 4, z.head / 2 - 2
        body += plazas.busy(k, x, y)
        slot = table.view["slots"][plaza["slot"]]
        body += plazas.tab(slot, max(x, 34), y + size * 0.36, z.small)
        if plaza["available"]:
            run, label = plaza_price(plaza, 16, 12, pen, "")
            body += plazas.price(k, run.svg(k * wide + size + 6 + (wide - size - 8 - run.width) / 2, y), label)
    return body
