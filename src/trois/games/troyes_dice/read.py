"""The way back: parts of a state from a position or a view."""

from typing import Final

from trois.core.data import Reader
from trois.games.troyes_dice.cards import CITIZEN_TRACK, RESOURCE_TRACK
from trois.games.troyes_dice.rules import columns, half_day, work
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.view import SheetView
from trois.games.troyes_dice.words import BUILDINGS, COLOURS, DAYS, DONE, NUMBERED, QUESTIONS, RESOURCES, WHY

MOST_WORK: Final = 64


def read_sheet(reader: Reader) -> Sheet:
    """A sheet of a position, which names die numbers."""
    sheet = Sheet(
        reader.counts("circled", RESOURCES, 0, RESOURCE_TRACK),
        reader.counts("unspent", RESOURCES, 0, RESOURCE_TRACK),
        reader.counts("citizens", COLOURS, 0, CITIZEN_TRACK),
        _mask_of_numbers(reader.table("built"), BUILDINGS),
        _mask_of_numbers(reader.table("crossed"), COLOURS),
        tuple(reader.integers("cathedrals", 1, 6)),
        reader.word("question", QUESTIONS),
        reader.integer("asked", 0, 8 * len(WHY) - 1),
        reader.integer("plaza", 0, 3),
        reader.integers("work", 0, work.LARGEST),
    )
    reader.finish()
    if len(sheet.work) > MOST_WORK:
        raise reader.fail("work", "dice-bonuses", count=len(sheet.work), most=MOST_WORK)
    return sheet


def _mask_of_numbers(reader: Reader, names: list[str]) -> int:
    mask = 0
    for i, name in enumerate(names):
        for number in reader.integers(name, 1, 6):
            mask |= 1 << (6 * i + number - 1)
    reader.finish()
    return mask


def seen_sheet(seen: SheetView, numbers: list[int]) -> Sheet:
    """A sheet of a view, which names columns."""
    return Sheet(
        list(seen["circled"].values()),
        list(seen["unspent"].values()),
        list(seen["citizens"].values()),
        _mask_of_columns(list(seen["built"].values()), numbers),
        _mask_of_columns(list(seen["crossed"].values()), numbers),
        tuple(seen["cathedrals"]),
        DONE,
        0,
        0,
        [],
    )


def _mask_of_columns(rows: list[list[bool]], numbers: list[int]) -> int:
    return sum(1 << (6 * i + numbers[c] - 1) for i, row in enumerate(rows) for c in range(6) if row[c])


def complete(state: State) -> None:
    """Work out what follows from the rest: the columns by number, and the dice on offer."""
    if state.stage == NUMBERED:
        columns.set_numbers(state, state.numbers)
        if state.day <= DAYS:
            half_day.make_offers(state)
