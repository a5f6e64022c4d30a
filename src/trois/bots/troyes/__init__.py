"""Troyes: what actions, dice and positions are worth."""

from trois.bots.search import Settings
from trois.bots.style import Style
from trois.bots.troyes.policy import TroyesPolicy

STYLE = Style(
    policy=TroyesPolicy,
    search_policy=TroyesPolicy,
    settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=40),
    blur=1.5,
    slips=20,
)
