"""The policies of the games, and how each game is searched."""

from collections.abc import Callable

from trois.bots.policy import Policy, RandomPolicy
from trois.bots.search import TO_THE_END, Settings
from trois.bots.tournay.policy import TournayPolicy
from trois.bots.troyes.policy import TroyesPolicy
from trois.bots.troyes_dice.expert import DiceExpert
from trois.bots.troyes_dice.policy import DicePolicy
from trois.core.game import AnyGame


class Style:
    """What is particular to a game: its policy, its search, and how a novice errs."""

    def __init__(
        self,
        policy: Callable[[AnyGame], Policy],
        searched: Callable[[AnyGame], Policy],
        settings: Settings,
        blur: float,
        slips: int,
    ) -> None:
        self.policy = policy
        self.searched = searched
        """The policy that a search uses: it may be slower."""
        self.settings = settings
        self.blur = blur
        self.slips = slips


STYLES: dict[str, Style] = {
    "tournay": Style(TournayPolicy, TournayPolicy, Settings(0.4, 1.0, 8, 60), 1.5, 20),
    "troyes": Style(TroyesPolicy, TroyesPolicy, Settings(0.4, 1.0, 8, 40), 1.5, 20),
    "troyes-dice": Style(DicePolicy, DiceExpert, Settings(0.04, 1.0, 0, 6), 2.5, 15),
}
PLAIN = Style(RandomPolicy, RandomPolicy, Settings(0.7, 1.0, 1, TO_THE_END), 1.0, 50)
"""For a game that nobody has taught the bots: no opinions, search alone."""


def style_of(game: str) -> Style:
    return STYLES.get(game, PLAIN)
