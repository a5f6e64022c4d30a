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
    """The board, the characters that the viewer knows, and the earned points where they are known."""
    earned, parts = sight.seen["players"][seat]["vp"], end_parts(sight.state, seat)
    counted = sum(parts[name] for name in [*OPEN_AT_END, *_known_characters(sight)])
    return counted + (0 if earned is None else sum(earned.values()))


def _known_characters(sight: Sight) -> list[str]:
    return [name for player in sight.seen["players"] for name in player["characters"] or []]
