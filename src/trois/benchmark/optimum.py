"""The best play of a small game: the end of Troyes Dice alone, from a position, by dynamic programming over all rolls.

    python -m trois.benchmark.optimum [POSITION]

Half-days are worked out backwards, each reachable sheet once: what is best after a roll is the maximum over everything that
can be done with its dice, and what a sheet is worth before a roll is the mean over all 1,296 rolls. The result is exact;
it is in `positions/` for the position that is a task of the benchmark.
"""

import argparse
import json
from collections.abc import Mapping
from itertools import combinations_with_replacement
from math import factorial
from pathlib import Path
from typing import Any, Final

import trois
from trois import games
from trois.core.chance import Uncertain
from trois.core.match import Match
from trois.env.compiled.branches import GivenChance
from trois.games.troyes_dice.rules import half_day

GAME: Final = "troyes-dice"
POSITIONS: Final = Path(__file__).with_name("positions")
SMALL: Final = POSITIONS / "small.json"
"""The last day and a half of Troyes Dice for one player: three dice to take, two rolls to come."""
OPTIMUM: Final = POSITIONS / "small-optimum.json"


def _rolls() -> list[tuple[list[int], float]]:
    """Every roll with its probability, the black die first; the order of the three others makes no difference."""
    found = []
    for black in range(6):
        for clear in combinations_with_replacement(range(6), 3):
            ways = factorial(3)
            for value in set(clear):
                ways //= factorial(clear.count(value))
            found.append(([black, *clear], ways / 6**4))
    return found


ROLLS: Final = _rolls()


class Solver:
    """Values in points, of a sheet before a roll or at a question."""

    def __init__(self) -> None:
        self.rules: Any = games.get(GAME)
        self.known: dict[tuple[object, ...], float] = {}
        """By what is left of the game before a roll."""

    def at_question(self, state: Any) -> float:
        """The mean of the final points with the best play from here on."""
        return max(self._after(state, action) for action in self.rules.legal(state, 0))

    def best(self, state: Any) -> list[int]:
        """The actions that lose nothing."""
        worths = {action: self._after(state, action) for action in self.rules.legal(state, 0)}
        most = max(worths.values())
        return [action for action, worth in worths.items() if worth > most - 1e-9]

    def _after(self, state: Any, action: int) -> float:
        twin = state.copy()
        try:
            self.rules.apply(twin, 0, action, GivenChance([]), None)
        except Uncertain:  # the next roll
            return self.before_roll(twin)
        if not self.rules.pending(twin):
            return float(self.rules.scores(twin)[0].total)
        return self.at_question(twin)

    def before_roll(self, state: Any) -> float:
        key = _key(state)
        if key not in self.known:
            dice: dict[tuple[int, ...], float] = {}
            self.known[key] = sum(chance * self._rolled(state, roll, dice) for roll, chance in ROLLS)
        return self.known[key]

    def _rolled(self, state: Any, roll: list[int], dice: dict[tuple[int, ...], float]) -> float:
        """What a die is worth depends on it and on the black one, so most rolls ask what is known already."""
        twin = state.copy()
        half_day.begin(twin, GivenChance(roll), None)
        best = 0.0
        for action in self.rules.legal(twin, 0):
            key = (action, twin.dice[min(action, 3)], twin.black, twin.dice[twin.black])
            if key not in dice:
                dice[key] = self._after(twin, action)
            best = max(best, dice[key])
        return best


def _key(state: Any) -> tuple[object, ...]:
    sheet = state.sheets[0]
    parts = (sheet.circled, sheet.unspent, sheet.citizens, sheet.cathedrals, state.up)
    return state.day, state.half, sheet.built, sheet.crossed, *map(tuple, parts)


def small() -> dict[str, Any]:
    """The position of the small game."""
    found: dict[str, Any] = json.loads(SMALL.read_text(encoding="utf-8"))
    return found


def optimum() -> float:
    """The mean of the best play in the small game, as it was worked out."""
    return float(json.loads(OPTIMUM.read_text(encoding="utf-8"))["mean"])


def solve(position: Mapping[str, Any]) -> tuple[float, int]:
    """The mean of the best play from a position, and how many sheets before a roll it took."""
    match: Match = trois.load(position, seed=0, auto=False)
    solver = Solver()
    return solver.at_question(match.state), len(solver.known)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("position", type=Path, nargs="?", default=SMALL)
    chosen = parser.parse_args()
    mean, sheets = solve(json.loads(chosen.position.read_text(encoding="utf-8")))
    print(json.dumps({"mean": mean, "sheets": sheets}))  # noqa: T201


if __name__ == "__main__":
    main()
