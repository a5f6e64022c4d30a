"""The initial placement: one citizen each in snake order, on any empty space. Rules: Set-up."""

from trois.core.chance import Chance
from trois.core.journal import NOBODY, Journal
from trois.games.troyes.rules import rounds
from trois.games.troyes.rules.buildings import settle
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import SETTLE_AT
from trois.games.troyes.words import GREY, SPACES


def legal(state: State) -> list[int]:
    """Any empty space. Rules: Initial placement."""
    return [SETTLE_AT + space for space in range(SPACES) if state.spaces[space] == NOBODY]


def apply(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    settle(state, action - SETTLE_AT, state.seat, journal)
    state.supply[state.seat] -= 1
    if max(state.supply) == 0:
        _fill_up(state, journal)
        rounds.begin(state, chance, journal)
    else:
        empty = state.spaces.count(NOBODY)
        neutral = state.spaces.count(GREY)
        state.seat = seat_of_turn(state, SPACES - empty - neutral)


def seat_of_turn(state: State, placed: int) -> int:
    """Clockwise from the start player, then back from the last one, and so on. Rules: Initial placement."""
    seats = state.deal.seats
    at = placed % seats
    if placed // seats % 2 == 1:
        at = seats - 1 - at
    return (state.start + at) % seats


def _fill_up(state: State, journal: Journal | None) -> None:
    """Neutral citizens take the spaces that are left; with two players none is."""
    for space in range(SPACES):
        if state.spaces[space] == NOBODY:
            settle(state, space, GREY, journal)
