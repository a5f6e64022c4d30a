"""Troyes: 2-4 families, their citizens and their dice in a medieval city."""

from trois.games.troyes.game import GAME

__all__ = ["GAME"]
