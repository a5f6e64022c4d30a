"""Troyes Dice as numbers: what a seat may know. The viewer's sheet comes first, the others' in turn order.

Wheel slots are counted from the cheapest plaza of this half-day on. Others' sheets are as they were shown last.
"""

from typing import Final

from trois.env.compiled.encoding import BLANK, CODE, HOT, SPECTATOR, Group, clip, flag, flags, number, numbers, places
from trois.games.troyes_dice.offer import Offer
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import (
    BUILDINGS,
    COLOURS,
    HALVES,
    NUMBERED,
    NUMBERING_STAGES,
    NUMBERS,
    QUESTIONS,
    RESOURCES,
)

VERSION: Final = 1
MOST_STEPS: Final = 1000
"""After so many steps Gymnasium cuts an episode off; the longest games take about 50 for each seat."""

# The ends of ranges: what is more is shown as this.
MOST_DAY: Final = 9
MOST_ENTRIES: Final = 8
MOST_AMOUNT: Final = 8
MOST_COST: Final = 9
MOST_RESOURCES: Final = 18
MOST_CITIZENS: Final = 20

ASKED: Final = len(QUESTIONS) + len(NUMBERING_STAGES) - 2
"""Questions that are asked, without `done` and `numbered`."""
STAGES: Final = len(QUESTIONS) - 2
"""Where the questions about numbers stand among them, less their stage."""
PLAZAS: Final = 4
SLOTS: Final = 9
WORK: Final = ["citizens", "citizen-of-choice", "prestige", "administration", "others", "each", "resource"]
"""By the kind of an entry of a sheet's work."""
WORK_SHOWN: Final = 3
ENTRY: Final = len(WORK) + 3 + 1
PAYMENT: Final = ASKED + PLAZAS
ENTRIES: Final = PAYMENT + 3
NO_QUESTION: Final = bytes(ENTRIES + 1 + WORK_SHOWN * ENTRY)
VALUES: Final = 7
NO_PLAZAS: Final = bytes(PLAZAS * (3 + VALUES + 2 + 4))
MOST_TILE: Final = 8
TILED: Final = [
    (HOT[MOST_TILE][abs(tile) - 1] if tile else BLANK[MOST_TILE]) + (b"\1" if tile < 0 else b"\0")
    for tile in range(-MOST_TILE, MOST_TILE + 1)
]
"""By the tile beside a plaza: a banquet, or below 0 a raid."""
SLOT: Final = [HOT[3][up] + HOT[3][down] + tiled for up in range(3) for down in range(3) for tiled in TILED]
"""By the colours of both faces, and the tile."""
_COLUMNS: Final[dict[int, list[bytes]]] = {}


# Names and ranges


def groups(seats: int) -> list[Group]:
    """In the order in which `Encoder` writes them."""
    found = [
        flags("numbering", ["rolled", "expert"]),
        flag("expansion"),
        flags("stage", NUMBERING_STAGES),
        number("day", MOST_DAY, 1),
        flags("half", HALVES),
        numbers("numbers", NUMBERS, 6),
    ]
    found += question_groups()
    for slot in range(SLOTS):
        found += slot_groups(f"slot{slot}")
    for plaza in range(PLAZAS):
        found += plaza_groups(f"plaza{plaza}")
    for seat in range(seats):
        found.append(flag(f"seat{seat}.pending"))
        found += sheet_groups(f"seat{seat}")
    return found


def question_groups() -> list[Group]:
    found = [
        flags("question", [*QUESTIONS[1:], *NUMBERING_STAGES[1:]]),
        places("question.plaza", PLAZAS),
        flags("question.mask", COLOURS),
        number("work.entries", MOST_ENTRIES),
    ]
    for entry in range(WORK_SHOWN):
        found.append(places(f"work{entry}.kind", len(WORK)))
        found.append(places(f"work{entry}.colour", 3))
        found.append(number(f"work{entry}.amount", MOST_AMOUNT))
    return found


def slot_groups(name: str) -> list[Group]:
    tiles = [str(tile) for tile in range(1, 9)]
    return [
        flags(f"{name}.up", COLOURS),
        flags(f"{name}.down", COLOURS),
        flags(f"{name}.tile", tiles),
        flag(f"{name}.raid"),
    ]


def plaza_groups(name: str) -> list[Group]:
    """All 0 before the first roll."""
    return [
        flags(f"{name}.colour", COLOURS),
        places(f"{name}.value", VALUES),
        flag(f"{name}.black"),
        flag(f"{name}.available"),
        numbers(f"{name}.cost", ["any", *RESOURCES], MOST_COST),
    ]


def sheet_groups(name: str) -> list[Group]:
    return [
        numbers(f"{name}.circled", RESOURCES, MOST_RESOURCES),
        numbers(f"{name}.unspent", RESOURCES, MOST_RESOURCES),
        numbers(f"{name}.citizens", COLOURS, MOST_CITIZENS),
        *[flags(f"{name}.built.{building}", NUMBERS) for building in BUILDINGS],
        *[flags(f"{name}.crossed.{colour}", NUMBERS) for colour in COLOURS],
        numbers(f"{name}.cathedral-turn", NUMBERS, 6),
    ]


# Numbers


class Encoder:
    def __init__(self, seats: int) -> None:
        self.seats = seats

    def encode(self, state: State, seat: int) -> bytes:
        parts: list[bytes] = [self._header(state)]
        parts.append(self._question(state, state.sheets[seat]) if seat in state.waiting else NO_QUESTION)
        first = state.day + 4 * state.half
        for i in range(SLOTS):
            parts.append(slot(state, (first + i) % SLOTS))
        for offer in state.offers:
            add_plaza(offer, parts)
        if not state.offers:
            parts.append(NO_PLAZAS)
        viewer = 0 if seat == SPECTATOR else seat
        row = columns(state.numbers)
        for i in range(self.seats):
            other = (viewer + i) % self.seats
            parts.append(b"\1" if other in state.waiting else b"\0")
            add_sheet(state.sheets[other] if other == seat else state.shown[other], row, parts)
        return b"".join(parts)

    def _header(self, state: State) -> bytes:
        numbering = state.options["numbering"]
        codes = [
            1 if numbering == "rolled" else 0,
            1 if numbering == "expert" else 0,
            1 if state.options["expansion"] is True else 0,
            0,
            0,
            0,
            clip(state.day - 1, MOST_DAY - 1),
            1 - state.half,
            state.half,
        ]
        codes[3 + state.stage] = 1
        codes += state.numbers
        return bytes(codes)

    def _question(self, state: State, sheet: Sheet) -> bytes:
        kind = sheet.question - 1 if state.stage == NUMBERED else STAGES + state.stage
        codes = [0] * len(NO_QUESTION)
        codes[kind] = 1
        codes[ASKED + sheet.plaza] = 1
        for bit in range(3):
            codes[PAYMENT + bit] = sheet.asked >> bit & 1
        codes[ENTRIES] = clip(len(sheet.work), MOST_ENTRIES)
        at = ENTRIES + 1
        for i in range(min(len(sheet.work), WORK_SHOWN)):
            entry = sheet.work[i]
            codes[at + (entry & 7)] = 1
            if entry >> 3 & 3 < 3:
                codes[at + len(WORK) + (entry >> 3 & 3)] = 1
            codes[at + ENTRY - 1] = clip(entry >> 5 & 127, MOST_AMOUNT)
            at += ENTRY
        return bytes(codes)


def slot(state: State, place: int) -> bytes:
    faces = state.cards.faces[state.plazas[place]]
    up = state.up[place]
    return SLOT[(3 * faces[up] + faces[1 - up]) * len(TILED) + state.tiles[place] + MOST_TILE]


def add_plaza(offer: Offer, parts: list[bytes]) -> None:
    value = offer.value
    parts.append(HOT[3][offer.colour])
    parts.append(HOT[VALUES][value] if 0 <= value < VALUES else BLANK[VALUES])
    parts.append(b"\1" if offer.black else b"\0")
    parts.append(b"\1" if offer.available else b"\0")
    parts.append(CODE[clip(offer.any, MOST_COST)])
    parts.append(CODE[clip(offer.influence, MOST_COST)])
    parts.append(CODE[clip(offer.fortune, MOST_COST)])
    parts.append(CODE[clip(offer.wisdom, MOST_COST)])


def columns(numbers: list[int]) -> list[bytes]:
    """The bits of a row of a sheet, by its mask: masks go by die number, the observation by column, as the sheet does."""
    key = 0
    for each in numbers:
        key = key << 3 | each
    found = _COLUMNS.get(key)
    if found is None:
        places = [each - 1 if each else 0 for each in numbers]
        found = _COLUMNS[key] = [bytes([mask >> place & 1 for place in places]) for mask in range(64)]
    return found


def add_sheet(sheet: Sheet, row: list[bytes], parts: list[bytes]) -> None:
    codes = [clip(value, MOST_RESOURCES) for value in sheet.circled]
    codes += [clip(value, MOST_RESOURCES) for value in sheet.unspent]
    codes += [clip(value, MOST_CITIZENS) for value in sheet.citizens]
    parts.append(bytes(codes))
    for place in range(len(BUILDINGS)):
        parts.append(row[sheet.built >> 6 * place & 63])
    for place in range(len(COLOURS)):
        parts.append(row[sheet.crossed >> 6 * place & 63])
    turns = [0, 0, 0, 0, 0, 0]
    for turn in range(len(sheet.cathedrals)):
        turns[sheet.cathedrals[turn] - 1] = turn + 1
    parts.append(bytes(turns))
