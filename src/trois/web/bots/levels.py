"""The levels of bots that a table offers, and the bots that the owner of the server has brought along."""

from collections.abc import Iterable

from trois import bots
from trois.bots import ladder
from trois.bots.own import check_own, is_own, label, split_name
from trois.core.errors import BadOption, Message
from trois.web.errors import Malformed

DEFAULT = "steward"
FIRST = "novice"
"""For whoever has not finished a game yet."""
QUICK = "random"
"""A level that needs no thinking."""

SHORT = [level.name for level in ladder.ROWS if level.is_short]
"""Levels that think for no more than a moment."""

OWN: dict[str, str] = {}
"""By the name that people read: the module's class or the program behind it, which nobody is told."""


def bring(words: Iterable[str]) -> None:
    """The bots of `trois serve --bots`; raises BadOption where there is no such bot."""
    OWN.clear()
    for word in words:
        name, spec = label(word), split_name(word)[1]
        if not is_own(spec):
            raise BadOption("bots-form", word=word[:60])
        check_own(spec)
        if name in bots.LEVELS or name in OWN:
            raise BadOption("bots-twice", word=word[:60], name=name, spec=spec[:40])
        OWN[name] = spec


def names() -> list[str]:
    return [*bots.LEVELS, *OWN]


def seconds() -> dict[str, float]:
    """By level: what a whole turn may take."""
    return {level.name: level.seconds for level in ladder.ROWS if level.seconds}


def portrait(level: str) -> str:
    """Whose face a level wears; nobody's for a bot of the owner."""
    row = ladder.find_level(level)
    return row.portrait if row else ""


def check(level: str) -> str:
    """The level itself; raises Malformed where there is none of that name."""
    if level not in bots.LEVELS and level not in OWN:
        raise Malformed("no-level", detail=Message("no-level", level=level[:20]))
    return level


def spec_of(level: str) -> str:
    """What to make a bot of; a bot that is no longer here is replaced by the default."""
    return level if level in bots.LEVELS else OWN.get(level, DEFAULT)


def remembered(level: str) -> str:
    """The level a visitor asked for earlier; nothing where there is none of that name."""
    return level if level in bots.LEVELS else ""
