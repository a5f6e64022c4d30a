"""The question, the log and the options of any game as sentences; dice in the log as pictures."""

from html import escape

from markupsafe import Markup

from trois.core.game import AnyGame, View
from trois.core.journal import Event
from trois.core.options import Option, as_word
from trois.text import Text, area, places

DICE_ARGS = {"d1", "d2", "d3", "d4", "d5", "d6", "die", "value", "rolled"}
PICTURE = 0xE000
"""Private characters stand for die faces until the sentence is escaped."""


def question(game: AnyGame, view: View, text: Text) -> str:
    """What the viewer is asked. Places of the sentence are filled with what the question, or the view, calls so."""
    asked = view["question"]
    if not isinstance(asked, dict):
        return ""
    key = f"{area(game.name)}.question.{asked['kind']}"
    if not text.has(key):
        return text("web.play.choose")
    known = _details(view, asked)
    wanted = places(text(key))
    if not wanted <= known.keys():
        return text("web.play.choose")
    words = {name: _word(game, known[name], text) for name in wanted}
    return text(key, **words)


def _details(view: View, asked: dict[str, object]) -> dict[str, object]:
    """What a question may tell, by name: its own details, then those of the thing it is about."""
    known = dict(asked)
    plazas, plaza, numbers = view.get("plazas"), asked.get("plaza"), view.get("numbers")
    if isinstance(plazas, list) and isinstance(plaza, int) and 0 <= plaza < len(plazas):
        known |= {name: value for name, value in plazas[plaza].items() if name not in known}
    if isinstance(numbers, list) and numbers:
        known |= {"first": numbers[0], "column": numbers.index(0) + 1 if 0 in numbers else 0}
    return known


def _word(game: AnyGame, value: object, text: Text) -> object:
    return text.word(game.name, value) if isinstance(value, str) else value


def hint(game: AnyGame, view: View, text: Text) -> str:
    asked = view["question"]
    key = f"{area(game.name)}.hint.{asked['kind']}" if isinstance(asked, dict) else ""
    return text(key) if key and text.has(key) and not places(text(key)) else ""


def log(game: AnyGame, events: list[Event], names: list[str], text: Text) -> list[tuple[int, Markup]]:
    """Each line with the seat it is about (-1: nobody)."""
    lines: list[tuple[int, Markup]] = []
    for event in added_up(events):
        seat = event[1] if isinstance(event[1], int) else -1
        lines.append((seat, pictured(text.event(game, _with_pictures(game, event), names))))
    return lines


def added_up(events: list[Event]) -> list[Event]:
    """Gains that came one by one as one gain."""
    merged: list[Event] = []
    for event in events:
        same = merged and event[0] in ("gained", "lost", "paid") and merged[-1][:-1] == event[:-1]
        if same and isinstance(event[-1], int) and isinstance(merged[-1][-1], int):
            merged[-1] = (*event[:-1], merged[-1][-1] + event[-1])
        else:
            merged.append(event)
    return merged


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
