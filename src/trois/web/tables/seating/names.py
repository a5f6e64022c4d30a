"""Names of guests and bots: cleaned, short, never empty."""

import secrets

from trois.store.schema import NAME_LENGTH
from trois.text.safe import clean_name
from trois.web.errors import Malformed

# No name of a character of Troyes: "Hugues" at a table would be taken for Hugues de Payns.
GUESTS = ["Aude", "Perrin", "Isabeau", "Guillot", "Marion", "Gilles", "Jehanne", "Colin", "Alix", "Rémi"]
BOTS = ["Mahaut", "Josse", "Odette", "Gautier", "Ermeline", "Foulques", "Sibylle", "Bertrand", "Yolande", "Anselm"]
SHOWN = 24
READ = 200
"""Letters of a name that are looked at."""


def clean(name: str) -> str:
    """The name as it is shown, or nothing where nothing of it can be seen."""
    return clean_name(name[:READ])[: min(SHOWN, NAME_LENGTH)].strip()


def chosen(name: str) -> str:
    """A name that somebody wants to have, cleaned; none where they left it out. Raises Malformed if it is invisible."""
    found = clean(name)
    if not found and name.strip():
        raise Malformed("bad-name")
    return found


def guest() -> str:
    return secrets.choice(GUESTS)


def bot(seat: int, taken: list[str]) -> str:
    """A bot's name that nobody at the table has."""
    order = BOTS[seat:] + BOTS[:seat]
    return next((name for name in order if name not in taken), f"Bot {seat + 1}")


def other_guest(taken: list[str]) -> str:
    return next((name for name in GUESTS if name not in taken), GUESTS[0])
