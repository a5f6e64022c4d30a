"""Things on the board that a lesson points at, by the names that the drawing gives them.

- `piece:die-0-1`: a piece;
- `card:merchant`: a card, or whatever else has an explanation (`card:troyes.explain.palace`);
- `part:cathedral`: a part of the board;
- `choice:agriculture`: what can be chosen, by the text of its action;
- `good:deniers`: what the learner has, in the panel beside the board;
- `panel:secrets`: another part of the panel.

`part:sheet-0 > card:fortune` is the one inside the other; `a | b` points at the first one that is drawn, since a phone
draws other parts than a desk does.
"""

from typing import Final, TypeAlias

from trois.core.game import AnyGame
from trois.lessons.reading import BadLesson

ATTRIBUTES: Final = {
    "piece": "data-piece",
    "card": "data-explain",
    "part": "data-part",
    "choice": "data-action",
    "good": "data-good",
    "panel": "data-panel",
}
CHOICE: Final = ATTRIBUTES["choice"]
ALIKE: Final = ("data-twin", "data-choice")
"""What else marks a choice on a page: pieces that are like the one that is drawn with it, and its button."""


Attribute: TypeAlias = tuple[str, str]
"""A name and a value."""


def places(point: str, game: AnyGame) -> list[list[Attribute]]:
    """For each alternative what marks it in the drawing: the thing itself last, before it what it stands in."""
    return [[_attribute(part.strip(), game) for part in one.split(">")] for one in point.split("|")]


def _attribute(point: str, game: AnyGame) -> Attribute:
    kind, colon, name = point.partition(":")
    if not colon or kind not in ATTRIBUTES:
        raise BadLesson("lesson-point", point=point, kinds=list(ATTRIBUTES))
    value = str(game.vocabulary.parse(name)) if kind == "choice" else name
    return ATTRIBUTES[kind], value


def selectors(point: str, game: AnyGame) -> list[str]:
    """The same as CSS selectors, to be tried in this order; a choice that is not on the board has its button."""
    return [selector for place in places(point, game) for selector in _selectors(place)]


def _selectors(place: list[Attribute]) -> list[str]:
    *outer, (name, value) = place
    inside = "".join(f'[{name}="{value}"] ' for name, value in outer)
    if name != CHOICE:
        return [f'{inside}[{name}="{value}"]']
    twin, button = ALIKE
    return [f'{inside}[{name}="{value}"], {inside}[{twin}="{value}"]', f'[{button}="{value}"]']
