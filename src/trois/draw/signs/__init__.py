"""Signs of goods, pieces and deeds, and rows of signs with a few words between them.

A sign is a symbol of the page's sprite. The dice of a colour carry the letter of the language, so they are drawn, not used.
"""

from functools import cache, lru_cache
from html import escape
from typing import Final

from trois.draw.signs import art

__all__ = ["DICE", "SIGNS", "Run", "definitions", "die_sign", "sign", "sign_id", "text_width"]

DICE: Final = ("red", "yellow", "white")
SIGNS: Final = art.names("signs")
_NARROW: Final = set(" .,:;'il|!-I")
_SLIM: Final = set("frtj()/")
_WIDE: Final = set("mwMW")


def sign_id(name: str) -> str:
    return f"sign-{name}"


@cache
def definitions() -> str:
    """All signs as symbols."""
    return "".join(art.symbol("signs", name, sign_id(name)) for name in SIGNS)


@lru_cache(4096)
def sign(name: str, x: float, y: float, size: float) -> str:
    """A sign with its upper left corner at x, y."""
    return f'<use href="#{sign_id(name)}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


@lru_cache(4096)
def die_sign(colour: str, letter: str, x: float, y: float, size: float) -> str:
    """A die of a colour, with the district's shape and its letter in the reader's language."""
    mark = {
        "red": '<path class="pip-light" d="M4 3.5h12V9.5c0 4-3 6-6 7.5-3-1.5-6-3.5-6-7.5Z"/>',
        "yellow": '<circle class="pip-light pip-edge" cx="10" cy="10" r="6.7"/>',
        "white": '<path class="pip-edge" d="M5.5 2.8h9v2.7h2.7v9h-2.7v2.7h-9v-2.7H2.8v-9h2.7Z"/>',
    }[colour]
    body = f'<rect class="die-{colour} die-edge" x="1" y="1" width="18" height="18" rx="4"/>{mark}'
    body += f'<text class="die-letter on-{colour}-sign" x="10" y="13.4" font-size="10">{escape(letter)}</text>'
    return f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" viewBox="0 0 20 20">{body}</svg>'


@lru_cache(4096)
def text_width(content: str, size: float, bold: bool = False) -> float:
    """How wide a text will be, about: by the shapes of its letters."""
    width = sum(_letter(letter) for letter in content)
    return width * size * (1.06 if bold else 1)


def _letter(letter: str) -> float:
    if letter in _NARROW:
        return 0.28
    if letter in _SLIM:
        return 0.36
    if letter in _WIDE:
        return 0.84
    if letter.isupper():
        return 0.64
    return 0.56


class Run:
    """A row of signs and words on one middle line; `svg` and `width` when it is complete."""

    def __init__(self, size: float, sign_size: float, gap: float = 3) -> None:
        self.size = size
        self.sign_size = sign_size
        self.gap = gap
        self.width = 0.0
        self._pieces: list[tuple[float, str, str]] = []

    def word(self, content: object, look: str = "b") -> "Run":
        said = str(content)
        self._add(text_width(said, self.size, "b" in look.split()), "word", f"{look}|{said}")
        return self

    def sign(self, name: str) -> "Run":
        self._add(self.sign_size, "sign", name)
        return self

    def die(self, colour: str, letter: str) -> "Run":
        self._add(self.sign_size, "die", f"{colour}|{letter}")
        return self

    def _add(self, width: float, kind: str, content: str) -> None:
        at = self.width + (self.gap if self._pieces else 0)
        self._pieces.append((at, kind, content))
        self.width = at + width

    def svg(self, x: float, middle: float) -> str:
        """The row from x on."""
        return "".join(self._piece(x + at, middle, kind, content) for at, kind, content in self._pieces)

    def _piece(self, x: float, middle: float, kind: str, content: str) -> str:
        top = middle - self.sign_size / 2
        if kind == "sign":
            return sign(content, x, top, self.sign_size)
        look, _, said = content.partition("|")
        if kind == "die":
            return die_sign(look, said, x, top, self.sign_size)
        return _word(said, look, x, middle + self.size * 0.35, self.size)


@lru_cache(4096)
def _word(said: str, look: str, x: float, baseline: float, size: float) -> str:
    return f'<text class="{look}" x="{x:g}" y="{baseline:g}" font-size="{size:g}">{escape(said)}</text>'
