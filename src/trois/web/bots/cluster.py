"""Bots that think on a Ray cluster, and on this machine whenever the cluster does not answer."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

from trois import games
from trois.bots.parallel import register_games
from trois.web.bots.workers import Worker

LOG = logging.getLogger("trois.web")
T = TypeVar("T")

RETRY_SECONDS = 30.0
"""Between attempts to reach a cluster that does not answer."""
PATIENCE_SECONDS = 30.0
"""For a thought; no level thinks half as long."""


class Mind(Protocol):
    """A process of the cluster in which a bot thinks; it keeps bots as a process of this machine does."""

    def think(self, work: Callable[[], Any]) -> "Future[Any]": ...


class Minds(Protocol):
    """A cluster."""

    def connect(self) -> None:
        """Blocks, and raises whatever is wrong."""
        ...

    def new(self) -> Mind: ...


class RayMinds:
    """Ray: `address` as ray.init takes it: "auto", "ray://host:10001", or "local" for a cluster of this machine."""

    def __init__(self, address: str) -> None:
        self.address = address

    def connect(self) -> None:
        import ray  # an extra

        if ray.is_initialized():
            ray.shutdown()
        ray.init(address=self.address, log_to_driver=False, configure_logging=False)

    def new(self) -> Mind:
        import ray

        return RayMind(ray.remote(Thinking).options(num_cpus=1).remote(games.registered()))


class Thinking:
    """In a process of the cluster."""

    def __init__(self, places: dict[str, str]) -> None:
        register_games(places)

    def think(self, work: Callable[[], Any]) -> Any:
        return work()


class RayMind:
    def __init__(self, actor: Any) -> None:
        self.actor = actor

    def think(self, work: Callable[[], Any]) -> "Future[Any]":
        found: Future[Any] = self.actor.think.remote(work).future()
        return found


class Cluster:
    """Whether the cluster answers, for all workers together."""

    def __init__(self, minds: Minds) -> None:
        self.minds = minds
        self.is_there = False
        self.tried = -RETRY_SECONDS
        self.connecting: asyncio.Task[None] | None = None

    def look(self) -> bool:
        """Whether it is there; if not, somebody tries to reach it now and then, and nobody waits for that."""
        is_time = time.monotonic() - self.tried >= RETRY_SECONDS
        if not self.is_there and is_time and self.connecting is None:
            self.tried = time.monotonic()
            self.connecting = asyncio.create_task(self._connect())
        return self.is_there

    async def _connect(self) -> None:
        try:
            await asyncio.to_thread(self.minds.connect)
        except Exception as error:
            LOG.warning("the cluster can't be reached (%s): bots think on this machine", _short(error))
        else:
            self.is_there = True
            LOG.warning("bots think on the cluster")
        finally:
            self.connecting = None

    def lose(self, error: BaseException) -> None:
        if self.is_there:
            LOG.warning("the cluster is gone (%s): bots think on this machine", _short(error))
        self.is_there, self.tried = False, time.monotonic()


def _short(error: BaseException) -> str:
    return f"{type(error).__name__}: {str(error).strip().splitlines()[0] if str(error).strip() else 'no reason'}"[:200]


class ClusterWorker(Worker):
    """Thinks on the cluster where it answers, else in a process of this machine."""

    def __init__(self, cluster: Cluster) -> None:
        super().__init__()
        self.cluster = cluster
        self.mind: Mind | None = None

    async def run(self, work: Callable[[], T]) -> T:
        if self.cluster.look():
            try:
                return await asyncio.wait_for(self._think(work), PATIENCE_SECONDS)
            except Exception as error:
                self.mind = None
                self.cluster.lose(error)
        return await super().run(work)

    async def _think(self, work: Callable[[], T]) -> T:
        mind = await asyncio.to_thread(self.cluster.minds.new) if self.mind is None else self.mind
        self.mind = mind
        found: T = await asyncio.wrap_future(mind.think(work))
        return found
