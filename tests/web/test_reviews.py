"""Reviews at tables: only when the match is over, made in the background, found by everybody, kept."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

import trois
from tests.web.browsing import Client, Visitor, application
from trois import games
from trois.core.match import Match
from trois.review import Review
from trois.store import Store
from trois.store.shelf import Shelf
from trois.web import reviews
from trois.web.bots.workers import Workers
from trois.web.errors import Failed, TooMany
from trois.web.reading import Reader
from trois.web.replays import digest_of
from trois.web.reviews import MOST_AT_ONCE, Progress, Reviews


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "FIRST_SECONDS", 0.1)
    monkeypatch.setattr(reviews, "BUDGET_SECONDS", 0.1)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    store = Store(f"sqlite:///{tmp_path / 'r.db'}")
    store.migrate()
    return Shelf(store)


def played(decisions: int = 6) -> Match:
    match = trois.new("troyes-dice", 1, 3, auto=True)
    while len(match.line) < decisions:
        match.push(0, match.legal(0)[0])
    return match


async def made(service: Reviews, match: Match) -> tuple[Review, list[Progress]]:
    heard: list[Progress] = []
    while True:
        found = await service.get(match, "ada")
        if isinstance(found, Review):
            return found, heard
        heard.append(found)
        await asyncio.sleep(0.02)


def test_a_review_is_made_in_the_background_and_kept(shelf: Shelf) -> None:
    async def go() -> None:
        workers = Workers()
        service = Reviews(shelf, workers, Reader(in_place=True))
        match = played()
        found, heard = await made(service, match)
        assert heard[0].done == 0
        assert {one.of for one in heard} == {len(found.moments)}
        assert [moment.action for moment in found.moments] == [
            match.line[moment.number].action for moment in found.moments
        ]
        elsewhere = Reviews(shelf, workers, Reader(in_place=True))  # another process of the server
        assert await elsewhere.get(match, "bob") == found
        await service.close()
        workers.close()

    asyncio.run(go())


def test_a_second_process_hears_how_far_it_is_and_begins_nothing(shelf: Shelf) -> None:
    async def go() -> None:
        match = played()
        shelf.put(f"reviewing:{digest_of(match)}", json.dumps([3, 8, False]), 30)
        workers = Workers()
        service = Reviews(shelf, workers, Reader(in_place=True))
        assert await service.get(match, "ada") == Progress(3, 8)
        assert not service.tasks
        assert Progress(3, 8).percent == 37
        workers.close()

    asyncio.run(go())


def test_one_person_begins_only_so_many(shelf: Shelf) -> None:
    async def go() -> None:
        workers = Workers()
        service = Reviews(shelf, workers, Reader(in_place=True))
        service.rate_limit.burst = 1.0
        await service.get(played(4), "ada")
        with pytest.raises(TooMany):
            await service.get(played(5), "ada")
        await service.close()
        workers.close()

    asyncio.run(go())


def test_one_address_begins_only_so_many_whoever_asks(shelf: Shelf) -> None:
    """Whoever shows no cookie is another person each time."""

    async def go() -> None:
        workers = Workers()
        service = Reviews(shelf, workers, Reader(in_place=True))
        service.of_address.burst = 1.0
        await service.get(played(4), "ada", "here")
        with pytest.raises(TooMany):
            await service.get(played(5), "bob", "here")
        await service.get(played(5), "bob", "elsewhere")
        await service.close()
        workers.close()

    asyncio.run(go())


def test_so_many_are_made_at_once_also_of_those_that_are_read_at_the_same_time(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        workers = Workers()
        service = Reviews(shelf, workers, Reader(in_place=True))
        monkeypatch.setattr(service, "_make", lambda *_: asyncio.sleep(60))
        monkeypatch.setattr(service.reader, "run", lambda *_: asyncio.sleep(0.1, []))
        asked = [service.get(played(number), f"{number}", f"{number}") for number in range(MOST_AT_ONCE + 2)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in found].count(Failed) == 2
        assert len(service.tasks) == MOST_AT_ONCE
        await service.close()
        workers.close()

    asyncio.run(go())


def test_what_cannot_be_judged_is_said(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ValueError("no")

    async def go() -> None:
        workers = Workers()
        service = Reviews(shelf, workers, Reader(in_place=True))
        monkeypatch.setattr(service, "_judge", fail)
        await service.get(played(), "ada")
        await asyncio.sleep(0.05)
        found = await service.get(played(), "ada")
        assert isinstance(found, Progress)
        assert found.failed
        workers.close()

    asyncio.run(go())


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with Client(application(tmp_path), base_url="http://testserver.local") as client:
        yield Visitor(client)


def reviewed(ada: Visitor, game: str) -> str:
    """A match of somebody who takes the first choice each time, and its review."""
    url = ada.open(game, "me", "bot-random")
    while 'data-stage="over"' not in ada.html:
        ada.choose(0) if ada.actions else ada.get(url)
    while 'class="judging"' not in ada.get(f"{url}/review"):
        time.sleep(0.1)
    return url


def test_the_better_line_is_shown_on_the_board(visitor: Visitor) -> None:
    """Where not all of it hangs on chance."""
    url = reviewed(visitor, "tournay")
    key = re.findall(r'<li><a href="([^"]+at=\d+)"', visitor.html)
    pages = [visitor.get(unescape(at)) for at in key]
    page, link = next((page, found[1]) for page in pages if (found := re.search(r'href="([^"]+line=1)"', page)))
    board = page[page.index('class="boards') :]
    after = visitor.get(unescape(link))
    assert 'aria-current="step"' in after[after.index('<ol class="line">') :]
    assert after[after.index('class="boards') :] != board
    assert 'class="line"' not in visitor.get(f"{url}/review?line=99")
    assert 'class="line"' not in visitor.get(f"{url}/review?line=-3")


@pytest.mark.parametrize("game", games.names())
def test_a_mistake_becomes_a_puzzle_under_learn(visitor: Visitor, game: str) -> None:
    url = reviewed(visitor, game)
    found = re.search(r'/review/keep".*?name="at" value="(\d+)"', visitor.html, re.DOTALL)
    assert found, "no mistake of one's own"
    for _ in range(2):
        visitor.post(f"{url}/review/keep", {"at": found[1]})
        assert visitor.status == 200
    puzzle = visitor.url
    assert puzzle.endswith(f"/puzzles/{game}/own-{url.rpartition('/')[2]}-{found[1]}")
    said = [visitor.post(puzzle, {"action": one}) for one in re.findall(r'data-choice="(\d+)"', visitor.html)]
    assert ["why-not solved" in one for one in said].count(True) == 1
    assert all('class="why-not' in one for one in said)
    learn = visitor.get("/learn")
    assert learn.count(f'href="/puzzles/{game}/own-') == 1
    assert re.search(rf'href="/puzzles/{game}/own-[^"]+" class="done"', learn)
    visitor.post(f"{url}/review/keep", {"at": "99999"})
    assert visitor.status == 404
    stranger = Visitor(visitor.client)
    stranger.get(puzzle)
    assert stranger.status == 404
