"""A game as one learner plays it: on a seat of its own with bots on the others, or on every seat in turn."""

from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

import numpy as np

from trois import bots
from trois.core.data import whole
from trois.core.errors import BadOption, TroisError
from trois.core.seeds import seat_seed
from trois.env.episode import Episode, Mask

SELF: Final = "self"
"""In place of a bot: the learner plays every seat."""
ROTATE: Final = "rotate"
"""In place of a seat: another one in each game, in turn."""


class SeatedEpisode(Episode):
    """`me` is the learner's seat now.

    `opponents` is a bot, or a list of them by seat, as `trois.bots.make` knows them: levels and bots of your own. They
    play as in `trois sim`: game n of a seed has the same dice and the same bots. With "self" every question is the
    learner's. `simulations` is what a searching opponent may use for a decision, which makes games repeatable;
    without it, it has its time. The other keywords are those of `Episode`.
    """

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] | None = None,
        seat: SupportsIndex | str = 0,
        simulations: SupportsIndex | None = None,
        **choices: Any,
    ) -> None:
        alone = {"seats": 1} if opponents is None else {}
        super().__init__(game, **{"illegal": "penalty", **alone, **choices})
        self.is_self_play = opponents == SELF
        self.opponents = [] if self.is_self_play else named_opponents(opponents, self.seats)
        self.place = _place(seat, self.seats)
        self.clock = _clock(simulations)
        self.bots: dict[int, bots.Bot] = {}
        self.me = 0

    def begin(self, seed: SupportsIndex | None) -> None:
        super().begin(seed)
        self.me = self.number % self.seats if self.place is None else self.place
        self.bots = dict(self._new_bots())
        self._pass_on()

    def _new_bots(self) -> list[tuple[int, bots.Bot]]:
        """One for each of the other seats."""
        if not self.opponents:
            return []
        others = [seat for seat in range(self.seats) if seat != self.me]
        made = zip(others, self.opponents, strict=True)
        return [(seat, bots.make(name, self.rules, seat_seed(self.game_seed, seat))) for seat, name in made]

    def mask(self, seat: int) -> Mask:
        """When the episode has ended every action: none of them counts any more, and a sampler needs one to choose."""
        return np.ones(self.actions, np.int8) if self.over else super().mask(seat)

    def act(self, action: SupportsIndex) -> tuple[bool, float]:
        """The learner's decision, and those of the others up to its next one; whether it was legal, and its reward."""
        actor = self.me
        is_legal = self.step({actor: action})[actor]
        self._pass_on()
        return is_legal, self.rewards()[actor]

    def _pass_on(self) -> None:
        """Until the learner is asked again, or the game is over."""
        if self.is_self_play:
            self.me = self.me if self.over else self.stepper.seat
            return
        while not self.over and self.stepper.seat != self.me:
            self._answer(self.stepper.seat)

    def _answer(self, seat: int) -> None:
        legal = list(self.stepper.legal)
        action = legal[0] if len(legal) == 1 else self.bots[seat].choose(self.view(seat), legal, self.clock)
        if action not in legal:
            raise TroisError("env-bot-answer", seat=seat, action=repr(action))
        self.push(seat, action)


def named_opponents(opponents: str | Sequence[str] | None, seats: int) -> list[str]:
    """A bot for each of the other seats; raises BadOption."""
    others = seats - 1
    if opponents is None:
        if others:
            raise BadOption("env-opponents", seats=seats)
        return []
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(names) != others:
        raise BadOption("env-opponent-count", opponents=len(names), others=others)
    return [bots.check(name) for name in names]


def _place(seat: SupportsIndex | str, seats: int) -> int | None:
    """None: it rotates."""
    if seat == ROTATE:
        return None
    if isinstance(seat, str):
        raise BadOption("env-seat", seat=seat, rotate=ROTATE)
    place = whole(seat, "whole-seat", BadOption)
    if not 0 <= place < seats:
        raise BadOption("no-seat-number", seat=place, last=seats - 1)
    return place


def _clock(simulations: SupportsIndex | None) -> bots.Clock | None:
    if simulations is None:
        return None
    number = whole(simulations, "whole-simulations", BadOption)
    if number < 1:
        raise BadOption("env-simulations", simulations=number)
    return bots.Clock(simulations=number)
