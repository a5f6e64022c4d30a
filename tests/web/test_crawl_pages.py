"""The pages beside the tables in four languages: rules, lessons, puzzles, reviews, the owner's page, what goes wrong."""

import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import trois.web
from tests.lessons.playing import GAMES as TAUGHT
from tests.lessons.playing import begin, take
from tests.web.browsing import Client, application
from tests.web.crawling import OTHERS, Reader
from trois import games
from trois.lessons import puzzle
from trois.lessons.puzzles import numbers
from trois.rulebook import outline_of
from trois.web import reviews
from trois.web.owner_keys import new_link

STATIC = Path(trois.web.__file__).parent / "static"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("crawl")
    app = application(folder)
    with Client(app, base_url="http://testserver.local", raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(params=OTHERS)
def reader(client: Client, request: pytest.FixtureRequest) -> Reader:
    return Reader(client, request.param)


@pytest.mark.parametrize("game", games.names())
def test_rules_whole_and_in_parts(reader: Reader, game: str) -> None:
    reader.get("/rules")
    reader.get(f"/rules/{game}")
    assert len(reader.visitor.html) > 100_000
    for question in outline_of(game).question_anchors():
        reader.get(f"/rules/{game}/find?thing=question:{question}")
    assert reader.english == {}


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_of_a_lesson_with_a_mistake(reader: Reader, game: str) -> None:
    path, course, vocabulary = f"/learn/{game}", begin(game), games.get(game).vocabulary
    reader.get("/learn")
    reader.get(path)
    reader.post(path, chapter="0")
    for step in take(course):
        if step.kind == "say" and not course.is_last:
            answer(reader, path, do="next")
        elif step.kind == "ask":
            wanted = [vocabulary.parse(text) for text in step.answer]
            wrong = next((action for action in course.legal() if action not in wanted), None)
            if wrong is not None:
                answer(reader, path, action=str(wrong))
                answer(reader, path, do="show")
            for action in wanted:
                answer(reader, path, action=str(action))
        elif step.kind == "play":
            answer(reader, path, do="skip")
    assert 'formaction="/play/' in reader.visitor.html
    reader.get("/learn")
    assert reader.english == {}


def answer(reader: Reader, path: str, **fields: str) -> None:
    at = re.search('data-number="([^"]*)"', reader.visitor.html)
    assert at
    reader.post(path, at=at[1], **fields)
    assert reader.visitor.status == 200


@pytest.mark.parametrize("game", TAUGHT)
def test_every_puzzle_with_its_worst_and_its_best_answer(reader: Reader, game: str) -> None:
    vocabulary = games.get(game).vocabulary
    reader.get(f"/puzzles/{game}")
    for number in numbers(game):
        asked = puzzle(game, number)
        reader.get(f"/puzzles/{game}/{number}")
        for text in (min(asked.outlook, key=lambda text: asked.outlook[text]), asked.best):
            reader.post(f"/puzzles/{game}/{number}", action=str(vocabulary.parse(text)))
            assert reader.visitor.status == 200
    assert reader.english == {}


@pytest.mark.parametrize("game", games.names())
def test_end_replay_and_review(reader: Reader, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "BUDGET_SECONDS", 0.05)
    ada = reader.visitor
    url = ada.open(game, "me", "bot-random")
    while 'data-stage="over"' not in ada.html:
        ada.choose(len(ada.actions) - 1) if ada.actions else ada.get(url)
    reader.read()
    for page in (url, f"{url}/replay?at=5", f"{url}/replay/step?seat=all&at=40", "/feats", "/me"):
        reader.get(page)
    reader.get(f"{url}/review")
    for _ in range(300):
        if 'class="judging"' in ada.html:
            break
        time.sleep(0.1)
        reader.get(f"{url}/review")
    assert reader.english == {}


def test_the_owners_page_and_settings(reader: Reader, client: Client) -> None:
    ada, site = reader.visitor, client.app.state.site
    key = new_link(site.shelf)
    logging.getLogger("trois.web").error("a line of the log, which is told as it was written")
    reader.get(f"/admin/enter/{key}")
    reader.post("/admin/enter", key=key)
    assert (ada.status, ada.url) == (200, "/admin")
    assert len(ada.html) > 2_000
    assert '<samp lang="en">a line of the log' in ada.html
    reader.post("/admin/enter", key="nonsens")
    reader.get("/me")
    reader.post("/settings", theme="dark", back="/me")
    reader.get("/replays/nothing")
    assert reader.english == {}


def test_what_goes_wrong_inside_and_in_the_api(reader: Reader, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object) -> None:
        raise ValueError("broken")

    ada = reader.visitor
    url = ada.open("troyes-dice", "me", "here")
    asked = [
        ("GET", "/api/tables/nothing", None),
        ("GET", "/api/feats", None),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}),
        ("POST", "/api/tables", {"game": "troyes", "seats": "x"}),
        ("POST", "/api/persons", {"name": 7}),
        ("GET", f"/api{url}/view?seat=9", None),
        ("POST", f"/api{url}/decisions", {}),
        ("DELETE", f"/api{url}", None),
        ("GET", "/api/nowhere", None),
    ]
    for method, address, data in asked:
        told = client.request(method, address, json=data, headers={"accept-language": reader.language})
        assert told.status_code >= 400, address
        ada.url = f"{method} {address}"
        reader.read_text(str(told.json().get("sentence", told.text)))
    monkeypatch.setattr("trois.web.pages.table.table_view.context", fail)
    reader.get(url)
    assert ada.status == 500
    assert reader.english == {}


SAID_BY_SCRIPT = re.compile(
    r"""(textContent|innerText|title|placeholder|ariaLabel|alert|confirm)\W{1,4}["'](?!Trois["'])[^"']*[a-z]{3}"""
)


def test_scripts_have_no_words_of_their_own() -> None:
    """What scripts say comes from the page; a phrase of their own would be English for everybody."""
    assert SAID_BY_SCRIPT.search('e.textContent = "Lost"')
    found = [path.name for path in STATIC.glob("*.js") if SAID_BY_SCRIPT.search(path.read_text(encoding="utf-8"))]
    assert found == []
