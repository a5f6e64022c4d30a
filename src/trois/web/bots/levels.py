"""The levels of bots that a table offers."""

from trois import bots
from trois.web.errors import Malformed

DEFAULT = "steward"


def names() -> list[str]:
    return bots.LEVELS


def check(level: str) -> str:
    """The level itself; raises Malformed where there is none of that name."""
    if level not in bots.LEVELS:
        raise Malformed("no-level", f"there is no bot level '{level[:20]}'")
    return level
