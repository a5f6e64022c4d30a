"""Lessons at the terminal: taken to their end by what a person types, left and taken up again."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from tests.lessons.playing import GAMES, begin
from trois.cli import main
from trois.lessons import Course
from trois.terminal.learn import Lessons, path
from trois.terminal.screen import Screen
from trois.text import Text


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROIS_DATA", str(tmp_path))


def at_screen(answer: Callable[[], str]) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    return Screen(Console(file=out, width=120, markup=False), lambda _prompt: answer()), out


def follow(lessons: Lessons, wrong_first: bool) -> Callable[[], str]:
    """What a person types who follows the lesson, after one mistake at every ask."""
    tried: set[str] = set()

    def answer() -> str:
        course = lessons.course
        if course.step.kind == "say":
            return ""
        if course.step.kind == "play":
            return course.text_of(course.legal()[0])
        wanted = course.wanted()
        others = [text for action in course.legal() if (text := course.text_of(action)) != wanted]
        if wrong_first and others and course.step.id not in tried:
            tried.add(course.step.id)
            return others[0]
        return wanted

    return answer


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ["hu", "fr", "it"], strict=False)))
def test_a_lesson_is_taken_to_its_end(game: str, language: str) -> None:
    screen, out = at_screen(str)
    lessons = Lessons(game, None, screen, Text(language))
    answer = follow(lessons, wrong_first=True)
    screen.read = lambda _prompt: answer()
    lessons.take()
    told = " ".join(out.getvalue().split())
    assert lessons.course.match.over
    assert json.loads(path().read_text(encoding="utf-8"))[game]["done"] == list(
        range(len(lessons.course.lesson.chapters))
    )
    for chapter in lessons.course.lesson.chapters:
        assert lessons.said.chapter(chapter) in told


def test_the_place_is_kept(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["", "", "q"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(lines))
    assert main(["learn", "troyes", "--lang", "en"]) == 0
    assert "Your place is kept" in capsys.readouterr().out
    again = iter(["?", "1", "b", "q"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(again))
    assert main(["learn", "troyes", "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Place your first citizen" in told
    assert "This one:" in told
    assert "A fine place for a fighter" in told
    assert told.count("Three buildings, three colours") == 1


def test_a_chapter_can_be_chosen(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "q")
    assert main(["learn", "tournay", "--chapter", "4", "--lang", "en"]) == 0
    assert "Build the Fort" in capsys.readouterr().out


def test_an_unknown_game_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_a_damaged_file_begins_anew() -> None:
    path().write_text("{", encoding="utf-8")
    screen, _ = at_screen(lambda: "q")
    lessons = Lessons("troyes", None, screen, Text("en"))
    assert lessons.course.step is begin("troyes").step
    assert isinstance(lessons.course, Course)
