"""The last face-down cards. Rules: The end."""

from typing import Final

from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import IDS
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.rules.play import NO_CARD, play
from trois.games.tournay.state import State

# An answer is stage | card << 2 | area << 9 | paid card << 14.

WHICH: Final = 0
WHERE: Final = 1
PAID_WITH: Final = 2
LAID: Final = 3


def last_stage(answer: int) -> int:
    return answer & 3


def last_face(answer: int) -> int:
    return answer >> 2 & 127


def last_area(answer: int) -> int:
    return answer >> 9 & 31


def last_payment(answer: int) -> int:
    return answer >> 14


def next_answer(state: State, answer: int, action: int) -> int:
    """The answer with one more part of it given."""
    stage = last_stage(answer)
    if stage == WHICH:
        return LAID | NO_CARD << 2 if action == v.PASS else WHERE | action << 2
    if stage == WHERE:
        pays = state.cards.pay_cards[last_face(answer)]
        rest = answer & ~3 | (action - v.PLACE) << 9
        return rest | PAID_WITH if pays else rest | LAID | NO_CARD << 14
    return answer | LAID | (action - v.DISCARD) << 14


def tell_last_card(state: State, seat: int, journal: Journal | None) -> None:
    if journal is not None:
        answer = state.answers[seat]
        journal.add(("laid_last", seat, IDS[last_face(answer)], AREA_WORDS[last_area(answer)]))


def do_last_card(state: State, seat: int, _b: int, _c: int, chance: Chance, journal: Journal | None) -> bool:
    """Reveal, pay, and let characters react to it."""
    answer = state.answers[seat]
    state.answers[seat] = 0
    state.active = seat
    play(state, seat, last_face(answer), last_area(answer), last_payment(answer), journal)
    return True
