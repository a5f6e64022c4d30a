"""The turn: play a card if you like, then one action. Rules: A turn, Actions."""

from typing import Final

from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.areas import AREAS, FULL, listed, members
from trois.games.tournay.pieces import characters, gain
from trois.games.tournay.state import DO_END_TURN, PLACE, TURN, USE, State, ask, later
from trois.games.tournay.steps import hire
from trois.games.tournay.steps.play import playable
from trois.games.tournay.words import COLOURS, EARN_RATE, FREE, LAST_ROUND, RECRUIT_PRICE, SLOTS


def _draws(colour: int, reach: int, stocked: int) -> list[int]:
    first = v.DRAW + 3 * colour
    return [first + level for level in range(reach) if stocked >> level & 1]


_DRAWS: Final = [_draws(colour, reach, stocked) for colour in range(3) for reach in range(4) for stocked in range(8)]
_EARNS: Final = [[v.EARN + 11 * colour + n for n in range(own)] for colour in range(3) for own in range(12)]


def start_turn(state: State, journal: Journal | None) -> None:
    if state.active == state.first:
        state.round += 1
        if journal is not None:
            journal.add(("round", -1, state.round))
        if not state.last_round and is_last_round(state):
            state.last_round = True
            if journal is not None:
                journal.add(("last_round", -1))
    if journal is not None:
        journal.add(("turn", state.active))
    state.played = False
    ask(state, TURN)


def is_last_round(state: State) -> bool:
    """Rules: End."""
    finished = sum(has_finished_district(state, seat) for seat in range(state.seats))
    enough_criers = state.criers.bit_count() >= state.seats + 1
    return finished >= 2 or (finished == 1 and enough_criers) or state.round >= LAST_ROUND


def has_finished_district(state: State, seat: int) -> bool:
    """9 areas with at least 2 visible prestige buildings. Rules: End."""
    return state.used[seat].bit_count() == FULL and state.prestige[seat].bit_count() >= 2


def legal(state: State) -> list[int]:
    """Cards to play (once), then the actions that can be paid."""
    seat = state.active
    actions = [] if state.played else playable(state, seat)
    deniers = state.deniers[seat]
    hires = deniers >> 1
    standing = state.standing
    at = 3 * seat
    yellow = standing[at]
    white = standing[at + 1]
    red = standing[at + 2]
    # Within reach of each colour: own citizens and those of others that can be paid for.
    others = standing[0] + standing[3] + standing[6] + standing[9] - yellow
    reach_yellow = yellow + (others if others < hires else hires)
    others = standing[1] + standing[4] + standing[7] + standing[10] - white
    reach_white = white + (others if others < hires else hires)
    others = standing[2] + standing[5] + standing[8] + standing[11] - red
    reach_red = red + (others if others < hires else hires)
    stocked = state.stocked
    houses = state.houses
    free = 0
    if reach_yellow:
        actions += _DRAWS[(reach_yellow if reach_yellow < 3 else 3) << 3 | (stocked & 7)]
        free = houses[at]
    if reach_white:
        actions += _DRAWS[32 | (reach_white if reach_white < 3 else 3) << 3 | (stocked >> 3 & 7)]
        free |= houses[at + 1]
    if reach_red:
        actions += _DRAWS[64 | (reach_red if reach_red < 3 else 3) << 3 | stocked >> 6]
        free |= houses[at + 2]
    free &= ~state.busy[seat]
    if free:
        actions += listed(free, v.ACTIVATE)
    coins = state.coins
    if coins[0] or coins[1] or coins[2]:
        _add_combats(state, actions, [reach_yellow, reach_white, reach_red], deniers)
    if yellow:
        actions += _EARNS[yellow]
    if white:
        actions += _EARNS[12 + white]
    if red:
        actions += _EARNS[24 + red]
    actions.append(v.GATHER)
    if state.advanced and deniers >= RECRUIT_PRICE:
        _add_recruits(state, actions, seat, deniers)
    return actions


def _add_combats(state: State, actions: list[int], reach: list[int], deniers: int) -> None:
    """Rules: Combat an event."""
    for slot in range(SLOTS):
        coins = state.coins[slot]
        if coins:
            event = state.queue[slot]
            colour = state.cards.event_colour[event]
            if state.cards.loses_deniers[event]:
                if reach[colour] >= 2:
                    actions.append(v.COMBAT + slot)
            elif deniers >= coins + 1 and hire.can_use_one(state, colour, deniers - coins - 1):
                actions.append(v.COMBAT + slot)


def _add_recruits(state: State, actions: list[int], seat: int, deniers: int) -> None:
    """Rules: Advanced rules."""
    for colour in range(3):
        if state.supply[colour] and hire.can_use_one(state, colour, deniers - RECRUIT_PRICE):
            actions.append(v.RECRUIT + colour)


def apply(state: State, action: int, journal: Journal | None) -> bool:
    """True when nothing more is asked about the action."""
    if action < v.DRAW:
        ask(state, PLACE, action)
        return False
    later(state, DO_END_TURN)
    if action < v.EARN or action >= v.RECRUIT:
        _ask_who(state, action)
        return False
    if action == v.GATHER:
        gather(state, journal)
    else:
        colour, fewer = divmod(action - v.EARN, 11)
        earn(state, colour, fewer + 1, journal)
    return True


def _ask_who(state: State, action: int) -> None:
    """Whose citizens are used for a draw, an activation, a combat or a recruit?"""
    if action < v.ACTIVATE:
        pile = action - v.DRAW
        ask(state, USE, hire.FOR_DRAW, pile, pile // 3 << 2 | (pile % 3 + 1))
    elif action < v.COMBAT:
        area = action - v.ACTIVATE
        colour = state.cards.colour[state.top[AREAS * state.active + area]]
        ask(state, USE, hire.FOR_ACTIVATION, area, colour << 2 | 1)
    elif action < v.EARN:
        slot = action - v.COMBAT
        event = state.queue[slot]
        need = 2 if state.cards.loses_deniers[event] else 1
        ask(state, USE, hire.FOR_COMBAT, slot, state.cards.event_colour[event] << 2 | need)
    else:
        ask(state, USE, hire.FOR_RECRUIT, action - v.RECRUIT, action - v.RECRUIT << 2 | 1)


def earn(state: State, colour: int, n: int, journal: Journal | None) -> None:
    """2 deniers for each own citizen, more with a Mercenary. Rules: Earn."""
    seat = state.active
    rate = EARN_RATE
    for area in members(characters(state, seat)):
        rate = max(rate, state.cards.earn_rate[state.top[AREAS * seat + area]][colour])
    state.standing[3 * seat + colour] -= n
    state.lying[3 * seat + colour] += n
    if journal is not None:
        journal.add(("used", seat, COLOURS[colour], n))
    gain(state, seat, rate * n, journal)


def gather(state: State, journal: Journal | None) -> None:
    """All own citizens stand again, the district is cleared. Rules: Gather."""
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
    people = characters(state, seat)
    while people:
        low = people & -people
        gain(state, seat, state.cards.on_gather[state.top[AREAS * seat + low.bit_length() - 1]], journal)
        people ^= low
