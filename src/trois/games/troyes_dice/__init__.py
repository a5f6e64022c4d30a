"""Troyes Dice: 1-10 players roll and write at the same time."""
