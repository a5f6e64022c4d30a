"""Whose citizens are used: own ones are free, others cost 2 deniers each. Rules: Actions."""

# Hot code: min() is a call, a condition is not.
# ruff: noqa: FURB136
from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.rules.activate import activate
from trois.games.tournay.rules.draw import begin_drawing
from trois.games.tournay.rules.pieces import capture, hand_over, lose, recruit
from trois.games.tournay.state import State, citizens_needed, colour_needed, purpose_of_use, target_of_use
from trois.games.tournay.words import (
    COLOURS,
    FOR_ACTIVATION,
    FOR_CHAIN,
    FOR_COMBAT,
    FOR_DRAW,
    FOR_RECRUIT,
    HIRE_PRICE,
    RECRUIT_PRICE,
)

_FIRST_MIX: Final = [0, 0, 4, 14, 34]
_WAYS: Final[list[list[int]]] = [[]] * (1 << 12)
"""By key, once it was asked for; there is always a way."""


def legal(state: State, seat: int) -> list[int]:
    """All mixes of own and hired citizens that can be paid together with the rest of the cost. Rules: Actions."""
    need = citizens_needed(state)
    colour = colour_needed(state)
    spare = state.deniers[seat] - fee(state)
    hires = spare >> 1
    key = (need if hires > need else hires) << 2 | need
    owner = seat
    for shift in range(state.seats):
        have = state.standing[3 * owner + colour]
        key |= (have if have < 3 else 3) << (4 + 2 * shift)
        owner = owner + 1 if owner + 1 < state.seats else 0
    found = _WAYS[key]
    if not found:
        found = _WAYS[key] = _ways(key)
    return found


def _ways(key: int) -> list[int]:
    need = key & 3
    hires = key >> 2 & 3
    have = [key >> (4 + 2 * source) & 3 for source in range(4)]
    found: list[int] = []
    for at in range(_FIRST_MIX[need], _FIRST_MIX[need + 1]):
        mix = v.MIXES[at]
        if need - mix[0] <= hires and all(mix[source] <= have[source] for source in range(4)):
            found.append(v.USE + at)
    return found


def fee(state: State) -> int:
    """Deniers an action costs besides the hire."""
    if purpose_of_use(state) == FOR_COMBAT:
        slot = target_of_use(state)
        return 0 if state.cards.loses_deniers[state.queue[slot]] else state.coins[slot] + 1
    return RECRUIT_PRICE if purpose_of_use(state) == FOR_RECRUIT else 0


def apply(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """Use the citizens, then do what they were used for. Rules: Actions."""
    purpose = purpose_of_use(state)
    target = target_of_use(state)
    colour = colour_needed(state)
    mix = v.MIXES[action - v.USE]
    if purpose in {FOR_ACTIVATION, FOR_CHAIN}:
        if not mix[0]:
            pay_owners(state, mix, colour, journal)
        activate(state, target, colour, not mix[0], purpose == FOR_CHAIN, journal)
        return True
    if mix[0]:
        state.standing[3 * seat + colour] -= mix[0]
        state.lying[3 * seat + colour] += mix[0]
        if journal is not None:
            journal.add(("used", seat, COLOURS[colour], mix[0]))
    if mix[0] < citizens_needed(state):
        pay_owners(state, mix, colour, journal)
    if purpose == FOR_DRAW:
        return begin_drawing(state, target, 0, chance, journal)
    if purpose == FOR_COMBAT:
        lose(state, seat, fee(state), "combat", journal)
        capture(state, seat, target, False, "", chance, journal)
    else:
        lose(state, seat, RECRUIT_PRICE, "recruit", journal)
        recruit(state, seat, target, "", journal)
    return True


def pay_owners(state: State, mix: list[int], colour: int, journal: Journal | None) -> None:
    """Hired citizens lie down beside their own Plaza."""
    for source in range(1, 4):
        n = mix[source]
        if n:
            owner = (state.active + source) % state.seats
            state.standing[3 * owner + colour] -= n
            state.lying[3 * owner + colour] += n
            if journal is not None:
                journal.add(("hired", state.active, owner, COLOURS[colour], n))
            hand_over(state, state.active, owner, HIRE_PRICE * n, "hire", journal)
