"""The pictures of the events: scenes of a few shapes."""

import math
from collections.abc import Callable
from typing import Final

from trois.draw.woodcut.attributes import attribute
from trois.draw.woodcut.buildings import battlements, body, house, scaffold, wall, window
from trois.draw.woodcut.figures import horse, person, rider
from trois.draw.woodcut.headgear import HEADGEAR
from trois.draw.woodcut.press import INK, THIN, at, circle, flat, hatch, line, rect, shape
from trois.draw.woodcut.scenery import cart, crossed_swords, fire, floor, hills, shield, ship, tree

GOLD: Final = "robe-gold"
RED: Final = "robe-red"
LINEN: Final = "linen"
BROWN: Final = "robe-brown"


def _rays(x: float, y: float) -> str:
    """The beams of a sun of 15."""
    turns = [k * math.pi / 5 for k in range(10)]
    beams = [(math.cos(turn), math.sin(turn)) for turn in turns]
    return "".join(line(f"M{x + 19 * a:.1f} {y + 19 * b:.1f}L{x + 26 * a:.1f} {y + 26 * b:.1f}", INK) for a, b in beams)


def _roof_fire() -> str:
    return at(84, 66, house(44, 26, 20)) + fire(98, 32, 0.95) + fire(118, 40, 0.7)


def _marauding() -> str:
    return (
        hills("robe-brown", 66)
        + _roof_fire()
        + person(34, robe=BROWN, head="hood", attr="torch", gesture="raise", mood="angry")
        + person(66, s=0.8, robe="dusk", head="hood", attr="knife", gesture="hold", mood="angry")
    )


def _brigands_1() -> str:
    return (
        hills("leaf", 64)
        + at(16, 68, tree(56))
        + at(130, 68, tree(48))
        + person(58, robe=BROWN, head="hood", attr="club", gesture="raise", mood="angry")
        + person(96, s=0.88, robe="dusk", head="hood", attr="knife", gesture="hold", mood="angry")
    )


def _brigands_2() -> str:
    return (
        hills("leaf", 64)
        + person(98, robe=BROWN, head="hood", attr="knife", gesture="raise", mood="angry")
        + person(62, s=0.9, robe="dusk", head="brim", attr="club", gesture="hold", mood="angry")
        + shape("M-2 74L6 50L26 44L44 60L46 74Z", "stone")
        + hatch("M26 44L44 60L46 74H30Z")
    )


def _brigands_3() -> str:
    return (
        hills("leaf", 62)
        + cart(66, 68)
        + person(36, robe="dusk", head="hood", attr="axe", gesture="raise", mood="angry")
        + at(90, 48, attribute("sack", 0, 0), 0.7)
    )


def _succession_conflict() -> str:
    return (
        at(
            72,
            74,
            shape("M-20 0V-40L-24-62L-12-52L0-68L12-52L24-62L20-40V0Z", RED)
            + rect(-24, -22, 48, 10, "wood")
            + hatch("M8-50L20-60L20-40V-24H8Z"),
        )
        + at(72, 98, HEADGEAR["crown"](GOLD))
        + person(28, s=0.9, robe=GOLD, head="helmet", attr="sword", gesture="hold", mood="angry")
        + person(118, s=0.9, robe="dusk", head="helmet", attr="sword", gesture="hold", mood="angry", flip=True)
    )


def _skirmishes_1() -> str:
    return hills("leaf", 64) + shield(38, 44, RED, 1.5, -12) + shield(108, 44, GOLD, 1.5, 12) + crossed_swords(73, 40)


def _skirmishes_2() -> str:
    return (
        hills("leaf", 66)
        + at(66, 72, rider("dusk", "helmet", "spear", "hold", "robe-brown", "robe-red"), 1.06)
        + line("M10 40h14M4 50h16M12 60h12")
    )


def _war() -> str:
    return (
        wall(92, 74, 54, 50, 4)
        + fire(120, 26, 0.7)
        + at(
            18,
            74,
            rect(0, -52, 34, 52, "wood")
            + battlements(34, 52, "wood", 0, 3)
            + line("M0-36H34M0-18H34M0-36L34-18M0-18L34 0")
            + circle(6, -2, 6, "wood")
            + circle(28, -2, 6, "wood"),
        )
        + person(72, s=0.78, robe=RED, head="kettle", attr="spear", gesture="raise", mood="angry")
    )


def _normans() -> str:
    return (
        flat("M-2 48H146V74H-2Z", "water")
        + line("M-2 48H146")
        + ship(98, 46, 0.68, "dusk")
        + ship(22, 64, 1.14)
        + line("M4 62q6-4 12 0t12 0M60 70q6-4 12 0t12 0M112 66q6-4 12 0t12 0M6 71q6-4 12 0")
    )


def _drought() -> str:
    return (
        circle(104, 24, 15, "flame")
        + _rays(104, 24)
        + flat("M-2 54H146V74H-2Z", "road")
        + line("M-2 54H146M20 54l8 8l-6 12M60 54l-8 10l10 10M96 54l10 8l-4 12M28 62l24 2M106 62l26-4M62 64l34 4")
        + at(
            34,
            50,
            line("M0 6C0-12 2-18 12-24M-8 6C-10-8-14-14-20-14M8 6C10-4 18-8 24-4", INK)
            + shape("M12-24q10-2 10 8q-8 0-10-8Z", GOLD, THIN)
            + shape("M-20-14q-8 2-6 10q7-2 6-10Z", GOLD, THIN)
            + shape("M24-4q8 2 5 10q-7-2-5-10Z", GOLD, THIN),
        )
    )


def _support() -> str:
    return (
        hills("leaf", 64)
        + at(104, 72, horse("grey", "grey"), 0.8)
        + person(52, robe="grey", head="kettle", attr="banner-grey", gesture="hold")
        + shield(34, 56, "grey", 0.9)
    )


def _civil_war() -> str:
    return (
        floor()
        + at(100, 66, house(34, 24, 18, LINEN, GOLD))
        + fire(116, 34, 0.8)
        + person(36, robe=GOLD, head="cap", attr="fork", gesture="hold", mood="angry", hat="robe-brown")
        + person(78, s=0.92, robe=RED, head="coif", attr="club", gesture="raise", mood="angry")
    )


def _wayfarers() -> str:
    return (
        hills("robe-gold", 64)
        + cart(56, 68)
        + at(72, 48, attribute("sack", 0, -2), 0.7)
        + at(88, 48, attribute("sack", 0, -2), 0.7)
        + person(30, robe="grey", head="brim", attr="staff", gesture="hold")
        + person(126, s=0.7, robe="grey", head="veil", attr="none", gesture="walk")
    )


def _theological_conflict() -> str:
    return (
        floor()
        + person(38, robe=LINEN, head="mitre", attr="book", gesture="give", mood="angry", hat="robe-gold")
        + person(108, robe=BROWN, head="tonsure", attr="book", gesture="give", mood="angry", flip=True)
        + line("M66 18l6 6l-5 5l6 7M78 20l-3 6l5 4", INK)
    )


def _heresy() -> str:
    return (
        floor()
        + person(70, 64, robe="dusk", head="hood", attr="book", gesture="raise", mood="sing")
        + at(70, 74, shape("M-15 0Q-18-8-15-16H15Q18-8 15 0Z", "wood") + line("M-17-8H17"))
        + line("M12 72L44 64M12 64L44 72", INK)
        + fire(28, 70, 1.2)
        + person(112, 74, 0.68, robe=BROWN, head="veil", attr="none", gesture="pray", flip=True)
    )


def _migrant_workers() -> str:
    return (
        floor()
        + at(98, 68, body(40, 34, LINEN) + window(6, -10, 8, 16) + window(24, -10, 8, 16))
        + scaffold(96, 68, 44, 58)
        + person(28, robe="grey", head="cap", attr="pick", gesture="hold", hat="robe-brown")
        + person(66, s=0.92, robe="grey", head="straw", attr="bundle", gesture="walk")
    )


def _interruption_of_work() -> str:
    return (
        floor()
        + at(76, 68, body(58, 26, LINEN) + window(8, -6, 8, 14) + window(26, -6, 8, 14))
        + scaffold(110, 68, 30, 54)
        + line("M30 68V14L70 24M30 34L46 19M70 24V38", INK)
        + line("M70 38l-3 5M70 38l4 4")
        + circle(30, 58, 10, "wood")
        + line("M20 58h20M30 48v20")
        + at(66, 62, rect(-9, -6, 18, 12, "stone"), rot=24)
        + shape("M84 18C80 8 94 4 98 9C102 0 118 4 116 13C126 14 124 24 116 24H92C84 24 82 20 84 18Z", "dusk")
        + line("M92 28l-3 6M102 28l-3 6M112 28l-3 6")
    )


EVENT_PICTURES: Final[dict[str, Callable[[], str]]] = {
    "marauding": _marauding,
    "brigands-1": _brigands_1,
    "brigands-2": _brigands_2,
    "brigands-3": _brigands_3,
    "succession-conflict": _succession_conflict,
    "skirmishes-1": _skirmishes_1,
    "skirmishes-2": _skirmishes_2,
    "war": _war,
    "normans": _normans,
    "drought": _drought,
    "support": _support,
    "civil-war": _civil_war,
    "wayfarers": _wayfarers,
    "theological-conflict": _theological_conflict,
    "heresy": _heresy,
    "migrant-workers": _migrant_workers,
    "interruption-of-work": _interruption_of_work,
}
