"""Decisions per second of the steward, each from a view: reading it, imagining a state, judging the actions.

    python benchmarks/steward.py             what is installed: compiled, or plain
    TROIS_PURE=1 python benchmarks/steward.py
    TROIS_PURE=1 python benchmarks/steward.py tournay --option expansion=mix

The questions are all that leave a choice in whole games among stewards of 2, 3 and 4 seats. Beside them: the policy
alone, on states that are imagined already, and the building of the views. Processor time, the median of some rounds.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

import trois
from trois import bots
from trois.bots import playout
from trois.bots.style import style_of
from trois.core.chance import Chance
from trois.core.game import State, View

SEATS = (2, 3, 4)


class Questions:
    """What stewards are asked in some games."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.game = trois.games.get(name)
        self.options = options
        self.states: list[tuple[State, int]] = []
        self.views: list[tuple[View, list[int]]] = []

    def play(self, seats: int, seed: int) -> None:
        name = self.game.name
        match = trois.new(name, seats, seed=seed, **self.options)
        players = [bots.make("steward", name, seed=seat) for seat in range(seats)]
        while match.pending:
            seat = match.pending[0]
            view, legal = match.view(seat), match.legal(seat)
            self.states.append((match.state.copy(), seat))
            self.views.append((view, legal))
            match.push(seat, players[seat].choose(view, legal))

    def decide(self) -> None:
        steward = bots.make("steward", self.game.name, seed=1)
        for view, legal in self.views:
            steward.choose(view, legal)

    def judge(self) -> Callable[[], None]:
        """The policy alone."""
        policy, chance = style_of(self.game.name).policy(self.game), Chance(1)
        states = [
            (policy.focus(self.game.imagine(view, chance), seat), policy.seat_in_focus(seat), legal)
            for (view, legal), (_, seat) in zip(self.views, self.states, strict=True)
        ]

        def choose() -> None:
            for state, seat, legal in states:
                policy.choose(state, seat, legal)

        return choose

    def look(self) -> None:
        for state, seat in self.states:
            self.game.view(state, seat)


def seconds(work: Callable[[], None], rounds: int) -> float:
    """Processor time."""
    found: list[float] = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return statistics.median(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="*", help="all of them, if none is named")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=2, help="games of each number of seats")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    form = "plain" if playout.__file__.endswith(".py") else "compiled"
    print(f"trois {trois.__version__}, {form}; stewards in games of {', '.join(map(str, SEATS))} seats")
    for name in args.game or trois.games.names():
        asked = Questions(name, options)
        for game in range(args.games):
            for seats in SEATS:
                asked.play(seats, game)
        count = len(asked.views)
        works = {"decisions/s": asked.decide, "/s by the policy alone": asked.judge(), "views/s": asked.look}
        rates = [f"{count / seconds(work, args.rounds):9,.0f} {what}" for what, work in works.items()]
        print(f"{name:12} {'  '.join(rates)}   ({count:,} questions)")


if __name__ == "__main__":
    main()
