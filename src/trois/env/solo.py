"""Gymnasium's interface: one learner, alone, against bots, or against itself.

Importing this module registers the games, `gymnasium.make("trois/TroyesDice-v1")`.
"""

from typing import Any

from trois import games
from trois._extras import missing
from trois.core.game import View

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error) from None

from trois.env import render
from trois.env.episode import Mask
from trois.env.seated import SeatedEpisode
from trois.env.spaces import observation_space
from trois.env.versions import version


class TroisSolo(gymnasium.Env[Any, Any]):
    """The legal actions are in `info["action_mask"]` and `action_masks()`.

    With more than one seat `info["seat"]` is the learner's seat and `info["rewards"]` what the step was worth to each
    seat. The keywords are those of `SeatedEpisode`; an illegal action costs a point unless told otherwise.
    """

    metadata: dict[str, Any] = {"render_modes": list(render.FORMS), "render_fps": render.PER_SECOND}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(self, game: str, **choices: Any) -> None:
        self.episode = SeatedEpisode(game, **choices)
        self.metadata = {"render_modes": list(render.modes(game)), "render_fps": render.PER_SECOND}
        self.render_mode = self.episode.render_mode
        self.observation_space = observation_space(self.episode.layout, self.episode.form)
        self.action_space = spaces.Discrete(self.episode.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.episode.begin(seed)
        self._show()
        return self.episode.observation(self.episode.me), self._info(True)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        legal, reward = episode.act(action)
        self._show()
        info = self._info(legal)
        if episode.seats > 1:
            info["rewards"] = np.array(episode.rewards())
        return episode.observation(episode.me), reward, episode.over, episode.is_truncated, info

    def action_masks(self) -> Mask:
        """The same mask under the name that masked learners look for."""
        return self.episode.mask(self.episode.me)

    def view(self) -> View:
        """Everything the player may know, as a table of words and numbers."""
        return self.episode.view(self.episode.me)

    @property
    def game_seed(self) -> int:
        return self.episode.game_seed

    def _info(self, legal: bool) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.episode.mask(self.episode.me), **self.episode.result()}
        if self.episode.seats > 1:
            info["seat"] = self.episode.me
        if not legal:
            info["illegal"] = True
        return info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.episode.render(self.episode.me)


def id_of(game: str) -> str:
    """For example `trois/TroyesDice-v1`."""
    return f"trois/{games.get(game).title.replace(' ', '')}-v{version(game)}"


def register() -> None:
    """Make the games known to `gymnasium.make`; again after `games.register`. A game that can't be played alone is played against random bots."""
    for game in games.names():
        if games.has_part("env.compiled", game) and id_of(game) not in gymnasium.registry:
            others = {} if games.get(game).fewest_seats == 1 else {"opponents": "random"}
            gymnasium.register(
                id_of(game),
                entry_point="trois.env.solo:TroisSolo",
                vector_entry_point="trois.env.solo_vector:TroisSoloVector",
                max_episode_steps=getattr(games.part("env.compiled", game), "MOST_STEPS", None),
                kwargs={"game": game, **others},
            )


ID = id_of("troyes-dice")
register()
