"""The question, the log and the options of any game as sentences; dice in the log as pictures."""

from html import escape

from markupsafe import Markup

from trois.core.game import AnyGame, View
from trois.core.journal import Event
from trois.core.options import Option, as_word
from trois.terminal.drawing import drawing
from trois.text import Text, area, places
from trois.text.log import sentences

DICE_ARGS = {"d1", "d2", "d3", "d4", "d5", "d6", "die", "value", "rolled"}
PICTURE = 0xE000
"""Private characters stand for die faces until the sentence is escaped."""


def question(game: AnyGame, view: View, text: Text) -> str:
    return drawing(game.name).question(view, text) if view["question"] is not None else ""


def hint(game: AnyGame, view: View, text: Text) -> str:
    asked = view["question"]
    key = f"{area(game.name)}.hint.{asked['kind']}" if isinstance(asked, dict) else ""
    return text(key) if key and text.has(key) and not places(text(key)) else ""


def log(game: AnyGame, events: list[Event], names: list[str], text: Text) -> list[Markup]:
    """What happened, line by line."""
    return [pictured(line) for line in sentences(game, [_with_pictures(game, e) for e in events], names, text)]


def _with_pictures(game: AnyGame, event: Event) -> Event:
    names = game.events[str(event[0])]
    shown = [
        chr(PICTURE + value) if name in DICE_ARGS and isinstance(value, int) and 1 <= value <= 6 else value
        for name, value in zip(names, event[2:], strict=True)
    ]
    return (event[0], event[1], *shown)


def pictured(sentence: str) -> Markup:
    """Escaped, with a drawn die for each private character; its value is read out."""
    html = escape(sentence)
    for face in range(1, 7):
        html = html.replace(chr(PICTURE + face), die(face))
    return Markup(html)  # noqa: S704 (escaped above)


def die(face: int) -> Markup:
    """A die as `draw` draws it, as large as a letter."""
    picture = '<svg class="board die" viewBox="0 0 32 32" role="img" aria-label="{0}"><use href="#die-{0}" class="white"/></svg>'
    return Markup(picture).format(face)  # noqa: S704 (our own, with a number in it)


# Games and their options


def title(game: AnyGame, text: Text) -> str:
    key = f"{area(game.name)}.title"
    return text(key) if text.has(key) else game.title


def about(game: AnyGame, text: Text) -> str:
    key = f"{area(game.name)}.about"
    return text(key) if text.has(key) else ""


def option_name(game: AnyGame, option: Option, text: Text) -> str:
    for key in (f"{area(game.name)}.option.{option.name}.name", f"{area(game.name)}.option.{option.name}.about"):
        if text.has(key):
            return capital(text(key))
    return capital(option.name)


def option_value(game: AnyGame, option: Option, value: object, text: Text) -> str:
    word = as_word(value) if isinstance(value, bool | int | str) else str(value)
    key = f"{area(game.name)}.option.{option.name}.{word}"
    return text(key) if text.has(key) else word


def score_part(game: str, part: str, text: Text) -> str:
    key = f"{area(game)}.score.{part}"
    return text(key) if text.has(key) else capital(text.word(game, part))


def capital(phrase: str) -> str:
    return phrase[:1].upper() + phrase[1:]
