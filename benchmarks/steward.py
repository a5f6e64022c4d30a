"""Decisions per second of the steward, each from a view: reading it, imagining a state, judging the actions.

    python benchmarks/steward.py             what is installed: compiled, or plain
    TROIS_PURE=1 python benchmarks/steward.py

The questions are all those of whole games among stewards, with every number of seats; building a view is not counted
in a decision and has a column of its own. Processor time, the median of some rounds.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

import trois
from trois import bots
from trois.core import playout
from trois.core.game import View
from trois.core.match import Match

SEATS = (2, 3, 4)


@dataclass(frozen=True)
class Question:
    """What a steward was asked in a game."""

    view: View
    legal: list[int]


def questions(name: str, seats: int, seed: int) -> tuple[list[Question], list[Callable[[], View]]]:
    """Every question of a game that leaves a choice, and how its view is built."""
    match = trois.new(name, seats, seed=seed)
    players = [bots.make("steward", name, seed=seat) for seat in range(seats)]
    asked: list[Question] = []
    views: list[Callable[[], View]] = []
    while match.pending:
        seat = match.pending[0]
        asked.append(Question(match.view(seat), match.legal(seat)))
        views.append(_viewer(match, seat))
        match.push(seat, players[seat].choose(asked[-1].view, asked[-1].legal))
    return asked, views


def _viewer(match: Match, seat: int) -> Callable[[], View]:
    """The view of a seat as it is now, to be built again later."""
    game, state = match.game, match.state.copy()
    return lambda: game.view(state, seat)


def median_rate(work: Callable[[], int], rounds: int) -> float:
    """Pieces of work per second of processor time."""
    rates: list[float] = []
    for _ in range(rounds):
        start = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - start))
    return statistics.median(rates)


def decided(name: str, asked: list[Question]) -> int:
    steward = bots.make("steward", name, seed=1)
    for question in asked:
        steward.choose(question.view, question.legal)
    return len(asked)


def viewed(views: list[Callable[[], View]]) -> int:
    for build in views:
        build()
    return len(views)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=2, help="games of each number of seats")
    args = parser.parse_args()
    form = "plain" if playout.__file__.endswith(".py") else "compiled"
    print(f"trois {trois.__version__}, {form}; stewards in games of {', '.join(map(str, SEATS))} seats")
    for name in trois.games.names():
        played = [questions(name, seats, seed) for seats in SEATS for seed in range(args.games)]
        asked = [question for game in played for question in game[0]]
        views = [build for game in played for build in game[1]]
        decisions = median_rate(lambda: decided(name, asked), args.rounds)  # noqa: B023
        built = median_rate(lambda: viewed(views), args.rounds)  # noqa: B023
        print(f"{name:12} {decisions:10,.0f} decisions/s   {built:10,.0f} views/s   ({len(asked):,} questions)")


if __name__ == "__main__":
    main()
