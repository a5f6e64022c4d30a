"""Many random games with every invariant checked at every decision: `python -m tests.soak --games 10000`.

Not part of the test run, which plays fewer; this is for the last word before a release.
"""

import argparse
import sys
from collections import Counter

import trois
from tests.play import RandomSeats, cases
from trois.core.match import Match
from trois.games.troyes_dice.state import State as DiceState


def watch_dice(match: Match, before: DiceState) -> None:
    """Crossed cells are never built; multipliers keep the order of building."""
    assert isinstance(match.state, DiceState)
    for old, new in zip(before.sheets, match.state.sheets, strict=True):
        crossed = old.crossed | old.crossed << 18
        assert new.built & crossed == old.built & crossed
        assert new.cathedrals[: len(old.cathedrals)] == old.cathedrals


def soak(game: str, games: int, seed: int) -> Counter[str]:
    chosen = [case for case in cases() if case.game == game]
    told: Counter[str] = Counter()
    for number in range(games):
        match = chosen[number % len(chosen)].new(seed + number, auto=False)
        seats = RandomSeats(match, seed + number)
        while match.pending:
            before = match.state.copy()
            seats.step(shuffled=True)
            match.game.check(match.state)
            if isinstance(before, DiceState):
                watch_dice(match, before)
        told["games"] += 1
        told["decisions"] += len(match.line)
        if sys.stderr.isatty() or number % 1000 == 999:
            print(f"\r{game}: {number + 1} games", end="", file=sys.stderr)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=trois.games.names())
    args = parser.parse_args()
    for game in args.game or trois.games.names():
        told = soak(game, args.games, args.seed)
        print(f"\n{game}: {told['games']:,} games, {told['decisions']:,} decisions, every invariant held")


if __name__ == "__main__":
    main()
