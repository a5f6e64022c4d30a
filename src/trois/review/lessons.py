"""What a seat can learn from a review, in short."""

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Literal

from trois.review.contrast import Contrast
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


MOST_TAUGHT = 3
Kind = Literal["taken", "paid", "source", "instead"]


@dataclass(frozen=True)
class Taught:
    """One thing to do better: how often, how much in all, about what, and the decision that shows it best."""

    kind: Kind
    times: int
    amount: int
    subject: str
    """A source of points; empty where it is about none."""
    worst: Judgement


def taught(review: Review, seat: int, contrasts: Mapping[int, Contrast]) -> list[Taught]:
    """What a seat can learn from its mistakes, at most three things, what cost most first.

    A mistake teaches its clearest reason: somebody else took it, it paid a rival, points left lying; else itself.
    """
    wrong = [one for one in review.moments if one.seat == seat and one.number in contrasts and not one.was_best]
    heaps: dict[tuple[Kind, str], list[Judgement]] = {}
    for moment in sorted(wrong, key=review.loss, reverse=True):
        heaps.setdefault(_reason(moment, contrasts[moment.number]), []).append(moment)
    found = [_taught(kind, subject, heap, contrasts) for (kind, subject), heap in heaps.items()]
    costs = {
        id(one): sum(review.loss(moment) for moment in heap) for one, heap in zip(found, heaps.values(), strict=True)
    }
    return sorted(found, key=lambda one: -costs[id(one)])[:MOST_TAUGHT]


def _reason(moment: Judgement, seen: Contrast) -> tuple[Kind, str]:
    if seen.taken_by >= 0:
        return "taken", ""
    if seen.paid:
        return "paid", ""
    if seen.sources:
        return "source", max(seen.sources, key=lambda name: seen.sources[name])
    return "instead", str(moment.number)


def _taught(kind: Kind, subject: str, heap: list[Judgement], contrasts: Mapping[int, Contrast]) -> Taught:
    seen = [contrasts[moment.number] for moment in heap]
    paid = sum(sum(one.paid.values()) for one in seen)
    points = sum(one.sources.get(subject, 0) for one in seen)
    amount = {"paid": paid, "source": points}.get(kind, 0)
    return Taught(kind, len(heap), amount, subject if kind == "source" else "", heap[0])
