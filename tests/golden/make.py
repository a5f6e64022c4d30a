"""Renews the golden games: `.venv-dev/bin/python -m tests.golden.make GAME`, after its RULES_VERSION was raised.

There is one for each number of seats and set of options. The games of the version before go to a folder of their own
(`v1`), where they stay: they must still replay.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import trois
from tests.golden.builders import Builders
from tests.golden.things import things, wanted
from tests.play import Case, RandomSeats, cases
from trois.core.match import Match
from trois.games import area

HERE = Path(__file__).parent
MOST_TRIES = 1000


def main(folder_name: str) -> None:
    game = next(name for name in trois.games.names() if area(name) == area(folder_name))
    folder = HERE / area(game)
    _put_away_older(folder, trois.games.get(game).rules_version)
    for name, match in chosen(game).items():
        text = json.dumps(match.record(), separators=(",", ":"), ensure_ascii=False)
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def _put_away_older(folder: Path, newest: int) -> None:
    for path in sorted(folder.glob("*.json")):
        version = json.loads(path.read_text(encoding="utf-8"))["rules"]
        if version < newest:
            older = folder / f"v{version}"
            older.mkdir(exist_ok=True)
            path.rename(older / path.name)


def chosen(game: str) -> dict[str, Match]:
    """Games that together show everything that is wanted: as long as something is missing, others are tried.

    One that shows no less takes the place of another, so that the search does not get stuck.
    """
    ways = {name_of(case): case for case in cases() if case.game == game}
    found = {name: play(case, seed) for seed, (name, case) in enumerate(ways.items(), 1)}
    shown = {name: things(match) for name, match in found.items()}
    for seed in range(1, MOST_TRIES):
        if wanted(game) <= _all(shown):
            return found
        for name, case in ways.items():
            match = play(case, seed)
            other = shown | {name: things(match)}
            if len(_all(other)) >= len(_all(shown)):
                found[name], shown = match, other
    raise SystemExit(f"not in the golden games: {sorted(wanted(game) - _all(shown))}")


def name_of(case: Case) -> str:
    return str(case).removeprefix(f"{case.game}-").lower()


def _all(shown: Mapping[str, set[str]]) -> set[str]:
    return set[str]().union(*shown.values())


def play(case: Case, seed: int) -> Match:
    match = case.new(seed)
    return Builders(match, seed).finish() if case.game == "tournay" else RandomSeats(match, seed).finish(shuffled=True)


if __name__ == "__main__":
    main(sys.argv[1])
