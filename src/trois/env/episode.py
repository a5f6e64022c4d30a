"""One game after another, as every wrapper plays them.

`begin(seed)` starts game 0 of the series of that seed, `begin(None)` the next game of the series: the games
that `trois sim --seed` plays in this order.
"""

import secrets
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

import trois
from trois import games
from trois.core.errors import BadOption
from trois.core.game import Score, View
from trois.core.match import Match
from trois.core.options import in_full
from trois.core.seeds import game_seed
from trois.env import render
from trois.env.compiled.stepper import NOBODY, Stepper
from trois.env.observations import layout
from trois.env.rewards import reward_named

Mask: TypeAlias = NDArray[np.int8]

ILLEGAL = ("raise", "ignore")
OBSERVATIONS = ("flat", "dict")


class Episode:
    """A game with its observations, masks and rewards. Every question is asked, also those with one answer.

    The keywords are those of every wrapper; what is left over are options of the game.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str | None = None,
        illegal: str = "raise",
        observations: str = "flat",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.rules = games.get(game)
        self.seats = max(2, self.rules.fewest_seats) if seats is None else seats
        self.layout = layout(game, self.seats)
        self.options: dict[str, Any] = dict(in_full(game, self.rules.options, options))
        self.reward = reward_named(reward, self.seats)
        self.illegal = _one_of("illegal", illegal, ILLEGAL)
        self.form = _one_of("observations", observations, OBSERVATIONS)
        self.max_cycles = max_cycles
        self.render_mode = None if render_mode is None else _one_of("render_mode", render_mode, render.modes(game))
        self.actions = len(self.rules.vocabulary)
        self.seed = secrets.randbits(64)
        self.number = -1
        self.cycles = 0
        self.decisions: list[tuple[int, int]] = []
        self.stepper = Stepper(self.rules, self.seats, self.options, self.layout.encoder, 0)

    @property
    def game_seed(self) -> int:
        """The seed of the game being played: `trois.new(..., seed=env.game_seed, auto=False)` is the same game."""
        return game_seed(self.seed, self.number)

    def begin(self, seed: int | None) -> None:
        self.seed, self.number = (self.seed, self.number + 1) if seed is None else (int(seed), 0)
        self.cycles = 0
        self.decisions = []
        self.stepper.begin(self.game_seed)

    # What is asked

    @property
    def over(self) -> bool:
        return self.stepper.seat == NOBODY

    @property
    def is_truncated(self) -> bool:
        """Whether as many cycles were played as are allowed, and the game is not over."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.over

    def is_asked(self, seat: int) -> bool:
        return self.stepper.is_asked(seat)

    def mask(self, seat: int) -> Mask:
        """1 for every legal action; all 0 for a seat that is not asked."""
        return np.frombuffer(self.stepper.mask(seat), np.int8)

    # What is known

    def view(self, seat: int | None) -> View:
        return self.rules.view(self.stepper.state, seat)

    def observation(self, seat: int) -> Any:
        """The flat vector, or its groups by name."""
        vector = self.layout.scaled(self.stepper.observe(seat))
        return vector if self.form == "flat" else self.layout.structured(vector)

    @property
    def scores(self) -> list[Score]:
        """Every seat's points by source, secrets included until the game is over."""
        return self.rules.scores(self.stepper.state)

    def rewards(self) -> list[float]:
        return self.reward(self.scores) if self.over else [0.0] * self.seats

    def render(self, seat: int | None) -> str | None:
        """What a seat, or a spectator, may see, in the form that `render_mode` names."""
        actions = [] if seat is None else self.stepper.legal_for(seat)
        legal = [self.rules.vocabulary.text(action) for action in actions]
        totals = [score.total for score in self.scores] if self.over else []
        return render.render(self.render_mode, self.view(seat), legal, totals)

    # Deciding

    def push(self, seat: int, action: int) -> bool:
        """Take a decision; False if it was illegal and is ignored."""
        if self.stepper.decide(seat, action):
            self.decisions.append((seat, action))
            return True
        if self.illegal == "raise":
            self.match().push(seat, action)  # a match says why not
        return False

    def match(self) -> Match:
        """The game so far as a match, which has a record and can be drawn and replayed."""
        match = trois.new(self.rules.name, self.seats, self.game_seed, auto=False, **self.options)
        for seat, action in self.decisions:
            match.push(seat, action)
        return match


def _one_of(name: str, chosen: str, known: tuple[str, ...]) -> str:
    if chosen not in known:
        raise BadOption(f"{name}: '{chosen}' is not one of {', '.join(known)}")
    return chosen
