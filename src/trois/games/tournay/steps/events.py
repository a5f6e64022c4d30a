"""Protection against an event, and what players choose to suffer. Rules: Criers and events."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import EVENT_IDS
from trois.games.tournay.rules import effects
from trois.games.tournay.rules.areas import area_actions
from trois.games.tournay.rules.district import free_buildings
from trois.games.tournay.rules.events import BY_BALLISTA, BY_CRIER, effect_of, has_shield, protect, strike, suffer
from trois.games.tournay.state import (
    State,
    clockwise,
    event_place,
    later,
    note_answer,
    safe_seats,
    seats_asked,
    source_of_event,
    times_left,
)
from trois.games.tournay.words import DO_STRIKE


def legal_protect(state: State, seat: int) -> list[int]:
    """A rampart, a manned Catapult against a crier, or nothing. Rules: Criers and events."""
    actions: list[int] = []
    if state.ramparts[seat]:
        actions.append(v.PROTECT)
    if source_of_event(state) == BY_CRIER and has_shield(state, seat):
        actions.append(v.PROTECT + 1)
    actions.append(v.PASS)
    return actions


def apply_protect(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """Answers are kept until all are in, then shown together. Rules: Criers and events."""
    state.answers[seat] = 0 if action == v.PASS else action - v.PROTECT + 1
    if not note_answer(state, seat):
        return False
    if seats_asked(state) > 1:
        chance.reveal()
    slot, source = event_place(state), source_of_event(state)
    safe = 1 << state.active if source == BY_BALLISTA else 0
    for each in clockwise(state, state.active):
        if state.answers[each]:
            safe |= 1 << each
            protect(state, each, slot, journal)
    strike(state, slot, safe)
    return True


def legal_suffer(state: State, seat: int) -> list[int]:
    """Citizens to lay down, cards to discard or buildings to damage. Rules: Criers and events."""
    do = effect_of(state, event_place(state)).do
    if do == effects.LAY_DOWN:
        return [v.COLOUR + colour for colour in range(3) if state.standing[3 * seat + colour]]
    if do == effects.DISCARD:
        return [v.DISCARD + face for face in sorted(set(state.hands[seat]))]
    return area_actions(free_buildings(state, seat), v.DAMAGE)


def apply_suffer(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    """Answers are kept until all are in and applied clockwise from the active player. Rules: Criers and events."""
    state.answers[seat] = action + 1
    if not note_answer(state, seat):
        return False
    chance.reveal()
    slot, safe, rounds = event_place(state), safe_seats(state), times_left(state)
    do = effect_of(state, slot).do
    for each in clockwise(state, state.active):
        choice = state.answers[each] - 1
        state.answers[each] = 0
        if choice >= 0:
            suffer(state, each, do, choice, EVENT_IDS[state.queue[slot]], journal)
    later(state, DO_STRIKE, slot, safe, rounds - 1)
    return True
