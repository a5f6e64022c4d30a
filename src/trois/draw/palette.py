"""The colours by name, in light and dark, and which of them meet. Shapes use the names, never numbers."""

from typing import Final

PROPERTIES: Final[dict[str, tuple[str, str]]] = {
    "paper": ("#F4EBD8", "#1E1B22"),
    "paper-2": ("#E9DCC0", "#2A2630"),
    "ink": ("#2A211A", "#F0E6D2"),
    "ink-2": ("#6A5B4B", "#B5A890"),
    "edge": ("#2A211A", "#17141B"),
    "red": ("#B23A2E", "#D9614F"),
    "on-red": ("#FBF8F0", "#17141B"),
    "yellow": ("#D8A422", "#E5BC4A"),
    "on-yellow": ("#2A211A", "#17141B"),
    "white": ("#FBF8F0", "#E9E4D8"),
    "on-white": ("#2A211A", "#17141B"),
    "grey": ("#8D877D", "#8E887F"),
    "on-grey": ("#17120D", "#17141B"),
    "black": ("#2A211A", "#0C0A0F"),
    "on-black": ("#F4EBD8", "#F0E6D2"),
    "choice": ("#1F7A8C", "#54C1D6"),
    "on-choice": ("#FBF8F0", "#17141B"),
    "good": ("#2B7449", "#6CCB93"),
    "bad": ("#A33A5B", "#E0809F"),
    "wash-red": ("#F3DCCB", "#38262A"),
    "wash-yellow": ("#F3E3B2", "#393124"),
    "wash-white": ("#FBF6EA", "#36323B"),
    "blue": ("#2F5FA8", "#7FA8E8"),
    "on-blue": ("#FBF8F0", "#17141B"),
    "orange": ("#B8560F", "#F09A4F"),
    "on-orange": ("#FBF8F0", "#17141B"),
    "green": ("#357A38", "#7CC47C"),
    "on-green": ("#FBF8F0", "#17141B"),
    "natural": ("#8A683C", "#D3B285"),
    "on-natural": ("#FBF8F0", "#17141B"),
    "violet": ("#70489C", "#B593E0"),
    "on-violet": ("#FBF8F0", "#17141B"),
    "teal": ("#16756B", "#5EC4B6"),
    "on-teal": ("#FBF8F0", "#17141B"),
    "rose": ("#B03A72", "#EE93BC"),
    "on-rose": ("#FBF8F0", "#17141B"),
    "brown": ("#6E3F23", "#BD8A68"),
    "on-brown": ("#FBF8F0", "#17141B"),
    "slate": ("#4C5B68", "#9FB1C0"),
    "on-slate": ("#FBF8F0", "#17141B"),
    "olive": ("#66681A", "#B7BA58"),
    "on-olive": ("#FBF8F0", "#17141B"),
    # Woodcuts: the ink of the block, the rim that a shifted wash leaves, the washes.
    "line": ("#2A211A", "#120F17"),
    "rim": ("#FFF9EA", "#A9B0C6"),
    "card": ("#FBF5E6", "#332E3A"),
    "rule": ("#CDBD9C", "#4A4350"),
    "skin": ("#EBC49C", "#D6A47A"),
    "wood": ("#B07C4C", "#94683F"),
    "stone": ("#D8CDB8", "#9A96A3"),
    "leaf": ("#8BA35F", "#5F7F5A"),
    "water": ("#9CBBC0", "#54718A"),
    "flame": ("#E3812F", "#F5A04A"),
    "hair": ("#7A5230", "#6B4729"),
    "linen": ("#FFFDF6", "#DCD8D2"),
    "plaster": ("#FBF5E6", "#B9B4C0"),
    "wall": ("#FFFDF6", "#A8A6B4"),
    "coal": ("#2A211A", "#0B090D"),
    "lamp": ("#6A5B4B", "#F2C14E"),
    "lit": ("#EBD9AC", "#EDC25E"),
    "robe-red": ("#BF4A3B", "#B9493C"),
    "robe-gold": ("#DDAA2C", "#D9A838"),
    "robe-brown": ("#8E6A4A", "#7C5C44"),
    "dusk": ("#6F7F8C", "#4A5878"),
    "wall-red": ("#CF7F6B", "#9E4B45"),
    "wall-gold": ("#E8C56B", "#A88540"),
    "shade": ("#2A211A26", "#00000073"),
    "sky": ("#E3E8E0", "#2B3350"),
    "sky-2": ("#D0D8CC", "#232A45"),
    "sky-red": ("#F0D5C6", "#41304A"),
    "sky-white": ("#E7E6DD", "#37405F"),
    "sky-yellow": ("#F5E2AE", "#3E3B55"),
    "mark": ("#FFFFFF", "#17141B"),
    "halo": ("#1F7A8C40", "#54C1D64D"),
    "die-red": ("#B23A2E", "#C9503F"),
    "die-yellow": ("#DDA91F", "#E2B63C"),
    "die-white": ("#FFFDF7", "#EFEAE0"),
    "die-black": ("#2A211A", "#0E0C11"),
    "pip-dark": ("#2A211A", "#1A1620"),
    "pip-light": ("#FFFFFF", "#FFF6EA"),
    "band-red": ("#F3DFD0", "#2E242C"),
    "band-white": ("#F9F5EA", "#2A2B36"),
    "band-yellow": ("#F5E6BD", "#302B28"),
    "plaza": ("#E6D8BA", "#2B2733"),
    "road": ("#DCCBA6", "#37313B"),
}
"""A name's value in light and in dark. `on-x` is what is written or drawn on a piece filled with x."""

DISTRICTS: Final = ["red", "yellow", "white"]
PLAYERS: Final = ["blue", "orange", "green", "natural", "violet", "teal", "rose", "brown", "slate", "olive"]
SHAPES: Final = ["disc", "square", "triangle", "diamond", "pentagon", "plus", "heart", "star", "hexagon", "crescent"]
FILLS: Final = [*DISTRICTS, "grey", "black", "choice", *PLAYERS]
"""What a piece can be filled with."""


def properties(dark: bool) -> str:
    """The declarations of the custom properties."""
    at = 1 if dark else 0
    return "".join(f"--{name}:{values[at]};" for name, values in PROPERTIES.items())
