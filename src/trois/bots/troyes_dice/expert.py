"""The searching player of Troyes Dice: playouts by all weights, what they lead to judged by the network."""

from pathlib import Path
from typing import Final, cast

from trois.bots.troyes_dice.features import points
from trois.bots.troyes_dice.inputs import Scene
from trois.bots.troyes_dice.network import CLASSIC, network_at
from trois.bots.troyes_dice.policy import DicePolicy
from trois.bots.troyes_dice.turns import End, Turns
from trois.bots.troyes_dice.weights import by_time
from trois.core import game as core
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import DAYS, NUMBERED

MOST_NOW: Final = 24
MOST_LATER: Final = 10
UNPROMISING: Final = 6.0
"""Points by which an action is thought to be worse whose plans were not looked at."""


class DiceExpert(DicePolicy):
    def __init__(self, game: core.AnyGame, file: Path = CLASSIC) -> None:
        super().__init__(game, by_time())
        self.file = file
        self.network = network_at(file)
        self.quick = DicePolicy(game, by_time())
        self.turns = Turns(game, self.quick)

    def __reduce__(self) -> tuple[object, ...]:
        return DiceExpert, (self.game, self.file)

    def choose(self, state: core.State, seat: int, legal: list[int]) -> int:
        """In playouts, where speed counts."""
        return self.quick.choose(state, seat, legal)

    def worths(self, state: core.State, seat: int, legal: list[int]) -> list[float]:
        """By the best end of the half-day that begins with each action."""
        wheel = cast(State, state)
        if wheel.stage != NUMBERED:
            return [0.0] * len(legal)
        best: dict[int, float] = {}
        ends = self.turns.ends(wheel, MOST_NOW)
        for end, value in zip(ends, self.judge(wheel, ends), strict=True):
            if value > best.get(end.action, -1e9):
                best[end.action] = value
        lowest = max(best.values()) - UNPROMISING
        return [best.get(action, lowest) for action in legal]

    def judge(self, state: State, ends: list[End]) -> list[float]:
        """The final scores to expect after some ends of the same half-day."""
        scene = Scene(state)
        if scene.left == 0:
            return [float(points(state, end.sheet)) for end in ends]
        to_come = self.network.values([scene.answers(end.sheet) for end in ends], scene.left)
        return [value + points(state, end.sheet) for value, end in zip(to_come, ends, strict=True)]

    def totals(self, state: core.State) -> list[float]:
        """By sheet: the final score, or what to expect after the best end of this half-day."""
        wheel = cast(State, state)
        if wheel.day > DAYS:
            return [float(points(wheel, sheet)) for sheet in wheel.sheets]
        return [self._expected_total(wheel, sheet) for sheet in wheel.sheets]

    def _expected_total(self, state: State, sheet: Sheet) -> float:
        alone = state
        if len(state.sheets) > 1:
            alone = state.copy()
            alone.sheets = [sheet]
        return max(self.judge(alone, self.turns.ends(alone, MOST_LATER)))
