"""The little markup of longer texts: `**bold**`, and signs as the voice writes them."""

from typing import NamedTuple


class Run(NamedTuple):
    """Some words, bold or not."""

    text: str
    is_bold: bool


def runs(text: str) -> list[Run]:
    """The pieces of a text; every second one between stars is bold."""
    return [Run(piece, bool(number % 2)) for number, piece in enumerate(text.split("**")) if piece]


def plain(text: str) -> str:
    """The words alone."""
    return text.replace("**", "")
