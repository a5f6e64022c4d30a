"""The engine of lessons on a small lesson of its own, and what it says of lessons that are wrong."""

import tomllib
from pathlib import Path

import pytest

import trois
from trois.core.data import Reader
from trois.core.errors import IllegalAction
from trois.games import get
from trois.lessons import BadLesson, Course, Progress, lesson
from trois.lessons.analysis import Comparison
from trois.lessons.course import play_script
from trois.lessons.pointing import places, selectors
from trois.lessons.progress import read_progress
from trois.lessons.reading import _lesson, read_toml
from trois.lessons.words import Words

SMALL = """
seats = 1
seat = 0
seed = 1
names = []
level = "random"
minutes = 10
options = {}
[[chapters]]
id = "one"
[[chapters.steps]]
ask = "die"
answer = "take 1"
also = ["take 3"]
[[chapters.steps]]
play = "free"
until = "day"
[[chapters.steps]]
say = "end"
"""


def read(text: str) -> Course:
    taken = _lesson("troyes-dice", Reader(tomllib.loads(text), "small", BadLesson))
    return Course(taken, Progress())


@pytest.fixture(autouse=True)
def _start(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small lesson is in no folder: its start is the game's."""

    def start(game: str, _number: int) -> trois.Match:
        return trois.new(game, seats=1, seed=1)

    monkeypatch.setattr("trois.lessons.course.chapter_start", start)


@pytest.mark.parametrize("right", ["take 1", "take 3"])
def test_several_answers_can_be_right(right: str) -> None:
    course = read(SMALL)
    course.reply([course.match.game.vocabulary.parse(right)])
    assert course.step.id == "free"
    assert course.progress.answers == {0: [right]}
    again = Course(course.lesson, read_progress(course.progress.as_data(), course.lesson))
    assert again.match == course.match


def test_free_play_ends_where_the_lesson_says() -> None:
    course = read(SMALL)
    course.reply([course.match.game.vocabulary.parse("take 1")])
    while course.step.id == "free":
        assert course.match.view(0)["day"] == 1
        course.reply([course.legal()[0]])
    assert course.match.view(0)["day"] == 2
    assert course.is_last


def test_a_bot_can_finish_free_play() -> None:
    course = read(SMALL)
    course.reply([course.match.game.vocabulary.parse("take 1")])
    course.finish()
    assert (course.step.id, course.match.view(0)["day"]) == ("end", 2)


def test_going_back_asks_again() -> None:
    course = read(SMALL)
    before = course.match.copy()
    course.reply([course.match.game.vocabulary.parse("take 1")])
    course.go_back()
    assert (course.step.id, course.given, course.match == before) == ("die", [], True)


def test_what_a_step_points_at_is_known_from_that_step_on() -> None:
    course = read(SMALL.replace('say = "end"', 'say = "end"\npoint = "part:wheel"'))
    course.reply([course.match.game.vocabulary.parse("take 1")])
    assert not course.knows("part:wheel")
    course.finish()
    assert (course.step.id, course.knows("part:wheel")) == ("end", True)


def test_what_is_not_asked_is_refused() -> None:
    course = read(SMALL)
    with pytest.raises(IllegalAction, match="not asked here"):
        course.reply([course.match.game.vocabulary.parse("gain fortune 3")])
    with pytest.raises(IllegalAction, match="not asked here"):
        course.reply([])


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('say = "end"', 'shout = "end"', "a step is one of say, ask, play"),
        ('answer = "take 1"\n', "", "an `ask` has an answer"),
        ('until = "day"', 'until = "day"\ndo = ["pass"]', "not a seat and an action"),
        ("seats = 1", "seats = 20", "seats"),
        ('id = "one"', 'id = "one"\nother = 1', "other"),
    ],
)
def test_a_wrong_lesson_is_refused_with_its_place(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadLesson, match=complaint):
        read(SMALL.replace(old, new))


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    (tmp_path / "lesson.toml").write_text("seats = ")
    with pytest.raises(BadLesson, match=r"lesson\.toml"):
        read_toml(tmp_path / "lesson.toml")


def test_a_script_that_breaks_the_rules_names_its_step() -> None:
    course = read(SMALL.replace('play = "free"', 'play = "free"\ndo = ["0 take 4"]'))
    play_script(course.match, course.chapter.steps[1], "small: free")
    with pytest.raises(BadLesson, match=r"small: free: do: .*take 4"):
        play_script(course.match, course.chapter.steps[1], "small: free")


@pytest.mark.parametrize(
    "kept",
    [None, [], {}, {"chapter": 99, "step": 0, "answers": {}, "line": [], "done": [98]}, {"chapter": "x"},
     {"chapter": 0, "step": 99, "answers": {}, "line": [], "done": []}],
)  # fmt: skip
def test_progress_that_fits_no_more_begins_anew(kept: object) -> None:
    progress = read_progress(kept, lesson("troyes"))
    assert (progress.chapter, progress.step, progress.done) == (0, 0, set())


def test_a_reason_is_the_nearest_one() -> None:
    said = Words(
        {"wrong": {"pass": "kind", "other": "any"}, "c": {"s": {"wrong": {"take 2 *": "own", "done": "last"}}}}
    )
    assert said.why_not(["take 2 red"], "c", "s") == "own"
    assert said.why_not(["take 3 red", "done"], "c", "s") == "last"
    assert said.why_not(["pass"], "c", "s") == "kind"
    assert said.why_not(["use 3"], "c", "s") == "any"
    assert said.why_not([], "c", "s") == "any"


def test_points_are_selectors() -> None:
    game = get("troyes")
    assert selectors("part:city > card:artisan | choice:pass", game) == [
        '[data-part="city"] [data-explain="artisan"]',
        '[data-action="67"], [data-twin="67"]',
        '[data-choice="67"]',
    ]
    assert places("good:deniers", game) == [[("data-good", "deniers")]]
    with pytest.raises(BadLesson, match="points at nothing"):
        places("nowhere", game)


def test_a_chapter_that_is_not_there_is_the_nearest_one() -> None:
    course = read(SMALL)
    for wish in (1, 5, -1):
        course.open(wish)
        assert (course.progress.chapter, course.chapter.id) == (0, "one")


def test_an_answer_is_compared_with_the_one_that_comes_nearest_in_points() -> None:
    compared = Comparison.__new__(Comparison)
    compared.totals = {
        "best": [(20.0, 0.9), (24.0, 0.9)],
        "second in value": [(10.0, 0.8), (12.0, 0.8)],
        "near in points": [(19.0, 0.5), (21.0, 0.5)],
    }
    margin = compared.margin()
    assert (margin.best, margin.points) == ("best", 2.0)
    assert [margin.value, margin.error] == pytest.approx([0.1, 1.0])
