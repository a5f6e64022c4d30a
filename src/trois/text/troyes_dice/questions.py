"""Where a game of Troyes Dice stands, and what a player is asked."""

from typing import Final

from trois.games.troyes_dice.view import DiceView
from trois.text import Text
from trois.text.troyes_dice.signs import AREA

DAYS: Final = 8
_CHOOSING: Final = ("die", "payment")


def title(seen: DiceView, text: Text) -> str:
    """The game, and the half-day once the columns have their numbers."""
    return " · ".join(filter(None, (text(f"{AREA}.title"), half_day(seen, text))))


def half_day(seen: DiceView, text: Text) -> str:
    """Which one it is; nothing before the columns have their numbers, and when it is over."""
    if seen["over"] or seen["stage"] != "numbered":
        return ""
    return text(f"{AREA}.board.day", day=seen["day"], half=text.word(AREA, seen["half"]))


def phase(seen: DiceView) -> str:
    """The phase of the half-day that the viewer is in; spectators see that of the others."""
    asked = seen["question"]
    if asked is None:
        return "others" if seen["seat"] is not None else "choose"
    return "choose" if asked["kind"] in _CHOOSING else "use"


def ready(seen: DiceView, text: Text) -> str:
    """How many have decided in this half-day; nothing where one plays alone."""
    done = seen["seats"] - len(seen["pending"])
    return text(f"{AREA}.board.ready", n=done, of=seen["seats"]) if seen["seats"] > 1 else ""


def sentence(seen: DiceView, kind: str, text: Text) -> str:
    return text(f"{AREA}.question.{kind}", **_places(seen, kind, text))


def _places(seen: DiceView, kind: str, text: Text) -> dict[str, object]:
    asked = seen["question"]
    if kind == "use" and asked is not None:
        plaza = seen["plazas"][asked["plaza"]]
        return {"colour": text.word(AREA, plaza["colour"]), "value": plaza["value"]}
    if kind == "direction":
        return {"first": seen["numbers"][0]}
    return {"column": seen["numbers"].index(0) + 1} if kind == "write" else {}
