"""Prestige buildings of the third level: a spire, a banner."""

from collections.abc import Callable
from typing import Final

from trois.draw.woodcut.block import GOLD, LAMP, LEAF, PLASTER, RED, SLATE, STONE, WALL, WATER, Block
from trois.draw.woodcut.press import INK, THIN


def _belfry(p: Block, _n: int) -> None:
    p.body(42, 36, 30, PLASTER).tower(46, 28, 44, GOLD, "battle").tower(
        51, 18, 16, PLASTER, "spire", GOLD, y=20, th=14
    ).win(55, 26, 10, 11, "arch").win(60, 47, 4, 0, "rose").door(54, 12, 12).banner(60, -8, 10, GOLD)
    p.win(56, 8, 8, 8, "arch").body(16, 26, 20, PLASTER).step(16, 26, 46, 2, 5, GOLD).body(78, 26, 20, PLASTER).step(
        78, 26, 46, 2, 5, GOLD
    ).wins(16, 26, 50, 2).wins(78, 26, 50, 2).ground()


def _city_hall(p: Block, _n: int) -> None:
    p.body(16, 88, 28, PLASTER).hip(16, 88, 38, 13, GOLD).wins(16, 32, 43, 3, 6, 9, "arch").wins(
        72, 32, 43, 3, 6, 9, "arch"
    ).wins(16, 88, 56, 5, 9, 10, "arch").tower(49, 22, 46, GOLD, "spire", GOLD, th=18).win(60, 30, 5, 0, "rose").door(
        54, 12, 16
    ).banner(60, 2, 8, RED).ground()


def _cloth_hall(p: Block, _n: int) -> None:
    for i, x in enumerate((14, 44, 74)):
        h = 36 if i == 1 else 30
        p.body(x, 30, h, PLASTER if i != 1 else GOLD).step(x, 30, 66 - h, 3, 5, GOLD).win(
            x + 15, 66 - h - 2, 3, 0, "rose"
        ).wins(x, 30, 66 - h + 7, 2, 6, 9, "arch").door(x + 8, 14, 14)
    p.banner(59, 9, 13, GOLD).ground()


def _mint(p: Block, _n: int) -> None:
    p.body(36, 48, 34, PLASTER).hip(36, 48, 32, 14, GOLD).wins(36, 48, 38, 2, 7, 9, "arch").door(53, 14, 17).tower(
        84, 18, 42, GOLD, "spire", GOLD, th=18
    ).banner(93, 6, 9, RED).win(93, 34, 4, 0, "rose")
    for x, m in ((14, 4), (25, 2)):
        for i in range(m):
            p.shape(f"M{x - 6} {63 - 4 * i}a6 2.6 0 0 1 12 0v2a6 2.6 0 0 1-12 0Z", GOLD, THIN)
    p.circ(60, 25, 4.5, GOLD, THIN).ground()


def _tour_des_six(p: Block, _n: int) -> None:
    p.tower(44, 32, 46, GOLD, "spire", GOLD, th=22).banner(60, -2, 9, RED).door(54, 12, 15)
    for i in range(6):
        p.circ(51 + 9 * (i % 3), 28 + 9 * (i // 3), 2.8, LAMP, THIN)
    p.body(20, 24, 18, PLASTER).hip(20, 24, 48, 8, GOLD, 3, 4).body(76, 24, 18, PLASTER).hip(
        76, 24, 48, 8, GOLD, 3, 4
    ).win(28, 54).win(86, 54).ground()


def _cathedral(p: Block, _n: int) -> None:
    for x, h in ((12, 40), (28, 46), (78, 46), (94, 40)):
        p.tower(x, 14, h, WALL, "spire", SLATE, th=17).win(x + 4.5, 66 - h + 5, 5, 9, "arch")
    p.body(42, 36, 34, WALL).gable(42, 36, 32, 14, SLATE, 0).tower(53, 14, 12, WALL, "spire", SLATE, y=22, th=20).cross(
        60, -8, 5
    ).win(60, 38, 7, 0, "rose").door(53, 14, 17).line("M42 48H78").door(31, 8, 12).door(81, 8, 12).ground()


def _la_madeleine(p: Block, _n: int) -> None:
    p.body(38, 54, 24, WALL).hip(38, 54, 42, 15, SLATE, 3, 5).wins(42, 46, 48, 4, 6, 12, "arch").tower(
        22, 20, 38, WALL, "spire", SLATE, th=26
    ).cross(32, 2, 5).door(27, 10, 14).win(28, 34, 8, 10, "arch").tower(
        62, 9, 8, WALL, "spire", SLATE, y=28, th=14
    ).banner(66.5, 6, 8, GOLD).ground()


def _saint_brice(p: Block, _n: int) -> None:
    p.body(20, 28, 24, WALL).gable(20, 28, 42, 16, SLATE).body(72, 28, 24, WALL).gable(72, 28, 42, 16, SLATE).tower(
        46, 28, 42, WALL, "spire", SLATE, th=22
    ).cross(60, 2, 5).win(53, 30, 5, 11, "arch").win(62, 30, 5, 11, "arch").door(53, 14, 18).win(
        34, 48, 4, 0, "rose"
    ).win(86, 48, 4, 0, "rose").banner(86, 26, 8, RED).banner(34, 26, 8, RED).ground()


def _saint_jacques(p: Block, _n: int) -> None:
    p.body(30, 60, 28, WALL).hip(30, 60, 38, 14, SLATE, 3, 6).wins(30, 60, 44, 5, 5, 12, "arch").tower(
        48, 24, 36, WALL, "none"
    ).poly([(46, 30), (52, 18), (68, 18), (74, 30)], SLATE).tower(54, 12, 6, WALL, "spire", SLATE, y=18, th=14).cross(
        60, -2, 4
    ).door(54, 12, 15).win(60, 38, 5, 0, "rose").banner(33, 26, 10, GOLD).ground()


def _saint_nicolas(p: Block, _n: int) -> None:
    for x in (32, 72):
        p.tower(x, 17, 38, WALL, "spire", SLATE, th=20).cross(x + 8.5, 8, 4).win(x + 5.5, 34, 6, 11, "arch")
    p.body(49, 23, 30, WALL).gable(49, 23, 36, 16, SLATE, 0).win(60.5, 42, 5, 0, "rose").door(54, 13, 16).banner(
        60.5, 20, 12, RED
    ).ground()


def _saint_quentin(p: Block, _n: int) -> None:
    p.body(24, 72, 18, WALL).hip(24, 72, 48, 8, SLATE, 3, 6).wins(24, 24, 52, 3, 5, 10, "arch").wins(
        72, 24, 52, 3, 5, 10, "arch"
    ).body(42, 36, 34, WALL).gable(42, 36, 32, 12, SLATE, 3).win(60, 40, 6, 0, "rose").door(53, 14, 15).tower(
        52, 16, 8, WALL, "spire", SLATE, y=23, th=18
    ).banner(60, -3, 9, GOLD).ground()


def _pont_des_trous(p: Block, _n: int) -> None:
    p.flat("M2 66H118V60H2Z", WATER)
    p.body(30, 60, 34, STONE).battle(30, 60, 32, 6, 5, STONE)
    for x in (33, 52, 71):
        p.shape(f"M{x} 66V50a8 9 0 0 1 16 0V66Z", WATER, THIN)
    p.tower(12, 22, 44, RED, "spire", SLATE, th=18).tower(86, 22, 44, RED, "spire", SLATE, th=18).win(
        23, 32, 0, 8, "slit"
    ).win(97, 32, 0, 8, "slit").banner(23, 4, 8, RED).banner(97, 4, 8, RED).line(
        "M4 63q4-2 8 0t8 0M36 64q4-2 8 0M74 64q4-2 8 0M100 63q4-2 8 0"
    ).ground()


def _porte_de_la_vigne(p: Block, _n: int) -> None:
    p.body(40, 40, 40, STONE).hip(40, 40, 26, 14, RED, 3, 8).door(50, 20, 24).line(
        "M55 66V44M60 66V42M65 66V44M50 55H70"
    ).tower(22, 20, 38, RED, "spire", RED, th=18).tower(78, 20, 38, RED, "spire", RED, th=18).wins(
        40, 40, 31, 3, 5, 7
    ).banner(60, 12, 10, GOLD)
    p.shape("M22 62c4-8-4-12 2-20c-4-4 2-8 6-6", "", THIN).circ(24, 52, 2.5, LEAF, THIN).circ(
        28, 42, 2.5, LEAF, THIN
    ).ground()


def _tour_d_arras(p: Block, _n: int) -> None:
    p.body(8, 104, 18, STONE).battle(8, 104, 48, 9, 5, STONE).shape("M42 66V28H78V66Z", RED).hatch(
        64, 30, 13, 35
    ).battle(39, 42, 28, 5, 6, RED).tower(53, 14, 10, STONE, "spire", SLATE, y=22, th=14).banner(60, -2, 8, GOLD).win(
        52, 38, 0, 9, "slit"
    ).win(60, 38, 0, 9, "slit").win(68, 38, 0, 9, "slit").door(55, 10, 13).ground()


def _tour_henry_viii(p: Block, _n: int) -> None:
    p.shape("M34 66V26C40 22 80 22 86 26V66Z", RED).hatch(68, 28, 17, 36).battle(31, 58, 24, 6, 6, STONE).line(
        "M34 44C46 48 74 48 86 44", THIN
    ).win(46, 32, 0, 8, "slit").win(60, 33, 0, 8, "slit").win(74, 32, 0, 8, "slit").door(54, 12, 16).banner(
        60, 18, 16, GOLD
    ).shape("M92 60h12l6-4v8l-6-2H92Z", SLATE, THIN).ground()


def _tour_saint_georges(p: Block, _n: int) -> None:
    p.tower(46, 28, 42, RED, "spire", SLATE, th=22).banner(60, 2, 9, RED).win(54, 32, 0, 9, "slit").win(
        66, 32, 0, 9, "slit"
    ).door(54, 12, 15).body(14, 32, 22, STONE).battle(14, 32, 44, 4, 5, STONE).body(74, 32, 22, STONE).battle(
        74, 32, 44, 4, 5, STONE
    ).line("M60 42v8M56 45h8", INK).ground()


PRESTIGE: Final[dict[str, Callable[[Block, int], None]]] = {
    "belfry": _belfry,
    "city-hall": _city_hall,
    "cloth-hall": _cloth_hall,
    "mint": _mint,
    "tour-des-six": _tour_des_six,
    "cathedral": _cathedral,
    "la-madeleine": _la_madeleine,
    "saint-brice": _saint_brice,
    "saint-jacques": _saint_jacques,
    "saint-nicolas": _saint_nicolas,
    "saint-quentin": _saint_quentin,
    "pont-des-trous": _pont_des_trous,
    "porte-de-la-vigne": _porte_de_la_vigne,
    "tour-darras": _tour_d_arras,
    "tour-henry-viii": _tour_henry_viii,
    "tour-saint-georges": _tour_saint_georges,
}
