"""Every invariant of a state, each broken one told in a sentence."""

from typing import Final

from trois.core.errors import BadPosition
from trois.games.troyes_dice.cards import CITIZEN_TRACK, RESOURCE_TRACK
from trois.games.troyes_dice.questions import LEGAL
from trois.games.troyes_dice.rules import columns, work
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import (
    AFTERNOON,
    CATHEDRAL,
    CHOOSE_DIE,
    CHOOSE_DIRECTION,
    CHOOSE_PAYMENT,
    COLOURS,
    DAYS,
    DONE,
    MORNING,
    NUMBERED,
    QUESTIONS,
    RESOURCES,
    USE_DIE,
    WRITE_NUMBERS,
)

MOST_ATTACKS: Final = 2
"""A half-day has the black die's attack, and with the expansion one by Raid 8."""


def check(state: State) -> None:
    check_wheel(state)
    check_sheets(state)


# The wheel and the columns


def check_wheel(state: State) -> None:
    """What all players share: plazas, tiles, numbers, dice, day."""
    if sorted(state.plazas) != list(range(9)):
        raise BadPosition("position: plazas: each of the nine tiles lies on one slot")
    if state.day > DAYS and state.half != MORNING:
        raise BadPosition("position: half: the game ends after the afternoon of day 8")
    _check_tiles(state)
    if state.stage == NUMBERED:
        _check_numbers(state)
        _check_dice(state)
    else:
        _check_numbering(state)


def _check_tiles(state: State) -> None:
    laid = [abs(tile) for tile in state.tiles if tile]
    if len(laid) != (3 if state.options["expansion"] else 0) or len(set(laid)) != len(laid):
        raise BadPosition("position: tiles: three different tiles with the expansion, none without")
    for slot in range(9):
        faces = state.cards.faces[state.plazas[slot]]
        if state.tiles[slot] and faces[0] != faces[1]:
            raise BadPosition(f"position: tiles: slot {slot} has no plaza with two equal faces")


def _check_numbers(state: State) -> None:
    """Rules: Standard numbering, The direction, Expert numbering."""
    numbers, kind = state.numbers, state.options["numbering"]
    if sorted(numbers) != columns.STANDARD:
        raise BadPosition(f"position: numbers: {numbers} are not the numbers 1 to 6")
    if kind == "standard" and numbers != columns.STANDARD:
        raise BadPosition(f"position: numbers: {numbers} is not the standard order 1 to 6")
    if kind == "rolled" and numbers not in (columns.run_from(numbers[0], 1), columns.run_from(numbers[0], -1)):
        raise BadPosition(f"position: numbers: {numbers} runs neither up nor down from {numbers[0]}")


def _check_dice(state: State) -> None:
    """After the end a view shows no dice. Rules: The roll, The black die among equals."""
    dice, black = state.dice, state.black
    if state.day > DAYS and not dice:
        return
    if len(dice) != 4 or dice != sorted(dice):
        raise BadPosition(f"position: dice: {dice} are not four dice from low to high")
    if black > 0 and dice[black - 1] == dice[black]:
        raise BadPosition(f"position: black: the black {dice[black]} must lie before clear dice of the same value")


def _check_numbering(state: State) -> None:
    """The herald is at work: the option allows it, nothing is rolled yet."""
    kind, written = state.options["numbering"], [number for number in state.numbers if number]
    if kind != {CHOOSE_DIRECTION: "rolled", WRITE_NUMBERS: "expert"}[state.stage]:
        raise BadPosition(f"position: stage: with {kind} numbering this is not asked")
    if len(set(written)) != len(written):
        raise BadPosition("position: numbers: a number is written twice")
    if state.numbers != written + [0] * (6 - len(written)):
        raise BadPosition("position: numbers: they are written from left to right")
    if (len(written) != 1) if state.stage == CHOOSE_DIRECTION else (len(written) == 6):
        raise BadPosition(f"position: numbers: {state.numbers} does not fit the question")
    if state.dice or state.day != 1 or state.half != MORNING:
        raise BadPosition("position: dice: nothing is rolled before the columns are numbered")


# The sheets


def check_sheets(state: State) -> None:
    _check_waiting(state)
    for seat, sheet in enumerate(state.sheets):
        _check_sheet(state, sheet, f"position: sheets[{seat}]")
        _check_question(state, seat, sheet)
    for seat, shown in enumerate(state.shown):
        _check_sheet(state, shown, f"position: shown[{seat}]")
        if not _can_become(shown, state.sheets[seat]):
            raise BadPosition(f"position: shown[{seat}]: the sheet cannot have come from this one in a half-day")


def _check_waiting(state: State) -> None:
    waiting = state.waiting
    if waiting != sorted(set(waiting)):
        raise BadPosition("position: waiting: seats stand in order, each once")
    if state.stage != NUMBERED:
        if waiting != [0]:
            raise BadPosition(f"position: waiting: {waiting}, but the herald numbers the columns: [0]")
    elif (state.day > DAYS) != (not waiting):
        raise BadPosition(f"position: waiting: {waiting}: a seat decides in every half-day, none after the last")


def _check_sheet(state: State, sheet: Sheet, where: str) -> None:
    start = state.cards.start_resources
    for colour in range(3):
        circled, unspent = sheet.circled[colour], sheet.unspent[colour]
        if not start <= circled <= RESOURCE_TRACK:
            raise BadPosition(f"{where}: {RESOURCES[colour]}: {circled} circled, from {start} to {RESOURCE_TRACK}")
        if not 0 <= unspent <= circled:
            raise BadPosition(f"{where}: {RESOURCES[colour]}: unspent {unspent} of {circled}")
        if not 0 <= sheet.citizens[colour] <= CITIZEN_TRACK:
            raise BadPosition(f"{where}: citizens: {sheet.citizens[colour]} {COLOURS[colour]} of {CITIZEN_TRACK}")
    _check_buildings(sheet, where)
    _check_crosses(state, sheet, where)
    if state.stage != NUMBERED and (sheet.built or sheet.citizens != [0, 0, 0]):
        raise BadPosition(f"{where}: nothing is drawn before the columns are numbered")


def _check_buildings(sheet: Sheet, where: str) -> None:
    standing = [n for n in range(1, 7) if sheet.has_built(CATHEDRAL, n)]
    if sorted(sheet.cathedrals) != standing:
        raise BadPosition(
            f"{where}: cathedrals: their order {list(sheet.cathedrals)} is not of those built: {standing}"
        )


def _check_crosses(state: State, sheet: Sheet, where: str) -> None:
    """Rules: The attack, The first attack."""
    count = sheet.crossed.bit_count()
    half_days = 2 * (min(state.day, DAYS) - state.cards.crossing_from_day) + 1
    half_days += 1 if state.half == AFTERNOON or state.day > DAYS else 0
    most = max(0, half_days) * (MOST_ATTACKS if state.options["expansion"] else 1)
    if count > most:
        raise BadPosition(f"{where}: crossed: {count} dice, but at most {most} by now")


def _can_become(shown: Sheet, sheet: Sheet) -> bool:
    """Actions only add to a sheet, except that they spend resources; crosses come with the event before."""
    return (
        shown.crossed == sheet.crossed
        and shown.built & ~sheet.built == 0
        and shown.cathedrals == sheet.cathedrals[: len(shown.cathedrals)]
        and all(shown.circled[c] <= sheet.circled[c] for c in range(3))
        and all(shown.citizens[c] <= sheet.citizens[c] for c in range(3))
    )


# Questions


def _check_question(state: State, seat: int, sheet: Sheet) -> None:
    where = f"position: sheets[{seat}]: question"
    waits = state.stage == NUMBERED and seat in state.waiting
    if waits != (sheet.question != DONE):
        raise BadPosition(f"{where}: '{QUESTIONS[sheet.question]}' does not fit who is waited for")
    if not all(work.is_sound(packed) for packed in sheet.work):
        raise BadPosition(f"position: sheets[{seat}]: work: an entry means nothing")
    if sheet.work and sheet.question in (DONE, CHOOSE_DIE, CHOOSE_PAYMENT, USE_DIE):
        raise BadPosition(f"{where}: bonuses are left, but '{QUESTIONS[sheet.question]}' is asked")
    if sheet.question == CHOOSE_PAYMENT and state.offers[sheet.plaza].any == 0:
        raise BadPosition(f"{where}: plaza {sheet.plaza + 1} asks for no resource of any type")
    if waits and not _has_answer(state, seat, sheet):
        raise BadPosition(f"{where}: '{QUESTIONS[sheet.question]}' has no answer here")


def _has_answer(state: State, seat: int, sheet: Sheet) -> bool:
    if sheet.question in (CHOOSE_PAYMENT, USE_DIE) and not state.offers[sheet.plaza].available:
        return False
    return len(LEGAL[sheet.question](state, seat)) > 0
