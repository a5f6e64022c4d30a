"""The time of a bot's whole turn: every decision of it takes its part, and somebody who waits may end it."""

import time
from dataclasses import dataclass
from typing import Final

from trois.web.bots.fair_queue import BotKey
from trois.web.cache import LruCache

KEPT: Final = 5000
HURRIED_SECONDS: Final = 0.02
"""For a decision of a turn whose time is used up, or that somebody has asked to be played now."""


@dataclass
class TurnTime:
    """The turn of a bot: its number, when it began, what it may take, and what was thought so far."""

    number: int
    began: float
    seconds: float
    thought: float = 0.0
    is_hurried: bool = False

    @property
    def left(self) -> float:
        """What may still be thought."""
        if self.is_hurried:
            return HURRIED_SECONDS
        return max(HURRIED_SECONDS, self.seconds - self.thought)

    @property
    def share(self) -> float:
        """How much of its time has gone by, 0 to 1."""
        return min(1.0, (time.monotonic() - self.began) / self.seconds) if self.seconds else 1.0


class TurnTimes:
    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds
        """By level, for those that think for longer than a moment."""
        self.turns: LruCache[BotKey, TurnTime] = LruCache(KEPT)

    def of(self, key: BotKey, number: int, level: str) -> TurnTime:
        """The turn of this number; it begins when it is asked for first."""
        turn = self.turns.get(key)
        if turn is None or turn.number != number:
            turn = self.turns[key] = TurnTime(number, time.monotonic(), self.seconds.get(level, 0.0))
        return turn

    def hurry(self, key: BotKey) -> bool:
        """Let the rest of a turn be played at once; whether there is one."""
        turn = self.turns.get(key)
        if turn is None:
            return False
        turn.is_hurried = True
        return True
