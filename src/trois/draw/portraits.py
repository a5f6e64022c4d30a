"""Faces of players: one for each name, the same on every page, and no two alike at one table."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final
from zlib import crc32

from trois.draw.woodcut.figures import figure


@dataclass(frozen=True, slots=True)
class Look:
    """What somebody wears."""

    robe: str
    head: str
    hat: str = ""
    beard: bool = False
    sky: str = "sky-white"

    def crowned(self) -> "Look":
        return replace(self, head="crown", hat="")

    def figure(self, attr: str = "none", gesture: str = "hold") -> str:
        return figure(self.robe, self.head, attr, gesture, beard=self.beard, hat=self.hat)


LOOKS: Final = (
    Look("dusk", "feather", "leaf", sky="sky-yellow"),
    Look("leaf", "veil"),
    Look("robe-gold", "chaperon", "robe-red", True, "sky-red"),
    Look("robe-brown", "cap", "robe-red", sky="sky-yellow"),
    Look("robe-red", "hood", sky="sky-white"),
    Look("linen", "straw", "robe-gold", sky="sky-red"),
    Look("robe-brown", "none", "", True, "sky-yellow"),
    Look("dusk", "coif", "linen", sky="sky-red"),
    Look("robe-red", "brim", "robe-brown", sky="sky-yellow"),
    Look("leaf", "cap", "dusk", True),
    Look("robe-gold", "plume", "dusk", sky="sky-white"),
)


def looks(names: Sequence[str]) -> list[Look]:
    """By seat. A name has its look; who comes second to it takes the next one that is free."""
    taken: list[Look] = []
    for name in names:
        first = crc32(name.encode()) % len(LOOKS)
        order = [LOOKS[(first + step) % len(LOOKS)] for step in range(len(LOOKS))]
        taken.append(next((look for look in order if look not in taken), order[0]))
    return taken


def portrait(look: Look) -> str:
    """Head and shoulders before a sky."""
    return (
        '<svg class="board portrait" viewBox="-24 -70 48 48" aria-hidden="true">'
        f'<rect class="{look.sky}" x="-30" y="-80" width="60" height="70"/>{look.figure()}</svg>'
    )
