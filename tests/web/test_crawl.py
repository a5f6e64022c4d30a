"""Every page, board, log and error in four languages, without an English word that is not a name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.text.english import english_words
from tests.web.browsing import Client, Visitor, application
from tests.web.crawling import OTHERS, Reader
from trois import games

STEPS = 24
"""Decisions made at each table; every page on the way is read."""
LEADS = re.compile(r'(?:href|action)="(/[^"#?]*)')
SKIPPED = ("/static", "/style", "/api", "/play", "/settings", "/admin", "/stream", "/manifest")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("crawl")
    with Client(application(folder), base_url="http://testserver.local") as client:
        yield client


@pytest.fixture(params=OTHERS)
def reader(client: Client, request: pytest.FixtureRequest) -> Reader:
    return Reader(client, request.param)


@pytest.mark.parametrize("game", games.names())
def test_a_table_from_its_opening_to_the_middle_of_the_match(reader: Reader, game: str) -> None:
    ada = reader.visitor
    options = {"tournay": {"expansion": "mix", "advanced": "true"}, "troyes-dice": {"expansion": "true"}}.get(game, {})
    fields = {f"option-{name}": value for name, value in options.items()}
    url = ada.open(game, "me", "bot-random", **fields)
    reader.read()
    for step in range(STEPS):
        if 'class="over"' in ada.html:
            break
        ada.choose(step % len(ada.actions)) if ada.actions else ada.get(url)
        reader.read()
    for link in sorted(set(LEADS.findall(ada.html))):
        if not link.startswith(SKIPPED) and not link.endswith(".json") and "leave" not in link:
            reader.get(link)
    assert reader.english == {}
    assert reader.read_pages > STEPS


@pytest.mark.parametrize("game", games.names())
def test_the_end_and_the_replay(reader: Reader, game: str) -> None:
    ada = reader.visitor
    url = ada.open(game, "bot-random", "bot-random")
    for _ in range(400):
        ada.get(url)
        if 'class="over"' in ada.html or "over" in ada.html:
            break
    reader.read()
    for page in (url, f"{url}/replay", f"{url}/replay?at=5"):
        reader.get(page)
    assert reader.english == {}


def test_pages_around_the_tables(reader: Reader) -> None:
    for page in ("/", "/new", *(f"/new?game={name}" for name in games.names()), "/me", "/replay", "/feats"):
        reader.get(page)
        assert reader.visitor.status in (200, 404), page
    assert reader.english == {}


def test_errors(reader: Reader) -> None:
    ada = reader.visitor
    ada.open("troyes", "me", "bot-random")
    wrong = [
        ("GET", "/nowhere", {}),
        ("GET", "/tables/nothing", {}),
        ("POST", "/tables", {"game": "troyes", "seat-0": "me"}),
        ("POST", "/tables", {"game": "chess", "seat-0": "me"}),
        ("POST", "/tables", {"game": "troyes", "seat-0": "me", "seat-1": "bot-god"}),
        ("POST", "/settings", {"language": "xx", "back": "/"}),
        ("POST", "/replay", {}),
        ("PUT", "/", {}),
    ]
    for method, url, fields in wrong:
        if method == "POST":
            ada.post(url, fields)
        else:
            ada._ask(method, url, None, {})
        reader.read()
        assert ada.status >= 400, url
    ada.post("/tables", {"game": "troyes"}, token="wrong")
    reader.read()
    ada.send_file("/replay", {}, "record", "mine.json", b"{")
    reader.read()
    ada.send_file(
        "/tables", {"game": "troyes", "seat-0": "me", "seat-1": "bot-random"}, "cards", "my.toml", b"[wages]\n"
    )
    reader.read()
    assert reader.english == {}


def test_the_wish_of_the_browser_is_followed_with_its_weights(client: Client) -> None:
    ada = Visitor(client, "de, hu;q=0.7, es-AR;q=0.8")
    ada.get("/")
    assert '<html lang="es"' in ada.html


def test_english_would_be_found(tmp_path: Path) -> None:
    assert tmp_path.exists()
    assert english_words("La carta Which building", "it") == {"which", "building"}
    assert english_words("Troyes: la partita", "it") == set()
