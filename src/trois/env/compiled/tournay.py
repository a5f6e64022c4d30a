"""Tournay as numbers: what a seat may know. The viewer comes first, the others in turn order.

A card on an area is told by the seven bits of its number + 1 (0 = no card). Which covered card lies in which
area is left out, as nothing in the game asks for it.
"""

from typing import TYPE_CHECKING, Final

from trois.env.compiled.encoding import (
    BITS,
    BLANK,
    CODE,
    HOT,
    SPECTATOR,
    Group,
    add_counts,
    bit_names,
    clip,
    flag,
    flags,
    number,
    numbers,
    places,
)
from trois.games.tournay import describe
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import CRIER, EVENT_IDS, EVENTS, FACES, IDS
from trois.games.tournay.rules.areas import AREAS
from trois.games.tournay.rules.areas import WORDS as AREA_WORDS
from trois.games.tournay.state import State
from trois.games.tournay.words import (
    COLOURS,
    FREE,
    OCCUPANTS,
    PAY,
    PILE_WORDS,
    PILES,
    PLACE,
    PROTECT,
    QUESTIONS,
    SLOTS,
    SUFFER,
    TURN,
    WORKS,
)
from trois.games.tournay.words import SPECTATOR as EVERYBODY

if TYPE_CHECKING:
    from mypy_extensions import i64  # plain Python's int; compiled, a number of the processor

VERSION: Final = 2
MOST_STEPS: Final = 5000
"""After so many steps Gymnasium cuts an episode off; random games take about 250 for each seat at most."""

# The ends of ranges: what is more is shown as this.
MOST_ROUNDS: Final = 60
MOST_WORK: Final = 12
MOST_SUPPLY: Final = 8
MOST_COINS: Final = 12
MOST_PILE: Final = 20
MOST_COPIES: Final = 3
MOST_LOOKED: Final = 2
MOST_HELD: Final = 4
MOST_HAND: Final = 8
MOST_SHIELD: Final = 3
MOST_DENIERS: Final = 60
MOST_CITIZENS: Final = 11
MOST_COVERED: Final = 4

ASKED: Final = len(QUESTIONS) - 1
KINDS: Final = len(WORKS)
WORK_SHOWN: Final = 3
FACE: Final = BITS[7]
"""By a card's number + 1."""
ON: Final = len(OCCUPANTS) - 1
NO_AREAS: Final = [bytes(count * (7 + ON + 1)) for count in range(AREAS + 1)]
"""By how many areas without a card follow one another."""
NO_CARDS: Final = [bytes(count) for count in range(FACES + 1)]
"""By how many cards of which there are none follow one another."""
NO_ANSWER: Final = bytes(len(v.VOCABULARY))
_STACKS: Final[dict[int, bytes]] = {}


# Names and ranges


def groups(seats: int) -> list[Group]:
    """In the order in which `Encoder` writes them."""
    found = [
        flags("expansion", ["replace", "mix"]),
        flag("advanced"),
        number("round", MOST_ROUNDS),
        flag("last-round"),
        flag("played"),
        places("first", seats),
        places("active", seats),
    ]
    found += question_groups()
    found += table_groups()
    found.append(numbers("hand", IDS, MOST_HELD))
    for seat in range(seats):
        found += player_groups(f"seat{seat}")
    return found


def question_groups() -> list[Group]:
    """What is being done as the viewer sees it; `asked` = the viewer must answer."""
    return [
        flag("asked"),
        flags("question", QUESTIONS[1:]),
        *[flags(f"question.{name}", bit_names(8)) for name in ("a", "b", "c")],
        number("work.entries", MOST_WORK),
        *[flags(f"work{i}", WORKS) for i in range(WORK_SHOWN)],
        flags("answer", v.VOCABULARY.texts),
    ]


def table_groups() -> list[Group]:
    """What lies in the middle; `known` cards may lie anywhere in a pile, as each belongs to one pile only."""
    found = [numbers("supply", COLOURS, MOST_SUPPLY)]
    for place in range(1, SLOTS + 1):
        found += [flags(f"event{place}", EVENT_IDS), number(f"event{place}.coins", MOST_COINS)]
    found.append(number("event-pile", EVENTS))
    for word in PILE_WORDS:
        found += [number(f"pile.{word}.cards", MOST_PILE), flags(f"pile.{word}.top", bit_names(7))]
        found += [flag(f"pile.{word}.face-up"), flag(f"pile.{word}.crier")]
    return [*found, numbers("known", IDS, MOST_COPIES), numbers("looked", IDS, MOST_LOOKED)]


def player_groups(name: str) -> list[Group]:
    return [
        flag(f"{name}.pending"),
        number(f"{name}.shield", MOST_SHIELD),
        number(f"{name}.deniers", MOST_DENIERS),
        numbers(f"{name}.standing", COLOURS, MOST_CITIZENS),
        numbers(f"{name}.lying", COLOURS, MOST_CITIZENS),
        numbers(f"{name}.backs", PILE_WORDS, MOST_HELD),
        number(f"{name}.hand", MOST_HAND),
        flags(f"{name}.ramparts", EVENT_IDS),
        flags(f"{name}.built", EVENT_IDS),
        *district_groups(f"{name}.district"),
    ]


def district_groups(name: str) -> list[Group]:
    found: list[Group] = []
    for area in AREA_WORDS:
        found += [flags(f"{name}.{area}.card", bit_names(7)), flags(f"{name}.{area}.on", OCCUPANTS[1:])]
        found.append(number(f"{name}.{area}.covered", MOST_COVERED))
    return [*found, numbers(f"{name}.shown", IDS, MOST_COPIES), numbers(f"{name}.hidden", IDS, MOST_COPIES)]


# Numbers


class Encoder:
    def __init__(self, seats: int) -> None:
        self.seats = seats

    def encode(self, state: State, seat: int) -> bytes:
        parts: list[bytes] = [self._header(state)]
        seats = self.seats
        viewer = 0 if seat == SPECTATOR else seat
        parts.append(HOT[seats][(state.first - viewer) % seats])
        parts.append(HOT[seats][(state.active - viewer) % seats])
        question(state, seat, parts)
        parts.append(bytes([clip(n, MOST_SUPPLY) for n in state.supply]))
        queue(state, parts)
        piles(state, EVERYBODY if seat == SPECTATOR else seat, parts)
        add_counts([] if seat == SPECTATOR else state.hands[seat], MOST_HELD, NO_CARDS, parts)
        for i in range(seats):
            other = (viewer + i) % seats
            player(state, other, other == seat, parts)
        return b"".join(parts)

    def _header(self, state: State) -> bytes:
        expansion = state.options["expansion"]
        return bytes(
            [
                1 if expansion == "replace" else 0,
                1 if expansion == "mix" else 0,
                1 if state.advanced else 0,
                clip(state.round, MOST_ROUNDS),
                1 if state.last_round else 0,
                1 if state.played else 0,
            ]
        )


def question(state: State, seat: int, parts: list[bytes]) -> None:
    """A card that is only half played is a secret of the active player."""
    kind, a, b, c = state.question, state.a, state.b, state.c
    if seat != state.active and kind in {PLACE, PAY}:
        kind, a, b, c = TURN, 0, 0, 0
    parts.append(b"\1" if seat in state.asked else b"\0")
    parts.append(HOT[ASKED][kind - 1] if kind else BLANK[ASKED])
    parts.append(BITS[8][a & 255])
    parts.append(BITS[8][b & 255])
    parts.append(BITS[8][c & 255])
    work = state.work
    parts.append(CODE[clip(len(work), MOST_WORK)])
    for i in range(1, WORK_SHOWN + 1):
        parts.append(HOT[KINDS][work[-i] & 31] if i <= len(work) else BLANK[KINDS])
    given = 0 if seat == SPECTATOR else state.answers[seat]
    parts.append(answer(state, given) if given else NO_ANSWER)


def answer(state: State, given: int) -> bytes:
    """The viewer's own answer to a question that several are asked."""
    if state.question == PROTECT:
        actions = [v.PROTECT + given - 1]
    elif state.question == SUFFER:
        actions = [given - 1]
    else:
        actions = describe.last_actions(given)
    codes = bytearray(NO_ANSWER)
    for action in actions:
        codes[action] = 1
    return bytes(codes)


def queue(state: State, parts: list[bytes]) -> None:
    for slot in range(SLOTS):
        event = state.queue[slot]
        parts.append(HOT[EVENTS][event] if event >= 0 else BLANK[EVENTS])
        parts.append(CODE[clip(state.coins[slot], MOST_COINS) if event >= 0 else 0])
    parts.append(CODE[clip(len(state.event_pile), EVENTS)])


def piles(state: State, viewer: int, parts: list[bytes]) -> None:
    """Faces only of the cards the viewer knows."""
    known: list[int] = []
    for pile in range(PILES):
        entries = state.piles[pile]
        top = add_known(entries, viewer, known)
        parts.append(CODE[clip(len(entries), MOST_PILE)])
        parts.append(FACE[top])
        parts.append(BITS[2][state.face_up >> pile & 1 | (state.criers >> pile & 1) << 1])
    add_counts(known, MOST_COPIES, NO_CARDS, parts)
    looked: list[int] = []
    add_known(state.looked, viewer, looked)
    add_counts(looked, MOST_LOOKED, NO_CARDS, parts)


def add_known(entries: list[int], viewer: int, known: list[int]) -> int:
    """Append the faces that the viewer knows; the number + 1 of the last, if it is one of them."""
    knows: i64 = 1 << 7 + viewer
    entry: i64
    face: i64
    top: i64 = 0
    for entry in entries:
        top = 0
        if entry & knows:
            face = entry & 127
            if face != CRIER:
                known.append(face)
                top = face + 1
    return top


def player(state: State, seat: int, is_viewer: bool, parts: list[bytes]) -> None:
    """Of others' cards only the backs."""
    codes = [1 if seat in state.asked else 0, clip(state.shields[seat], MOST_SHIELD)]
    codes.append(clip(state.deniers[seat], MOST_DENIERS))
    for at in range(3 * seat, 3 * seat + 3):
        codes.append(clip(state.standing[at], MOST_CITIZENS))
    for at in range(3 * seat, 3 * seat + 3):
        codes.append(clip(state.lying[at], MOST_CITIZENS))
    backs = [0] * PILES
    if not is_viewer:
        for face in state.hands[seat]:
            backs[state.cards.pile[face]] += 1
    codes += [clip(n, MOST_HELD) for n in backs]
    codes.append(clip(len(state.hands[seat]), MOST_HAND))
    parts.append(bytes(codes))
    add_events(state.ramparts[seat], parts)
    add_events(state.built[seat], parts)
    district(state, seat, parts)


def add_events(mask: int, parts: list[bytes]) -> None:
    """A set of event cards."""
    parts.append(BITS[9][mask & 511])
    parts.append(BITS[EVENTS - 9][mask >> 9])


def district(state: State, seat: int, parts: list[bytes]) -> None:
    used: i64 = state.used[seat]
    shown: list[int] = []
    hidden: list[int] = []
    after: i64 = 0
    area: i64
    at: i64
    for area in range(AREAS):
        if used >> area & 1:
            at = AREAS * seat + area
            under = state.under[at]
            parts.append(NO_AREAS[area - after])
            parts.append(stack(state.top[at], state.on[at], clip(len(under), MOST_COVERED)))
            shown.append(state.top[at])
            hidden.extend(under)
            after = area + 1
    parts.append(NO_AREAS[AREAS - after])
    add_counts(shown, MOST_COPIES, NO_CARDS, parts)
    add_counts(hidden, MOST_COPIES, NO_CARDS, parts)


def stack(top: int, on: int, covered: int) -> bytes:
    key = top << 8 | on << 4 | covered
    found = _STACKS.get(key)
    if found is None:
        occupant = HOT[ON][on - 1] if on != FREE else BLANK[ON]
        found = _STACKS[key] = FACE[top + 1] + occupant + bytes([covered])
    return found
