"""The yellow cards: trade and craft."""

from collections.abc import Callable
from typing import Final

from trois.draw.woodcut.block import COAL, GOLD, LAMP, LEAF, PLASTER, RED, STONE, WALL, WOOD, Block
from trois.draw.woodcut.busts import bust
from trois.draw.woodcut.press import INK, THIN


def _farm(p: Block, _n: int) -> None:
    p.body(18, 40, 20, PLASTER).gable(18, 40, 46, 20, GOLD).door(33, 10, 13, False, WOOD).win(22, 51).win(49, 51)
    p.shape("M64 66C70 58 108 56 114 66Z", GOLD).line("M70 63l3-4M80 62l3-5M90 61l3-5M100 62l3-4")
    p.tree(104, 1.1).ground()


def _market(p: Block, n: int) -> None:
    if n == 2:
        p.body(38, 44, 46, PLASTER).step(38, 44, 22, 3, 5, GOLD).wins(38, 44, 27, 3)
    for x in (8, 64) if n == 2 else (14, 62):
        p.line(f"M{x + 3} 66V44M{x + 41} 66V44", INK).rect(x + 1, 54, 42, 12, WOOD)
        pts = [(x - 2, 46), (x + 5, 34), (x + 39, 34), (x + 46, 46)]
        p.poly(pts, WALL)
        for i in range(0, 6, 2):
            p.poly(
                [(x - 2 + 8 * i, 46), (x + 5 + 5.7 * i, 34), (x + 5 + 5.7 * (i + 1), 34), (x - 2 + 8 * (i + 1), 46)],
                GOLD,
                THIN,
            )
        for i in range(4):
            p.circ(x + 9 + 9 * i, 52, 3.2, RED if i % 2 else LEAF, THIN)
    p.ground()


def _mill(p: Block, n: int) -> None:
    if n == 2:
        p.body(70, 38, 22).hip(70, 38, 44, 14, GOLD).door(84, 9, 12).win(75, 50)
    p.poly([(38, 66), (43, 26), (65, 26), (70, 66)], PLASTER).hatch(57, 28, 8, 36).gable(41, 26, 26, 13, GOLD).door(
        50, 9, 13
    ).win(51, 36)
    for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        p.poly([(54, 24), (54 + 20 * a, 24 + 20 * b), (54 + 26 * a, 24 + 15 * b), (54 + 7 * a, 24 + 1 * b)], WALL, THIN)
    p.circ(54, 24, 2.6, COAL).ground()


def _workshop(p: Block, n: int) -> None:
    h = 22 + 15 * (n - 1)
    p.body(30, 58, h, PLASTER).timber(30, 66 - h, 58, 13, 4).hip(30, 58, 66 - h, 15, GOLD).rect(
        74, 66 - h - 22, 8, 14, STONE
    )
    p.shape(f"M78 {66 - h - 24}c-6-4 4-7-1-12", "", THIN).rect(36, 52, 22, 14, COAL, THIN).line(
        "M40 58h14M44 58v8", THIN
    ).door(70, 10, 13).sign(88, 50, "shears").ground()


def _guildhouse(p: Block, n: int) -> None:
    h = 28 + 12 * (n - 1)
    p.body(38, 42, h, GOLD).step(38, 42, 66 - h, 3, 6, GOLD).win(59, 66 - h - 8, 4, 0, "rose").wins(
        38, 42, 66 - h + 4, 3, 6, 8, "arch"
    )
    if n == 2:
        p.wins(38, 42, 66 - h + 17, 3, 6, 8, "arch")
    p.door(54, 11, 13).sign(80, 48, "scale").tree(20, 0.9).ground()


def _weavers(p: Block, _n: int) -> None:
    p.body(24, 50, 40, PLASTER).hip(24, 50, 26, 14, GOLD).timber(24, 28, 50, 14, 4).wins(24, 50, 46, 2, 7, 7).door(
        44, 10, 14
    )
    p.line("M82 66V38M112 66V38M82 42H112", INK).shape("M85 42H95V62C92 60 88 64 85 62Z", RED, THIN).shape(
        "M98 42H109V60C105 63 102 58 98 61Z", GOLD, THIN
    ).ground()


def _tavern(p: Block, _n: int) -> None:
    p.body(30, 54, 38, PLASTER).gable(30, 54, 28, 22, GOLD).timber(30, 30, 54, 13, 4).wins(30, 54, 47, 1, 9, 8).door(
        62, 11, 15
    ).sign(30, 40, "mug", -1)
    p.shape("M92 54H106V66H92Z", WOOD).line("M92 58h14M92 62h14").circ(57, 17, 3.5, LAMP, THIN).ground()


def _inn(p: Block, _n: int) -> None:
    p.body(26, 62, 30, PLASTER).hip(26, 62, 36, 15, GOLD).wins(26, 62, 41, 4).door(51, 12, 15).sign(
        88, 44, "bed"
    ).shape("M31 66V55H44V66", WOOD, THIN).tree(14, 0.9).ground()


def _brewery(p: Block, n: int) -> None:
    p.body(42, 44, 24 + 10 * (n - 1), PLASTER).hip(42, 44, 42 - 10 * (n - 1), 13, GOLD).rect(
        74, 16 - 8 * (n - 1), 8, 16, STONE
    ).door(58, 12, 15)
    for x, y in ((16, 58), (30, 58), (23, 47)):
        p.circ(x, y, 7, WOOD).circ(x, y, 3, "", THIN)
    p.line(f"M78 {12 - 8 * (n - 1)}c-5-3 5-5 0-9M84 {13 - 8 * (n - 1)}c-4-3 4-4 0-7").ground()


def _bakery(p: Block, _n: int) -> None:
    p.body(34, 50, 38, PLASTER).step(34, 50, 28, 2, 7, GOLD).wins(34, 50, 34, 2, 7, 8, "arch").rect(
        38, 50, 24, 9, WOOD
    ).circ(44, 49, 3.4, GOLD, THIN).circ(52, 49, 3.4, GOLD, THIN).door(68, 11, 16).sign(84, 42, "bread").rect(
        76, 8, 6, 12, STONE
    ).ground()


def _architect(p: Block, _n: int) -> None:
    p.scaffold(6, 24, 40)
    bust(p, "chaperon", GOLD, "compass", RED, up=True)


def _alderman(p: Block, _n: int) -> None:
    bust(p, "brim", GOLD, "key", COAL, beard=True, trim=WALL)


def _senator(p: Block, _n: int) -> None:
    bust(p, "chaperon", GOLD, "scroll", GOLD, up=True, trim=RED)


CIVIL: Final[dict[str, Callable[[Block, int], None]]] = {
    "farm": _farm,
    "market": _market,
    "mill": _mill,
    "workshop": _workshop,
    "guildhouse": _guildhouse,
    "weavers": _weavers,
    "tavern": _tavern,
    "inn": _inn,
    "brewery": _brewery,
    "bakery": _bakery,
    "architect": _architect,
    "alderman": _alderman,
    "senator": _senator,
}
