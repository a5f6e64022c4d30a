"""The levels of bots that a table offers."""

from trois import bots
from trois.web.errors import Malformed

DEFAULT = "steward"
FIRST = "novice"
"""For who has not finished a game yet."""
QUICK = "random"
"""A level that needs no thinking."""

SHORT = ("novice", "steward")
"""Levels that think for no more than a moment."""


def names() -> list[str]:
    return bots.LEVELS


def check(level: str) -> str:
    """The level itself; raises Malformed where there is none of that name."""
    if level not in bots.LEVELS:
        raise Malformed("no-level", f"there is no bot level '{level[:20]}'")
    return level


def remembered(level: str) -> str:
    """The level a visitor asked for earlier; nothing where there is none of that name."""
    return level if level in bots.LEVELS else ""
