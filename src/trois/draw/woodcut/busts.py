"""Half-length figures on a block: robe, head, headgear, and one attribute in the right hand."""

from collections.abc import Callable
from typing import Final

from trois.draw.woodcut.block import GOLD, GROUND, PAPER, RED, SKIN, SLATE, WALL, WOOD, Block
from trois.draw.woodcut.press import INK, THIN


def bust(
    p: Block, hat: str, robe: str, holds: str, hat_colour: str = "", *,
    x: float = 58, beard: bool = False, trim: str = PAPER, up: bool = False,
) -> None:  # fmt: skip
    """A figure whose headgear has the colour of its robe unless told otherwise; `up` raises the hand."""
    _robe(p, x, robe, trim)
    _face(p, x, beard)
    HATS[hat](p, x, hat_colour or robe)
    hand, height = x + 30, 30 if up else 46
    sleeve = (
        f"M{x + 13} 42C{x + 20} {height + 12} {x + 24} {height + 8} {hand - 3} {height + 1}L{hand + 2} {height + 7}"
        f"C{x + 26} {height + 16} {x + 20} 58 {x + 14} 56Z"
    )
    p.shape(sleeve, robe)
    HELD[holds](p, hand, height)
    p.circ(hand, height + 3, 4, SKIN)


def _robe(p: Block, x: float, robe: str, trim: str) -> None:
    p.shape(
        f"M{x - 24} {GROUND}C{x - 24} 48 {x - 18} 38 {x - 8} 36H{x + 8}C{x + 18} 38 {x + 24} 48 {x + 24} {GROUND}Z",
        robe,
    )
    p.shape(f"M{x - 4} 36L{x} {GROUND}L{x + 4} 36Z", trim, THIN).hatch(x + 10, 42, 11, 22)


def _face(p: Block, x: float, beard: bool) -> None:
    p.circ(x, 24, 10, SKIN)
    p.line(f"M{x - 4} 23v1.6M{x + 4} 23v1.6M{x - 2.5} 29q2.5 2 5 0M{x} 24l-1.2 2.6h1.6")
    if beard:
        p.shape(f"M{x - 9.5} 26C{x - 7} 40 {x + 7} 40 {x + 9.5} 26C{x + 6} 30 {x - 6} 30 {x - 9.5} 26Z", WALL, THIN)


def _cap(p: Block, x: float, wash: str) -> None:
    p.shape(f"M{x - 12} 19C{x - 12} 9 {x + 8} 6 {x + 13} 12C{x + 15} 15 {x + 13} 18 {x + 11} 19Z", wash)


def _mitre(p: Block, x: float, wash: str) -> None:
    p.shape(f"M{x - 10} 18L{x - 11} 6L{x} -3L{x + 11} 6L{x + 10} 18C{x + 5} 15 {x - 5} 15 {x - 10} 18Z", wash).line(
        f"M{x} -2V15M{x - 6} 8h12"
    )


def _helmet(p: Block, x: float, wash: str) -> None:
    p.shape(f"M{x - 11.5} 25V18C{x - 11} 6 {x + 11} 6 {x + 11.5} 18V25L{x + 8} 21H{x + 2}V27H{x - 2}V21H{x - 8}Z", wash)


def _great_helm(p: Block, x: float, wash: str) -> None:
    p.shape(f"M{x - 11} 34V14C{x - 8} 9 {x + 8} 9 {x + 11} 14V34Q{x} 38 {x - 11} 34Z", wash)
    holes = f"M{x + 4} 27v.1M{x + 7} 27v.1M{x + 4} 30v.1M{x + 7} 30v.1"
    p.line(f"M{x - 8} 21H{x - 2}M{x + 2} 21H{x + 8}M{x} 10V34{holes}", INK)


def _brim(p: Block, x: float, wash: str) -> None:
    p.shape(f"M{x - 17} 18C{x - 8} 15 {x + 8} 15 {x + 17} 18C{x + 8} 21 {x - 8} 21 {x - 17} 18Z", wash)
    p.shape(f"M{x - 9} 16.5C{x - 9} 5 {x + 9} 5 {x + 9} 16.5Z", wash)


def _tonsure(p: Block, x: float, _wash: str) -> None:
    p.shape(f"M{x - 10.5} 22C{x - 12} 10 {x + 12} 10 {x + 10.5} 22C{x + 8} 17 {x - 8} 17 {x - 10.5} 22Z", WOOD, THIN)


def _chaperon(p: Block, x: float, wash: str) -> None:
    p.shape(
        f"M{x - 13} 18C{x - 15} 9 {x + 13} 7 {x + 14} 16C{x + 22} 18 {x + 20} 30 {x + 15} 33"
        f"C{x + 17} 26 {x + 14} 20 {x - 13} 18Z",
        wash,
    )


HATS: Final[dict[str, Callable[[Block, float, str], None]]] = {
    "cap": _cap,
    "mitre": _mitre,
    "helmet": _helmet,
    "great": _great_helm,
    "brim": _brim,
    "tonsure": _tonsure,
    "chaperon": _chaperon,
}


def _compass(p: Block, x: float, y: float) -> None:
    p.line(f"M{x} {y - 16}L{x - 8} {y + 8}M{x} {y - 16}L{x + 8} {y + 8}M{x - 5} {y - 3}q5 4 10 0", INK)
    p.circ(x, y - 17, 2.4, GOLD, THIN)


def _purse(p: Block, x: float, y: float) -> None:
    p.shape(f"M{x - 3} {y + 4}C{x - 12} {y + 18} {x + 12} {y + 18} {x + 3} {y + 4}Z", GOLD)


def _scroll(p: Block, x: float, y: float) -> None:
    p.rect(x - 5, y - 18, 12, 22, PAPER).line(f"M{x - 2} {y - 13}h6M{x - 2} {y - 9}h6M{x - 2} {y - 5}h4")


def _crozier(p: Block, x: float, y: float) -> None:
    p.line(f"M{x} 66V{y - 20}c0 -12 13 -11 12 -2c-1 5 -8 4 -7 0", INK)


def _book(p: Block, x: float, y: float) -> None:
    p.rect(x - 6, y - 8, 15, 13, RED).line(f"M{x - 3} {y - 8}v13M{x + 3} {y - 4}v5M{x} {y - 2}h6")


def _sword(p: Block, x: float, y: float) -> None:
    p.poly([(x - 2, y), (x - 2, y - 26), (x, y - 31), (x + 2, y - 26), (x + 2, y)], WALL)
    p.line(f"M{x - 7} {y - 1}h14", INK)


def _standard(p: Block, x: float, _y: float) -> None:
    p.line(f"M{x} 66V2", INK).poly([(x, 3), (x + 24, 6), (x + 17, 12), (x + 24, 19), (x, 21)], RED)
    p.line(f"M{x + 8} 7v11M{x + 3} 12h10")


def _halberd(p: Block, x: float, _y: float) -> None:
    p.line(f"M{x} 66V4", INK).shape(f"M{x} 8C{x + 10} 6 {x + 12} 12 {x + 11} 20C{x + 8} 17 {x + 4} 18 {x} 20Z", SLATE)


def _candle(p: Block, x: float, y: float) -> None:
    flame = (
        f"M{x} {y - 24}C{x + 4} {y - 18} {x + 2} {y - 15} {x} {y - 15}C{x - 2} {y - 15} {x - 4} {y - 18} {x} {y - 24}Z"
    )
    p.rect(x - 2.5, y - 14, 5, 16, WALL).shape(flame, GOLD, THIN)


def _shield(p: Block, x: float, y: float) -> None:
    p.shape(
        f"M{x - 9} {y - 11}H{x + 11}V{y + 2}C{x + 10} {y + 10} {x + 4} {y + 14} {x + 1} {y + 16}"
        f"C{x - 2} {y + 14} {x - 8} {y + 10} {x - 9} {y + 2}Z",
        WALL,
    ).line(f"M{x + 1} {y - 11}V{y + 15}M{x - 9} {y - 3}H{x + 11}", INK)


def _bell(p: Block, x: float, y: float) -> None:
    p.shape(
        f"M{x - 8} {y + 2}C{x - 5} {y - 2} {x - 6} {y - 12} {x} {y - 13}C{x + 6} {y - 12} {x + 5} {y - 2} {x + 8} {y + 2}Z",
        GOLD,
    )
    p.line(f"M{x} {y + 3}v2.6M{x + 12} {y - 12}q5 5 3 12M{x - 12} {y - 12}q-5 5 -3 12", INK)


def _key(p: Block, x: float, y: float) -> None:
    p.circ(x, y - 14, 5, GOLD).line(f"M{x} {y - 9}V{y + 8}M{x} {y + 3}h6M{x} {y + 7}h5", INK)


def _lance(p: Block, x: float, y: float) -> None:
    p.line(f"M{x} 66V{y - 34}", INK).banner(x, y - 18, 16, RED)


HELD: Final[dict[str, Callable[[Block, float, float], None]]] = {
    "compass": _compass,
    "purse": _purse,
    "scroll": _scroll,
    "crozier": _crozier,
    "book": _book,
    "sword": _sword,
    "standard": _standard,
    "halberd": _halberd,
    "candle": _candle,
    "shield": _shield,
    "bell": _bell,
    "key": _key,
    "lance": _lance,
}
