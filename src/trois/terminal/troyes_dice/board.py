"""The wheel of Troyes Dice: the plazas of this half-day with their dice, those to come, the tiles beside them."""

from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Ink

from trois.games.troyes_dice.view import DiceView, PlazaView, SlotView
from trois.terminal.drawing import STYLES, Space
from trois.terminal.screen import BAD, DIM, GOOD
from trois.text import Text
from trois.text.troyes_dice.signs import AREA, letter

DIE_STYLES: Final = {"red": "bold white on red", "yellow": "bold black on yellow", "white": "bold black on white"}
SLOTS: Final = 9
WIDEST_BOARD: Final = 84


def wheel(seen: DiceView, text: Text, space: Space) -> list[RenderableType]:
    things: list[RenderableType] = []
    if seen["plazas"]:
        things.append(plaza_table(seen, text, space))
        things.append(coming_plazas(seen, text))
    else:
        things.append(Ink(" ").join(slot_mark(slot, text) for slot in seen["slots"]))
    tiles = [tile_line(slot, text) for slot in seen["slots"] if slot["tile"]]
    return [*things, Ink(" · ", DIM).join(tiles)] if tiles else things


def plaza_table(seen: DiceView, text: Text, space: Space) -> Table:
    """The four plazas of this half-day: die, price, tile."""
    edges = None if space.is_low else box.ROUNDED
    width = min(space.width, WIDEST_BOARD)
    table = Table(box=edges, width=width, padding=(0, 0), border_style=DIM, show_header=False)
    plazas = seen["plazas"]
    for _ in plazas:
        table.add_column(justify="center", ratio=1)
    table.add_row(*(Ink.assemble((f"{n}. ", DIM), die(plaza, text)) for n, plaza in enumerate(plazas, 1)))
    table.add_row(*(_price_line(plaza, seen["slots"][plaza["slot"]], text) for plaza in plazas))
    return table


def die(plaza: PlazaView, text: Text) -> Ink:
    """A clear die has its plaza's colour; a black one is told by its word."""
    mark = f" {letter(plaza['colour'], text)} {plaza['rolled']} "
    if not plaza["available"]:
        word = text(f"{AREA}.board.black", value=plaza["rolled"]) if plaza["black"] else f"{mark.strip()} ×"
        return Ink.assemble((f" {word} ", "bold white on black"), (f" {letter(plaza['colour'], text)}", DIM))
    inked = Ink(mark, DIE_STYLES[plaza["colour"]])
    if plaza["black"]:
        inked.append("■ ", "bold white on black")
    if plaza["value"] != plaza["rolled"]:
        inked = Ink.assemble(inked, (" " + text(f"{AREA}.board.starts", value=plaza["value"]), BAD))
    return inked


def _price_line(plaza: PlazaView, slot: SlotView, text: Text) -> Ink:
    price = price_words(plaza, text) if plaza["available"] else text(f"{AREA}.board.destroyed")
    line = Ink(price, _price_style(plaza) if plaza["available"] else DIM)
    return Ink.assemble(line, " ", tile_mark(slot)) if slot["tile"] else line


def price_words(plaza: PlazaView, text: Text) -> str:
    parts = [text(f"{AREA}.board.any", n=plaza["any"])] if plaza["any"] else []
    amounts = {"influence": plaza["influence"], "fortune": plaza["fortune"], "wisdom": plaza["wisdom"]}
    parts += [f"{amount} {text.word(AREA, name)}" for name, amount in amounts.items() if amount]
    return " + ".join(parts) or text(f"{AREA}.board.free")


def _price_style(plaza: PlazaView) -> str:
    free = not (plaza["any"] or plaza["influence"] or plaza["fortune"] or plaza["wisdom"])
    return GOOD if free else BAD


def coming_plazas(seen: DiceView, text: Text) -> Ink:
    """The plazas of the next half-day, and of the one after it, each with its hidden face."""
    first = seen["day"] + (4 if seen["half"] == "morning" else 0)
    day_after = seen["half"] == "afternoon"
    if day_after and seen["day"] == 8:
        return Ink()
    line = Ink(text(f"{AREA}.board.{'next-morning' if day_after else 'afternoon'}"), DIM)
    for k in range(4):
        line.append(" ")
        line.append_text(slot_mark(seen["slots"][(first + day_after + k) % SLOTS], text))
    return line


def slot_mark(slot: SlotView, text: Text) -> Ink:
    up, down = slot["faces"][slot["up"]], slot["faces"][1 - slot["up"]]
    mark = Ink.assemble((letter(up, text), STYLES[up]), (f"/{letter(down, text).lower()}", DIM))
    return Ink.assemble(mark, tile_mark(slot)) if slot["tile"] else mark


def tile_mark(slot: SlotView) -> Ink:
    """A Banquet as +3, a Raid as −3."""
    tile = slot["tile"]
    return Ink(f"+{tile}", GOOD) if tile > 0 else Ink(f"−{-tile}", BAD)


def tile_line(slot: SlotView, text: Text) -> Ink:
    kind = "banquet" if slot["tile"] > 0 else "raid"
    number = abs(slot["tile"])
    words = f" {text.titled(text.word(AREA, kind), text(f'{AREA}.{kind}.{number}'))}"
    return Ink.assemble(tile_mark(slot), (words, DIM))
