"""What boards refer to, once per page: symbols of pieces, signs, hatchings and the pictures of a game's cards."""

from functools import cache

from trois.draw import pictures, signs, symbols


@cache
def definitions(game: str = "") -> str:
    """Everything that boards of a game use by its id, to stand inside an SVG; without a game what all of them share."""
    shared = pictures.HATCH + pictures.BACK + symbols.definitions() + signs.definitions()
    return shared + (pictures.definitions(game) if game else "")


@cache
def sprite(game: str = "") -> str:
    """The hidden SVG that a page with boards holds once."""
    return (
        f'<svg class="board sprite" width="0" height="0" aria-hidden="true" focusable="false">{definitions(game)}</svg>'
    )
