"""What a choice of Troyes Dice is called, costs and brings."""

from collections.abc import Sequence
from typing import Final

from trois.core.journal import Event
from trois.core.vocabulary import Vocabulary
from trois.games.troyes_dice.view import DiceView, PlazaView
from trois.games.troyes_dice.vocabulary import GAIN
from trois.games.troyes_dice.words import COLOURS, RESOURCES
from trois.text import Text
from trois.text.model import Chip, ChipKind
from trois.text.troyes_dice.signs import AREA, building_colour
from trois.text.voice import capital, sum_up

_THINGS: Final = {
    "take": "plaza:{plaza}",
    "pay": "resource:{resource}",
    "gain": "resource:{resource}",
    "build": "building:{building}:{number}",
    "citizen": "citizens:{colour}",
}


FIRST_USE: Final = GAIN
_FREE: Final = Chip("fact", "free", mood="good")


def colour_of(seen: DiceView, vocabulary: Vocabulary, action: int) -> str:
    """The colour of the district a choice is about."""
    kind, words = vocabulary.kind(action), vocabulary.words(action)
    if kind == "take" and seen["plazas"]:
        return seen["plazas"][vocabulary.args(action)[0]]["colour"]
    if "building" in words:
        return building_colour(words["building"])
    if "resource" in words:
        return COLOURS[RESOURCES.index(words["resource"])]
    return words.get("colour", "")


def tag(chips: Sequence[Chip], is_die: bool) -> list[Chip]:
    """What stands in the corner of a cell: what it costs, that it is free, or the points of a free building."""
    prices = [chip for chip in chips if chip.kind == "price" and chip.word in RESOURCES]
    if prices or is_die:
        return prices or [_FREE]
    return [chip for chip in chips if chip.thing == "points"]


def thing(vocabulary: Vocabulary, action: int) -> str:
    """What on the board it is about: a plaza, a place of the sheet, a track."""
    return _THINGS.get(vocabulary.kind(action), "").format_map(vocabulary.words(action))


# The dice on the plazas


def die_name(seen: DiceView, at: int, text: Text) -> str:
    """A die as it lies there: colour and value; equal ones are counted."""
    plazas = seen["plazas"]
    alike = [k for k, plaza in enumerate(plazas) if plaza["available"] and _face(plaza) == _face(plazas[at])]
    key = "black-die" if plazas[at]["black"] else "die"
    colour = text.word(AREA, plazas[at]["colour"])
    name = capital(text(f"{AREA}.choice.{key}", colour=colour, value=plazas[at]["rolled"]))
    if len(alike) < 2:
        return name
    return text(f"{AREA}.choice.nth", name=name, number=alike.index(at) + 1, of=len(alike))


def _face(plaza: PlazaView) -> tuple[str, int, bool]:
    return plaza["colour"], plaza["rolled"], plaza["black"]


def die_chips(plaza: PlazaView) -> list[Chip]:
    """What a die costs, and a value that is not the one it shows."""
    amounts = {"influence": plaza["influence"], "fortune": plaza["fortune"], "wisdom": plaza["wisdom"]}
    chips = [Chip("price", "any", plaza["any"])] if plaza["any"] else []
    chips += [_resource("price", what, amount) for what, amount in amounts.items() if amount]
    if not chips:
        chips.append(_FREE)
    if plaza["value"] != plaza["rolled"]:
        chips.append(Chip("fact", "starts", plaza["value"], mood="bad"))
    return chips


# What a choice does


def changes(events: Sequence[Event]) -> list[Chip]:
    """What is paid, then what is gained, and what finds no room."""
    chips = [chip for event in events if (chip := _change(event)) is not None]
    return sorted(sum_up(chips), key=lambda chip: ["price", "gain", "fact"].index(chip.kind))


def _change(event: Event) -> Chip | None:
    match event:
        case ("paid", _, str(what), int(amount), *_):
            return _resource("price", what, amount)
        case ("gained", _, str(what), int(amount), *_):
            return _gain(what, amount)
        case ("lost", _, str(what), int(amount), *_):
            return Chip("fact", "no-room", amount, word=what)
        case ("unlocked", _, str(building), int(times), *_):
            return Chip("gain", "unlocked", times, word=building)
    return None


def _resource(kind: ChipKind, what: str, amount: int) -> Chip:
    return Chip(kind, "resource", amount, word=what)


def _gain(what: str, amount: int) -> Chip:
    """Resources, citizens, or a building that may be built without a die."""
    if what in RESOURCES:
        return _resource("gain", what, amount)
    return Chip("gain", "citizens" if what in COLOURS else "building", amount, word=what)
