"""Where a game of Tournay stands, and what a player is asked."""

from collections.abc import Sequence
from typing import Final

from trois.games.tournay.view import Question, TournayView
from trois.games.tournay.words import IN_SIGHT
from trois.text import Text
from trois.text.chips import player_name
from trois.text.tournay.signs import AREA, word
from trois.text.voice import capital

_NUMBERS: Final = {
    "abbey": "cards",
    "stand": "citizens",
    "recruit": "price",
    "levy": "deniers",
    "fire": "events",
    "build": "deniers",
    "suffer": "times",
    "use": "citizens",
}
"""The detail of a question that is its number."""
_STRIKES: Final = ("protect", "suffer")
_ENDS: Final = ("limit", "last")
_PLAYS: Final = ("turn", "place", "pay")


def title(seen: TournayView, text: Text) -> str:
    """The round, how many criers are out, and whether the end is near."""
    parts = [text(f"{AREA}.title"), text(f"{AREA}.board.round", n=seen["round"]), _criers(seen, text)]
    near = _near_end(seen, text)
    return " · ".join([*parts, near] if near else parts)


def end(seen: TournayView, text: Text) -> str:
    """How near the end is: bells, rounds to the limit, or that this round is the last."""
    return capital(_near_end(seen, text) or _criers(seen, text))


def _criers(seen: TournayView, text: Text) -> str:
    out = sum(pile["crier"] for pile in seen["piles"].values())
    return text(f"{AREA}.board.criers", n=out, most=seen["seats"] + 1)


def _near_end(seen: TournayView, text: Text) -> str:
    if seen["last_round"]:
        return text(f"{AREA}.board.last-round")
    return text(f"{AREA}.board.rounds-left", n=seen["rounds_left"]) if seen["rounds_left"] < IN_SIGHT else ""


def phase(seen: TournayView) -> str:
    """The phase of the turn that is being played."""
    kind = str(seen["doing"]["kind"])
    if kind in _STRIKES:
        return "events"
    if kind in _ENDS:
        return "hand"
    return "play" if kind in _PLAYS and not seen["played"] else "action"


def sentence(seen: TournayView, text: Text, names: Sequence[str]) -> str:
    asked = seen["question"]
    if asked is None:
        return ""
    return text(f"{AREA}.question.{_key(asked)}", **_places(seen, asked, text, names))


def subject(seen: TournayView) -> str | None:
    """The card or the event that is asked about."""
    asked = seen["question"]
    if asked is None:
        return None
    found = [str(asked[name]) for name in ("card", "event") if name in asked]
    return found[0] if found else None


def _key(asked: Question) -> str:
    """After a card has been played only the action is left; the last card is laid as any other."""
    kind = str(asked["kind"])
    if kind == "turn" and asked["played"]:
        return "action"
    if kind == "last" and "area" in asked:
        return "pay"
    return "place" if kind == "last" and "card" in asked else kind


def _places(seen: TournayView, asked: Question, text: Text, names: Sequence[str]) -> dict[str, object]:
    kind = str(asked["kind"])
    places: dict[str, object] = {name: word(str(asked[name]), text) for name in ("card", "event") if name in asked}
    if "pile" in asked:
        places["pile"] = word(str(asked["pile"]), text)
    if kind == "take":
        places["card"] = word(seen["piles"][str(asked["pile"])]["cards"][0], text)
    if kind in _NUMBERS:
        places["n"] = asked[_NUMBERS[kind]]
    if kind == "use":
        places["citizen"] = text.word(AREA, str(asked["colour"]), "citizen", int(asked["citizens"]))
    if "level" in asked:
        places["level"] = text.word(AREA, str(asked["level"]), "level")
    if "seat" in asked:
        places["player"] = player_name(int(asked["seat"]), text, names)
    return places
