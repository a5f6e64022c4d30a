"""Troyes Dice: what actions and sheets are worth."""

from trois.bots.search import Settings
from trois.bots.style import Style
from trois.bots.troyes_dice.expert import DiceExpert
from trois.bots.troyes_dice.network import LEARNED
from trois.bots.troyes_dice.planner import Planner
from trois.bots.troyes_dice.policy import DicePolicy
from trois.bots.troyes_dice.tastes import TASTES

__all__ = ["STYLE", "TASTES"]

STYLE = Style(
    policy=DicePolicy,
    search_policy=DiceExpert,
    settings=Settings(explore=0.04, sharpness=1.0, fresh=0, depth=6),
    blur=2.5,
    attention=8,
    learned=DiceExpert,
    weights=LEARNED,
    learned_settings=Settings(explore=0.04, sharpness=1.0, fresh=0, depth=2),
    learned_search=Planner,
)
