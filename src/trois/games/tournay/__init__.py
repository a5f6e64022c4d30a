"""Tournay: build a district of a medieval town with three classes of citizens."""

from trois.games.tournay.game import GAME

__all__ = ["GAME"]
