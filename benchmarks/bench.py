"""Every speed of docs/speed.md, in its table: `make bench`. What lacks its peer's package is left out, and said.

python -m benchmarks.bench [--quick]
"""

import os
import subprocess
import sys

from benchmarks import report

QUICK = {"playouts": ["--rounds", "3", "--seconds", "0.1"], "env": ["--seconds", "0.5", "--rounds", "1"],
         "search": ["--seconds", "1"]}  # fmt: skip


def run(program: str, pure: bool, quick: bool) -> None:
    """The rows of one program, as they come."""
    env = {**os.environ, "TROIS_PURE": "1" if pure else "0"}
    more = QUICK[program] if quick else []
    subprocess.run([sys.executable, "-m", f"benchmarks.{program}", "--rows", *more], env=env, check=False)


def main() -> None:
    quick = "--quick" in sys.argv
    report.begin(only_rows=False)
    run("playouts", pure=False, quick=quick)
    run("playouts", pure=True, quick=quick)
    run("env", pure=False, quick=quick)
    run("search", pure=False, quick=quick)


if __name__ == "__main__":
    main()
