"""Gymnasium's interface for Troyes Dice alone: as many points as possible in eight days."""

from typing import Any

import gymnasium
from gymnasium import spaces

from trois.core.game import View
from trois.env import render as drawing
from trois.env.episode import Episode, Mask
from trois.env.spaces import check_form, observation, observation_space
from trois.env.versions import VERSIONS

GAME = "troyes-dice"
ID = f"trois/TroyesDice-v{VERSIONS[GAME]}"


class TroyesDiceSolo(gymnasium.Env[Any, Any]):
    """The legal actions are in `info["action_mask"]` and `action_masks()`."""

    metadata: dict[str, Any] = {"render_modes": drawing.modes(GAME), "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        reward: str | None = None,
        illegal: str = "ignore",
        observations: str = "flat",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_form(observations)
        drawing.check_mode(GAME, render_mode)
        self.render_mode = render_mode
        self.form = observations
        self.max_cycles = max_cycles
        self.episode = Episode(GAME, 1, reward, illegal, options)
        self.observation_space = observation_space(self.episode.layout, observations)
        self.action_space = spaces.Discrete(self.episode.actions)
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.episode.begin(seed)
        self.steps = 0
        self._show()
        return self._observation(), self._info(True)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        legal = self.episode.push(0, int(action))
        self.steps += 1
        over = self.episode.match.over
        cut = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        self._show()
        return self._observation(), self.episode.rewards()[0], over, cut, self._info(legal)

    def action_masks(self) -> Mask:
        """The same mask under the name that masked learners look for."""
        return self.episode.mask(0)

    def view(self) -> View:
        """Everything the player may know, as a table of words and numbers."""
        return self.episode.view(0)

    @property
    def game_seed(self) -> int:
        return self.episode.game_seed

    def _observation(self) -> Any:
        return observation(self.episode, 0, self.form)

    def _info(self, legal: bool) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.episode.mask(0)}
        if not legal:
            info["illegal"] = True
        return info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return drawing.render(self.episode.match, 0, self.render_mode)


def register() -> None:
    """Make `gymnasium.make("trois/TroyesDice-v1")` work; importing this module does it."""
    if ID not in gymnasium.registry:
        gymnasium.register(ID, entry_point="trois.env.solo:TroyesDiceSolo")


register()
