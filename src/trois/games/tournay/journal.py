"""What can happen, as the journal tells it.

`why` is the reason: a word of WHY, or the id of the card or event that causes it; empty where nothing need be said.
"""

from typing import Final

EVENTS: Final[dict[str, list[str]]] = {
    "round": ["number"],
    "last_round": ["why"],
    "turn": [],
    "played": ["card", "area"],
    "replaced": ["card", "area", "why"],
    "gained": ["deniers", "why"],
    "lost": ["deniers", "why"],
    "used": ["colour", "citizens"],
    "hired": ["owner", "colour", "citizens"],
    "laid_down": ["colour", "citizens", "why"],
    "stood_up": ["colour", "citizens", "why"],
    "recruited": ["colour", "why"],
    "dismissed": ["colour", "why"],
    "gathered": [],
    "looked": ["pile"],
    "saw": ["card", "other"],
    "took": ["card", "pile", "why"],
    "drew": ["pile", "why"],
    "drew_card": ["card", "why"],
    "left": ["card", "pile"],
    "visible_under": ["card", "pile"],
    "put_under": ["pile", "why"],
    "put_card_under": ["card", "why"],
    "turned_up": ["card", "pile"],
    "crier": ["pile"],
    "coin": ["event", "place"],
    "event": ["event", "coins"],
    "protected": ["event", "with"],
    "fought": ["event", "place", "why"],
    "event_revealed": ["event", "place"],
    "activated": ["card", "area"],
    "copied": ["card"],
    "levied": ["colour"],
    "damaged": ["card", "area", "why"],
    "built": ["event", "why"],
    "laid_last": ["card", "area"],
    "over": ["why"],
}
"""Kinds of events, each with the names of what stands after kind and seat."""

WHY: Final = [
    "hire", "earn", "combat", "recruit",
    "protection", "hand-limit", "abbey",
    "districts", "criers", "limit", "end",
]  # fmt: skip
"""Reasons that are no card and no event: of actions, of what they lead to, of the end."""
