"""Gymnasium's interface for the games that one can play alone: as many points as possible.

Importing this module registers them, `gymnasium.make("trois/TroyesDice-v1")`.
"""

from typing import Any

import gymnasium
from gymnasium import spaces

from trois import games
from trois.core.game import View
from trois.env import render
from trois.env.episode import Episode, Mask
from trois.env.spaces import observation_space
from trois.env.versions import version


class TroisSolo(gymnasium.Env[Any, Any]):
    """The legal actions are in `info["action_mask"]` and `action_masks()`.

    The keywords are those of `Episode`; illegal actions are ignored unless told otherwise.
    """

    metadata: dict[str, Any] = {"render_modes": list(render.FORMS), "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(self, game: str, **choices: Any) -> None:
        self.episode = Episode(game, **{"seats": 1, "illegal": "ignore", **choices})
        self.metadata = {"render_modes": list(render.modes(game)), "render_fps": 1}
        self.render_mode = self.episode.render_mode
        self.observation_space = observation_space(self.episode.layout, self.episode.form)
        self.action_space = spaces.Discrete(self.episode.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.episode.begin(seed)
        self._show()
        return self.episode.observation(0), self._info(True)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        legal = episode.push(0, int(action))
        episode.cycles += 1
        self._show()
        return episode.observation(0), episode.rewards()[0], episode.over, episode.is_truncated, self._info(legal)

    def action_masks(self) -> Mask:
        """The same mask under the name that masked learners look for."""
        return self.episode.mask(0)

    def view(self) -> View:
        """Everything the player may know, as a table of words and numbers."""
        return self.episode.view(0)

    @property
    def game_seed(self) -> int:
        return self.episode.game_seed

    def _info(self, legal: bool) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.episode.mask(0)}
        if not legal:
            info["illegal"] = True
        return info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.episode.render(0)


def id_of(game: str) -> str:
    """For example `trois/TroyesDice-v1`."""
    return f"trois/{games.get(game).title.replace(' ', '')}-v{version(game)}"


def register() -> None:
    """Make the games for one seat known to `gymnasium.make`; again after `games.register`."""
    alone = [
        game for game in games.names() if games.get(game).fewest_seats == 1 and games.has_part("env.compiled", game)
    ]
    for game in alone:
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), entry_point="trois.env.solo:TroisSolo", kwargs={"game": game})


ID = id_of("troyes-dice")
register()
