"""Troyes Dice in the terminal: the wheel as a strip of plazas, the own sheet large, the others in a table."""

from typing import Final, cast

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Ink

from trois.core.chance import Chance
from trois.core.game import View
from trois.core.journal import Event
from trois.core.match import Match
from trois.games.troyes_dice import feats, scoring
from trois.games.troyes_dice.imagine import imagine
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.view import DiceView, PlazaView, SlotView
from trois.games.troyes_dice.words import BUILDINGS, COLOURS, RESOURCES
from trois.terminal.drawing import Space, seat_name
from trois.terminal.log import added_up
from trois.terminal.screen import BAD, CHOICE, DIM, GOOD
from trois.terminal.troyes_dice_sheet import AREA, STYLES, letter, sheet_lines, tag
from trois.text import Text

DIE_STYLES: Final = {"red": "bold white on red", "yellow": "bold black on yellow", "white": "bold black on white"}
SLOTS: Final = 9
WIDEST_BOARD: Final = 84
MOST_LARGE: Final = 3


class TroyesDiceDrawing:
    def title(self, view: View, text: Text) -> str:
        seen = cast(DiceView, view)
        if seen["over"] or seen["stage"] != "numbered":
            return text(f"{AREA}.title")
        day = text(f"{AREA}.board.day", day=seen["day"], half=text.word(AREA, seen["half"]))
        return f"{text(f'{AREA}.title')} · {day}"

    def board(self, view: View, names: list[str], text: Text, space: Space) -> list[RenderableType]:
        seen = cast(DiceView, view)
        things: list[RenderableType] = []
        if not seen["over"]:
            things += wheel(seen, text, space)
        large = _large_seats(seen, space)
        for seat in large:
            things.append(sheet_lines(seen, seat, names, text, points(seen)[seat]))
        if len(large) < seen["seats"] and not (large and space.is_low):
            things.append(small_sheets(seen, names, text, [s for s in range(seen["seats"]) if s not in large]))
        return things

    def sheet(self, view: View, seat: int, names: list[str], text: Text) -> RenderableType:
        seen = cast(DiceView, view)
        return sheet_lines(seen, seat, names, text, points(seen)[seat])

    def question(self, view: View, text: Text) -> str:
        seen = cast(DiceView, view)
        question = seen["question"]
        if question is None:
            return ""
        places: dict[str, object] = {}
        if question["kind"] == "use":
            plaza = seen["plazas"][question["plaza"]]
            places = {"colour": text.word(AREA, plaza["colour"]), "value": plaza["value"]}
        elif question["kind"] == "direction":
            places = {"first": seen["numbers"][0]}
        elif question["kind"] == "write":
            places = {"column": seen["numbers"].index(0) + 1}
        return text(f"{AREA}.question.{question['kind']}", **places)

    def effect(self, view: View, kind: str, words: dict[str, str], events: list[Event], text: Text) -> Ink:
        if kind == "take":
            plaza = cast(DiceView, view)["plazas"][int(words["plaza"]) - 1]
            return Ink.assemble(die(plaza, text), " ", (price_words(plaza, text), _price_style(plaza)))
        parts = [_effect_part(event, text) for event in added_up(events)]
        return Ink(" ").join(part for part in parts if part)

    def price(self, kind: str, events: list[Event]) -> int:
        """Dice stay in the order of their plazas."""
        if kind == "take":
            return 0
        return sum(int(event[3]) for event in events if event[0] == "paid")

    def legend(self, text: Text) -> str:
        letters = {colour: letter(colour, text) for colour in COLOURS}
        return text(f"{AREA}.board.legend", **letters)

    def glossary(self, view: View, text: Text) -> list[RenderableType]:  # noqa: ARG002
        """The sheets tell it all."""
        return []

    def feats(self, match: Match, seat: int) -> list[str]:
        """Tallies over several games are left out: one match does not know them."""
        reached = feats.of_game(cast(State, match.state), seat)
        return [feat for feat in reached if feat not in feats.PLAYED]


def points(seen: DiceView) -> list[int]:
    """What the sheets, as the viewer knows them, are worth now."""
    return [score.total for score in scoring.scores(imagine(seen, Chance(0)))]


def _large_seats(seen: DiceView, space: Space) -> list[int]:
    """The viewer's own; a spectator sees a few sheets large where there is room."""
    if seen["seat"] is not None:
        return [seen["seat"]]
    return list(range(seen["seats"])) if seen["seats"] <= MOST_LARGE and not space.is_low else []


def _effect_part(event: Event, text: Text) -> Ink:
    match event:
        case ("paid", _, what, amount, *_):
            return Ink(f"−{amount}{tag(str(what), text)}", BAD)
        case ("gained", _, what, amount, *_):
            return Ink(f"+{amount}{tag(str(what), text)}", GOOD)
        case ("lost", _, what, amount, *_):
            return Ink(f"({amount}{tag(str(what), text)})", DIM)
        case ("unlocked", _, building, times):
            return Ink(f"×{times} {text.word(AREA, str(building), 'many')}", GOOD)
    return Ink()


# The wheel


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
    words = f" {text.word(AREA, kind)}: {text(f'{AREA}.{kind}.{number}')}"
    return Ink.assemble(tile_mark(slot), (words, DIM))


# The other sheets


def small_sheets(seen: DiceView, names: list[str], text: Text, seats: list[int]) -> Table:
    """A line for each seat: resources, citizens, how many of each building, points."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, pad_edge=False)
    table.add_column(text(f"{AREA}.board.player"), no_wrap=True, max_width=22)
    for name in (*RESOURCES, *COLOURS):
        table.add_column(tag(name, text), justify="right")
    for building in BUILDINGS:
        table.add_column(text.word(AREA, building, "short"), justify="right")
    table.add_column(text(f"{AREA}.board.points"), justify="right", style=CHOICE)
    worth = points(seen)
    for seat in seats:
        table.add_row(seat_name(seat, names), *_small_numbers(seen, seat), str(worth[seat]))
    return table


def _small_numbers(seen: DiceView, seat: int) -> list[str]:
    sheet = seen["sheets"][seat]
    numbers = [sheet["unspent"][name] for name in RESOURCES] + [sheet["citizens"][name] for name in COLOURS]
    return [str(number) for number in numbers + [sum(sheet["built"][building]) for building in BUILDINGS]]
