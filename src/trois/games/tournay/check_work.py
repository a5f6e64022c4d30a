"""Does what is asked, answered and still to be done fit the table?"""

from typing import Final

from trois.core.errors import BadPosition
from trois.games.tournay import questions
from trois.games.tournay import vocabulary as v
from trois.games.tournay import words as w
from trois.games.tournay.describe import is_collecting, last_actions
from trois.games.tournay.rules import effects
from trois.games.tournay.rules.areas import AREAS, members
from trois.games.tournay.rules.characters import callers, chain_reach
from trois.games.tournay.rules.events import CHOSEN
from trois.games.tournay.rules.last_cards import LAID, next_answer
from trois.games.tournay.rules.pieces import can_use_one
from trois.games.tournay.state import State
from trois.games.tournay.steps import end, events
from trois.games.tournay.words import BUILDING, FOR_COMBAT, FOR_DRAW, FOR_RECRUIT, PILES, QUESTIONS, SLOTS, WHITE, WORKS

_BETWEEN_TURNS: Final = (w.OVER, w.TURN, w.PLACE, w.PAY, w.LIMIT, w.LAST)
"""Questions while nothing else is to be done."""
_ROWS: Final = {w.RECRUIT: effects.RECRUIT, w.LEVY: effects.LEVY, w.EITHER: effects.GAIN_BEST}
"""Questions about one row of a building."""
_BASES: Final = (w.DO_END_TURN, w.DO_ACTION, w.DO_FINISH)
"""What comes when everything else is done."""


def _fail(complaint: str) -> BadPosition:
    return BadPosition(f"position: {complaint}")


def check_question(state: State) -> None:
    if (state.question == w.OVER) != (not state.asked):
        raise _fail("somebody is asked exactly while the game is not over")
    if state.asked != sorted(set(state.asked)) or (not is_collecting(state) and len(state.asked) > 1):
        raise _fail(f"the seats {state.asked} are not asked together")
    if state.asked and not is_collecting(state) and state.asked != [state.active]:
        raise _fail(f"seat {state.asked[0]} is asked in the turn of seat {state.active}")
    if (state.question == w.KEEP) != (len(state.looked) == 2):
        raise _fail(f"{len(state.looked)} cards are looked at")
    _check_work(state)
    if not _fits(state):
        raise _fail(f"the question '{QUESTIONS[state.question]}' does not fit the table")
    _check_answers(state)
    for seat in state.asked:
        if not questions.legal(state, seat):
            raise _fail(f"seat {seat} is asked what it cannot answer")


# The question


def _fits(state: State) -> bool:
    question, a = state.question, state.a
    if question in {w.PLACE, w.PAY}:
        return a in state.hands[state.active] and (question == w.PLACE or state.open[state.active] >> state.b & 1 == 1)
    if question == w.USE:
        return _use_fits(state, a, state.b, state.c & 3)
    if question in {w.PROTECT, w.SUFFER}:
        return _strikes(state, a, question == w.SUFFER)
    if question in _ROWS:
        return _has_row(state, a, _ROWS[question])
    if question in {w.CHAIN, w.CALLER}:
        return _chain_fits(state)
    if question == w.TAKE:
        return state.face_up >> a & 1 == 1 and len(state.piles[a]) >= 3
    if question in {w.DRAW, w.ABBEY}:
        return a > 0
    return question != w.DAMAGE or (a < state.seats and a != state.active)


def _use_fits(state: State, purpose: int, target: int, need: int) -> bool:
    if purpose == FOR_DRAW:
        return target < PILES and need == target % 3 + 1
    if purpose == FOR_COMBAT:
        return target < SLOTS and state.coins[target] > 0 and need in {1, 2}
    if purpose == FOR_RECRUIT:
        return target < 3 and state.supply[target] > 0 and need == 1
    face = state.top[AREAS * state.active + target]
    is_free = not state.busy[state.active] >> target & 1
    return face >= 0 and state.cards.kind[face] == BUILDING and is_free and need == 1


def _strikes(state: State, slot: int, is_chosen: bool) -> bool:
    if state.queue[slot] < 0 or not state.coins[slot]:
        return False
    row = state.cards.rows[state.cards.event_effects[state.queue[slot]][0]]
    return not is_chosen or (row.do in CHOSEN and state.c > 0)


def _has_row(state: State, number: int, do: int) -> bool:
    return number < len(state.cards.rows) and state.cards.rows[number].do == do


def _chain_fits(state: State) -> bool:
    """Somebody waits, a building is free and a white citizen can work there."""
    if not _all_wait(state, state.c) or not can_use_one(state, WHITE, state.deniers[state.active]):
        return False
    if state.question == w.CHAIN:
        return not state.a and chain_reach(state, state.c) > 0
    return len(callers(state, state.c, state.a)) > 1


def _all_wait(state: State, waiting: int) -> bool:
    return waiting > 0 and all(_is_character(state, area, state.cards.chain) for area in members(waiting))


def _is_character(state: State, area: int, gift: list[int]) -> bool:
    face = state.top[AREAS * state.active + area]
    return face >= 0 and gift[face] > 0


# The work


def _check_work(state: State) -> None:
    kinds = [item & 31 for item in state.work]
    if state.question in _BETWEEN_TURNS:
        if kinds:
            raise _fail(f"'{WORKS[kinds[0]]}' is to be done during '{QUESTIONS[state.question]}'")
    elif not kinds or kinds[0] not in _BASES or any(kind in _BASES for kind in kinds[1:]):
        raise _fail("work ends in the end of a turn, the action of a turn or the end of the game")
    for item in state.work:
        if not _work_fits(state, item & 31, item >> 5 & 255, item >> 13 & 255, item >> 21):
            raise _fail(f"the work '{WORKS[item & 31]}' does not fit the table")


def _work_fits(state: State, kind: int, a: int, b: int, c: int) -> bool:
    if kind == w.DO_EFFECT:
        return a < len(state.cards.rows) and state.cards.rows[a].do <= effects.RICHEST_PAYS
    if kind == w.DO_KNIGHT:
        return _is_character(state, a, state.cards.every_second)
    if kind == w.DO_CHAIN:
        return not a and _all_wait(state, c)
    if kind == w.DO_STRIKE:
        return _strikes(state, a, False)
    if kind == w.DO_LAST_CARD:
        return a < state.seats and state.answers[a] & 3 == LAID
    return kind != w.DO_ABBEY or (a > 0 and b < 3)


# Answers


def _check_answers(state: State) -> None:
    """Every answer was a legal one; without a question to several there are only last cards to reveal."""
    waiting = [item >> 5 & 255 for item in state.work if item & 31 == w.DO_LAST_CARD]
    for seat in range(state.seats):
        answer = state.answers[seat]
        if answer and not _is_answer(state, seat, answer, seat in waiting):
            raise _fail(f"seat {seat} has answered what it was not asked")
        if state.question == w.LAST and (answer & 3 == LAID) == (seat in state.asked):
            raise _fail(f"seat {seat} is asked exactly while its last card is not laid")


def _is_answer(state: State, seat: int, answer: int, waiting: bool) -> bool:
    if state.question == w.PROTECT:
        return v.PROTECT + answer - 1 in events.legal_protect(state, seat)
    if state.question == w.SUFFER:
        return answer - 1 in events.legal_suffer(state, seat)
    return (state.question == w.LAST or waiting) and _is_last_answer(state, seat, answer)


def _is_last_answer(state: State, seat: int, answer: int) -> bool:
    """Can it be given step by step?"""
    twin = state.copy()
    twin.answers[seat] = 0
    for action in last_actions(answer):
        if action not in end.legal_last(twin, seat):
            return False
        twin.answers[seat] = next_answer(twin, twin.answers[seat], action)
    return twin.answers[seat] == answer
