"""Playing a schedule: in this process, in several, or on several machines through Ray."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from trois import games
from trois.arena.plan import Plan, Round, schedule
from trois.arena.play import play
from trois.arena.results import Result, Results
from trois.bots.parallel import register_games


def run_all(
    plan: Plan, results: Results, jobs: int = 1, ray: str | None = None, tell: Callable[[Result], None] | None = None
) -> None:
    """Play what is not yet in the results; `tell` hears of every game."""
    done = results.done()
    left = (game for game in schedule(plan) if game.key not in done)
    for result in play_all(left, jobs, ray):
        results.add(result)
        if tell is not None:
            tell(result)


def play_all(left: Iterator[Round], jobs: int, ray: str | None) -> Iterator[Result]:
    if ray is not None:
        yield from _through_ray(left, ray)
    elif jobs > 1:
        yield from _in_processes(left, jobs)
    else:
        yield from map(play, left)


def _in_processes(left: Iterator[Round], jobs: int) -> Iterator[Result]:
    """What is finished is kept when somebody interrupts: games that wait are dropped, those that run are not told."""
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=start_worker, initargs=(games.registered(),)
    )
    try:
        for future in as_completed([pool.submit(play, game) for game in left]):
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def start_worker(places: dict[str, str]) -> None:
    """In a new process: know the same games, and leave Ctrl-C to the process that counts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    register_games(places)


def play_elsewhere(game: Round, places: dict[str, str]) -> Result:
    """On another machine, which may not know all games yet."""
    register_games(places)
    return play(game)


def _through_ray(left: Iterator[Round], address: str) -> Iterator[Result]:
    """`address` as ray.init takes it: "auto", "ray://host:10001", or "local" for a cluster of this machine."""
    import ray  # noqa: PLC0415, an extra

    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    remote: Any = ray.remote(play_elsewhere)
    waiting = [remote.remote(game, games.registered()) for game in left]
    while waiting:
        ready, waiting = ray.wait(waiting, num_returns=1)
        yield ray.get(ready[0])
