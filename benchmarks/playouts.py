"""Random games of every game on one core, beside catanatron's in the same run: decisions per second.

    python -m benchmarks.playouts            what is installed: compiled, or plain
    TROIS_PURE=1 python -m benchmarks.playouts

Of each game three rows. First the engine's own loop, which trusts its caller, as catanatron's does. Then the same, but
counting only decisions with more than one choice, on both sides. Then `Match.push`: every decision is checked, recorded
and told to the journal, and can be undone. Speeds are by processor time, and ratios are of medians over rounds in which
all take turns, so that a busy machine slows all of them.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable

try:
    from catanatron import Color, Game, RandomPlayer
except ModuleNotFoundError:
    sys.exit("not measured: random games, as catanatron is not installed")

import trois
from benchmarks import report
from trois.bots import playout
from trois.core.chance import Chance
from trois.core.options import in_full

COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
PEER = "catanatron"
COUNTED = 20
"""Games whose choices are counted."""


class Counting(RandomPlayer):  # type: ignore[misc]
    """Counts the decisions in which it had a choice."""

    choices = 0

    def decide(self, game: object, playable_actions: list[object]) -> object:
        Counting.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


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


def share_of_choices(name: str, seats: int) -> float:
    """How many of a game's decisions have more than one legal action."""
    game = trois.games.get(name)
    decisions = choices = 0
    for seed in range(COUNTED):
        chance, picker = Chance(seed), Chance(seed + (1 << 40))
        state = game.setup(seats, in_full(name, game.options, {}), {}, chance, None)
        while pending := game.pending(state):
            legal = game.legal(state, pending[0])
            decisions += 1
            choices += len(legal) > 1
            game.apply(state, pending[0], legal[picker.below(len(legal))], chance, None)
    return choices / decisions


def their_share_of_choices() -> float:
    decisions = 0
    for seed in range(COUNTED):
        game = Game([Counting(colour) for colour in COLOURS], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return Counting.choices / decisions


def compare(name: str, args: argparse.Namespace, peer: Catanatron, their_share: float) -> None:
    """All ways to play a game beside the peer."""
    plays = [Ours(name, args.seats).play, Checked(name, args.seats).play, peer.play]
    for play in plays:
        play()
    rounds = [[rate(play, args.seconds) for play in plays] for _ in range(args.rounds)]
    engine, checked, them = (statistics.median(column) for column in zip(*rounds, strict=True))
    title = trois.games.get(name).title
    report.row(f"{title}: decisions", 1, engine, PEER, them)
    share = share_of_choices(name, args.seats)
    report.row(f"{title}: decisions with a choice", 1, engine * share, PEER, them * their_share)
    report.row(f"{title}: decisions by `Match.push`", 1, checked, PEER, them)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="processor time of a round")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rows", action="store_true", help="print the rows of the table only")
    args = parser.parse_args()
    report.begin(args.rows)
    peer, their_share = Catanatron(), their_share_of_choices()
    for name in trois.games.names():
        compare(name, args, peer, their_share)


if __name__ == "__main__":
    main()
