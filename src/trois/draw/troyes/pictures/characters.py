"""A picture for every character of Troyes; no board shows them, the rules do."""

from collections.abc import Callable
from typing import Final

from trois.draw.woodcut.figures import person
from trois.draw.woodcut.press import at
from trois.draw.woodcut.scenery import coins, floor, hills, lectern, shield, tree

GOLD: Final = "robe-gold"
RED: Final = "robe-red"


def _chretien() -> str:
    return floor() + lectern(98) + person(62, robe="dusk", head="hood", attr="quill", gesture="give", beard=True)


def _urban() -> str:
    return floor() + person(72, robe="linen", head="mitre", attr="cross", gesture="raise", hat="linen")


def _thibaut() -> str:
    return (
        floor()
        + coins(104, 66, 5)
        + coins(120, 66, 3)
        + person(64, robe=GOLD, head="crown", attr="purse", gesture="hold")
    )


def _hugues() -> str:
    return (
        hills("leaf", 62)
        + shield(112, 46, RED, 1.2)
        + person(64, robe="linen", head="helmet", attr="sword", cross=True)
    )


def _florentin() -> str:
    return floor() + coins(112, 66, 4) + person(64, robe="robe-brown", head="hood", attr="scales", gesture="give")


def _henry() -> str:
    return (
        hills("leaf", 62) + at(116, 66, tree(40)) + person(66, robe=RED, head="crown", attr="scroll", gesture="raise")
    )


CHARACTER_PICTURES: Final[dict[str, Callable[[], str]]] = {
    "chretien": _chretien,
    "urban": _urban,
    "thibaut": _thibaut,
    "hugues": _hugues,
    "florentin": _florentin,
    "henry": _henry,
}
