"""Many games for one learner as Gymnasium's `VectorEnv`: what `gymnasium.make_vec("trois/TroyesDice-v1", 64)` makes.

With `opponents="self"` it is PettingZoo's turn-based interface for many games: each row shows the seat that is to move.

Row i plays what the environment of `gymnasium.make` plays after `reset(seed + i)`: the numbers are those of Gymnasium's
own `SyncVectorEnv`, only they come sooner.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from trois.core.data import whole
from trois.core.errors import BadOption, TroisError
from trois.env import render
from trois.env.seated import SeatedEpisode
from trois.env.spaces import observation_space
from trois.env.vectorised import whole_numbers

Stepped = tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class TroisSoloVector(VectorEnv[Any, Any, Any]):
    """The legal actions are in `info["action_mask"]` and `action_masks()`, a row for each game.

    With more than one seat `info["seat"]` are the seats whose observations these are, `rewards` are those of the seats
    that have acted, and `info["rewards"]` has a column for every seat.

    `autoreset_mode` is Gymnasium's: a game that has ended begins anew with the next step, with the same step, or when it
    is reset. The other keywords are those of the environment for one game.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        max_episode_steps: int | None = None,
        **choices: Any,
    ) -> None:
        chosen = {"max_cycles": max_episode_steps, **choices}
        self.num_envs = whole(num_envs, "whole-games", BadOption)
        if self.num_envs < 1:
            raise BadOption("env-games", games=self.num_envs)
        self.episodes = [SeatedEpisode(game, **chosen) for _ in range(self.num_envs)]
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {
            "render_modes": list(render.modes(game)),
            "render_fps": render.PER_SECOND,
            "autoreset_mode": self.mode,
        }
        one = self.episodes[0]
        self.layout, self.form, self.render_mode = one.layout, one.form, one.render_mode
        self.players = one.seats
        self.single_observation_space = observation_space(one.layout, one.form)
        self.single_action_space = Discrete(one.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.ended = np.zeros(self.num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; row i with the seed + i."""
        self._check_open()
        seeds = self._seeds(seed)
        rows = np.ones(self.num_envs, np.bool_) if options is None else self._chosen(options.get("reset_mask"))
        for row in np.flatnonzero(rows):
            self.episodes[row].begin(seeds[row])
        self.ended &= ~rows
        masks = np.where(rows[:, None], self.action_masks(), 0)
        infos = {"action_mask": masks.astype(np.int8), "_action_mask": rows, **self._whose(rows)}
        return self._observations(), infos

    def step(self, actions: Any) -> Stepped:
        self._check_open()
        chosen = whole_numbers(actions).tolist()
        illegal = np.zeros(self.num_envs, np.bool_)
        rewards = np.zeros(self.num_envs)
        acted = ~self.ended
        for row, episode in enumerate(self.episodes):
            if self.ended[row]:
                self._begin_next(row)
            else:
                legal, rewards[row] = episode.act(chosen[row])
                illegal[row] = not legal
        over = np.array([episode.over for episode in self.episodes])
        cut = np.array([episode.is_truncated for episode in self.episodes])
        self.ended = over | cut
        infos: dict[str, Any] = {"illegal": illegal, "_illegal": illegal.copy()} if illegal.any() else {}
        every = np.ones(self.num_envs, np.bool_)
        if self.players > 1:
            infos.update(rewards=np.array([episode.rewards() for episode in self.episodes]), _rewards=acted)
        if self.mode == AutoresetMode.SAME_STEP:
            infos.update(self._begin_ended())
        else:
            infos = self._add_results(infos)
        infos.update(action_mask=self.action_masks(), _action_mask=every, **self._whose(every))
        return self._observations(), rewards, over, cut, infos

    def action_masks(self) -> NDArray[np.int8]:
        """1 = legal: a row for each game."""
        return np.stack([episode.mask(episode.me) for episode in self.episodes])

    @property
    def seats(self) -> NDArray[np.int64]:
        """The learner's seat in each game: in self-play the one that is to move."""
        return np.array([episode.me for episode in self.episodes])

    def _whose(self, rows: NDArray[np.bool_]) -> dict[str, Any]:
        return {"seat": np.where(rows, self.seats, 0), "_seat": rows} if self.players > 1 else {}

    def render(self) -> tuple[Any, ...] | None:
        return None if self.render_mode is None else tuple(episode.render(episode.me) for episode in self.episodes)

    def _observations(self) -> Any:
        codes = np.frombuffer(b"".join(episode.stepper.observe(episode.me) for episode in self.episodes), np.uint8)
        vectors = codes.reshape(self.num_envs, -1) * self.layout.scale
        if self.form == "flat":
            return vectors
        return {name: vectors[:, where] for name, where in self.layout.groups.items()}

    def _begin_next(self, row: int) -> None:
        if self.mode == AutoresetMode.DISABLED:
            raise TroisError("env-ended", game=row)
        self.episodes[row].begin(None)

    def _add_results(self, infos: dict[str, Any]) -> dict[str, Any]:
        for row in np.flatnonzero(self.ended):
            infos = self._add_info(infos, self.episodes[row].result(), int(row))
        return infos

    def _begin_ended(self) -> dict[str, Any]:
        """Begin anew what has ended; how it ended is told apart."""
        infos: dict[str, Any] = {}
        for row in np.flatnonzero(self.ended):
            episode = self.episodes[row]
            infos = self._add_info(infos, _last_told(episode), int(row))
            episode.begin(None)
        self.ended = np.zeros(self.num_envs, np.bool_)
        return infos

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, Sequence | np.ndarray):
            if len(seed) != self.num_envs:
                raise BadOption("env-seeds", seeds=len(seed), games=self.num_envs)
            return list(seed)
        first = whole(seed, "whole-seed", BadOption)
        return [first + row for row in range(self.num_envs)]

    def _chosen(self, mask: Any) -> NDArray[np.bool_]:
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        rows = np.asarray(mask)
        if rows.shape != (self.num_envs,) or rows.dtype != np.bool_:
            raise BadOption("env-mask", games=self.num_envs, found=str(rows.dtype), shape=str(rows.shape))
        return rows

    def _check_open(self) -> None:
        if self.closed:
            raise TroisError("env-closed")


def _last_told(episode: SeatedEpisode) -> dict[str, Any]:
    """The last observation and info of a game that has ended."""
    info: dict[str, Any] = {"action_mask": episode.mask(episode.me), **episode.result()}
    if episode.seats > 1:
        info.update(seat=episode.me, rewards=np.array(episode.rewards()))
    return {"final_obs": episode.observation(episode.me), "final_info": info}
