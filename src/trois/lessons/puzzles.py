"""Puzzles: one position, one best decision. `trois.lessons.find` finds them; `puzzles/<number>.json` holds one."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Final

import trois
from trois.core.data import Json, Reader, as_json
from trois.core.match import Match
from trois.lessons.reading import BadLesson, folder, has_lesson

FOLDER: Final = "puzzles"
SEED: Final = 1


@dataclass(frozen=True)
class Puzzle:
    """A position with one best decision, and what the search expects of every choice."""

    game: str
    number: str
    seat: int
    best: str
    outlook: dict[str, float]
    """By answer: the seat's points to expect at the end."""
    position: dict[str, Json]

    def match(self) -> Match:
        """The match at its question."""
        return trois.load(self.position, seed=SEED)

    def costs(self, action: str) -> int:
        """How many points worse than the best answer an action is expected to be."""
        return max(1, round(self.outlook[self.best] - self.outlook[action]))


def numbers(game: str) -> list[str]:
    """The puzzles of a game, by their numbers."""
    return sorted(path.stem for path in (folder(game) / FOLDER).glob("*.json")) if has_lesson(game) else []


@cache
def puzzle(game: str, number: str) -> Puzzle:
    """Raises BadLesson."""
    if number not in numbers(game):
        raise BadLesson("no-puzzle", where=game, number=number)
    path = folder(game) / FOLDER / f"{number}.json"
    reader = Reader(json.loads(path.read_text(encoding="utf-8")), f"{game}: {FOLDER}/{path.name}", BadLesson)
    outlook = {text: float(str(points)) for text, points in reader.table("outlook").data.items()}
    position = as_json(reader.table("position").data)
    return Puzzle(game, number, reader.integer("seat", 0, 9), reader.text("best"), outlook, position)


def puzzles(game: str) -> list[Puzzle]:
    return [puzzle(game, number) for number in numbers(game)]
