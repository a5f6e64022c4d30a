"""Judging a whole match, in this process or several."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from trois import games
from trois.bots.parallel import register_games
from trois.core.match import Match
from trois.review.judge import Judgement, judge
from trois.review.moments import Moment, moments
from trois.review.review import Review, put_together

BUDGET_SECONDS = 24.0
"""For a whole match, on one processor, where nothing else is said."""
LEAST_SECONDS, MOST_SECONDS = 0.01, 0.25
"""For one decision."""


def seconds_each(count: int, budget: float, jobs: int = 1) -> float:
    """What one of so many decisions gets."""
    return min(MOST_SECONDS, max(LEAST_SECONDS, budget * jobs / max(1, count)))


def review(
    match: Match,
    seconds: float | None = None,
    simulations: int | None = None,
    jobs: int = 1,
    tell: Callable[[int, int], None] | None = None,
) -> Review:
    """Judge every decision that was no matter of course; `tell` hears how many of how many are done.

    `seconds` are for one decision. With a number of simulations the same match is always judged alike.
    """
    asked = list(moments(match))
    if seconds is None and simulations is None:
        seconds = seconds_each(len(asked), BUDGET_SECONDS, jobs)
    judged: list[Judgement] = []
    for judgement in _judge_all(asked, partial(judge, seconds=seconds, simulations=simulations), jobs):
        judged.append(judgement)
        if tell is not None:
            tell(len(judged), len(asked))
    return put_together(match, judged)


def _judge_all(asked: Sequence[Moment], work: Callable[[Moment], Judgement], jobs: int) -> Iterator[Judgement]:
    if jobs == 1:
        yield from map(work, asked)
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, context, register_games, (games.registered(),)) as pool:
        yield from pool.map(work, asked, chunksize=4)
