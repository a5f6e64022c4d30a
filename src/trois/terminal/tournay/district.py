"""A player of Tournay: the district as a grid, Plaza, hand and ramparts; and small ones of the others."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Ink

from trois.games.tournay.cards import IDS
from trois.games.tournay.describe import PlayerView, StackView
from trois.games.tournay.rules.areas import SIDE, buildable, members
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.view import TournayView
from trois.terminal.drawing import STYLES, seat_name
from trois.terminal.screen import CHOICE, DIM
from trois.terminal.tournay.marks import card_ink, cards_of, cost_words, mark, plaza
from trois.text import Text
from trois.text.tournay.cards import full
from trois.text.tournay.places import span
from trois.text.tournay.signs import AREA, colour_of, letter, word

CELL: Final = 22
NARROW_CELL: Final = 18
SMALLEST: Final = 8


def large_player(
    seen: TournayView, seat: int, names: list[str], text: Text, points: int, lines: bool
) -> list[Ink | Table]:
    """Name and goods, district, hand."""
    player = seen["players"][seat]
    things: list[Ink | Table] = [head(seen, seat, names, text, points)]
    things.append(district(seen, player["district"], text, seat == seen["seat"], lines))
    things.append(hand(seen, player, text) if seat == seen["seat"] else backs(player, text))
    if player["ramparts"]:
        things.append(ramparts(player, text))
    return things


def head(seen: TournayView, seat: int, names: list[str], text: Text, points: int) -> Ink:
    player = seen["players"][seat]
    line = seat_name(seat, names)
    line.append(f"  {text(f'{AREA}.board.deniers', n=player['deniers'])}  ", "bold")
    line.append(f"{text(f'{AREA}.board.plaza')} ")
    line.append_text(plaza(player["standing"], player["lying"], text))
    if player["built"]:
        line.append(f"  {text(f'{AREA}.board.built', n=len(player['built']))}")
    line.append(f"  {text(f'{AREA}.board.worth', n=points)}", CHOICE)
    if seat == seen["first"]:
        line.append(f"  ({text(f'{AREA}.board.starts')})", DIM)
    return line


# Districts


def district(seen: TournayView, stacks: list[StackView], text: Text, shows_free: bool, lines: bool) -> Table:
    """The rows and columns in use; for the owner those as well where a card may come."""
    used = {AREA_WORDS.index(stack["area"]): stack for stack in stacks}
    free = [] if not shows_free else members(buildable(sum(1 << area for area in used)))
    areas = sorted({*used, *free})
    table = Table(box=box.ROUNDED if lines else None, padding=(0, 0), border_style=DIM, show_header=False)
    table.show_lines = lines
    columns = span([area % SIDE for area in areas])
    for _ in columns:
        table.add_column(width=NARROW_CELL if len(columns) > 3 else CELL, no_wrap=True, overflow="ellipsis")
    for row in span([area // SIDE for area in areas]):
        cells = [SIDE * row + column for column in columns]
        table.add_row(*(_cell(seen, used.get(area), area, area in free, text) for area in cells))
    return table


def _cell(seen: TournayView, stack: StackView | None, area: int, is_free: bool, text: Text) -> Ink:
    """Two lines: area, sign, depth of the stack; and the name of the visible card."""
    if stack is None:
        return Ink(f"{AREA_WORDS[area]} ·" if is_free else "", DIM)
    cards = cards_of(seen)
    top = stack["cards"][-1]
    covered = len(stack["cards"]) - 1
    first = Ink.assemble((f"{stack['area']} ", DIM), mark(top, stack["on"], cards, text))
    first.append(f" +{covered}" if covered else "", DIM)
    return Ink.assemble(first, "\n", card_ink(top, cards, text))


# Hands


def hand(seen: TournayView, player: PlayerView, text: Text) -> Table:
    """Every card with its price, its points and what it does."""
    cards = cards_of(seen)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    if not player["hand"]:
        table.add_row(Ink(f"{text(f'{AREA}.board.hand')} {text(f'{AREA}.board.nothing')}", DIM), "", "")
    for name in player["hand"]:
        does = full(cards, name, text.language)
        table.add_row(card_ink(name, cards, text), cost_words(name, cards, text), Ink(does, DIM))
    return table


def backs(player: PlayerView, text: Text) -> Ink:
    """Hidden cards by their piles, known ones by their names."""
    line = Ink(f"{text(f'{AREA}.board.hand')} ", DIM)
    if not player["hand"]:
        line.append(text(f"{AREA}.board.nothing"), DIM)
    for back in player["hand"]:
        colour = back.partition(".")[0][:-1]
        if "." in back:
            line.append(f"{word(back, text)} ", STYLES[colour])
            continue
        line.append(f"{letter(colour, text)}{text.word(AREA, back[-1], 'level')} ", STYLES[colour])
    return line


def ramparts(player: PlayerView, text: Text) -> Ink:
    names = text.listed(word(name, text) for name in player["ramparts"])
    return Ink.assemble((f"{text(f'{AREA}.board.ramparts')} ", DIM), names)


# All about one player


def full_player(seen: TournayView, seat: int, names: list[str], text: Text, points: int) -> RenderableType:
    """Large, with what every visible card of the district does."""
    cards = cards_of(seen)
    things: list[RenderableType] = list(large_player(seen, seat, names, text, points, True))
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for stack in seen["players"][seat]["district"]:
        top = stack["cards"][-1]
        table.add_row(Ink(stack["area"], DIM), card_ink(top, cards, text), Ink(full(cards, top, text.language), DIM))
        if len(stack["cards"]) > 1:
            covered = text.listed(word(name, text) for name in reversed(stack["cards"][:-1]))
            table.add_row("", "", Ink(text(f"{AREA}.board.covers", card=covered), DIM))
    return Group(*things, table)


# The others


def small_players(
    seen: TournayView, seats: list[int], names: list[str], text: Text, width: int, points: list[int]
) -> Table:
    """Side by side: goods in three lines, the district with a short line for each row."""
    table = Table.grid(padding=(0, 2, 0, 0))
    room = width // len(seats) - 2
    for _ in seats:
        table.add_column(width=room, no_wrap=True, overflow="ellipsis")
    table.add_row(*(_small(seen, seat, names, text, min(room // 3 - 1, CELL), points[seat]) for seat in seats))
    return table


def _small(seen: TournayView, seat: int, names: list[str], text: Text, room: int, points: int) -> RenderableType:
    player = seen["players"][seat]
    first = Ink.assemble(seat_name(seat, names), (f" {text(f'{AREA}.board.worth', n=points)}", CHOICE))
    if seat == seen["first"]:
        first.append(f" ({text(f'{AREA}.board.starts')})", DIM)
    second = Ink.assemble((f"{player['deniers']}d ", "bold"), plaza(player["standing"], player["lying"], text))
    if player["ramparts"] or player["built"]:
        second.append(f" ▤{len(player['ramparts'])}+{len(player['built'])}")
    third = backs(player, text)
    return Group(first, second, third, *_small_rows(seen, player["district"], text, max(room, SMALLEST)))


def _small_rows(seen: TournayView, stacks: list[StackView], text: Text, room: int) -> list[Ink]:
    used = {AREA_WORDS.index(stack["area"]): stack for stack in stacks}
    columns = span([area % SIDE for area in used])
    lines: list[Ink] = []
    for row in span([area // SIDE for area in used]):
        cells = [_small_cell(seen, used.get(SIDE * row + column), text, room) for column in columns]
        lines.append(Ink(" ").join(cells))
    return lines


def _small_cell(seen: TournayView, stack: StackView | None, text: Text, room: int) -> Ink:
    if stack is None:
        return Ink(f"{'·':<{room}}", DIM)
    cards = cards_of(seen)
    top = stack["cards"][-1]
    cell = mark(top, stack["on"], cards, text)
    left = room - len(cell)
    name = f"{letter(colour_of(top, cards), text)}{text.word(AREA, str(cards.level[IDS.index(top)]), 'level')}"
    if left > len(name) + 3:
        name = f"{name[0]} {word(top, text)}"
    return Ink.assemble((f"{name[:left]}", STYLES[colour_of(top, cards)]), cell, " " * max(0, left - len(name)))
