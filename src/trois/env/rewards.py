"""What an episode was worth, seat by seat. A reward comes once, at the end; before it all are 0."""

from collections.abc import Callable
from typing import Final

from trois.core.errors import BadOption
from trois.core.game import Score, ranks


def share(scores: list[Score]) -> list[float]:
    """The seat's part of all points, from 0 to 1, together 1. Less than 0 points count as 0; no points at all are shared."""
    points = [max(score.total, 0) for score in scores]
    whole = sum(points)
    return [each / whole if whole else 1 / len(points) for each in points]


def margin(scores: list[Score]) -> list[float]:
    """Points more than the best other seat, or less."""
    totals = [score.total for score in scores]
    return [float(total - max([*totals[:i], *totals[i + 1 :]], default=0)) for i, total in enumerate(totals)]


def rank(scores: list[Score]) -> list[float]:
    """1 for the best, 0 for the last, in even steps; tied seats share the mean of their places."""
    places = ranks(scores)
    last = len(places) - 1
    shared = [place - 1 + (places.count(place) - 1) / 2 for place in places]
    return [1 - place / last if last else 1.0 for place in shared]


def points(scores: list[Score]) -> list[float]:
    """The score itself."""
    return [float(score.total) for score in scores]


REWARDS: Final[dict[str, Callable[[list[Score]], list[float]]]] = {
    "share": share,
    "margin": margin,
    "rank": rank,
    "points": points,
}


def reward_named(name: str | None, seats: int) -> Callable[[list[Score]], list[float]]:
    """None: the share, or the points of a game alone, where every share is 1."""
    chosen = name or ("share" if seats > 1 else "points")
    if chosen not in REWARDS:
        raise BadOption("no-reward", reward=chosen, rewards=list(REWARDS))
    return REWARDS[chosen]
