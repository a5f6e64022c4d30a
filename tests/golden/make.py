"""Writes golden games: `python -m tests.golden.make GAME`. Only after a change of rules_version."""

import json
import sys
from pathlib import Path

from tests.play import Case, cases, played
from trois.core.match import Match

HERE = Path(__file__).parent


def write(match: Match, name: str) -> None:
    folder = HERE / match.game.name.replace("-", "_")
    folder.mkdir(exist_ok=True)
    text = json.dumps(match.record(), separators=(",", ":"), ensure_ascii=False)
    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main(game: str) -> None:
    chosen: list[Case] = [case for case in cases() if case.game == game]
    for seed, case in enumerate(chosen):
        write(played(case, seed + 1), str(case).removeprefix(f"{game}-").lower())


if __name__ == "__main__":
    main(sys.argv[1])
