"""A state from what a position and a view say in the same words; what a view hides, each adds itself."""

from typing import Final

from trois.core.data import Reader, numbered, say
from trois.core.errors import IllegalAction, inside
from trois.core.options import in_full
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import EVENT_IDS, FACES, IDS, cards_for
from trois.games.tournay.rules.areas import AREAS
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.rules.district import index_district
from trois.games.tournay.rules.last_cards import LAID, PAID_WITH, WHERE
from trois.games.tournay.rules.play import NO_CARD
from trois.games.tournay.state import State, empty, known_to, later
from trois.games.tournay.words import (
    CHAIN,
    COLOURS,
    DO_CHAIN,
    EVERYONE,
    LAST_ROUND,
    OCCUPANTS,
    OPTIONS,
    OVER,
    PILE_WORDS,
    PILES,
    PROTECT,
    QUESTIONS,
    SLOTS,
    SPECTATOR,
    SUFFER,
    WORKS,
)

FACE_NUMBERS: Final = numbered(IDS)
EVENT_NUMBERS: Final = numbered(EVENT_IDS)
_AREA_NUMBERS: Final = numbered(AREA_WORDS)
_FAR: Final = 1 << 30
_PILE: Final = 8
_AREA: Final = 24
_AREA_SET: Final = (1 << 25) - 1
_SLOT: Final = 2
_SEAT: Final = 3
_CARD: Final = FACES - 1
_SOURCE: Final = FACES
_MANY: Final = 99

# The largest a, b and c of each question and each piece of work. A source is 1 + the card that is the reason.
_QUESTION_MOST: Final[list[list[int]]] = [
    [_FAR, _FAR, _FAR],  # over: matches that ended with a fight once kept what was asked last
    [0, 0, 0],  # turn
    [_CARD, 0, 0],  # place: card
    [_CARD, _AREA, 0],  # pay: card, area
    [4, _AREA, 11],  # use: purpose, target, colour << 2 | citizens
    [_PILE, _SOURCE, 0],  # take: pile, source
    [_PILE, _SOURCE, 0],  # keep: pile, source
    [3, 3, 3],  # abbey: level, next colour, cards to take
    [3, _SOURCE, 0],  # stand: citizens, source
    [255, 0, 0],  # recruit: effect
    [255, 0, 0],  # levy: effect
    [3, _SOURCE, 0],  # draw: level, source
    [1, 1, _SOURCE],  # combat: coins kept, optional, source
    [3, 0, 0],  # fire: events
    [4, 20, _SOURCE],  # build: ramparts, deniers each, source
    [3, 0, 0],  # copy: colour
    [_SEAT, _SEAT, _SOURCE],  # damage: seat, step, source
    [_AREA, 0, _AREA_SET],  # chain: (version 1: area of the Monk), areas of those who wait
    [_SLOT, 1, 4],  # protect: place, source, seats asked
    [_SLOT, 15, _MANY],  # suffer: place, protected seats, rounds
    [0, 0, 0],  # limit
    [0, 0, 0],  # last
    [255, 0, 0],  # either: effect
    [_AREA, 0, _AREA_SET],  # caller: area, areas of those who wait
]
_WORK_MOST: Final[list[list[int]]] = [
    [0, 0, 0],  # end turn
    [0, 0, 0],  # action
    [255, 0, 0],  # effect: row
    [1, 1, _SOURCE],  # combat: coins kept, optional, source
    [_AREA, 0, 0],  # knight: area
    [_AREA, 0, _AREA_SET],  # chain: as the question
    [0, 0, 0],  # crier
    [_SLOT, 1, 0],  # event: place, source
    [_SLOT, 15, _MANY],  # strike: place, protected seats, rounds
    [3, 2, 3],  # abbey: level, colour, cards to take
    [4, _SOURCE, 0],  # catapult: step, source
    [_SEAT, 0, 0],  # last card: seat
    [0, 0, 0],  # finish
]


def read_open(reader: Reader, held: dict[str, int], piled: dict[str, int]) -> State:
    """All but the face-down events and who is asked and has answered. `held` are the words for cards of hands,
    `piled` those for cards of piles: a view has words for cards it doesn't tell.
    """
    seats = reader.integer("seats", 2, 4)
    changes = reader.json("card_changes")
    state = empty(cards_for(changes), seats, in_full("tournay", OPTIONS, reader.table("options").data), changes)
    state.first = reader.integer("first", 0, seats - 1)
    state.active = reader.integer("active", 0, seats - 1)
    state.round = reader.integer("round", 1, LAST_ROUND)
    state.last_round = reader.flag("last_round")
    state.played = reader.flag("played")
    state.supply = reader.counts("supply", COLOURS, 0, 11)
    for seat, row in enumerate(reader.tables("players", seats)):
        _read_player(state, seat, row, held)
    _read_piles(state, reader.table("piles"), piled)
    looked = reader.words("looked", held)
    state.looked = _entries(looked, _masks(reader, "looked_known", len(looked)))
    _read_queue(state, reader)
    state.shields[:seats] = reader.integers("shields", 0, 9, seats)
    _read_doing(state, reader.table("doing"))
    _read_work(state, reader)
    return state


# Players


def _read_player(state: State, seat: int, row: Reader, held: dict[str, int]) -> None:
    state.deniers[seat] = row.integer("deniers", 0, _FAR)
    state.standing[3 * seat : 3 * seat + 3] = row.counts("standing", COLOURS, 0, 11)
    state.lying[3 * seat : 3 * seat + 3] = row.counts("lying", COLOURS, 0, 11)
    _read_hand(state, seat, row, held)
    state.ramparts[seat] = _read_events(row, "ramparts")
    state.built[seat] = _read_events(row, "built")
    for stack in row.tables("district"):
        _read_stack(state, seat, stack)
    row.finish()
    index_district(state, seat)


def _read_hand(state: State, seat: int, row: Reader, held: dict[str, int]) -> None:
    """Positions of rules version 1 don't tell who knows a card: only its owner, then."""
    faces = row.words("hand", held)
    masks = _masks(row, "hand_known", len(faces)) if "hand_known" in row.data else [0] * len(faces)
    pairs = sorted(zip(faces, masks, strict=True))
    state.hands[seat] = [face for face, _ in pairs]
    state.known[seat] = tuple(mask | 1 << seat for _, mask in pairs)


def _read_events(row: Reader, key: str) -> int:
    """Events as bits."""
    mask = 0
    for event in row.words(key, EVENT_NUMBERS):
        mask |= 1 << event
    return mask


def _read_stack(state: State, seat: int, row: Reader) -> None:
    at = AREAS * seat + row.word("area", _AREA_NUMBERS)
    faces = row.words("cards", FACE_NUMBERS)
    if not faces or state.top[at] >= 0:
        raise row.fail("cards", "tournay-stack")
    state.top[at] = faces.pop()
    state.under[at] = tuple(faces)
    state.on[at] = row.word("on", OCCUPANTS)
    if 0 < state.on[at] < 4:
        state.placed[3 * seat + state.on[at] - 1] += 1
    row.finish()


# Piles and events


def _read_piles(state: State, piles: Reader, piled: dict[str, int]) -> None:
    for pile in range(PILES):
        row = piles.table(PILE_WORDS[pile])
        faces = row.words("cards", piled)
        state.piles[pile] = _entries(faces, _masks(row, "known", len(faces)))[::-1]
        state.face_up |= int(row.flag("face_up")) << pile
        state.criers |= int(row.flag("crier")) << pile
        state.stocked |= int(bool(faces)) << pile
        row.finish()
    piles.finish()


def _entries(faces: list[int], masks: list[int]) -> list[int]:
    return [known_to(face, mask) for face, mask in zip(faces, masks, strict=True)]


def _masks(reader: Reader, key: str, length: int) -> list[int]:
    """Who knows each card, as bits."""
    return [_mask(reader, key, knowers) if knowers != [] else 0 for knowers in reader.items(key, length)]


def _mask(reader: Reader, key: str, knowers: object) -> int:
    mask = 0
    for seat in knowers if isinstance(knowers, list) else [None]:
        if not isinstance(seat, int) or isinstance(seat, bool) or not -1 <= seat < SPECTATOR:
            raise reader.fail(key, "tournay-knowers")
        mask |= EVERYONE if seat < 0 else 1 << seat
    return mask


def _read_queue(state: State, reader: Reader) -> None:
    for slot, entry in enumerate(reader.items("queue", SLOTS)):
        if entry is not None:
            row = reader.inner(f"queue[{slot}]", entry)
            state.queue[slot] = row.word("event", EVENT_NUMBERS)
            state.coins[slot] = row.integer("coins", 0, state.cards.circles[state.queue[slot]])
            row.finish()


# What is asked and what comes then


def _read_doing(state: State, row: Reader) -> None:
    state.question = row.word("kind", QUESTIONS)
    most = _QUESTION_MOST[state.question]
    state.a = row.integer("a", 0, most[0])
    state.b = row.integer("b", 0, most[1])
    state.c = row.integer("c", 0, most[2])
    if state.question == OVER:
        state.a = state.b = state.c = 0
    if state.question == CHAIN and not state.c:
        state.a, state.c = 0, 1 << state.a
    row.finish()


def _read_work(state: State, reader: Reader) -> None:
    for number, item in enumerate(reader.items("work")):
        where = f"work[{number}]"
        if not isinstance(item, list) or len(item) != 4 or item[0] not in WORKS:
            raise reader.fail(where, "tournay-work-item", found=say(item))
        row = reader.inner(where, {"kind": item[0], "a": item[1], "b": item[2], "c": item[3]})
        kind = row.word("kind", WORKS)
        most = _WORK_MOST[kind]
        a, b, c = (row.integer(name, 0, most[at]) for at, name in enumerate("abc"))
        if kind == DO_CHAIN and not c:
            a, c = 0, 1 << a
        later(state, kind, a, b, c)


def read_answer(state: State, reader: Reader, seat: int, texts: object) -> None:
    if not isinstance(texts, list) or len(texts) > 3:
        raise reader.fail(f"answers[{seat}]", "tournay-three-actions", found=say(texts))
    try:
        actions = [v.VOCABULARY.parse(str(text)) for text in texts]
    except IllegalAction as error:
        raise error.inside(inside(reader.where, f"answers[{seat}]"), reader.error) from None
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
