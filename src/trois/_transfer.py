"""Copies and pickles of the engine's objects, compiled or plain: `copy`, `pickle` and `multiprocessing` just work.

A compiled class can't make an instance without calling `__init__`. So each is written as the arguments of its
`__init__`, which it keeps as attributes of the same names, and its attributes, which are set after that.
"""

import copyreg
import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

from trois import games
from trois.core.chance import Chance, RecordedChance
from trois.core.game import AnyGame, Score, State
from trois.core.history import Checkpoint, Decision, Terms
from trois.core.journal import Journal
from trois.core.match import DryRun, Match

Reduced = tuple[Callable[..., Any], tuple[Any, ...], Any]

_PARAMETERS: dict[type, list[str]] = {}
"""By class: the names of the arguments of its `__init__`, read once."""


def register(*kinds: type, **instead: object) -> None:
    """Let instances of classes be copied and pickled; `instead` are arguments that are not kept as attributes."""
    for kind in kinds:
        copyreg.pickle(kind, partial(_by_arguments, instead))


def register_game(game: AnyGame, state: State | None = None) -> None:
    """The same for a game, which is written as its name, and for its states, which are written as positions."""
    copyreg.pickle(type(game), _by_name)
    if state is not None:
        copyreg.pickle(type(state), partial(_by_position, game))


def _by_arguments(instead: dict[str, object], thing: Any) -> Reduced:
    if hasattr(thing, "game"):
        register_game(thing.game, getattr(thing, "state", None))
    arguments = [instead[name] if name in instead else getattr(thing, name) for name in _parameters(type(thing))]
    return type(thing), tuple(arguments), thing.__getstate__()


def _by_name(game: AnyGame) -> tuple[Callable[..., AnyGame], tuple[Any, ...]]:
    return _game, (game.name, games.registered()[game.name])


def _by_position(game: AnyGame, state: State) -> tuple[Callable[..., State], tuple[Any, ...]]:
    return _state, (game, game.position(state))


def _parameters(kind: type) -> list[str]:
    if kind not in _PARAMETERS:
        _PARAMETERS[kind] = list(inspect.signature(kind).parameters)
    return _PARAMETERS[kind]


def _game(name: str, place: str) -> AnyGame:
    """A game that was registered in another process is registered here."""
    if name not in games.names():
        games.register(name, place)
    return games.get(name)


def _state(game: AnyGame, position: Any) -> State:
    found = game.load(position)
    register_game(game, found)
    return found


register(Chance, Decision, DryRun, RecordedChance, Score, Terms)
register(Checkpoint, journal=Journal())
register(Match, origin=None)
