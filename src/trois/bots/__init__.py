"""Computer opponents: they receive what a seat may know, never the state.

>>> import trois, trois.bots
>>> match = trois.new("troyes-dice", seats=1, seed=1)
>>> bot = trois.bots.make("steward", "troyes-dice", seed=1)
>>> match.push(0, bot.choose(match.view(0), match.legal(0)))
"""

from os import PathLike, fspath
from typing import SupportsIndex

from trois import _transfer, games
from trois.bots.clock import Clock, Stop
from trois.bots.hints import Hint, hints
from trois.bots.ladder import ALL_LEVELS, EXPERT_SECONDS, LEVELS, MASTER_SECONDS, find_level
from trois.bots.levels import Bot, KeptTree, NoviceBot, RandomBot, SearchBot, StewardBot
from trois.bots.own import check_own, has_weights, is_own, own_bot
from trois.bots.parallel import ParallelBot
from trois.bots.policy import Policy
from trois.bots.safe import PATIENCE_SECONDS, safe_choose
from trois.bots.search import Edge, Search, Settings
from trois.bots.style import style_of
from trois.bots.taste import taste_name
from trois.core.data import whole
from trois.core.errors import BadOption
from trois.core.game import AnyGame

__all__ = [
    "ALL_LEVELS", "EXPERT_SECONDS", "LEVELS", "MASTER_SECONDS", "PATIENCE_SECONDS",
    "Bot", "Clock", "Hint", "Policy", "Stop", "check", "hints", "judgement", "make", "safe_choose", "taste_name",
]  # fmt: skip

_transfer.register(RandomBot, NoviceBot, StewardBot, seed=0)
_transfer.register(SearchBot, KeptTree, Search, Settings, Clock, Hint)
_transfer.register(Edge, seats=0)


def make(
    name: str,
    game: str | AnyGame,
    seed: SupportsIndex = 1,
    workers: int = 1,
    taste_seed: int | None = None,
    weights: str | PathLike[str] | None = None,
) -> Bot:
    """A bot of a level for a game, or one of your own; the same seed and questions give the same answers.

    With 2 workers a searching bot shares its work with a second process. Its taste comes from `taste_seed`
    where that is given: see `taste_name`. `weights` is a file that an expert or master judges by instead of what comes
    with the package; `expert@FILE` as a name says the same, in the arena and at a table, too.
    """
    if weights is not None:
        name = f"{name}@{fspath(weights)}"
    rules = games.get(game) if isinstance(game, str) else game
    _transfer.register_game(rules)
    if is_own(name) and not has_weights(name):
        return own_bot(name, rules, whole(seed, "whole-seed", BadOption))
    level = find_level(name)
    if level is None:
        raise unknown(name)
    number = whole(seed, "whole-seed", BadOption)
    bot = level.make(rules, number, number if taste_seed is None else taste_seed)
    return ParallelBot(bot, name) if workers > 1 and isinstance(bot, SearchBot) else bot


def judgement(game: str | AnyGame) -> Policy:
    """The steward's own judgement of a game, for searches: the worth of actions, what it would do, the points to expect.

    It works on states, so give it imagined ones.
    """
    rules = games.get(game) if isinstance(game, str) else game
    return style_of(rules.name).policy(rules)


def check(name: str) -> str:
    """The name itself; raises BadOption where no bot is called so."""
    if is_own(name):
        check_own(name)
    elif name not in ALL_LEVELS:
        raise unknown(name)
    return name


def unknown(name: str) -> BadOption:
    return BadOption("no-bot", name=name[:60], names=ALL_LEVELS)
