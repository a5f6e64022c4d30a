"""Turns and rounds, and how the game ends. Rules: A turn; The end."""

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay.rules.areas import FULL
from trois.games.tournay.rules.pieces import build_rampart
from trois.games.tournay.state import NOBODY, State, ask, ask_all
from trois.games.tournay.words import HAND_LIMIT, LAST, LAST_ROUND, LIMIT, OVER, TURN


def start_turn(state: State, journal: Journal | None) -> None:
    if state.active == state.first:
        state.round += 1
        if journal is not None:
            journal.add(("round", -1, state.round))
        if not state.last_round and is_last_round(state):
            state.last_round = True
            if journal is not None:
                journal.add(("last_round", -1, why_last(state)))
    if journal is not None:
        journal.add(("turn", state.active))
    state.played = False
    ask(state, TURN)


def is_last_round(state: State) -> bool:
    """Rules: The end."""
    return why_last(state) != ""


def why_last(state: State) -> str:
    """Why a round is the last: two finished districts, one and enough criers, or else the limit; "": it is not."""
    finished = sum(has_finished_district(state, seat) for seat in range(state.seats))
    if finished >= 2:
        return "districts"
    if finished == 1 and state.criers.bit_count() >= state.seats + 1:
        return "criers"
    return "limit" if state.round >= LAST_ROUND else ""


def has_finished_district(state: State, seat: int) -> bool:
    """9 areas with at least 2 visible prestige buildings. Rules: The end."""
    return state.used[seat].bit_count() == FULL and state.prestige[seat].bit_count() >= 2


def end_turn(state: State, _a: int, _b: int, _c: int, chance: Chance, journal: Journal | None) -> bool:
    """At most 4 cards in hand; then the next player, or the last cards."""
    seat = state.active
    ramparts = state.ramparts[seat]
    if len(state.hands[seat]) + (ramparts.bit_count() if ramparts else 0) > HAND_LIMIT:
        ask(state, LIMIT)
        return False
    state.active = seat + 1 if seat + 1 < state.seats else 0
    if state.last_round and state.active == state.first:
        begin_last_cards(state)
    else:
        start_turn(state, journal)
    return False


def begin_action(state: State, _a: int, _b: int, _c: int, chance: Chance, journal: Journal | None) -> bool:
    """The card is played: the action of the turn comes."""
    state.played = True
    ask(state, TURN)
    return False


def begin_last_cards(state: State) -> None:
    """All players choose at the same time."""
    ask_all(state, LAST, list(range(state.seats)))


def finish(state: State, _a: int, _b: int, _c: int, chance: Chance, journal: Journal | None) -> bool:
    """All ramparts in hand are built."""
    for seat in range(state.seats):
        state.answers[seat] = 0
        while state.ramparts[seat]:
            build_rampart(state, seat, "end", journal)
    state.question = OVER
    state.a = state.b = state.c = 0
    state.asked = NOBODY
    if journal is not None:
        journal.add(("over", -1, "limit" if why_last(state) == "limit" else ""))
    return False
