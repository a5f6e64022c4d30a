"""Computer opponents: they receive what a seat may know, never the state.

>>> import trois, trois.bots
>>> match = trois.new("troyes-dice", seats=1, seed=1)
>>> bot = trois.bots.make("steward", "troyes-dice", seed=1)
>>> match.push(0, bot.choose(match.view(0), match.legal(0)))
"""

from typing import SupportsIndex

from trois import _transfer, games
from trois.bots.clock import Clock, Stop
from trois.bots.hints import Hint, hints
from trois.bots.levels import Bot, KeptTree, NoviceBot, RandomBot, SearchBot, StewardBot
from trois.bots.parallel import ParallelBot
from trois.bots.safe import safe_choose
from trois.bots.search import Edge, Search, Settings
from trois.bots.style import style_of
from trois.core.data import whole
from trois.core.errors import BadOption
from trois.core.game import AnyGame

__all__ = [
    "ALL_LEVELS",
    "EXPERT_SECONDS",
    "LEVELS",
    "MASTER_SECONDS",
    "Bot",
    "Clock",
    "Hint",
    "Stop",
    "hints",
    "make",
    "safe_choose",
]

LEVELS = ["random", "novice", "steward", "expert", "master"]
CLASSIC = "classic"
ALL_LEVELS = [*LEVELS, CLASSIC]
"""With the reference that experts are measured against, which nobody is offered at a table."""
EXPERT_SECONDS = 2.0
MASTER_SECONDS = 8.0
"""For a whole turn."""

_transfer.register(RandomBot, NoviceBot, StewardBot, seed=0)
_transfer.register(SearchBot, KeptTree, Search, Settings, Clock, Hint)
_transfer.register(Edge, seats=0)


def make(name: str, game: str | AnyGame, seed: SupportsIndex = 1, workers: int = 1) -> Bot:
    """A bot of a level for a game; the same seed and the same questions give the same answers.

    With 2 workers a searching bot shares its work with a second process.
    """
    rules = games.get(game) if isinstance(game, str) else game
    _transfer.register_game(rules)
    style = style_of(rules.name)
    number = whole(seed, "a seed", BadOption)
    if name == "random":
        return RandomBot(number)
    if name == "novice":
        return NoviceBot(rules, style.policy(rules), number, style.blur, style.slips)
    if name == "steward":
        return StewardBot(rules, style.policy(rules), number)
    if name in ("expert", "master", CLASSIC):
        seconds = MASTER_SECONDS if name == "master" else EXPERT_SECONDS
        make_bot = style.classic_bot if name == CLASSIC else style.search_bot
        bot = make_bot(rules, number, seconds)
        return ParallelBot(bot) if workers > 1 else bot
    raise BadOption(f"there is no bot '{name}'; there are: {', '.join(ALL_LEVELS)}")
