"""Troyes as numbers: what a seat may know. The viewer comes first, the others in turn order, then grey."""

from typing import TYPE_CHECKING, Final

from trois.core.journal import NOBODY
from trois.env.compiled.encoding import (
    BITS,
    BLANK,
    CODE,
    SPECTATOR,
    DraftEncoder,
    Group,
    Kept,
    add_by_digits,
    add_counts,
    clip,
    flag,
    flags,
    number,
    numbers,
    places,
)
from trois.env.compiled.troyes_tables import (
    ASKED,
    ASKING,
    CARDS,
    COLUMN,
    DECKS,
    KINDS,
    LEAST_POINTS,
    LEFT,
    MOST_CITIZENS,
    MOST_CUBES,
    MOST_DECK,
    MOST_DENIERS,
    MOST_DICE,
    MOST_INFLUENCE,
    MOST_NEED,
    MOST_POINTS,
    MOST_ROUND,
    MOST_STOCK,
    MOST_TIMES,
    MOST_TRAIL,
    NO_BLACK,
    NO_STOCK,
    NO_TRAIL,
    OWNERS,
    PEOPLE,
    POSTS,
    PURSES,
    ROUNDS,
    THREE_VALUES,
    UNKNOWN_POINTS,
    ZEROS,
    Perspective,
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
    MILL,
    MODIFIERS,
    OVER,
    QUESTIONS,
    SLOTS,
    VP_SOURCES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

VERSION: Final = 1
MOST_STEPS: Final = 1000
"""After so many steps Gymnasium cuts an episode off; random games take about 120 for each seat at most."""

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


class Encoder(DraftEncoder[State]):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.perspectives = [Perspective(seats, viewer) for viewer in range(seats)]

    def is_draft(self, state: State) -> bool:
        """What is chosen is done, and leaves the trail, all at once."""
        return len(state.trail) > 0

    def add(self, state: State, seat: int, kept: Kept, parts: list[bytes]) -> None:
        seen = self.perspectives[0 if seat == SPECTATOR else seat]
        if kept.seat != seat:
            kept.seat = seat
            kept.first = header(state)
            kept.middle = middle(state, seat, seen)
            kept.last = board(state, seat, seen)
        parts.append(kept.first)
        parts.append(draft(state, seat))
        parts.append(kept.middle)
        self._question(state, seat, seen, parts)
        parts.append(kept.last)

    def _question(self, state: State, seat: int, seen: Perspective, parts: list[bytes]) -> None:
        question = state.question
        own = question if seat == state.seat else OVER
        if own == DICE and state.modifier:
            own = OVER + state.modifier
        parts.append(ASKING[own * (ASKED + 1) + state.base])
        turn = self.seats if question == OVER else state.seat
        parts.append(seen.turns[turn * self.seats + state.start])
        if state.trail:
            add_counts(state.trail, MOST_TRAIL, ZEROS, parts)
        else:
            parts.append(NO_TRAIL)


def header(state: State) -> bytes:
    played = clip(state.round, MOST_ROUND) * 2 + (1 if state.deal.open_scores else 0)
    red, white = clip(len(state.red_deck), MOST_DECK), clip(len(state.white_deck), MOST_DECK)
    decks = (red * (MOST_DECK + 1) + white) * (MOST_DECK + 1) + clip(len(state.yellow_deck), MOST_DECK)
    return ROUNDS[played] + DECKS[decks]


def draft(state: State, seat: int) -> bytes:
    """Numbers of the question that the viewer is asked."""
    left = 0 if state.trail else clip(state.left, MOST_TIMES)
    question = state.question
    if seat == state.seat:
        if question == DICE:
            return bytes([0, clip(state.budget, MOST_DENIERS), clip(state.need, MOST_NEED), left])
        if question == AMOUNT or question == CUBES or question == MILL:  # noqa: PLR1714, SIM109 (hot)
            return bytes([clip(state.left, MOST_TIMES), 0, 0, left])
    return LEFT[left]


def middle(state: State, seat: int, seen: Perspective) -> bytes:
    """From the last activation to the players' numbers."""
    black = black_dice(state.black) if state.black else NO_BLACK
    parts = [CODE[clip(state.last, MOST_TIMES)], black, queued(state.queue)]
    for other in seen.order:
        add_numbers(state, other, other == seat, parts)
    return b"".join(parts)


def queued(queue: list[int]) -> bytes:
    """Which place each event has in the queue."""
    found = [0] * len(EVENTS)
    for place in range(len(queue)):
        found[queue[place]] = place + 1
    return bytes(found)


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
    if shows:
        add_points(state.earned, 4 * seat, parts)
    else:
        parts.append(UNKNOWN_POINTS)
    parts.append(stock(state, seat) if state.stocked[seat] else NO_STOCK)


def add_points(earned: list[int], first: int, parts: list[bytes]) -> None:
    """A player's, by source."""
    for at in range(first, first + 4):
        parts.append(CODE[clip(earned[at] - LEAST_POINTS, MOST_POINTS - LEAST_POINTS)])


def stock(state: State, seat: int) -> bytes:
    return bytes([clip(state.stock[at], MOST_STOCK) for at in range(KINDS * seat + 1, KINDS * seat + KINDS)])


def board(state: State, seat: int, seen: Perspective) -> bytes:
    """From the buildings to the end."""
    parts: list[bytes] = []
    add_by_digits(state.spaces, NOBODY, OWNERS, 3, seen.three, parts)
    add_expelled(state.lying, seen, parts)
    add_dice(state.dice, seen, parts)
    add_cubes(state, seen, parts)
    add_events(state.discarded, parts)
    add_by_digits(state.cathedral, NOBODY, OWNERS, 3, seen.three, parts)
    add_by_digits(state.deal.activities, 0, 3, COLUMN, CARDS[clip(state.round, COLUMN)], parts)
    add_by_digits(state.posts, 0, len(POSTS), 4, seen.posts, parts)
    for other in seen.order:
        knows = other == seat or state.question == OVER
        parts.append(BITS[6][hand(state.deal.characters[other])] if knows else BLANK[6])
        add_events(state.taken[other], parts)
    return b"".join(parts)


def add_expelled(lying: list[int], seen: Perspective, parts: list[bytes]) -> None:
    if lying[0] or lying[1] or lying[2]:
        for mask in lying:
            parts.append(seen.expelled[mask])
    else:
        parts.append(seen.nobody[len(lying)])


def add_cubes(state: State, seen: Perspective, parts: list[bytes]) -> None:
    """Cubes lie on queued events only."""
    flags = state.flags
    marked = [event for event in state.queue if flags[event] != 0]
    if len(marked) > 1:
        marked.sort()
    after = 0
    for event in marked:
        parts.append(seen.nobody[event - after])
        parts.append(seen.cubes_on(flags[event]))
        after = event + 1
    parts.append(seen.nobody[len(EVENTS) - after])


def add_dice(dice: list[int], seen: Perspective, parts: list[bytes]) -> None:
    pile: i64
    at: i64
    for owner in seen.owners:
        at = 3 * owner
        for _ in range(3):
            pile = dice[at]
            at += 1
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
