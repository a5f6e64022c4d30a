"""Names of guests and bots: cleaned, short, never empty."""

import secrets
import unicodedata

from trois.store.schema import NAME_LENGTH

GUESTS = ["Aude", "Perrin", "Isabeau", "Guillot", "Marion", "Thibaut", "Jehanne", "Colin", "Alix", "Rémi"]
BOTS = ["Mahaut", "Hugues", "Odette", "Gautier", "Ermeline", "Foulques", "Sibylle", "Bertrand", "Yolande", "Anselm"]
SHOWN = 24
MARKS = 2
"""Accents that may stand on one letter; more of them would pile up over other lines."""


def clean(name: str) -> str:
    """One line of printable characters that can't turn the text around or run out of their line."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name[:200]):
        category = unicodedata.category(char)
        marks = marks + 1 if category[0] == "M" else 0
        if char.isspace():
            kept.append(" ")
        elif category[0] in "LNPSM" and marks <= MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())[: min(SHOWN, NAME_LENGTH)].strip()


def guest() -> str:
    return secrets.choice(GUESTS)


def bot(seat: int, taken: list[str]) -> str:
    """A bot's name that nobody at the table has."""
    order = BOTS[seat:] + BOTS[:seat]
    return next((name for name in order if name not in taken), f"Bot {seat + 1}")


def other_guest(taken: list[str]) -> str:
    return next((name for name in GUESTS if name not in taken), GUESTS[0])
