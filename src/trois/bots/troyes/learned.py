"""The learned judgement of Troyes."""

from pathlib import Path
from typing import Final, cast

from trois.bots.learned import LearnedPolicy
from trois.bots.network import Network, empty, network_at
from trois.bots.troyes.inputs import COUNT, SLOT_COUNT, Inputs, slot_of
from trois.bots.troyes.policy import TroyesPolicy
from trois.core import game as core
from trois.games.troyes.state import State
from trois.games.troyes.words import OVER

FILE: Final = Path(__file__).with_name("judgement.bin")


class LearnedTroyes(LearnedPolicy):
    def __init__(self, game: core.AnyGame, network: Network | None = None) -> None:
        super().__init__(TroyesPolicy(game), network_at(FILE, COUNT, SLOT_COUNT) if network is None else network)
        self.reader = Inputs()

    def inputs(self, state: core.State, viewer: int) -> list[int]:
        return self.reader.of(cast(State, state), viewer)

    def slot(self, state: core.State, action: int) -> int:
        return slot_of(cast(State, state), action)

    def seats(self, state: core.State) -> int:
        board = cast(State, state)
        return board.deal.seats

    def is_over(self, state: core.State) -> bool:
        return cast(State, state).question == OVER


def blank(game: core.AnyGame) -> LearnedTroyes:
    """For who only reads positions: it has learned nothing yet."""
    return LearnedTroyes(game, empty(COUNT))
