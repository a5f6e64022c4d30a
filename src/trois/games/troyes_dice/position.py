"""The whole state as JSON-able data and back. `describe` holds what position and view say in the same words."""

from trois.core.data import Json, Reader
from trois.core.errors import POSITION, BadPosition
from trois.core.game import Position
from trois.core.options import in_full
from trois.games.troyes_dice import describe
from trois.games.troyes_dice.cards import cards_for
from trois.games.troyes_dice.check import check_sheets, check_wheel
from trois.games.troyes_dice.read import complete, read_sheet
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import (
    BUILDINGS,
    COLOURS,
    DAYS,
    FEWEST_SEATS,
    HALVES,
    MOST_SEATS,
    NAME,
    NUMBERING_STAGES,
    OPTIONS,
    QUESTIONS,
    RULES_VERSION,
)


def position(state: State) -> Position:
    data = describe.header(state)
    data.update(describe.time(state))
    data["plazas"] = list[Json](state.plazas)
    data["up"] = list[Json](state.up)
    data["tiles"] = list[Json](state.tiles)
    data["dice"] = list[Json](state.dice)
    data["black"] = state.black
    data["waiting"] = list[Json](state.waiting)
    data["sheets"] = [sheet_data(sheet) for sheet in state.sheets]
    data["shown"] = [sheet_data(sheet) for sheet in state.shown]
    return data


def sheet_data(sheet: Sheet) -> dict[str, Json]:
    data = describe.goods(sheet)
    data["built"] = _numbers_by_name(BUILDINGS, sheet.built)
    data["crossed"] = _numbers_by_name(COLOURS, sheet.crossed)
    data["question"] = QUESTIONS[sheet.question]
    data["asked"] = sheet.asked
    data["plaza"] = sheet.plaza
    data["work"] = list[Json](sheet.work)
    return data


def _numbers_by_name(names: list[str], mask: int) -> dict[str, Json]:
    return {name: [n for n in range(1, 7) if mask >> (6 * i + n - 1) & 1] for i, name in enumerate(names)}


def load(data: Position) -> State:
    reader = Reader(data, POSITION, BadPosition)
    if reader.text("game") != NAME:
        raise BadPosition("position-game", where=POSITION, game=reader.text("game"), other=NAME)
    reader.integer("rules", 1, RULES_VERSION)
    seats = reader.integer("seats", FEWEST_SEATS, MOST_SEATS)
    state = State(
        in_full(NAME, OPTIONS, reader.table("options").data),
        cards_for(reader.json("card_changes")),
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
    check_wheel(state)
    complete(state)
    check_sheets(state)
    return state
