"""PettingZoo's parallel interface, for games whose players decide at the same time: every seat acts in every step.

A seat that is not asked, while others are, can only `wait`: the action after the last of the vocabulary. In Troyes Dice
that is who has finished the half-day before the others.
"""

from typing import Any

from trois._extras import missing

try:
    import numpy as np
    from pettingzoo import ParallelEnv
except ModuleNotFoundError as error:
    raise missing(error) from None

from trois.core.errors import IllegalAction
from trois.env.agents import Agents
from trois.env.episode import Episode

Each = dict[str, Any]


class TroisParallel(Agents, ParallelEnv[str, dict[str, Any], int]):
    """The keywords are those of `Episode`; illegal actions are ignored unless told otherwise."""

    def __init__(self, game: str, **choices: Any) -> None:
        episode = Episode(game, **{"illegal": "ignore", **choices})
        self.wait = episode.actions
        super().__init__(episode, self.wait + 1)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Each, Each]:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Each, Each, Each, Each, Each]:
        """Seats that are not asked wait, whatever they say; decisions taken at the same time can't touch each other."""
        episode, agents = self.episode, self.agents
        if not agents:
            raise IllegalAction("env-over")
        seats = {seat: agent for agent, seat in self.seat_of.items() if episode.is_asked(seat)}
        legal = episode.step({seat: actions[agent] for seat, agent in seats.items()})
        over, truncated = episode.over, episode.is_truncated
        result = (
            self._observations(),
            dict(zip(agents, episode.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, truncated),
            {
                agent: {**({} if legal.get(self.seat_of[agent], True) else {"illegal": True}), **episode.result()}
                for agent in agents
            },
        )
        if over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _observations(self) -> Each:
        return {agent: self._observation(self.seat_of[agent]) for agent in self.agents}

    def _observation(self, seat: int) -> dict[str, Any]:
        mask = np.append(self.episode.mask(seat), np.int8(not self.episode.is_asked(seat)))
        return {"observation": self.episode.observation(seat), "action_mask": mask}

    def render(self) -> Any:
        return self.episode.render(None)
