"""Puzzles: one position, one best decision. `trois.lessons.find` finds them; `puzzles/<number>.json` holds one."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Final

import trois
from trois.core.data import Json, Reader
from trois.core.match import Match
from trois.lessons.analysis import FEWEST_VISITS
from trois.lessons.reading import BadLesson, as_json, folder, has_lesson

FOLDER: Final = "puzzles"
SEED: Final = 1


@dataclass(frozen=True)
class Puzzle:
    """A position with one best decision, and what the search expects of every choice."""

    game: str
    number: str
    seat: int
    best: str
    points: dict[str, float]
    """By action: the points to expect at the end; only of what the search tried often enough to judge it."""
    position: dict[str, Json]

    def match(self) -> Match:
        """The match at its question."""
        return trois.load(self.position, seed=SEED)

    def costs(self, action: str) -> int | None:
        """How many points worse than the best an action is expected to be; None where nobody can tell."""
        if action not in self.points:
            return None
        return max(1, round(self.points[self.best] - self.points[action]))


def numbers(game: str) -> list[str]:
    """The puzzles of a game, by their numbers."""
    return sorted(path.stem for path in (folder(game) / FOLDER).glob("*.json")) if has_lesson(game) else []


@cache
def puzzle(game: str, number: str) -> Puzzle:
    """Raises BadLesson."""
    if number not in numbers(game):
        raise BadLesson(f"{game}: there is no puzzle {number}")
    path = folder(game) / FOLDER / f"{number}.json"
    reader = Reader(json.loads(path.read_text(encoding="utf-8")), f"{game}: {FOLDER}/{path.name}", BadLesson)
    position = as_json(reader.table("position").data)
    return Puzzle(game, number, reader.integer("seat", 0, 9), reader.text("best"), _points(reader), position)


def _points(reader: Reader) -> dict[str, float]:
    """What to expect of each action that was tried often enough."""
    verdicts = [_row(reader, row) for row in reader.items("verdicts")]
    return {text: points for text, share, points in verdicts if share >= FEWEST_VISITS}


def _row(reader: Reader, row: object) -> tuple[str, float, float]:
    if not isinstance(row, list) or len(row) != 4:
        raise BadLesson(f"{reader.where}: verdicts: a row is an action, its share, its value and its points")
    return str(row[0]), float(row[1]), float(row[3])


def puzzles(game: str) -> list[Puzzle]:
    return [puzzle(game, number) for number in numbers(game)]
