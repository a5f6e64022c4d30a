"""Gains and bonuses: circling symbols one at a time, and working off what that brings."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes_dice.cards import (
    CITIZEN_TRACK,
    EACH_RESOURCE,
    NOTHING,
    PRESTIGE_BUILD,
    RESOURCE_TRACK,
)
from trois.games.troyes_dice.rules import half_day
from trois.games.troyes_dice.rules.work import (
    ADMINISTRATION,
    CITIZEN_OF_CHOICE,
    CITIZENS,
    EACH,
    OTHERS,
    PRESTIGE,
    RESOURCE,
    entry,
)
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import (
    BONUS_ADMINISTRATION,
    BONUS_PRESTIGE,
    BY_CITIZEN_COLUMN,
    BY_CITIZEN_TRACK,
    BY_FULL_TRACK,
    BY_RESOURCE_TRACK,
    CHOOSE_CITIZEN,
    COLOURS,
    DONE,
    RESOURCES,
    WHY,
)

PRESTIGE_ROWS: Final = 7


def go_on(state: State, seat: int, chance: Chance, journal: Journal | None) -> None:
    """Work entries off until one asks a question; with none left the seat has finished, and the last
    seat ends the half-day. Rules: The order of bonuses.
    """
    sheet = state.sheets[seat]
    sheet.question = DONE
    while sheet.work:
        do_entry(state, seat, sheet.work.pop(0), journal)
        if sheet.question != DONE:
            return
    state.waiting.remove(seat)
    if not state.waiting:
        half_day.end(state, chance, journal)


def do_entry(state: State, seat: int, packed: int, journal: Journal | None) -> None:
    # Unpacked as in `work`, without its calls: every gain passes here.
    kind, colour = packed & 7, packed >> 3 & 3
    amount, why = packed >> 5 & 127, packed >> 12
    if kind == CITIZENS:
        gain_citizens(state, seat, colour, amount, why, journal)
    elif kind == CITIZEN_OF_CHOICE:
        ask_citizen(state.sheets[seat], amount, why)
    elif kind == PRESTIGE:
        ask_prestige(state.sheets[seat], seat, colour, journal)
    elif kind == ADMINISTRATION:
        ask_administration(state.sheets[seat], seat, journal)
    elif kind == OTHERS:
        gain_other_citizens(state, seat, colour, journal)
    elif kind == RESOURCE:
        gain_resources(state, seat, colour, amount, why, journal)
    else:
        gain_each_resource(state, seat, amount, why, journal)


# Resources


def gain_resources(state: State, seat: int, colour: int, amount: int, why: int, journal: Journal | None) -> None:
    """Circle symbols of a track. Rules: Gaining, Resource citizens, Spent symbols, Past eighteen."""
    sheet = state.sheets[seat]
    before = sheet.circled[colour]
    after = before + amount
    if after > RESOURCE_TRACK:  # noqa: PLR1730 (min is a call, and this line is hot)
        after = RESOURCE_TRACK
    sheet.circled[colour] = after
    sheet.unspent[colour] += after - before
    citizens_by = state.cards.citizens_by
    for _ in range(citizens_by[after] - citizens_by[before]):
        sheet.work.append(entry(CITIZENS, colour, 1, BY_RESOURCE_TRACK))
    if journal is not None:
        if after > before or amount == 0:
            journal.hold(seat, ("gained", seat, RESOURCES[colour], after - before, WHY[why]))
        if before + amount > after:
            journal.hold(seat, ("lost", seat, RESOURCES[colour], before + amount - after, WHY[why]))


def gain_each_resource(state: State, seat: int, amount: int, why: int, journal: Journal | None) -> None:
    """Rules: The order of colours."""
    for colour in range(3):
        gain_resources(state, seat, colour, amount, why, journal)


# Citizens


def gain_citizens(state: State, seat: int, colour: int, amount: int, why: int, journal: Journal | None) -> None:
    """Circle citizens, or ask for another track. Rules: A full citizen track, One by one, All tracks full."""
    sheet = state.sheets[seat]
    citizens, has_bonus = sheet.citizens, state.cards.has_bonus
    for left in range(amount, 0, -1):
        place = citizens[colour] + 1
        if place > CITIZEN_TRACK:
            _choose_other_track(sheet, seat, colour, left, why, journal)
            return
        citizens[colour] = place
        if journal is not None:
            journal.hold(seat, ("gained", seat, COLOURS[colour], 1, WHY[why]))
        if has_bonus[place]:
            add_bonuses(state, sheet, colour, place)


def _choose_other_track(sheet: Sheet, seat: int, colour: int, left: int, why: int, journal: Journal | None) -> None:
    open_tracks = sum(1 << c for c in range(3) if sheet.citizens[c] < CITIZEN_TRACK)
    if open_tracks == 0:
        if journal is not None:
            journal.hold(seat, ("lost", seat, COLOURS[colour], left, WHY[why]))
        return
    if left > 1:
        sheet.work.insert(0, entry(CITIZENS, colour, left - 1, why))
    ask_citizen(sheet, open_tracks, BY_FULL_TRACK)


def add_bonuses(state: State, sheet: Sheet, colour: int, place: int) -> None:
    """What a citizen's place on the track and its column bring, each once. Rules: Column 3, A column once."""
    bonus = state.cards.track_bonus[place]
    if bonus != NOTHING:
        sheet.work.append(entry(PRESTIGE if bonus == PRESTIGE_BUILD else OTHERS, colour, 1, BY_CITIZEN_TRACK))
    bonus = state.cards.column_bonus[place]
    if bonus != NOTHING and min(sheet.citizens) >= place:
        sheet.work.append(entry(EACH if bonus == EACH_RESOURCE else ADMINISTRATION, 0, 1, BY_CITIZEN_COLUMN))


def gain_other_citizens(state: State, seat: int, colour: int, journal: Journal | None) -> None:
    """The 20th citizen brings one of each of the other two colours. Rules: The 20th citizen."""
    first, second = (c for c in range(3) if c != colour)
    state.sheets[seat].work.insert(0, entry(CITIZENS, second, 1, BY_CITIZEN_TRACK))
    gain_citizens(state, seat, first, 1, BY_CITIZEN_TRACK, journal)


def ask_citizen(sheet: Sheet, colours: int, why: int) -> None:
    sheet.question = CHOOSE_CITIZEN
    sheet.asked = colours + 8 * why


# Bonus builds


def ask_prestige(sheet: Sheet, seat: int, colour: int, journal: Journal | None) -> None:
    """The 15th citizen builds a prestige building of another colour, if a place exists. Rules: The 15th citizen."""
    rows = PRESTIGE_ROWS & ~(1 << colour)
    if any(rows >> row & 1 and sheet.free_cells() >> 6 * row & 63 for row in range(3)):
        sheet.question = BONUS_PRESTIGE
        sheet.asked = rows
    elif journal is not None:
        journal.hold(seat, ("lost", seat, "prestige-building", 1, WHY[BY_CITIZEN_TRACK]))


def ask_administration(sheet: Sheet, seat: int, journal: Journal | None) -> None:
    """Columns 6 and 11 build any administration building, if a place exists. Rules: Columns 6 and 11."""
    if sheet.free_cells() >> 18:
        sheet.question = BONUS_ADMINISTRATION
    elif journal is not None:
        journal.hold(seat, ("lost", seat, "administration-building", 1, WHY[BY_CITIZEN_COLUMN]))
