"""Points if the game ended now: of what is hidden, others' points and characters, nothing is counted or guessed."""

from typing import Final

from trois.games.troyes.scoring import end_parts
from trois.games.troyes.words import CHARACTERS
from trois.text.model import Standing
from trois.text.troyes.seen import Sight

OPEN_AT_END: Final = ("presence", "tradesmen", "empty levels")
"""What anybody can count on the board."""
COUNTED_LAST: Final = frozenset({*OPEN_AT_END, *CHARACTERS})


def standings(sight: Sight) -> list[Standing]:
    return [Standing(seat, _points(sight, seat), sight.seen["over"]) for seat in range(sight.seen["seats"])]


def _points(sight: Sight, seat: int) -> int:
    """Earned points where they are known, and those to come."""
    earned = sight.seen["players"][seat]["vp"] or {}
    return sum(earned.values()) + points_to_come(sight, seat)


def points_to_come(sight: Sight, seat: int) -> int:
    """What the board and the characters that the viewer knows would bring if the game ended now."""
    parts = end_parts(sight.state, seat)
    return sum(parts[name] for name in [*OPEN_AT_END, *_known_characters(sight)])


def _known_characters(sight: Sight) -> list[str]:
    return [name for player in sight.seen["players"] for name in player["characters"] or []]
