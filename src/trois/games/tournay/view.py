"""What a seat, or a spectator, may know. Rules: What is known."""

from trois.games.tournay import describe
from trois.games.tournay.cards import EVENT_IDS, IDS
from trois.games.tournay.rules.areas import AREAS
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.rules.characters import first_able
from trois.games.tournay.state import State, citizens_needed, colour_needed
from trois.games.tournay.words import (
    ABBEY,
    BUILD,
    CALLER,
    CHAIN,
    COLOURS,
    COMBAT,
    COPY,
    DAMAGE,
    DRAW,
    EITHER,
    FIRE,
    KEEP,
    LAST,
    LAST_ROUND,
    LEVY,
    OVER,
    PAY,
    PILE_WORDS,
    PILES,
    PLACE,
    PROTECT,
    PURPOSES,
    QUESTIONS,
    RECRUIT,
    SPECTATOR,
    STAND,
    SUFFER,
    TAKE,
    TURN,
    USE,
)

Question = dict[str, str | int | bool]


class TournayView(describe.SharedView):
    """Everything a seat, or a spectator, may know."""

    seat: int | None
    pending: list[int]
    question: Question | None
    over: bool
    rounds_left: int
    """Rounds after this one, up to the limit."""
    event_pile: int
    players: list[describe.PlayerView]
    piles: dict[str, describe.PileView]
    looked: list[str]
    answers: list[list[str] | None]
    doing: describe.DoingView


def view(state: State, seat: int | None) -> TournayView:
    viewer = SPECTATOR if seat is None else seat
    return {
        **describe.shared_view(state),
        "seat": seat,
        "pending": list(state.asked),
        "question": question(state, viewer) if viewer in state.asked else None,
        "over": state.question == OVER,
        "rounds_left": LAST_ROUND - state.round,
        "event_pile": len(state.event_pile),
        "players": [describe.player(state, each, viewer) for each in range(state.seats)],
        "piles": {PILE_WORDS[pile]: describe.pile(state, pile, viewer) for pile in range(PILES)},
        "looked": describe.looked_cards(state, viewer),
        "answers": [answer(state, each, viewer) for each in range(state.seats)],
        "doing": doing(state, viewer),
    }


def doing(state: State, viewer: int) -> describe.DoingView:
    """The question as others see it: a card that is only half played is still a secret."""
    if state.question in {PLACE, PAY} and viewer != state.active:
        return {"kind": QUESTIONS[TURN], "a": 0, "b": 0, "c": 0}
    return describe.doing(state)


def answer(state: State, seat: int, viewer: int) -> list[str] | None:
    """Own answers; those of others (None) stay hidden until all are in."""
    told = describe.answer(state, seat)
    if seat == viewer or (not told and not describe.is_collecting(state)):
        return told
    if describe.is_collecting(state):
        return None
    return told[:2]


def question(state: State, seat: int) -> Question:
    """What the viewer is asked, in words."""
    asked: Question = {"kind": QUESTIONS[state.question]}
    a, b = state.a, state.b
    if state.question == TURN:
        asked["played"] = state.played
    elif state.question in {PLACE, PAY}:
        asked["card"] = IDS[a]
        if state.question == PAY:
            asked["area"] = AREA_WORDS[b]
    elif state.question == USE:
        asked["for"] = PURPOSES[a]
        asked["target"] = _use_target(a, b)
        asked["colour"] = COLOURS[colour_needed(state)]
        asked["citizens"] = citizens_needed(state)
    elif state.question in {TAKE, KEEP}:
        asked["pile"] = PILE_WORDS[a]
    elif state.question in {PROTECT, SUFFER}:
        asked["event"] = EVENT_IDS[state.queue[a]]
        asked["place"] = a + 1
        asked["coins"] = state.coins[a]
        if state.question == SUFFER:
            asked["times"] = state.c
    elif state.question == LAST:
        asked |= zip(("card", "area"), _words_of(describe.answer(state, seat)), strict=False)
    else:
        _add_building_question(state, asked)
    return asked


def _words_of(texts: list[str]) -> list[str]:
    """The arguments of actions that have one."""
    return [text.split()[1] for text in texts]


def _use_target(purpose: int, target: int) -> str:
    """A pile, an area, a place of the queue or a colour, after what the citizens are for."""
    words = [PILE_WORDS, AREA_WORDS, AREA_WORDS, ["1", "2", "3"], COLOURS]
    return words[purpose][target]


def _add_building_question(state: State, asked: Question) -> None:
    names = {
        ABBEY: ["level", "", "cards"],
        STAND: ["citizens"],
        DRAW: ["level"],
        COMBAT: ["keep_coins", "optional"],
        FIRE: ["events"],
        BUILD: ["ramparts", "deniers"],
        DAMAGE: ["seat"],
    }
    for name, value in zip(names.get(state.question, []), (state.a, state.b, state.c), strict=False):
        if name:
            asked[name] = value
    if state.question in {RECRUIT, EITHER}:
        asked["card"] = state.cards.card_of(state.a)
    if state.question == RECRUIT:
        asked["price"] = state.cards.rows[state.a].price
    elif state.question == LEVY:
        asked["deniers"] = state.cards.rows[state.a].n
    elif state.question == COPY:
        asked["colour"] = [*COLOURS, "any"][state.a]
    elif state.question == CHAIN:
        asked["card"] = IDS[state.top[AREAS * state.active + first_able(state, state.c)]]
    elif state.question == CALLER:
        asked["area"] = AREA_WORDS[state.a]
