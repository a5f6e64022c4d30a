"""The end of a turn and of the game: hand limit, last cards, ramparts. Rules: A turn, End."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import IDS
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.rules.pieces import build_rampart, discard
from trois.games.tournay.state import (
    DO_END_TURN,
    DO_FINISH,
    DO_LAST_CARD,
    LAST,
    LIMIT,
    NOBODY,
    OVER,
    State,
    answered,
    ask,
    ask_all,
    clockwise,
    later,
)
from trois.games.tournay.steps.play import NO_CARD, payments, places, play, playable
from trois.games.tournay.steps.turn import start_turn
from trois.games.tournay.words import HAND_LIMIT


def end_turn(state: State, journal: Journal | None) -> bool:
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


# Hand limit


def legal_limit(state: State) -> list[int]:
    """A card goes under its pile, or a rampart is built, one at a time."""
    found: list[int] = []
    last = -1
    for face in state.hands[state.active]:
        if face != last:
            found.append(v.DISCARD + face)
        last = face
    if state.ramparts[state.active]:
        found.append(v.BUILD + 1)
    return found


def apply_limit(state: State, action: int, journal: Journal | None) -> bool:
    if action == v.BUILD + 1:
        build_rampart(state, state.active, journal)
    else:
        discard(state, state.active, action - v.DISCARD, journal)
    later(state, DO_END_TURN)
    return True


# The last face-down cards. An answer is stage | card << 2 | area << 9 | paid card << 14.

WHICH: Final = 0
WHERE: Final = 1
PAID_WITH: Final = 2
LAID: Final = 3


def begin_last_cards(state: State) -> None:
    """All players choose at the same time."""
    ask_all(state, LAST, list(range(state.seats)))


def legal_last(state: State, seat: int) -> list[int]:
    """Only cards and areas that can be paid are offered, or none."""
    answer = state.answers[seat]
    stage = answer & 3
    face = answer >> 2 & 127
    if stage == WHICH:
        return [*playable(state, seat), v.PASS]
    if stage == WHERE:
        return places(state, seat, face)
    return payments(state, seat, face)


def apply_last(state: State, seat: int, action: int, chance: Chance, journal: Journal | None) -> bool:
    state.answers[seat] = next_answer(state, state.answers[seat], action)
    if state.answers[seat] & 3 != LAID or not answered(state, seat):
        return False
    chance.reveal()
    later(state, DO_FINISH)
    for each in reversed(clockwise(state, state.first)):
        if state.answers[each] >> 2 & 127 == NO_CARD:
            state.answers[each] = 0
        else:
            later(state, DO_LAST_CARD, each)
            _tell_last_card(state, each, journal)
    return True


def _tell_last_card(state: State, seat: int, journal: Journal | None) -> None:
    if journal is not None:
        answer = state.answers[seat]
        journal.add(("laid_last", seat, IDS[answer >> 2 & 127], AREA_WORDS[answer >> 9 & 31]))


def next_answer(state: State, answer: int, action: int) -> int:
    """The answer with one more part of it given."""
    stage = answer & 3
    if stage == WHICH:
        return LAID | NO_CARD << 2 if action == v.PASS else WHERE | action << 2
    if stage == WHERE:
        pays = state.cards.pay_cards[answer >> 2 & 127]
        rest = answer & ~3 | (action - v.PLACE) << 9
        return rest | PAID_WITH if pays else rest | LAID | NO_CARD << 14
    return answer | LAID | (action - v.DISCARD) << 14


def do_last_card(state: State, seat: int, journal: Journal | None) -> bool:
    """Reveal, pay, and let characters react to it."""
    answer = state.answers[seat]
    state.answers[seat] = 0
    state.active = seat
    play(state, seat, answer >> 2 & 127, answer >> 9 & 31, answer >> 14, journal)
    return True


def finish(state: State, journal: Journal | None) -> bool:
    """All ramparts in hand are built."""
    for seat in range(state.seats):
        state.answers[seat] = 0
        while state.ramparts[seat]:
            build_rampart(state, seat, journal)
    state.question = OVER
    state.asked = NOBODY
    if journal is not None:
        journal.add(("over", -1))
    return False
