"""The games. Each is named here once; every layer's part of a game is found by its place.

`part("draw", "troyes-dice")` is the module `trois.draw.troyes_dice`. A game that lives elsewhere is added by one line:
`games.register("pebbles", "mygames.pebbles.{layer}")`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from trois.core.errors import MissingPart, UnknownGame
from trois.core.game import AnyGame, Game
from trois.games.foreign import ForeignGame

_PLACES: dict[str, str] = dict.fromkeys(("troyes", "troyes-dice", "tournay"), "trois.{layer}.{area}")
"""By name: where a layer's module of the game stands."""


def names() -> list[str]:
    """The names of all games."""
    return list(_PLACES)


def area(name: str) -> str:
    """A game's name as modules, folders and catalogues spell it."""
    return name.replace("-", "_")


def register(name: str, place: str) -> None:
    """Add a game; `place` is a module path with `{layer}` in it, and may have `{area}`."""
    _PLACES[name] = place


def registered() -> dict[str, str]:
    """Every game with its place, for a process that must know the same games."""
    return dict(_PLACES)


def get(name: str) -> AnyGame:
    """The game of this name; raises UnknownGame."""
    game = part("games", name).GAME
    found: AnyGame = game if isinstance(game, Game) else _foreign(game)
    return found


@cache
def _foreign(game: object) -> AnyGame:
    return ForeignGame(game)


def part(layer: str, name: str) -> ModuleType:
    """A layer's module of a game; raises UnknownGame, or MissingPart where the layer has none."""
    place = _place(layer, name)
    module = _module(place)
    if module is None:
        raise MissingPart("no-part", game=name, layer=layer, module=place)
    return module


def has_part(layer: str, name: str) -> bool:
    """Whether a layer has a module of this game."""
    return _module(_place(layer, name)) is not None


def _place(layer: str, name: str) -> str:
    if name not in _PLACES:
        raise UnknownGame("no-game", game=name, games=names())
    return _PLACES[name].format(layer=layer, area=area(name))


@cache
def _module(place: str) -> ModuleType | None:
    """A module by its path; None where there is none (not where it fails to load)."""
    try:
        found = find_spec(place)
    except ModuleNotFoundError:
        return None
    return None if found is None else import_module(place)
