"""Random games of every game on one core, beside catanatron's in the same run: decisions per second.

    python benchmarks/playouts.py            what is installed: compiled, or plain
    TROIS_PURE=1 python benchmarks/playouts.py

The first row of a game is the engine's own loop, which trusts its caller, as catanatron's does. The second goes through
`Match.push`: every decision is checked, recorded and told to the journal, and can be undone.
Rounds of all alternate, so that a busy machine slows all of them; ratios are of medians.
"""

import argparse
import statistics
import time
import timeit
from collections.abc import Callable

from catanatron import Color, Game, RandomPlayer

import trois
from trois.bots import playout
from trois.core.chance import Chance
from trois.core.options import in_full

COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


class Catanatron:
    """Four random players, as its own command line plays them."""

    def __init__(self) -> None:
        self.games = 0

    def play(self) -> int:
        self.games += 1
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=self.games)
        game.play()
        return len(game.state.actions)


class Ours:
    """Four random seats with the default options."""

    def __init__(self, name: str, seats: int) -> None:
        self.game = trois.games.get(name)
        self.seats = seats
        self.options = in_full(name, self.game.options, {})
        self.games = 0

    def play(self) -> int:
        self.games += 1
        chance = Chance(self.games)
        state = self.game.setup(self.seats, self.options, {}, chance, None)
        return playout.random_playout(self.game, state, chance, Chance(self.games + (1 << 40)))


class Checked(Ours):
    """The same games as matches, which check and keep every decision."""

    def play(self) -> int:
        self.games += 1
        match = trois.new(self.game.name, self.seats, self.games, auto=False)
        picker = Chance(self.games + (1 << 40))
        while seats := match.pending:
            legal = match.legal(seats[0])
            match.push(seats[0], legal[picker.below(len(legal))])
        return len(match.line)


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions per second of processor time."""
    start = time.process_time()
    decisions = 0
    while time.process_time() - start < seconds:
        decisions += play()
    return decisions / (time.process_time() - start)


def copy_time(name: str, seats: int) -> float:
    """Microseconds for a copy of a state."""
    state = trois.new(name, seats, seed=1).state
    return min(timeit.repeat(state.copy, timer=time.process_time, number=5_000, repeat=15)) / 5_000 * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="processor time of a round")
    parser.add_argument("--seats", type=int, default=4)
    args = parser.parse_args()
    form = "plain" if playout.__file__.endswith(".py") else "compiled"
    peer = Catanatron()
    print(f"trois {trois.__version__}, {form}; {args.seats} random seats beside 4 of catanatron")
    for name in trois.games.names():
        compare(name, args, peer)


def compare(name: str, args: argparse.Namespace, peer: Catanatron) -> None:
    """Both ways to play a game beside the peer."""
    plays = [Ours(name, args.seats).play, Checked(name, args.seats).play, peer.play]
    for play in plays:
        play()
    rounds = [[rate(play, args.seconds) for play in plays] for _ in range(args.rounds)]
    engine, checked, them = (statistics.median(column) for column in zip(*rounds, strict=True))
    print(
        f"{name:12} {engine:12,.0f} decisions/s   catanatron {them:9,.0f}   ratio {engine / them:6.1f}   "
        f"copy {copy_time(name, args.seats):5.2f} us"
    )
    print(f"{'  Match.push':12} {checked:12,.0f} decisions/s   {'':20}   ratio {checked / them:6.1f}")


if __name__ == "__main__":
    main()
