"""Tournay: what actions, cards and positions are worth."""

from pathlib import Path

from trois.bots.learned import LearnedPolicy
from trois.bots.search import Settings
from trois.bots.style import Style
from trois.bots.tournay.inputs import Inputs
from trois.bots.tournay.policy import TournayPolicy
from trois.bots.tournay.tastes import TASTES
from trois.core.game import AnyGame

__all__ = ["STYLE", "TASTES", "learned"]


def learned(game: AnyGame, weights: Path | None) -> LearnedPolicy:
    return LearnedPolicy(TournayPolicy(game), Inputs(), weights)


STYLE = Style(
    policy=TournayPolicy,
    search_policy=TournayPolicy,
    settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=60),
    blur=1.5,
    attention=6,
    learned=learned,
    weights=Path(__file__).with_name("judgement.bin"),
    learned_settings=Settings(explore=0.8, sharpness=1.0, fresh=8, depth=12),
    master_settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=24, later=0.5, beyond=True),
)
