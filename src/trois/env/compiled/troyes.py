"""Troyes as numbers: what a seat may know. The viewer comes first, the others in turn order, then grey."""

from typing import Final

from trois.env.compiled.encoding import (
    BITS,
    BLANK,
    CODE,
    HOT,
    SPECTATOR,
    DraftEncoder,
    Group,
    Kept,
    add_counts,
    clip,
    flag,
    flags,
    number,
    numbers,
    places,
)
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import VOCABULARY
from trois.games.troyes.words import (
    ACTIVITIES,
    AMOUNT,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    CUBES,
    DICE,
    EVENTS,
    GREY,
    MILL,
    MODIFIERS,
    OVER,
    QUESTIONS,
    SLOTS,
    VP_SOURCES,
)

VERSION: Final = 1
MOST_STEPS: Final = 1000
"""After so many steps Gymnasium cuts an episode off; random games take about 120 for each seat at most."""

# The ends of ranges: what is more is shown as this.
MOST_ROUND: Final = 6
MOST_DECK: Final = 6
MOST_DENIERS: Final = 60
MOST_INFLUENCE: Final = 20
MOST_NEED: Final = 20
MOST_TIMES: Final = 27
MOST_CITIZENS: Final = 12
MOST_STOCK: Final = 12
MOST_TRAIL: Final = 6
MOST_CUBES: Final = 6
MOST_DICE: Final = 6
LEAST_POINTS: Final = -20
MOST_POINTS: Final = 60

ASKED: Final = len(QUESTIONS) - 1
NO_TRAIL: Final = bytes(len(VOCABULARY))
ZEROS: Final = [bytes(actions) for actions in range(len(VOCABULARY) + 1)]
POSTS: Final = [b"\0\0\0", b"\1\0\0", b"\0\1\0", b"\0\0\1"]
KINDS: Final = len(MODIFIERS)
COLUMN: Final = SLOTS // 3
"""Activities of one colour."""


def _cards() -> list[list[bytes]]:
    """By how many cards of a column lie open, and by which three they are."""
    return [
        [b"".join([HOT[3][card] if at < shown else BLANK[3] for at, card in enumerate(three)]) for three in THREES]
        for shown in range(COLUMN + 1)
    ]


THREES: Final = [[one, two, three] for one in range(3) for two in range(3) for three in range(3)]
CARDS: Final = _cards()
PURSES: Final = [bytes([d, i]) for d in range(MOST_DENIERS + 1) for i in range(MOST_INFLUENCE + 1)]
PEOPLE: Final = [
    bytes([supply, general, district])
    for supply in range(MOST_CITIZENS + 1)
    for general in range(MOST_CITIZENS + 1)
    for district in range(MOST_CITIZENS + 1)
]
THREE_VALUES: Final = [bytes([half >> 3 * value & 7 for value in range(3)]) for half in range(512)]
"""How many dice of each value, by half a packed pile: a table of whole piles would be too large for the cache."""
NO_STOCK: Final = bytes(KINDS - 1)
NO_BLACK: Final = bytes(6)
UNKNOWN_POINTS: Final = bytes([-LEAST_POINTS] * len(VP_SOURCES))
SIX: Final = ["1", "2", "3", "4", "5", "6"]


# Names and ranges


def groups(seats: int) -> list[Group]:
    """In the order in which `Encoder` writes them."""
    players = [f"seat{seat}" for seat in range(seats)]
    owners = [*players, "grey"]
    found = header_groups()
    for name in players:
        found += player_groups(name)
    found += question_groups(seats)
    found += [places(f"{name}.{space}", len(owners)) for name in BUILDINGS for space in SIX]
    found += [flags(f"{name}.expelled", owners) for name in BUILDINGS]
    found += [numbers(f"{name}.dice.{colour}", SIX, MOST_DICE) for name in owners for colour in COLOURS]
    found += [numbers(f"event.{event}.cubes", owners, MOST_CUBES) for event in EVENTS]
    found.append(flags("discarded", EVENTS))
    found += [places(f"cathedral{level}.{space}", len(owners)) for level in (1, 2, 3) for space in SIX]
    found += [flags(f"activity{slot}.card", ACTIVITIES[3 * slot : 3 * slot + 3]) for slot in range(SLOTS)]
    posts = ["space1", "space2", "picture"]
    found += [flags(f"activity{slot}.{name}", posts) for slot in range(SLOTS) for name in players]
    for name in players:
        found += [flags(f"{name}.characters", CHARACTERS), flags(f"{name}.events", EVENTS)]
    return found


def header_groups() -> list[Group]:
    return [
        number("round", MOST_ROUND),
        flag("open-scores"),
        numbers("decks", COLOURS, MOST_DECK),
        number("question.most", MOST_TIMES),
        number("question.budget", MOST_DENIERS),
        number("question.need", MOST_NEED),
        number("left", MOST_TIMES),
        number("last", MOST_TIMES),
        numbers("black", SIX, MOST_DICE),
        numbers("queue", EVENTS, len(EVENTS)),
    ]


def player_groups(name: str) -> list[Group]:
    """Points the viewer doesn't know are 0, and `knows` says so."""
    return [
        number(f"{name}.deniers", MOST_DENIERS),
        number(f"{name}.influence", MOST_INFLUENCE),
        number(f"{name}.supply", MOST_CITIZENS),
        number(f"{name}.general", MOST_CITIZENS),
        number(f"{name}.district", MOST_CITIZENS),
        flag(f"{name}.knows.vp"),
        flag(f"{name}.knows.characters"),
        numbers(f"{name}.vp", VP_SOURCES, MOST_POINTS, LEAST_POINTS),
        numbers(f"{name}.cubes", MODIFIERS[1:], MOST_STOCK),
    ]


def question_groups(seats: int) -> list[Group]:
    """What the viewer is asked, what is being asked of anybody, and the half-made action."""
    return [
        flags("question", QUESTIONS[:ASKED]),
        flags("question.modifier", MODIFIERS[1:]),
        flags("asking", QUESTIONS[:ASKED]),
        places("turn", seats),
        places("start", seats),
        numbers("trail", VOCABULARY.texts, MOST_TRAIL),
    ]


# Numbers


class Perspective:
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
        self.no_cubes = [bytes(events * len(self.owners)) for events in range(len(EVENTS) + 1)]
        """By how many events are without."""
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


class Encoder(DraftEncoder[State]):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.perspectives = [Perspective(seats, viewer) for viewer in range(seats)]

    def is_draft(self, state: State) -> bool:
        """What is chosen is done, and leaves the trail, all at once."""
        return len(state.trail) > 0

    def encode_on(self, state: State, seat: int, kept: Kept) -> bytes:
        seen = self.perspectives[0 if seat == SPECTATOR else seat]
        if kept.seat != seat:
            kept.parts = [header(state), middle(state, seat, seen), board(state, seat, seen)]
            kept.seat = seat
        parts = [kept.parts[0], draft(state, seat), kept.parts[1]]
        self._question(state, seat, seen, parts)
        parts.append(kept.parts[2])
        return b"".join(parts)

    def _question(self, state: State, seat: int, seen: Perspective, parts: list[bytes]) -> None:
        question = state.question
        is_over = question == OVER
        asked = seat == state.seat and not is_over
        modifier = state.modifier if asked and question == DICE else 0
        parts.append(HOT[ASKED][question] if asked else BLANK[ASKED])
        parts.append(HOT[KINDS - 1][modifier - 1] if modifier else BLANK[KINDS - 1])
        parts.append(HOT[ASKED][state.base] if state.base != OVER else BLANK[ASKED])
        parts.append(BLANK[self.seats] if is_over else seen.seat[state.seat])
        parts.append(seen.seat[state.start])
        if state.trail:
            add_counts(state.trail, MOST_TRAIL, ZEROS, parts)
        else:
            parts.append(NO_TRAIL)


def header(state: State) -> bytes:
    return bytes(
        [
            clip(state.round, MOST_ROUND),
            1 if state.deal.open_scores else 0,
            clip(len(state.red_deck), MOST_DECK),
            clip(len(state.white_deck), MOST_DECK),
            clip(len(state.yellow_deck), MOST_DECK),
        ]
    )


def draft(state: State, seat: int) -> bytes:
    """Numbers of the question that the viewer is asked."""
    most = 0
    budget = 0
    need = 0
    question = state.question
    if seat == state.seat:
        if question == DICE:
            budget, need = state.budget, state.need
        elif question == AMOUNT or question == CUBES or question == MILL:  # noqa: PLR1714, SIM109 (hot)
            most = state.left
    left = 0 if state.trail else clip(state.left, MOST_TIMES)
    return bytes([clip(most, MOST_TIMES), clip(budget, MOST_DENIERS), clip(need, MOST_NEED), left])


def middle(state: State, seat: int, seen: Perspective) -> bytes:
    """From the last activation to the players' numbers."""
    queued = [0] * len(EVENTS)
    for place in range(len(state.queue)):
        queued[state.queue[place]] = place + 1
    black = black_dice(state.black) if state.black else NO_BLACK
    parts = [CODE[clip(state.last, MOST_TIMES)], black, bytes(queued)]
    for other in seen.order:
        add_numbers(state, other, other == seat, parts)
    return b"".join(parts)


def black_dice(values: list[int]) -> bytes:
    """How many of each value."""
    codes = [0] * 6
    for value in values:
        codes[value - 1] += 1
    return bytes(codes)


def add_numbers(state: State, seat: int, is_viewer: bool, parts: list[bytes]) -> None:
    """A player's; points only for those who may know them."""
    knows = is_viewer or state.question == OVER
    shows = knows or state.deal.open_scores
    deniers, points = clip(state.money[seat], MOST_DENIERS), clip(state.influence[seat], MOST_INFLUENCE)
    parts.append(PURSES[deniers * (MOST_INFLUENCE + 1) + points])
    people = clip(state.supply[seat], MOST_CITIZENS) * (MOST_CITIZENS + 1) + clip(state.general[seat], MOST_CITIZENS)
    parts.append(PEOPLE[people * (MOST_CITIZENS + 1) + clip(state.district[seat], MOST_CITIZENS)])
    parts.append(BITS[2][3 if knows else 1 if shows else 0])
    parts.append(earned(state, seat) if shows else UNKNOWN_POINTS)
    parts.append(stock(state, seat) if state.stocked[seat] else NO_STOCK)


def earned(state: State, seat: int) -> bytes:
    return bytes(
        [clip(points - LEAST_POINTS, MOST_POINTS - LEAST_POINTS) for points in state.earned[4 * seat : 4 * seat + 4]]
    )


def stock(state: State, seat: int) -> bytes:
    return bytes([clip(state.stock[at], MOST_STOCK) for at in range(KINDS * seat + 1, KINDS * seat + KINDS)])


def board(state: State, seat: int, seen: Perspective) -> bytes:
    """From the buildings to the end."""
    parts: list[bytes] = []
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


def add_owners(owners: list[int], seen: Perspective, parts: list[bytes]) -> None:
    """18 spaces, three at a time. Nobody is -1, and numbers below zero are multiplied slowly."""
    for at in range(0, 18, 3):
        key = (owners[at] + 1) * 36 + (owners[at + 1] + 1) * 6 + owners[at + 2] + 1
        parts.append(seen.three[key])


def add_activities(state: State, seen: Perspective, parts: list[bytes]) -> None:
    """The cards that lie open, then the tradesmen."""
    cards = state.deal.activities
    posts = state.posts
    shown = CARDS[clip(state.round, COLUMN)]
    for slot in range(0, SLOTS, COLUMN):
        parts.append(shown[cards[slot] % 3 * 9 + cards[slot + 1] % 3 * 3 + cards[slot + 2] % 3])
    for at in range(0, 4 * SLOTS, 4):
        key = posts[at] << 6 | posts[at + 1] << 4 | posts[at + 2] << 2 | posts[at + 3]
        parts.append(seen.posts[key])


def add_cubes(state: State, seen: Perspective, parts: list[bytes]) -> None:
    """Cubes lie on queued events only."""
    marked = [event for event in state.queue if state.flags[event]]
    if len(marked) > 1:
        marked.sort()
    after = 0
    for event in marked:
        parts.append(seen.no_cubes[event - after])
        parts.append(seen.cubes_on(state.flags[event]))
        after = event + 1
    parts.append(seen.no_cubes[len(EVENTS) - after])


def add_dice(state: State, seen: Perspective, parts: list[bytes]) -> None:
    dice = state.dice
    for owner in seen.owners:
        for at in range(3 * owner, 3 * owner + 3):
            pile = dice[at]
            if pile:
                parts.append(THREE_VALUES[pile & 511])
                parts.append(THREE_VALUES[pile >> 9])
            else:
                parts.append(BLANK[6])


def add_events(mask: int, parts: list[bytes]) -> None:
    """A set of the 17 event cards."""
    if mask:
        parts.append(BITS[9][mask & 511])
        parts.append(BITS[8][mask >> 9])
    else:
        parts.append(BLANK[17])


def hand(characters: list[int]) -> int:
    mask = 0
    for character in characters:
        mask |= 1 << character
    return mask
