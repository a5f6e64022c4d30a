"""What a seat can learn from a review, in short."""

from dataclasses import dataclass
from statistics import fmean

from trois.review.judge import Judgement
from trois.review.review import Review, own_points

WEAK = 2.0
"""Times the mean loss of all rounds that makes a round weak."""


@dataclass(frozen=True)
class Summary:
    seat: int
    decisions: int
    good: float
    """The share of decisions as good as the best."""
    mistakes: int
    points_lost: float
    """By mistakes, in final points to be expected."""
    strong: list[int]
    """Rounds without a mistake."""
    weak: list[int]
    """Rounds that cost clearly more than others."""
    turning_point: Judgement | None
    """The decision that cost most."""


def summary(review: Review, seat: int) -> Summary:
    """How a seat played, and the decision that cost it most."""
    own = [moment for moment in review.moments if moment.seat == seat]
    wrong = [moment for moment in own if review.mark(moment) in ("blunder", "mistake")]
    rounds = sorted({moment.round for moment in own})
    losses = {number: sum(review.loss(moment) for moment in own if moment.round == number) for number in rounds}
    mean = fmean(losses.values()) if losses else 0.0
    faulty = {moment.round for moment in wrong}
    return Summary(
        seat,
        len(own),
        sum(review.is_good(moment) for moment in own) / max(1, len(own)),
        len(wrong),
        sum(_points_lost(moment) for moment in wrong),
        [number for number in rounds if number not in faulty],
        [number for number in rounds if number in faulty and losses[number] >= WEAK * mean],
        max(wrong, key=review.loss, default=None),
    )


def _points_lost(moment: Judgement) -> float:
    return max(0.0, own_points(moment.better, moment.seat) - own_points(moment.played, moment.seat))
