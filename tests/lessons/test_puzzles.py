"""The puzzles that we ship: each has one best answer, by a clear margin."""

import json
from pathlib import Path

import pytest

import trois
from tests.lessons.playing import GAMES, LANGUAGES
from tests.sampling import slow
from trois.lessons import BadLesson, puzzle, puzzles, words
from trois.lessons.analysis import Comparison, best_answer, weighed
from trois.lessons.find import CLEAR_ERRORS, CLEAR_POINTS, find, is_clear_to_search, questions
from trois.lessons.puzzles import FOLDER, numbers
from trois.lessons.reading import folder

ALL = [(game, number) for game in GAMES for number in numbers(game)]
EXACT = [("troyes-dice", "02"), ("troyes-dice", "03"), ("troyes-dice", "04"), ("tournay", "02"), ("tournay", "07")]
"""Near the end of their games: quick to play out."""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_ten_puzzles(game: str) -> None:
    assert len(puzzles(game)) >= 10


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_puzzle_asks_its_seat_and_knows_every_answer(game: str, number: str) -> None:
    asked = puzzle(game, number)
    match = asked.match()
    assert asked.seat in match.pending
    assert asked.best in match.texts(asked.seat)
    assert set(asked.outlook) == set(match.texts(asked.seat))
    assert len(asked.outlook) >= 3


@pytest.mark.parametrize(("game", "number"), ALL)
def test_the_margin_that_was_measured_is_clear(game: str, number: str) -> None:
    asked = puzzle(game, number)
    told = json.loads((folder(game) / FOLDER / f"{number}.json").read_text(encoding="utf-8"))["margin"]
    best, *others = sorted(asked.outlook.values(), reverse=True)
    assert asked.outlook[asked.best] == best
    assert best - others[0] == pytest.approx(told["points"], abs=0.02)
    assert told["points"] >= CLEAR_POINTS
    assert told["points"] >= CLEAR_ERRORS * told["error"]
    assert all(asked.costs(text) >= 1 for text in asked.outlook)


@pytest.mark.parametrize(("game", "number"), ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_has_its_words(game: str, number: str, language: str) -> None:
    said, asked = words(game, language), puzzle(game, number)
    assert said.puzzle(number, "title")
    assert said.puzzle(number, "reason")
    assert len(said.puzzle(number, "reason").split()) <= 60
    wrong = [text for text in asked.outlook if text != asked.best]
    assert all(said.why_not([text], "puzzles", number) for text in wrong)


@pytest.mark.parametrize(("game", "number"), EXACT)
def test_games_from_the_position_say_the_same_again(game: str, number: str) -> None:
    asked = puzzle(game, number)
    found = Comparison(asked.match(), asked.seat, 6, seed=5).margin()
    assert found.best == asked.best
    assert found.points >= CLEAR_POINTS


@pytest.mark.parametrize(("game", "number"), [("troyes", "10"), ("troyes-dice", "03"), ("tournay", "09")])
def test_a_search_chooses_the_same(game: str, number: str) -> None:
    asked = puzzle(game, number)
    assert best_answer(asked.match(), asked.seat, 60, seed=9)[0] == asked.best


@slow
@pytest.mark.parametrize(("game", "number"), ALL)
def test_every_puzzle_stands_up_to_other_games(game: str, number: str) -> None:
    """Against its nearest rivals, in worlds that did not choose it."""
    asked = puzzle(game, number)
    nearest = sorted(asked.outlook, key=lambda text: -asked.outlook[text])[:3]
    found = Comparison(asked.match(), asked.seat, 300, nearest, seed=77).margin()
    assert found.best == asked.best
    assert found.points > 2 * found.error


@slow
@pytest.mark.parametrize(("game", "number"), ALL)
def test_every_puzzle_stands_up_to_the_search(game: str, number: str) -> None:
    """The strongest one, with as many simulations for each wrong answer as for the right one at least."""
    asked = puzzle(game, number)
    assert is_clear_to_search(asked.match(), asked.seat, asked.best, 4000)


@pytest.mark.parametrize(("game", "number"), [("troyes", "02"), ("troyes-dice", "05"), ("tournay", "02")])
def test_a_search_weighs_every_answer(game: str, number: str) -> None:
    asked = puzzle(game, number)
    found = weighed(asked.match(), asked.seat, 60, 20)
    assert {one.text for one in found} == set(asked.outlook)
    assert found[0].text == asked.best


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(BadLesson, match="there is no puzzle 99"):
        puzzle("troyes", "99")
    assert numbers("nothing") == []


def test_the_finder_stops_at_questions_that_ask_for_a_plan() -> None:
    match = trois.new("troyes-dice", seats=1, seed=3)
    kinds = {dict(match.view(seat))["question"]["kind"] for seat in questions(match, 3, 1)}  # type: ignore[index]
    assert kinds == {"die", "use"}
    assert match.over


def test_the_finder_writes_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With little effort: what it writes can be read as a puzzle."""
    monkeypatch.setattr("trois.lessons.find.FIRST_LOOK", 24)
    monkeypatch.setattr("trois.lessons.find.CLEAR_SHARE", 0.3)
    monkeypatch.setattr("trois.lessons.find.CLEAR_ERRORS", 0)
    find("troyes-dice", range(17, 18), (24, 4), 3, tmp_path)
    found = [json.loads(path.read_text(encoding="utf-8")) for path in tmp_path.glob("*.json")]
    assert found
    for one in found:
        match = trois.load(one["position"], seed=1)
        assert one["best"] in match.texts(one["seat"])
        assert one["margin"]["points"] >= CLEAR_POINTS
