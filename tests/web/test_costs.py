"""Processor time by address, and the other limits of what costs much."""

import asyncio
import time
from itertools import count, pairwise
from pathlib import Path

import pytest

from tests.web.browsing import Client, Visitor, application
from trois.store import Store
from trois.web.bots.fair_queue import Demand, Waiting
from trois.web.bots.workers import Workers
from trois.web.config import Config
from trois.web.errors import TooMany
from trois.web.http import costs
from trois.web.http.costs import UNIT, Costs, Meter, in_thread
from trois.web.http.limits import Limits
from trois.web.http.request import RequestIds, cookies_of
from trois.web.http.sharing import SharedLimits
from trois.web.pages.render import VERSION
from trois.web.pages.table import card
from trois.web.rate_limit import RateLimit
from trois.web.updates.exchange import Exchange


def left(limit: RateLimit, who: str) -> float:
    return limit.buckets[who][0]


def bucket(tokens: float) -> RateLimit:
    """One that does not fill again."""
    return RateLimit(1e-9, tokens)


def test_what_a_request_takes_is_charged_to_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = count()
    monkeypatch.setattr(time, "thread_time", lambda: next(moments) * UNIT)

    async def work() -> None:
        for _ in range(4):
            await asyncio.sleep(0)

    async def play() -> None:
        found = Costs(bucket(20))
        await found.admit("a")
        await found.run(work(), Meter(found.limit, "a"))
        assert left(found.limit, "a") == pytest.approx(20 - 5)  # five steps of one unit each
        assert "b" not in found.limit.buckets

    asyncio.run(play())


def test_errors_and_the_end_of_waiting_come_through() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise KeyError

    async def play() -> None:
        found = Costs(bucket(20))
        with pytest.raises(KeyError):
            await found.run(fail(), Meter(found.limit, "a"))
        told: list[str] = []

        async def wait() -> None:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                told.append("cancelled")
                raise

        task = asyncio.create_task(found.run(wait(), Meter(found.limit, "a")))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert told == ["cancelled"]

    asyncio.run(play())


def test_an_address_that_took_too_much_waits_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(costs, "PATIENCE_SECONDS", 0.2)
    monkeypatch.setattr(costs, "MOST_WAITING", 3)

    async def play() -> None:
        found = Costs(bucket(2))
        for _ in range(2):
            await found.admit("a")
        waiting = [asyncio.create_task(found.admit("a")) for _ in range(3)]
        await asyncio.sleep(0.01)
        with pytest.raises(TooMany):
            await found.admit("a")
        await found.admit("b")
        assert [type(error) for error in await asyncio.gather(*waiting, return_exceptions=True)] == [TooMany] * 3
        assert not found.waiting

    asyncio.run(play())


def test_who_waits_goes_on_when_the_address_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(costs, "LOOK_SECONDS", 0.001)

    async def play() -> None:
        found = Costs(RateLimit(200.0, 1.0))
        done = await asyncio.gather(*(found.admit("a") for _ in range(10)))
        assert len(done) == 10

    asyncio.run(play())


def test_a_page_of_an_address_that_took_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(costs, "PATIENCE_SECONDS", 0.1)
    with Client(application(tmp_path)) as client:
        client.app.site.limits.costs.charge("testclient", 1e9)
        client.app.site.limits.costs.per_second = 1e-9
        refused = client.get("/health")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "2")
        assert refused.headers["x-content-type-options"] == "nosniff"


def test_a_table_with_much_card_text_counts_as_several() -> None:
    limits = Limits(Config(posts_per_second=12.0))
    for number in range(19):
        limits.check_opening(f"{number}", "here", 48 * 1024)  # each is 13 tables
    with pytest.raises(TooMany):
        limits.check_opening("another", "here", 48 * 1024)  # an address may open 240 at once


def test_a_long_queue_makes_thoughts_shorter() -> None:
    async def play() -> None:
        workers = Workers(2)
        assert workers.crowd == 1.0
        workers.queue.waiting += [Waiting(Demand()) for _ in range(4)]
        assert workers.crowd == 2.0

    asyncio.run(play())


def test_reviews_of_one_address_are_bounded_whoever_asks(tmp_path: Path) -> None:
    with Client(application(tmp_path)) as client:
        reviews = client.app.site.reviews
        allowed = [reviews.of_address.allows("here") for _ in range(12)]
        assert allowed == [True] * 10 + [False] * 2


def test_request_ids_do_not_count() -> None:
    made = [RequestIds().new("") for _ in range(3)]
    ids = RequestIds()
    numbers = [int(ids.new("")[8:], 16) for _ in range(5)]
    assert len({one[:8] for one in made}) == 3
    assert [b - a for a, b in pairwise(numbers)] != [1] * 4


def test_cookies_are_taken_as_they_were_sent() -> None:
    """Quotes in them are not undone, which took older Pythons the square of their length."""
    worst = '"' + '\\"' * 100_000
    scope = {"headers": [(b"cookie", f"visitor={worst}; level=steward; odd; a=b=c".encode())]}
    assert cookies_of(scope) == {"visitor": worst, "level": "steward", "a": "b=c"}


def test_a_chapter_with_very_many_digits_is_the_first(tmp_path: Path) -> None:
    with Client(application(tmp_path)) as client:
        ada = Visitor(client)
        ada.get("/learn/troyes")
        ada.post("/learn/troyes", {"chapter": "9" * 5000})
        assert ada.status == 200


def test_all_cookies_are_forgotten(tmp_path: Path) -> None:
    with Client(application(tmp_path)) as client:
        ada = Visitor(client)
        ada.get("/")
        ada.post("/me/forget", {})
        gone = {cookie.partition("=")[0] for cookie in ada.headers.get_list("set-cookie")}
        assert {"visitor", "level", "seen-troyes", "seen-tournay", "seen-troyes-dice"} <= gone


@pytest.mark.parametrize("path", ["/static/x/live.js%00.css", "/static/x/" + "a" * 256, "/static/x/live.js/x"])
def test_there_are_no_other_static_files(tmp_path: Path, path: str) -> None:
    with Client(application(tmp_path)) as client:
        assert client.get(path).status_code == 404


def test_a_missing_route_of_the_api_has_the_security_headers(tmp_path: Path) -> None:
    with Client(application(tmp_path)) as client:
        missing = client.get("/api/nothing")
        assert (missing.status_code, missing.headers["x-content-type-options"]) == (404, "nosniff")


def test_style_sheets_are_not_charged_beforehand_and_give_nothing_back(tmp_path: Path) -> None:
    with Client(application(tmp_path)) as client:
        limit = client.app.site.limits.costs
        limit.per_second, limit.burst = 1e-9, 5.0
        client.get(f"/static/{VERSION}/live.js")
        assert 4.0 < left(limit, "testclient") < 5.0


def test_what_threads_do_for_a_request_is_charged_to_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = count()
    monkeypatch.setattr(time, "thread_time", lambda: next(moments) * UNIT)

    async def fail() -> None:
        await in_thread(int, "x")

    async def play() -> None:
        found = Costs(bucket(20))
        with pytest.raises(ValueError, match="invalid"):
            await found.run(fail(), Meter(found.limit, "a", 0.0))
        assert left(found.limit, "a") < 20 - 2  # one unit in the thread, others in the steps before and after it

    asyncio.run(play())
    assert asyncio.run(in_thread(int, "5")) == 5  # without a request there is nobody to charge


def test_other_processes_hear_what_requests_took_and_not_what_was_taken_beforehand(store: Store) -> None:
    async def play() -> None:
        limits = Limits(Config(posts_per_second=12.0))
        shared = SharedLimits(limits, Exchange(store), {})
        found = Costs(limits.costs)
        for _ in range(5):
            await found.admit("here")
        told = sum(count for name, _, count in shared.take_spent() if name == "costs")
        assert told == 5.0
        for _ in range(5):
            Meter(limits.costs, "here").add(0.01, is_last=True)
        told += sum(count for name, _, count in shared.take_spent() if name == "costs")
        assert told == pytest.approx(5 * 0.01 / UNIT)

    asyncio.run(play())


def test_pictures_for_links_are_charged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Client(application(tmp_path)) as client:
        url = Visitor(client).open("troyes", "me", "open")
        limit = client.app.site.limits.costs
        limit.per_second, limit.burst = 1e-9, 100.0
        limit.buckets.clear()
        monkeypatch.setattr("trois.draw.raster.png", lambda *_: busy(5 * UNIT))
        card.KEPT.clear()
        client.get(f"{url}/card.png")
        card.KEPT.clear()
        assert left(limit, "testclient") < 96


def busy(seconds: float) -> bytes:
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        pass
    return b""


def test_cards_without_a_length_count_as_much(tmp_path: Path) -> None:
    with Client(application(tmp_path, posts_per_second=12.0)) as client:
        token = client.post("/api/persons", json={"name": "Ada"}).json()["token"]
        body = b'{"game": "troyes", "seats": [{"kind": "me"}, {"kind": "here"}], "cards": {"x": "%s"}}' % (
            b"y" * 48_000
        )
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        answers = [client.post("/api/tables", content=iter([body]), headers=headers).status_code for _ in range(4)]
        assert answers == [409, 409, 429, 429]  # each counts as 13 of 24 tables
