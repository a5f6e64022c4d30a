"""What a seat may know: everything but what the others are deciding in this half-day."""

from typing import TypedDict, cast

from trois.core.data import Json
from trois.core.options import OptionValue
from trois.games.troyes_dice import describe
from trois.games.troyes_dice.offer import Offer
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import (
    BUILDINGS,
    COLOURS,
    DAYS,
    NUMBERED,
    NUMBERING_STAGES,
    QUESTIONS,
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
    """Everything a seat, or a spectator, may know; the sheets of the others as they were when the half-day began."""

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
    """Until the last seat has finished, others see a sheet as it was after the event. Rules: Sheets in secret."""
    data: dict[str, object] = dict(describe.header(state))
    data["seat"] = seat
    data["pending"] = list(state.waiting)
    data["over"] = state.day > DAYS
    data.update(describe.time(state))
    data["slots"] = [slot_view(state, slot) for slot in range(9)]
    data["plazas"] = [plaza_view(state, offer) for offer in state.offers]
    data["question"] = None if seat is None or seat not in state.waiting else question_view(state, seat)
    data["sheets"] = [
        sheet_view(state, sheet if other == seat else state.shown[other]) for other, sheet in enumerate(state.sheets)
    ]
    return cast(DiceView, data)


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


def sheet_view(state: State, sheet: Sheet) -> dict[str, Json]:
    data = describe.goods(sheet)
    data["built"] = _by_column(state, BUILDINGS, sheet.built)
    data["crossed"] = _by_column(state, COLOURS, sheet.crossed)
    return data


def _by_column(state: State, names: list[str], mask: int) -> dict[str, Json]:
    """Masks go by die number, sheets by column; while numbers are missing nothing is built."""
    bits = [number - 1 if number else 0 for number in state.numbers]
    return {name: [mask >> (6 * i + bit) & 1 == 1 for bit in bits] for i, name in enumerate(names)}
