"""Moving deniers, citizens, tokens and cards, with the journal kept."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay.cards import EVENT_IDS
from trois.games.tournay.state import State
from trois.games.tournay.words import COLOURS, HIRE_PRICE, SLOTS

# Deniers


def gain(state: State, seat: int, n: int, why: str, journal: Journal | None) -> None:
    if n:
        state.deniers[seat] += n
        if journal is not None:
            journal.add(("gained", seat, n, why))


def lose(state: State, seat: int, n: int, why: str, journal: Journal | None) -> int:
    """What is there, never below 0; tells how much it was. Rules: Criers and events."""
    n = min(n, state.deniers[seat])
    if n:
        state.deniers[seat] -= n
        if journal is not None:
            journal.add(("lost", seat, n, why))
    return n


def hand_over(state: State, payer: int, seat: int, n: int, why: str, journal: Journal | None) -> None:
    gain(state, seat, lose(state, payer, n, why, journal), why, journal)


# Citizens


def recruit(state: State, seat: int, colour: int, why: str, journal: Journal | None) -> None:
    """A citizen of the supply stands on a Plaza."""
    state.supply[colour] -= 1
    state.standing[3 * seat + colour] += 1
    if journal is not None:
        journal.add(("recruited", seat, COLOURS[colour], why))


def dismiss(state: State, seat: int, colour: int, why: str, journal: Journal | None) -> None:
    """A standing citizen is paid to the supply."""
    state.standing[3 * seat + colour] -= 1
    state.supply[colour] += 1
    if journal is not None:
        journal.add(("dismissed", seat, COLOURS[colour], why))


def can_use_one(state: State, colour: int, deniers: int) -> bool:
    """Has the active player a citizen of a colour: an own one, or one to hire with these deniers?"""
    if state.standing[3 * state.active + colour]:
        return True
    return deniers >= HIRE_PRICE and any(state.standing[3 * other + colour] for other in range(state.seats))


def lay_down(state: State, seat: int, colour: int, why: str, journal: Journal | None) -> None:
    state.standing[3 * seat + colour] -= 1
    state.lying[3 * seat + colour] += 1
    if journal is not None:
        journal.add(("laid_down", seat, COLOURS[colour], 1, why))


# Ramparts


def build_rampart(state: State, seat: int, why: str, journal: Journal | None) -> None:
    """Lay a rampart of the hand face down. They are all alike: the first one is taken."""
    low = state.ramparts[seat] & -state.ramparts[seat]
    state.ramparts[seat] ^= low
    state.built[seat] |= low
    if journal is not None:
        journal.add(("built", seat, EVENT_IDS[low.bit_length() - 1], why))


def capture(
    state: State, seat: int, slot: int, keep_coins: bool, why: str, chance: Chance, journal: Journal | None
) -> None:
    """An event becomes a rampart in hand and its place is refilled. Rules: Actions."""
    event = state.queue[slot]
    coins = state.coins[slot]
    state.coins[slot] = 0
    state.queue[slot] = -1
    state.ramparts[seat] |= 1 << event
    if journal is not None:
        journal.add(("fought", seat, EVENT_IDS[event], slot + 1, why))
    if keep_coins:
        gain(state, seat, coins, why, journal)
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
