"""Coverage of every package beside its floor, after a whole test run: `python -m tests.floors`."""

import io
import sys
from importlib.util import find_spec
from pathlib import Path

from coverage import Coverage

SOURCES = Path("src/trois")
FLOORS = {"core": 98, "games": 98}
OTHERS = 90
LEARNERS = ["train/learn.py", "train/torches.py", "train/troyes_dice/learn.py"]
"""What needs PyTorch; where that is not installed it is not measured."""


def packages() -> dict[str, list[str]]:
    """By package: its files. What stands beside the packages is measured together."""
    found = {path.parent.name: [f"{path.parent}/*"] for path in sorted(SOURCES.glob("*/__init__.py"))}
    return {**found, "trois": [str(path) for path in sorted(SOURCES.glob("*.py"))]}


def left_out() -> list[str]:
    return [] if find_spec("torch") else [str(SOURCES / name) for name in LEARNERS]


def percentage(coverage: Coverage, patterns: list[str], omitted: list[str]) -> float:
    return coverage.report(include=patterns, omit=omitted, file=io.StringIO(), skip_covered=False, show_missing=False)


def main() -> int:
    coverage = Coverage()
    coverage.load()
    omitted = left_out()
    if omitted:
        print(f"NOT MEASURED without PyTorch: {', '.join(omitted)}")
    measured = {name: percentage(coverage, patterns, omitted) for name, patterns in packages().items()}
    low = [name for name, share in measured.items() if share < FLOORS.get(name, OTHERS)]
    for name, share in measured.items():
        floor = FLOORS.get(name, OTHERS)
        print(f"coverage of {name:9} {share:5.1f} % (floor {floor} %){'  TOO LOW' if name in low else ''}")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
