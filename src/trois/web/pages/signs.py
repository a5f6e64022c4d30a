"""Signs in HTML: those of `draw`, as large as a letter."""

from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from trois.draw.signs import DICE, SIGNS, die_sign
from trois.text import Text
from trois.text.signs import Sign, sign_pieces

SIGN: Final = Markup('<svg class="sign" aria-hidden="true"><use href="#sign-{}"/></svg>')
DIE: Final = Markup('<svg class="board sign" viewBox="0 0 20 20" aria-hidden="true">{}</svg>')
_THINGS: Final = {
    "deniers": "denier",
    "vp": "points",
    "citizens": "citizen",
    "cubes": "cube",
    "wisdom": "book",
    "ramparts": "rampart",
    "cards": "cards",
}
"""What a good is called in the voice, and its sign where that has another name."""


def thing_sign(thing: str) -> Markup:
    """The sign of a good; nothing where there is none."""
    name = _THINGS.get(thing, thing)
    return SIGN.format(name) if name in SIGNS else Markup("")


def can_draw(short: str) -> bool:
    """Whether there is a sign in it."""
    return any(isinstance(piece, Sign) for piece in sign_pieces(short))


@lru_cache(4096)
def drawn(short: str, language: str) -> Markup:
    """A short text with its signs drawn."""
    pieces = sign_pieces(short)
    return Markup("").join(_sign(piece, language) if isinstance(piece, Sign) else escape(piece) for piece in pieces)


def _sign(name: str, language: str) -> Markup:
    if name in DICE:
        letter = Text(language)(f"draw.letter.{name}")
        return DIE.format(Markup(die_sign(name, letter, 0, 0, 20)))  # noqa: S704 (draw escapes what it draws)
    return SIGN.format(name) if name in SIGNS else Markup("")
