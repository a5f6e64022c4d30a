"""Countering black dice with own dice of any colours, red counting double. Rules: Black dice."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.dice import ONE, PILES
from trois.games.troyes.rules import influence, rounds
from trois.games.troyes.rules.purse import gain_influence, lose_vp
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import ALSO_COUNTER, CANNOT, DONE, FIGHT_WITH
from trois.games.troyes.words import ALSO, COLOURS, FIGHT, OWNERS

STRENGTH: Final = [(kind % 6 + 1) * (2 if kind < 6 else 1) for kind in range(18)]


def legal(state: State) -> list[int]:
    """Own dice to counter with, or only if all of them are too weak: cannot. And influence. Rules: Black dice."""
    actions = _dice_that_can_do(state)
    if not actions:
        actions.append(CANNOT)
    influence.moves(state, actions)
    return actions


def strength_of_district(state: State, seat: int) -> int:
    """All own dice, red counting double. Rules: Strength."""
    dice = state.dice
    red = PILES[dice[seat * 3]].total
    return 2 * red + PILES[dice[seat * 3 + 1]].total + PILES[dice[seat * 3 + 2]].total


def _dice_that_can_do(state: State) -> list[int]:
    """First dice of a group, in order of kind, that the later ones can make strong enough."""
    strength = strength_of_district(state, state.seat)
    goal = state.black[-1]
    actions: list[int] = []
    for colour in range(3):
        pile = state.dice[state.seat * 3 + colour]
        for value in PILES[pile].kinds:
            if strength < goal:
                return actions
            kind = colour * 6 + value - 1
            actions.append(FIGHT_WITH + kind)
            strength -= (pile >> 3 * (value - 1) & 7) * STRENGTH[kind]
    return actions


def apply(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    if action < CANNOT:
        state.question = FIGHT
        state.trail.append(action)
    elif action == CANNOT:
        give_way(state, chance, journal)
    else:
        influence.spend(state, action, chance, journal)


def give_way(state: State, chance: Chance, journal: Journal | None) -> None:
    """The black die goes, no die is spent, 2 VP are lost. Rules: Too weak."""
    value = state.black.pop()
    if journal is not None:
        journal.add(("overrun", state.seat, value))
    lose_vp(state, state.seat, "too-weak", journal)
    rounds.after_counter(state, chance, journal)


def strength_of(trail: list[int]) -> int:
    """Of the dice chosen so far. Rules: Strength."""
    total = 0
    for action in trail:
        if action < CANNOT:
            total += STRENGTH[action - FIGHT_WITH]
    return total


def legal_fight(state: State) -> list[int]:
    """More dice of the same or a later kind; done once they are strong enough. Rules: Any sufficient dice."""
    goal = state.black[-1]
    strength = strength_of(state.trail)
    latest = state.trail[-1]
    kind = latest - FIGHT_WITH
    found: list[int] = []
    behind = 0
    for colour in range(2, kind // 6 - 1, -1):
        pile = state.dice[state.seat * 3 + colour]
        for value in reversed(PILES[pile].kinds):
            action = FIGHT_WITH + colour * 6 + value - 1
            left = pile >> 3 * (value - 1) & 7
            if action <= latest:
                left = left - state.trail.count(action) if action == latest else 0
            behind += left * STRENGTH[action - FIGHT_WITH]
            if left and strength + behind >= goal:
                found.append(action)
    found.reverse()
    if strength >= goal:
        found.append(DONE)
    return found


def apply_fight(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    state.trail.append(action)
    if action == DONE:
        state.question = ALSO
        if legal_also(state) == [DONE]:
            counter_black_dice(state, chance, journal)


def _also_chosen(state: State) -> list[int]:
    return [action - ALSO_COUNTER + 1 for action in state.trail if ALSO_COUNTER <= action < ALSO_COUNTER + 6]


def legal_also(state: State) -> list[int]:
    """Further black dice the same dice reach, low to high. Rules: Further black dice."""
    others = state.black[:-1]
    if not others:
        return [DONE]
    chosen = _also_chosen(state)
    spare = strength_of(state.trail) - state.black[-1] - sum(chosen)
    lowest = chosen[-1] if chosen else 1
    found: list[int] = []
    for value in range(lowest, min(spare, 6) + 1):
        if others.count(value) > chosen.count(value):
            found.append(ALSO_COUNTER + value - 1)
    found.append(DONE)
    return found


def apply_also(state: State, action: int, chance: Chance, journal: Journal | None) -> None:
    if action != DONE:
        state.trail.append(action)
        if legal_also(state) != [DONE]:
            return
    counter_black_dice(state, chance, journal)


def counter_black_dice(state: State, chance: Chance, journal: Journal | None) -> None:
    """Used and countered dice leave; 1 influence for each black die. Rules: Black dice."""
    beaten = [state.black[-1], *_also_chosen(state)]
    for action in state.trail:
        if action < CANNOT:
            _spend_die(state, action - FIGHT_WITH, journal)
    state.trail = []
    for value in beaten:
        state.black.remove(value)
        if journal is not None:
            journal.add(("repelled", state.seat, value))
    gain_influence(state, state.seat, len(beaten), "black-dice", journal)
    rounds.after_counter(state, chance, journal)


def _spend_die(state: State, kind: int, journal: Journal | None) -> None:
    value = kind % 6 + 1
    state.dice[state.seat * 3 + kind // 6] -= ONE[value]
    state.total[kind // 6] -= ONE[value]
    if journal is not None:
        journal.add(("used", state.seat, COLOURS[kind // 6], value, OWNERS[state.seat]))
