"""Play where every outcome of chance is chosen by the caller, one at a time: for tools that want chance as a player.

Compiled with the engine, whose classes plain Python cannot extend.
"""

from trois.core.chance import Chance, Uncertain
from trois.core.data import Json
from trois.core.game import AnyGame, State
from trois.core.options import Options


class GivenChance(Chance):
    """Feeds given outcomes; raises Uncertain when they run out, and `wanted` says how many there are to choose from."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0)
        self.outcomes = outcomes
        self.cursor = 0
        self.wanted = 0

    def below(self, n: int) -> int:
        if self.cursor == len(self.outcomes):
            self.wanted = n
            raise Uncertain
        self.cursor += 1
        return self.outcomes[self.cursor - 1]


class Branch:
    """A game at a decision, or in the middle of one, waiting for an outcome of chance (`wanted` > 0)."""

    def __init__(self, game: AnyGame, seats: int, options: Options, changes: dict[str, Json]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.changes = changes
        self.state: State | None = None
        self.seat = -1
        self.action = -1
        self.outcomes: list[int] = []
        self.wanted = 0

    def copy(self) -> "Branch":
        twin = Branch(self.game, self.seats, self.options, self.changes)
        twin.state = None if self.state is None else self.state.copy()
        twin.seat = self.seat
        twin.action = self.action
        twin.outcomes = list(self.outcomes)
        twin.wanted = self.wanted
        return twin

    def begin(self) -> None:
        self._try()

    def start_from(self, state: State) -> None:
        """Go on from a state instead of the set-up."""
        self.state = state
        self.outcomes = []
        self.wanted = 0

    def pending(self) -> list[int]:
        """The seats that must decide now; none while chance is awaited or when it is over."""
        return [] if self.state is None or self.wanted else self.game.pending(self.state)

    def decide(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action
        self._try()

    def draw(self, outcome: int) -> None:
        self.outcomes.append(outcome)
        self._try()

    def _try(self) -> None:
        """Do again what waits for chance, with one outcome more; a half-done attempt is thrown away."""
        chance = GivenChance(self.outcomes)
        try:
            self.state = self._attempt(chance)
        except Uncertain:
            self.wanted = chance.wanted
            return
        self.wanted = 0
        self.outcomes = []

    def _attempt(self, chance: GivenChance) -> State:
        if self.state is None:
            return self.game.setup(self.seats, self.options, self.changes, chance, None)
        twin = self.state.copy()
        self.game.apply(twin, self.seat, self.action, chance, None)
        return twin
