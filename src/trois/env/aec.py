"""PettingZoo's turn-based interface (AEC) for every game. Seats asked at the same time decide in seat order,
each without knowing what the others chose.
"""

from collections.abc import Callable
from typing import Any

from trois._extras import missing

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import OrderEnforcingWrapper
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as error:
    raise missing(error) from None

from trois.core.errors import IllegalAction
from trois.env.agents import Agents
from trois.env.episode import Episode


class TroisAEC(Agents, AECEnv[str, dict[str, Any], int]):
    """The keywords are those of `Episode`."""

    def __init__(self, game: str, **choices: Any) -> None:
        episode = Episode(game, **choices)
        super().__init__(episode, episode.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.stepper.seat]
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction("env-none", agent=agent)
        episode = self.episode
        seat, was_fined = self.seat_of[agent], bool(episode.fines)
        legal = episode.step({seat: action})[seat]
        self.infos[agent] = {} if legal else {"illegal": True}
        over = episode.over
        # In other steps all rewards are 0, as they were before, and so is what has come together since an agent acted.
        pays = over or was_fined or episode.fines or episode.dense
        if pays:
            self._pay(agent)
        if over:
            self.infos = {each: {**self.infos[each], **episode.result()} for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.stepper.seat]
            if episode.is_truncated:
                self.truncations = dict.fromkeys(self.agents, True)
        self._show()

    def _pay(self, agent: str) -> None:
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.episode.render(self.seat_of.get(self.agent_selection) if self.agents else None)


class OrderChecked(OrderEnforcingWrapper[str, dict[str, Any], int]):
    """PettingZoo's check of the order of calls. What a loop asks for in every step is taken from the environment itself,
    which is quicker than PettingZoo's search for one attribute after another.
    """

    @property
    def agents(self) -> list[str]:
        found: list[str] = self.env.agents
        return found

    @property
    def agent_selection(self) -> str:
        found: str = self.env.agent_selection
        return found

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        found: tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return found

    def __str__(self) -> str:
        return str(self.env)


def makers(game: str) -> tuple[Callable[..., TroisAEC], Callable[..., AECEnv[str, Any, Any]]]:
    """PettingZoo's two functions for a game: `raw_env(...)`, and `env(...)`, which also checks the order of calls."""

    def raw_env(**choices: Any) -> TroisAEC:
        return TroisAEC(game, **choices)

    def env(**choices: Any) -> AECEnv[str, Any, Any]:
        return OrderChecked(TroisAEC(game, **choices))

    return raw_env, env
