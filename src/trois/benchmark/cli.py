"""`trois benchmark`: run tasks, and make the table of results."""

import sys
from argparse import Namespace

from trois.arena.results import Result
from trois.benchmark.run import run, write
from trois.benchmark.table import read, row, table
from trois.benchmark.tasks import TASKS, Task, find_task
from trois.core.errors import BadOption
from trois.text import Text

ALL = "all"


def benchmark(arguments: Namespace, text: Text) -> None:
    if arguments.action == "run":
        _run(arguments, text)
    elif arguments.action == "table":
        _say(table(read(arguments.out)))
    else:
        for task in TASKS:
            _say(_task_line(task))


def _run(arguments: Namespace, text: Text) -> None:
    if arguments.bot is None:
        raise BadOption("required", names=["--bot"])
    for name in ("games", "simulations", "jobs"):
        given = getattr(arguments, name)
        if given is not None and given < 1:
            raise BadOption("least-number", name=name, given=given, least=1)
    tasks = TASKS if arguments.task in (None, ALL) else [find_task(arguments.task)]
    for task in tasks:
        data = run(task, arguments.bot, arguments.jobs, arguments.games, arguments.simulations, _Progress(text, task))
        path = write(arguments.out, data)
        _say(f"{row(data)} {path}")


class _Progress:
    """On the error stream, every ten games."""

    def __init__(self, text: Text, task: Task) -> None:
        self.text, self.task, self.count = text, task, 0

    def __call__(self, _: Result) -> None:
        self.count += 1
        if self.count % 10 == 0:
            sys.stderr.write(f"{self.task.name}: {self.text.number(self.count)}\n")


def _task_line(task: Task) -> str:
    others = ", ".join(task.opponents) or "-"
    return f"{task.name:<18} {task.game:<12} {task.seats}  {task.games:>4}  {others}"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
