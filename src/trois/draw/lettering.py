"""Text in a size of its own; names go down a size as a whole, and are never stretched."""

from functools import lru_cache

from trois.draw.shapes import KEPT, words
from trois.draw.signs import text_width


def with_minus(said: float | str) -> str:
    """A number as printers set it: with a minus, not a hyphen."""
    return str(said).replace("-", "−")


@lru_cache(KEPT)
def fitted_name(
    x: float, baseline: float, content: str, look: str, size: float, width: float, smallest: float
) -> str:  # fmt: skip
    """In its size, or in one that fits; what doesn't fit in the smallest one is cut off with an ellipsis."""
    wide = text_width(content, size, bold="b" in look.split())
    fits = max(smallest, min(size, size * width / max(wide, 1)))
    return words(x, baseline, _cut(content, fits, width, "b" in look.split()), look, round(fits, 1))


def _cut(content: str, size: float, width: float, bold: bool) -> str:
    if text_width(content, size, bold) <= width * 1.04:
        return content
    while content and text_width(f"{content}…", size, bold) > width:
        content = content[:-1]
    return f"{content.rstrip()}…"
