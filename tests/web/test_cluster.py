"""Bots that think on a cluster, and on this machine when it is gone."""

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.web.servers import ROOT
from trois.web.bots import cluster as clusters
from trois.web.bots.cluster import Cluster, ClusterWorker
from trois.web.bots.fair_queue import Demand
from trois.web.bots.workers import Workers


class FakeMinds:
    """A cluster that can be switched off."""

    def __init__(self) -> None:
        self.is_on = True
        self.thoughts = 0

    def connect(self) -> None:
        if not self.is_on:
            raise ConnectionError("nobody there\nreally")

    def new(self) -> "FakeMinds":
        return self

    def think(self, work: Callable[[], Any]) -> "Future[Any]":
        done: Future[Any] = Future()
        if self.is_on:
            self.thoughts += 1
            done.set_result(work())
        else:
            done.set_exception(ConnectionError("the line is dead"))
        return done


def double(number: int) -> int:
    return 2 * number


def where() -> int:
    return os.getpid()


def run(play: Callable[[Workers, FakeMinds], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        minds = FakeMinds()
        cluster = Cluster(minds)
        workers = Workers(1, lambda: ClusterWorker(cluster))
        try:
            await play(workers, minds)
        finally:
            workers.close()

    asyncio.run(whole())


def test_nobody_waits_for_the_cluster_and_then_it_is_used(caplog: pytest.LogCaptureFixture) -> None:
    async def play(workers: Workers, minds: FakeMinds) -> None:
        assert await workers.run(Demand(), double, 4) == 8
        assert minds.thoughts == 0
        await asyncio.sleep(0.1)
        assert await workers.run(Demand(), double, 5) == 10
        assert minds.thoughts == 1
        assert await workers.run(Demand(), where) == os.getpid()

    run(play)
    assert "bots think on the cluster" in caplog.text


def test_a_cluster_that_is_gone_is_no_trouble(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "RETRY_SECONDS", 0.2)

    async def play(workers: Workers, minds: FakeMinds) -> None:
        await workers.run(Demand(), double, 1)
        await asyncio.sleep(0.1)
        minds.is_on = False
        assert await workers.run(Demand(), double, 6) == 12
        assert await workers.run(Demand(), where) != os.getpid()
        minds.is_on = True
        await asyncio.sleep(0.3)
        await workers.run(Demand(), double, 1)
        await asyncio.sleep(0.1)
        assert await workers.run(Demand(), where) == os.getpid()

    run(play)
    assert "the cluster is gone (ConnectionError: the line is dead): bots think on this machine" in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_cluster_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE_SECONDS", 0.1)

    async def play(workers: Workers, minds: FakeMinds) -> None:
        await workers.run(Demand(), double, 1)
        await asyncio.sleep(0.1)
        monkeypatch.setattr(minds, "think", lambda _work: Future())
        assert await workers.run(Demand(), double, 7) == 14

    run(play)


REAL = """
import asyncio, time
import ray
from tests.web.test_cluster import where
from trois.web.bots.cluster import Cluster, ClusterWorker, RayMinds
from trois.web.bots.fair_queue import Demand
from trois.web.bots.workers import Workers

async def whole():
    cluster = Cluster(RayMinds("local"))
    workers = Workers(1, lambda: ClusterWorker(cluster))
    here = await workers.run(Demand(), where)
    end = time.monotonic() + 150
    while not cluster.is_there and time.monotonic() < end:
        await asyncio.sleep(0.2)
    there = [await workers.run(Demand(), where) for _ in range(2)]
    await asyncio.to_thread(ray.shutdown)
    again = await workers.run(Demand(), where)
    workers.close()
    print("there" if there[0] == there[1] != here else there, "here" if again == here else again)

if __name__ == "__main__":
    asyncio.run(whole())
"""


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_a_real_cluster_of_this_machine(tmp_path: Path) -> None:
    program = tmp_path / "real.py"
    program.write_text(REAL)
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}
    done = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, env=environment, cwd=ROOT, check=False
    )
    assert done.stdout.split() == ["there", "here"], done.stderr[-3000:]
