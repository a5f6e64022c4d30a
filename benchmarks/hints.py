"""Follow the hint to the end of the turn, from many positions: what it forecast at the start, and at the end.

    python benchmarks/hints.py troyes --positions 200 --simulations 300 --jobs 2

A forecast that falls on the way says that the hint took its own advice for better than it was. Dice may do that to
one turn, but not on average over many: so the mean change is printed with its error. `longest` is the most random events
that one turn asked for.
"""

import argparse
import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev

import trois
from trois.bots import Clock, hints, make
from trois.core.match import Match
from trois.core.seeds import seat_seed

SEATS = 2
LONGEST = 60
"""Decisions of one turn; more would be no turn."""


def position(game: str, number: int) -> Match:
    """Somewhere in a game of stewards, at a question with a choice."""
    match = trois.new(game, SEATS, seed=1_000 + number)
    bots = [make("steward", game, seat_seed(number, seat)) for seat in range(SEATS)]
    wanted = 5 + 17 * number % 90
    while not match.over:
        seat = match.pending[0]
        if len(match.line) >= wanted and len(match.legal(seat)) > 1 and not match.can_undo(seat):
            return match
        match.push(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return position(game, number + 1_000)


def follow(game: str, simulations: int, number: int) -> tuple[float, float, float, list[str]]:
    """The own lead that was forecast at the start and before the last decision, the error of the first, the turn."""
    match = position(game, number)
    seat, taken, forecasts, errors = match.pending[0], list[str](), list[float](), list[float]()
    while not match.over and seat in match.pending[:1] and len(taken) < LONGEST:
        best = hints(match.view(seat), match.legal(seat), Clock(simulations=simulations), seed=number)[0]
        if best.scores:
            forecasts.append(own(best.scores, seat))
            errors.append(best.error)
        taken.append(best.text)
        match.push(seat, best.action)
    return forecasts[0], forecasts[-1], errors[0], taken


def own(scores: Sequence[float], seat: int) -> float:
    return scores[seat] if len(scores) > 1 else scores[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--show", type=int, default=0)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        found = list(pool.map(partial(follow, asked.game, asked.simulations), range(asked.positions)))
    changes = [end - start for start, end, _, _ in found]
    error = stdev(changes) / math.sqrt(len(changes))
    repeats = [max((turn.count(text) for text in turn), default=0) for *_, turn in found]
    print(
        f"{asked.game}: {len(found)} turns, mean change {fmean(changes):+.2f} ± {error:.2f}, worst {min(changes):+.1f}"
    )
    print(
        f"decisions of a turn: {fmean(len(turn) for *_, turn in found):.1f}, longest {max(len(turn) for *_, turn in found)}, one action repeated at most {max(repeats)} times"
    )
    for change, turn in sorted((c, t) for c, (*_, t) in zip(changes, found, strict=True))[: asked.show]:
        print(f"{change:+.1f} {'; '.join(turn)}")


if __name__ == "__main__":
    main()
