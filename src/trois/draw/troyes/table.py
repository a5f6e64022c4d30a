"""A view of Troyes as the board reads it: typed, with the printed numbers and the words of its cards."""

from functools import cached_property
from typing import Final, cast

from trois.core.game import View
from trois.draw.shapes import Pen
from trois.games.troyes.cards import Cards, cards_for
from trois.games.troyes.view import TroyesView
from trois.text.model import Card

ICONS: Final = ["palace", "bishopric", "town-hall"]
EXTRA_ROUNDS: Final = 2
ROMAN: Final = ["", "I", "II", "III"]


class Table:
    """What lies on the table for one viewer."""

    def __init__(self, view: View, pen: Pen) -> None:
        self.view = cast(TroyesView, view)
        self.pen = pen

    @cached_property
    def cards(self) -> Cards:
        return cards_for(self.view["card_changes"])

    def card(self, name: str) -> Card:
        """A card's name and what it does."""
        return self.pen.voice.card(name)

    @property
    def order(self) -> list[int]:
        """The seats, the viewer's first."""
        seats, first = self.view["seats"], self.view["seat"] or 0
        return [(first + step) % seats for step in range(seats)]

    def is_target(self, action: str) -> bool:
        """Whether the action in the making began with this, by its text: "activate artisan"."""
        return self.view["trail"][:1] == [action]

    @property
    def is_last_round(self) -> bool:
        """Whether no more events come."""
        return self.view["round"] >= self.view["seats"] + EXTRA_ROUNDS or not any(self.view["decks"].values())
