"""What characters do for their row and column, and some for the whole district. Rules: Characters."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay.cards import FIGHT_AND_KEEP, IDS
from trois.games.tournay.rules.areas import AREAS, LINE, members
from trois.games.tournay.rules.pieces import can_use_one, gain
from trois.games.tournay.state import State, ask, later
from trois.games.tournay.words import CHAIN, DO_CHAIN, DO_COMBAT, DO_KNIGHT, EARN_RATE, GREY, RED, WHITE


def characters(state: State, seat: int) -> int:
    """The areas with a visible character."""
    base = 3 * seat
    people = state.people
    return people[base] | people[base + 1] | people[base + 2]


# Canon


def rebate_at(state: State, seat: int, area: int) -> int:
    """What visible Canons in the row and column of an area take off a price. Rules: Playing a card."""
    total = 0
    mask = characters(state, seat) & LINE[area]
    while mask:
        low = mask & -mask
        total += state.cards.discount[state.top[AREAS * seat + low.bit_length() - 1]]
        mask ^= low
    return total


def most_rebate(state: State, seat: int) -> int:
    """The most that is taken off a price anywhere in a district."""
    most = 0
    if _has_canon(state, seat):
        for area in members(state.open[seat]):
            most = max(most, rebate_at(state, seat, area))
    return most


def _has_canon(state: State, seat: int) -> bool:
    mask = characters(state, seat)
    while mask:
        low = mask & -mask
        if state.cards.discount[state.top[AREAS * seat + low.bit_length() - 1]]:
            return True
        mask ^= low
    return False


# Alderman, Bishop, Sergeant


def pay_for_activation(state: State, seat: int, near: int, colour: int, journal: Journal | None) -> None:
    """Aldermen, Bishops and Sergeants."""
    while near:
        low = near & -near
        character = state.top[AREAS * seat + low.bit_length() - 1]
        gain(state, seat, state.cards.on_activate[character][colour], IDS[character], journal)
        near ^= low


# Architect, Banneret


def react_to_card(state: State, seat: int, near: int, kind: int, journal: Journal | None) -> None:
    """Architects and Bannerets. Rules: Characters."""
    cards = state.cards
    while near:
        low = near & -near
        character = state.top[AREAS * seat + low.bit_length() - 1]
        gain(state, seat, cards.on_play[character][kind], IDS[character], journal)
        fight = cards.on_play_combat[character][kind]
        if fight:
            later(state, DO_COMBAT, 1 if fight == FIGHT_AND_KEEP else 0, 1, 1 + character)
        near ^= low


# Senator and Mercenary: for the whole district


def pay_for_gathering(state: State, seat: int, journal: Journal | None) -> None:
    people = characters(state, seat)
    while people:
        low = people & -people
        character = state.top[AREAS * seat + low.bit_length() - 1]
        gain(state, seat, state.cards.on_gather[character], IDS[character], journal)
        people ^= low


def earn_rate(state: State, seat: int, colour: int) -> int:
    rate = EARN_RATE
    people = characters(state, seat)
    while people:
        low = people & -people
        rate = max(rate, state.cards.earn_rate[state.top[AREAS * seat + low.bit_length() - 1]][colour])
        people ^= low
    return rate


# Knight


def call_knights(state: State, seat: int, near: int) -> None:
    """In the order of their areas: the last one called comes first."""
    for area in range(AREAS - 1, -1, -1):
        if near >> area & 1 and state.cards.every_second[state.top[AREAS * seat + area]]:
            later(state, DO_KNIGHT, area)


def do_knight(state: State, area: int, _b: int, _c: int, chance: Chance, journal: Journal | None) -> bool:
    """Every second red citizen or grey token near a Knight lets him fight. Rules: Characters."""
    if is_even_near(state, state.active, area):
        knight = state.top[AREAS * state.active + area]
        keep = state.cards.every_second[knight] == FIGHT_AND_KEEP
        later(state, DO_COMBAT, 1 if keep else 0, 1, 1 + knight)
    return True


def is_even_near(state: State, seat: int, area: int) -> bool:
    """Is the number of red citizens and grey tokens on the red buildings of the row and column even?"""
    mask = state.houses[3 * seat + RED] & LINE[area]
    found = 0
    while mask:
        low = mask & -mask
        occupant = state.on[AREAS * seat + low.bit_length() - 1]
        if occupant == RED + 1 or occupant == GREY:
            found += 1
        mask ^= low
    return found % 2 == 0


# Monk, Templar


def call_chains(state: State, seat: int, near: int) -> None:
    """All that stand near a white building wait together: their owner chooses who acts first. Rules: Characters."""
    waiting = 0
    for area in members(near):
        if state.cards.chain[state.top[AREAS * seat + area]]:
            waiting |= 1 << area
    wait_on(state, waiting)


def chain_areas(state: State, area: int) -> int:
    """Where a Monk or Templar lets one more white citizen work."""
    seat = state.active
    colour = state.cards.chain[state.top[AREAS * seat + area]] - 1
    return state.houses[3 * seat + colour] & LINE[area] & ~state.busy[seat]


def chain_reach(state: State, waiting: int) -> int:
    """Where any of the waiting Monks and Templars lets one work."""
    reach = 0
    for area in members(waiting):
        reach |= chain_areas(state, area)
    return reach


def callers(state: State, waiting: int, area: int) -> list[int]:
    """Which of the waiting Monks and Templars let a citizen work on an area."""
    return [caller for caller in members(waiting) if chain_areas(state, caller) >> area & 1]


def first_able(state: State, waiting: int) -> int:
    """The one who does without when the player passes: the upper or left one that could act."""
    return next(area for area in members(waiting) if chain_areas(state, area))


def wait_on(state: State, waiting: int) -> None:
    """The Monks and Templars that have not acted yet are asked about again."""
    if waiting:
        later(state, DO_CHAIN, 0, 0, waiting)


def do_chain(state: State, _a: int, _b: int, waiting: int, chance: Chance, journal: Journal | None) -> bool:
    """Does one more white citizen work, if there is one and a free building? Rules: Characters."""
    if chain_reach(state, waiting) and can_use_one(state, WHITE, state.deniers[state.active]):
        ask(state, CHAIN, 0, 0, waiting)
        return False
    return True
