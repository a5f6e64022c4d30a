"""What a game need not have in its part of this layer, such as pictures or motion."""

from typing import Any

from trois import games


def extra(game: str, what: str, default: Any = None) -> Any:
    """The default where the game has none, or is not drawn at all."""
    return getattr(games.part("draw", game), what, default) if games.has_part("draw", game) else default
