"""The games, by name."""

from typing import cast

from trois.core.errors import UnknownGame
from trois.core.game import AnyGame
from trois.games.tournay.game import Tournay
from trois.games.troyes.game import Troyes
from trois.games.troyes_dice.game import TroyesDice

_GAMES: dict[str, AnyGame] = {
    game.name: game for game in (cast(AnyGame, Troyes()), cast(AnyGame, TroyesDice()), cast(AnyGame, Tournay()))
}


def names() -> list[str]:
    """The names of all games."""
    return list(_GAMES)


def get(name: str) -> AnyGame:
    """The game of this name; raises UnknownGame."""
    if name not in _GAMES:
        raise UnknownGame(f"there is no game '{name}'; there are: {', '.join(_GAMES)}")
    return _GAMES[name]
