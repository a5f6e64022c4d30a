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
from trois.bots.own import check_own, is_own, own_bot
from trois.bots.parallel import ParallelBot
from trois.bots.safe import PATIENCE_SECONDS, safe_choose
from trois.bots.search import Edge, Search, Settings
from trois.bots.style import CLASSIC, EXPERT, MASTER, style_of
from trois.bots.taste import liking, taste_name
from trois.core.data import whole
from trois.core.errors import BadOption
from trois.core.game import AnyGame

__all__ = [
    "ALL_LEVELS", "EXPERT_SECONDS", "LEVELS", "MASTER_SECONDS", "PATIENCE_SECONDS",
    "Bot", "Clock", "Hint", "Stop", "check", "hints", "make", "safe_choose", "taste_name",
]  # fmt: skip

LEVELS = ["random", "novice", "steward", EXPERT, MASTER]
ALL_LEVELS = [*LEVELS, CLASSIC]
"""With the reference that experts are measured against, which nobody is offered at a table."""
EXPERT_SECONDS = 2.0
MASTER_SECONDS = 8.0
"""For a whole turn."""
NOVICE_FONDNESS = 3.0
"""A favourite plan: how many times as fond of its taste a novice is."""

_transfer.register(RandomBot, NoviceBot, StewardBot, seed=0)
_transfer.register(SearchBot, KeptTree, Search, Settings, Clock, Hint)
_transfer.register(Edge, seats=0)


def make(
    name: str, game: str | AnyGame, seed: SupportsIndex = 1, workers: int = 1, taste_seed: int | None = None
) -> Bot:
    """A bot of a level for a game, or one of your own; the same seed and questions give the same answers.

    With 2 workers a searching bot shares its work with a second process. Its taste comes from `taste_seed`
    where that is given: see `taste_name`.
    """
    rules = games.get(game) if isinstance(game, str) else game
    if is_own(name):
        return own_bot(name, rules, whole(seed, "a seed", BadOption))
    _transfer.register_game(rules)
    style = style_of(rules.name)
    number = whole(seed, "a seed", BadOption)
    if name == "random":
        return RandomBot(number)
    nature = number if taste_seed is None else taste_seed
    if name == "novice":
        fond = liking(rules, nature, NOVICE_FONDNESS)
        return NoviceBot(rules, style.policy(rules), number, fond, style.blur, style.attention)
    if name == "steward":
        return StewardBot(rules, style.policy(rules), number, liking(rules, nature))
    if name in (EXPERT, MASTER, CLASSIC):
        bot = style.searching(name, rules, number, MASTER_SECONDS if name == MASTER else EXPERT_SECONDS)
        if name != CLASSIC:
            bot.liking = liking(rules, nature)
        return ParallelBot(bot, name) if workers > 1 else bot
    raise unknown(name)


def check(name: str) -> str:
    """The name itself; raises BadOption where no bot is called so."""
    if is_own(name):
        check_own(name)
    elif name not in ALL_LEVELS:
        raise unknown(name)
    return name


def unknown(name: str) -> BadOption:
    own = "module:Class or 'exec:program' for one of your own"
    return BadOption(f"there is no bot '{name[:60]}'; there are: {', '.join(ALL_LEVELS)}, {own}")
