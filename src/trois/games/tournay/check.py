"""What must hold at every decision: nothing is lost, nothing appears, everything fits."""

from typing import Final

from trois.core.errors import POSITION, BadPosition, Message, Place, inside
from trois.games.tournay import vocabulary as v
from trois.games.tournay import words as w
from trois.games.tournay.cards import CRIER, EVENT_IDS, EVENTS, IDS
from trois.games.tournay.describe import is_collecting, last_actions
from trois.games.tournay.questions import LEGAL
from trois.games.tournay.rules import effects
from trois.games.tournay.rules.areas import AREAS, CENTRE, fits, holds_together, members
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.rules.characters import callers, chain_reach
from trois.games.tournay.rules.district import index_district
from trois.games.tournay.rules.events import CHOSEN
from trois.games.tournay.rules.last_cards import LAID, last_stage, next_answer
from trois.games.tournay.rules.pieces import can_use_one
from trois.games.tournay.setup import always_in, citizens_in_play, dealt_from
from trois.games.tournay.state import State, citizens_needed, colour_needed, face_of, knowers_of, work_parts
from trois.games.tournay.steps import end, events
from trois.games.tournay.steps.hire import fee
from trois.games.tournay.words import (
    BUILDING,
    COLOURS,
    DECK,
    EVERYONE,
    FOR_CHAIN,
    FOR_COMBAT,
    FOR_DRAW,
    FOR_RECRUIT,
    GREY,
    LAST_ROUND,
    PILE_WORDS,
    PILES,
    QUESTIONS,
    SLOTS,
    WHITE,
    WORKS,
)


def check(state: State) -> None:
    """Raise BadPosition if an invariant is broken."""
    if state.round >= LAST_ROUND and not state.last_round:
        raise _fail("tournay-last-round", round=state.round)
    _check_citizens(state)
    _check_events(state)
    for seat in range(state.seats):
        _check_district(state, seat)
        _check_index(state, seat)
        _check_hand(state, seat)
    faces = _faces(state)
    for pile in range(PILES):
        _check_pile(state, pile)
        _check_cards(state, pile, faces)
    _check_question(state)


def _fail(key: str, *, where: Place = "", **values: object) -> BadPosition:
    return BadPosition(key, where=inside(POSITION, where) if where else POSITION, **values)


def _check_citizens(state: State) -> None:
    total = citizens_in_play(state)
    for colour in range(3):
        found = state.supply[colour]
        for values in (state.standing, state.lying, state.placed):
            if min(values[colour::3]) < 0 or state.supply[colour] < 0:
                raise _fail("tournay-citizens-below", colour=COLOURS[colour])
            found += sum(values[colour::3])
        if found != total:
            raise _fail("tournay-citizens", count=found, colour=COLOURS[colour], all=total)
    if min(state.deniers) < 0:
        raise _fail("tournay-deniers")


def _check_events(state: State) -> None:
    places = [event for event in state.queue if event >= 0] + state.event_pile
    for mask in state.ramparts + state.built:
        places += members(mask)
    for event in range(EVENTS):
        if places.count(event) != 1:
            raise _fail("tournay-times", card=EVENT_IDS[event], count=places.count(event))
    for slot in range(SLOTS):
        most = 0 if state.queue[slot] < 0 else state.cards.circles[state.queue[slot]]
        if not 0 <= state.coins[slot] <= most:
            raise _fail("tournay-coins", coins=state.coins[slot], place=slot + 1, most=most)


def _check_district(state: State, seat: int) -> None:
    used = state.used[seat]
    if used and not (fits(used) and used >> CENTRE & 1 and holds_together(used)):
        raise _fail("tournay-district", where=_seat(seat), centre=AREA_WORDS[CENTRE])
    names = [state.cards.name[face] for face in _district_faces(state, seat) if state.cards.level[face] == 3]
    if len(names) != len(set(names)):
        raise _fail("tournay-one-name", where=_seat(seat))
    placed = [0, 0, 0]
    for area in members(used):
        _check_stack(state, seat, area)
        occupant = state.on[AREAS * seat + area]
        if 0 < occupant < GREY:
            placed[occupant - 1] += 1
    kept = state.placed[3 * seat : 3 * seat + 3]
    if placed != kept:
        raise _fail("tournay-placed", where=_seat(seat), placed=placed, kept=kept)


def _check_hand(state: State, seat: int) -> None:
    if state.hands[seat] != sorted(state.hands[seat]) or len(state.known[seat]) != len(state.hands[seat]):
        raise _fail("tournay-hand-order", where=_seat(seat))
    for mask in state.known[seat]:
        if not mask >> seat & 1 or not _is_mask(state, mask):
            raise _fail("tournay-hand-known", where=_seat(seat))


def _is_mask(state: State, mask: int) -> bool:
    """What spectators know all know; else only seats of the game know something."""
    return mask == EVERYONE or mask < 1 << state.seats


def _check_stack(state: State, seat: int, area: int) -> None:
    at = AREAS * seat + area
    cards = state.cards
    where = Message("seat-area", seat=seat, area=AREA_WORDS[area])
    if any(cards.colour[face] != cards.colour[state.top[at]] for face in state.under[at]):
        raise _fail("tournay-stack-colours", where=where)
    occupant = state.on[at]
    if occupant and cards.kind[state.top[at]] != BUILDING:
        raise _fail("tournay-occupied", where=where)
    if 0 < occupant < GREY and occupant - 1 not in {cards.colour[state.top[at]], WHITE}:
        raise _fail("tournay-cannot-work", where=where, colour=COLOURS[occupant - 1])


def _check_index(state: State, seat: int) -> None:
    """What is kept for speed must follow from the district."""
    twin = state.copy()
    index_district(twin, seat)
    for kept, worked_out in zip(_index(state), _index(twin), strict=True):
        if kept != worked_out:
            raise _fail("tournay-index", where=_seat(seat), kept=kept, found=worked_out)


def _index(state: State) -> list[list[int]]:
    return [state.used, state.open, state.houses, state.people, state.prestige, state.busy, state.rebate, state.names]


def _district_faces(state: State, seat: int) -> list[int]:
    found: list[int] = []
    for area in members(state.used[seat]):
        at = AREAS * seat + area
        found += [state.top[at], *state.under[at]]
    return found


def _faces(state: State) -> list[int]:
    """How often each card is somewhere in the game; the revealed criers are not."""
    counts = [0] * (CRIER + 1)
    for seat in range(state.seats):
        for face in _district_faces(state, seat) + state.hands[seat]:
            counts[face] += 1
    for pile in range(PILES):
        for entry in state.piles[pile]:
            face = face_of(entry)
            if face != CRIER and state.cards.pile[face] != pile:
                raise _fail("tournay-other-pile", card=IDS[face], pile=PILE_WORDS[pile])
            counts[face] += 1
    for entry in state.looked:
        counts[face_of(entry)] += 1
    return counts


def _check_cards(state: State, pile: int, counts: list[int]) -> None:
    expansion = str(state.options["expansion"])
    least = always_in(state.cards, pile, expansion)
    extra = dealt_from(state.cards, pile, expansion)
    found = 0
    for face in state.cards.in_pile[pile]:
        found += counts[face]
        sure = least.count(face)
        if not sure <= counts[face] <= sure + extra.count(face):
            raise _fail("tournay-times", card=IDS[face], count=counts[face])
    if found != DECK - 1:
        raise _fail("tournay-pile-cards", count=found, pile=PILE_WORDS[pile], all=DECK - 1)


def _check_pile(state: State, pile: int) -> None:
    cards = state.piles[pile]
    where = f"pile {PILE_WORDS[pile]}"
    criers = sum(face_of(entry) == CRIER for entry in cards)
    if criers != 1 - (state.criers >> pile & 1):
        raise _fail("tournay-criers", where=where, count=criers)
    if any(face_of(entry) == CRIER and knowers_of(entry) for entry in cards):
        raise _fail("tournay-crier-known", where=where)
    if not all(_is_mask(state, knowers_of(entry)) for entry in cards):
        raise _fail("tournay-knows", where=where)
    if bool(cards) != bool(state.stocked >> pile & 1):
        raise _fail("tournay-stocked", where=where)
    if state.face_up >> pile & 1 and (not cards or knowers_of(cards[-1]) != EVERYONE):
        raise _fail("tournay-visible", where=where)


def _seat(number: int) -> Message:
    return Message("seat", seat=number)


# What is asked, answered and still to be done

_BETWEEN_TURNS: Final = (w.OVER, w.TURN, w.PLACE, w.PAY, w.LIMIT, w.LAST)
"""Questions while nothing else is to be done."""
_ROWS: Final = {w.RECRUIT: effects.RECRUIT, w.LEVY: effects.LEVY, w.EITHER: effects.GAIN_BEST}
"""Questions about one row of a building."""
_BASES: Final = (w.DO_END_TURN, w.DO_ACTION, w.DO_FINISH)
"""What comes when everything else is done."""


def _check_question(state: State) -> None:
    if (state.question == w.OVER) != (not state.asked):
        raise _fail("tournay-asked-over")
    if state.asked != sorted(set(state.asked)) or (not is_collecting(state) and len(state.asked) > 1):
        raise _fail("tournay-asked-together", seats=state.asked)
    if state.asked and not is_collecting(state) and state.asked != [state.active]:
        raise _fail("tournay-asked-turn", seat=state.asked[0], active=state.active)
    if (state.question == w.KEEP) != (len(state.looked) == 2):
        raise _fail("tournay-looked", count=len(state.looked))
    if any(
        state.cards.pile[face_of(entry)] != state.a or not _is_mask(state, knowers_of(entry)) for entry in state.looked
    ):
        raise _fail("tournay-looked-pile")
    _check_work(state)
    if not _fits(state):
        raise _fail("tournay-question", question=QUESTIONS[state.question])
    _check_answers(state)
    for seat in state.asked:
        if not LEGAL[state.question](state, seat):
            raise _fail("tournay-no-answer", seat=seat)


# The question


def _fits(state: State) -> bool:
    question, a = state.question, state.a
    if question in {w.PLACE, w.PAY}:
        return a in state.hands[state.active] and (question == w.PLACE or state.open[state.active] >> state.b & 1 == 1)
    if question == w.USE:
        return _use_fits(state, a, state.b, citizens_needed(state), colour_needed(state)) and state.deniers[
            state.active
        ] >= fee(state)
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


def _use_fits(state: State, purpose: int, target: int, need: int, colour: int) -> bool:
    """So many citizens of this colour are needed for what they are used for."""
    if purpose == FOR_DRAW:
        return target < PILES and need == target % 3 + 1 and colour == target // 3
    if purpose == FOR_COMBAT:
        return target < SLOTS and state.coins[target] > 0 and _combat_fits(state, state.queue[target], need, colour)
    if purpose == FOR_RECRUIT:
        return target < 3 and state.supply[target] > 0 and need == 1 and colour == target
    face = state.top[AREAS * state.active + target]
    is_free = not state.busy[state.active] >> target & 1
    if face < 0 or state.cards.kind[face] != BUILDING or not is_free:
        return False
    return need == 1 and colour == (WHITE if purpose == FOR_CHAIN else state.cards.colour[face])


def _combat_fits(state: State, event: int, need: int, colour: int) -> bool:
    return need == (2 if state.cards.loses_deniers[event] else 1) and colour == state.cards.event_colour[event]


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
    items = [work_parts(item) for item in state.work]
    kinds = [kind for kind, _, _, _ in items]
    if state.question in _BETWEEN_TURNS:
        if kinds:
            raise _fail("tournay-work-during", work=WORKS[kinds[0]], question=QUESTIONS[state.question])
    elif not kinds or kinds[0] not in _BASES or any(kind in _BASES for kind in kinds[1:]):
        raise _fail("tournay-work-end")
    for kind, a, b, c in items:
        if not _work_fits(state, kind, a, b, c):
            raise _fail("tournay-work", work=WORKS[kind])


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
        return a < state.seats and last_stage(state.answers[a]) == LAID
    return kind != w.DO_ABBEY or (a > 0 and b < 3)


# Answers


def _check_answers(state: State) -> None:
    """Every answer was a legal one; without a question to several there are only last cards to reveal."""
    waiting = [seat for kind, seat, _, _ in map(work_parts, state.work) if kind == w.DO_LAST_CARD]
    for seat in range(state.seats):
        answer = state.answers[seat]
        if answer and not _is_answer(state, seat, answer, seat in waiting):
            raise _fail("tournay-answered", seat=seat)
        if state.question == w.LAST and (last_stage(answer) == LAID) == (seat in state.asked):
            raise _fail("tournay-last-card", seat=seat)


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
