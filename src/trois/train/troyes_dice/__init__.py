"""Learning Troyes Dice, where half-days are planned as a whole: there is no tree and there are no other seats.

Players and learner may run side by side and share a folder: players append what they saw and take the newest network,
the learner publishes one every few seconds.
"""

from trois.train.plans import Study
from trois.train.trainers import Trainer
from trois.train.troyes_dice import play as playing

__all__ = ["TRAINER"]


def _learn(study: Study) -> None:
    from trois.train.troyes_dice.learn import learn  # an extra

    learn(study)


TRAINER = Trainer(playing.play, playing.read, _learn, frozenset({"publish"}))
