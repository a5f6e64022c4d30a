"""Reading data: what is wrong is told with its place; what the engine itself has told is read the same, unchecked."""

from collections.abc import Callable

import pytest

from trois.core.data import Json, Reader, numbered
from trois.core.errors import BadPosition
from trois.games.trusted import TrustedReader

COLOURS = ["red", "white"]
DATA: dict[str, Json] = {
    "round": 3,
    "over": False,
    "game": "troyes",
    "turn": "white",
    "dice": [1, 6],
    "bag": ["white", "red", "white"],
    "cubes": {"red": 2, "white": 0},
    "changes": {"card": [{"id": "a", "hire": None}]},
    "rows": [{"n": 1}, {"n": 2}],
}
QUESTIONS: dict[str, Callable[[Reader], object]] = {
    "integer": lambda r: r.integer("round", 0, 6),
    "flag": lambda r: r.flag("over"),
    "text": lambda r: r.text("game"),
    "word": lambda r: r.word("turn", COLOURS),
    "numbered word": lambda r: r.word("turn", {"red": 4, "white": 7}),
    "integers": lambda r: r.integers("dice", 1, 6, 2),
    "words": lambda r: r.words("bag", COLOURS, 3),
    "numbered words": lambda r: r.words("bag", numbered(COLOURS)),
    "counts": lambda r: r.counts("cubes", COLOURS, 0, 2),
    "json": lambda r: r.json("changes"),
    "items": lambda r: r.items("dice"),
    "table": lambda r: r.table("cubes").integer("red", 0, 2),
    "tables": lambda r: [row.integer("n", 1, 2) for row in r.tables("rows", 2)],
}
ANSWERS: dict[str, object] = {
    "integer": 3,
    "flag": False,
    "text": "troyes",
    "word": 1,
    "numbered word": 7,
    "integers": [1, 6],
    "words": [1, 0, 1],
    "numbered words": [1, 0, 1],
    "counts": [2, 0],
    "json": {"card": [{"id": "a", "hire": None}]},
    "items": [1, 6],
    "table": 2,
    "tables": [1, 2],
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_both_readers_answer_alike(question: str) -> None:
    ask = QUESTIONS[question]
    assert ask(Reader(DATA, "position", BadPosition)) == ANSWERS[question]
    assert ask(TrustedReader(DATA, "view", BadPosition)) == ANSWERS[question]


def test_lists_of_trusted_data_are_copies() -> None:
    reader = TrustedReader(DATA, "view", BadPosition)
    reader.integers("dice", 1, 6).append(3)
    reader.items("dice").append(3)
    assert DATA["dice"] == [1, 6]


BREAKS: list[tuple[str, Json, Callable[[Reader], object], str]] = [
    ("round", 7, QUESTIONS["integer"], "round: 7 is not between 0 and 6"),
    ("round", True, QUESTIONS["integer"], "round: expected a whole number, found True"),
    ("turn", "grey", QUESTIONS["word"], "turn: 'grey' is not one of red, white"),
    ("turn", "grey", QUESTIONS["numbered word"], "turn: 'grey' is not one of red, white"),
    ("bag", ["red", 1], QUESTIONS["numbered words"], "bag[1]: 1 is not one of red, white"),
    ("cubes", {"red": 2}, QUESTIONS["counts"], "cubes: 'white' is missing"),
    ("cubes", {"red": 2, "white": 3}, QUESTIONS["counts"], "cubes: white: 3 is not between 0 and 2"),
    ("cubes", {"red": 2, "white": 0, "blue": 0}, QUESTIONS["counts"], "cubes: unknown key 'blue'"),
    ("cubes", None, QUESTIONS["counts"], "cubes: expected a table of named values, found None"),
]


@pytest.mark.parametrize(("key", "value", "ask", "reason"), BREAKS, ids=[reason for *_, reason in BREAKS])
def test_what_is_wrong_is_told(key: str, value: Json, ask: Callable[[Reader], object], reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        ask(Reader({**DATA, key: value}, "position", BadPosition))
    assert str(error.value) == f"position: {reason}"


def test_what_cannot_stand_in_json_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^position: changes: <object object at .* cannot stand in JSON$"):
        Reader({"changes": {"card": [object()]}}, "position", BadPosition).json("changes")


def test_keys_nobody_asked_for_are_refused() -> None:
    reader = Reader({"round": 3, "extra": 1}, "position", BadPosition)
    reader.integer("round", 0, 6)
    with pytest.raises(BadPosition, match=r"^position: unknown key 'extra'$"):
        reader.finish()
