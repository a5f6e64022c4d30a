"""What a match keeps of its past."""

from trois.core.data import Json
from trois.core.game import Position, State
from trois.core.journal import Journal
from trois.core.options import Options


class Decision:
    """One answered question. Decisions of one moment were asked at the same time."""

    def __init__(self, seat: int, action: int, forced: bool, moment: int, mark: tuple[int, int, int]) -> None:
        self.seat = seat
        self.action = action
        self.forced = forced
        self.moment = moment
        self.mark = mark


class Checkpoint:
    """A state that undo can start again from, and how much had happened by then."""

    def __init__(self, state: State, drawn: int, line: int, journal: Journal) -> None:
        self.state = state
        self.drawn = drawn
        self.line = line
        self.journal = len(journal)
        self.held = list(journal.held)


class Terms:
    """What was agreed before the first decision. A match may start from a position."""

    def __init__(
        self, seats: int, options: Options, changes: dict[str, Json], start: Position | None = None,
        earlier_seeds: list[dict[str, Json]] | None = None,
    ) -> None:  # fmt: skip
        self.seats = seats
        self.options = options
        self.changes = changes
        self.start = start
        self.earlier_seeds = earlier_seeds or []
