"""How the bots play a game: its policy, its search, and how a novice errs.

A game's style is `STYLE` in its part of this layer, such as `trois.bots.troyes`. A game without a part has PLAIN.
"""

import logging
from collections.abc import Callable
from pathlib import Path

from trois import games
from trois.bots.levels import SearchBot
from trois.bots.policy import Policy, RandomPolicy
from trois.bots.search import TO_THE_END, Search, Settings
from trois.bots.weights import BadNetwork
from trois.core.game import AnyGame

log = logging.getLogger("trois.bots")


class Style:
    """What is particular to a game."""

    def __init__(
        self,
        policy: Callable[[AnyGame], Policy],
        search_policy: Callable[[AnyGame], Policy],
        settings: Settings,
        blur: float,
        attention: int,
        learned: Callable[[AnyGame, Path], Policy] | None = None,
        weights: Path | None = None,
        learned_settings: Settings | None = None,
        master_settings: Settings | None = None,
        learned_search: Callable[[AnyGame, Policy, Settings, int], Search] | None = None,
    ) -> None:
        self.policy = policy
        self.search_policy = search_policy
        """The policy that a search uses: it may be slower."""
        self.settings = settings
        self.blur = blur
        self.attention = attention
        self.learned = learned
        """The policy with what was learned, from a file; None: the game has none."""
        self.weights = weights
        """The file that comes with the package."""
        self.learned_settings = settings if learned_settings is None else learned_settings
        self.master_settings = self.learned_settings if master_settings is None else master_settings
        """With the time of a master: slower simulations that are nearer to the truth."""
        self.learned_search = learned_search

    def search_bot(self, game: AnyGame, seed: int, seconds: float, settings: Settings | None = None) -> SearchBot:
        """A bot that searches; `seconds` is its time for a whole turn where its clock says nothing.

        Without a file of weights it is the classic one, whatever the settings.
        """
        try:
            policy = self.learned_policy(game)
        except (BadNetwork, OSError) as error:
            log.warning("%s is played without learned judgement: %s", game.name, error)
            policy = None
        if policy is None:
            return self.classic_bot(game, seed, seconds)
        used = self.learned_settings if settings is None else settings
        return SearchBot(game, policy, used, seed, seconds, self.learned_search)

    def learned_policy(self, game: AnyGame) -> Policy | None:
        """With what was learned; None: the game has none. Raises BadNetwork or OSError where its file is of no use."""
        return None if self.learned is None or self.weights is None else self.learned(game, self.weights)

    def master_bot(self, game: AnyGame, seed: int, seconds: float) -> SearchBot:
        """The same with a master's settings."""
        return self.search_bot(game, seed, seconds, self.master_settings)

    def classic_bot(self, game: AnyGame, seed: int, seconds: float) -> SearchBot:
        """The reference: search over the hand-made judgement alone."""
        return SearchBot(game, self.search_policy(game), self.settings, seed, seconds)


PLAIN = Style(RandomPolicy, RandomPolicy, Settings(0.7, 1.0, 1, TO_THE_END), 1.0, 6)
"""For a game that nobody has taught the bots: no opinions, search alone."""


def style_of(name: str) -> Style:
    """The style of a game; PLAIN where the bots have no part of it."""
    if name not in games.names() or not games.has_part("bots", name):
        return PLAIN
    style: Style = games.part("bots", name).STYLE
    return style
