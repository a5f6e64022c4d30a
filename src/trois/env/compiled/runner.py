"""Many games stepped at once into plain buffers.

Buffers are flat memoryviews, shared with whoever reads them: this module knows nothing of NumPy.
"""

from array import array
from collections.abc import Callable
from typing import Final

from trois.core.chance import Chance
from trois.core.errors import IllegalAction
from trois.core.game import AnyGame, Score
from trois.core.history import Terms
from trois.core.seeds import game_seed, seat_seed
from trois.env.compiled.encoding import StateEncoder
from trois.env.compiled.stepper import NOBODY, Stepper

BLOCK: Final = 32
"""Games whose states the processor's cache holds: they are observed right after they were stepped."""


class Buffers:
    """One row per game. `masks` has a byte per action, `rewards` and `totals` an entry per seat; `sampled` is a legal
    action drawn at random; `illegal` is 1 where the last action was.
    """

    def __init__(
        self,
        actions: memoryview,
        masks: memoryview,
        rewards: "memoryview[float]",
        totals: memoryview,
        dones: memoryview,
        seats: memoryview,
        sampled: memoryview,
        illegal: memoryview,
    ) -> None:
        self.actions = actions
        self.masks = masks
        self.rewards = rewards
        self.totals = totals
        self.dones = dones
        self.seats = seats
        self.sampled = sampled
        self.illegal = illegal


RAISE: Final = "raise"
END: Final = "end"
IGNORE: Final = "ignore"


class Foul:
    """What an illegal action brings: an error, or a fine and the same question again, or a fine and the next game."""

    def __init__(self, mode: str = RAISE, penalty: float = 1.0) -> None:
        self.raises = mode == RAISE
        self.ends = mode == END
        self.fine = 0.0 if mode == IGNORE else penalty


class Runner:
    """Rows `first` to `first + count - 1` of a series of games; a game that ends is followed by game
    number + `stride`, so that who runs which row makes no difference. `show` gets what the encoder wrote of some games
    and the row of the first: at once, as long as it is in the processor's cache.
    """

    def __init__(
        self,
        game: AnyGame,
        terms: Terms,
        first: int,
        count: int,
        stride: int,
        buffers: Buffers,
        reward: Callable[[list[Score]], list[float]],
        encoder: StateEncoder,
        show: Callable[[int, bytes], None],
        foul: Foul,
    ) -> None:
        self.game = game
        self.seats = terms.seats
        self.terms = terms
        self.first = first
        self.count = count
        self.stride = stride
        self.buffers = buffers
        self.reward = reward
        self.encoder = encoder
        self.show = show
        self.foul = foul
        self.actions = len(game.vocabulary)
        self.runs = [bytes(zeros) + b"\1" for zeros in range(self.actions)]
        self.rests = [bytes(zeros) for zeros in range(self.actions)]
        self.no_rewards = [0.0] * terms.seats
        self.seed = 0
        self.steppers: list[Stepper] = []
        self.pickers: list[Chance] = []
        self.numbers: list[int] = []
        self.drawn: list[int] = []
        self.asked: list[int] = []
        self.paid: list[bool] = []

    def reset(self, seed: int, observe: bool) -> None:
        """Begin games number `first`, ... of the series of a seed."""
        self.seed = seed
        self.buffers.illegal[self.first : self.first + self.count] = bytes(self.count)
        self.numbers = list(range(self.first, self.first + self.count))
        self.drawn = [0] * self.count
        self.asked = [NOBODY] * self.count
        self.paid = [True] * self.count
        seeds = [game_seed(seed, number) for number in self.numbers]
        self.steppers = [Stepper(self.game, self.terms, self.encoder, own) for own in seeds]
        self.pickers = [Chance(seat_seed(own, 0)) for own in seeds]
        for row in range(self.count):
            self._clear(row)
            self._ask(row)
        for first in range(0, self.count, BLOCK):
            self._show(first, min(first + BLOCK, self.count), observe)
        self._tell()

    def step(self, observe: bool) -> None:
        """Take the decisions in `actions`; nothing is changed if an illegal one raises an error."""
        chosen = self.buffers.actions[self.first : self.first + self.count].tolist()
        wrong = self._illegal_rows(chosen)
        for first in range(0, self.count, BLOCK):
            last = min(first + BLOCK, self.count)
            for row in range(first, last):
                if wrong and row in wrong:
                    self._punish(row)
                else:
                    self._decide(row, chosen[row])
            self._show(first, last, observe)
        self._tell()

    def _punish(self, row: int) -> None:
        """Fine the seat to move; the same question comes again, or the next game."""
        seat = self.steppers[row].seat
        fines = [-self.foul.fine if each == seat else 0.0 for each in range(self.seats)]
        self._pay(row, fines, self.foul.ends)
        self.paid[row] = True
        if self.foul.ends:
            self._begin_next(row)
            self._ask(row)

    def _decide(self, row: int, action: int) -> None:
        stepper = self.steppers[row]
        stepper.apply(stepper.seat, action)
        if stepper.seat == NOBODY:
            self._end(row)
        elif self.paid[row]:
            self._clear(row)
        self._ask(row)

    def _show(self, first: int, last: int, observe: bool) -> None:
        """Write what the seats to move may do, and what they know if that is wanted."""
        steppers = self.steppers[first:last]
        start, end = self.first + first, self.first + last
        masks: list[bytes] = []
        for stepper in steppers:
            self._add_mask(stepper.legal, masks)
        self.buffers.masks[start * self.actions : end * self.actions] = b"".join(masks)
        if observe:
            codes: list[bytes] = []
            for stepper in steppers:
                stepper.add_observation(stepper.seat, codes)
            self.show(start, b"".join(codes))

    def _add_mask(self, legal: list[int], parts: list[bytes]) -> None:
        """Each legal action after the zeros before it, as actions are sorted; then the other zeros."""
        after = 0
        for action in legal:
            parts.append(self.runs[action - after])
            after = action + 1
        parts.append(self.rests[self.actions - after])

    def _tell(self) -> None:
        """Write what has one number per game."""
        last = self.first + self.count
        self.buffers.seats[self.first : last] = array("i", self.asked)
        self.buffers.sampled[self.first : last] = array("i", self.drawn)

    def _illegal_rows(self, chosen: list[int]) -> list[int]:
        """Rows whose action is illegal, which is also told; raises IllegalAction where it should. What was drawn is legal."""
        drawn = self.drawn
        others = [row for row in range(self.count) if chosen[row] != drawn[row]]
        wrong = [row for row in others if chosen[row] not in self.steppers[row].legal]
        if wrong and self.foul.raises:
            raise IllegalAction("env-illegal", game=self.first + wrong[0], action=chosen[wrong[0]])
        self.buffers.illegal[self.first : self.first + self.count] = bytes(self.count)
        for row in wrong:
            self.buffers.illegal[self.first + row] = 1
        return wrong

    def _ask(self, row: int) -> None:
        """The next question of a game: whom it is asked, and a legal answer at random."""
        stepper = self.steppers[row]
        self.asked[row] = stepper.seat
        legal = stepper.legal
        count = len(legal)
        self.drawn[row] = legal[self.pickers[row].below(count)] if count > 1 else legal[0]

    def _end(self, row: int) -> None:
        """Pay, and begin the next game."""
        stepper = self.steppers[row]
        scores = self.game.scores(stepper.state)
        self._pay(row, self.reward(scores), True)
        at = (self.first + row) * self.seats
        for seat in range(self.seats):
            self.buffers.totals[at + seat] = scores[seat].total
        self._begin_next(row)

    def _begin_next(self, row: int) -> None:
        self.numbers[row] += self.stride
        own = game_seed(self.seed, self.numbers[row])
        self.steppers[row].begin(own)
        self.pickers[row] = Chance(seat_seed(own, 0))

    def _clear(self, row: int) -> None:
        self._pay(row, self.no_rewards, False)

    def _pay(self, row: int, rewards: list[float], over: bool) -> None:
        at = self.first + row
        self.buffers.dones[at] = 1 if over else 0
        for seat in range(self.seats):
            self.buffers.rewards[at * self.seats + seat] = rewards[seat]
        self.paid[row] = over
