"""What a seat may know, as bytes straight from the state, for loops over many games: the numbers of
`trois.env.observe.troyes` in its order. Tests hold every byte against the view.
"""

from typing import Final

from trois.core.codes import BITS, BLANK, HOT, clip
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import AMOUNT, CUBES, DICE, EVENTS, GREY, MILL, MODIFIERS, OVER, SLOTS

ASKED: Final = 11
NO_TRAIL: Final = bytes(len(VOCABULARY))
POSTS: Final = [b"\0\0\0", b"\1\0\0", b"\0\1\0", b"\0\0\1"]
KINDS: Final = len(MODIFIERS)
CARD: Final = [HOT[3][card % 3] for card in range(27)]
PERIOD: Final = [slot % 3 for slot in range(SLOTS)]
THREE_VALUES: Final = [bytes([packed >> 3 * value & 7 for value in range(3)]) for packed in range(512)]
"""How many dice of three values, of half a packed pile."""
NO_CUBES: Final = [0] * (KINDS - 1)
UNKNOWN_POINTS: Final = [20] * 4


class Seen:
    """One viewer's tables, small enough to stay at hand: who is where from its own point of view, grey last."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.order = [(viewer + i) % seats for i in range(seats)]
        self.owners = [*self.order, GREY]
        self.seat = [relative(seat, self.order) for seat in range(seats)]
        owner = [relative(each, self.owners) for each in range(-1, GREY + 1)]
        self.three = [one + two + three for one in owner for two in owner for three in owner]
        """By the owners of three spaces."""
        self.expelled = [bytes([mask >> each & 1 for each in self.owners]) for mask in range(32)]
        self.posts = [self._posts(key) for key in range(256)]
        """By the posts of four seats."""
        self.no_cubes = bytes(len(EVENTS) * len(self.owners))
        self.cubes: dict[int, bytes] = {0: bytes(len(self.owners))}

    def _posts(self, key: int) -> bytes:
        return b"".join([POSTS[key >> 2 * (3 - seat) & 3] for seat in self.order])

    def cubes_on(self, packed: int) -> bytes:
        found = self.cubes.get(packed)
        if found is None:
            found = self.cubes[packed] = self._count(packed)
        return found

    def _count(self, packed: int) -> bytes:
        flags: list[int] = []
        while packed:
            flags.append((packed & 7) - 1)
            packed >>= 3
        return bytes([flags.count(owner) for owner in self.owners])


def relative(owner: int, owners: list[int]) -> bytes:
    return bytes([1 if owner == each else 0 for each in owners])


class TroyesEncoder:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seen = [Seen(seats, viewer) for viewer in range(seats)]

    def encode(self, state: State, seat: int) -> bytes:
        seen = self.seen[seat]
        numbers = header(state, seat)
        for other in seen.order:
            add_numbers(state, other, other == seat, numbers)
        parts: list[bytes] = [bytes(numbers)]
        self._question(state, seat, seen, parts)
        add_owners(state.spaces, seen, parts)
        for mask in state.lying:
            parts.append(seen.expelled[mask])
        add_dice(state, seen, parts)
        add_cubes(state, seen, parts)
        add_events(state.discarded, parts)
        add_owners(state.cathedral, seen, parts)
        add_activities(state, seen, parts)
        for other in seen.order:
            knows = other == seat or state.question == OVER
            parts.append(BITS[6][hand(state.deal.characters[other])] if knows else BLANK[6])
            add_events(state.taken[other], parts)
        return b"".join(parts)

    def _question(self, state: State, seat: int, seen: Seen, parts: list[bytes]) -> None:
        question = state.question
        is_over = question == OVER
        asked = seat == state.seat and not is_over
        modifier = state.modifier if asked and question == DICE else 0
        parts.append(HOT[ASKED][question] if asked else BLANK[ASKED])
        parts.append(HOT[KINDS - 1][modifier - 1] if modifier else BLANK[KINDS - 1])
        parts.append(HOT[ASKED][state.base] if state.base != OVER else BLANK[ASKED])
        parts.append(BLANK[self.seats] if is_over else seen.seat[state.seat])
        parts.append(seen.seat[state.start])
        parts.append(trail(state.trail) if state.trail else NO_TRAIL)


def header(state: State, seat: int) -> list[int]:
    """Numbers that belong to no player."""
    most = 0
    budget = 0
    need = 0
    question = state.question
    if seat == state.seat:
        if question == DICE:
            budget, need = state.budget, state.need
        elif question == AMOUNT or question == CUBES or question == MILL:  # noqa: PLR1714, SIM109 (hot)
            most = state.left
    numbers = [
        clip(state.round, 6), 1 if state.deal.open_scores else 0, clip(len(state.red_deck), 6),
        clip(len(state.white_deck), 6), clip(len(state.yellow_deck), 6), clip(most, 27), clip(budget, 60),
        clip(need, 20), 0 if state.trail else clip(state.left, 27), clip(state.last, 27), 0, 0, 0, 0, 0, 0,
    ]  # fmt: skip
    for value in state.black:
        numbers[9 + value] += 1
    places = [0] * len(EVENTS)
    for place in range(len(state.queue)):
        places[state.queue[place]] = place + 1
    return numbers + places


def add_numbers(state: State, seat: int, is_viewer: bool, numbers: list[int]) -> None:
    """A player's; points only for those who may know them."""
    knows = is_viewer or state.question == OVER
    shows = knows or state.deal.open_scores
    numbers.append(clip(state.money[seat], 60))
    numbers.append(clip(state.influence[seat], 20))
    numbers.append(clip(state.supply[seat], 12))
    numbers.append(clip(state.general[seat], 12))
    numbers.append(clip(state.district[seat], 12))
    numbers.append(1 if shows else 0)
    numbers.append(1 if knows else 0)
    if shows:
        for source in range(4 * seat, 4 * seat + 4):
            numbers.append(clip(state.earned[source] + 20, 80))
    else:
        numbers.extend(UNKNOWN_POINTS)
    if state.stocked[seat]:
        for at in range(KINDS * seat + 1, KINDS * seat + KINDS):
            numbers.append(clip(state.stock[at], 12))
    else:
        numbers.extend(NO_CUBES)


def add_owners(owners: list[int], seen: Seen, parts: list[bytes]) -> None:
    """18 spaces, three at a time."""
    for at in range(0, 18, 3):
        key = owners[at] * 36 + owners[at + 1] * 6 + owners[at + 2] + 43
        parts.append(seen.three[key])


def add_activities(state: State, seen: Seen, parts: list[bytes]) -> None:
    """The cards that lie open, then the tradesmen."""
    cards = state.deal.activities
    posts = state.posts
    for slot in range(SLOTS):
        parts.append(CARD[cards[slot]] if state.round > PERIOD[slot] else BLANK[3])
    for at in range(0, 4 * SLOTS, 4):
        key = posts[at] << 6 | posts[at + 1] << 4 | posts[at + 2] << 2 | posts[at + 3]
        parts.append(seen.posts[key])


def add_cubes(state: State, seen: Seen, parts: list[bytes]) -> None:
    """Cubes lie on queued events only."""
    if any_flags(state.flags):
        blank = BLANK[len(seen.owners)]
        for packed in state.flags:
            parts.append(seen.cubes_on(packed) if packed else blank)
    else:
        parts.append(seen.no_cubes)


def any_flags(flags: list[int]) -> bool:
    for packed in flags:  # noqa: SIM110 (a generator is slow)
        if packed:
            return True
    return False


def add_dice(state: State, seen: Seen, parts: list[bytes]) -> None:
    dice = state.dice
    for owner in seen.owners:
        for at in range(3 * owner, 3 * owner + 3):
            packed = dice[at]
            if packed:
                parts.append(THREE_VALUES[packed & 511])
                parts.append(THREE_VALUES[packed >> 9])
            else:
                parts.append(BLANK[6])


def add_events(mask: int, parts: list[bytes]) -> None:
    """A set of the 17 event cards."""
    if mask:
        parts.append(BITS[9][mask & 511])
        parts.append(BITS[8][mask >> 9])
    else:
        parts.append(BLANK[17])


def trail(actions: list[int]) -> bytes:
    counts = bytearray(NO_TRAIL)
    for action in actions:
        if counts[action] < 6:
            counts[action] += 1
    return bytes(counts)


def hand(characters: list[int]) -> int:
    mask = 0
    for character in characters:
        mask |= 1 << character
    return mask
