"""The turn: play a card if you like, then one action. Rules: A turn; Actions."""

# Hot code: min() is a call, a condition is not.
# ruff: noqa: FURB136
from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.rules.areas import AREAS, area_actions
from trois.games.tournay.rules.characters import earn_rate, pay_for_gathering
from trois.games.tournay.rules.pieces import can_use_one, gain
from trois.games.tournay.rules.play import playable
from trois.games.tournay.state import State, ask, ask_use, later
from trois.games.tournay.words import (
    COLOURS,
    DO_END_TURN,
    FOR_ACTIVATION,
    FOR_COMBAT,
    FOR_DRAW,
    FOR_RECRUIT,
    FREE,
    PLACE,
    RECRUIT_PRICE,
    SLOTS,
)


def _draws(colour: int, reach: int, stocked: int) -> list[int]:
    first = v.DRAW + 3 * colour
    return [first + level for level in range(reach) if stocked >> level & 1]


_DRAWS: Final = [_draws(colour, reach, stocked) for colour in range(3) for reach in range(4) for stocked in range(8)]


def _rests(yellow: int, white: int, red: int) -> list[int]:
    """What can be done with so many own citizens standing: earn, or gather."""
    found: list[int] = []
    for colour, own in enumerate((yellow, white, red)):
        found += [v.EARN + 11 * colour + n for n in range(own)]
    return [*found, v.GATHER]


_RESTS: Final = [_rests(yellow, white, red) for red in range(12) for white in range(12) for yellow in range(12)]


def legal(state: State, seat: int) -> list[int]:
    """Cards to play (once), then the actions that can be paid. Rules: A turn."""
    actions = [] if state.played else playable(state, seat)
    reach = reaches(state, seat)
    free = 0
    for colour in range(3):
        citizens = reach[colour]
        if citizens:
            stocked = state.stocked >> 3 * colour & 7
            actions += _DRAWS[colour << 5 | (citizens if citizens < 3 else 3) << 3 | stocked]
            free |= state.houses[3 * seat + colour]
    free &= ~state.busy[seat]
    if free:
        actions += area_actions(free, v.ACTIVATE)
    add_combats(state, actions, reach, state.deniers[seat])
    standing = state.standing
    actions += _RESTS[standing[3 * seat] + 12 * standing[3 * seat + 1] + 144 * standing[3 * seat + 2]]
    if state.advanced:
        _add_recruits(state, actions, state.deniers[seat])
    return actions


def reaches(state: State, seat: int) -> list[int]:
    """Of each colour: own citizens and those of others that can be paid for. Rules: Actions."""
    standing = state.standing
    hires = state.deniers[seat] >> 1
    found = [0, 0, 0]
    for colour in range(3):
        own = standing[3 * seat + colour]
        others = standing[colour] + standing[colour + 3] + standing[colour + 6] + standing[colour + 9] - own
        found[colour] = own + (others if others < hires else hires)
    return found


def add_combats(state: State, actions: list[int], reach: list[int], deniers: int) -> None:
    """Rules: Actions."""
    for slot in range(SLOTS):
        coins = state.coins[slot]
        if coins:
            event = state.queue[slot]
            colour = state.cards.event_colour[event]
            if state.cards.loses_deniers[event]:
                if reach[colour] >= 2:
                    actions.append(v.COMBAT + slot)
            elif deniers >= coins + 1 and can_use_one(state, colour, deniers - coins - 1):
                actions.append(v.COMBAT + slot)


def _add_recruits(state: State, actions: list[int], deniers: int) -> None:
    """Rules: Actions."""
    for colour in range(3):
        if deniers >= RECRUIT_PRICE and state.supply[colour] and can_use_one(state, colour, deniers - RECRUIT_PRICE):
            actions.append(v.RECRUIT + colour)


def apply(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """True when nothing more is asked about the action. Rules: A turn."""
    if action < v.DRAW:
        ask(state, PLACE, action)
        return False
    later(state, DO_END_TURN)
    if action < v.EARN or action >= v.RECRUIT:
        ask_who(state, action)
        return False
    if action == v.GATHER:
        gather(state, journal)
    else:
        colour, fewer = divmod(action - v.EARN, 11)
        earn(state, colour, fewer + 1, journal)
    return True


def ask_who(state: State, action: int) -> None:
    """Whose citizens are used for a draw, an activation, a combat or a recruit?"""
    if action < v.ACTIVATE:
        pile = action - v.DRAW
        ask_use(state, FOR_DRAW, pile, pile // 3, pile % 3 + 1)
    elif action < v.COMBAT:
        area = action - v.ACTIVATE
        colour = state.cards.colour[state.top[AREAS * state.active + area]]
        ask_use(state, FOR_ACTIVATION, area, colour, 1)
    elif action < v.EARN:
        slot = action - v.COMBAT
        event = state.queue[slot]
        need = 2 if state.cards.loses_deniers[event] else 1
        ask_use(state, FOR_COMBAT, slot, state.cards.event_colour[event], need)
    else:
        ask_use(state, FOR_RECRUIT, action - v.RECRUIT, action - v.RECRUIT, 1)


def earn(state: State, colour: int, n: int, journal: Journal | None) -> None:
    """2 deniers for each own citizen, more with a Mercenary. Rules: Actions."""
    seat = state.active
    rate = earn_rate(state, seat, colour)
    state.standing[3 * seat + colour] -= n
    state.lying[3 * seat + colour] += n
    if journal is not None:
        journal.add(("used", seat, COLOURS[colour], n))
    gain(state, seat, rate * n, "earn", journal)


def gather(state: State, journal: Journal | None) -> None:
    """All own citizens stand again, the district is cleared. Rules: Actions."""
    seat = state.active
    for at in range(3 * seat, 3 * seat + 3):
        state.standing[at] += state.lying[at] + state.placed[at]
        state.lying[at] = 0
        state.placed[at] = 0
    busy = state.busy[seat]
    while busy:
        low = busy & -busy
        state.on[AREAS * seat + low.bit_length() - 1] = FREE
        busy ^= low
    state.busy[seat] = 0
    if journal is not None:
        journal.add(("gathered", seat))
    pay_for_gathering(state, seat, journal)
