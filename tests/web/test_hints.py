"""Hints: for the seat whose turn it is, from its view alone, on the page and over the API."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from tests.web.browsing import Client, Visitor, application
from tests.web.servers import ROOT
from tests.web.test_secrets import played_on, table_of, with_other_secrets
from trois import games
from trois.bots import Clock
from trois.bots import hints as search_hints
from trois.core.chance import Chance
from trois.core.game import View
from trois.text import LANGUAGES
from trois.web.bots import hints as hinting
from trois.web.bots.hints import Hint
from trois.web.bots.workers import Worker
from trois.web.site import Site

SIMULATIONS = 40


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield client


def quick(view: View, legal: list[int], _seconds: float) -> list[Hint]:
    """The same search with a fixed number of simulations: what it says depends on the view alone."""
    found = search_hints(view, legal, Clock(simulations=SIMULATIONS))
    return [Hint(h.action, h.text, h.share, h.scores, h.gain, h.line) for h in found]


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_bots: object, _demand: object, _work: object, *args: object) -> list[Hint]:
        return quick(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("trois.web.bots.workers.Workers.run", at_once)


def ask(visitor: Visitor, url: str) -> str:
    """Press the button of the page."""
    visitor.get(url)
    found = re.search(r'action="([^"]+/hint)" data-hint>(.*?)</form>', visitor.html, re.DOTALL)
    assert found, "no button for a hint"
    fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', found[2]))
    return visitor.post(found[1], fields)


def test_the_worker_processes_think(client: Client) -> None:
    site: Site = client.app.state.site
    site.hints.seconds = 0.2
    ada = Visitor(client)
    html = ask(ada, ada.open("troyes", "me", "bot-random"))
    assert "What the bot would do" in html
    shares = [int(share) for share in re.findall(r'<span class="portion">(\d+)\s%</span>', html)]
    assert 1 <= len(shares) <= 3
    assert shares == sorted(shares, reverse=True)
    assert "hint=" in ada.url


def test_a_longer_look_follows_the_first_one_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    async def at_once(
        _bots: object, _demand: object, _work: object, view: View, legal: list[int], seconds: float
    ) -> list[Hint]:
        asked.append(seconds)
        return quick(view, legal, seconds)

    monkeypatch.setattr("trois.web.bots.workers.Workers.run", at_once)
    ada = Visitor(client)
    url = ada.open("troyes", "me", "bot-random")
    live = client.app.state.site.tables.known[url.rpartition("/")[2]]
    fields = {"seat": "0", "question": f"{live.numbers[0]}", "longer": "yes"}
    for _ in range(3):
        assert 'class="advice"' in ada.post(f"{url}/hint", fields)
    assert asked == [hinting.SECONDS, hinting.LONGER_SECONDS]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.usefixtures("_quick")
def test_the_page_shows_and_marks_the_best_actions(client: Client, game: str) -> None:
    site: Site = client.app.state.site
    ada = Visitor(client)
    url = ada.open(game, "me", "here")
    live = site.tables.known[url.rpartition("/")[2]]
    seat = live.pending[0]
    best = quick(live.playing.view(seat), live.playing.legal(seat), 0)
    html = ask(ada, f"{url}?seat={seat}")
    assert re.findall(r'data-advice="(\d+)"', html) == [str(one.action) for one in best]
    for rank, one in enumerate(best, 1):
        button = re.search(rf'<button [^>]*data-choice="{one.action}"[^>]*>(.*?)</button>', html)
        assert button
        assert button[1].startswith(f'<span class="phrase"><span class="rank" aria-hidden="true">{rank}<')
        marks = re.findall(rf'data-action="{one.action}" data-advised="(\d)"', html)
        assert marks == [str(rank)] * len(re.findall(rf'data-action="{one.action}"', html))
    points = re.findall(r"</span> (-?\d+)</span>", html[html.index('class="advice"') :])
    assert points == [str(round(score)) for one in best for score in one.scores]


@pytest.mark.usefixtures("_quick")
def test_advice_goes_with_its_question(client: Client) -> None:
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "bot-random")
    ask(ada, url)
    shown = ada.url
    assert 'class="advice"' in ada.get(shown)
    assert 'class="advice"' in ada.get(shown.replace("?", "/part?"))
    assert 'class="advice"' not in ada.get(url)
    ada.choose()
    assert 'class="advice"' not in ada.get(shown)


def test_only_the_seat_whose_turn_it_is(client: Client) -> None:
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "troyes")
    live = client.app.state.site.tables.known[url.rpartition("/")[2]]
    asked = live.pending[0]
    number, other = live.numbers[asked], people[1 - asked]
    other.post(f"{url}/hint", {"seat": f"{asked}", "question": f"{number}"})
    assert (other.status, other.message) == (403, "That is not your seat.")
    other.post(f"{url}/hint", {"seat": f"{1 - asked}", "question": f"{live.numbers[1 - asked]}"})
    assert (other.status, other.message) == (409, "It is not your turn.")
    other.post(f"{url}/hint", {"seat": "7", "question": "0"})
    assert other.status == 409
    people[asked].post(f"{url}/hint", {"seat": f"{asked}", "question": f"{number + 5}"})
    assert people[asked].status == 409
    assert "data-hint" not in people[2].get(url)
    bearer = f"Bearer {other.cookies['visitor']}"
    other.get(f"/api{url}/hints?seat={asked}", authorization=bearer)
    assert other.status == 403


@pytest.mark.usefixtures("_quick")
def test_the_api_tells_the_same(client: Client) -> None:
    ada = Visitor(client)
    url = ada.open("tournay", "me", "here")
    live = client.app.state.site.tables.known[url.rpartition("/")[2]]
    seat = live.pending[0]
    bearer = {"authorization": f"Bearer {ada.cookies['visitor']}"}
    told = client.get(f"/api{url}/hints?seat={seat}", headers=bearer).json()
    best = quick(live.playing.view(seat), live.playing.legal(seat), 0)
    assert [
        {"action": h.action, "text": h.text, "share": h.share, "scores": h.scores, "gain": h.gain} for h in best
    ] == [{name: one[name] for name in ("action", "text", "share", "scores", "gain")} for one in told]
    words = live.playing.game.vocabulary.text
    assert [one["line"] for one in told] == [[words(action) for action in h.line] for h in best]
    schema = client.get("/api/schema/openapi.json").json()
    assert "/api/tables/{table_id}/hints" in schema["paths"]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.usefixtures("_quick")
def test_hidden_data_changes_no_byte_of_a_hint(client: Client, game: str) -> None:
    site: Site = client.app.state.site
    site.hints.rate_limit.burst = 1000.0
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, game)
    table_id = url.rpartition("/")[2]
    picker, differed = Chance(3), 0
    for point in range(5):
        live = played_on(site.tables.known[table_id], picker)
        seat = live.pending[0]
        sent = []
        for known in (live, with_other_secrets(live, seat, Chance(point))):
            site.tables.known[table_id] = known
            site.hints.known.clear()
            sent.append(ask(people[seat], f"{url}?seat={seat}"))
            differed += known.playing.position() != live.playing.position()
        assert 'class="advice"' in sent[0]
        assert sent[0] == sent[1]
        site.tables.known[table_id] = live
    assert differed >= 2, "the secrets were hardly ever other ones"


@pytest.mark.usefixtures("_quick")
def test_nothing_is_stored_and_nobody_hears_of_it(client: Client) -> None:
    people = [Visitor(client) for _ in range(3)]
    url = table_of(people, "troyes")
    site: Site = client.app.state.site
    live = site.tables.known[url.rpartition("/")[2]]
    asked = live.pending[0]
    other = people[1 - asked].get(f"{url}/part")
    ask(people[asked], url)
    assert site.tables.known[live.id] is live
    assert site.store.entries(live.id) == []
    assert people[1 - asked].get(f"{url}/part") == other


@pytest.mark.usefixtures("_quick")
def test_too_many_hints(client: Client) -> None:
    site: Site = client.app.state.site
    ada = Visitor(client)
    url = ada.open("troyes-dice", "me", "bot-random")
    site.hints.rate_limit.per_second = 1e-9
    for _ in range(int(hinting.BURST)):
        ask(ada, url)
        site.hints.known.clear()
    assert ada.status == 200
    ask(ada, url)
    assert ada.status == 429
    assert ada.message == "That is a lot of hints at once; please think for a moment yourself."


def failing(error: Exception) -> Callable[..., object]:
    async def fail(*_args: object) -> list[Hint]:
        raise error

    return fail


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (ValueError("secret"), "The bot has no advice here."),
        (BrokenProcessPool(), "The bot has no advice here."),
        (TimeoutError(), "The bots are very busy; please ask again in a moment."),
    ],
)
def test_an_error_is_one_sentence(
    client: Client, monkeypatch: pytest.MonkeyPatch, error: Exception, sentence: str
) -> None:
    monkeypatch.setattr("trois.web.bots.workers.Workers.run", failing(error))
    ada = Visitor(client)
    ask(ada, ada.open("troyes-dice", "me", "bot-random"))
    assert (ada.status, ada.message) == (503, sentence)
    assert "secret" not in ada.html
    assert ada.actions


@pytest.mark.parametrize("trouble", [BrokenProcessPool, ConnectionRefusedError])
def test_workers_that_died_are_replaced_once(trouble: type[Exception]) -> None:
    worker = Worker()
    calls: list[int] = []

    async def broken_once(work: Callable[[], int]) -> int:
        calls.append(1)
        if len(calls) == 1:
            raise trouble
        return work()

    worker.submit = broken_once  # type: ignore[method-assign, assignment]
    assert asyncio.run(worker.run(lambda: 7)) == 7
    assert len(calls) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("_quick")
def test_hints_speak_the_languages(client: Client, language: str) -> None:
    ada = Visitor(client, language)
    html = ask(ada, ada.open("troyes-dice", "me", "bot-random"))
    assert 'class="advice"' in html
    assert "web.play" not in html


def test_workers_do_not_outlive_a_killed_server() -> None:
    server = subprocess.Popen(["sleep", "60"])
    watching = f"import time; from trois.web.bots.workers import start_worker; start_worker({server.pid}, {{}}); time.sleep(60)"
    worker = subprocess.Popen([sys.executable, "-c", watching], env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
    with pytest.raises(subprocess.TimeoutExpired):
        worker.wait(4)
    server.kill()
    server.wait()
    assert worker.wait(10) == 1
