"""The white cards: church and learning."""

from collections.abc import Callable
from typing import Final

from trois.draw.woodcut.block import COAL, GOLD, RED, SLATE, STONE, WALL, WOOD, Block
from trois.draw.woodcut.busts import bust
from trois.draw.woodcut.press import INK, THIN


def _hospital(p: Block, n: int) -> None:
    h = 24 + 12 * (n - 1)
    p.body(22, 74, h, WALL).hip(22, 74, 66 - h, 16, SLATE).wins(22, 74, 66 - h + 6, 5, 6, 9, "arch").door(54, 11, 13)
    p.rect(53, 66 - h - 24, 12, 12, WALL).gable(53, 12, 66 - h - 24, 8, SLATE, 2, False).cross(59, 66 - h - 32, 5)
    if n == 2:
        p.wins(22, 30, 50, 2, 6, 9, "arch").wins(66, 30, 50, 2, 6, 9, "arch")
    p.ground()


def _chapel(p: Block, _n: int) -> None:
    p.body(44, 44, 22, WALL).hip(44, 44, 44, 13, SLATE, 3, 4).wins(50, 38, 50, 3, 5, 10, "arch").tower(
        28, 18, 34, WALL, "spire", SLATE, th=20
    ).cross(37, 12, 5).door(32, 10, 14).win(37, 42, 4, 0, "rose").tree(104, 0.9).ground()


def _library(p: Block, n: int) -> None:
    h = 28 + 10 * (n - 1)
    p.body(26, 68, h, WALL).gable(26, 68, 66 - h, 18, SLATE).win(60, 66 - h - 6, 5, 0, "rose")
    for i in range(6):
        x = 31 + i * 10.6
        p.line(f"M{x} 66V{66 - h + 5}M{x + 4} 66V{66 - h + 5}", THIN)
    p.line(f"M26 {66 - h + 4}H94", INK).door(53, 13, 17).rect(18, 62, 84, 4, STONE).ground()


def _scriptorium(p: Block, n: int) -> None:
    h = 28 + 12 * (n - 1)
    p.body(40, 48, h, WALL).hip(40, 48, 66 - h, 14, SLATE).wins(40, 48, 66 - h + 6, 3, 8, 13, "arch").door(70, 10, 13)
    p.line("M22 62C20 44 22 30 34 18", INK).shape("M34 14C40 26 34 38 23 46C22 34 24 22 34 14Z", WALL).line(
        "M33 18C30 30 27 38 24 46"
    ).rect(15, 58, 14, 8, COAL, THIN).ground()


def _monastery(p: Block, n: int) -> None:
    p.body(18, 40, 20, WALL).hip(18, 40, 46, 11, SLATE).wins(18, 40, 51, 4, 6, 15, "arch")
    p.body(58, 30, 32 + 6 * (n - 1), WALL).gable(58, 30, 34 - 6 * (n - 1), 14, SLATE).win(
        73, 40 - 6 * (n - 1), 5, 0, "rose"
    ).door(67, 11, 15).tower(88, 13, 44, WALL, "spire", SLATE, th=14).cross(94.5, 8, 5).win(
        92, 30, 5, 9, "arch"
    ).ground()


def _priory(p: Block, _n: int) -> None:
    p.body(20, 38, 34, WALL).hip(20, 38, 32, 14, SLATE).wins(20, 38, 38, 3, 5, 8, "arch").wins(
        20, 38, 52, 3, 5, 14, "arch"
    )
    p.tower(58, 26, 44, WALL, "spire", SLATE, th=18).cross(71, 4, 4).win(67, 28, 8, 12, "arch").door(65, 12, 16).body(
        84, 22, 18, WALL
    ).hip(84, 22, 48, 8, SLATE, 3, 4).ground()


def _abbey(p: Block, n: int) -> None:
    for x in (24, 82):
        p.tower(x, 15, 40 + 6 * (n - 1), WALL, "spire", SLATE, th=14)
    p.body(39, 43, 30 + 6 * (n - 1), WALL).gable(39, 43, 36 - 6 * (n - 1), 15, SLATE, 0).win(
        60.5, 42 - 6 * (n - 1), 6, 0, "rose"
    ).door(54, 13, 14).win(29, 38, 5, 9, "arch").win(87, 38, 5, 9, "arch").ground()


def _bishop(p: Block, _n: int) -> None:
    bust(p, "mitre", WALL, "crozier", WALL, beard=True, trim=GOLD)


def _canon(p: Block, _n: int) -> None:
    bust(p, "cap", WALL, "book", COAL, trim=SLATE)


def _monk(p: Block, _n: int) -> None:
    bust(p, "tonsure", WOOD, "candle", trim=WOOD)


def _templar(p: Block, _n: int) -> None:
    bust(p, "great", WALL, "shield", SLATE, trim=RED)


RELIGIOUS: Final[dict[str, Callable[[Block, int], None]]] = {
    "hospital": _hospital,
    "chapel": _chapel,
    "library": _library,
    "scriptorium": _scriptorium,
    "monastery": _monastery,
    "priory": _priory,
    "abbey": _abbey,
    "bishop": _bishop,
    "canon": _canon,
    "monk": _monk,
    "templar": _templar,
}
