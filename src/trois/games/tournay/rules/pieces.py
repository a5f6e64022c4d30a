"""Moving deniers, citizens, tokens and cards, with the journal kept."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay.cards import EVENT_IDS, IDS
from trois.games.tournay.rules.areas import AREAS, LINE, buildable, members
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.state import State
from trois.games.tournay.words import (
    BUILDING,
    CHARACTER,
    COLOURS,
    DAMAGE,
    EVERYONE,
    FREE,
    GREY,
    HIRE_PRICE,
    PILE_WORDS,
    SLOTS,
)

# Deniers


def gain(state: State, seat: int, n: int, journal: Journal | None) -> None:
    if n:
        state.deniers[seat] += n
        if journal is not None:
            journal.add(("gained", seat, n))


def lose(state: State, seat: int, n: int, journal: Journal | None) -> int:
    """What is there, never below 0; tells how much it was. Rules: Town Crier and events."""
    n = min(n, state.deniers[seat])
    if n:
        state.deniers[seat] -= n
        if journal is not None:
            journal.add(("lost", seat, n))
    return n


def hand_over(state: State, payer: int, seat: int, n: int, journal: Journal | None) -> None:
    gain(state, seat, lose(state, payer, n, journal), journal)


# Citizens


def recruit(state: State, seat: int, colour: int, journal: Journal | None) -> None:
    """A citizen of the supply stands on a Plaza."""
    state.supply[colour] -= 1
    state.standing[3 * seat + colour] += 1
    if journal is not None:
        journal.add(("recruited", seat, COLOURS[colour]))


def dismiss(state: State, seat: int, colour: int, journal: Journal | None) -> None:
    """A standing citizen is paid to the supply."""
    state.standing[3 * seat + colour] -= 1
    state.supply[colour] += 1
    if journal is not None:
        journal.add(("dismissed", seat, COLOURS[colour]))


def can_use_one(state: State, colour: int, deniers: int) -> bool:
    """Has the active player a citizen of a colour: an own one, or one to hire with these deniers?"""
    if state.standing[3 * state.active + colour]:
        return True
    return deniers >= HIRE_PRICE and any(state.standing[3 * other + colour] for other in range(state.seats))


def lay_down(state: State, seat: int, colour: int, journal: Journal | None) -> None:
    state.standing[3 * seat + colour] -= 1
    state.lying[3 * seat + colour] += 1
    if journal is not None:
        journal.add(("laid_down", seat, COLOURS[colour], 1))


def free_buildings(state: State, seat: int) -> int:
    """The areas with a building without citizen or token."""
    base = 3 * seat
    houses = state.houses
    return (houses[base] | houses[base + 1] | houses[base + 2]) & ~state.busy[seat]


def damage(state: State, seat: int, area: int, journal: Journal | None) -> None:
    state.on[AREAS * seat + area] = DAMAGE
    state.busy[seat] |= 1 << area
    if journal is not None:
        journal.add(("damaged", seat, IDS[state.top[AREAS * seat + area]], AREA_WORDS[area]))


def vacate(state: State, seat: int, area: int) -> None:
    """Clear an area for a card: a citizen lies down, a token returns to the supply. Rules: Playing a card."""
    occupant = state.on[AREAS * seat + area]
    if FREE < occupant < GREY:
        colour = occupant - 1
        state.placed[3 * seat + colour] -= 1
        state.lying[3 * seat + colour] += 1
    state.on[AREAS * seat + area] = FREE
    state.busy[seat] &= ~(1 << area)


# Cards


def to_hand(state: State, seat: int, face: int) -> None:
    """Hands are kept in order of the cards' numbers."""
    hand = state.hands[seat]
    at = len(hand)
    while at and hand[at - 1] > face:
        at -= 1
    hand.insert(at, face)


def put_under(state: State, face: int, known: int) -> None:
    """A card goes face down under the pile it came from; `known` tells who knows it there."""
    pile = state.cards.pile[face]
    state.piles[pile].insert(0, face | known << 7)
    state.stocked |= 1 << pile


def discard(state: State, seat: int, face: int, journal: Journal | None) -> None:
    """A card of the hand goes face down under its pile: only its owner knows which."""
    state.hands[seat].remove(face)
    put_under(state, face, 1 << seat)
    if journal is not None:
        journal.add(("put_under", seat, PILE_WORDS[state.cards.pile[face]]))
        journal.add(("put_card_under", seat, IDS[face]), seat)


def lay_card(state: State, seat: int, area: int, face: int, journal: Journal | None) -> None:
    """Put a card on an area: it covers a stack of its colour and replaces any other. Rules: Playing a card."""
    at = AREAS * seat + area
    old = state.top[at]
    bit = 1 << area
    if old >= 0:
        vacate(state, seat, area)
        _unlist(state, seat, ~bit)
        if state.cards.colour[old] == state.cards.colour[face]:
            state.under[at] = (*state.under[at], old)
        else:
            _replace(state, seat, area, journal)
    else:
        state.used[seat] |= bit
        state.open[seat] = buildable(state.used[seat])
    state.top[at] = face
    state.names[seat] |= state.cards.same_name[face]
    _list(state, seat, bit, face)
    _count_rebates(state, seat)
    if journal is not None:
        journal.add(("played", seat, IDS[face], AREA_WORDS[area]))


def _replace(state: State, seat: int, area: int, journal: Journal | None) -> None:
    """The whole stack goes face down under its piles, the top card first; everybody saw it."""
    at = AREAS * seat + area
    stack = [state.top[at], *reversed(state.under[at])]
    for face in stack:
        put_under(state, face, EVERYONE)
        state.names[seat] &= ~state.cards.same_name[face]
        if journal is not None:
            journal.add(("replaced", seat, IDS[face], AREA_WORDS[area]))
    state.under[at] = ()


def _unlist(state: State, seat: int, rest: int) -> None:
    for colour in range(3 * seat, 3 * seat + 3):
        state.houses[colour] &= rest
        state.people[colour] &= rest
    state.prestige[seat] &= rest


def _list(state: State, seat: int, bit: int, face: int) -> None:
    kind = state.cards.kind[face]
    if kind == BUILDING:
        state.houses[3 * seat + state.cards.colour[face]] |= bit
    elif kind == CHARACTER:
        state.people[3 * seat + state.cards.colour[face]] |= bit
    else:
        state.prestige[seat] |= bit


def characters(state: State, seat: int) -> int:
    """The areas with a visible character."""
    base = 3 * seat
    people = state.people
    return people[base] | people[base + 1] | people[base + 2]


def rebate_at(state: State, seat: int, area: int) -> int:
    """What visible Canons in the row and column of an area take off a price. Rules: Playing a card."""
    total = 0
    mask = characters(state, seat) & LINE[area]
    while mask:
        low = mask & -mask
        total += state.cards.discount[state.top[AREAS * seat + low.bit_length() - 1]]
        mask ^= low
    return total


def _count_rebates(state: State, seat: int) -> None:
    """The most that is taken off a price anywhere in a district."""
    most = 0
    if _has_canon(state, seat):
        for area in members(state.open[seat]):
            most = max(most, rebate_at(state, seat, area))
    state.rebate[seat] = most


def _has_canon(state: State, seat: int) -> bool:
    mask = characters(state, seat)
    while mask:
        low = mask & -mask
        if state.cards.discount[state.top[AREAS * seat + low.bit_length() - 1]]:
            return True
        mask ^= low
    return False


def index_district(state: State, seat: int) -> None:
    """Work out what follows from the cards and occupants of a district."""
    state.used[seat] = 0
    state.busy[seat] = 0
    state.names[seat] = 0
    _unlist(state, seat, 0)
    start = AREAS * seat
    for area, face in enumerate(state.top[start : start + AREAS]):
        if face >= 0:
            state.used[seat] |= 1 << area
            _list(state, seat, 1 << area, face)
            for each in (face, *state.under[start + area]):
                state.names[seat] |= state.cards.same_name[each]
    for area, occupant in enumerate(state.on[start : start + AREAS]):
        if occupant:
            state.busy[seat] |= 1 << area
    state.open[seat] = buildable(state.used[seat])
    _count_rebates(state, seat)


# Ramparts


def build_rampart(state: State, seat: int, journal: Journal | None) -> None:
    """Lay a rampart of the hand face down. They are all alike: the first one is taken."""
    low = state.ramparts[seat] & -state.ramparts[seat]
    state.ramparts[seat] ^= low
    state.built[seat] |= low
    if journal is not None:
        journal.add(("built", seat, EVENT_IDS[low.bit_length() - 1]))


def capture(state: State, seat: int, slot: int, keep_coins: bool, chance: Chance, journal: Journal | None) -> None:
    """An event becomes a rampart in hand and its place is refilled. Rules: Combat an event."""
    event = state.queue[slot]
    coins = state.coins[slot]
    state.coins[slot] = 0
    state.queue[slot] = -1
    state.ramparts[seat] |= 1 << event
    if journal is not None:
        journal.add(("fought", seat, EVENT_IDS[event], slot + 1))
    if keep_coins:
        gain(state, seat, coins, journal)
    refill(state, slot, chance, journal)


def refill(state: State, slot: int, chance: Chance, journal: Journal | None) -> None:
    if state.event_pile:
        chance.reveal()
        state.queue[slot] = state.event_pile.pop()
        if journal is not None:
            journal.add(("event_revealed", -1, EVENT_IDS[state.queue[slot]], slot + 1))


def fightable(state: State) -> list[int]:
    """The places whose event has at least one coin."""
    return [slot for slot in range(SLOTS) if state.coins[slot]]
