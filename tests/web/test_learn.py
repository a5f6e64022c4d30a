"""Lessons and puzzles over HTTP: progress is kept, wrong answers get reasons, nothing can be sent twice."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path

import pytest

from tests.lessons.playing import GAMES, LANGUAGES, begin, take
from tests.web.browsing import Client
from trois.games import get
from trois.lessons import lesson, puzzle, words
from trois.lessons.puzzles import numbers
from trois.store.learning import Learning
from trois.web.app import Application
from trois.web.config import Config


@contextmanager
def served(folder: Path) -> Iterator["Learner"]:
    app = Application(Config(f"sqlite:///{folder}/trois.db", posts_per_second=10_000))
    with Client(app, base_url="http://testserver.local") as client:
        yield Learner(client)


class Learner:
    """Somebody with a browser without scripts."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def get(self, path: str, **headers: str) -> str:
        answer = self.client.get(path, headers=headers)
        assert answer.status_code == 200, answer.text
        self.page = answer.text
        return self.page

    def send(self, path: str, **form: str) -> str:
        token = re.search('name="_csrf_token" value="([^"]+)"', self.page)
        assert token
        answer = self.client.post(path, data={"_csrf_token": token[1], **form})
        assert answer.status_code == 200, answer.text
        self.page = answer.text
        return self.page

    @property
    def at(self) -> str:
        found = re.search('data-number="([^"]*)"', self.page)
        assert found
        return found[1]

    @property
    def title(self) -> str:
        found = re.search('<h1 id="asks"[^>]*>(.*?)</h1>', self.page)
        assert found
        return unescape(found[1])


@pytest.fixture
def learner(tmp_path: Path) -> Iterator[Learner]:
    with served(tmp_path) as one:
        yield one


def test_the_overview_leads_everywhere(learner: Learner) -> None:
    page = learner.get("/learn")
    for game in GAMES:
        assert f'href="/learn/{game}"' in page
        assert page.count(f'href="/puzzles/{game}/') == len(numbers(game)) >= 10
    assert page.count('class="tick"') == sum(len(lesson(game).chapters) + len(numbers(game)) for game in GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_forms_alone(learner: Learner, game: str, language: str) -> None:
    """To the end, each step in the reader's language; every chapter is marked as done."""
    learner.client.cookies.set("language", language)
    learner.get(f"/learn/{game}")
    course, path = begin(game), f"/learn/{game}"
    vocabulary = get(game).vocabulary
    for step in take(course):
        assert f'lang="{language}"' in learner.page
        if step.kind == "say" and not course.is_last:
            learner.send(path, at=learner.at, do="next")
        elif step.kind == "ask":
            for action in step.answer:
                learner.send(path, at=learner.at, action=str(vocabulary.parse(action)))
        elif step.kind == "play":
            learner.send(path, at=learner.at, do="skip")
    assert 'formaction="/play/' in learner.page
    assert 'class="ledger"' in learner.page
    assert learner.get("/learn").count('class="tick done"') == len(course.lesson.chapters)


def test_a_wrong_answer_gets_its_reason_and_can_be_shown(learner: Learner) -> None:
    learner.get("/learn/troyes")
    learner.send("/learn/troyes", chapter="3")
    learner.send("/learn/troyes", at=learner.at, do="next")
    vocabulary = get("troyes").vocabulary
    page = learner.send("/learn/troyes", at=learner.at, action=str(vocabulary.parse("agriculture")))
    assert "Why not: Agriculture?" in page
    assert "Agriculture gives half the total of your yellow dice" in page
    assert learner.title == "Hire the Merchant"
    assert "This one: Activate Merchant" in unescape(learner.send("/learn/troyes", at=learner.at, do="show"))
    learner.send("/learn/troyes", at=learner.at, action=str(vocabulary.parse("activate merchant")))
    assert learner.title == "Who goes?"


def test_what_was_sent_twice_counts_once(learner: Learner) -> None:
    learner.get("/learn/tournay")
    first = learner.at
    learner.send("/learn/tournay", at=first, do="next")
    second = learner.title
    learner.send("/learn/tournay", at=first, do="next")
    assert learner.title == second


def test_the_place_is_kept_over_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as one:
        one.get("/learn/troyes")
        one.send("/learn/troyes", chapter="2")
        one.send("/learn/troyes", at=one.at, do="next")
        title, cookies = one.title, dict(one.client.cookies)
    with served(tmp_path) as one:
        for name, value in cookies.items():
            one.client.cookies.set(name, value)
        one.get("/learn/troyes")
        assert one.title == title
        assert one.client.get("/learn/troyes-dice").status_code == 200
    with served(tmp_path) as stranger:
        stranger.get("/learn/troyes")
        assert stranger.title == "Welcome to Troyes"


def test_an_old_place_that_cannot_be_played_begins_its_chapter(learner: Learner) -> None:
    learner.get("/learn/troyes")
    learner.send("/learn/troyes", chapter="3")
    site = learner.client.app.state.site
    with site.store.engine.connect() as connection:
        person = connection.exec_driver_sql("SELECT person FROM learning").scalar_one()
    broken = {"chapter": 3, "step": 2, "answers": {"1": ["pass", "pass"]}, "line": [], "done": []}
    site.learning.keep(person, "lesson:troyes", broken)
    learner.get("/learn/troyes")
    assert learner.title == "Your turn"


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_and_marked(learner: Learner, game: str) -> None:
    asked = puzzle(game, "01")
    vocabulary = get(game).vocabulary
    wrong = next(text for text in asked.outlook if text != asked.best)
    path = f"/puzzles/{game}/01"
    learner.get(path)
    page = learner.send(path, action=str(vocabulary.parse(wrong)))
    assert "Why not:" in page
    assert re.search(r"expected to gain \d+ points? more", page)
    assert "Solved" not in page
    page = learner.send(path, action=str(vocabulary.parse(asked.best)))
    assert "Solved:" in page
    assert f'href="/puzzles/{game}/02"' in page
    page = learner.get("/learn")
    assert page.count('class="tick done"') == 1
    assert learner.client.get(f"/puzzles/{game}", follow_redirects=False).headers["location"].endswith("/02")


def test_a_puzzle_shows_the_own_characters(learner: Learner) -> None:
    """Its reason counts on them; those of the other are secret."""
    learner.get("/puzzles/troyes/01")
    shown = re.search(r'<ul class="secrets">.*?</ul>', learner.page, re.DOTALL)
    assert shown is not None
    assert "Urban IV" in shown.group()
    assert "Hugues de Payns: influence 5/10/15" in shown.group()
    assert shown.group().count("<li>") == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_does_not_answer_itself(learner: Learner, game: str) -> None:
    """Neither its name nor what its choices would bring is told before it is solved."""
    said, path = words(game, "en"), f"/puzzles/{game}/01"
    page = learner.get("/learn") + learner.get(path)
    assert said.puzzle("01", "title") not in unescape(page)
    assert not re.search(r'data-changes="[^"]*:[1-9]|class="unseen">\+', page)
    learner.send(path, action=str(get(game).vocabulary.parse(puzzle(game, "01").best)))
    assert said.puzzle("01", "title") in unescape(learner.get("/learn"))


def test_a_puzzle_can_be_shown(learner: Learner) -> None:
    learner.get("/puzzles/tournay/01")
    page = unescape(learner.send("/puzzles/tournay/01", do="show"))
    assert "This one: Gather all citizens" in page
    assert "a standing yellow citizen" in page


@pytest.mark.parametrize("path", ["/learn/chess", "/puzzles/chess", "/puzzles/troyes/99", "/puzzles/chess/01"])
def test_what_is_not_there_is_said(learner: Learner, path: str) -> None:
    answer = learner.client.get(path)
    assert answer.status_code == 404
    assert "There is no such lesson or puzzle." in answer.text


@pytest.mark.parametrize("action", ["x", "-1", "999999999999", "1 " * 40, "317"])
def test_nonsense_is_refused_and_changes_nothing(learner: Learner, action: str) -> None:
    learner.get("/learn/troyes")
    learner.send("/learn/troyes", at=learner.at, do="next")
    learner.send("/learn/troyes", at=learner.at, do="next")
    token = re.search('name="_csrf_token" value="([^"]+)"', learner.page)
    assert token
    form = {"_csrf_token": token[1], "at": learner.at, "action": action}
    assert learner.client.post("/learn/troyes", data=form).status_code == 400
    assert learner.client.post("/puzzles/troyes/01", data=form).status_code == 400
    learner.get("/learn/troyes")
    assert learner.title == "Place your first citizen"


@pytest.mark.parametrize("game", GAMES)
def test_a_step_leads_to_its_place_in_the_rules(learner: Learner, game: str) -> None:
    page = learner.get(f"/rules/{game}")
    wanted = {step.rules for chapter in lesson(game).chapters for step in chapter.steps if step.rules}
    assert len(wanted) >= 4
    assert [place for place in wanted if f'id="{place}"' not in page] == []


def test_who_is_forgotten_leaves_no_progress(learner: Learner) -> None:
    learner.get("/learn/troyes")
    learner.send("/learn/troyes", chapter="3")
    store = learner.client.app.state.site.store
    with store.engine.connect() as connection:
        person = connection.exec_driver_sql("SELECT person FROM learning").scalar_one()
    store.forget_person(person, "nobody")
    assert Learning(store).of(person) == {}
