"""The taste of a bot: what it is fond of, over and above what it is worth.

A game's part of this layer names its tastes (`TASTES`): by the beginning of an action's text, how many points such an
action is worth to a lover of it. Every bot has one taste, and small leanings of its own besides, both from its seed:
no two bots play alike, and none of them gives away much for it.
"""

from functools import cache
from typing import Final

from trois import games
from trois.core.chance import Chance
from trois.core.game import AnyGame

Tastes = dict[str, dict[str, float]]

LEANING: Final = 0.1
"""The most points that a bot's own leaning makes."""


def tastes_of(game: str) -> Tastes:
    """By name; none for a game that the bots have no part of."""
    if game not in games.names() or not games.has_part("bots", game):
        return {}
    found: Tastes = games.part("bots", game).TASTES
    return found


def taste_name(game: str, seed: int) -> str:
    """The taste that goes with a seed; "" for a game without tastes."""
    names = list(tastes_of(game))
    return names[Chance(seed).below(len(names))] if names else ""


def liking(game: AnyGame, seed: int, strength: float = 1.0) -> list[float]:
    """By action: what a bot of this seed likes about it."""
    fond = _fondness(game.name, taste_name(game.name, seed)) if game.name in games.names() else ()
    picker = Chance(seed)
    found: list[float] = []
    for action in range(len(game.vocabulary.texts)):
        own = LEANING * (picker.below(2001) - 1000) / 1000
        found.append(own + (strength * fond[action] if fond else 0.0))
    return found


@cache
def _fondness(game: str, taste: str) -> tuple[float, ...]:
    """By action; the longest beginning that fits counts."""
    likes = tastes_of(game).get(taste, {})
    return tuple(_fitting(likes, text) for text in games.get(game).vocabulary.texts)


def _fitting(likes: dict[str, float], text: str) -> float:
    fitting = [start for start in likes if text.startswith(start)]
    return likes[max(fitting, key=len)] if fitting else 0.0
