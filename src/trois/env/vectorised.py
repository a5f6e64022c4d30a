"""Many games at once, in as many processes as wanted, in NumPy arrays that all of them share."""

import ctypes
import gc
import itertools
import multiprocessing as mp
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Self, SupportsIndex

from trois import games
from trois._extras import missing
from trois.core.data import whole
from trois.core.errors import BadOption, IllegalAction, TroisError
from trois.core.history import Terms

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None

from trois.env.compiled.runner import Buffers, Foul, Runner
from trois.env.episode import ILLEGAL, one_of
from trois.env.observations import layout
from trois.env.rewards import reward_named
from trois.env.terms import Cards, Start, terms_of

_KINDS: dict[str, tuple[Any, Any]] = {
    "actions": (ctypes.c_int32, np.int32),
    "masks": (ctypes.c_uint8, np.uint8),
    "rewards": (ctypes.c_float, np.float32),
    "totals": (ctypes.c_int32, np.int32),
    "dones": (ctypes.c_uint8, np.uint8),
    "seats": (ctypes.c_int32, np.int32),
    "sampled": (ctypes.c_int32, np.int32),
    "illegal": (ctypes.c_uint8, np.uint8),
    "observations": (ctypes.c_float, np.float32),
}


class Task:
    """What a process needs to know to play its rows."""

    def __init__(self, game: str, n: int, terms: Terms, reward: str | None, illegal: str, penalty: float) -> None:
        self.game = game
        self.n = n
        self.terms = terms
        self.seats = seats = terms.seats
        self.reward = reward
        self.illegal = illegal
        self.penalty = penalty
        self.places = games.registered()
        self.width = len(layout(game, seats))
        self.actions = len(games.get(game).vocabulary)

    def shapes(self) -> dict[str, tuple[int, ...]]:
        return {
            "actions": (self.n,),
            "masks": (self.n, self.actions),
            "rewards": (self.n, self.seats),
            "totals": (self.n, self.seats),
            "dones": (self.n,),
            "seats": (self.n,),
            "sampled": (self.n,),
            "illegal": (self.n,),
            "observations": (self.n, self.width),
        }


def _allocate(context: Any, name: str, shape: tuple[int, ...]) -> Any:
    return context.RawArray(_KINDS[name][0], int(np.prod(shape)))


def _array(name: str, raw: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    return np.frombuffer(raw, _KINDS[name][1]).reshape(shape)


@contextmanager
def _no_collection() -> Iterator[None]:
    """Games make no reference cycles, and looking for them takes up to a tenth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Rows:
    """The games of one process."""

    def __init__(self, task: Task, shared: dict[str, Any], first: int, count: int) -> None:
        game = games.get(task.game)
        arrays = {name: _array(name, shared[name], shape) for name, shape in task.shapes().items()}
        flat: dict[str, Any] = {name: array.reshape(-1).data for name, array in arrays.items()}
        order = ("actions", "masks", "rewards", "totals", "dones", "seats", "sampled", "illegal")
        buffers = Buffers(*(flat[name] for name in order))
        reward = reward_named(task.reward, task.seats)
        shape = layout(task.game, task.seats)
        foul = Foul(task.illegal, task.penalty)
        show = partial(_scale, shape.scale, arrays["observations"])
        self.runner = Runner(
            game, task.terms, first, count, task.n, buffers, reward, shape.encoder, show, foul
        )  # fmt: skip

    def reset(self, seed: int, observe: bool) -> None:
        with _no_collection():
            self.runner.reset(seed, observe)

    def step(self, observe: bool) -> None:
        with _no_collection():
            self.runner.step(observe)


def _scale(scale: NDArray[Any], observations: NDArray[Any], first: int, codes: bytes) -> None:
    """Write what an encoder says of the games from row `first` on as observations."""
    rows = np.frombuffer(codes, np.uint8).reshape(-1, len(scale))
    np.multiply(rows, scale, out=observations[first : first + len(rows)])


def _serve(connection: Connection, task: Task, shared: dict[str, Any], first: int, count: int) -> None:
    """What a worker process does: step its rows on request until the connection is closed."""
    for name, place in task.places.items():
        games.register(name, place)
    rows = Rows(task, shared, first, count)
    while True:
        try:
            seed, observe = connection.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            rows.step(observe) if seed is None else rows.reset(seed, observe)
            connection.send(None)
        except Exception as error:
            connection.send(error)


def whole_numbers(actions: Any) -> NDArray[Any]:
    found = np.asarray(actions)
    if found.dtype.kind not in "iu":
        raise IllegalAction("env-actions", found=str(found.dtype))
    return found


class VectorGames:
    """`n` games stepped together. After `reset` and each `step` the arrays hold, one row per game:

    - `observations` (float32), `masks` (1 = legal): of the seat to move, `seats`;
    - `sampled`: a legal action drawn at random, the one that `trois sim` would play;
    - `dones`: 1 if the game ended with this step; then `rewards` and `totals` (points) hold its result by seat, and
      the rest of the row is already the next game;
    - `illegal`: 1 if the action was illegal, which `illegal=` says what to do about.

    The arrays are filled anew by each step: copy what you keep. Row i plays games i, i + n, i + 2n, ... of the
    seed's series, whatever the number of processes: two if not said otherwise. With `processes=1` no other process is
    started.
    """

    def __init__(
        self,
        game: str,
        n: SupportsIndex = 1024,
        processes: SupportsIndex | None = None,
        *,
        seats: SupportsIndex | None = None,
        seed: SupportsIndex = 0,
        reward: str | None = None,
        illegal: str = "raise",
        penalty: float = 1.0,
        observe: bool = True,
        cards: Cards = None,
        start: Start = None,
        **options: Any,
    ) -> None:
        self.game = game
        self.n = whole(n, "whole-games", BadOption)
        workers = min(2, self.n) if processes is None else whole(processes, "whole-processes", BadOption)
        if self.n < 1 or not 1 <= workers <= self.n:
            raise BadOption("env-processes", games=self.n, processes=workers)
        self.observe = observe
        terms = terms_of(game, seats, cards, start, options)
        self.players = terms.seats
        self.layout = layout(game, self.players)
        reward_named(reward, self.players)
        one_of("illegal", illegal, ILLEGAL)
        self.task = Task(game, self.n, terms, reward, illegal, float(penalty))
        context = mp.get_context("spawn")
        shared = {name: _allocate(context, name, shape) for name, shape in self.task.shapes().items()}
        self._shared = shared  # freed with the last reference, while workers still write into it
        self._share()
        self.connections: list[Connection] = []
        self.workers: list[Any] = []
        self.rows: Rows | None = None
        self.closed = False
        if workers == 1:
            self.rows = Rows(self.task, shared, 0, self.n)
        else:
            self._start(context, shared, workers)
        self.reset(seed)

    def _share(self) -> None:
        """The arrays, in memory that every process writes into."""
        found = {name: _array(name, self._shared[name], shape) for name, shape in self.task.shapes().items()}
        self.actions = found["actions"]
        self.observations = found["observations"]
        self.masks = found["masks"]
        self.rewards = found["rewards"]
        self.totals = found["totals"]
        self.dones = found["dones"]
        self.seats = found["seats"]
        self.sampled = found["sampled"]
        self.illegal = found["illegal"]

    def _start(self, context: Any, shared: dict[str, Any], processes: int) -> None:
        bounds = [self.n * i // processes for i in range(processes + 1)]
        for first, last in itertools.pairwise(bounds):
            here, there = context.Pipe()
            args = (there, self.task, shared, first, last - first)
            worker = context.Process(target=_serve, args=args, daemon=True)
            try:
                worker.start()
            except RuntimeError:  # this is such a process itself, which imports the program that started it
                raise TroisError("env-main-guard") from None
            there.close()
            self.connections.append(here)
            self.workers.append(worker)

    def reset(self, seed: SupportsIndex = 0) -> None:
        """Begin games 0 to n - 1 of the series of a seed."""
        self._request(whole(seed, "whole-seed", BadOption), self.observe)
        self.wait()

    def step(self, actions: Any = None, observe: bool | None = None) -> None:
        """Take one decision in every game; without `actions` the random ones in `sampled`. `observe=False` leaves
        the observations as they were, which is quicker. Raises IllegalAction unless `illegal=` says otherwise.
        """
        self.send(actions, observe)
        self.wait()

    def send(self, actions: Any = None, observe: bool | None = None) -> None:
        """Begin a step; do something else, then `wait`."""
        self.actions[:] = self.sampled if actions is None else whole_numbers(actions)
        self._request(None, self.observe if observe is None else observe)

    def _request(self, seed: int | None, observe: bool) -> None:
        if self.closed:
            raise TroisError("env-closed")
        if self.rows is None:
            with self._workers_alive():
                for connection in self.connections:
                    connection.send((seed, observe))
        elif seed is None:
            self.rows.step(observe)
        else:
            self.rows.reset(seed, observe)

    def wait(self) -> None:
        """Until every process has done its step. After an illegal action only a `reset` goes on."""
        with self._workers_alive():
            errors = [error for error in [connection.recv() for connection in self.connections] if error is not None]
        if errors:
            raise errors[0]

    @contextmanager
    def _workers_alive(self) -> Iterator[None]:
        """A process that has ended is told of in one sentence."""
        try:
            yield
        except (EOFError, ConnectionError):
            self.close()
            raise TroisError("env-main-guard") from None

    def structured(self) -> dict[str, NDArray[np.float32]]:
        """The observations as named groups, each with a row per game."""
        return {name: self.observations[:, where] for name, where in self.layout.groups.items()}

    def close(self) -> None:
        for connection in self.connections:
            connection.close()
        for worker in self.workers:
            worker.join(5)
        self.connections, self.workers = [], []
        self.closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
