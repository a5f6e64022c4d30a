"""Tournay: what actions, cards and positions are worth."""

from trois.bots.search import Settings
from trois.bots.style import Style
from trois.bots.tournay.policy import TournayPolicy

STYLE = Style(
    policy=TournayPolicy,
    search_policy=TournayPolicy,
    settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=60),
    blur=1.5,
    slips=20,
)
