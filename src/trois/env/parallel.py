"""PettingZoo's parallel interface for Troyes Dice, whose players decide at the same time.

Every seat acts in every step. A seat that has finished its half-day, while others have not, can only `wait`:
the action after the last of the vocabulary.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from trois.core.game import View
from trois.env import render as drawing
from trois.env.episode import Episode, Mask
from trois.env.spaces import check_form, masked_space, observation
from trois.env.versions import name_of

GAME = "troyes-dice"
Each = dict[str, Any]


class TroyesDiceParallel(ParallelEnv[str, dict[str, Any], int]):
    """Agents are `seat_0`, `seat_1`, ...; an observation is {"observation", "action_mask"}."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": drawing.modes(GAME), "name": name_of(GAME)}

    def __init__(
        self,
        seats: int = 2,
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
        self.episode = Episode(GAME, seats, reward, illegal, options)
        self.wait = self.episode.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = masked_space(self.episode.layout, observations, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Each, Each]:  # noqa: ARG002
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Each, Each, Each, Each, Each]:
        """Seats that are not asked wait, whatever they say; decisions taken at the same time can't touch each other."""
        asked = [agent for agent in self.agents if self.episode.is_asked(self._seat[agent])]
        legal = {agent: self.episode.push(self._seat[agent], actions[agent]) for agent in asked}
        self.cycles += 1
        over = self.episode.match.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        agents = self.agents
        result = (
            self._observations(),
            dict(zip(agents, self.episode.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} if legal.get(agent, True) else {"illegal": True} for agent in agents},
        )
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def view(self, agent: str) -> View:
        """Everything the agent may know, as a table of words and numbers."""
        return self.episode.view(self._seat[agent])

    @property
    def game_seed(self) -> int:
        return self.episode.game_seed

    def _observations(self) -> Each:
        return {agent: self._observation(self._seat[agent]) for agent in self.agents}

    def _observation(self, seat: int) -> dict[str, Any]:
        return {"observation": observation(self.episode, seat, self.form), "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> Mask:
        return np.append(self.episode.mask(seat), np.int8(not self.episode.is_asked(seat)))

    def render(self) -> str | None:
        return drawing.render(self.episode.match, None, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""
