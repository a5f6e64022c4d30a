"""One game after another, as every wrapper plays them.

`begin(seed)` starts game 0 of the series of that seed, `begin(None)` the next game of the series: the games
that `trois sim --seed` plays in this order.
"""

import secrets
from collections.abc import Mapping
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from trois import _transfer, games
from trois.core.chance import Chance
from trois.core.data import whole
from trois.core.errors import BadOption, IllegalAction
from trois.core.game import Score, View, ranks
from trois.core.match import Match
from trois.core.seeds import game_seed
from trois.env import render
from trois.env.compiled.encoding import Kept
from trois.env.compiled.stepper import NOBODY, Stepper
from trois.env.observations import layout
from trois.env.rewards import reward_named
from trois.env.terms import Cards, Start, match_of, terms_of

Mask: TypeAlias = NDArray[np.int8]

ILLEGAL = ("raise", "penalty", "end", "ignore")
"""What an illegal action does: an error; a negative reward and the same question again; a negative reward and the end of
the episode; nothing.
"""
OBSERVATIONS = ("flat", "dict")

_transfer.register(Kept, Stepper, seed=0)


class Episode:
    """A game with its observations, masks and rewards. Every question is asked, also those with one answer.

    The keywords are those of every wrapper; what is left over are options of the game. `cards` are corrected card
    numbers, as in `trois.new`; `start` is a position, or its file, that every game begins from: what is dealt
    in it stays, dice to come are each game's own.
    """

    def __init__(
        self,
        game: str,
        seats: SupportsIndex | None = None,
        reward: str | None = None,
        illegal: str = "raise",
        penalty: float = 1.0,
        observations: str = "flat",
        max_cycles: SupportsIndex | None = None,
        render_mode: str | None = None,
        dense: bool = False,
        cards: Cards = None,
        start: Start = None,
        **options: object,
    ) -> None:
        self.rules = games.get(game)
        self.terms = terms_of(game, seats, cards, start, options)
        self.seats = self.terms.seats
        self.layout = layout(game, self.seats)
        self.reward = reward_named(reward, self.seats)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.form = one_of("observations", observations, OBSERVATIONS)
        self.penalty = float(penalty)
        self.dense = dense
        self.worths: list[float] = []
        self.max_cycles = None if max_cycles is None else whole(max_cycles, "whole-max-cycles", BadOption)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, render.modes(game))
        self.actions = len(self.rules.vocabulary)
        self.seed = secrets.randbits(64)
        self.number = -1
        self.cycles = 0
        self.fines: dict[int, float] = {}
        self.is_forfeit = False
        self.decisions: list[tuple[int, int]] = []
        self.stepper = Stepper(self.rules, self.terms, self.layout.encoder, 0)
        _transfer.register_game(self.rules, self.stepper.state)

    @property
    def game_seed(self) -> int:
        """The seed of the game being played: `trois.new(..., seed=env.game_seed, auto=False)` is the same game."""
        return game_seed(self.seed, self.number)

    def begin(self, seed: SupportsIndex | None) -> None:
        fresh = None if seed is None else whole(seed, "whole-seed", BadOption)
        self.seed, self.number = (self.seed, self.number + 1) if fresh is None else (fresh, 0)
        self.cycles = 0
        self.fines = {}
        self.is_forfeit = False
        self.decisions = []
        self.stepper.begin(self.game_seed)
        self._note_worths()

    # What is asked

    @property
    def over(self) -> bool:
        """The game has come to its end, or an illegal action has ended the episode."""
        return self.is_forfeit or self.stepper.seat == NOBODY

    @property
    def is_truncated(self) -> bool:
        """Whether as many cycles were played as are allowed, and the game is not over."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.over

    def is_asked(self, seat: int) -> bool:
        return not self.is_forfeit and self.stepper.is_asked(seat)

    def mask(self, seat: int) -> Mask:
        """1 for every legal action; all 0 for a seat that is not asked."""
        return np.frombuffer(self.stepper.blank if self.is_forfeit else self.stepper.mask(seat), np.int8)

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
        """What this step was worth to each seat, less the fines for illegal actions.

        0 before the end of the game; if `dense`, what the step has changed of the reward as the seat can count it.
        """
        earned = self._gains() if self.dense else self._result()
        return [earned[seat] - self.fines.get(seat, 0.0) for seat in range(self.seats)]

    def result(self) -> dict[str, NDArray[np.int64]]:
        """Everybody's points and places once the game has come to its end; before that nothing."""
        if not self.over or self.is_forfeit:
            return {}
        scores = self.scores
        return {"points": np.array([score.total for score in scores]), "places": np.array(ranks(scores))}

    def _result(self) -> list[float]:
        ended = self.over and not self.is_forfeit
        return self.reward(self.scores) if ended else [0.0] * self.seats

    def _gains(self) -> list[float]:
        if self.is_forfeit:
            return [0.0] * self.seats
        return [self._worth(seat) - self.worths[seat] for seat in range(self.seats)]

    def _worth(self, seat: int) -> float:
        """The reward if the game ended now, as far as the seat can count it."""
        known = self.stepper.state if self.over else self.rules.imagine(self.view(seat), Chance(0))
        return self.reward(self.rules.scores(known))[seat]

    def _note_worths(self) -> None:
        if self.dense:
            self.worths = [self._worth(seat) for seat in range(self.seats)]

    def render(self, seat: int | None) -> Any:
        """What a seat, or a spectator, may see, in the form that `render_mode` names."""
        actions = [] if seat is None else self.stepper.legal_for(seat)
        legal = [self.rules.vocabulary.text(action) for action in actions]
        totals = [score.total for score in self.scores] if self.over else []
        return render.render(self.render_mode, self.view(seat), legal, totals)

    # Deciding

    def step(self, answers: Mapping[int, SupportsIndex]) -> dict[int, bool]:
        """Take what seats answer at once: by seat whether it was legal. Where one raises, nothing has changed."""
        chosen = {seat: self._checked(seat, action) for seat, action in answers.items()}
        self.cycles += 1
        self.fines = {}
        self._note_worths()
        # What others do in the step with which an illegal action ends the episode comes too late.
        return {seat: self.is_forfeit or self._take(seat, index) for seat, index in chosen.items()}

    def push(self, seat: int, action: SupportsIndex) -> bool:
        """Take a decision; False if it was illegal, and `illegal` says what comes of it."""
        return self._take(seat, self._checked(seat, action))

    def _checked(self, seat: int, action: SupportsIndex) -> int:
        """The number of the action, which may be illegal only where that doesn't raise."""
        index = whole(action, "whole-action", IllegalAction)
        if self.is_forfeit:
            raise IllegalAction("env-forfeit")
        if self.over:
            raise IllegalAction("env-over")
        if self.illegal == "raise" and index not in self.stepper.legal_for(seat):
            self.match().push(seat, index)  # a match says why not
        return index

    def _take(self, seat: int, index: int) -> bool:
        if self.stepper.decide(seat, index):
            self.decisions.append((seat, index))
            return True
        if self.illegal in {"penalty", "end"}:
            self.fines[seat] = self.penalty
        self.is_forfeit = self.illegal == "end"
        return False

    def match(self) -> Match:
        """The game so far as a match, which has a record and can be drawn and replayed."""
        match = match_of(self.rules.name, self.terms, self.game_seed)
        for seat, action in self.decisions:
            match.push(seat, action)
        return match


def one_of(name: str, chosen: str, known: tuple[str, ...]) -> str:
    """What was chosen, if it is known; raises BadOption."""
    if chosen not in known:
        raise BadOption("not-among", where=name, value=f"'{chosen}'", choices=known)
    return chosen
