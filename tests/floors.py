"""Coverage of every package beside its floor, after a whole test run: `python -m tests.floors`."""

import io
import sys

from coverage import Coverage

FLOORS = {"core": 98, "games": 98}
OTHERS = 90
PACKAGES = ["core", "records", "games", "bots", "draw", "text", "store", "arena", "env", "terminal", "web"]
FILES = ["cli.py", "__init__.py", "_pure.py", "_transfer.py"]
"""What stands beside the packages is measured together."""


def percentage(coverage: Coverage, patterns: list[str]) -> float:
    return coverage.report(include=patterns, file=io.StringIO(), skip_covered=False, show_missing=False)


def main() -> int:
    coverage = Coverage()
    coverage.load()
    measured = {name: percentage(coverage, [f"src/trois/{name}/*"]) for name in PACKAGES}
    measured["trois"] = percentage(coverage, [f"src/trois/{name}" for name in FILES])
    low = [name for name, share in measured.items() if share < FLOORS.get(name, OTHERS)]
    for name, share in measured.items():
        floor = FLOORS.get(name, OTHERS)
        print(f"coverage of {name:9} {share:5.1f} % (floor {floor} %){'  TOO LOW' if name in low else ''}")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
