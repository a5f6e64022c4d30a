"""The tasks of the benchmark. They are frozen: a change of one makes a new version."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from trois.core.data import Json
from trois.core.errors import BadOption

VERSION: Final = 1
SEED: Final = 20_260_101
"""Game n of a task has the dice of `game_seed(SEED, n)`."""

CORRECTED: Final[Mapping[str, Json]] = {
    "board": {"agriculture": {"divisor": 3}, "wages": {"palace": 1, "bishopric": 2, "city_hall": 0}},
    "activity": [{"id": "artisan", "divisor": 3}, {"id": "merchant", "divisor": 3}],
}
"""Troyes with other prices and wages: what has learned names instead of numbers goes astray."""


class Task(NamedTuple):
    name: str
    game: str
    seats: int
    games: int
    opponents: tuple[str, ...] = ()
    """By turn after the bot; their searches have as many simulations a decision as the bot may have."""
    start: str = ""
    """A position that every game begins from, in the folder `positions`."""
    changes: Mapping[str, Any] = {}
    """Corrected card numbers that nobody has seen in training."""

    @property
    def counts_points(self) -> bool:
        """Alone a bot is scored by its points, among others by its share of first places."""
        return not self.opponents


SIMULATIONS: Final = 100
"""A decision, for the bot and its opponents, unless a run says otherwise (which its result then tells)."""

TASKS: Final = [
    Task("dice-solo", "troyes-dice", 1, 200),
    Task("dice-small", "troyes-dice", 1, 400, start="small.json"),
    Task("troyes-steward", "troyes", 2, 100, ("steward",)),
    Task("troyes-expert", "troyes", 2, 60, ("expert",)),
    Task("troyes-three", "troyes", 3, 60, ("steward", "novice")),
    Task("troyes-corrected", "troyes", 2, 60, ("steward",), changes=CORRECTED),
    Task("tournay-steward", "tournay", 2, 100, ("steward",)),
    Task("tournay-expert", "tournay", 2, 40, ("expert",)),
    Task("tournay-pool", "tournay", 3, 60, ("steward", "novice")),
]


def find_task(name: str) -> Task:
    """Raises BadOption where no task is called so."""
    for task in TASKS:
        if task.name == name:
            return task
    raise BadOption("no-task", name=name[:60], names=[task.name for task in TASKS])
