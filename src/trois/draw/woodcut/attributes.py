"""What a figure holds, around the hand."""

from typing import Final

from trois.draw.woodcut.press import INK, THIN, at, circle, dots, line, poly, rect, shape

ATTRIBUTES: Final[dict[str, str]] = {
    "sword": poly([(-2, 0), (-2, -27), (0, -31), (2, -27), (2, 0)], "stone", THIN) + line("M-6-3H6", INK),
    "bow": line("M-4-26C10-18 10 18-4 26", INK) + line("M-4-26L-16 0L-4 26") + line("M-18 0H13M9-3l4 3l-4 3"),
    "lute": at(
        0,
        0,
        circle(0, 6, 9, "wood", ry=11)
        + rect(-2, -20, 4, 16, "wood", THIN)
        + line("M-4-20H4M0-16V12")
        + dots((0, 4), r=2),
        rot=-52,
    ),
    "purse": shape("M-3 2C-11 8-9 17 0 17C9 17 11 8 3 2Z", "wood") + line("M-4 2H4M0 8v4"),
    "torch": rect(-2, -8, 4, 18, "wood", THIN)
    + shape("M0-27C7-19 8-13 0-8C-8-13-4-17-3-20C-1-18 0-22 0-27Z", "flame", THIN),
    "hammer": rect(-2, -15, 4, 19, "wood", THIN) + rect(-8, -21, 16, 8, "stone"),
    "mallet": rect(-1.8, -10, 3.6, 14, "wood", THIN) + rect(-6, -19, 12, 10, "wood"),
    "chisel": at(0, 0, poly([(-2, -3), (2, -3), (2, 9), (0, 12), (-2, 9)], "stone", THIN), rot=-80),
    "pipe": line("M-21-14L13 3", INK) + circle(19, 6, 9.5, "flame") + line("M15 2q2-4 6-3"),
    "staff": line("M0-30V36", INK) + circle(0, -30, 3, "wood", THIN),
    "crook": line("M0 38V-24C0-36-13-36-12-27C-11-22-5-23-6-28", INK),
    "cross": line("M0 34V-20", INK)
    + poly(
        [
            (-2, -34),
            (2, -34),
            (2, -29),
            (8, -29),
            (8, -25),
            (2, -25),
            (2, -16),
            (-2, -16),
            (-2, -25),
            (-8, -25),
            (-8, -29),
            (-2, -29),
        ],
        "robe-gold",
        THIN,
    ),
    "spear": line("M0 34V-24", INK) + poly([(0, -36), (4, -25), (0, -21), (-4, -25)], "stone", THIN),
    "axe": line("M0 14V-24", INK) + shape("M1-25C10-28 14-22 13-12C9-15 5-14 1-13Z", "stone"),
    "banner": line("M0 34V-30", INK) + shape("M0-30H24L18-22L24-14H0Z", "robe-red"),
    "banner-grey": line("M0 34V-30", INK) + shape("M0-30H24L18-22L24-14H0Z", "grey"),
    "scales": line("M-14-8H14M0-14V-8", INK)
    + line("M-14-8l-5 12M-14-8l5 12M14-8l-5 9M14-8l5 9")
    + shape("M-21 4H-7Q-14 12-21 4Z", "robe-gold", THIN)
    + shape("M7 1H21Q14 9 7 1Z", "robe-gold", THIN),
    "book": shape("M-11-6L0-3L11-6V7L0 10L-11 7Z", "linen") + line("M0-3V10M-8-1l5 1.5M-8 3l5 1.5M3 .5L8-1M3 4.5L8 3"),
    "scroll": shape("M-4-12H14V8H-4Z", "linen") + line("M-1-7H10M-1-3H10M-1 1H6") + circle(9, 8, 3.4, "robe-red", THIN),
    "tankard": rect(-5, -13, 11, 13, "wood")
    + line("M6-10q6 0 5 5q-1 3-5 2")
    + shape("M-6-13q1-6 5-4q3-4 6 0q3 1 2 4Z", "linen", THIN),
    "chalice": shape("M-7-18H7C7-9 3-7 1.5-6V0H5V3H-5V0H-1.5V-6C-3-7-7-9-7-18Z", "robe-gold", THIN),
    "candle": rect(-2, -14, 4, 16, "linen", THIN) + shape("M0-23q4 4 0 8q-4-4 0-8Z", "flame", THIN),
    "ring": circle(0, -10, 8, "")
    + circle(0, -10, 4.6, "", THIN)
    + poly([(-5, -22), (0, -27), (5, -22), (0, -17)], "water", THIN),
    "horn": shape("M-12-10C-2-6 6-12 8-22L15-19C14-4 0 2-13-6Z", "linen"),
    "sack": shape("M-6-16C-14-6-13 8 0 8C13 8 14-6 6-16L9-21H-9Z", "linen") + line("M-6-16H6M-3-8v8M2-6v7"),
    "wheat": line("M0 14V-18M-4 14L-8-14M4 14L8-14")
    + "".join((shape(f"M{a} {b}q4-4 0-9q-4 5 0 9Z", "robe-gold", THIN) for a, b in ((0, -14), (-8, -10), (8, -10))))
    + line("M-5 2H5"),
    "club": shape("M-2 6L-5-20C-5-27 5-27 5-20L2 6Z", "wood"),
    "fork": line("M0 34V-18M-7-30V-22Q-7-18 0-18Q7-18 7-22V-30M0-18V-30", INK),
    "pick": line("M0 12V-20", INK) + shape("M-14-14Q0-27 14-14Q0-20-14-14Z", "stone", THIN),
    "bundle": line("M-20-34L6 6", INK) + circle(-22, -34, 8, "robe-red") + line("M-26-31q4 2 8-1"),
    "quill": shape("M0 2C-2-12 6-24 14-27C14-14 8-4 0 2Z", "linen", THIN) + line("M-1 5L11-23"),
    "knife": shape("M-2 0L-3-16L3-11L2 0Z", "stone", THIN),
    "coin": circle(4, -5, 6, "robe-gold", THIN) + line("M4-8v6"),
    "none": "",
}


def attribute(kind: str, x: float, y: float) -> str:
    """A thing with its grip at x, y."""
    return at(x, y, ATTRIBUTES[kind])
