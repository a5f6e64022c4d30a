"""What a seat may know: everything but what the others are deciding in this half-day.

Until the last seat has finished, others see a sheet as it was after the event (ruling).
"""

from typing import TypedDict

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.options import OptionValue
from trois.games.troyes_dice.cards import cards_for
from trois.games.troyes_dice.offer import Offer
from trois.games.troyes_dice.rules import columns, half_day
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import (
    BUILDINGS,
    CHOOSE_DIE,
    COLOURS,
    DAYS,
    DONE,
    HALVES,
    NAME,
    NUMBERED,
    NUMBERING_STAGES,
    QUESTIONS,
    RESOURCES,
    RULES_VERSION,
)


class SlotView(TypedDict):
    """A place of the wheel: its plaza tile, the face that is up, the tile beside it."""

    plaza: int
    faces: list[str]
    up: int
    tile: int


class PlazaView(TypedDict):
    """One of the four plazas of this half-day with its die."""

    slot: int
    colour: str
    rolled: int
    value: int
    black: bool
    available: bool
    any: int
    influence: int
    fortune: int
    wisdom: int


class SheetView(TypedDict):
    """A score sheet; lists of six run over its columns."""

    circled: dict[str, int]
    unspent: dict[str, int]
    citizens: dict[str, int]
    built: dict[str, list[bool]]
    crossed: dict[str, list[bool]]
    cathedrals: list[int]


class QuestionView(TypedDict):
    """What the viewer is asked, and what it is in the middle of."""

    kind: str
    plaza: int
    asked: int
    work: list[int]


class DiceView(TypedDict):
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    card_changes: dict[str, Json]
    seat: int | None
    pending: list[int]
    question: QuestionView | None
    over: bool
    stage: str
    numbers: list[int]
    day: int
    half: str
    slots: list[SlotView]
    plazas: list[PlazaView]
    sheets: list[SheetView]


def view(state: State, seat: int | None) -> DiceView:
    sheets = [state.sheets[s] if s == seat else state.shown[s] for s in range(len(state.sheets))]
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "seats": len(state.sheets),
        "options": dict(state.options),
        "card_changes": state.cards.changes,
        "seat": seat,
        "pending": list(state.waiting),
        "question": None if seat is None or seat not in state.waiting else question_view(state, seat),
        "over": state.day > DAYS,
        "stage": NUMBERING_STAGES[state.stage],
        "numbers": list(state.numbers),
        "day": state.day,
        "half": HALVES[state.half],
        "slots": [slot_view(state, slot) for slot in range(9)],
        "plazas": [plaza_view(state, offer) for offer in state.offers],
        "sheets": [sheet_view(state, sheet) for sheet in sheets],
    }


def question_view(state: State, seat: int) -> QuestionView:
    sheet = state.sheets[seat]
    kind = QUESTIONS[sheet.question] if state.stage == NUMBERED else NUMBERING_STAGES[state.stage]
    return {"kind": kind, "plaza": sheet.plaza, "asked": sheet.asked, "work": list(sheet.work)}


def slot_view(state: State, slot: int) -> SlotView:
    plaza = state.plazas[slot]
    faces = [COLOURS[colour] for colour in state.cards.faces[plaza]]
    return {"plaza": plaza, "faces": faces, "up": state.up[slot], "tile": state.tiles[slot]}


def plaza_view(state: State, offer: Offer) -> PlazaView:
    return {
        "slot": state.slot_of(offer.plaza),
        "colour": COLOURS[offer.colour],
        "rolled": offer.rolled,
        "value": offer.value,
        "black": offer.black,
        "available": offer.available,
        "any": offer.any,
        "influence": offer.influence,
        "fortune": offer.fortune,
        "wisdom": offer.wisdom,
    }


def sheet_view(state: State, sheet: Sheet) -> SheetView:
    return {
        "circled": {name: sheet.circled[i] for i, name in enumerate(RESOURCES)},
        "unspent": {name: sheet.unspent[i] for i, name in enumerate(RESOURCES)},
        "citizens": {name: sheet.citizens[i] for i, name in enumerate(COLOURS)},
        "built": _by_column(state, BUILDINGS, sheet.built),
        "crossed": _by_column(state, COLOURS, sheet.crossed),
        "cathedrals": list(sheet.cathedrals),
    }


def _by_column(state: State, names: list[str], mask: int) -> dict[str, list[bool]]:
    """Masks go by die number, sheets by column; while numbers are missing nothing is built."""
    bits = [number - 1 if number else 0 for number in state.numbers]
    return {name: [mask >> (6 * i + bit) & 1 == 1 for bit in bits] for i, name in enumerate(names)}


# Imagining


def imagine(seen: DiceView, _chance: Chance) -> State:
    """A state that fits a view. Others' sheets are taken as they were shown: seats don't touch each other."""
    numbers = seen["numbers"]
    sheets = [_imagined_sheet(sheet, numbers) for sheet in seen["sheets"]]
    state = State(
        dict(seen["options"]),
        cards_for(seen["card_changes"]),
        [slot["plaza"] for slot in seen["slots"]],
        [slot["up"] for slot in seen["slots"]],
        [slot["tile"] for slot in seen["slots"]],
        list(numbers),
        [0] * 7,
        NUMBERING_STAGES.index(seen["stage"]),
        seen["day"],
        HALVES.index(seen["half"]),
        [plaza["rolled"] for plaza in seen["plazas"]],
        _black_plaza(seen),
        [],
        [0, 0, 0],
        sheets,
        [sheet.copy() for sheet in sheets],
        list(seen["pending"]),
    )
    if state.stage == NUMBERED:
        columns.set_numbers(state, state.numbers)
        if seen["plazas"]:
            half_day.make_offers(state)
        _imagine_questions(state, seen)
    return state


def _black_plaza(seen: DiceView) -> int:
    return next((i for i, plaza in enumerate(seen["plazas"]) if plaza["black"]), 0)


def _imagined_sheet(seen: SheetView, numbers: list[int]) -> Sheet:
    return Sheet(
        list(seen["circled"].values()),
        list(seen["unspent"].values()),
        list(seen["citizens"].values()),
        _mask(list(seen["built"].values()), numbers),
        _mask(list(seen["crossed"].values()), numbers),
        tuple(seen["cathedrals"]),
        DONE,
        0,
        0,
        [],
    )


def _mask(rows: list[list[bool]], numbers: list[int]) -> int:
    return sum(1 << (6 * i + numbers[c] - 1) for i, row in enumerate(rows) for c in range(6) if row[c])


def _imagine_questions(state: State, seen: DiceView) -> None:
    for seat in state.waiting:
        state.sheets[seat].question = CHOOSE_DIE
    question = seen["question"]
    if question is not None and seen["seat"] is not None:
        own = state.sheets[seen["seat"]]
        own.question = QUESTIONS.index(question["kind"])
        own.plaza = question["plaza"]
        own.asked = question["asked"]
        own.work = list(question["work"])
