"""Observations: what a seat sees as a flat vector of float32, with names and ranges, the same for every wrapper.

Each game's encoder in `env/compiled` turns a state into bytes, telling only what the seat may know. They are relative
to the viewer: its own things come first. Scaled by their ranges they lie between 0 and 1.
"""

import copyreg
from functools import cache
from typing import Any, NamedTuple, SupportsIndex, TypeAlias

from trois import games
from trois._extras import missing
from trois.core.chance import Chance
from trois.core.game import State, View, checked_seats
from trois.env.compiled.encoding import SPECTATOR, StateEncoder

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None

__all__ = ["Feature", "Layout", "layout"]

Vector: TypeAlias = NDArray[np.float32]


class Feature(NamedTuple):
    """One number of the vector: it is 0 at `low`, 1 at `high`; what lies outside is held at the nearer end."""

    name: str
    low: int
    high: int


class Layout:
    """What each number of a game's observation means. It depends on the game and the number of seats alone."""

    def __init__(self, game: str, seats: int) -> None:
        part = games.part("env.compiled", game)
        groups = part.groups(seats)
        self.game = game
        self.seats = seats
        self.encoder: StateEncoder = part.Encoder(seats)
        self.features = [
            Feature(f"{group.name}.{word}" if word else group.name, group.low, group.high)
            for group in groups
            for word in group.words
        ]
        self.low = np.array([feature.low for feature in self.features], np.int32)
        self.high = np.array([feature.high for feature in self.features], np.int32)
        self.scale = (1 / (self.high - self.low)).astype(np.float32)
        copyreg.pickle(type(self.encoder), _by_seats)
        ends = np.cumsum([len(group.words) for group in groups]).tolist()
        self.groups = {group.name: slice(end - len(group.words), end) for group, end in zip(groups, ends, strict=True)}

    def __len__(self) -> int:
        return len(self.features)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is the same layout: it never changes."""
        return layout, (self.game, self.seats)

    def vector(self, view: View) -> Vector:
        """The observation of a view: that of any state that fits it, as an observation tells nothing else."""
        seat = view["seat"]
        state = games.get(self.game).imagine(view, Chance(0))
        return self.observe(state, seat if isinstance(seat, int) else None)

    def observe(self, state: State, seat: int | None) -> Vector:
        """What a seat, or a spectator (None), may know of a state."""
        return self.scaled(self.encoder.encode(state, SPECTATOR if seat is None else seat))

    def scaled(self, codes: bytes) -> Vector:
        """The vector of an encoded observation: a new array."""
        vector: Vector = np.frombuffer(codes, np.uint8) * self.scale
        return vector

    def decode(self, vector: Vector) -> dict[str, int]:
        """An observation as whole numbers by name, such as `{'round': 2, 'seat0.deniers': 7, ...}`."""
        numbers = np.rint(vector / self.scale).astype(np.int64) + self.low
        return {feature.name: int(number) for feature, number in zip(self.features, numbers, strict=True)}

    def structured(self, vector: Vector) -> dict[str, Vector]:
        """The same numbers as named groups; the arrays are views of the vector."""
        return {name: vector[where] for name, where in self.groups.items()}


def _by_seats(encoder: Any) -> tuple[Any, ...]:
    """An encoder is made anew by whoever unpickles it: it has nothing but tables for its number of seats."""
    return type(encoder), (encoder.seats,)


def layout(game: str, seats: SupportsIndex) -> Layout:
    """The layout of a game's observations for this many seats: always the same object."""
    return _layout(game, checked_seats(games.get(game), seats))


@cache
def _layout(game: str, seats: int) -> Layout:
    return Layout(game, seats)
