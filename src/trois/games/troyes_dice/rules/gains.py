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
    amount_of,
    colour_of,
    entry,
    kind_of,
)
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import BONUS_ADMINISTRATION, BONUS_PRESTIGE, CHOOSE_CITIZEN, COLOURS, DONE, RESOURCES

PRESTIGE_ROWS: Final = 7


def go_on(state: State, seat: int, chance: Chance, journal: Journal | None) -> None:
    """Work entries off until one asks a question; with none left the seat has finished. Rules: Order of bonuses."""
    sheet = state.sheets[seat]
    sheet.question = DONE
    while sheet.work:
        do_entry(state, seat, sheet.work.pop(0), journal)
        if sheet.question != DONE:
            return
    half_day.leave(state, seat, chance, journal)


def do_entry(state: State, seat: int, packed: int, journal: Journal | None) -> None:
    kind, colour, amount = kind_of(packed), colour_of(packed), amount_of(packed)
    if kind == CITIZENS:
        gain_citizens(state, seat, colour, amount, journal)
    elif kind == CITIZEN_OF_CHOICE:
        ask_citizen(state.sheets[seat], amount)
    elif kind == PRESTIGE:
        ask_prestige(state.sheets[seat], seat, colour, journal)
    elif kind == ADMINISTRATION:
        ask_administration(state.sheets[seat], seat, journal)
    elif kind == OTHERS:
        gain_other_citizens(state, seat, colour, journal)
    elif kind == RESOURCE:
        gain_resources(state, seat, colour, amount, journal)
    else:
        gain_each_resource(state, seat, amount, journal)


# Resources


def gain_resources(state: State, seat: int, colour: int, amount: int, journal: Journal | None) -> None:
    """Circle symbols of a track; the 6th, 12th and 18th bring a citizen. Past 18 all is lost (ruling)."""
    sheet = state.sheets[seat]
    before = sheet.circled[colour]
    after = before + amount
    if after > RESOURCE_TRACK:  # noqa: PLR1730 (min is a call, and this line is hot)
        after = RESOURCE_TRACK
    sheet.circled[colour] = after
    sheet.unspent[colour] += after - before
    citizens_by = state.cards.citizens_by
    for _ in range(citizens_by[after] - citizens_by[before]):
        sheet.work.append(entry(CITIZENS, colour))
    if journal is not None:
        if after > before or amount == 0:
            journal.hold(seat, ("gained", seat, RESOURCES[colour], after - before))
        if before + amount > after:
            journal.hold(seat, ("lost", seat, RESOURCES[colour], before + amount - after))


def gain_each_resource(state: State, seat: int, amount: int, journal: Journal | None) -> None:
    for colour in range(3):
        gain_resources(state, seat, colour, amount, journal)


# Citizens


def gain_citizens(state: State, seat: int, colour: int, amount: int, journal: Journal | None) -> None:
    """Circle citizens; one of a full track goes to another track of the player's choice (L236)."""
    sheet = state.sheets[seat]
    citizens, has_bonus = sheet.citizens, state.cards.has_bonus
    for left in range(amount, 0, -1):
        place = citizens[colour] + 1
        if place > CITIZEN_TRACK:
            _choose_other_track(sheet, seat, colour, left, journal)
            return
        citizens[colour] = place
        if journal is not None:
            journal.hold(seat, ("gained", seat, COLOURS[colour], 1))
        if has_bonus[place]:
            add_bonuses(state, sheet, colour, place)


def _choose_other_track(sheet: Sheet, seat: int, colour: int, left: int, journal: Journal | None) -> None:
    open_tracks = sum(1 << c for c in range(3) if sheet.citizens[c] < CITIZEN_TRACK)
    if open_tracks == 0:
        if journal is not None:
            journal.hold(seat, ("lost", seat, COLOURS[colour], left))
        return
    if left > 1:
        sheet.work.insert(0, entry(CITIZENS, colour, left - 1))
    sheet.question = CHOOSE_CITIZEN
    sheet.asked = open_tracks


def add_bonuses(state: State, sheet: Sheet, colour: int, place: int) -> None:
    """What a citizen's place on the track and its column bring, each once (L370-390)."""
    bonus = state.cards.track_bonus[place]
    if bonus != NOTHING:
        sheet.work.append(entry(PRESTIGE if bonus == PRESTIGE_BUILD else OTHERS, colour))
    bonus = state.cards.column_bonus[place]
    if bonus != NOTHING and min(sheet.citizens) >= place:
        sheet.work.append(entry(EACH if bonus == EACH_RESOURCE else ADMINISTRATION))


def gain_other_citizens(state: State, seat: int, colour: int, journal: Journal | None) -> None:
    """The 20th citizen brings one of each of the other two colours (L378)."""
    first, second = (c for c in range(3) if c != colour)
    state.sheets[seat].work.insert(0, entry(CITIZENS, second))
    gain_citizens(state, seat, first, 1, journal)


def ask_citizen(sheet: Sheet, colours: int) -> None:
    sheet.question = CHOOSE_CITIZEN
    sheet.asked = colours


# Bonus builds


def ask_prestige(sheet: Sheet, seat: int, colour: int, journal: Journal | None) -> None:
    """The 15th citizen builds a prestige building of another colour, if a place exists (L376)."""
    rows = PRESTIGE_ROWS & ~(1 << colour)
    if any(rows >> row & 1 and sheet.free_cells() >> 6 * row & 63 for row in range(3)):
        sheet.question = BONUS_PRESTIGE
        sheet.asked = rows
    elif journal is not None:
        journal.hold(seat, ("lost", seat, "prestige-building", 1))


def ask_administration(sheet: Sheet, seat: int, journal: Journal | None) -> None:
    """Columns 6 and 11 build any administration building, if a place exists (L386-390)."""
    if sheet.free_cells() >> 18:
        sheet.question = BONUS_ADMINISTRATION
    elif journal is not None:
        journal.hold(seat, ("lost", seat, "administration-building", 1))
