"""Events: scenes of a few shapes."""

from collections.abc import Callable
from typing import Final

from trois.draw.woodcut.block import COAL, GOLD, PAPER, PLASTER, RED, SKIN, SLATE, STONE, WALL, WATER, WOOD, Block
from trois.draw.woodcut.press import INK, THIN


def _plague(p: Block) -> None:
    p.body(8, 34, 26, WALL).gable(8, 34, 40, 18, SLATE).door(18, 11, 14).line("M14 44l8 8M22 44l-8 8", INK)
    p.shape("M56 62C54 48 66 40 80 42C90 43 97 50 104 56C107 59 104 63 100 63Z", SLATE).shape(
        "M72 43c-3-8 7-11 9-3", SLATE
    ).circ(94, 52, 1.3, COAL, THIN).line("M56 61C46 64 46 52 50 48M100 58l7-2M100 60l8 1M68 63v3M86 63v3", INK).hatch(
        60, 52, 26, 9
    ).ground()


def _riot(p: Block) -> None:
    for x, c in ((26, GOLD), (58, RED), (90, GOLD)):
        p.shape(f"M{x - 14} 66C{x - 14} 50 {x - 8} 44 {x} 44C{x + 8} 44 {x + 14} 50 {x + 14} 66Z", c).circ(
            x, 36, 8, SKIN
        ).line(f"M{x - 3} 35v1M{x + 3} 35v1")
        p.shape(f"M{x - 2} 41.5q2-3 4 0Z", COAL, THIN)
    p.line("M38 52L46 14M102 52L108 18M72 50L78 10", INK).line("M42 14v-8M46 14v-9M50 14v-8M42 14h8", INK).shape(
        "M78 12C70 6 78 2 78-4C84 2 86 6 78 12Z", GOLD
    ).poly([(102, 18), (116, 12), (112, 24)], SLATE).ground()


def _plunder(p: Block) -> None:
    p.flat("M0 66H120V56H0Z", WATER)
    for x, s in ((34, 1), (84, 0.8)):
        p.shape(
            f"M{x - 26 * s} {58 - 4 * s}C{x - 20 * s} 66 {x + 20 * s} 66 {x + 26 * s} {58 - 4 * s}C{x + 30 * s} {58 - 10 * s} {x + 26 * s} {58 - 14 * s} {x + 24 * s} {58 - 12 * s}L{x + 18 * s} {58 - 2 * s}H{x - 18 * s}L{x - 26 * s} {58 - 10 * s}Z",
            WOOD,
        )
        p.line(f"M{x} {58 - 2 * s}V{58 - 50 * s}", INK).shape(
            f"M{x - 17 * s} {58 - 44 * s}C{x - 6 * s} {58 - 40 * s} {x + 6 * s} {58 - 40 * s} {x + 17 * s} {58 - 44 * s}C{x + 22 * s} {58 - 30 * s} {x + 20 * s} {58 - 22 * s} {x + 16 * s} {58 - 14 * s}C{x + 6 * s} {58 - 18 * s} {x - 6 * s} {58 - 18 * s} {x - 16 * s} {58 - 14 * s}C{x - 14 * s} {58 - 24 * s} {x - 14 * s} {58 - 34 * s} {x - 17 * s} {58 - 44 * s}Z",
            RED,
        )
        p.line(f"M{x - 7 * s} {58 - 41 * s}V{58 - 17 * s}M{x + 7 * s} {58 - 41 * s}V{58 - 17 * s}")
    p.line("M2 64q5-3 10 0t10 0M58 65q5-3 10 0t10 0M100 64q5-3 10 0", THIN)


def _fire(p: Block) -> None:
    p.body(26, 60, 28, PLASTER).gable(26, 60, 38, 22, RED).door(50, 12, 15).win(34, 44).win(74, 44)
    p.shape("M40 26C28 14 40 8 38-2C50 4 48 12 54 8C60 4 58-2 62-4C70 6 84 10 74 28Z", GOLD).shape(
        "M48 26C44 18 52 16 52 10C60 16 66 20 60 28Z", RED, THIN
    ).ground()


def _storm(p: Block) -> None:
    p.shape("M22 26C8 26 10 10 24 12C28-2 54-2 58 10C72 4 88 14 78 26Z", SLATE).poly(
        [(52, 28), (40, 46), (50, 46), (42, 64), (66, 40), (55, 40), (62, 28)], GOLD
    ).line("M28 30l-6 14M38 32l-3 8M76 32l-6 14M86 30l-4 10", INK).tower(
        92, 16, 22, WALL, "spire", SLATE, th=14
    ).ground()


def _fair(p: Block) -> None:
    p.poly([(20, 66), (20, 40), (44, 20), (68, 40), (68, 66)], WALL).poly(
        [(20, 40), (44, 20), (36, 66), (20, 66)], GOLD, THIN
    ).poly([(44, 20), (68, 40), (68, 66), (52, 66)], GOLD, THIN).banner(44, 20, 14, RED).shape(
        "M38 66L44 46L50 66Z", COAL, THIN
    ).line("M68 30q22 12 44-8", THIN)
    for i, c in enumerate((RED, GOLD, RED, GOLD)):
        x = 76 + 10 * i
        p.poly([(x - 4, 33 - i * i * 0.4), (x + 4, 32 - i * i * 0.6), (x, 41 - i * i * 0.5)], c, THIN)
    p.tree(96, 1).ground()


def _bad_harvest(p: Block) -> None:
    for i in range(6):
        x = 14 + i * 16
        p.line(f"M{x} 66C{x + 1} 50 {x + 4} 44 {x + 10} 42", INK).shape(
            f"M{x + 8} 42c6-2 9 3 8 8c-5 0-9-3-8-8Z", GOLD, THIN
        )
    p.shape("M78 20c5-7 10-6 13-1c4-5 9-5 13 1c-6-2-10 0-13 4c-3-4-8-6-13-4Z", COAL, THIN).shape(
        "M40 12c4-5 8-5 10-1c3-4 7-4 10 1c-5-1-8 0-10 3c-2-3-6-4-10-3Z", COAL, THIN
    ).ground()


def _siege(p: Block) -> None:
    p.body(60, 54, 30, STONE).battle(58, 58, 36, 5, 6, STONE).win(76, 44, 0, 8, "slit").win(96, 44, 0, 8, "slit").line(
        "M22 66L62 22M30 68L70 24M28 60l8 8M36 51l8 8M44 42l8 8M52 33l8 8", INK
    ).shape("M14 66C14 54 18 50 24 50C30 50 34 54 34 66Z", RED).circ(24, 43, 7, SLATE).ground()


def _coins(p: Block, x: float, y: float, count: int) -> None:
    """A stack of coins."""
    for k in range(count):
        p.shape(f"M{x - 6} {y - 4 * k}a6 2.6 0 0 1 12 0v2a6 2.6 0 0 1-12 0Z", GOLD, THIN)


def _taille(p: Block) -> None:
    p.shape("M44 48C42 34 46 28 58 27C70 28 74 34 72 48Z", RED).circ(58, 18, 8, SKIN).line("M55 17v1M61 17v1M56 22h4")
    p.shape("M48 15C47 5 68 5 69 13C64 11 54 11 48 15Z", RED).rect(14, 48, 92, 6, WOOD).line("M22 54V66M98 54V66", INK)
    p.rect(74, 36, 20, 12, PAPER, THIN).line("M78 40h12M78 44h8")
    _coins(p, 24, 44, 5)
    _coins(p, 38, 44, 2)
    p.ground()


def _grande_ducasse(p: Block) -> None:
    p.line("M8 12Q34 26 60 12Q86 26 112 12")
    for k, wash in enumerate((RED, GOLD, RED, GOLD, RED, GOLD)):
        x = 18 + 17 * k
        p.poly([(x - 4, 17), (x + 4, 17), (x, 26)], wash, THIN)
    p.shape("M22 44H50V60Q36 66 22 60Z", RED).shape("M22 44Q36 38 50 44Q36 50 22 44Z", PAPER).line(
        "M22 46L32 62M50 46L40 62M26 36L36 44M48 36L38 44"
    )
    p.shape("M74 66C72 50 76 42 86 42C96 42 100 50 98 66Z", GOLD).circ(86, 33, 8, SKIN).line(
        "M83 32v1M89 32v1M82 36q4 3 8 0"
    )
    p.poly([(77, 28), (75, 17), (81, 22), (86, 14), (91, 22), (97, 17), (95, 28)], GOLD, THIN).ground()


def _tithe(p: Block) -> None:
    p.line("M24 66L20 30M30 66V26M36 66L40 30M22 52H38", INK)
    for x, y in ((20, 30), (30, 26), (40, 30)):
        p.shape(f"M{x} {y}c5-5 4-11 0-15c-4 4-5 10 0 15Z", GOLD, THIN)
    p.rect(60, 42, 44, 24, WOOD).shape("M60 42Q60 30 82 30Q104 30 104 42Z", WOOD).line("M70 31V66M94 31V66M60 42H104")
    p.circ(82, 44, 3.6, GOLD, THIN).line("M52 26v-14M47 16h10", INK).ground()


def _procession(p: Block) -> None:
    for x in (32, 60, 88):
        p.shape(f"M{x - 12} 66C{x - 12} 48 {x - 8} 40 {x} 40C{x + 8} 40 {x + 12} 48 {x + 12} 66Z", WALL)
        p.circ(x, 33, 7.5, SKIN).line(f"M{x - 3} 32v1M{x + 3} 32v1")
        p.shape(f"M{x - 9} 38C{x - 11} 22 {x + 11} 22 {x + 9} 38C{x + 6} 28 {x - 6} 28 {x - 9} 38Z", SLATE, THIN)
    p.line("M46 60V8M39 15H53", INK).line("M102 60V14", INK).poly(
        [(102, 14), (116, 14), (116, 30), (109, 26), (102, 30)], RED
    ).ground()


def _pilgrims(p: Block) -> None:
    p.shape("M70 66Q88 52 84 42L92 42Q100 54 96 66Z", PAPER, THIN).body(92, 18, 16, WALL, 44).gable(
        92, 18, 28, 10, SLATE, 3
    )
    p.cross(101, 18, 5).shape("M28 66C28 46 34 38 44 38C54 38 60 46 60 66Z", WOOD).circ(44, 29, 8.5, SKIN)
    p.line("M41 28v1M47 28v1M42 33h4").shape("M27 24Q44 14 61 24Q44 28 27 24Z", WOOD).shape(
        "M37 20C37 10 51 10 51 20Z", WOOD
    )
    p.line("M66 66V18", INK).circ(66, 17, 3, GOLD, THIN).shape("M39 50q5-6 10 0l-3 6h-4Z", WALL, THIN).ground()


def _ransom(p: Block) -> None:
    p.body(62, 44, 44, STONE).battle(60, 48, 22, 4, 5, STONE).rect(74, 36, 20, 16, COAL, THIN)
    p.circ(84, 45, 6, SKIN, THIN).line("M79 36V52M84 36V52M89 36V52", INK)
    p.shape("M18 66C10 52 16 42 26 40L22 34H38L34 40C44 42 50 52 42 66Z", WOOD).line("M23 40H37").circ(
        30, 54, 5.4, GOLD, THIN
    )
    _coins(p, 52, 63, 2)
    p.ground()


def _tournament(p: Block) -> None:
    p.line("M12 58L104 12M108 58L16 12", INK).poly([(104, 12), (96, 20), (93, 14)], SLATE, THIN)
    p.poly([(16, 12), (24, 20), (27, 14)], SLATE, THIN)
    p.shape("M46 18H74V40C74 52 66 58 60 62C54 58 46 52 46 40Z", RED).shape(
        "M60 18H74V40C74 52 66 58 60 62Z", GOLD, THIN
    )
    p.line("M46 36H74", INK).banner(22, 66, 22, GOLD).banner(98, 66, 22, RED).ground()


EVENTS: Final[dict[str, Callable[[Block], None]]] = {
    "taille": _taille,
    "grande-ducasse": _grande_ducasse,
    "tithe": _tithe,
    "procession": _procession,
    "pilgrims": _pilgrims,
    "ransom": _ransom,
    "tournament": _tournament,
    "plague": _plague,
    "riot": _riot,
    "plunder": _plunder,
    "fire": _fire,
    "storm": _storm,
    "fair": _fair,
    "bad-harvest": _bad_harvest,
    "siege": _siege,
}
