"""PettingZoo's turn-based interface (AEC) for every game. Seats asked at the same time decide in seat order,
each without knowing what the others chose.
"""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from trois.core.game import View
from trois.env import render as drawing
from trois.env.episode import Episode
from trois.env.spaces import check_form, masked_space, observation
from trois.env.versions import name_of


class TroisAEC(AECEnv[str, dict[str, Any], int]):
    """Agents are `seat_0`, `seat_1`, ...; an observation is {"observation", "action_mask"}."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str | None = None,
        illegal: str = "raise",
        observations: str = "flat",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        check_form(observations)
        drawing.check_mode(game, render_mode)
        self.metadata = {"name": name_of(game), "render_modes": drawing.modes(game), "is_parallelizable": False}
        self.render_mode = render_mode
        self.form = observations
        self.max_cycles = max_cycles
        self.episode = Episode(game, seats, reward, illegal, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = masked_space(self.episode.layout, observations, self.episode.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.episode.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.episode.begin(seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.match.pending[0]]
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        return {"observation": observation(self.episode, seat, self.form), "action_mask": self.episode.mask(seat)}

    def view(self, agent: str) -> View:
        """Everything the agent may know, as a table of words and numbers."""
        return self.episode.view(self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        legal = self.episode.push(self._seat[agent], -1 if action is None else int(action))
        self.infos[agent] = {} if legal else {"illegal": True}
        self.steps += 1
        self._clear_rewards()
        self._finish() if self.episode.match.over else self._go_on()
        self._accumulate_rewards()
        self._show()

    def _go_on(self) -> None:
        if self.max_cycles is not None and self.steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.episode.match.pending[0]]

    def _finish(self) -> None:
        for agent, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    @property
    def game_seed(self) -> int:
        return self.episode.game_seed

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        seat = self._seat.get(self.agent_selection) if self.agents else None
        return drawing.render(self.episode.match, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""
