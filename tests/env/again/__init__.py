"""Troyes Dice once more, under another name: a game that lives outside the package."""
