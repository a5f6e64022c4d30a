"""One game, stepped decision by decision: what every environment plays."""

from typing import Final

from trois.core.chance import Chance
from trois.core.game import AnyGame, State
from trois.core.history import Terms
from trois.env.compiled.encoding import DraftEncoder, Kept, StateEncoder

NOBODY: Final = -1


class Stepper:
    """`seat` is the first seat that is asked now, NOBODY when the game is over; `legal` are its actions.

    No match is kept: nothing is recorded and nothing can be undone, which is what makes it quick.
    """

    def __init__(self, game: AnyGame, terms: Terms, encoder: StateEncoder, seed: int) -> None:
        self.game = game
        self.terms = terms
        self.encoder = encoder
        self.drafts: DraftEncoder[State] | None = encoder if isinstance(encoder, DraftEncoder) else None
        self.kept = Kept()
        self.blank = bytes(len(game.vocabulary))
        self.seat = NOBODY
        self.legal: list[int] = []
        self.chance = Chance(seed)
        self.start: State | None = None if terms.start is None else game.load(terms.start)
        self.state: State = self._first()
        self._ask()

    def _first(self) -> State:
        """The state at the first question."""
        if self.start is not None:
            return self.start.copy()
        return self.game.setup(self.terms.seats, self.terms.options, self.terms.changes, self.chance, None)

    def copy(self) -> "Stepper":
        """A twin that goes on by itself: the same decisions meet the same dice."""
        twin = Stepper(self.game, self.terms, self.encoder, self.chance.seed)
        twin.chance.rewind(self.chance.mark())
        twin.state = self.state.copy()
        twin._ask()
        return twin

    def __deepcopy__(self, memo: object) -> "Stepper":
        return self.copy()

    def begin(self, seed: int) -> None:
        """Another game, as a match with this seed and `auto=False` would have it."""
        self.chance = Chance(seed)
        self.state = self._first()
        self.kept.forget()
        self._ask()

    def is_asked(self, seat: int) -> bool:
        return seat in self.game.pending(self.state)

    def legal_for(self, seat: int) -> list[int]:
        """The actions a seat may choose from; none if it is not asked."""
        if seat == self.seat:
            return self.legal
        return self.game.legal(self.state, seat) if self.is_asked(seat) else []

    def decide(self, seat: int, action: int) -> bool:
        """Take a decision; False, and nothing is changed, if it is illegal."""
        if action not in self.legal_for(seat):
            return False
        self.apply(seat, action)
        return True

    def apply(self, seat: int, action: int) -> None:
        """Take a decision that is known to be legal."""
        self.game.apply(self.state, seat, action, self.chance, None)
        if self.drafts is not None and not self.drafts.is_draft(self.state):
            self.kept.forget()
        self._ask()

    def _ask(self) -> None:
        pending = self.game.pending(self.state)
        if pending:
            self.seat = pending[0]
            self.legal = self.game.legal(self.state, self.seat)
        else:
            self.seat = NOBODY
            self.legal = []

    def mask(self, seat: int) -> bytearray:
        """A byte per action: 1 for every legal one; all 0 for a seat that is not asked."""
        mask = bytearray(self.blank)
        for action in self.legal_for(seat):
            mask[action] = 1
        return mask

    def observe(self, seat: int) -> bytes:
        """What a seat may know, one byte per number."""
        parts: list[bytes] = []
        self.add_observation(seat, parts)
        return b"".join(parts)

    def add_observation(self, seat: int, parts: list[bytes]) -> None:
        """The same, in parts for whoever joins those of many games."""
        if self.drafts is None:
            parts.append(self.encoder.encode(self.state, seat))
        else:
            self.drafts.add(self.state, seat, self.kept, parts)
