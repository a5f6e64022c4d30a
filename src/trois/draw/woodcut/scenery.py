"""What stands around figures and buildings in a picture of 144 x 72."""

from trois.draw.woodcut.attributes import attribute
from trois.draw.woodcut.press import INK, THIN, at, circle, dots, flat, hatch, line, rect, shape


def tree(h: float = 44, wash: str = "leaf") -> str:
    o = rect(-2.5, -h * 0.45, 5, h * 0.45, "wood", THIN)
    o += shape(
        f"M-13 {-h * 0.4:.1f}C-21 {-h * 0.7:.1f} -8 {-h:g} 0 {-h:g}C10 {-h:g} 20 {-h * 0.68:.1f} 13 {-h * 0.4:.1f}Q0 {-h * 0.3:.1f} -13 {-h * 0.4:.1f}Z",
        wash,
    )
    return o + hatch(f"M4 {-h * 0.97:.1f}C13 {-h * 0.9:.1f} 18 {-h * 0.6:.1f} 13 {-h * 0.4:.1f}L4 {-h * 0.36:.1f}Z")


def fire(x: float, y: float, s: float = 1.0) -> str:
    return at(
        x,
        y,
        shape("M0 0C-12-2-13-14-6-22C-5-16-2-16-1-20C0-26-2-30 2-36C4-28 13-22 11-11C10-4 6 0 0 0Z", "flame")
        + shape("M0-1C-5-4-4-9 0-15C4-9 6-4 0-1Z", "robe-gold", THIN),
        s,
    )


def hills(wash: str = "leaf", y: float = 60) -> str:
    return flat(f"M-2 {y:g}Q30 {y - 14:g} 66 {y - 3:g}T146 {y - 7:g}V74H-2Z", wash, 0.55) + line(
        f"M-2 {y:g}Q30 {y - 14:g} 66 {y - 3:g}T146 {y - 7:g}"
    )


def floor(y: float = 66) -> str:
    return flat(f"M-2 {y:g}H146V74H-2Z", "wood", 0.3) + line(
        f"M-2 {y:g}H146M12 {y + 4:g}h18M60 {y + 4:g}h24M108 {y + 4:g}h20"
    )


def table(x: float, y: float, w: float, wash: str = "wood") -> str:
    return rect(x, y, w, 6, wash) + line(f"M{x + 5:g} {y + 6:g}V74M{x + w - 5:g} {y + 6:g}V74", INK)


def coins(x: float, y: float, n: int = 3) -> str:
    return "".join(circle(x, y - 4 * k, 6, "robe-gold", THIN, ry=2.8) for k in range(n))


def anvil(x: float, y: float) -> str:
    return shape(f"M{x:g} {y:g}h34l-4 7h-8v5l6 8h-22l6-8v-5q-8 0-12-7Z", "dusk") + hatch(
        f"M{x + 22:g} {y:g}h12l-4 7h-8v5l6 8h-8Z"
    )


def stag(x: float, y: float) -> str:
    o = line("M2-10V0M8-10V0M20-10V0M25-10V0", INK)
    o += shape("M-1-22C8-25 18-23 23-23L29-36L37-36L42-32L35-29L29-13C22-8 4-8 0-12Z", "robe-brown")
    o += line("M31-36C27-42 29-46 25-50M28-42L22-43M34-36C36-42 34-46 39-50M35-43L41-42", INK) + dots((35, -33.5), r=1)
    return at(x, y, o)


def lectern(x: float) -> str:
    return line(f"M{x:g} 74V50", INK) + at(
        x, 46, shape("M-14 2L10-6L14 2L-8 10Z", "wood") + shape("M-13-2L8-9L12-3L-8 5Z", "linen", THIN)
    )


def statue(x: float) -> str:
    return (
        rect(x - 13, 60, 26, 14, "stone")
        + line(f"M{x - 13:g} 64h26")
        + shape(
            f"M{x - 9:g} 60C{x - 10:g} 44 {x - 8:g} 34 {x - 5:g} 31H{x + 5:g}C{x + 8:g} 34 {x + 10:g} 44 {x + 9:g} 60Z",
            "stone",
        )
        + hatch(f"M{x + 2:g} 31H{x + 5:g}C{x + 8:g} 34 {x + 10:g} 44 {x + 9:g} 60H{x + 3:g}Z")
        + circle(x, 22, 7.5, "stone")
        + line(
            f"M{x - 11:g} 22A11 11 0 1 1 {x + 11:g} 22M{x - 4:g} 34q-2 12-1 24M{x + 1:g} 44v15M{x - 4:g} 42h8M{x - 3:g} 22h.1M{x + 2:g} 22h.1M{x - 2:g} 26h3"
        )
    )


def target(x: float, y: float) -> str:
    return (
        line(f"M{x - 9:g} 74L{x - 3:g} {y:g}M{x + 9:g} 74L{x + 3:g} {y:g}", INK)
        + circle(x, y, 15, "linen")
        + circle(x, y, 9, "robe-red", THIN)
        + circle(x, y, 3.5, "robe-gold", THIN)
    )


def ship(x: float, y: float, s: float = 1.0, wash: str = "robe-red") -> str:
    o = line("M18-6V-44", INK) + shape("M2-42Q18-36 34-42Q39-28 35-16Q18-11 1-16Q-3-28 2-42Z", "linen")
    o += flat("M9-40Q7-27 10-14L17-13V-39ZM26-40Q30-27 27-14L33-15Q37-28 34-41Z", wash) + line(
        "M9-40Q7-27 10-14M17-39V-13M26-40Q30-27 27-14"
    )
    o += shape("M-12-14Q-10-4-2-2H38Q46-4 50-18C52-24 46-26 46-21C46-14 40-8 34-8H4Q-6-8-8-18Z", "wood")
    o += "".join((circle(6 + 8 * k, -6, 3.6, c, THIN) for k, c in enumerate((wash, "robe-gold", wash, "robe-gold"))))
    return at(x, y, o, s)


def shield(x: float, y: float, wash: str, s: float = 1.0, rot: float = 0) -> str:
    return at(
        x,
        y,
        shape("M-11-14H11V0C11 9 4 14 0 16C-4 14-11 9-11 0Z", wash)
        + hatch("M3-14H11V0C11 9 5 13 3 14Z")
        + line("M0-14V16M-11-2H11"),
        s,
        rot=rot,
    )


def crossed_swords(x: float, y: float) -> str:
    return at(x, y, attribute("sword", 0, 14), 1.35, rot=42) + at(x, y, attribute("sword", 0, 14), 1.35, rot=-42)


def cart(x: float, y: float) -> str:
    return at(
        x,
        y,
        shape("M0-22H46L42-8H4Z", "wood")
        + line("M46-20L64-14", INK)
        + line("M6-17H43M8-12H42")
        + circle(14, -4, 9, "wood")
        + circle(34, -4, 9, "wood")
        + line("M14-13V5M5-4H23M34-13V5M25-4H43"),
    )


def notes(x: float, y: float) -> str:
    return (
        line(f"M{x:g} {y:g}v-12l8-2v11", INK)
        + circle(x - 2.5, y, 2.6, "line", THIN)
        + circle(x + 5.5, y - 3, 2.6, "line", THIN)
    )
