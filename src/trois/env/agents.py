"""What PettingZoo's two interfaces share: agents named after their seats, their spaces, and the episode they play."""

from typing import Any

from gymnasium import spaces

from trois.core.game import View
from trois.env import render
from trois.env.episode import Episode
from trois.env.spaces import masked_space
from trois.env.versions import name_of


class Agents:
    """Agents are `seat_0`, `seat_1`, ...; an observation is {"observation", "action_mask"}."""

    def __init__(self, episode: Episode, actions: int) -> None:
        game = episode.rules.name
        self.metadata = {"name": name_of(game), "render_modes": list(render.modes(game)), "is_parallelizable": False}
        self.episode = episode
        self.render_mode = episode.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = masked_space(episode.layout, episode.form, actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def view(self, agent: str) -> View:
        """Everything the agent may know, as a table of words and numbers."""
        return self.episode.view(self.seat_of[agent])

    @property
    def game_seed(self) -> int:
        return self.episode.game_seed

    def close(self) -> None:
        """Nothing to close: no window, file or process is open."""
