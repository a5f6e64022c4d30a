"""The red cards: walls and arms."""

from collections.abc import Callable
from typing import Final

from trois.draw.woodcut.block import COAL, GOLD, LEAF, PAPER, RED, SLATE, STONE, WALL, WOOD, Block
from trois.draw.woodcut.busts import bust
from trois.draw.woodcut.press import INK, THIN


def _arsenal(p: Block, n: int) -> None:
    h = 26 + 12 * (n - 1)
    p.body(30, 58, h, STONE).battle(27, 64, 66 - h, 6, 6, RED).door(48, 22, 20, True, COAL).line("M59 66V48")
    p.line("M94 66L104 36M100 66V34M108 66L98 36", INK).poly([(98, 36), (100, 27), (102, 36)], SLATE, THIN).poly(
        [(102, 38), (106, 30), (106.5, 38)], SLATE, THIN
    ).win(38, 46, 0, 8, "slit").win(80, 46, 0, 8, "slit").ground()


def _ballista(p: Block, n: int) -> None:
    p.tower(14, 24, 30 + 8 * (n - 1), STONE).win(26, 44, 0, 8, "slit")
    p.circ(62, 58, 8, WOOD).circ(92, 58, 8, WOOD).line("M62 50v16M54 58h16M92 50v16M84 58h16").poly(
        [(50, 52), (104, 42), (104, 48), (52, 58)], RED
    ).shape("M84 26C98 34 98 54 88 66", "", INK).line("M84 26L70 50L88 66M64 51L112 42", THIN).poly(
        [(110, 38), (118, 41), (111, 46)], SLATE, THIN
    ).ground()


def _barracks(p: Block, n: int) -> None:
    h = 22 + 13 * (n - 1)
    p.body(20, 72, h, STONE).hip(20, 72, 66 - h, 14, RED).wins(20, 72, 66 - h + 5, 5).door(49, 12, 14).banner(
        92, 30, 14, RED
    ).line("M92 66V30", INK)
    if n == 2:
        p.wins(20, 28, 54, 2).wins(62, 28, 54, 2)
    p.ground()


def _fort(p: Block, n: int) -> None:
    h = 24 + 8 * (n - 1)
    p.body(32, 56, h, STONE).battle(30, 60, 66 - h, 5, 6, STONE).tower(18, 20, h + 12, RED).tower(
        82, 20, h + 12, RED
    ).door(51, 18, 19).line("M55 66V49M60 66V48M65 66V49M52 57H68")
    p.win(28, 42 - 6 * (n - 1), 0, 8, "slit").win(92, 42 - 6 * (n - 1), 0, 8, "slit").ground()
    if n == 2:
        p.tower(50, 20, 18, STONE, y=34, top="battle").banner(60, 11, 9, RED)


def _watchtower(p: Block, n: int) -> None:
    p.poly([(46, 66), (50, 30), (70, 30), (74, 66)], STONE).hatch(62, 32, 8, 33).rect(42, 18, 36, 12, WOOD).gable(
        42, 36, 18, 13, RED
    ).wins(42, 36, 21, 3, 5, 6).door(55, 10, 13).win(60, 38, 0, 7, "slit").line("M44 30L50 38M76 30L70 38")
    if n == 2:
        p.body(78, 24, 24, STONE).battle(76, 28, 42, 3, 5, STONE)
    p.shape("M24 66H96", "", INK).tree(24, 0.8).ground()


def _palisade(p: Block, _n: int) -> None:
    for i in range(11):
        x = 12 + i * 9
        if 4 <= i <= 6:
            continue
        p.poly([(x, 66), (x, 38), (x + 4.5, 31), (x + 9, 38), (x + 9, 66)], WOOD)
    p.tower(48, 27, 38, RED).door(54, 14, 20).line("M12 46H48M75 46H111M12 57H48M75 57H111", INK).banner(
        61, 23, 14, RED
    ).ground()


def _catapult(p: Block, _n: int) -> None:
    p.poly([(30, 58), (92, 58), (92, 52), (30, 52)], WOOD).circ(40, 60, 6, WOOD).circ(82, 60, 6, WOOD).line(
        "M60 52L44 24M60 52L84 30", INK
    ).poly([(56, 52), (62, 20), (68, 52)], RED).line("M62 40L26 18", INK).shape("M30 22C22 24 18 16 22 12Z", WOOD).circ(
        22, 11, 5, SLATE
    ).circ(104, 18, 4, SLATE, THIN).line("M96 24q4-3 6-5M92 30q3-2 5-4").ground()


def _manor(p: Block, _n: int) -> None:
    p.body(34, 50, 32, STONE).hip(34, 50, 34, 16, RED).wins(34, 50, 39, 3, 6, 8).door(53, 12, 14).tower(
        82, 18, 42, STONE, "spire", RED, th=18
    ).win(91, 32, 0, 7, "slit").tree(20, 1).ground()


def _courtroom(p: Block, _n: int) -> None:
    p.body(28, 64, 34, STONE).gable(28, 64, 32, 18, RED).line("M28 36H92", INK).wins(28, 64, 42, 4, 7, 16, "arch").door(
        54, 12, 20
    ).rect(20, 62, 80, 4, STONE).circ(60, 25, 4, PAPER, THIN).ground()


def _sergeant(p: Block, _n: int) -> None:
    bust(p, "helmet", RED, "halberd", SLATE)


def _banneret(p: Block, _n: int) -> None:
    bust(p, "helmet", RED, "standard", GOLD, x=50)


def _knight(p: Block, _n: int) -> None:
    bust(p, "great", RED, "sword", SLATE, trim=WALL)


def _mercenary(p: Block, _n: int) -> None:
    bust(p, "brim", RED, "purse", LEAF, beard=True)


MILITARY: Final[dict[str, Callable[[Block, int], None]]] = {
    "arsenal": _arsenal,
    "ballista": _ballista,
    "barracks": _barracks,
    "fort": _fort,
    "watchtower": _watchtower,
    "palisade": _palisade,
    "catapult": _catapult,
    "manor": _manor,
    "courtroom": _courtroom,
    "sergeant": _sergeant,
    "banneret": _banneret,
    "knight": _knight,
    "mercenary": _mercenary,
}
