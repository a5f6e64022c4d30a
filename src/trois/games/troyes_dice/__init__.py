"""Troyes Dice: 1-10 players roll and write at the same time."""

from trois.games.troyes_dice import feats
from trois.games.troyes_dice.game import GAME

__all__ = ["GAME", "feats"]
