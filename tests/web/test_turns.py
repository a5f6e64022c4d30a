"""The time of a bot's whole turn, and bots that are asked to play now."""

import asyncio
import time
from collections.abc import Iterator

import pytest

import trois
from trois.bots import Clock, Stop, ladder, make
from trois.core.match import Match
from trois.store import Store
from trois.web.bots import kept
from trois.web.bots.fair_queue import Demand
from trois.web.bots.turns import HURRIED_SECONDS, TurnTimes
from trois.web.bots.workers import Workers
from trois.web.config import Config
from trois.web.site import Site

LONG = 60.0


@pytest.fixture
def match() -> Match:
    return trois.new("troyes", 2, seed=1)


@pytest.fixture
def workers() -> Iterator[Workers]:
    found = Workers(1)
    yield found
    found.close()


def test_a_turn_has_its_time_for_all_its_decisions_together() -> None:
    times = TurnTimes({"master": 8.0})
    turn = times.of(("t", 1), 3, "master")
    assert (turn.left, turn.seconds) == (8.0, 8.0)
    turn.thought += 5.0
    assert times.of(("t", 1), 3, "master").left == 3.0
    turn.thought += 5.0
    assert times.of(("t", 1), 3, "master").left == HURRIED_SECONDS
    assert times.of(("t", 1), 4, "master").left == 8.0
    assert times.of(("t", 1), 4, "steward").seconds == 8.0  # the turn that goes on
    assert times.of(("t", 2), 0, "steward").seconds == 0.0


def test_a_hurried_turn_has_no_time_left_but_the_next_one_has() -> None:
    times = TurnTimes({"expert": 2.0})
    assert not times.hurry(("t", 0))
    times.of(("t", 0), 1, "expert")
    assert times.hurry(("t", 0))
    assert times.of(("t", 0), 1, "expert").left == HURRIED_SECONDS
    assert times.of(("t", 0), 2, "expert").left == 2.0


def test_a_stopped_search_plays_the_best_it_has_found(match: Match) -> None:
    stop = Stop()
    stop.set()
    bot, legal = make("master", "troyes", 1), match.legal(0)
    began = time.monotonic()
    assert bot.choose(match.view(0), legal, Clock(until=began + LONG, stop=stop)) in legal
    assert time.monotonic() - began < LONG / 4


def test_a_bot_in_a_worker_hears_that_it_is_to_play_now(match: Match, workers: Workers) -> None:
    """It would think for half a minute; nobody waits that long."""
    view, legal = match.view(0), match.legal(0)

    async def run() -> int:
        key = ("t", 0)
        thinking = asyncio.create_task(
            workers.run(Demand(key), kept.choose, key, "master", "troyes", 1, view, legal, LONG)
        )
        while not workers.workers[0].is_busy or workers.workers[0].process is None:
            await asyncio.sleep(0.05)
        for _ in range(200):  # until it has begun to think
            await asyncio.sleep(0.1)
            workers.hurry(key)
            if thinking.done():
                break
        return await thinking

    began = time.monotonic()
    assert asyncio.run(run()) in legal
    assert time.monotonic() - began < LONG / 3


def test_a_new_level_that_searches_has_its_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    sage = ladder.Level("sage", make=ladder.ROWS[0].make, seconds=4.0)
    monkeypatch.setattr(ladder, "ROWS", [*ladder.ROWS, sage])

    async def body(site: Site) -> tuple[float, float, float]:
        await site.open()
        times = site.bots.times
        found = [times.of(("t", seat), 1, level).seconds for seat, level in enumerate(("sage", "expert", "master"))]
        await site.close()
        return found[0], found[1], found[2]

    assert asyncio.run(body(Site(Config(str(store.url), seconds={"expert": 0.5})))) == (4.0, 0.5, 8.0)
