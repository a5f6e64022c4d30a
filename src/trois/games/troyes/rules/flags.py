"""Cubes on events, and the reward for a countered one. Rules: Combat, Countered events.

A card's cubes are packed in the order of its flags, three bits each: owner + 1.
"""

from trois.core.journal import NOBODY, Journal
from trois.games.troyes.rules.purse import gain_influence, gain_vp
from trois.games.troyes.state import State
from trois.games.troyes.words import EVENTS, FROM_EVENTS, GREY, MARAUDING, TELLER


def cubes_on(state: State, event: int) -> list[int]:
    """The owners of the cubes on an event, in the order of its flags."""
    owners: list[int] = []
    packed = state.flags[event]
    while packed:
        owners.append((packed & 7) - 1)
        packed >>= 3
    return owners


def free_flags(state: State, event: int) -> int:
    return state.deal.cards.event_flags[event] - len(cubes_on(state, event))


def has_cube(state: State, event: int, owner: int) -> bool:
    return owner in cubes_on(state, event)


def put_cubes(state: State, event: int, owner: int, count: int, why: str, journal: Journal | None) -> None:
    """Cover the next flags; a player gains 1 influence for each; a full card is countered at once. Rules: Combat."""
    used = len(cubes_on(state, event))
    for flag in range(used, used + count):
        state.flags[event] |= owner + 1 << 3 * flag
    if journal is not None:
        journal.add(("cubes", TELLER[owner], EVENTS[event], count, why))
    if owner != GREY:
        gain_influence(state, owner, count, "event-cubes", journal)
    if used + count == state.deal.cards.event_flags[event]:
        counter(state, event, journal)


def counter(state: State, event: int, journal: Journal | None) -> None:
    """Prizes, then the card is taken away; Marauding stays. Rules: Countered events."""
    owners = cubes_on(state, event)
    if journal is not None:
        journal.add(("countered", NOBODY, EVENTS[event]))
    reward(state, event, owners, journal)
    state.flags[event] = 0
    if event != MARAUDING:
        state.queue.remove(event)
        take_card(state, event, strongest(owners), journal)


def _counts(owners: list[int]) -> list[int]:
    return [owners.count(owner) for owner in range(5)]


def strongest(owners: list[int]) -> int:
    """Who takes the card: the most cubes, tied: the one of the tied on the lowest flag."""
    counts = _counts(owners)
    most = max(counts)
    return next(owner for owner in owners if counts[owner] == most)


def reward(state: State, event: int, owners: list[int], journal: Journal | None) -> None:
    """Grey ranks like a player, its VP are lost. A tie for first shares both prizes, nobody is second then."""
    first, second = state.deal.cards.event_vp[event]
    counts = _counts(owners)
    ranked = sorted(set(counts) - {0}, reverse=True)
    winners = [owner for owner in range(5) if counts[owner] == ranked[0]]
    if len(winners) > 1 or len(ranked) == 1:
        _share(state, event, winners, first + second, journal)
        return
    _share(state, event, winners, first, journal)
    _share(state, event, [owner for owner in range(5) if counts[owner] == ranked[1]], second, journal)


def _share(state: State, event: int, owners: list[int], points: int, journal: Journal | None) -> None:
    for owner in owners:
        if owner != GREY:
            gain_vp(state, owner, points // len(owners), FROM_EVENTS, EVENTS[event], journal)


def take_card(state: State, event: int, owner: int, journal: Journal | None) -> None:
    if owner == GREY:
        state.discarded |= 1 << event
    else:
        state.taken[owner] |= 1 << event
        if journal is not None:
            journal.add(("took", owner, EVENTS[event]))
