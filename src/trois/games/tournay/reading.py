"""Reading the question, the work and the collected answers of a position, each in its range."""

from typing import Final

from trois.core.data import Reader, say
from trois.core.errors import BadPosition, IllegalAction
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import FACES
from trois.games.tournay.state import PROTECT, QUESTIONS, SUFFER, WORKS, State, later
from trois.games.tournay.steps.end import LAID, PAID_WITH, WHERE
from trois.games.tournay.steps.play import NO_CARD

_PILE: Final = 8
_AREA: Final = 24
_SLOT: Final = 2
_SEAT: Final = 3
_CARD: Final = FACES - 1
_MANY: Final = 99

# The largest a, b and c of each question and each piece of work.
_QUESTION_MOST: Final[list[list[int]]] = [
    [0, 0, 0],  # over
    [0, 0, 0],  # turn
    [_CARD, 0, 0],  # place: card
    [_CARD, _AREA, 0],  # pay: card, area
    [4, _AREA, 11],  # use: purpose, target, colour << 2 | citizens
    [_PILE, 0, 0],  # take: pile
    [_PILE, 0, 0],  # keep: pile
    [3, 3, 3],  # abbey: level, next colour, cards to take
    [3, 0, 0],  # stand: citizens
    [255, 0, 0],  # recruit: effect
    [255, 0, 0],  # levy: effect
    [3, 0, 0],  # draw: level
    [1, 1, 0],  # combat: coins kept, optional
    [3, 0, 0],  # fire: events
    [4, 20, 0],  # build: ramparts, deniers each
    [3, 0, 0],  # copy: colour
    [_SEAT, _SEAT, 0],  # damage: seat, step
    [_AREA, 0, 0],  # chain: area of the Monk
    [_SLOT, 1, 4],  # protect: place, source, seats asked
    [_SLOT, 15, _MANY],  # suffer: place, protected seats, rounds
    [0, 0, 0],  # limit
    [0, 0, 0],  # last
]
_WORK_MOST: Final[list[list[int]]] = [
    [0, 0, 0],  # end turn
    [0, 0, 0],  # action
    [255, 0, 0],  # effect: row
    [1, 1, 0],  # combat: coins kept, optional
    [_AREA, 0, 0],  # knight: area
    [_AREA, 0, 0],  # chain: area
    [0, 0, 0],  # crier
    [_SLOT, 1, 0],  # event: place, source
    [_SLOT, 15, _MANY],  # strike: place, protected seats, rounds
    [3, 2, 3],  # abbey: level, colour, cards to take
    [4, 0, 0],  # catapult: step
    [_SEAT, 0, 0],  # last card: seat
    [0, 0, 0],  # finish
]


def read_doing(state: State, row: Reader) -> None:
    state.question = row.word("kind", QUESTIONS)
    most = _QUESTION_MOST[state.question]
    state.a = row.integer("a", 0, most[0])
    state.b = row.integer("b", 0, most[1])
    state.c = row.integer("c", 0, most[2])
    row.finish()


def read_work(state: State, reader: Reader) -> None:
    for number, item in enumerate(reader.items("work")):
        where = f"work[{number}]"
        if not isinstance(item, list) or len(item) != 4 or item[0] not in WORKS:
            raise reader.fail(where, f"expected a kind of work and three numbers, found {say(item)}")
        row = Reader({"kind": item[0], "a": item[1], "b": item[2], "c": item[3]}, f"position: {where}", BadPosition)
        kind = row.word("kind", WORKS)
        most = _WORK_MOST[kind]
        later(state, kind, row.integer("a", 0, most[0]), row.integer("b", 0, most[1]), row.integer("c", 0, most[2]))


def read_answers(state: State, reader: Reader) -> None:
    for seat, texts in enumerate(reader.items("answers", state.seats)):
        if not isinstance(texts, list) or len(texts) > 3:
            raise reader.fail(f"answers[{seat}]", f"expected up to three actions, found {say(texts)}")
        try:
            actions = [v.VOCABULARY.parse(str(text)) for text in texts]
        except IllegalAction as error:
            raise reader.fail(f"answers[{seat}]", str(error)) from None
        state.answers[seat] = _answer(state, actions)


def _answer(state: State, actions: list[int]) -> int:
    """The number that stands for what a seat has answered."""
    if not actions:
        return 0
    if state.question == PROTECT:
        return 0 if actions[0] == v.PASS else actions[0] - v.PROTECT + 1
    if state.question == SUFFER:
        return actions[0] + 1
    return last_answer(state, actions)


def last_answer(state: State, actions: list[int]) -> int:
    """The answer about a last card that these decisions come to."""
    if actions[0] == v.PASS:
        return LAID | NO_CARD << 2
    answer = WHERE | actions[0] << 2
    if len(actions) > 1:
        answer = answer & ~3 | (actions[1] - v.PLACE) << 9
        answer |= PAID_WITH if state.cards.pay_cards[actions[0] % FACES] else LAID | NO_CARD << 14
    if len(actions) > 2:
        answer |= LAID | (actions[2] - v.DISCARD) << 14
    return answer
