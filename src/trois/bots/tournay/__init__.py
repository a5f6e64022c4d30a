"""Tournay: what actions, cards and positions are worth."""

from trois.bots.search import Settings
from trois.bots.style import Style
from trois.bots.tournay.inputs import COUNT as INPUTS
from trois.bots.tournay.inputs import SLOT_COUNT as SLOTS
from trois.bots.tournay.learned import LearnedTournay, blank
from trois.bots.tournay.policy import TournayPolicy
from trois.bots.tournay.tastes import TASTES

__all__ = ["INPUTS", "SLOTS", "STYLE", "TASTES", "blank"]

STYLE = Style(
    policy=TournayPolicy,
    search_policy=TournayPolicy,
    settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=60),
    blur=1.5,
    attention=6,
    learned=LearnedTournay,
    learned_settings=Settings(explore=0.8, sharpness=1.0, fresh=8, depth=12),
    master_settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=24, later=0.5, beyond=True),
)
