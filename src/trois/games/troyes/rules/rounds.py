"""What happens between the questions: the phases of a round. Rules: A round."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import NOBODY, Journal
from trois.games.troyes import scoring
from trois.games.troyes.dice import ONE
from trois.games.troyes.rules import events
from trois.games.troyes.rules.purse import gain_deniers, must_pay_deniers
from trois.games.troyes.state import State
from trois.games.troyes.words import (
    ACTION,
    ACTIVITIES,
    CHARACTERS,
    COLOURS,
    COUNTER,
    GREY,
    MOST_BLACK_DICE,
    OVER,
    SPACES_PER_BUILDING,
    TELLER,
)

INCOME: Final = 10
PASS_MONEY: Final = 2


def begin(state: State, chance: Chance, journal: Journal | None) -> None:
    """Phases 0 to 3 up to the first black die that must be countered."""
    state.round += 1
    chance.reveal()
    if journal is not None:
        journal.add(("round", NOBODY, state.round))
    reveal_activities(state, journal)
    pay_income_and_wages(state, journal)
    assemble_workforce(state, chance, journal)
    attackers = events.bring_and_act(state, chance, journal)
    roll_black_dice(state, attackers, chance, journal)
    if state.black:
        _ask(state, COUNTER, state.start)
    else:
        begin_actions(state, chance, journal)


def reveal_activities(state: State, journal: Journal | None) -> None:
    """Phase 0 of rounds 1-3: one card of each colour. Rules: Phase 0."""
    if journal is not None and state.round <= 3:
        for slot in range(state.round - 1, 9, 3):
            journal.add(("activity", NOBODY, ACTIVITIES[state.deal.activities[slot]]))


def pay_income_and_wages(state: State, journal: Journal | None) -> None:
    """10 deniers for everybody, less wages. Rules: Phase 1."""
    for at in range(state.deal.seats):
        seat = (state.start + at) % state.deal.seats
        gain_deniers(state, seat, INCOME, "income", journal)
        must_pay_deniers(state, seat, wages(state, seat), "wages", "unpaid-wages", journal)


def wages(state: State, seat: int) -> int:
    """By building; City Hall costs nothing by the printed numbers. Rules: Wages."""
    due = 0
    wage = state.deal.cards.wages
    for space, stands in enumerate(state.spaces):
        if stands == seat:
            due += wage[space // SPACES_PER_BUILDING]
    return due


def assemble_workforce(state: State, chance: Chance, journal: Journal | None) -> None:
    """A die for each citizen standing in a building, the neutral ones last. Rules: Phase 2."""
    seats = state.deal.seats
    for at in range(seats):
        _roll_for(state, (state.start + at) % seats, chance, journal)
    _roll_for(state, GREY, chance, journal)


def _roll_for(state: State, owner: int, chance: Chance, journal: Journal | None) -> None:
    for space, stands in enumerate(state.spaces):
        if stands != owner:
            continue
        colour = space // SPACES_PER_BUILDING
        value = chance.roll()
        state.dice[owner * 3 + colour] += ONE[value]
        state.total[colour] += ONE[value]
        if journal is not None:
            why = "neutral-dice" if owner == GREY else ""
            journal.add(("rolled", TELLER[owner], COLOURS[colour], value, why))


def roll_black_dice(state: State, attackers: int, chance: Chance, journal: Journal | None) -> None:
    """All at once. Rules: Six black dice."""
    state.black = [chance.roll() for _ in range(min(attackers, MOST_BLACK_DICE))]
    state.black.sort()
    if journal is not None:
        for value in state.black:
            journal.add(("rolled", NOBODY, "black", value, "attack"))


def _ask(state: State, question: int, seat: int) -> None:
    state.question = question
    state.base = question
    state.seat = seat


def next_seat(state: State) -> int:
    seat = state.seat + 1
    return 0 if seat == state.deal.seats else seat


def after_counter(state: State, chance: Chance, journal: Journal | None) -> None:
    """On round the table until no black die is left. Rules: Round the table."""
    if state.black:
        _ask(state, COUNTER, next_seat(state))
    else:
        begin_actions(state, chance, journal)


def begin_actions(state: State, chance: Chance, journal: Journal | None) -> None:
    """Phase 4; without a die in any district it is over before it began. Rules: Phase 4."""
    if is_square_empty(state):
        end(state, chance, journal)
    else:
        _ask(state, ACTION, state.start)


def is_square_empty(state: State) -> bool:
    total = state.total
    return total[0] == 0 and total[1] == 0 and total[2] == 0


def after_turn(state: State, chance: Chance, journal: Journal | None) -> None:
    """The round ends at once when all have passed or no die is left; who passed gets a denier at each turn.

    Rules: Phase 5, Pass.
    """
    if min(state.district) > 0 or is_square_empty(state):
        end(state, chance, journal)
        return
    state.seat = next_seat(state)
    while state.district[state.seat]:
        state.district[state.seat] += 1
        if journal is not None:
            journal.add(("waited", state.seat))
        state.seat = next_seat(state)
    state.question = ACTION
    state.base = ACTION


def pass_turn(state: State, journal: Journal | None) -> None:
    """Two deniers into one's own district and no more actions this round. Rules: Pass."""
    state.district[state.seat] = PASS_MONEY
    if journal is not None:
        journal.add(("passed", state.seat))


def end(state: State, chance: Chance, journal: Journal | None) -> None:
    """Phase 5; after the last round the characters are turned up."""
    for seat in range(state.deal.seats):
        gain_deniers(state, seat, state.district[seat], "passing", journal)
        state.district[seat] = 0
    bring_home(state)
    for pile in range(15):
        state.dice[pile] = 0
    state.total = [0, 0, 0]
    if journal is not None:
        journal.add(("ended", NOBODY, state.round))
    if state.round == state.deal.rounds:
        finish(state, chance, journal)
    else:
        state.start = (state.start + 1) % state.deal.seats
        begin(state, chance, journal)


def bring_home(state: State) -> None:
    """Expelled citizens return to the personal supply, the grey ones to the general supply. Rules: Home."""
    for building in range(3):
        for seat in range(state.deal.seats):
            state.supply[seat] += state.lying[building] >> seat & 1
        state.lying[building] = 0


def finish(state: State, chance: Chance, journal: Journal | None) -> None:
    chance.reveal()
    _ask(state, OVER, 0)
    if journal is not None:
        for seat, characters in enumerate(state.deal.characters):
            for character in characters:
                journal.add(("character", seat, CHARACTERS[character]))
        _tell_scores(state, journal)


def _tell_scores(state: State, journal: Journal) -> None:
    """What the end brings to the points of the game."""
    for seat in range(state.deal.seats):
        for why, points in scoring.end_parts(state, seat).items():
            if points:
                journal.add(("scored", seat, points, why.replace(" ", "-")))
