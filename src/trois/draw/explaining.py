"""The explanation of a card: what it does, and which of its printed numbers are reconstructed or corrected."""

from functools import lru_cache

from trois.text import Text
from trois.text.model import Card


@lru_cache(4096)
def title(card: Card, language: str) -> str:
    """A card's name, what it does, and which of its numbers nobody could read off a box."""
    text = Text(language)
    lines = [text.titled(card.name, card.full) if card.full else card.name]
    lines += _numbers("reconstructed", card.reconstructed, text)
    lines += _numbers("corrected", card.corrected, text)
    return "\n".join(lines)


def _numbers(key: str, numbers: tuple[str, ...], text: Text) -> list[str]:
    if not numbers:
        return []
    return [text(f"draw.{key}", numbers=text.listed(text(f"draw.number.{number}") for number in numbers))]
