"""Final scoring, part by part. Rules: End."""

from typing import Final

from trois.core.game import Score
from trois.games.troyes.rules.flags import has_cube
from trois.games.troyes.state import State
from trois.games.troyes.words import (
    CHARACTERS,
    CHRETIEN,
    FLORENTIN,
    HUGUES,
    LEVELS,
    SLOTS,
    THIBAUT,
    URBAN,
    VP_SOURCES,
)

EMPTY_LEVEL_VP: Final = -2


def scores(state: State) -> list[Score]:
    """The result as if the game ended now."""
    return [Score(_parts(state, seat)) for seat in range(state.deal.seats)]


def _parts(state: State, seat: int) -> dict[str, int]:
    parts = {name: state.earned[4 * seat + source] for source, name in enumerate(VP_SOURCES)}
    parts.update(end_parts(state, seat))
    return parts


def end_parts(state: State, seat: int) -> dict[str, int]:
    """What is counted only at the end."""
    parts = {
        "presence": presence_vp(state, seat),
        "tradesmen": tradesmen_vp(state, seat),
        "empty levels": EMPTY_LEVEL_VP * levels_without(state, seat),
    }
    for character in sorted(character for dealt in state.deal.characters for character in dealt):
        parts[CHARACTERS[character]] = character_vp(state, seat, character)
    return parts


def presence_vp(state: State, seat: int) -> int:
    """1 VP for each event in the queue, Marauding too, with an own cube. Rules: Presence."""
    return sum(has_cube(state, event, seat) for event in state.queue)


def tradesmen_vp(state: State, seat: int) -> int:
    """The printed VP of the spaces tradesmen stand on; a picture gives none. Rules: Tradesmen."""
    points = 0
    for slot in range(SLOTS):
        post = state.posts[slot * 4 + seat]
        if post in {1, 2}:
            points += state.deal.cards.post_vp[state.deal.activities[slot]][post - 1]
    return points


def levels_without(state: State, seat: int) -> int:
    """Levels of the cathedral without an own cube. Rules: Empty levels."""
    return sum(seat not in state.cathedral[level * 6 : level * 6 + 6] for level in range(LEVELS))


def character_vp(state: State, seat: int, character: int) -> int:
    """Every character judges every player by the highest step reached. Rules: Characters."""
    cards = state.deal.cards
    steps = cards.character_from_two if state.deal.seats == 2 else cards.character_from
    deserved = merit(state, seat, character)
    reached = sum(deserved >= least for least in steps[character])
    return cards.character_vp[character][reached - 1] if reached else 0


def merit(state: State, seat: int, character: int) -> int:
    """What a character counts."""
    if character == CHRETIEN:
        return state.spaces.count(seat)
    if character == URBAN:
        return state.cathedral.count(seat)
    if character == THIBAUT:
        return state.money[seat]
    if character == HUGUES:
        return state.influence[seat]
    if character == FLORENTIN:
        return sum(state.posts[slot * 4 + seat] > 0 for slot in range(SLOTS))
    return state.taken[seat].bit_count()
