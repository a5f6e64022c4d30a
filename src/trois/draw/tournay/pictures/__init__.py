"""A picture for every card and event of Tournay, 120 x 70: a level is a storey, prestige has a spire and a banner."""

from collections.abc import Callable
from functools import partial
from typing import Final

from trois.draw.tournay.pictures.civil import CIVIL
from trois.draw.tournay.pictures.events import EVENTS
from trois.draw.tournay.pictures.military import MILITARY
from trois.draw.tournay.pictures.prestige import PRESTIGE
from trois.draw.tournay.pictures.religious import RELIGIOUS
from trois.draw.woodcut.block import Block
from trois.games.tournay.cards import EVENT_IDS, IDS
from trois.games.tournay.words import COLOURS

PICTURE_BOX: Final = (0, -12, 120, 80)
"""Left, top, width and height of every picture; the ground is at the foot."""
_CARDS: Final = CIVIL | RELIGIOUS | MILITARY | PRESTIGE


def sky(card: str) -> str:
    """The class of the ground behind a picture: by colour; events have the open sky."""
    colour = card.partition(".")[0][:-1]
    return f"sky-{colour}" if colour in COLOURS else "sky"


def _card(card: str) -> str:
    """`yellow2.mill`: the mill of the second level."""
    pile, _, name = card.partition(".")
    block = Block()
    _CARDS[name](block, int(pile[-1]))
    return block.svg


def _event(event: str) -> str:
    block = Block()
    EVENTS[event.partition(".")[2]](block)
    return block.svg


PICTURES: Final[dict[str, Callable[[], str]]] = {
    **{card: partial(_card, card) for card in IDS},
    **{event: partial(_event, event) for event in EVENT_IDS},
}
