"""A searching bot that shares its work with a second process."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from trois import games
from trois.bots.clock import Clock
from trois.bots.ladder import find_level
from trois.bots.levels import SearchBot
from trois.bots.search import Search
from trois.core.game import View

Counts = dict[int, tuple[int, float]]
"""By action: its visits and the sum of the seat's values."""


class ParallelBot:
    """Two trees for one question, one in each process, counted together.

    With a fixed number of simulations each tree gets half of them, so the choice depends on the seed alone.
    """

    def __init__(self, bot: SearchBot, level: str) -> None:
        self.bot = bot
        self.level = level
        self.asked = 0
        self.pool: ProcessPoolExecutor | None = None

    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        clock = self.bot.decision_clock(view, clock or Clock())
        half = Clock(
            clock.seconds, None if clock.simulations is None else max(1, clock.simulations // 2), None, clock.stop
        )
        if self.pool is None:
            self.pool = _new_pool()
        self.asked += 1
        seed = self.bot.seed * 1_009 + self.asked
        other = self.pool.submit(
            count_afresh, self.level, self.bot.game.name, view, seed, half.seconds, half.simulations
        )
        search = self.bot.think(view, half)
        action = most_visited(legal, [count(search), other.result()])
        self.bot.keep(search, view, action)
        return action

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: a copy starts a second process of its own."""
        return ParallelBot, (self.bot, self.level), {"asked": self.asked}

    def close(self) -> None:
        """End the second process."""
        if self.pool is not None:
            self.pool.shutdown()
            self.pool = None


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        1, mp_context=get_context("spawn"), initializer=register_games, initargs=(games.registered(),)
    )


def register_games(places: dict[str, str]) -> None:
    """In a new process: know the games that the first one knows."""
    for name, place in places.items():
        games.register(name, place)


def count_afresh(
    level: str, game: str, view: View, seed: int, seconds: float | None, simulations: int | None
) -> Counts:
    """What a tree of its own makes of a question; runs in the second process."""
    row = find_level(level)
    bot = None if row is None else row.make(games.get(game), seed, seed)
    return count(bot.think(view, Clock(seconds, simulations))) if isinstance(bot, SearchBot) else {}


def count(search: Search) -> Counts:
    return {edge.action: (edge.visits, edge.values[search.seat]) for edge in search.root.edges.values()}


def most_visited(legal: list[int], trees: list[Counts]) -> int:
    """The most visited action of all trees together, the better one of equals."""
    standing: list[tuple[int, float, int]] = []
    for action in legal:
        found = [tree.get(action, (0, 0.0)) for tree in trees]
        visits = sum(count for count, _ in found)
        standing.append((visits, sum(total for _, total in found) / max(visits, 1), -action))
    return -max(standing)[2]
