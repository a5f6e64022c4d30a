"""Every invariant of a state, each broken one told in a sentence."""

from typing import Final

from trois.core.errors import POSITION, BadPosition, inside
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


def _fail(key: str, *, where: str, **values: object) -> BadPosition:
    return BadPosition(key, where=inside(POSITION, where), **values)


# The wheel and the columns


def check_wheel(state: State) -> None:
    """What all players share: plazas, tiles, numbers, dice, day."""
    if sorted(state.plazas) != list(range(9)):
        raise _fail("dice-plazas", where="plazas")
    if state.day > DAYS and state.half != MORNING:
        raise _fail("dice-half", where="half")
    _check_tiles(state)
    if state.stage == NUMBERED:
        _check_numbers(state)
        _check_dice(state)
    else:
        _check_numbering(state)


def _check_tiles(state: State) -> None:
    laid = [abs(tile) for tile in state.tiles if tile]
    if len(laid) != (3 if state.options["expansion"] else 0) or len(set(laid)) != len(laid):
        raise _fail("dice-tiles", where="tiles")
    for slot in range(9):
        faces = state.cards.faces[state.plazas[slot]]
        if state.tiles[slot] and faces[0] != faces[1]:
            raise _fail("dice-tile-slot", where="tiles", slot=slot)


def _check_numbers(state: State) -> None:
    """Rules: Standard numbering, The direction, Expert numbering."""
    numbers, kind = state.numbers, state.options["numbering"]
    if sorted(numbers) != columns.STANDARD:
        raise _fail("dice-numbers", where="numbers", numbers=numbers)
    if kind == "standard" and numbers != columns.STANDARD:
        raise _fail("dice-standard", where="numbers", numbers=numbers)
    if kind == "rolled" and numbers not in (columns.run_from(numbers[0], 1), columns.run_from(numbers[0], -1)):
        raise _fail("dice-run", where="numbers", numbers=numbers, first=numbers[0])


def _check_dice(state: State) -> None:
    """After the end a view shows no dice. Rules: The roll, The black die among equals."""
    dice, black = state.dice, state.black
    if state.day > DAYS and not dice:
        return
    if len(dice) != 4 or dice != sorted(dice):
        raise _fail("dice-four", where="dice", dice=dice)
    if black > 0 and dice[black - 1] == dice[black]:
        raise _fail("dice-black", where="black", value=dice[black])


def _check_numbering(state: State) -> None:
    """The herald is at work: the option allows it, nothing is rolled yet."""
    kind, written = state.options["numbering"], [number for number in state.numbers if number]
    if kind != {CHOOSE_DIRECTION: "rolled", WRITE_NUMBERS: "expert"}[state.stage]:
        raise _fail("dice-stage", where="stage", numbering=kind)
    if len(set(written)) != len(written):
        raise _fail("dice-number-twice", where="numbers")
    if state.numbers != written + [0] * (6 - len(written)):
        raise _fail("dice-left-to-right", where="numbers")
    if (len(written) != 1) if state.stage == CHOOSE_DIRECTION else (len(written) == 6):
        raise _fail("dice-numbers-asked", where="numbers", numbers=state.numbers)
    if state.dice or state.day != 1 or state.half != MORNING:
        raise _fail("dice-not-rolled", where="dice")


# The sheets


def check_sheets(state: State) -> None:
    _check_waiting(state)
    for seat, sheet in enumerate(state.sheets):
        _check_sheet(state, sheet, f"sheets[{seat}]")
        _check_question(state, seat, sheet)
    for seat, shown in enumerate(state.shown):
        _check_sheet(state, shown, f"shown[{seat}]")
        if not _can_become(shown, state.sheets[seat]):
            raise _fail("dice-shown", where=f"shown[{seat}]")


def _check_waiting(state: State) -> None:
    waiting = state.waiting
    if waiting != sorted(set(waiting)):
        raise _fail("dice-waiting-order", where="waiting")
    if state.stage != NUMBERED:
        if waiting != [0]:
            raise _fail("dice-herald", where="waiting", waiting=waiting)
    elif (state.day > DAYS) != (not waiting):
        raise _fail("dice-half-day", where="waiting", waiting=waiting)


def _check_sheet(state: State, sheet: Sheet, where: str) -> None:
    start = state.cards.start_resources
    for colour in range(3):
        circled, unspent = sheet.circled[colour], sheet.unspent[colour]
        if not start <= circled <= RESOURCE_TRACK:
            raise _fail(
                "dice-circled", where=f"{where}: {RESOURCES[colour]}", circled=circled, least=start, most=RESOURCE_TRACK
            )
        if not 0 <= unspent <= circled:
            raise _fail("dice-unspent", where=f"{where}: {RESOURCES[colour]}", unspent=unspent, circled=circled)
        count = sheet.citizens[colour]
        if not 0 <= count <= CITIZEN_TRACK:
            raise _fail(
                "dice-citizens", where=f"{where}: citizens", count=count, colour=COLOURS[colour], most=CITIZEN_TRACK
            )
    _check_buildings(sheet, where)
    _check_crosses(state, sheet, where)
    if state.stage != NUMBERED and (sheet.built or sheet.citizens != [0, 0, 0]):
        raise _fail("dice-not-drawn", where=where)


def _check_buildings(sheet: Sheet, where: str) -> None:
    standing = [n for n in range(1, 7) if sheet.has_built(CATHEDRAL, n)]
    if sorted(sheet.cathedrals) != standing:
        raise _fail("dice-cathedrals", where=f"{where}: cathedrals", order=sheet.cathedrals, built=standing)


def _check_crosses(state: State, sheet: Sheet, where: str) -> None:
    """Rules: The attack, The first attack."""
    count = sheet.crossed.bit_count()
    half_days = 2 * (min(state.day, DAYS) - state.cards.crossing_from_day) + 1
    half_days += 1 if state.half == AFTERNOON or state.day > DAYS else 0
    most = max(0, half_days) * (MOST_ATTACKS if state.options["expansion"] else 1)
    if count > most:
        raise _fail("dice-crossed", where=f"{where}: crossed", count=count, most=most)


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
    where, asked = f"sheets[{seat}]: question", QUESTIONS[sheet.question]
    waits = state.stage == NUMBERED and seat in state.waiting
    if waits != (sheet.question != DONE):
        raise _fail("dice-not-waited", where=where, question=asked)
    if not all(work.is_sound(packed) for packed in sheet.work):
        raise _fail("dice-work", where=f"sheets[{seat}]: work")
    if sheet.work and sheet.question in (DONE, CHOOSE_DIE, CHOOSE_PAYMENT, USE_DIE):
        raise _fail("dice-bonuses-left", where=where, question=asked)
    if sheet.question == CHOOSE_PAYMENT and state.offers[sheet.plaza].any == 0:
        raise _fail("dice-any-type", where=where, plaza=sheet.plaza + 1)
    if waits and not _has_answer(state, seat, sheet):
        raise _fail("dice-no-answer", where=where, question=asked)


def _has_answer(state: State, seat: int, sheet: Sheet) -> bool:
    if sheet.question in (CHOOSE_PAYMENT, USE_DIE) and not state.offers[sheet.plaza].available:
        return False
    return len(LEGAL[sheet.question](state, seat)) > 0
