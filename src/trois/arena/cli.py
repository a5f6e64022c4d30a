"""Bots against one another, from the command line: `trois arena`, and `trois sim` for one table as it is."""

import math
import signal
import sys
import threading
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from statistics import fmean

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from trois import bots, games
from trois.arena import sequential
from trois.arena.plan import Plan, check, schedule, tables
from trois.arena.report import plot, write_csv
from trois.arena.results import Result, Results, file_word
from trois.arena.runs import run_all
from trois.arena.sequential import MARGIN, Question
from trois.arena.summary import bot_name, print_summary
from trois.arena.versions import bot_version, engine_version
from trois.bots.own import split_name
from trois.core.errors import BadOption
from trois.text import Text


def run_arena(args: Namespace, options: Mapping[str, object], text: Text) -> None:
    """Play, or continue playing; then print and write the results."""
    _check(args)
    plan = check(arena_plan(args, options), args.cards)
    question = _question(args, plan)
    stem = args.out / f"{plan.game}-{plan.seats}-{'-'.join(dict.fromkeys(map(file_word, plan.bots)))}"
    results = Results(stem.with_suffix(".jsonl"), header(plan))
    console = _console()
    finished = play_plan(plan, results, console, text, args.jobs, args.ray, question)
    if not finished:
        return
    print_summary(plan, finished, console, text)
    if question is not None:
        _print_verdict(question, finished, console, text)
    write_csv(finished, stem.with_suffix(".csv"))
    title = text("arena.plot", game=games.get(plan.game).title, seats=plan.seats, n=plan.games)
    if not plot(finished, title, stem.with_suffix(".png"), text):
        console.print(text("arena.no-plot"))


def _question(args: Namespace, plan: Plan) -> Question | None:
    if args.beats is None:
        if args.margin is not None:
            raise BadOption("margin")
        return None
    if len(tables(plan)) > 1:
        raise BadOption("beats-table")
    return sequential.check(Question(args.beats, MARGIN if args.margin is None else args.margin))


def _print_verdict(question: Question, results: Sequence[Result], console: Console, text: Text) -> None:
    found = sequential.verdict(question, results)
    bot, share = bot_name(results[0].table[0], text), text.percent(question.rate)
    key = f"arena.beats-{found.answer}"
    console.print(text(key, bot=bot, share=share, progress=text.percent(min(1, abs(found.progress)))))


def _check(args: Namespace) -> None:
    """Before anything is played or written."""
    for name, least in (("seconds", 0), ("turn_seconds", 0), ("simulations", 1), ("seats", 1), ("jobs", 1)):
        given = getattr(args, name)
        if given is not None and not least <= given < math.inf:
            raise BadOption("least-number", name=name.replace("_", "-"), given=given, least=least)
    if args.ray is not None and find_spec("ray") is None:
        raise BadOption("needs-ray", extra="trois[ray]")


def run_sim(plan: Plan, names: Sequence[str], text: Text) -> None:
    """Play one table and print the results, seat by seat."""
    console = _console()
    finished = play_plan(plan, Results(None, {}), console, text)
    if finished:
        print_summary(plan, finished, console, text, names)


def play_plan(
    plan: Plan,
    results: Results,
    console: Console,
    text: Text,
    jobs: int = 1,
    ray: str | None = None,
    question: Question | None = None,
) -> list[Result]:
    """Play with a progress bar on the error stream; Ctrl-C and SIGTERM end it early with what is finished."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    before, total = len(_asked_for(plan, results)), plan.games * len(tables(plan))
    try:
        with (
            _terminated_like_interrupted(),
            Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress,
        ):
            task = progress.add_task(games.get(plan.game).title, total=total, completed=before)
            if question is None or not sequential.verdict(question, _asked_for(plan, results)).is_decided:
                run_all(plan, results, jobs, ray, _watcher(plan, results, question, progress, task))
    except KeyboardInterrupt:
        console.print(text("arena.stopped", n=len(_asked_for(plan, results))))
    return _asked_for(plan, results)


def _watcher(
    plan: Plan, results: Results, question: Question | None, progress: Progress, task: TaskID
) -> Callable[[Result], bool]:
    """Hears of every game, moves the bar, and says when the question is decided."""
    title, finished = games.get(plan.game).title, list(_asked_for(plan, results))

    def hear(result: Result) -> bool:
        progress.advance(task)
        if question is None:
            return False
        finished.append(result)
        found, shares = sequential.verdict(question, finished), sequential.shares_by_seed(finished)
        rate = f"{100 * fmean(shares):.1f} %" if shares else "..."
        progress.update(task, description=f"{title}: {rate} [{found.progress:+.2f}]")
        return found.is_decided

    return hear


@contextmanager
def _terminated_like_interrupted() -> Iterator[None]:
    """SIGTERM ends the processes that play, too."""
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
        bots.check(split_name(name)[1])
    seats = args.seats or min(2, len(names))
    return Plan(
        args.game, names, seats, args.games, args.seed, args.seconds, args.simulations, tuple(options.items()),
        turn_seconds=args.turn_seconds, records=None if args.records is None else str(args.records),
    )  # fmt: skip


def header(plan: Plan) -> dict[str, object]:
    """What results must have in common to be counted together."""
    found: dict[str, object] = {
        "game": plan.game,
        "rules": games.get(plan.game).rules_version,
        "engine": engine_version(plan.game),
        "bots": {bot: bot_version(bot, plan.game) for bot in dict.fromkeys(plan.bots)},
        "seats": plan.seats,
        "seconds": plan.seconds,
        "simulations": plan.simulations,
        "options": dict(plan.options),
    }
    if plan.turn_seconds is not None:
        found["turn_seconds"] = plan.turn_seconds
    return {**found, "cards": dict(plan.changes)} if plan.changes else found
