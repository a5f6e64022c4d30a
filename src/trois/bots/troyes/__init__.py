"""Troyes: what actions, dice and positions are worth."""

from trois.bots.search import Settings
from trois.bots.style import Style
from trois.bots.troyes.inputs import COUNT as INPUTS
from trois.bots.troyes.inputs import SLOT_COUNT as SLOTS
from trois.bots.troyes.learned import LearnedTroyes, blank
from trois.bots.troyes.policy import TroyesPolicy
from trois.bots.troyes.tastes import TASTES

__all__ = ["INPUTS", "SLOTS", "STYLE", "TASTES", "blank"]

STYLE = Style(
    policy=TroyesPolicy,
    search_policy=TroyesPolicy,
    settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=40),
    blur=1.5,
    attention=6,
    learned=LearnedTroyes,
    learned_settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=0),
    master_settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=12, later=0.5, beyond=True),
)
