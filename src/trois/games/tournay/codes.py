"""What a seat may know, as bytes straight from the state, for loops over many games: the numbers of
`trois.env.observe.tournay` in its order. Tests hold every byte against the view.
"""

from typing import Final

from trois.core.codes import BITS, BLANK, HOT, clip
from trois.games.tournay import describe
from trois.games.tournay import vocabulary as v
from trois.games.tournay.cards import CRIER, EVENTS, FACES
from trois.games.tournay.rules.areas import AREAS
from trois.games.tournay.state import State
from trois.games.tournay.words import FREE, PAY, PILES, PLACE, PROTECT, QUESTIONS, SLOTS, SUFFER, TURN, WORKS

ASKED: Final = len(QUESTIONS) - 1
KINDS: Final = len(WORKS)
WORK_SHOWN: Final = 3
MOST_COPIES: Final = 3
FACE: Final = BITS[7]
NO_AREA: Final = bytes(13)
NO_CARDS: Final = bytes(FACES)
NO_ANSWER: Final = bytes(len(v.VOCABULARY))
_STACKS: Final[dict[int, bytes]] = {}


class TournayEncoder:
    def __init__(self, seats: int) -> None:
        self.seats = seats

    def encode(self, state: State, seat: int) -> bytes:
        parts: list[bytes] = [self._header(state)]
        seats = self.seats
        parts.append(HOT[seats][(state.first - seat) % seats])
        parts.append(HOT[seats][(state.active - seat) % seats])
        question(state, seat, parts)
        parts.append(bytes([clip(n, 8) for n in state.supply]))
        queue(state, parts)
        piles(state, seat, parts)
        parts.append(counted(state.hands[seat], 4))
        for i in range(seats):
            player(state, (seat + i) % seats, i == 0, parts)
        return b"".join(parts)

    def _header(self, state: State) -> bytes:
        expansion = state.options["expansion"]
        return bytes(
            [
                1 if expansion == "replace" else 0,
                1 if expansion == "mix" else 0,
                1 if state.advanced else 0,
                clip(state.round, 60),
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
    parts.append(bytes([clip(len(work), 12)]))
    for i in range(1, WORK_SHOWN + 1):
        parts.append(HOT[KINDS][work[-i] & 31] if i <= len(work) else BLANK[KINDS])
    parts.append(answer(state, state.answers[seat]) if state.answers[seat] else NO_ANSWER)


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
        parts.append(bytes([clip(state.coins[slot], 12) if event >= 0 else 0]))
    parts.append(bytes([clip(len(state.event_pile), EVENTS)]))


def piles(state: State, seat: int, parts: list[bytes]) -> None:
    """Faces only of the cards the seat knows."""
    knows = 7 + seat
    known: list[int] = []
    for pile in range(PILES):
        top = 0
        for entry in state.piles[pile]:
            top = 0
            if entry >> knows & 1 and entry & 127 != CRIER:
                known.append(entry & 127)
                top = (entry & 127) + 1
        parts.append(bytes([clip(len(state.piles[pile]), 20)]))
        parts.append(FACE[top])
        parts.append(bytes([state.face_up >> pile & 1, state.criers >> pile & 1]))
    parts.append(counted(known, MOST_COPIES))
    parts.append(counted([e & 127 for e in state.looked if e >> knows & 1 and e & 127 != CRIER], 2))


def counted(faces: list[int], most: int) -> bytes:
    """How many there are of each card."""
    if not faces:
        return NO_CARDS
    codes = bytearray(NO_CARDS)
    for face in faces:
        if codes[face] < most:
            codes[face] += 1
    return bytes(codes)


def player(state: State, seat: int, is_viewer: bool, parts: list[bytes]) -> None:
    """Of others' cards only the backs."""
    codes = [1 if seat in state.asked else 0, clip(state.shields[seat], 3), clip(state.deniers[seat], 60)]
    for at in range(3 * seat, 3 * seat + 3):
        codes.append(clip(state.standing[at], 11))
    for at in range(3 * seat, 3 * seat + 3):
        codes.append(clip(state.lying[at], 11))
    backs = [0] * PILES
    if not is_viewer:
        for face in state.hands[seat]:
            backs[state.cards.pile[face]] += 1
    codes += [clip(n, 4) for n in backs]
    codes.append(clip(len(state.hands[seat]), 8))
    parts.append(bytes(codes))
    add_events(state.ramparts[seat], parts)
    add_events(state.built[seat], parts)
    district(state, seat, parts)


def add_events(mask: int, parts: list[bytes]) -> None:
    """A set of event cards."""
    parts.append(BITS[9][mask & 511])
    parts.append(BITS[EVENTS - 9][mask >> 9])


def district(state: State, seat: int, parts: list[bytes]) -> None:
    used = state.used[seat]
    shown: list[int] = []
    hidden: list[int] = []
    for area in range(AREAS):
        if used >> area & 1:
            at = AREAS * seat + area
            under = state.under[at]
            parts.append(stack(state.top[at], state.on[at], clip(len(under), 4)))
            shown.append(state.top[at])
            hidden.extend(under)
        else:
            parts.append(NO_AREA)
    parts.append(counted(shown, MOST_COPIES))
    parts.append(counted(hidden, MOST_COPIES))


def stack(top: int, on: int, covered: int) -> bytes:
    key = top << 8 | on << 4 | covered
    found = _STACKS.get(key)
    if found is None:
        occupant = HOT[5][on - 1] if on != FREE else BLANK[5]
        found = _STACKS[key] = FACE[top + 1] + occupant + bytes([covered])
    return found
