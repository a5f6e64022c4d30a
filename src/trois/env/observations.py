"""Observations: what a seat sees as a flat vector of float32, with names and ranges, the same for every wrapper.

Each game has a module here that turns a view, and nothing else, into numbers. They are relative to the
viewer: its own things come first. Every number lies between 0 and 1.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from trois import games
from trois.core.chance import Chance
from trois.core.game import View
from trois.core.options import in_full
from trois.env.observe import tournay, troyes, troyes_dice
from trois.env.observe.sink import Feature, Sink

__all__ = ["Feature", "Layout", "codes", "layout"]

Vector: TypeAlias = NDArray[np.float32]

_OBSERVERS: dict[str, Callable[[Any, Sink], None]] = {
    "troyes": troyes.observe,
    "troyes-dice": troyes_dice.observe,
    "tournay": tournay.observe,
}


class Layout:
    """What each number of a game's observation means. It depends on the game and the number of seats alone."""

    def __init__(self, game: str, seats: int, sink: Sink) -> None:
        self.game = game
        self.seats = seats
        self.features = sink.features()
        self.low = np.array([feature.low for feature in self.features], np.int32)
        self.high = np.array([feature.high for feature in self.features], np.int32)
        self.scale = (1 / (self.high - self.low)).astype(np.float32)
        self.groups = _slices(sink)

    def __len__(self) -> int:
        return len(self.features)

    def vector(self, view: View) -> Vector:
        """The observation of a view."""
        return self.scaled(np.array(codes(view), np.uint8))

    def scaled(self, raw: NDArray[np.uint8]) -> Vector:
        scaled: Vector = np.multiply(raw, self.scale, dtype=np.float32)
        return scaled

    def structured(self, vector: Vector) -> dict[str, Vector]:
        """The same numbers as named groups; the arrays are views of the vector."""
        return {name: vector[where] for name, where in self.groups.items()}


def codes(view: View) -> list[int]:
    """The numbers of a view before they are scaled."""
    sink = Sink()
    _OBSERVERS[str(view["game"])](view, sink)
    return sink.codes


@cache
def layout(game: str, seats: int) -> Layout:
    """The layout of a game's observations for this many seats."""
    rules = games.get(game)
    options = in_full(game, rules.options, {})
    sink = Sink()
    _OBSERVERS[game](cast(Any, rules.view(rules.setup(seats, options, {}, Chance(0), None), 0)), sink)
    return Layout(game, seats, sink)


def _slices(sink: Sink) -> dict[str, slice]:
    found: dict[str, slice] = {}
    start = 0
    for name, words, _, _ in sink.groups:
        found[name] = slice(start, start + len(words))
        start += len(words)
    return found
