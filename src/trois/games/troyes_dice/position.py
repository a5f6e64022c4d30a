"""The whole state as JSON-able data and back, with every invariant checked."""

from trois.core.data import Json, Reader
from trois.core.errors import BadPosition
from trois.core.game import Position
from trois.core.options import in_full
from trois.games.troyes_dice.cards import CITIZEN_TRACK, RESOURCE_TRACK, cards_for
from trois.games.troyes_dice.rules import columns, half_day, work
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.steps import bonus
from trois.games.troyes_dice.words import (
    BONUS_ADMINISTRATION,
    BONUS_PRESTIGE,
    BUILDINGS,
    CATHEDRAL,
    CHOOSE_CITIZEN,
    CHOOSE_DIE,
    CHOOSE_PAYMENT,
    COLOURS,
    DAYS,
    DONE,
    HALVES,
    MORNING,
    NAME,
    NUMBERED,
    NUMBERING_STAGES,
    OPTIONS,
    QUESTIONS,
    RESOURCES,
    RULES_VERSION,
    USE_DIE,
    WRITE_NUMBERS,
)

MOST_WORK = 64


def position(state: State) -> Position:
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "seats": len(state.sheets),
        "options": dict(state.options),
        "card_changes": state.cards.changes,
        "plazas": list[Json](state.plazas),
        "up": list[Json](state.up),
        "tiles": list[Json](state.tiles),
        "stage": NUMBERING_STAGES[state.stage],
        "numbers": list[Json](state.numbers),
        "day": state.day,
        "half": HALVES[state.half],
        "dice": list[Json](state.dice),
        "black": state.black,
        "waiting": list[Json](state.waiting),
        "sheets": [sheet_data(sheet) for sheet in state.sheets],
        "shown": [sheet_data(sheet) for sheet in state.shown],
    }


def sheet_data(sheet: Sheet) -> dict[str, Json]:
    return {
        "circled": _by_name(RESOURCES, sheet.circled),
        "unspent": _by_name(RESOURCES, sheet.unspent),
        "citizens": _by_name(COLOURS, sheet.citizens),
        "built": _numbers_by_name(BUILDINGS, sheet.built),
        "crossed": _numbers_by_name(COLOURS, sheet.crossed),
        "cathedrals": list[Json](sheet.cathedrals),
        "question": QUESTIONS[sheet.question],
        "asked": sheet.asked,
        "plaza": sheet.plaza,
        "work": list[Json](sheet.work),
    }


def _by_name(names: list[str], values: list[int]) -> dict[str, Json]:
    return {name: values[i] for i, name in enumerate(names)}


def _numbers_by_name(names: list[str], mask: int) -> dict[str, Json]:
    return {name: [n for n in range(1, 7) if mask >> (6 * i + n - 1) & 1] for i, name in enumerate(names)}


def load(data: Position) -> State:
    reader = Reader(data, "position", BadPosition)
    reader.text("game")
    reader.integer("rules", RULES_VERSION, RULES_VERSION)
    seats = reader.integer("seats", 1, 10)
    options = in_full(NAME, OPTIONS, reader.table("options").data)
    reader.take("card_changes")
    changes = data["card_changes"]
    state = State(
        options,
        cards_for(changes if isinstance(changes, dict) else {}),
        reader.integers("plazas", 0, 8, 9),
        reader.integers("up", 0, 1, 9),
        reader.integers("tiles", -8, 8, 9),
        reader.integers("numbers", 0, 6, 6),
        [0] * 7,
        reader.word("stage", NUMBERING_STAGES),
        reader.integer("day", 1, DAYS + 1),
        reader.word("half", HALVES),
        reader.integers("dice", 1, 6),
        reader.integer("black", 0, 3),
        [],
        [0, 0, 0],
        [read_sheet(sheet) for sheet in reader.tables("sheets", seats)],
        [read_sheet(sheet) for sheet in reader.tables("shown", seats)],
        reader.integers("waiting", 0, seats - 1),
    )
    reader.finish()
    _complete(state)
    check(state)
    return state


def _complete(state: State) -> None:
    """What follows from the rest."""
    if state.stage == NUMBERED:
        if sorted(state.numbers) != [1, 2, 3, 4, 5, 6]:
            raise BadPosition(f"position: numbers: {state.numbers} are not the numbers 1 to 6")
        columns.set_numbers(state, state.numbers)
        if state.day <= DAYS:
            if len(state.dice) != 4 or state.dice != sorted(state.dice):
                raise BadPosition(f"position: dice: {state.dice} are not four dice from low to high")
            half_day.make_offers(state)


def read_sheet(reader: Reader) -> Sheet:
    sheet = Sheet(
        reader.counts("circled", RESOURCES, 0, RESOURCE_TRACK),
        reader.counts("unspent", RESOURCES, 0, RESOURCE_TRACK),
        reader.counts("citizens", COLOURS, 0, CITIZEN_TRACK),
        _read_masks(reader.table("built"), BUILDINGS),
        _read_masks(reader.table("crossed"), COLOURS),
        tuple(reader.integers("cathedrals", 1, 6)),
        reader.word("question", QUESTIONS),
        reader.integer("asked", 0, 7),
        reader.integer("plaza", 0, 3),
        reader.integers("work", 0, 1 << 12),
    )
    reader.finish()
    check_sheet(sheet, reader.where)
    return sheet


def _read_masks(reader: Reader, names: list[str]) -> int:
    mask = 0
    for i, name in enumerate(names):
        for number in reader.integers(name, 1, 6):
            mask |= 1 << (6 * i + number - 1)
    reader.finish()
    return mask


# Invariants


def check(state: State) -> None:
    if sorted(state.plazas) != list(range(9)):
        raise BadPosition("position: plazas: each of the nine tiles lies on one slot")
    _check_tiles(state)
    if state.stage == WRITE_NUMBERS and any(state.numbers.count(n) > 1 for n in range(1, 7)):
        raise BadPosition("position: numbers: a number is written twice")
    if state.waiting != sorted(set(state.waiting)):
        raise BadPosition("position: waiting: seats stand in order, each once")
    if state.day > DAYS and state.half != MORNING:
        raise BadPosition("position: half: the game ends after the afternoon of day 8")
    for seat, sheet in enumerate(state.sheets):
        check_sheet(sheet, f"position: sheets[{seat}]")
        _check_question(state, seat, sheet)
    for seat, sheet in enumerate(state.shown):
        check_sheet(sheet, f"position: shown[{seat}]")


def _check_tiles(state: State) -> None:
    laid = [abs(tile) for tile in state.tiles if tile]
    if len(laid) != (3 if state.options["expansion"] else 0) or len(set(laid)) != len(laid):
        raise BadPosition("position: tiles: three different tiles with the expansion, none without")
    for slot in range(9):
        faces = state.cards.faces[state.plazas[slot]]
        if state.tiles[slot] and faces[0] != faces[1]:
            raise BadPosition(f"position: tiles: slot {slot} has no plaza with two equal faces")


def check_sheet(sheet: Sheet, where: str) -> None:
    """Circled at most 18, citizens at most 20, nothing spent that was not circled, Cathedrals in order."""
    for colour in range(3):
        if not 0 <= sheet.unspent[colour] <= sheet.circled[colour] <= RESOURCE_TRACK:
            raise BadPosition(
                f"{where}: {RESOURCES[colour]}: unspent {sheet.unspent[colour]} of {sheet.circled[colour]}"
            )
        if not 0 <= sheet.citizens[colour] <= CITIZEN_TRACK:
            raise BadPosition(f"{where}: citizens: {sheet.citizens[colour]} {COLOURS[colour]} of {CITIZEN_TRACK}")
    standing = [n for n in range(1, 7) if sheet.has_built(CATHEDRAL, n)]
    if sorted(sheet.cathedrals) != standing:
        raise BadPosition(
            f"{where}: cathedrals: their order {list(sheet.cathedrals)} is not of those built: {standing}"
        )
    if len(sheet.work) > MOST_WORK or any(e & 7 >= work.KINDS or e >> 3 & 3 > 2 for e in sheet.work):
        raise BadPosition(f"{where}: work: an entry means nothing")


def _check_question(state: State, seat: int, sheet: Sheet) -> None:
    where = f"position: sheets[{seat}]: question"
    playing = state.stage == NUMBERED and state.day <= DAYS
    waits = playing and seat in state.waiting
    if waits != (sheet.question != DONE):
        raise BadPosition(f"{where}: '{QUESTIONS[sheet.question]}' does not fit who is waited for")
    if not waits:
        if sheet.work:
            raise BadPosition(f"{where}: bonuses are left but nothing is asked")
        expected = [0] if state.stage != NUMBERED else []
        if not playing and state.waiting != expected:
            raise BadPosition(f"position: waiting: {state.waiting}, not {expected}")
        return
    if not _has_answer(state, seat, sheet):
        raise BadPosition(f"{where}: '{QUESTIONS[sheet.question]}' has no answer here")


def _has_answer(state: State, seat: int, sheet: Sheet) -> bool:
    match sheet.question:
        case x if x == CHOOSE_DIE:
            return not sheet.work
        case x if x == CHOOSE_PAYMENT:
            return state.offers[sheet.plaza].available and sum(sheet.unspent) > 0 and not sheet.work
        case x if x == USE_DIE:
            return state.offers[sheet.plaza].available and not sheet.work
        case x if x == CHOOSE_CITIZEN:
            return sheet.asked > 0
        case x if x == BONUS_PRESTIGE:
            return len(bonus.legal_prestige(state, seat)) > 0
        case x if x == BONUS_ADMINISTRATION:
            return len(bonus.legal_administration(state, seat)) > 0
    return False
