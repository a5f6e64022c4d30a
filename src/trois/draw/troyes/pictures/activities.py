"""The pictures of the activities: each somebody at work."""

from collections.abc import Callable
from typing import Final

from trois.draw.woodcut.attributes import attribute
from trois.draw.woodcut.buildings import body, church, house, tent, tower, wall, windmill, window
from trois.draw.woodcut.figures import person, rider
from trois.draw.woodcut.press import INK, THIN, at, circle, flat, hatch, line, poly, rect, shape
from trois.draw.woodcut.scenery import (
    anvil,
    coins,
    fire,
    floor,
    hills,
    lectern,
    notes,
    shield,
    stag,
    statue,
    table,
    target,
    tree,
)

GOLD: Final = "robe-gold"
RED: Final = "robe-red"
LINEN: Final = "linen"
BROWN: Final = "robe-brown"


def _artisan() -> str:
    return (
        floor()
        + circle(22, 45, 18, "wood")
        + circle(22, 45, 12, "sky-yellow", THIN)
        + circle(22, 45, 3.5, "wood", THIN)
        + line("M22 33V57M10 45H34M13.5 36.5l17 17M30.5 36.5l-17 17")
        + person(74, robe=GOLD, head="cap", attr="mallet", gesture="work", apron="wood", hat="robe-brown")
        + table(86, 56, 50)
        + line("M94 56l6-9h20l6 9", INK)
    )


def _merchant() -> str:
    return (
        floor()
        + "".join((flat(f"M{9.5 + 16 * k:g} 9.5h16v12q-8 8-16 0Z", c) for k, c in enumerate((RED, LINEN, RED, LINEN))))
        + line("M8 8h64v12q-8 8-16 0q-8 8-16 0q-8 8-16 0q-8 8-16 0ZM24 8v12M40 8v12M56 8v12", INK)
        + line("M11 24V66M69 24V50", INK)
        + person(88, robe=GOLD, head="chaperon", attr="scales", gesture="give", hat="robe-red")
        + table(12, 52, 48)
        + coins(24, 50, 4)
        + circle(40, 46, 6, "leaf")
        + circle(51, 46, 6, "leaf")
    )


def _miller() -> str:
    return (
        hills("robe-gold")
        + at(14, 66, windmill(), 1.08)
        + person(98, robe=GOLD, head="straw", attr="sack", gesture="carry", apron=LINEN)
    )


def _innkeeper() -> str:
    return (
        floor()
        + line("M10 6h26M30 6v6", INK)
        + rect(20, 12, 22, 18, LINEN)
        + attribute("tankard", 30, 28)
        + person(70, robe=GOLD, head="coif", attr="tankard", gesture="raise", apron=LINEN)
        + at(
            118,
            74,
            shape("M-16 0Q-22-20-16-38H16Q22-20 16 0Z", "wood")
            + line("M-18.5-12H18.5M-18.5-27H18.5M-6-38V0M6-38V0")
            + hatch("M6-38H16Q22-20 16 0H8Z"),
        )
    )


def _blacksmith() -> str:
    return (
        floor()
        + at(4, 66, body(34, 46, "stone") + shape("M6-6V-22A11 11 0 0 1 28-22V-6Z", "line", THIN))
        + fire(21, 60, 0.62)
        + person(66, robe=GOLD, head="cap", attr="hammer", gesture="raise", apron=BROWN, beard=True, hat="hair")
        + anvil(88, 48)
        + line("M100 40l-4-8M108 39v-9M116 40l5-7")
    )


def _militia() -> str:
    return (
        wall(0, 74, 62, 34, 5)
        + person(38, s=0.86, robe=GOLD, head="kettle", attr="spear", gesture="hold")
        + person(112, s=0.86, robe=GOLD, head="kettle", attr="spear", gesture="hold")
        + person(76, robe=GOLD, head="kettle", attr="spear", gesture="hold")
        + shield(70, 60, RED, 0.9)
    )


def _journeyman() -> str:
    return (
        hills("leaf")
        + at(104, 62, house(28, 18, 12), 0.9)
        + person(58, robe=GOLD, head="feather", attr="staff", gesture="walk", hat="leaf")
        + at(50, 48, attribute("bundle", 0, 0))
    )


def _goldsmith() -> str:
    return (
        floor()
        + person(52, robe=GOLD, head="cap", attr="ring", gesture="raise", hat="robe-red", beard=True)
        + table(78, 56, 58)
        + coins(90, 54, 2)
        + at(112, 56, shape("M-6 0V-4H6V0ZM-2-4V-10H2V-4ZM-11-26H11C11-14 5-10 0-10C-5-10-11-14-11-26Z", GOLD))
        + coins(131, 54, 4)
    )


def _sculptor() -> str:
    return (
        floor()
        + person(50, robe=GOLD, head="cap", attr="mallet", gesture="work", apron=LINEN, hat="robe-red", beard=True)
        + at(67, 55, attribute("chisel", 2, 0))
        + statue(104)
        + line("M88 64l4 2M84 69l3 1M90 70h2")
    )


def _tithing() -> str:
    return (
        floor()
        + person(52, robe=LINEN, head="cap", attr="none", gesture="give", hat="line")
        + at(
            106,
            74,
            rect(-22, -24, 44, 24, "wood")
            + shape("M-22-24Q-22-36 0-36Q22-36 22-24Z", "wood")
            + line("M-12-34V0M12-34V0M-22-24H22")
            + circle(0, -20, 4, GOLD, THIN),
        )
        + coins(92, 34, 3)
        + at(24, 60, attribute("wheat", 0, 0), 1.3)
    )


def _monk() -> str:
    return (
        floor()
        + rect(8, 8, 26, 40, "")
        + line("M8 20h26M8 34h26")
        + "".join(
            (rect(11 + 5 * k, y, 4, 9, c, THIN) for y in (11, 24, 37) for k, c in enumerate((RED, GOLD, BROWN, RED)))
        )
        + lectern(104)
        + person(68, robe=BROWN, head="tonsure", attr="quill", gesture="give")
    )


def _priest() -> str:
    return (
        window(102, 54, 26, 48)
        + line("M115 6V54M102 30H128")
        + person(58, robe=LINEN, head="tonsure", attr="chalice", gesture="raise", cross=True)
        + table(92, 56, 46, LINEN)
        + at(106, 56, attribute("candle", 0, -2))
        + at(126, 56, attribute("candle", 0, -2))
    )


def _apprenticeship() -> str:
    return (
        floor()
        + person(44, robe=LINEN, head="coif", attr="book", gesture="give", beard=True)
        + person(104, s=0.68, robe=GOLD, head="none", attr="none", gesture="hold", flip=True)
        + at(124, 66, rect(-8, -8, 18, 8, RED, THIN) + rect(-10, -15, 18, 7, GOLD, THIN))
    )


def _confession() -> str:
    return (
        at(
            14,
            74,
            body(50, 62, "wood")
            + shape("M-4-62L25-76L54-62Z", "wood")
            + shape("M8 0V-42A17 17 0 0 1 42-42V0Z", "dusk", THIN),
        )
        + person(39, 76, 0.8, robe=LINEN, head="hood", attr="none", gesture="hold")
        + line("M24 24V70M31 18V72M39 16V72M47 18V72M55 24V70M22 34H56M22 46H56M22 58H56")
        + person(98, 84, 0.95, robe=BROWN, head="none", attr="none", gesture="pray", flip=True)
    )


def _templar() -> str:
    return (
        at(96, 66, tower(26, 38, "stone"))
        + person(60, robe=LINEN, head="great", attr="sword", gesture="hold", cross=True)
        + shield(38, 54, LINEN, 1.0)
        + at(38, 54, line("M0-12V13M-9-2H9", INK))
    )


def _pilgrimage() -> str:
    return (
        hills("leaf")
        + flat("M60 74Q90 66 100 60L108 60Q112 68 96 74Z", "road")
        + at(108, 60, church(0.78))
        + person(46, robe=BROWN, head="brim", attr="staff", gesture="hold", beard=True)
        + shape("M40 44q6-7 12 0l-4 7h-4Z", LINEN, THIN)
    )


def _procession() -> str:
    return (
        floor()
        + person(112, s=0.84, robe=LINEN, head="hood", attr="candle", gesture="hold")
        + person(78, s=0.92, robe=LINEN, head="hood", attr="candle", gesture="hold")
        + person(38, robe=RED, head="mitre", attr="cross", gesture="hold", hat="linen")
    )


def _glassblower() -> str:
    return (
        window(8, 64, 34, 56)
        + flat("M9 30h16v16h-16Z", "robe-red", 0.75)
        + flat("M26 46h15v17h-15Z", "water")
        + flat("M26 14q14 4 15 16h-15Z", "leaf")
        + line("M25 8V64M8 30H42M8 47H42", INK)
        + person(74, robe=LINEN, head="cap", attr="pipe", gesture="give", apron=BROWN, hat="robe-red")
        + line("M128 60l4-4M134 44l5-2")
    )


def _archer() -> str:
    return hills("leaf") + target(122, 40) + person(44, robe=RED, head="hood", attr="bow", gesture="give", hat="leaf")


def _chivalry() -> str:
    return (
        hills("leaf", 66)
        + at(60, 72, rider(RED, "great", "banner", "hold", "linen", "robe-gold"), 1.06)
        + at(124, 68, tree(34))
    )


def _diplomat() -> str:
    return (
        floor()
        + at(102, 66, tent(36, 44, LINEN))
        + person(50, robe=RED, head="feather", attr="scroll", gesture="give", hat="robe-gold")
    )


def _hunting() -> str:
    return (
        hills("leaf", 64)
        + at(14, 66, tree(52))
        + person(50, robe=RED, head="feather", attr="horn", gesture="hold", hat="leaf")
        + stag(94, 68)
    )


def _mercenary() -> str:
    return (
        floor()
        + at(112, 66, tent(30, 36, RED))
        + person(58, robe=RED, head="kettle", attr="axe", gesture="raise", beard=True)
        + at(50, 54, attribute("purse", 0, 0))
    )


def _tax_collector() -> str:
    return (
        floor()
        + person(44, robe=RED, head="chaperon", attr="quill", gesture="give", hat="robe-brown")
        + table(62, 54, 74)
        + at(82, 52, attribute("book", 0, -5))
        + coins(104, 52, 3)
        + coins(120, 52, 5)
        + at(132, 36, attribute("purse", -2, -1))
    )


def _captain() -> str:
    return (
        wall(84, 74, 62, 40, 4)
        + person(48, robe=RED, head="plume", attr="banner", gesture="hold")
        + shield(32, 56, GOLD, 0.9)
    )


def _joust() -> str:
    return (
        hills("leaf", 66)
        + at(50, 68, rider(RED, "great", "none", "hold", "linen", "robe-gold"), 1.04)
        + poly([(38, 37.5), (142, 21), (142, 23), (38, 42)], LINEN, THIN)
        + circle(65, 35, 3.6, "skin", THIN)
        + "".join((rect(8 + 32 * k, 62, 32, 10, c, THIN) for k, c in enumerate((RED, LINEN, RED, LINEN))))
    )


def _troubadour() -> str:
    return (
        floor()
        + at(106, 66, tower(26, 30, LINEN, roof=RED))
        + person(50, robe=RED, head="feather", attr="lute", gesture="carry", mood="sing", hat="robe-gold")
        + notes(86, 24)
        + notes(20, 34)
    )


ACTIVITY_PICTURES: Final[dict[str, Callable[[], str]]] = {
    "artisan": _artisan,
    "merchant": _merchant,
    "miller": _miller,
    "innkeeper": _innkeeper,
    "blacksmith": _blacksmith,
    "militia": _militia,
    "journeyman": _journeyman,
    "goldsmith": _goldsmith,
    "sculptor": _sculptor,
    "tithing": _tithing,
    "monk": _monk,
    "priest": _priest,
    "apprenticeship": _apprenticeship,
    "confession": _confession,
    "templar": _templar,
    "pilgrimage": _pilgrimage,
    "procession": _procession,
    "glassblower": _glassblower,
    "archer": _archer,
    "chivalry": _chivalry,
    "diplomat": _diplomat,
    "hunting": _hunting,
    "mercenary": _mercenary,
    "tax-collector": _tax_collector,
    "captain": _captain,
    "joust": _joust,
    "troubadour": _troubadour,
}
