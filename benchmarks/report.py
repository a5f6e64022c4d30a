"""What `make bench` prints and docs/speed.md shows: a line about the machine and rows of a table in Markdown."""

import os
import platform
from pathlib import Path

import trois
from trois import _pure

HEADER = """\
| counted | engine | processes | per second | beside | per second | ratio |
|---|---|--:|--:|---|--:|--:|"""


def engine() -> str:
    return "compiled" if _pure.compiled() else "plain"


def machine() -> str:
    """What it was measured on."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{_processor()}, {cores} cores, {platform.system()}, {python}, trois {trois.__version__}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def begin(only_rows: bool) -> None:
    """Before the rows of a program that runs alone."""
    if not only_rows:
        print(machine(), "", HEADER, sep="\n", flush=True)


def row(counted: str, processes: int, speed: float, peer: str, theirs: float) -> None:
    print(
        f"| {counted} | {engine()} | {processes} | {speed:,.0f} | {peer} | {theirs:,.0f} | {speed / theirs:.1f} |",
        flush=True,
    )
