"""How the bots play a game: its policy, its search, and how a novice errs.

A game's style is `STYLE` in its part of this layer, such as `trois.bots.troyes`. A game without a part has PLAIN.
"""

from collections.abc import Callable

from trois import games
from trois.bots.levels import SearchBot
from trois.bots.policy import Policy, RandomPolicy
from trois.bots.search import TO_THE_END, Settings
from trois.core.game import AnyGame


class Style:
    """What is particular to a game."""

    def __init__(
        self,
        policy: Callable[[AnyGame], Policy],
        search_policy: Callable[[AnyGame], Policy],
        settings: Settings,
        blur: float,
        slips: int,
    ) -> None:
        self.policy = policy
        self.search_policy = search_policy
        """The policy that a search uses: it may be slower."""
        self.settings = settings
        self.blur = blur
        self.slips = slips

    def search_bot(self, game: AnyGame, seed: int, seconds: float) -> SearchBot:
        """A bot that searches; `seconds` is its time for a decision where its clock says nothing."""
        return SearchBot(game, self.search_policy(game), self.settings, seed, seconds)


PLAIN = Style(RandomPolicy, RandomPolicy, Settings(0.7, 1.0, 1, TO_THE_END), 1.0, 50)
"""For a game that nobody has taught the bots: no opinions, search alone."""


def style_of(name: str) -> Style:
    """The style of a game; PLAIN where the bots have no part of it."""
    if name not in games.names() or not games.has_part("bots", name):
        return PLAIN
    style: Style = games.part("bots", name).STYLE
    return style
