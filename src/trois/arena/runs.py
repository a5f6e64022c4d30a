"""Playing a schedule: in this process, in several, or on several machines through Ray."""

import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any

from trois import games
from trois.arena.plan import Plan, Round, schedule
from trois.arena.play import play_round
from trois.arena.results import Result, Results
from trois.bots.parallel import register_games

AHEAD = 4
"""Games that wait for each process."""


def run_all(
    plan: Plan,
    results: Results,
    jobs: int = 1,
    ray: str | None = None,
    is_enough: Callable[[Result], bool] | None = None,
) -> None:
    """Play what is not yet in the results; `is_enough` hears of every game and may end it."""
    done = results.finished_games()
    left = (game for game in schedule(plan) if game.key not in done)
    playing = play_all(left, jobs, ray)
    for result in playing:
        results.add(result)
        if is_enough is not None and is_enough(result):
            playing.close()


def play_all(left: Iterator[Round], jobs: int, ray: str | None) -> Generator[Result]:
    if ray is not None:
        yield from _through_ray(left, ray)
    elif jobs > 1:
        yield from _in_processes(left, jobs)
    else:
        for game in left:
            yield play_round(game)


def _in_processes(left: Iterator[Round], jobs: int) -> Iterator[Result]:
    """When somebody interrupts, all that is finished is kept and games that run are ended."""
    before = set(active_children())
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=start_worker, initargs=(games.registered(),)
    )
    running: set[Future[Result]] = set()
    try:
        while running := running | {
            pool.submit(play_round, game) for game in islice(left, AHEAD * jobs - len(running))
        }:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except KeyboardInterrupt:
        yield from [future.result() for future in running if future.done() and future.exception() is None]
        raise
    finally:
        for process in set(active_children()) - before if running else ():
            process.terminate()
        pool.shutdown(cancel_futures=True)


def start_worker(places: dict[str, str]) -> None:
    """In a new process: know the same games, and leave Ctrl-C to the process that counts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    register_games(places)


def play_elsewhere(game: Round, places: dict[str, str]) -> Result:
    """On another machine, which may not know all games yet."""
    register_games(places)
    return play_round(game)


def _through_ray(left: Iterator[Round], address: str) -> Iterator[Result]:
    """`address` as ray.init takes it: "auto", "ray://host:10001", or "local" for a cluster of this machine."""
    import ray  # an extra

    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    remote: Any = ray.remote(play_elsewhere)
    waiting: list[Any] = []
    while waiting := waiting + [remote.remote(game, games.registered()) for game in islice(left, _room(ray, waiting))]:
        ready, waiting = ray.wait(waiting, num_returns=1)
        yield ray.get(ready[0])


def _room(ray: Any, waiting: list[Any]) -> int:
    """How many games more the cluster is given: some for each of its processors."""
    return max(0, AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(waiting))
