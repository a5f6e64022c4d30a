"""The table of results: a row for each task and bot, the best first."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from trois.benchmark.run import command
from trois.benchmark.tasks import TASKS, VERSION
from trois.bots.own import split_name
from trois.core.errors import BadOption

HEADER = """\
| task | bot | result | 95 % | points | games | command |
|---|---|--:|---|--:|--:|---|"""


def read(folder: Path) -> list[dict[str, Any]]:
    """The results in a folder; raises BadOption where one is of another version of the benchmark."""
    found = []
    for path in sorted(folder.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(data, dict) or data.get("benchmark") != VERSION:
            raise BadOption("other-benchmark", file=str(path), version=VERSION)
        found.append(data)
    return found


def table(results: Iterable[dict[str, Any]]) -> str:
    order = [task.name for task in TASKS]
    rows = sorted(results, key=lambda data: (order.index(data["task"]), -data["outcome"]["value"]))
    return "\n".join([HEADER, *map(row, rows)])


def row(data: dict[str, Any]) -> str:
    task = next(task for task in TASKS if task.name == data["task"])
    outcome = data["outcome"]
    if task.counts_points:
        value, low, high = (f"{outcome[name]:.2f}" for name in ("value", "low", "high"))
    else:
        value, low, high = (f"{100 * outcome[name]:.1f} %" for name in ("value", "low", "high"))
    gap = f" (gap {outcome['gap']:.2f})" if "gap" in outcome else ""
    name, spec = split_name(data["bot"])
    return (
        f"| {task.name} | {name or spec} | {value}{gap} | {low} to {high} | {outcome['points']:.1f} | {data['games']} "
        f"| `{command(data)}` |"
    )
