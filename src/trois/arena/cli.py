"""Bots against one another, from the command line: `trois arena`, and `trois sim` for one table as it is."""

import math
import signal
import sys
import threading
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trois import games
from trois.arena.plan import Plan, check, schedule, tables
from trois.arena.report import plot, write_csv
from trois.arena.results import Result, Results
from trois.arena.runs import run_all
from trois.arena.summary import print_summary
from trois.bots import ALL_LEVELS
from trois.core.errors import BadOption
from trois.text import Text


def run_arena(args: Namespace, options: Mapping[str, object], text: Text) -> None:
    """Play, or go on playing; then print and write what came of it."""
    _check(args)
    plan = check(arena_plan(args, options), args.cards)
    stem = args.out / f"{plan.game}-{plan.seats}-{'-'.join(dict.fromkeys(plan.bots))}"
    results = Results(stem.with_suffix(".jsonl"), header(plan))
    console = _console()
    finished = play_plan(plan, results, console, text, args.jobs, args.ray)
    if not finished:
        return
    print_summary(plan, finished, console, text)
    write_csv(finished, stem.with_suffix(".csv"))
    title = f"{games.get(plan.game).title}, {plan.seats} seats, {plan.games} games a table"
    if not plot(finished, title, stem.with_suffix(".png")):
        console.print(text("arena.no-plot"))


def _check(args: Namespace) -> None:
    """Before anything is played or written."""
    for name, least in (("seconds", 0), ("simulations", 1), ("seats", 1), ("jobs", 1)):
        given = getattr(args, name)
        if given is not None and not least <= given < math.inf:
            raise BadOption(f"--{name} {given}: a number of at least {least}")
    if args.ray is not None and find_spec("ray") is None:
        raise BadOption("--ray needs the extra [ray]: pip install 'trois[ray]'")


def run_sim(plan: Plan, names: Sequence[str], text: Text) -> None:
    """Play one table and print what came of it, seat by seat."""
    console = _console()
    finished = play_plan(plan, Results(None, {}), console, text)
    if finished:
        print_summary(plan, finished, console, text, names)


def play_plan(
    plan: Plan, results: Results, console: Console, text: Text, jobs: int = 1, ray: str | None = None
) -> list[Result]:
    """Play with a bar of progress on the error stream; Ctrl-C and SIGTERM end it early with what is finished."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    before, total = len(_asked_for(plan, results)), plan.games * len(tables(plan))
    try:
        with (
            _terminated_like_interrupted(),
            Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress,
        ):
            task = progress.add_task(games.get(plan.game).title, total=total, completed=before)
            run_all(plan, results, jobs, ray, lambda _: progress.advance(task))
    except KeyboardInterrupt:
        console.print(text("arena.stopped", n=len(_asked_for(plan, results))))
    return _asked_for(plan, results)


@contextmanager
def _terminated_like_interrupted() -> Iterator[None]:
    """Who is asked to end by SIGTERM ends the processes that play, too."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _asked_for(plan: Plan, results: Results) -> list[Result]:
    """Of the results in a file, those that the plan asks for."""
    if results.path is None:
        return results.all
    wanted = {game.key for game in schedule(plan)}
    return [result for result in results.all if result.key in wanted]


def _console() -> Console:
    """Nothing in our texts is markup: a name with brackets stays what it is."""
    return Console(file=sys.stdout, markup=False, highlight=False, emoji=False)


def arena_plan(args: Namespace, options: Mapping[str, object]) -> Plan:
    names = tuple(name.strip() for name in args.bots.split(","))
    for name in names:
        if name not in ALL_LEVELS:
            raise BadOption(f"there is no bot '{name}'; there are: {', '.join(ALL_LEVELS)}")
    seats = args.seats or min(2, len(names))
    return Plan(args.game, names, seats, args.games, args.seed, args.seconds, args.simulations, tuple(options.items()))


def header(plan: Plan) -> dict[str, object]:
    """What results must have in common to be counted together."""
    found: dict[str, object] = {
        "game": plan.game,
        "rules": games.get(plan.game).rules_version,
        "seats": plan.seats,
        "seconds": plan.seconds,
        "simulations": plan.simulations,
        "options": dict(plan.options),
    }
    return {**found, "cards": dict(plan.changes)} if plan.changes else found
