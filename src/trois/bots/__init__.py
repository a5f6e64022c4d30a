"""Computer opponents: they receive what a seat may know, never the state.

>>> import trois, trois.bots
>>> match = trois.new("troyes-dice", seats=1, seed=1)
>>> bot = trois.bots.make("steward", "troyes-dice", seed=1)
>>> match.push(0, bot.choose(match.view(0), match.legal(0)))
"""

from trois import games
from trois.bots.clock import Clock
from trois.bots.hints import Hint, hints
from trois.bots.levels import Bot, NoviceBot, RandomBot, StewardBot
from trois.bots.parallel import ParallelBot
from trois.bots.safe import safe_choose
from trois.bots.style import style_of
from trois.core.errors import BadOption
from trois.core.game import AnyGame

__all__ = ["EXPERT_SECONDS", "LEVELS", "MASTER_SECONDS", "Bot", "Clock", "Hint", "hints", "make", "safe_choose"]

LEVELS = ["random", "novice", "steward", "expert", "master"]
EXPERT_SECONDS = 1.0
MASTER_SECONDS = 5.0


def make(name: str, game: str | AnyGame, seed: int = 1, workers: int = 1) -> Bot:
    """A bot of a level for a game; the same seed and the same questions give the same answers.

    With 2 workers a searching bot shares its work with a second process.
    """
    rules = games.get(game) if isinstance(game, str) else game
    style = style_of(rules.name)
    if name == "random":
        return RandomBot(seed)
    if name == "novice":
        return NoviceBot(rules, style.policy(rules), seed, style.blur, style.slips)
    if name == "steward":
        return StewardBot(rules, style.policy(rules), seed)
    if name in ("expert", "master"):
        bot = style.search_bot(rules, seed, EXPERT_SECONDS if name == "expert" else MASTER_SECONDS)
        return ParallelBot(bot) if workers > 1 else bot
    raise BadOption(f"there is no bot '{name}'; there are: {', '.join(LEVELS)}")
