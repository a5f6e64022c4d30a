"""The ways to end a half-day of Troyes Dice that look best by the weighted features."""

from typing import Final

from trois.bots.troyes_dice.policy import DicePolicy
from trois.core.chance import Chance
from trois.core.game import AnyGame
from trois.games.troyes_dice.rules import half_day
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import CHOOSE_DIE, CHOOSE_PAYMENT, DONE

BONUS_CHOICES: Final = 3
NO_ACTION: Final = -1
NO_CHANCE: Final = Chance(0)


class Plan:
    """Actions that choose and use a die, or answer a single question, and how good they look."""

    def __init__(self, worth: float, actions: list[int]) -> None:
        self.worth = worth
        self.actions = actions


class End:
    """A sheet when its half-day is done, and the actions that led to it."""

    def __init__(self, actions: list[int], sheet: Sheet) -> None:
        self.action = actions[0] if actions else NO_ACTION
        self.actions = actions
        """Forced ones included."""
        self.sheet = sheet


class Turns:
    def __init__(self, game: AnyGame, policy: DicePolicy) -> None:
        self.game = game
        self.policy = policy

    def ends(self, state: State, most: int) -> list[End]:
        """What the most promising plans of a state with one sheet lead to, bonuses included."""
        start = state.copy()
        # Somebody else is never done, so that the half-day doesn't end.
        start.waiting = [0, 1]
        if start.sheets[0].question == DONE:
            return [End([], start.sheets[0])]
        plans = self._plans(start)
        plans.sort(key=_worth, reverse=True)
        found: list[End] = []
        for plan in plans[:most]:
            after = start.copy()
            for action in plan.actions:
                self.game.apply(after, 0, action, NO_CHANCE, None)
            self._work_off(after, plan.actions, found)
        return found

    def _plans(self, state: State) -> list[Plan]:
        legal = self.game.legal(state, 0)
        question = state.sheets[0].question
        if question not in (CHOOSE_DIE, CHOOSE_PAYMENT):
            worths = self.policy.worths(state, 0, legal)
            return [Plan(worths[i], [action]) for i, action in enumerate(legal)]
        plans: list[Plan] = []
        for action in legal:
            plans.extend(self._plans_with(state, action))
        return plans

    def _plans_with(self, state: State, action: int) -> list[Plan]:
        """Plans that begin with taking or paying for a die."""
        after = state.copy()
        self.game.apply(after, 0, action, NO_CHANCE, None)
        if after.sheets[0].question == DONE:
            return [Plan(0.0, [action])]
        price = self.policy.resources_worth(state) - self.policy.resources_worth(after)
        return [Plan(plan.worth - price, [action, *plan.actions]) for plan in self._plans(after)]

    def _work_off(self, state: State, actions: list[int], found: list[End]) -> None:
        sheet = state.sheets[0]
        if sheet.question == DONE:
            found.append(End(actions, sheet))
            return
        legal = self.game.legal(state, 0)
        if len(legal) == 1:
            self.game.apply(state, 0, legal[0], NO_CHANCE, None)
            self._work_off(state, [*actions, legal[0]], found)
            return
        plans = self._plans(state)
        plans.sort(key=_worth, reverse=True)
        for plan in plans[:BONUS_CHOICES]:
            after = state.copy()
            self.game.apply(after, 0, plan.actions[0], NO_CHANCE, None)
            self._work_off(after, [*actions, plan.actions[0]], found)


def finish(state: State, sheet: Sheet, chance: Chance) -> None:
    """The half-day of a state with one sheet ends with this one."""
    state.sheets[0] = sheet
    state.waiting = []
    half_day.end(state, chance, None)


def _worth(plan: Plan) -> float:
    return plan.worth
