"""Text in sizes of its own: names that fit their place as a whole, are shortened where they must, and never stretched."""

from functools import lru_cache
from typing import Final

from trois.draw.shapes import KEPT, words
from trois.draw.signs import text_width

_SERIF: Final = 0.9
"""Serif letters are so much narrower than those `text_width` knows."""
_CAPITAL_I: Final = 0.13
"""But this one is wider."""
_NEARLY: Final = 0.97
"""A name may come so close to its edges."""
_SMALL_WORDS: Final = {"la", "le", "les", "il", "lo", "el", "the", "az", "de", "des", "du", "di", "dei", "del"}


def name_width(name: str, size: float) -> float:
    return text_width(name, size, bold=True) * _SERIF + name.count("I") * size * _CAPITAL_I


@lru_cache(KEPT)
def fit_name(name: str, width: float, size: float, least: float) -> tuple[str, float]:
    """A name as it fits: smaller, then with its first words as initials, then cut off; the size it is set in."""
    for shown in [name, *_with_initials(name)]:
        fits = size * width / max(1.0, name_width(shown, size))
        if fits >= least * _NEARLY:
            return shown, max(least, min(size, round(fits, 1)))
    shown = [name, *_with_initials(name)][-1]
    while len(shown) > 2 and name_width(f"{shown}…", least) > width - 2:
        shown = shown[:-1].rstrip()
    return f"{shown}…", least


def _with_initials(name: str) -> list[str]:
    """Saint-Quentin: St-Quentin; Porte de la Vigne: P. Vigne, Vigne; La Madeleine: Madeleine."""
    parts = name.split()
    short = name.replace("Saint-", "St-")
    if len(parts) < 2:
        return [short] if short != name else []
    rest = " ".join(word for word in short.split()[1:] if word.lower() not in _SMALL_WORDS)
    return [short, rest] if parts[0].lower() in _SMALL_WORDS else [short, f"{parts[0][0]}. {rest}", rest]


def name_line(
    name: str, x: float, baseline: float, width: float, size: float, least: float, look: str = "name b"
) -> str:
    """A name on one line in the largest size that fits."""
    shown, fits = fit_name(name, width, size, least)
    return words(x, baseline, shown, look, fits)


def words_if_room(
    content: str, x: float, baseline: float, width: float, size: float, least: float, look: str = "soft"
) -> str:
    """Words that may be left out: what they say is also in the explanation."""
    fits = size * width / max(1.0, text_width(content, size))
    return words(x, baseline, content, look, min(size, round(fits, 1))) if content and fits >= least else ""
