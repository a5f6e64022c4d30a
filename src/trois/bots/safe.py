"""A bot never breaks a table: what goes wrong inside it is logged, and a legal action is played."""

import logging
import sys
from queue import Empty, SimpleQueue
from threading import Thread

from trois.bots.clock import Clock
from trois.bots.levels import Bot
from trois.bots.own import is_own
from trois.core.game import View

log = logging.getLogger("trois.bots")

HAS_THREADS = sys.platform != "emscripten"
"""In a browser there are none: a bot is asked at once and waited for."""
PATIENCE_SECONDS = 10.0
"""What a bot may take beyond its clock before it is not waited for any longer."""


def patience_for(name: str) -> float | None:
    """How long to wait for a bot by its name; None: a level keeps to its clock."""
    return PATIENCE_SECONDS if is_own(name) else None


def safe_choose(
    bot: Bot, view: View, legal: list[int], clock: Clock | None = None, patience: float | None = PATIENCE_SECONDS
) -> int:
    """The bot's choice; the first legal action if it fails, answers with nonsense or takes too long.

    Without patience (None) it is called directly and cannot take too long.
    """
    if len(legal) == 1:
        return legal[0]
    try:
        if patience is None or not HAS_THREADS:
            action = bot.choose(view, list(legal), clock)
        else:
            action = _within(bot, view, legal, clock, patience)
    except Exception:
        log.exception("a bot failed in %s; '%s' is played for it", view.get("game"), legal[0])
        return legal[0]
    if action not in legal:
        log.error(
            "a bot answered %r in %s, which is not legal; %s is played for it", action, view.get("game"), legal[0]
        )
        return legal[0]
    return action


def _within(bot: Bot, view: View, legal: list[int], clock: Clock | None, patience: float) -> int:
    """Ask in a thread of its own; a late answer is never looked at."""
    answers: SimpleQueue[int | Exception] = SimpleQueue()

    def ask() -> None:
        try:
            answers.put(bot.choose(view, list(legal), clock))
        except Exception as error:
            answers.put(error)

    Thread(target=ask, name="trois-bot", daemon=True).start()
    try:
        answer = answers.get(timeout=patience + (0.0 if clock is None else clock.time_given()))
    except Empty:
        raise TimeoutError("a bot took too long") from None
    if isinstance(answer, Exception):
        raise answer
    return answer
