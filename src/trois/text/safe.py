"""Text that comes from elsewhere, made safe to show: names of people, words of records and requests."""

import unicodedata

MARKS = 2
"""Accents that may stand on one letter; more of them would pile up over other lines."""

INVISIBLE = frozenset(
    map(
        chr,
        [
            0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0,
            *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0),
        ],
    )
)  # fmt: skip
"""Letters, marks and symbols by their category that draw nothing: fillers, the braille blank, variation selectors."""


def printable(text: str) -> str:
    """The text without control characters, direction marks and halves of characters: a `?` in place of each."""
    return "".join(char if char.isprintable() else "?" for char in text)


def clean_name(name: str) -> str:
    """One line of characters that can be seen, can't turn the text around and don't run out of their line."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        category = unicodedata.category(char)
        marks = marks + 1 if category[0] == "M" else 0
        if char.isspace():
            kept.append(" ")
        elif category[0] in "LNPSM" and marks <= MARKS and char not in INVISIBLE:
            kept.append(char)
    clean = " ".join("".join(kept).split())
    return clean if any(unicodedata.category(char)[0] in "LNPS" for char in clean) else ""
