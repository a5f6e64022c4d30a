"""How quickly a decision reaches the other players, beside an empty handler under as many connections.

200 tables with 2 to 4 players each, every table always deciding, for a minute:

    python benchmarks/server.py [--seconds 60] [--tables 200] [--database postgresql://...] [--only sqlite]

Then the same on PostgreSQL with 1, 2 and 4 processes, and decisions beside 5,000 streams on which nothing happens.

The server is the `trois` that this Python imports: compiled where it is installed compiled. The empty handler is asked
before and after, so that a machine that gets faster or slower meanwhile does not favour either.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from statistics import median
from typing import TypeVar

from trois import draw, games
from trois.bots.playout import random_playout
from trois.core.chance import Chance
from trois.store import Store
from trois.text import Text
from trois.text.voice import voice_of

sys.path.insert(0, str(Path(__file__).parent.parent))
from benchmarks.measures import cpu, free_port, memory, percentile, started
from benchmarks.players import Connection, Load, Table, seats
from benchmarks.several import measure_idle, measure_processes

T = TypeVar("T")

GOAL = 4.0
CPU_GOAL = 5.0
"""Processor time of a decision, to that of an empty request."""
BOARD_GOAL = 3.0
PARTS = ("sqlite", "postgres", "idle")


EMPTY = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route
async def empty(request):
    await request.body()
    return Response()
uvicorn.run(Starlette(routes=[Route("/", empty, methods=["POST"])]), port=int(sys.argv[1]), log_level="error", access_log=False)
"""


class Empty:
    """How long each request to an empty handler took, and the processor time of all."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.cpu = 0.0


def ask_empty(players: int, seconds: float, empty: Empty) -> None:

    async def ask(posts: Connection, stop: float) -> None:
        """Again as soon as it is answered."""
        while time.perf_counter() < stop:
            start = time.perf_counter()
            await posts.ask("POST", "/", {"seat": 0, "question": 0, "key": "0", "action": 0})
            empty.times.append(time.perf_counter() - start)

    async def whole() -> None:
        """As in play each player has a connection to post on and one that waits; all are there before it begins."""
        connections = [Connection(port) for _ in range(2 * players)]
        for connection in connections:
            await connection.open()
            await connection.ask("POST", "/")
        used, stop = cpu(process.pid), time.perf_counter() + seconds
        await asyncio.gather(*(ask(posts, stop) for posts in connections[:players]))
        empty.cpu += cpu(process.pid) - used
        for connection in connections:
            connection.close()

    port = free_port()
    process = started(["-c", EMPTY, str(port)], port)
    try:
        in_loop(whole())
    finally:
        process.terminate()
        process.wait()


async def play(port: int, count: int, seconds: float, server: int) -> Load:
    load = Load()
    tables = [Table(port, number, load) for number in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(*(table.open() for table in tables[start : start + 20]))
    used, own = cpu(server), time.process_time()
    load.stop = time.perf_counter() + seconds
    await asyncio.gather(*(table.play() for table in tables))
    load.cpu, load.own_cpu = cpu(server) - used, time.process_time() - own
    for table in tables:
        table.close()
    return load


def in_loop(work: Coroutine[None, None, T]) -> T:
    """In the quickest event loop there is, so that the players cost the server little."""
    try:
        import uvloop  # not on Windows
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def board_times() -> dict[str, float]:
    """Median milliseconds for the whole board of a seat, over positions of random games."""
    found = {}
    for name in games.names():
        game = games.get(name)
        times = []
        for seed in range(30):
            chance, picker = Chance(seed), Chance(seed + 1)
            options = {option.name: option.default for option in game.options}
            state = game.setup(max(3, game.fewest_seats), options, {}, chance, None)
            for _ in range(40 + seed):
                seats = game.pending(state)
                if not seats:
                    break
                legal = game.legal(state, seats[0])
                game.apply(state, seats[0], legal[picker.below(len(legal))], chance, None)
            seats = game.pending(state)
            if seats:
                view = game.view(state, seats[0])
                choices = {action: game.vocabulary.text(action) for action in game.legal(state, seats[0])}
                start = time.perf_counter()
                draw.parts(voice_of(view, Text(), ()), choices)
                times.append(1000 * (time.perf_counter() - start))
            random_playout(game, state, chance, picker)
        found[name] = median(times)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--database", default="")
    parser.add_argument("--only", choices=PARTS, help="one part of it")
    args = parser.parse_args()
    parts = [args.only] if args.only else PARTS
    fine = True
    with tempfile.TemporaryDirectory() as home:
        if "sqlite" in parts:
            fine = run(args.database or f"sqlite:///{home}/trois.db", args.tables, args.seconds)
        if "postgres" in parts:
            fine = measure_processes(in_loop, args.tables, args.seconds) and fine
        if "idle" in parts:
            measure_idle(in_loop, f"sqlite:///{home}/idle.db")
    print("reached" if fine else "NOT reached")
    return 0 if fine else 1


def run(database: str, tables: int, seconds: float) -> bool:
    boards = board_times()
    players = sum(seats(number) for number in range(tables))
    empty = Empty()
    ask_empty(players, min(seconds / 4, 8.0), empty)
    port = free_port()
    serve = ["-m", "trois", "serve", "--port", str(port), "--database", database, "--posts", "1000000"]
    process = started(serve, port)
    try:
        load = in_loop(play(port, tables, seconds, process.pid))
        load.memory = memory(process.pid)
    finally:
        process.terminate()
        process.wait()
    store = Store(database)
    kept = sum(len(store.entries(table)) for table in store.table_ids())
    store.close()
    ask_empty(players, min(seconds / 4, 8.0), empty)
    return report(boards, load, players, kept, empty, seconds)


def report(boards: dict[str, float], load: Load, players: int, kept: int, empty: Empty, seconds: float) -> bool:
    p50, p99, idle = percentile(load.updates, 0.5), percentile(load.updates, 0.99), percentile(empty.times, 0.5)
    lost = load.decisions - kept
    print(f"players                           {players}")
    print(
        f"decisions                         {load.decisions / seconds:.0f} /s, {len(load.errors)} errors, {lost} lost"
    )
    print(
        f"post to acknowledgement           p50 {1000 * percentile(load.acknowledged, 0.5):.0f} ms, p99 {1000 * percentile(load.acknowledged, 0.99):.0f} ms"
    )
    print(f"post to the other player's update p50 {1000 * p50:.0f} ms, p99 {1000 * p99:.0f} ms")
    print(f"empty handler, as many connections p50 {1000 * idle:.1f} ms")
    print(f"p99 to the empty p50              {p99 / idle:.1f} (goal: at most {GOAL:.0f})")
    cost, nothing = load.cpu / load.decisions, empty.cpu / len(empty.times)
    print(
        f"processor time                    {1e6 * load.cpu / load.decisions:.0f} us a decision (its player {1e6 * load.own_cpu / load.decisions:.0f}), "
        f"{1e6 * empty.cpu / len(empty.times):.0f} us an empty request"
    )
    print(f"decision to an empty request      {cost / nothing:.1f} (goal: at most {CPU_GOAL:.0f})")
    print(f"memory of the server              {load.memory:.0f} MiB")
    for name, milliseconds in boards.items():
        print(f"board of {name:<24} {milliseconds:.2f} ms (goal: at most {BOARD_GOAL:.0f})")
    for error in load.errors[:5]:
        print("error:", error)
    sound = not load.errors and not lost and median(boards.values()) <= BOARD_GOAL
    return sound and p99 <= GOAL * idle and cost <= CPU_GOAL * nothing


if __name__ == "__main__":
    raise SystemExit(main())
