"""Running a task: its games with a bot, and the result as data that tells how to get it again."""

import json
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple, cast

import trois
from trois import bots, games
from trois.arena import Plan, Result, schedule
from trois.arena.results import file_word
from trois.arena.runs import play_all
from trois.arena.statistics import clustered_rate, mean_error
from trois.arena.versions import bot_version, engine_version
from trois.benchmark.optimum import POSITIONS, optimum
from trois.benchmark.tasks import SEED, SIMULATIONS, VERSION, Task
from trois.bots.own import split_name
from trois.core.data import Json


class Outcome(NamedTuple):
    """What a bot makes of a task: points where it is alone, otherwise its share of first places."""

    value: float
    low: float
    high: float
    """The 95 % interval; games with the same dice count as one observation."""
    points: float
    """The mean of its points."""


def plan_of(task: Task, bot: str, count: int | None = None, simulations: int = SIMULATIONS) -> Plan:
    """The games of a task."""
    start = json.loads((POSITIONS / task.start).read_text(encoding="utf-8")) if task.start else None
    table = (bot, *task.opponents)
    number = task.games if count is None else count
    return Plan(task.game, table, task.seats, number, SEED, None, simulations, changes=task.changes, start=start)


def run(
    task: Task,
    bot: str,
    jobs: int = 1,
    count: int | None = None,
    simulations: int = SIMULATIONS,
    hear: Callable[[Result], object] = lambda _: None,
) -> dict[str, Json]:
    """Play a task; `count` plays only its first games, which the result tells."""
    bots.check(split_name(bot)[1])
    plan, found = plan_of(task, bot, count, simulations), []
    for result in play_all(schedule(plan), jobs, None):
        hear(result)
        found.append(result)
    found.sort(key=lambda result: (result.seed, result.turn))
    return as_data(task, bot, plan, found)


def as_data(task: Task, bot: str, plan: Plan, found: list[Result]) -> dict[str, Json]:
    outcome = scored(task, found)
    numbers = {name: round(value, 4) for name, value in outcome._asdict().items()}
    gap = {"gap": round(optimum() - outcome.value, 4)} if task.start else {}
    return {
        "benchmark": VERSION,
        "task": task.name,
        "bot": bot,
        "bot_version": bot_version(bot, task.game),
        "trois": trois.__version__,
        "engine": engine_version(task.game).partition(" ")[0],
        "rules": games.get(task.game).rules_version,
        "simulations": plan.simulations,
        "games": plan.games,
        "complete": plan.games == task.games,
        "outcome": {**numbers, **gap},
        "results": [[result.seed, result.turn, list(result.scores)] for result in found],
    }


def scored(task: Task, found: list[Result]) -> Outcome:
    """By the bot's own place in the table: an opponent may be the same bot."""
    points = [float(result.scores[0]) for result in found]
    mean = fmean(points)
    if task.counts_points:
        return Outcome(mean, mean - mean_error(points), mean + mean_error(points), mean)
    by_seed: dict[int, list[float]] = {}
    for result in found:
        by_seed.setdefault(result.seed, []).append(result.wins()[0])
    return Outcome(*clustered_rate(list(by_seed.values())), mean)


def command(data: dict[str, Any]) -> str:
    """What plays a result again."""
    more = "" if data["simulations"] == SIMULATIONS else f" --simulations {data['simulations']}"
    part = "" if data["complete"] else f" --games {data['games']}"
    return f"trois benchmark run {data['task']} --bot {data['bot']}{more}{part}"


def file_of(folder: Path, data: dict[str, Any]) -> Path:
    more = "" if data["simulations"] == SIMULATIONS else f"-{data['simulations']}"
    return folder / f"{data['task']}-{file_word(data['bot'])}{more}.json"


def write(folder: Path, data: dict[str, Json]) -> Path:
    """A line for the head and one for every game, so that two results can be compared by eye."""
    path = file_of(folder, data)
    folder.mkdir(parents=True, exist_ok=True)
    head = json.dumps({name: value for name, value in data.items() if name != "results"}, indent=1)
    games_played = ",\n".join(json.dumps(row) for row in cast(list[Json], data["results"]))
    path.write_text(f'{head[:-2]},\n "results": [\n{games_played}\n]}}\n', encoding="utf-8")
    return path
