"""Troyes: what actions, dice and positions are worth."""

from pathlib import Path

from trois.bots.learned import LearnedPolicy
from trois.bots.search import Settings
from trois.bots.style import Style
from trois.bots.troyes.inputs import Inputs
from trois.bots.troyes.policy import TroyesPolicy
from trois.bots.troyes.tastes import TASTES
from trois.core.game import AnyGame

__all__ = ["STYLE", "TASTES", "learned"]


def learned(game: AnyGame, weights: Path | None) -> LearnedPolicy:
    return LearnedPolicy(TroyesPolicy(game), Inputs(), weights)


STYLE = Style(
    policy=TroyesPolicy,
    search_policy=TroyesPolicy,
    settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=40),
    blur=1.5,
    attention=6,
    learned=learned,
    weights=Path(__file__).with_name("judgement.bin"),
    learned_settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=0),
    master_settings=Settings(explore=0.4, sharpness=1.0, fresh=8, depth=12, later=0.5, beyond=True),
)
