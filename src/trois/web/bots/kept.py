"""In a worker process: the bots that think here, kept from one decision to the next.

A searching bot keeps its tree for the view that its decision is certain to lead to, so that the next decision of a turn
starts with what the one before it found out. When it gets another view, after an undo or when another process decided,
it notices that and searches anew: a kept bot needs to be told nothing.
"""

import time

from trois import bots
from trois.bots import Bot, Clock, Stop
from trois.bots.program import ProgramBot
from trois.core.game import View
from trois.web.bots.fair_queue import BotKey
from trois.web.cache import LruCache

KEPT = 8
"""A tree can take tens of megabytes, and few turns are being played in one process at the same time."""


class KeptBot:
    """A bot with its level. While it thinks, or after it failed, it is no use to anybody else."""

    def __init__(self, level: str, bot: Bot) -> None:
        self.level = level
        self.bot = bot
        self.is_usable = True

    def choose(self, view: View, legal: list[int], clock: Clock | None = None) -> int:
        self.is_usable = False
        action = self.bot.choose(view, legal, clock)
        self.is_usable = True
        return action


KNOWN: LruCache[BotKey, KeptBot] = LruCache(KEPT)


STOP = Stop()
"""Set by the worker's thread that hears when somebody doesn't want to wait any longer."""


def choose(
    key: BotKey, level: str, game: str, seed: int, view: View, legal: list[int], seconds: float = 0.0, taste: int = 0
) -> int:
    """The action that the bot of this table and seat takes. It knows the view of its seat and nothing else.

    `seconds` is what is left of its turn, for a bot that thinks for longer than a moment; `taste` is the seed of its taste.
    """
    kept = KNOWN.get(key)
    if kept is None or kept.level != level or not kept.is_usable:
        kept = KNOWN[key] = KeptBot(level, bots.make(level, game, seed, taste_seed=taste))
    STOP.is_set = False
    clock = Clock(until=time.monotonic() + seconds, stop=STOP) if seconds else None
    return bots.safe_choose(kept, view, legal, clock, bots.PATIENCE_SECONDS + seconds)


def drop(key: BotKey) -> None:
    kept = KNOWN.pop(key, None)
    if kept is not None and isinstance(kept.bot, ProgramBot):
        kept.bot.close()
