"""Score sheets of Troyes Dice: one large, in lines of 76 characters, or several small."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Ink

from trois.core.data import Reader
from trois.core.errors import BadCards
from trois.games.troyes_dice.cards import (
    CITIZEN_TRACK,
    GIVES_CITIZEN,
    NOTHING,
    RESOURCE_TRACK,
    Cards,
    card_tree,
    cards_for,
)
from trois.games.troyes_dice.view import DiceView, SheetView
from trois.games.troyes_dice.words import BUILDINGS, COLOURS, RESOURCES
from trois.terminal.drawing import STYLES, seat_name
from trois.terminal.screen import CHOICE, DIM
from trois.terminal.troyes_dice.marks import tag
from trois.text import Text
from trois.text.troyes_dice.signs import AREA, building_colour, letter

ROW_ORDER: Final = ["fortress", "palace", "market", "town-hall", "cathedral", "bishopric"]
"""As districts: a prestige building, then its administration building."""

LABEL: Final = 16
CELL: Final = 5
LINK: Final = 6


def sheet_lines(seen: DiceView, seat: int, names: list[str], text: Text, points: int) -> RenderableType:
    cards = cards_for(seen["card_changes"])
    sheet = seen["sheets"][seat]
    lines = [_head(seen, seat, names, text, points)]
    lines += [_row(seen, sheet, cards, building, text) for building in ROW_ORDER]
    stars = _resource_bonuses(seen)
    lines += [_tracks(sheet, cards, stars, colour, text) for colour in range(3)]
    return Group(*lines)


def _head(seen: DiceView, seat: int, names: list[str], text: Text, points: int) -> Ink:
    """The player, and the die number of each column."""
    line = seat_name(seat, names)
    line.truncate(LABEL - 1)
    line.pad_right(LABEL - len(line))
    for pair in range(3):
        left, right = (seen["numbers"][2 * pair + side] for side in (0, 1))
        line.append(f"{left or '?':^{CELL}}{'':{LINK}}{right or '?':^{CELL}} ", "bold underline")
    worth = text(f"{AREA}.board.worth", n=points)
    return Ink.assemble(line, "  ", (worth, CHOICE))


def _row(seen: DiceView, sheet: SheetView, cards: Cards, building: str, text: Text) -> Ink:
    colour = building_colour(building)
    name = text.word(AREA, building)
    line = Ink.assemble((letter(colour, text), STYLES[colour]), f" {name:<{LABEL - 2}}"[: LABEL - 1])
    for column in range(6):
        line.append_text(_cell(seen, sheet, cards, building, column, text))
        line.append_text(_link(sheet, cards, building, column, text) if column % 2 == 0 else Ink(" "))
    return Ink.assemble(line, " ", _character_points(seen, sheet, cards, building))


def _cell(seen: DiceView, sheet: SheetView, cards: Cards, building: str, column: int, text: Text) -> Ink:
    colour = building_colour(building)
    if sheet["built"][building][column]:
        mark = "■"
        if building == "cathedral":
            order = sheet["cathedrals"].index(seen["numbers"][column])
            mark = f"■×{cards.multipliers[order]}"
        return Ink(f"{mark:^{CELL}}", STYLES[colour])
    if sheet["crossed"][colour][column]:
        return Ink(f"{'×':^{CELL}}", DIM)
    return Ink(f"{_brings(cards, building, column, text):^{CELL}}", DIM)


def _brings(cards: Cards, building: str, column: int, text: Text) -> str:
    """What the building of this place would bring, in short."""
    if building == "fortress":
        return f"1●{letter(COLOURS[cards.fortress_citizen[column]], text)}"
    if building == "market":
        sign = "●" if cards.market_gives[column] == GIVES_CITIZEN else "◆"
        return f"{cards.market_each[column]}{sign}/{letter(COLOURS[cards.market_die[column]], text)}"
    if building == "cathedral":
        return text.word(AREA, BUILDINGS[cards.unlocks[column]], "short")
    return f"{cards.administration_citizens}●{letter(building_colour(building), text)}"


def _link(sheet: SheetView, cards: Cards, building: str, column: int, text: Text) -> Ink:
    """The bonus between two neighbours; it shines when one of them stands and fades when it is lost or done."""
    link = cards.links[BUILDINGS.index(building)][column]
    if link is None:
        return Ink(" " * LINK)
    name = COLOURS[link.colour] if link.gives == GIVES_CITIZEN else RESOURCES[link.colour]
    built = sheet["built"][building][column], sheet["built"][building][link.partner]
    crossed = sheet["crossed"][building_colour(building)]
    lost = any(crossed[c] and not sheet["built"][building][c] for c in (column, link.partner))
    label = "──■──" if all(built) else "" if lost else f"─{link.amount}{tag(name, text)}─"
    return Ink(f"{label:^{LINK}}", CHOICE if sum(built) == 1 and not lost else DIM)


def _character_points(seen: DiceView, sheet: SheetView, cards: Cards, building: str) -> Ink:
    """×2 = 6: what an unlocked character gives for this row."""
    row = BUILDINGS.index(building)
    for order, number in enumerate(sheet["cathedrals"]):
        if cards.unlocks[seen["numbers"].index(number)] == row:
            times = cards.multipliers[order]
            return Ink(f"×{times} = {times * sum(sheet['built'][building])}", CHOICE)
    return Ink()


def _resource_bonuses(seen: DiceView) -> list[int]:
    """The places of a resource track that bring a citizen, as the sheet prints them."""
    sheet = Reader(card_tree(seen["card_changes"], "cards"), "cards", BadCards).table("sheet")
    return sheet.table("resource_track").integers("citizen_at", 1, RESOURCE_TRACK)


def _tracks(sheet: SheetView, cards: Cards, stars: list[int], colour: int, text: Text) -> Ink:
    name, resource = COLOURS[colour], RESOURCES[colour]
    line = Ink.assemble((letter(name, text), STYLES[name]), f" {text.word(AREA, resource):<{LABEL - 4}}"[: LABEL - 3])
    line.append(f"{sheet['unspent'][resource]:>2} ", "bold")
    line.append_text(_resource_track(sheet, stars, resource, STYLES[name]))
    line.append(f"   ●{sheet['citizens'][name]:>2} ", "bold")
    line.append_text(_citizen_track(sheet["citizens"][name], cards, STYLES[name]))
    return line


def _resource_track(sheet: SheetView, stars: list[int], resource: str, style: str) -> Ink:
    """◆ to spend, / spent, · still to circle, ☆ the place of a bonus."""
    circled, spent = sheet["circled"][resource], sheet["circled"][resource] - sheet["unspent"][resource]
    track = Ink()
    for place in range(1, RESOURCE_TRACK + 1):
        empty = "☆" if place in stars else "·"
        mark = "/" if place <= spent else "◆" if place <= circled else empty
        track.append(mark, style if mark == "◆" else DIM)
        if place % 6 == 0 and place < RESOURCE_TRACK:
            track.append(" ")
    return track


def _citizen_track(citizens: int, cards: Cards, style: str) -> Ink:
    track = Ink()
    for place in range(1, CITIZEN_TRACK + 1):
        bonus = cards.track_bonus[place] != NOTHING or cards.column_bonus[place] != NOTHING
        mark = "●" if place <= citizens else "☆" if bonus else "·"
        track.append(mark, style if mark == "●" else DIM)
        if place % 5 == 0 and place < CITIZEN_TRACK:
            track.append(" ")
    return track


# The other sheets


def small_sheets(seen: DiceView, names: list[str], text: Text, seats: list[int], worth: list[int]) -> Table:
    """A line for each seat: resources, citizens, how many of each building, points."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, pad_edge=False)
    table.add_column(text(f"{AREA}.board.player"), no_wrap=True, max_width=22)
    for name in (*RESOURCES, *COLOURS):
        table.add_column(tag(name, text), justify="right")
    for building in BUILDINGS:
        table.add_column(text.word(AREA, building, "short"), justify="right")
    table.add_column(text(f"{AREA}.board.points"), justify="right", style=CHOICE)
    for seat in seats:
        table.add_row(seat_name(seat, names), *_small_numbers(seen, seat), str(worth[seat]))
    return table


def _small_numbers(seen: DiceView, seat: int) -> list[str]:
    sheet = seen["sheets"][seat]
    numbers = [sheet["unspent"][name] for name in RESOURCES] + [sheet["citizens"][name] for name in COLOURS]
    return [str(number) for number in numbers + [sum(sheet["built"][building]) for building in BUILDINGS]]
