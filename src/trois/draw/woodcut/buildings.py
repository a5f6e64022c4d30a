"""Buildings from their parts. The ground is at 0, the left wall too unless told otherwise."""

from trois.draw.woodcut.press import INK, THIN, at, circle, hatch, line, poly, rect, shape


def window(x: float, y: float, w: float = 7, h: float = 12, lit: bool = True) -> str:
    return shape(
        f"M{x:g} {y:g}V{y - h + w / 2:g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0V{y:g}Z", "lit" if lit else "dusk", THIN
    )


def door(x: float, w: float = 12, h: float = 18, wash: str = "wood") -> str:
    return shape(f"M{x:g} 0V{-h + w / 2:g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0V0Z", wash, THIN)


def body(w: float, h: float, wash: str = "linen", x: float = 0) -> str:
    return rect(x, -h, w, h, wash) + hatch(f"M{x + w * 0.72:g} {-h:g}H{x + w:g}V0H{x + w * 0.72:g}Z")


def gable(w: float, h: float, rise: float, wash: str = "robe-red", x: float = 0) -> str:
    return poly([(x - 4, -h), (x + w / 2, -h - rise), (x + w + 4, -h)], wash)


def battlements(w: float, h: float, wash: str, x: float = 0, n: int = 4) -> str:
    s = w / (2 * n - 1)
    d = f"M{x:g} {-h:g}"
    for k in range(n):
        d += f"v-6h{s:.1f}v6" + (f"h{s:.1f}" if k < n - 1 else "")
    return shape(d + f"V{-h + 5:g}H{x:g}Z", wash)


def banner(x: float, y: float, wash: str = "robe-red") -> str:
    return line(f"M{x:g} {y:g}v-16", INK) + shape(f"M{x:g} {y - 16:g}l13 4.5l-13 4.5Z", wash, THIN)


def tower(w: float, h: float, wash: str = "stone", x: float = 0, roof: str = "") -> str:
    o = body(w, h, wash, x)
    o += gable(w, h, w * 0.95, roof, x) if roof else battlements(w, h, wash, x, 3)
    return o + window(x + w / 2 - 3, -h * 0.58, 6, 11)


def house(w: float, h: float, rise: float = 16, wash: str = "linen", roof: str = "robe-red", sign: str = "") -> str:
    o = body(w, h, wash) + gable(w, h, rise, roof)
    o += door(w * 0.14) + window(w * 0.62, -h * 0.42, 7, 10)
    o += line(f"M0 {-h * 0.62:g}H{w * 0.5:g}M{w * 0.5:g} {-h:g}V{-h * 0.62:g}")
    if sign:
        o += line(f"M{w:g} {-h + 5:g}h12", INK) + rect(w + 3, -h + 7, 10, 10, sign, THIN)
    return o


def church(s: float = 1.0) -> str:
    o = body(30, 30, "linen") + gable(30, 30, 16, "dusk") + body(13, 46, "linen", -13) + gable(13, 46, 20, "dusk", -13)
    o += line("M-6.5-66v-9M-10-71.5h7", INK) + window(-9, -28, 5, 11) + window(7, -10, 5, 11) + window(18, -10, 5, 11)
    return at(0, 0, o, s)


def wall(x: float, y: float, w: float, h: float = 40, n: int = 4, wash: str = "stone") -> str:
    return at(
        x,
        y,
        body(w, h, wash)
        + battlements(w, h, wash, 0, n)
        + line(f"M5 {-h + 12:g}h9M{w * 0.45:.0f} {-h + 20:g}h9M8 {-h + 27:g}h9M{w * 0.6:.0f} {-h + 10:g}h8"),
    )


def windmill() -> str:
    o = (
        poly([(0, 0), (6, -40), (26, -40), (32, 0)], "linen")
        + hatch("M20-40H26L32 0H23Z")
        + poly([(3, -40), (16, -54), (29, -40)], "wood")
        + door(10)
    )
    for a in (20, 110, 200, 290):
        o += at(16, -42, line("M0 0V-27", INK) + rect(0, -27, 8, 20, "linen", THIN) + line("M0-20h8M0-14h8"), rot=a)
    return o


def scaffold(x: float, y: float, w: float, h: float) -> str:
    return line(
        f"M{x:g} {y:g}v{-h:g}M{x + w:g} {y:g}v{-h:g}M{x:g} {y - h * 0.45:g}h{w:g}M{x:g} {y - h * 0.9:g}h{w:g}M{x:g} {y:g}L{x + w:g} {y - h * 0.45:g}M{x + w:g} {y - h * 0.45:g}L{x:g} {y - h * 0.9:g}"
    )


def crane(x: float, y: float, load: bool = True) -> str:
    o = (
        line(f"M{x:g} {y:g}v-34l26-10M{x:g} {y - 18:g}l16-22M{x + 26:g} {y - 44:g}v{(18 if load else 8)}", INK)
        + circle(x, y - 8, 9, "wood")
        + line(f"M{x - 9:g} {y - 8:g}h18M{x:g} {y - 17:g}v18")
    )
    return o + (rect(x + 20, y - 26, 12, 9, "stone", THIN) if load else "")


def tent(w: float = 34, h: float = 34, wash: str = "robe-red") -> str:
    return (
        poly([(0, 0), (w / 2, -h), (w, 0)], wash)
        + poly([(w * 0.38, 0), (w / 2, -h * 0.62), (w * 0.62, 0)], "dusk", THIN)
        + banner(w / 2, -h + 2, "robe-gold")
    )
