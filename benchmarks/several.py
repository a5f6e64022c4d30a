"""PostgreSQL with one, two and four processes of the server, and thousands of streams on which nothing happens."""

import asyncio
import contextlib
import resource
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.measures import cpu, free_port, memory, percentile, started
from benchmarks.players import Connection, Load, Table, seats
from tests.store.databases import whole_cluster
from trois.store import Store

COUNTS = (1, 2, 4)
GOAL = 1.3
"""Processor time of a decision with the most processes, to that with one."""
STREAMS = 5000
PER_PLAYER = 25


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextlib.contextmanager
def server(database: str, processes: int) -> Iterator[tuple[int, list[int]]]:
    """Its port and the processes that answer, each a child of the one that was started."""
    port = free_port()
    words = ["-m", "trois", "serve", "--port", str(port), "--database", database, "--posts", "1000000"]
    process = started([*words, "--processes", str(processes)], port)
    deadline = time.monotonic() + 30
    while len(children(process.pid)) < processes and time.monotonic() < deadline:
        time.sleep(0.2)
    time.sleep(2.0)
    try:
        yield port, children(process.pid)
    finally:
        process.terminate()
        process.wait()


async def play(port: int, count: int, seconds: float, pids: list[int]) -> Load:
    load = Load()
    tables = [Table(port, number, load) for number in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(*(table.open() for table in tables[start : start + 20]))
    used = sum(map(cpu, pids))
    load.stop = time.perf_counter() + seconds
    await asyncio.gather(*(table.play() for table in tables))
    load.cpu = sum(map(cpu, pids)) - used
    load.memory = sum(map(memory, pids))
    for table in tables:
        table.close()
    return load


def measure_processes(in_loop: Any, tables: int, seconds: float) -> bool:
    """With each number of processes on a database of its own; whether the goal is reached."""
    costs: list[float] = []
    print(f"\nPostgreSQL, {sum(seats(number) for number in range(tables))} players")
    for count in COUNTS:
        with whole_cluster() as cluster:
            if cluster is None:
                return False
            with server(cluster.url, count) as (port, pids):
                load: Load = in_loop(play(port, tables, seconds, pids))
            store = Store(cluster.url)
            lost = load.decisions - sum(len(store.entries(table)) for table in store.table_ids())
            store.close()
        costs.append(1e6 * load.cpu / load.decisions)
        p50, p99 = (1000 * percentile(load.updates, share) for share in (0.5, 0.99))
        print(
            f"{count} processes  {load.decisions / seconds:>5.0f} decisions/s  update p50 {p50:.0f} ms, p99 {p99:.0f} ms  "
            f"{costs[-1]:.0f} us of processor time a decision  {load.memory:.0f} MiB  {len(load.errors)} errors, {lost} lost"
        )
    print(f"processor time with {COUNTS[-1]} to one  {costs[-1] / costs[0]:.2f} (goal: at most {GOAL})")
    return costs[-1] <= GOAL * costs[0]


# Idle streams


async def listen_idly(port: int, count: int, pid: int) -> tuple[float, float, list[float]]:
    """Memory before and after, and how long decisions take beside so many streams."""
    load = Load()
    hosts = [Table(port, number * 3, load) for number in range(count // PER_PLAYER)]
    for start in range(0, len(hosts), 20):
        await asyncio.gather(*(table.open() for table in hosts[start : start + 20]))
    before = memory(pid)
    ears: list[Connection] = []
    for number in range(count):
        table = hosts[number % len(hosts)]
        ear = Connection(port, table.players[0].posts.token)
        await ear.open()
        ear.listen(f"/api/tables/{table.id}/events?seat=0", lambda _told: None)
        ears.append(ear)
    await asyncio.sleep(3.0)
    after = memory(pid)
    active = Table(port, 0, load)
    await active.open()
    for _ in range(100):
        await active.decide()
    for ear in ears:
        ear.close()
    for table in (*hosts, active):
        table.close()
    return before, after, load.updates


def measure_idle(in_loop: Any, database: str, streams: int = STREAMS) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with server(database, 1) as (port, pids):
        before, after, updates = in_loop(listen_idly(port, streams, pids[0]))
    print(f"\n{streams} idle streams: {after - before:.0f} MiB, {1024 * (after - before) / streams:.1f} KiB each")
    p50, p99 = (1000 * percentile(updates, share) for share in (0.5, 0.99))
    print(f"a table that plays beside them: update p50 {p50:.1f} ms, p99 {p99:.1f} ms")


if __name__ == "__main__":
    sys.exit("benchmarks/server.py runs this")
