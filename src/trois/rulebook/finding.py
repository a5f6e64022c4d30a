"""Where in a book something of a table is explained: a question, a card, a part of the board, a sign."""

from typing import Final

from trois import games
from trois.games import area
from trois.rulebook.outline import card_anchor, outline_of, sign_anchor

QUESTION: Final = "question:"
SIGN: Final = "sign:"
LEGEND: Final = "signs"
"""All signs together."""
_TWINS: Final = {"points": "star", "star": "points"}
"""Signs that look alike."""


def explained_sign(game: str, sign: str) -> str:
    """The name under which the book of a game explains a sign; nothing where it doesn't, or there is no book."""
    known = games.part("rulebook", game).SIGNS if games.has_part("rulebook", game) else ()
    return next((name for name in (sign, _TWINS.get(sign, "")) if name in known), "")


def place_of(game: str, thing: str) -> str:
    """The anchor of a thing: `question:dice`, `sign:flag`, `signs`, a card, or a key of the board (`troyes.explain.palace`).

    What nobody knows is explained by the first chapter.
    """
    if thing == LEGEND:
        return LEGEND
    outline = outline_of(game)
    first = outline.chapters[0].id
    if thing.startswith(QUESTION):
        return outline.question_anchors().get(thing.removeprefix(QUESTION), first)
    if thing.startswith(SIGN):
        name = explained_sign(game, thing.removeprefix(SIGN))
        return sign_anchor(name) if name else first
    name = thing.removeprefix(f"{area(game)}.explain.").removeprefix(f"{area(game)}.")
    if any(name in cards for cards in games.part("rulebook", game).CARDS.values()):
        return card_anchor(name)
    return outline.part_anchors().get(name, first)
