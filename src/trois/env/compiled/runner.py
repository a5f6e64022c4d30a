"""Many games stepped at once into plain buffers, here so that the loop is compiled with the engine.

Buffers are flat memoryviews, shared with whoever reads them: this module knows nothing of NumPy.
"""

from array import array
from collections.abc import Callable
from typing import Final, Protocol

from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.errors import IllegalAction
from trois.core.game import AnyGame, Score, State
from trois.core.options import Options
from trois.core.seeds import game_seed, seat_seed

BLOCK: Final = 32
"""Games whose states the processor's cache holds: they are observed right after they were stepped."""


class Encoder(Protocol):
    """Writes what a seat may know of a state as bytes, always of the same length."""

    def encode(self, state: State, seat: int) -> bytes: ...


class Buffers:
    """One row per game. `masks` has a byte per action, `codes` what the encoder gives, `rewards` and `totals` an
    entry per seat; `sampled` is a legal action drawn at random.
    """

    def __init__(
        self,
        actions: memoryview,
        masks: memoryview,
        codes: memoryview,
        rewards: "memoryview[float]",
        totals: memoryview,
        dones: memoryview,
        seats: memoryview,
        sampled: memoryview,
    ) -> None:
        self.actions = actions
        self.masks = masks
        self.codes = codes
        self.rewards = rewards
        self.totals = totals
        self.dones = dones
        self.seats = seats
        self.sampled = sampled


class Runner:
    """Rows `first` to `first + count - 1` of a series of games; a game that ends is followed by game
    number + `stride`, so that who runs which row makes no difference.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options,
        changes: dict[str, Json],
        first: int,
        count: int,
        stride: int,
        buffers: Buffers,
        reward: Callable[[list[Score]], list[float]],
        encoder: Encoder,
        width: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.changes = changes
        self.first = first
        self.count = count
        self.stride = stride
        self.buffers = buffers
        self.reward = reward
        self.encoder = encoder
        self.width = width
        self.actions = len(game.vocabulary)
        self.blank = bytes(self.actions)
        self.no_rewards = [0.0] * seats
        self.seed = 0
        self.states: list[State] = []
        self.chances: list[Chance] = []
        self.pickers: list[Chance] = []
        self.numbers: list[int] = []
        self.turns: list[int] = []
        self.drawn: list[int] = []
        self.legal: list[list[int]] = []
        self.paid: list[bool] = []

    def reset(self, seed: int, observe: bool) -> None:
        """Begin games number `first`, ... of the series of a seed."""
        self.seed = seed
        self.states = []
        self.chances = []
        self.pickers = []
        self.numbers = list(range(self.first, self.first + self.count))
        self.turns = [0] * self.count
        self.drawn = [0] * self.count
        self.legal = [[] for _ in range(self.count)]
        self.paid = [True] * self.count
        for row in range(self.count):
            self.chances.append(Chance(0))
            self.pickers.append(Chance(0))
            self.states.append(self._begin(row))
            self._clear(row)
            self._ask(row)
        if observe:
            self._observe(range(self.count))
        self._tell()

    def step(self, observe: bool) -> None:
        """Take the decisions in `actions`; nothing is changed if one of them is illegal."""
        chosen = self.buffers.actions[self.first : self.first + self.count].tolist()
        self._check(chosen)
        for first in range(0, self.count, BLOCK):
            block = range(first, min(first + BLOCK, self.count))
            for row in block:
                self._decide(row, chosen[row])
            if observe:
                self._observe(block)
        self._tell()

    def _decide(self, row: int, action: int) -> None:
        state = self.states[row]
        self.game.apply(state, self.turns[row], action, self.chances[row], None)
        if not self.game.pending(state):
            self._end(row)
        elif self.paid[row]:
            self._clear(row)
        self._ask(row)

    def _observe(self, rows: range) -> None:
        """Write what the seats to move know."""
        width = self.width
        for row in rows:
            at = (self.first + row) * width
            self.buffers.codes[at : at + width] = self.encoder.encode(self.states[row], self.turns[row])

    def _tell(self) -> None:
        """Write what has one number per game."""
        last = self.first + self.count
        self.buffers.seats[self.first : last] = array("i", self.turns)
        self.buffers.sampled[self.first : last] = array("i", self.drawn)

    def _check(self, chosen: list[int]) -> None:
        for row in range(self.count):
            if chosen[row] not in self.legal[row]:
                raise IllegalAction(f"game {self.first + row}: action {chosen[row]} is not legal now")

    def _begin(self, row: int) -> State:
        seed = game_seed(self.seed, self.numbers[row])
        self.chances[row] = Chance(seed)
        self.pickers[row] = Chance(seat_seed(seed, 0))
        return self.game.setup(self.seats, self.options, self.changes, self.chances[row], None)

    def _ask(self, row: int) -> None:
        """The next question of a game: who is asked, what is legal."""
        state = self.states[row]
        seat = self.game.pending(state)[0]
        legal = self.game.legal(state, seat)
        self.turns[row] = seat
        self.legal[row] = legal
        at = self.first + row
        self.buffers.masks[at * self.actions : (at + 1) * self.actions] = self._mask(legal)
        count = len(legal)
        self.drawn[row] = legal[self.pickers[row].below(count)] if count > 1 else legal[0]

    def _mask(self, legal: list[int]) -> bytearray:
        mask = bytearray(self.blank)
        for action in legal:
            mask[action] = 1
        return mask

    def _end(self, row: int) -> None:
        """Pay, and begin the next game."""
        scores = self.game.scores(self.states[row])
        self._pay(row, self.reward(scores), True)
        at = (self.first + row) * self.seats
        for seat in range(self.seats):
            self.buffers.totals[at + seat] = scores[seat].total
        self.numbers[row] += self.stride
        self.states[row] = self._begin(row)

    def _clear(self, row: int) -> None:
        self._pay(row, self.no_rewards, False)

    def _pay(self, row: int, rewards: list[float], over: bool) -> None:
        at = self.first + row
        self.buffers.dones[at] = 1 if over else 0
        for seat in range(self.seats):
            self.buffers.rewards[at * self.seats + seat] = rewards[seat]
        self.paid[row] = over
