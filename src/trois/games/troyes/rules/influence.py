"""Influence spent on one's own turn, before dice are chosen. Rules: Influence.

A kind of own die is colour * 6 + value - 1.
"""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.dice import ONE, PILES
from trois.games.troyes.rules.purse import pay_influence
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import RECRUIT, REROLL, TURN
from trois.games.troyes.words import COLOURS, TURN_OVER

REROLL_COST: Final = 1
RECRUIT_COST: Final = 2
TURN_COST: Final = 4
MOST_TURNED: Final = 3


def _actions(first: int) -> list[list[list[int]]]:
    """For each colour and mask of values the actions of a block of own dice."""
    return [
        [[first + colour * 6 + value - 1 for value in range(1, 7) if mask >> value & 1] for mask in range(128)]
        for colour in range(3)
    ]


_REROLLS: Final = _actions(REROLL)
_TURNS: Final = _actions(TURN)


def moves(state: State, actions: list[int]) -> None:
    """Append what the influence of the seat whose turn it is allows, in order."""
    seat = state.seat
    points = state.influence[seat]
    if points == 0:
        return
    dice = state.dice
    red, white, yellow = PILES[dice[seat * 3]].mask, PILES[dice[seat * 3 + 1]].mask, PILES[dice[seat * 3 + 2]].mask
    actions += _REROLLS[0][red]
    actions += _REROLLS[1][white]
    actions += _REROLLS[2][yellow]
    if points >= RECRUIT_COST and state.general[seat]:
        actions.append(RECRUIT)
    if points >= TURN_COST:
        actions += _TURNS[0][red]
        actions += _TURNS[1][white]
        actions += _TURNS[2][yellow]


def spend(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    """A move of `moves`; the same question is asked again after it."""
    if action < RECRUIT:
        reroll(state, action - REROLL, chance, journal)
    elif action == RECRUIT:
        recruit(state, journal)
    else:
        state.question = TURN_OVER
        state.trail.append(action)


def reroll(state: State, kind: int, chance: Chance, journal: Journal | None) -> None:
    """One own die. Rules: Reroll."""
    colour = kind // 6
    old = kind % 6 + 1
    pay_influence(state, state.seat, REROLL_COST, "reroll", journal)
    new = chance.roll()
    _change(state, colour, old, new)
    if journal is not None:
        journal.add(("rerolled", state.seat, COLOURS[colour], old, new))


def _change(state: State, colour: int, old: int, new: int) -> None:
    difference = ONE[new] - ONE[old]
    state.dice[state.seat * 3 + colour] += difference
    state.total[colour] += difference


def recruit(state: State, journal: Journal | None) -> None:
    """A citizen from the general to the personal supply. Rules: Recruit."""
    seat = state.seat
    pay_influence(state, seat, RECRUIT_COST, "recruit", journal)
    state.general[seat] -= 1
    state.supply[seat] += 1
    if journal is not None:
        journal.add(("recruited", seat))


def turn_over(state: State, kind: int, journal: Journal | None) -> None:
    """The opposite side of a die: both sides make 7. Rules: Turn over."""
    value = kind % 6 + 1
    _change(state, kind // 6, value, 7 - value)
    if journal is not None:
        journal.add(("turned", state.seat, COLOURS[kind // 6], value))
