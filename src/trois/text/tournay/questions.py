"""What a player of Tournay is asked, as a sentence."""

from typing import Final

from trois.games.tournay.view import Question, TournayView
from trois.terminal.drawing import SHAPES
from trois.terminal.tournay.marks import AREA, word
from trois.text import Text

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


def question_words(seen: TournayView, text: Text) -> str:
    asked = seen["question"]
    if asked is None:
        return ""
    return text(f"{AREA}.question.{_key(asked)}", **_places(seen, asked, text))


def _key(asked: Question) -> str:
    """After a card has been played only the action is left; the last card is laid as any other."""
    kind = str(asked["kind"])
    if kind == "turn" and asked["played"]:
        return "action"
    if kind == "last" and "area" in asked:
        return "pay"
    return "place" if kind == "last" and "card" in asked else kind


def _places(seen: TournayView, asked: Question, text: Text) -> dict[str, object]:
    kind = str(asked["kind"])
    places: dict[str, object] = {name: word(str(asked[name]), text) for name in ("card", "event") if name in asked}
    if "pile" in asked:
        places["pile"] = word(str(asked["pile"]), text)
    if kind == "take":
        places["card"] = word(seen["piles"][str(asked["pile"])]["cards"][0], text)
    if kind in _NUMBERS:
        places["n"] = asked[_NUMBERS[kind]]
    if kind == "use":
        places["citizen"] = text.word(AREA, str(asked["colour"]), "citizen", asked["citizens"])
    if "level" in asked:
        places["level"] = text.word(AREA, str(asked["level"]), "level")
    if "seat" in asked:
        places["player"] = SHAPES[int(asked["seat"])]
    return places
