"""One game after another, as every wrapper plays them.

`begin(seed)` starts game 0 of the series of that seed, `begin(None)` the next game of the series: the games
that `trois sim --seed` plays in this order.
"""

import secrets
from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

import trois
from trois import games
from trois.core.errors import BadOption, IllegalAction
from trois.core.game import View
from trois.core.match import Match
from trois.core.seeds import game_seed
from trois.env.observe import Layout, layout
from trois.env.rewards import reward_named

Mask: TypeAlias = NDArray[np.int8]

ILLEGAL = ("raise", "ignore")
OBSERVATIONS = ("flat", "dict")


class Episode:
    """A match with its observations, masks and rewards. Every question is asked, also those with one answer."""

    def __init__(
        self, game: str, seats: int | None, reward: str | None, illegal: str, options: Mapping[str, Any]
    ) -> None:
        self.rules = games.get(game)
        self.seats = self.rules.fewest_seats if seats is None else seats
        self.options = dict(options)
        self.reward = reward_named(reward, self.seats)
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal: '{illegal}' is not one of {', '.join(ILLEGAL)}")
        self.illegal = illegal
        self.actions = len(self.rules.vocabulary)
        self.layout: Layout = layout(game, self.seats)
        self.seed = secrets.randbits(64)
        self.number = -1
        self.match: Match = self._match(0)

    @property
    def game_seed(self) -> int:
        """The seed of the game being played: `trois.new(..., seed=env.game_seed, auto=False)` is the same game."""
        return game_seed(self.seed, self.number)

    def begin(self, seed: int | None) -> None:
        self.seed, self.number = (self.seed, self.number + 1) if seed is None else (int(seed), 0)
        self.match = self._match(self.game_seed)

    def _match(self, seed: int) -> Match:
        return trois.new(self.rules.name, self.seats, seed, auto=False, **self.options)

    def is_asked(self, seat: int) -> bool:
        return seat in self.match.pending

    def view(self, seat: int | None) -> View:
        return self.match.view(seat)

    def vector(self, seat: int) -> NDArray[np.float32]:
        return self.layout.vector(self.match.view(seat))

    def mask(self, seat: int) -> Mask:
        """1 for every legal action; all 0 for a seat that is not asked."""
        mask: Mask = np.zeros(self.actions, np.int8)
        mask[self.match.legal(seat)] = 1
        return mask

    def push(self, seat: int, action: int) -> bool:
        """Take a decision; False if it was illegal and is ignored."""
        try:
            self.match.push(seat, int(action))
        except IllegalAction:
            if self.illegal == "raise":
                raise
            return False
        return True

    def rewards(self) -> list[float]:
        return self.reward(self.match.scores) if self.match.over else [0.0] * self.seats
