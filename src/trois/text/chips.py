"""Chips in words, for pages and screen readers, and in signs, where there is little room.

A thing has a text in the section `chip` of the game's catalogue, or of the shared one (`voice`). Its places: {n}, {of},
{word}, {name} (whose), {what} (the word or the thing as it is counted), {effect} and {explanation} (what the card
`word` does, short and in full). Without a text it is counted: "+2 deniers"; words for that are in the section
`counted`, or `what` where the log counts in the same words. Its sign is a template of the voice's `signs` or of the
shared ones, with the places {n}, {of}, {word}, {letter} (of the word), {who} and {effect}; without one it is said in words.
"""

from collections.abc import Collection, Mapping, Sequence
from string import Formatter
from typing import Final

from trois.games import area
from trois.text import NEUTRAL_SHAPE, SHAPES, Text
from trois.text.model import NEUTRAL, Chip
from trois.text.voice import Voice

SIGNS: Final[Mapping[str, str]] = {
    "total": "Σ{n}",
    "divisor": "÷{n}",
    "times": "= {n}×",
    "strength": "{n}/{of}",
    "colour": "{letter}",
}
"""Signs that mean the same in every game."""
_PREFIXES: Final = {"price": "−", "risk": "−", "gain": "+", "fact": ""}


def chip_words(voice: Voice, chip: Chip) -> str:
    """A chip as people say it: "−2 deniers", "once per 3 pips", "▲ Odette: +1 VP"."""
    key = _key(voice, chip)
    if key:
        return voice.text(key, **_places(voice, chip, voice.text.places(key)))
    return _whose(voice, chip, f"{_PREFIXES[chip.kind]}{_count(voice, chip)}")


def _key(voice: Voice, chip: Chip) -> str:
    """The game's own text of a thing, or the one all games share; empty where it is simply counted."""
    keys = (f"{voice.area}.chip.{chip.thing}", f"voice.chip.{chip.thing}")
    return next((key for key in keys if voice.text.has(key)), "")


def _places(voice: Voice, chip: Chip, wanted: Collection[str]) -> dict[str, object]:
    """What fills the places of a template; cards are asked only where it wants them."""
    game, text = voice.game.name, voice.text
    found: dict[str, object] = {
        "n": chip.amount,
        "of": chip.of,
        "word": text.word(game, chip.word, n=chip.amount),
        "letter": text.word(game, chip.word, "letter"),
        "what": thing_word(game, chip.word or chip.thing, chip.amount, text),
        "name": "" if chip.whose is None else player_name(chip.whose, text, voice.names),
        "who": "" if chip.whose is None else shape(chip.whose),
    }
    if "effect" in wanted or "explanation" in wanted:
        card = voice.card(chip.word)
        found |= {"effect": card.short, "explanation": card.full}
    return found


def _count(voice: Voice, chip: Chip) -> str:
    said = thing_word(voice.game.name, chip.word or chip.thing, chip.amount, voice.text)
    return said if chip.amount is None else f"{chip.amount} {said}"


def _whose(voice: Voice, chip: Chip, said: str) -> str:
    if chip.whose is None:
        return said
    return voice.text("voice.whose", name=player_name(chip.whose, voice.text, voice.names), chip=said)


def thing_word(game: str, thing: str, amount: int | None, text: Text) -> str:
    """A thing that is counted, in the number that fits."""
    keys = (f"{area(game)}.counted.{thing}", f"{area(game)}.what.{thing}")
    key = next((key for key in keys if text.has(key)), "")
    return text(key, n=amount) if key else text.word(game, thing)


def player_name(seat: int, text: Text, names: Sequence[str]) -> str:
    """Whose it is: shape and name."""
    return f"{shape(seat)} {text('voice.neutral') if seat == NEUTRAL else names[seat]}"


def shape(seat: int) -> str:
    """The sign of a player, or of the neutral one."""
    return NEUTRAL_SHAPE if seat == NEUTRAL else SHAPES[seat]


def chip_signs(voice: Voice, chip: Chip) -> str:
    """A chip in few characters: `−2¤`, `÷3`, `▲+1★`."""
    template = voice.signs.get(chip.thing, SIGNS.get(chip.thing, ""))
    who = "" if chip.whose is None else shape(chip.whose)
    if not template:
        return chip_words(voice, chip) if _key(voice, chip) else f"{who}{_PREFIXES[chip.kind]}{_count(voice, chip)}"
    wanted = {name for _, name, _, _ in Formatter().parse(template) if name}
    said = template.format_map(_places(voice, chip, wanted))
    return f"{'' if 'who' in wanted else who}{_PREFIXES[chip.kind]}{said}"
