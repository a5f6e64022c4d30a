"""Signs in HTML: those of `draw`, as large as a letter."""

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup, escape

from trois.draw.signs import DICE, SIGNS, die_sign
from trois.text import Text
from trois.text.signs import Token, tokens

FIGURE: Final = Markup(
    '<svg class="board die" viewBox="0 0 32 32" role="img" aria-label="{0}"><use href="#die-{0}" class="{1}"/></svg>'
)
SIGN: Final = Markup('<svg class="sign" aria-hidden="true"><use href="#sign-{}"/></svg>')
DIE: Final = Markup('<svg class="board sign" viewBox="0 0 20 20" aria-hidden="true">{}</svg>')
REACH: Final = Markup(
    '<svg class="reach" viewBox="0 0 {} 8" aria-hidden="true"><path d="{}"/><path class="spare" d="{}"/><path class="lacks" d="{}"/></svg>'
)
MOST_OVER: Final = 6
"""More strength to spare than that looks the same."""
_THINGS: Final = {
    "deniers": "denier",
    "vp": "points",
    "citizens": "citizen",
    "cubes": "cube",
    "wisdom": "book",
    "ramparts": "rampart",
    "cards": "cards",
    "red": "citizen-red",
    "yellow": "citizen-yellow",
    "white": "citizen-white",
    "standing": "citizen",
    "hired": "citizen",
    "dice": "die-five",
    "event-cards": "event-card",
    "troyes-dice influence": "crown",
}
"""What a good is called in the voice, and its sign where that has another name; some differ from game to game."""


def svg(drawing: str) -> Markup:
    """A drawing for a page."""
    return Markup(drawing)  # noqa: S704 (draw escapes what it draws)


@cache
def die(value: int, colour: str = "") -> Markup:
    """A die as `draw` draws it, as large as a letter; its value is read out."""
    return FIGURE.format(value, colour or "white")


def large_sign(sign: Markup) -> Markup:
    """A sign as large as a card's picture; nothing where there is none."""
    return Markup('<span class="thumb large-sign" aria-hidden="true">{}</span>').format(sign) if sign else sign


def sign_name(thing: str, game: str) -> str:
    """What the sign of a good is called in drawings and in the legend of the rules."""
    return _THINGS.get(f"{game} {thing}", _THINGS.get(thing, thing))


@lru_cache(256)
def thing_sign(thing: str, game: str = "") -> Markup:
    """The sign of a good; nothing where there is none."""
    name = sign_name(thing, game)
    return SIGN.format(name) if name in SIGNS else Markup("")


@lru_cache(256)
def reach(amount: int, needed: int) -> Markup:
    """How far an amount reaches: a field for each that is needed, full or empty, and for each that is left over."""
    over = min(MOST_OVER, max(0, amount - needed))
    reached = min(amount, needed)
    return REACH.format(
        9 * (needed + over), _fields(0, reached), _fields(needed, needed + over), _fields(reached, needed)
    )


def _fields(start: int, end: int) -> str:
    return "".join(f"M{9 * at + 1} 1h7v6h-7z" for at in range(start, end))


@lru_cache(4096)
def drawn(short: str, language: str) -> Markup:
    """A short text with its signs drawn."""
    return Markup("").join((" " if token.is_apart else "") + _piece(token, language) for token in tokens(short))


def _piece(token: Token, language: str) -> Markup:
    if not token.is_sign:
        return escape(token.value)
    if token.value in DICE:
        letter = Text(language)(f"draw.letter.{token.value}")
        return DIE.format(svg(die_sign(token.value, letter, 0, 0, 20)))
    return SIGN.format(token.value) if token.value in SIGNS else Markup("")
