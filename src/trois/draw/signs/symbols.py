"""The pieces, drawn once: a hidden sprite of symbols that boards refer to.

A symbol is 32 units square. Its body takes the fill of whatever uses it, `s-mark` is drawn in the colour that
stands on that fill, `s-thin` in the edge's colour.
"""

from functools import cache
from typing import Final

from trois.draw.signs import art

NAMES: Final = art.names("symbols")
"""What `use` can refer to."""


def symbol_id(name: str) -> str:
    """Dice are `die-0` to `die-6`, for pages too; the others bear a prefix, so that no page's id is in the way."""
    return name if name.startswith("die-") else f"s-{name}"


@cache
def definitions() -> str:
    """All symbols, to stand inside an SVG."""
    return "".join(art.symbol("symbols", name, symbol_id(name)) for name in NAMES)
