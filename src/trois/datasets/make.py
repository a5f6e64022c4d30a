"""Playing the games of a dataset."""

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import trois
from trois import bots, games
from trois.bots.levels import SearchBot
from trois.bots.parallel import register_games
from trois.core.data import Json
from trois.core.errors import BadOption
from trois.core.match import Match
from trois.core.seeds import game_seed, seat_seed
from trois.datasets.files import made_whole, opened

FORM: Final = 1


class Recipe(NamedTuple):
    """What is the same for all games of a dataset."""

    game: str
    bot: str
    seats: int
    seed: int
    simulations: int
    options: Mapping[str, object] = {}


class Thought(NamedTuple):
    """What a search made of a decision: how often it tried each action, and how well it expects to do (about 0 to 1)."""

    decision: int
    visits: Mapping[str, int]
    value: float


def played(recipe: Recipe, number: int) -> dict[str, Json]:
    """Game `number` of a dataset, every question asked."""
    match = trois.new(recipe.game, recipe.seats, game_seed(recipe.seed, number), auto=False, **dict(recipe.options))  # type: ignore[arg-type]
    players = [bots.make(recipe.bot, recipe.game, seat_seed(match.chance.seed, seat)) for seat in range(recipe.seats)]
    thoughts: list[Json] = []
    while match.pending:
        seat = match.pending[0]
        legal = match.legal(seat)
        action, thought = legal[0], None
        if len(legal) > 1:
            action, thought = _decided(players[seat], match, seat, bots.Clock(simulations=recipe.simulations))
        if thought is not None:
            thoughts.append([thought.decision, dict(thought.visits), round(thought.value, 4)])
        match.push(seat, action)
    return {
        "dataset": FORM, "bot": recipe.bot, "simulations": recipe.simulations, "record": match.record(),
        "thoughts": thoughts,
    }  # fmt: skip


def _decided(bot: bots.Bot, match: Match, seat: int, clock: bots.Clock) -> tuple[int, Thought | None]:
    view, legal = match.view(seat), match.legal(seat)
    if not isinstance(bot, SearchBot):
        return bot.choose(view, legal, clock), None
    search = bot.think(view, clock)
    action = search.best(legal)
    edges = [edge for edge in search.root.edges.values() if edge.visits and edge.action in legal]
    visits = {match.game.vocabulary.text(edge.action): edge.visits for edge in edges}
    best = next((edge for edge in edges if edge.action == action), None)
    value = best.values[search.seat] / best.visits if best is not None else 0.0
    bot.keep(search, view, action)
    return action, Thought(match.made, visits, value)


def make(recipe: Recipe, count: int, out: Path, jobs: int = 1, hear: Callable[[int], object] = lambda _: None) -> None:
    """Write games 0 to count - 1, in this order whatever the number of processes."""
    bots.check(recipe.bot)
    if count < 1 or jobs < 1 or recipe.simulations < 1:
        raise BadOption("dataset-numbers")
    with ExitStack() as stack:
        file = stack.enter_context(opened(stack.enter_context(made_whole(out)), "wt"))
        lines: Iterator[dict[str, Json]] = map(partial(played, recipe), range(count))
        if jobs > 1:
            pool = ProcessPoolExecutor(jobs, get_context("spawn"), register_games, (games.registered(),))
            lines = stack.enter_context(pool).map(partial(played, recipe), range(count))
        for number, line in enumerate(lines):
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
            hear(number + 1)
