"""What a card does, in a sentence, and which of its printed numbers are reconstructed or corrected."""

import json
from functools import lru_cache

from trois.text import Text, marks


@lru_cache(4096)
def title(language: str, game: str, card: str, name: str, does: str, changes: str) -> str:
    """A card's name, what it does, and which of its numbers are not as printed for certain. `changes` is JSON."""
    text, tree = Text(language), json.loads(changes)
    lines = [f"{name}: {does}" if does else name]
    lines += _numbers("reconstructed", marks.reconstructed(game, card, tree), text)
    lines += _numbers("corrected", marks.corrected(game, card, tree), text)
    return "\n".join(lines)


def _numbers(key: str, numbers: tuple[str, ...], text: Text) -> list[str]:
    if not numbers:
        return []
    return [text(f"draw.{key}", numbers=", ".join(text(f"draw.number.{number}") for number in numbers))]
