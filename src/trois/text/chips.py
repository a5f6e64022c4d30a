"""Chips in words, for pages and screen readers, and in signs, where there is little room.

A thing has a text in the section `chip` of the game's catalogue or of the shared one (`voice`), with the places {n},
{of}, {word}, {name} and {what} (the word or the thing as it is counted, by the section `what`); without one it is
counted: "+2 deniers". Its sign is a template of the voice's `signs`, or of the shared ones; without one the words are used.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from trois.text import Text, area
from trois.text.voice import NEUTRAL, SHAPES, Chip, voice_class

SIGNS: Final[Mapping[str, str]] = {
    "total": "Σ{n}",
    "divisor": "÷{n}",
    "times": "{n}×",
    "strength": "{n}/{of}",
    "colour": "{letter}",
}
"""Signs that mean the same in every game."""
NEUTRAL_SHAPE: Final = "○"
_PREFIXES: Final = {"price": "−", "risk": "−", "gain": "+", "fact": ""}


def chip_words(game: str, chip: Chip, text: Text, names: Sequence[str]) -> str:
    """A chip as people say it: "−2 deniers", "once per 3 pips", "Odette: +1 VP"."""
    said = _in_words(game, chip, text, names)
    if chip.whose is None or _key(game, chip, text):
        return said
    return text("voice.whose", name=player_name(chip.whose, text, names), chip=said)


def _in_words(game: str, chip: Chip, text: Text, names: Sequence[str]) -> str:
    key = _key(game, chip, text)
    if not key:
        return f"{_PREFIXES[chip.kind]}{_counted(game, chip, text)}"
    name = "" if chip.whose is None else player_name(chip.whose, text, names)
    word = text.word(game, chip.word, n=chip.amount)
    what = thing_word(game, chip.word or chip.thing, chip.amount, text)
    return text(key, n=chip.amount, of=chip.of, word=word, name=name, what=what)


def _counted(game: str, chip: Chip, text: Text) -> str:
    said = thing_word(game, chip.word or chip.thing, chip.amount, text)
    return said if chip.amount is None else f"{chip.amount} {said}"


def _key(game: str, chip: Chip, text: Text) -> str:
    """The text of a thing: the game's own, or the one all games share; empty where it is simply counted."""
    keys = (f"{area(game)}.chip.{chip.thing}", f"voice.chip.{chip.thing}")
    return next((key for key in keys if text.has(key)), "")


def thing_word(game: str, thing: str, amount: int | None, text: Text) -> str:
    """A thing that is counted, in the number that fits."""
    key = f"{area(game)}.what.{thing}"
    return text(key, n=amount) if text.has(key) else text.word(game, thing)


def player_name(seat: int, text: Text, names: Sequence[str]) -> str:
    """Whose it is: shape and name."""
    return f"{shape(seat)} {text('voice.neutral') if seat == NEUTRAL else names[seat]}"


def shape(seat: int) -> str:
    """The sign of a player, or of the neutral one."""
    return NEUTRAL_SHAPE if seat == NEUTRAL else SHAPES[seat]


def chip_signs(game: str, chip: Chip, text: Text) -> str:
    """A chip in few characters: `−2¤`, `÷3`, `▲+1★`."""
    template = voice_class(game).signs.get(chip.thing, SIGNS.get(chip.thing))
    who = "" if chip.whose is None else shape(chip.whose)
    if template is None:
        return f"{who}{_PREFIXES[chip.kind]}{_counted(game, chip, text)}"
    word = text.word(game, chip.word, n=chip.amount)
    letter = text.word(game, chip.word, "letter")
    sign = template.format(n=chip.amount, of=chip.of, word=word, letter=letter, who=who)
    return f"{'' if '{who}' in template else who}{_PREFIXES[chip.kind]}{sign}"
