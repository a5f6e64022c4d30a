"""The table of Troyes: players with their districts, the city, activities and events."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Ink

from trois.games.troyes.cards import Cards
from trois.games.troyes.view import ActivityView, EventView, Owner, PlayerView, TroyesView
from trois.games.troyes.words import ACTIVITIES, BUILDINGS, COLOURS, EVENTS, SPACES_PER_BUILDING
from trois.terminal.drawing import seat_mark, seat_name
from trois.terminal.screen import BAD, CHOICE, DIM
from trois.terminal.troyes.marks import (
    CUBE,
    DENIER,
    EXPELLED,
    INFLUENCE,
    PERIODS,
    VP,
    letter,
    mark,
    marks,
    points,
)
from trois.text import Text
from trois.text.model import NEUTRAL
from trois.text.signs import plain_signs
from trois.text.troyes.cards import card_of
from trois.text.troyes.seen import AREA, Sight, has_tradesman, open_activities

LONGEST_NAME = 16


def _table(*headers: str | Ink) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, pad_edge=False)
    for header in headers:
        table.add_column(header, no_wrap=True)
    return table


# Players


def players_table(seen: TroyesView, names: list[str], text: Text) -> Table:
    """A line for each player with the dice of the district, the viewer first and the neutral player last."""
    table = _table(text(f"{AREA}.board.player"), DENIER, INFLUENCE, VP, text(f"{AREA}.board.citizens"))
    for colour in COLOURS:
        table.add_column(letter(colour, text), no_wrap=True)
    table.add_column("", no_wrap=True)
    for column in range(1, 4):
        table.columns[column].justify = "right"
    for seat in _in_order(seen):
        table.add_row(*_player(seen, seat, names, text))
    dice = [_dice(seen["districts"][-1], colour, text) for colour in COLOURS]
    table.add_row(Ink.assemble(seat_mark(NEUTRAL), (f" {text.word(AREA, 'grey')}", DIM)), "", "", "", "", *dice)
    return table


def _in_order(seen: TroyesView) -> list[int]:
    first = seen["seat"] or 0
    return [(first + at) % seen["seats"] for at in range(seen["seats"])]


def _player(seen: TroyesView, seat: int, names: list[str], text: Text) -> list[Ink]:
    player = seen["players"][seat]
    name = seat_name(seat, names)
    name.truncate(LONGEST_NAME, overflow="ellipsis")
    if seat == seen["start"]:
        name.append("¹")
    if seat in seen["pending"]:
        name.stylize("bold")
    goods = [str(player["deniers"]), str(player["influence"]), points(player)]
    citizens = f"{player['supply']}+{player['general']}"
    dice = [_dice(seen["districts"][seat], colour, text) for colour in COLOURS]
    return [name, *(Ink(number) for number in goods), Ink(citizens), *dice, _notes(player, text)]


def _dice(district: dict[str, list[int]], colour: str, text: Text) -> Ink:
    """R 3 5: the letter stays beside its dice."""
    values = district[colour]
    if not values:
        return Ink("")
    return Ink.assemble(letter(colour, text), " ", " ".join(str(value) for value in values))


def _notes(player: PlayerView, text: Text) -> Ink:
    """Passed, cubes of delayed activities, event cards."""
    notes: list[str] = []
    if player["district"]:
        notes.append(text(f"{AREA}.board.passed", n=player["district"]))
    if any(player["cubes"].values()):
        notes.append(f"{CUBE}{sum(player['cubes'].values())}")
    if player["events"]:
        notes.append(f"⚑{len(player['events'])}")
    return Ink(" ".join(notes), DIM)


# The city


def city(sight: Sight, text: Text) -> Table:
    """The three buildings with the values their rows serve, and the cathedral."""
    seen, cards = sight.seen, sight.cards
    table = Table.grid(padding=(0, 2, 0, 0))
    columns = [_building(seen, cards, number, text) for number in range(3)]
    columns.append(_cathedral(seen, text))
    for row in range(4):
        table.add_row(*(column[row] if row < len(column) else "" for column in columns))
    return table


def _building(seen: TroyesView, cards: Cards, number: int, text: Text) -> list[Ink]:
    name = BUILDINGS[number]
    head = Ink.assemble(letter(COLOURS[number], text), " ", text.word(AREA, name))
    if seen["expelled"][name]:
        head.append_text(Ink.assemble(f" {EXPELLED}", marks(seen["expelled"][name])))
    spaces = seen["buildings"][name]
    if cards.row_length[number] == 1:
        return [head, _row(spaces, 0, 3), _row(spaces, 3, 6)]
    lines = [head]
    for start, end, values in cards.rows[number]:
        first = start % SPACES_PER_BUILDING
        lines.append(Ink.assemble((f"{_values(values)} ", DIM), _row(spaces, first, first + end - start)))
    return lines


def _values(mask: int) -> str:
    """1-3: the values of dice that a row serves."""
    values = [value for value in range(1, 7) if mask >> value & 1]
    return f"{values[0]}-{values[-1]}" if len(values) > 1 else str(values[0])


def _row(spaces: list[Owner], first: int, end: int) -> Ink:
    row = [Ink.assemble((str(space + 1), DIM), mark(spaces[space])) for space in range(first, end)]
    return Ink(" ").join(row)


def _cathedral(seen: TroyesView, text: Text) -> list[Ink]:
    """The highest level on top."""
    name = text(f"{AREA}.board.cathedral")
    lines = [Ink.assemble(letter("white", text), f" {name} ", ("1 2 3 4 5 6", DIM))]
    for level in (2, 1, 0):
        row = Ink(" ").join(mark(owner) for owner in seen["cathedral"][level])
        lines.append(Ink.assemble((f"{PERIODS[level + 1]:>{len(name) + 2}} ", DIM), row))
    return lines


# Activities


def activities(sight: Sight, text: Text, is_low: bool) -> RenderableType:
    seen = sight.seen
    if is_low:
        return _low_activities(sight, text)
    table = _table("", "", text(f"{AREA}.board.activities"), text(f"{AREA}.board.hire"), "÷", VP, "")
    for activity in open_activities(seen):
        table.add_row(*_activity(sight, activity, text))
    return table


def _activity(sight: Sight, activity: ActivityView, text: Text) -> list[Ink]:
    seen, cards, card = sight.seen, sight.cards, str(activity["card"])
    number = ACTIVITIES.index(card)
    mine = has_tradesman(activity, seen["seat"])
    return [
        letter(activity["colour"], text),
        Ink(PERIODS[activity["period"]], DIM),
        Ink(text.word(AREA, card), CHOICE if mine else ""),
        Ink("✓", CHOICE) if mine else Ink(f"{cards.hire[number]}{DENIER}"),
        Ink(f"÷{cards.divisor[number]}"),
        _posts(cards, activity, number),
        Ink(plain_signs(card_of(sight, card, text).short, AREA, text), DIM),
    ]


def _posts(cards: Cards, activity: ActivityView, number: int) -> Ink:
    """2● 1·▲: spaces with their VP, then who stands on the picture."""
    spaces = zip(cards.post_vp[number], activity["spaces"], strict=True)
    line = Ink(" ").join(Ink.assemble(str(vp), mark(owner)) for vp, owner in spaces)
    if activity["picture"]:
        line.append(" ")
    for seat in activity["picture"]:
        line.append_text(mark(seat))
    return line


def _low_activities(sight: Sight, text: Text) -> Table:
    """A line for each colour."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for colour in COLOURS:
        alike = [activity for activity in open_activities(sight.seen) if activity["colour"] == colour]
        if alike:
            table.add_row(letter(colour, text), *(_low_activity(sight, activity, text) for activity in alike))
    return table


def _low_activity(sight: Sight, activity: ActivityView, text: Text) -> Ink:
    _, _, name, hire, divisor, posts, _ = _activity(sight, activity, text)
    return Ink(" ").join([name, hire, divisor, posts])


# Events


def events(sight: Sight, text: Text, is_low: bool) -> RenderableType:
    """The queue from left to right as lines from top to bottom."""
    rows = [_event(sight, event, text) for event in sight.seen["queue"]]
    if is_low:
        return _low_events(rows)
    table = _table("", text(f"{AREA}.board.events"), "÷", text(f"{AREA}.board.flags"), VP, "")
    for row in rows:
        table.add_row(*row)
    return table


def _event(sight: Sight, event: EventView, text: Text) -> list[Ink]:
    cards = sight.cards
    number = EVENTS.index(event["event"])
    first, second = cards.event_vp[number]
    empty: list[Owner] = [None] * (cards.event_flags[number] - len(event["cubes"]))
    return [
        letter(COLOURS[cards.event_colour[number]], text),
        Ink(text.word(AREA, event["event"])),
        Ink(f"÷{cards.event_divisor[number]}"),
        marks([*event["cubes"], *empty]),
        Ink(f"{first}/{second}"),
        Ink(plain_signs(card_of(sight, event["event"], text).short, AREA, text), DIM),
    ]


def _low_events(rows: list[list[Ink]]) -> Table:
    """Two in a line, without what they do."""
    table = Table.grid(padding=(0, 2, 0, 0))
    entries = [Ink(" ").join(row[:-1]) for row in rows]
    for at in range(0, len(entries), 2):
        table.add_row(*entries[at : at + 2])
    return table


def black_dice(seen: TroyesView, text: Text) -> Ink:
    dice = " ".join(str(value) for value in reversed(seen["black"]))
    return Ink(text(f"{AREA}.board.black", dice=dice), BAD)
