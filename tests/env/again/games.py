"""The game."""

from typing import Any

from trois import games


class Again:
    """Everything but the name is Troyes Dice's."""

    name = "dice-again"
    title = "Dice Again"

    def __getattr__(self, name: str) -> Any:
        return getattr(games.get("troyes-dice"), name)


GAME = Again()
