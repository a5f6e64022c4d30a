"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

>>> from trois.env import troyes_v1          # PettingZoo
>>> from trois.env import solo               # Gymnasium: gymnasium.make(solo.ID)
>>> from trois.env import spiel              # OpenSpiel: pyspiel.load_game("python_troyes")
>>> import trois.env
>>> trois.env.layout("troyes", seats=2)      # what an observation means
>>> trois.env.vector("troyes", n=1024)       # many games at once, in NumPy arrays

Needs the extra: pip install 'trois[env]'.
"""

from typing import TYPE_CHECKING, Any, SupportsIndex

if TYPE_CHECKING:
    from trois.env.observations import Layout
    from trois.env.vectorised import VectorGames

__all__ = ["layout", "vector"]


def layout(game: str, seats: SupportsIndex = 2) -> "Layout":
    """Names and ranges of a game's flat observation."""
    from trois.env.observations import layout as found  # the engine's helpers here need no NumPy

    return found(game, seats)


def vector(game: str, n: SupportsIndex = 1024, processes: SupportsIndex | None = None, **choices: Any) -> "VectorGames":
    """Many games at once; see VectorGames."""
    from trois.env.vectorised import VectorGames

    return VectorGames(game, n, processes, **choices)
