"""Ratings on Elo's scale, from all games at once: the order in which they were played does not matter.

Every game counts as a comparison of each pair at its table (Bradley-Terry; a tie is half a win for either). The doubt
comes from drawing the seeds again: the games of one seed stay together.
"""

import math
import random
from collections.abc import Sequence
from statistics import stdev
from typing import Any, NamedTuple

from trois.arena.results import Result
from trois.arena.statistics import SURE

MIDDLE = 1500.0
SCALE = 400 / math.log(10)
PRIOR = 0.1
"""Keeps the rating of an unbeaten bot finite."""
DRAWS = 100


class Rating(NamedTuple):
    value: float
    uncertainty: float
    """Half the 95 % interval."""


def ratings(results: Sequence[Result]) -> dict[str, Rating]:
    """By bot; empty without the extra, or where nobody met anybody else."""
    try:
        import choix  # an extra
    except ImportError:
        return {}
    names = list(dict.fromkeys(name for result in results for name in result.table))
    if len(names) < 2:
        return {}
    by_seed: dict[int, list[Result]] = {}
    for result in results:
        by_seed.setdefault(result.seed, []).append(result)
    counts = [_wins(names, games) for games in by_seed.values()]
    values = _fit(choix, counts)
    picker = random.Random(1)  # noqa: S311
    draws = [_fit(choix, picker.choices(counts, k=len(counts))) for _ in range(DRAWS)]
    return {name: Rating(values[i], SURE * stdev(draw[i] for draw in draws)) for i, name in enumerate(names)}


def _wins(names: Sequence[str], games: Sequence[Result]) -> list[list[float]]:
    """How often each beat each other."""
    wins = [[0.0] * len(names) for _ in names]
    for game in games:
        places = [names.index(name) for name in game.table]
        for i, winner in enumerate(places):
            for j, loser in enumerate(places):
                if winner != loser and game.ranks[i] <= game.ranks[j]:
                    wins[winner][loser] += 1.0 if game.ranks[i] < game.ranks[j] else 0.5
    return wins


def _fit(choix: Any, counts: Sequence[list[list[float]]]) -> list[float]:
    """Where there is choix, there is NumPy."""
    import numpy as np

    strengths = choix.ilsr_pairwise_dense(np.sum(counts, axis=0), alpha=PRIOR)
    return [MIDDLE + SCALE * float(strength) for strength in strengths]
