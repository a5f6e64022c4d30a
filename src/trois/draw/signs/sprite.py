"""What boards refer to, once per page: symbols of pieces, signs, hatchings and the pictures of a game's cards."""

import re
from functools import cache
from typing import Final

from trois.draw import pictures, signs
from trois.draw.signs import symbols

_DEFINITION: Final = re.compile(r'<(symbol|pattern|clipPath)\b[^>]*? id="([^"]+)".*?</\1>', re.DOTALL)
_REFERENCE: Final = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')


@cache
def definitions(game: str = "") -> str:
    """Everything that boards of a game use by its id, to stand inside an SVG; without a game what all of them share."""
    shared = pictures.HATCH + pictures.BACK + symbols.definitions() + signs.definitions()
    return shared + (pictures.definitions(game) if game else "")


def definitions_for(drawn: str, game: str) -> str:
    """Only what a drawing uses, and what that uses in turn: for a file that holds one drawing."""
    known = _by_id(game)
    used: dict[str, str] = {}
    open_ids = _references(drawn)
    while open_ids:
        name = open_ids.pop()
        if name in known and name not in used:
            used[name] = known[name]
            open_ids |= _references(known[name])
    return "".join(text for name, text in known.items() if name in used)


@cache
def _by_id(game: str) -> dict[str, str]:
    return {found[2]: found[0] for found in _DEFINITION.finditer(definitions(game))}


def _references(drawn: str) -> set[str]:
    return {found[1] or found[2] for found in _REFERENCE.finditer(drawn)}


@cache
def sprite(game: str = "") -> str:
    """The hidden SVG that a page with boards holds once."""
    return (
        f'<svg class="board sprite" width="0" height="0" aria-hidden="true" focusable="false">{definitions(game)}</svg>'
    )
