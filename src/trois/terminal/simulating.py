"""Many games between bots, and what they come to."""

import math
import time

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from trois.bots.playout import random_playout
from trois.core.chance import Chance
from trois.core.game import AnyGame, State, ranks
from trois.core.history import Terms
from trois.core.seeds import game_seed, seat_seed
from trois.terminal.players import RANDOM, Player, chooser, names
from trois.terminal.screen import DIM, Screen, new_console
from trois.text import Text

SURE = 1.959963984540054
"""How many standard deviations 95 % of a normal distribution lie within."""


class Tally:
    """One seat's results so far."""

    def __init__(self) -> None:
        self.totals: list[int] = []
        self.wins = 0.0

    @property
    def mean(self) -> float:
        return sum(self.totals) / len(self.totals)

    @property
    def spread(self) -> float:
        """The standard deviation of the sample."""
        if len(self.totals) < 2:
            return 0.0
        return math.sqrt(sum((total - self.mean) ** 2 for total in self.totals) / (len(self.totals) - 1))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true win rate in 95 of 100 such series."""
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


class Simulation:
    """The same seed gives the same games, on every machine."""

    def __init__(self, game: AnyGame, terms: Terms, players: list[Player], seed: int) -> None:
        self.game = game
        self.terms = terms
        self.players = players
        self.seed = seed
        self.tallies = [Tally() for _ in players]
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0

    def play_one(self) -> None:
        started = time.perf_counter()
        seed = game_seed(self.seed, self.games)
        chance = Chance(seed)
        state = self.game.setup(self.terms.seats, self.terms.options, self.terms.changes, chance, None)
        if all(player.kind == RANDOM for player in self.players):
            self.decisions += random_playout(self.game, state, chance, Chance(seat_seed(seed, 0)))
        else:
            self.decisions += self._play_out(state, chance, seed)
        self.seconds += time.perf_counter() - started
        self._count(state)

    def _play_out(self, state: State, chance: Chance, seed: int) -> int:
        bots = [chooser(p.kind, self.game, seat_seed(seed, seat)) for seat, p in enumerate(self.players)]
        decisions = 0
        while self.game.pending(state):
            seat = self.game.pending(state)[0]
            actions = self.game.legal(state, seat)
            action = bots[seat].choose(self.game, state, seat, actions) if len(actions) > 1 else actions[0]
            self.game.apply(state, seat, action, chance, None)
            decisions += 1
        return decisions

    def _count(self, state: State) -> None:
        """A shared victory is an equal part for each winner."""
        scores = self.game.scores(state)
        places = ranks(scores)
        for tally, score, place in zip(self.tallies, scores, places, strict=True):
            tally.totals.append(score.total)
            tally.wins += 1 / places.count(1) if place == 1 else 0
        self.games += 1


def simulate(simulation: Simulation, games: int, screen: Screen, text: Text) -> None:
    """Play with a bar of progress on the error stream; Ctrl-C ends it early with what there is."""
    columns = (TextColumn(simulation.game.title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=new_console(stderr=True), transient=True) as progress:
            for _ in progress.track(range(games)):
                simulation.play_one()
    except KeyboardInterrupt:
        screen.say(text("terminal.sim.stopped", n=simulation.games))
    if simulation.games:
        show(simulation, screen, text)


def show(simulation: Simulation, screen: Screen, text: Text) -> None:
    title = text("terminal.sim.title", game=simulation.game.title, n=simulation.games, seed=simulation.seed)
    screen.say(title, "bold")
    screen.show(summary(simulation, text))
    screen.say(text("terminal.sim.shared"), DIM)
    seconds = max(simulation.seconds, 1e-9)
    speed = f"{simulation.decisions / seconds:,.0f}"
    screen.say(text("terminal.sim.speed", decisions=simulation.decisions, seconds=f"{seconds:.2f}", speed=speed), DIM)


def summary(simulation: Simulation, text: Text) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    table.add_column(text("terminal.sim.seat"), no_wrap=True)
    for name in ("mean", "spread", "range", "wins", "interval"):
        table.add_column(text(f"terminal.sim.{name}"), justify="right")
    for name, tally in zip(names(simulation.players, text), simulation.tallies, strict=True):
        table.add_row(name, *_numbers(tally))
    return table


def _numbers(tally: Tally) -> list[str]:
    games = len(tally.totals)
    low, high = wilson(tally.wins, games)
    return [
        f"{tally.mean:.2f}",
        f"{tally.spread:.2f}",
        f"{min(tally.totals)} - {max(tally.totals)}",
        f"{100 * tally.wins / games:.1f} %",
        f"{100 * low:.1f}-{100 * high:.1f} %",
    ]
