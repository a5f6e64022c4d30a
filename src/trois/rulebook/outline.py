"""What stands where in a book, in every language: chapters, passages, the rules they tell, and what leads to them."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from trois import games

DIVIDER: Final = "-"


@dataclass(frozen=True)
class PassageOutline:
    """One passage: the rules of `docs/rules` it tells, the questions and the things on the board it explains."""

    chapter: str
    id: str
    rules: tuple[str, ...]
    questions: tuple[str, ...]
    parts: tuple[str, ...]
    example: str
    """The name of its worked example; empty where it has none."""

    @property
    def anchor(self) -> str:
        return f"{self.chapter}{DIVIDER}{self.id}"


@dataclass(frozen=True)
class Point:
    """Something that a figure names: a place in a part of the board, in shares of the part's width and height."""

    id: str
    part: str
    x: float
    y: float


@dataclass(frozen=True)
class FigureOutline:
    """A board, or a part of it, with the names of what is on it; the position is that of the example of its name."""

    id: str
    points: tuple[Point, ...]


@dataclass(frozen=True)
class ChapterOutline:
    id: str
    passages: tuple[PassageOutline, ...]
    block: str
    """What else stands in the chapter: `round`, `prices`, `options`; nothing in most."""
    example: str
    """The name of its worked example; empty where it has none."""
    figures: tuple[FigureOutline, ...]

    def examples(self) -> list[str]:
        """The names of all worked examples: of its passages, then its own."""
        return [name for name in [*(passage.example for passage in self.passages), self.example] if name]


@dataclass(frozen=True)
class Outline:
    chapters: tuple[ChapterOutline, ...]
    told_by_cards: dict[str, str]
    """Rules that the explanation of a card tells: the card by the rule."""

    def passages(self) -> list[PassageOutline]:
        return [passage for chapter in self.chapters for passage in chapter.passages]

    def rules(self) -> set[str]:
        """Every rule that has a place in the book."""
        return {rule for passage in self.passages() for rule in passage.rules} | set(self.told_by_cards)

    def question_anchors(self) -> dict[str, str]:
        """Where a question is explained."""
        return {question: passage.anchor for passage in self.passages() for question in passage.questions}

    def part_anchors(self) -> dict[str, str]:
        """Where a thing on the board is explained, besides cards."""
        return {part: passage.anchor for passage in self.passages() for part in passage.parts}


@cache
def outline_of(game: str) -> Outline:
    found = tomllib.loads((folder_of(game) / "book.toml").read_text(encoding="utf-8"))
    return Outline(tuple(_chapter(row) for row in found["chapter"]), dict(found["told_by_cards"]))


def folder_of(game: str) -> Path:
    """Where the game's part of this layer lies."""
    return Path(str(games.part("rulebook", game).__file__)).parent


def _chapter(row: dict[str, Any]) -> ChapterOutline:
    passages = tuple(_passage(row["id"], passage) for passage in row["passages"])
    figures = tuple(_figure(figure) for figure in row.get("figures", ()))
    return ChapterOutline(row["id"], passages, row.get("block", ""), row.get("example", ""), figures)


def _figure(row: dict[str, Any]) -> FigureOutline:
    points = (Point(point["id"], point["part"], *point["at"]) for point in row["points"])
    return FigureOutline(row["id"], tuple(points))


def _passage(chapter: str, row: dict[str, Any]) -> PassageOutline:
    rules, questions, parts = (tuple(row.get(key, ())) for key in ("rules", "questions", "parts"))
    return PassageOutline(chapter, row["id"], rules, questions, parts, row.get("example", ""))


def card_anchor(card: str) -> str:
    """The place of a card: `event.taille` is `card-event-taille`."""
    return f"card-{card.replace('.', '-')}"


def sign_anchor(sign: str) -> str:
    """The place of a sign in the legend."""
    return f"legend-{sign}"
