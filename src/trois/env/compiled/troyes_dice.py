"""Troyes Dice as numbers: what a seat may know. The viewer's sheet comes first, the others' in turn order.

Wheel slots are counted from the cheapest plaza of this half-day on. Others' sheets are as they were shown last.
"""

from typing import Final

from trois.env.compiled.encoding import BLANK, HOT, SPECTATOR, Group, clip, flag, flags, number, numbers, places
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
NO_PLAZA: Final = bytes(3 + VALUES + 2 + 4)


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
            self._slot(state, (first + i) % SLOTS, parts)
        for i in range(PLAZAS):
            parts.append(plaza(state.offers[i]) if state.offers else NO_PLAZA)
        viewer = 0 if seat == SPECTATOR else seat
        for i in range(self.seats):
            other = (viewer + i) % self.seats
            sheet = state.sheets[other] if other == seat else state.shown[other]
            parts.append(sheet_codes(state, sheet, other in state.waiting))
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

    def _slot(self, state: State, slot: int, parts: list[bytes]) -> None:
        faces = state.cards.faces[state.plazas[slot]]
        up = state.up[slot]
        tile = state.tiles[slot]
        parts.append(HOT[3][faces[up]])
        parts.append(HOT[3][faces[1 - up]])
        parts.append(HOT[8][abs(tile) - 1] if tile else BLANK[8])
        parts.append(b"\1" if tile < 0 else b"\0")


def plaza(offer: Offer) -> bytes:
    codes = [0] * len(NO_PLAZA)
    codes[offer.colour] = 1
    if 0 <= offer.value < VALUES:
        codes[3 + offer.value] = 1
    codes[10] = 1 if offer.black else 0
    codes[11] = 1 if offer.available else 0
    codes[12] = clip(offer.any, MOST_COST)
    codes[13] = clip(offer.influence, MOST_COST)
    codes[14] = clip(offer.fortune, MOST_COST)
    codes[15] = clip(offer.wisdom, MOST_COST)
    return bytes(codes)


def sheet_codes(state: State, sheet: Sheet, is_pending: bool) -> bytes:
    """Masks go by die number, the observation by column, as the sheet does."""
    codes = [1 if is_pending else 0]
    for value in sheet.circled:
        codes.append(clip(value, MOST_RESOURCES))
    for value in sheet.unspent:
        codes.append(clip(value, MOST_RESOURCES))
    for value in sheet.citizens:
        codes.append(clip(value, MOST_CITIZENS))
    bits = [number - 1 if number else 0 for number in state.numbers]
    add_columns(codes, sheet.built, 6, bits)
    add_columns(codes, sheet.crossed, 3, bits)
    turns = [0, 0, 0, 0, 0, 0]
    for turn in range(len(sheet.cathedrals)):
        turns[sheet.cathedrals[turn] - 1] = turn + 1
    codes += turns
    return bytes(codes)


def add_columns(codes: list[int], mask: int, rows: int, bits: list[int]) -> None:
    for row in range(rows):
        part = mask >> 6 * row & 63
        for bit in bits:
            codes.append(part >> bit & 1)
