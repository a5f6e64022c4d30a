"""A view of Tournay as the board reads it: typed, with the printed numbers, the words of its cards and the standing."""

from functools import cached_property
from typing import Final, cast

from trois.core.game import View
from trois.draw.frames import Frame
from trois.draw.shapes import Pen
from trois.draw.tournay.sizes import sizes_of
from trois.games.tournay.cards import EVENT_IDS, IDS, Cards, cards_for
from trois.games.tournay.describe import PlayerView
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import PILE_WORDS
from trois.text.model import Card

GAME: Final = "tournay"
ROMAN: Final = ["", "I", "II", "III"]
FACES: Final = {name: face for face, name in enumerate(IDS)}
EVENTS: Final = {name: event for event, name in enumerate(EVENT_IDS)}
PILES: Final = {name: pile for pile, name in enumerate(PILE_WORDS)}


class Table:
    """What lies on the table for one viewer."""

    def __init__(self, view: View, pen: Pen, frame: Frame) -> None:
        self.view = cast(TournayView, view)
        self.pen = pen
        self.frame = frame
        self.sizes = sizes_of(frame)
        self.language = pen.text.language

    @cached_property
    def cards(self) -> Cards:
        return cards_for(self.view["card_changes"])

    @property
    def scores(self) -> list[dict[str, int]]:
        """By seat: the points by their source if the game ended now."""
        return [score.parts for score in self.pen.voice.scores]

    @property
    def seat(self) -> int | None:
        return self.view["seat"]

    @property
    def order(self) -> list[int]:
        """The seats, the viewer's first."""
        seats, first = self.view["seats"], self.view["seat"] or 0
        return [(first + step) % seats for step in range(seats)]

    def points(self, seat: int) -> int:
        return sum(self.scores[seat].values())

    def player(self, seat: int) -> PlayerView:
        return self.view["players"][seat]

    def kind(self, card: str) -> int:
        """Building, character or prestige building."""
        return self.cards.kind[FACES[card]]

    def card(self, name: str) -> Card:
        """A card's name and what it does."""
        return self.pen.voice.card(name)

    def question_detail(self, key: str) -> str | int | bool | None:
        """A detail of the viewer's question."""
        question = self.view["question"]
        return None if question is None else question.get(key)


def pile_of(card: str) -> str:
    """The pile of a card or of its back: "yellow2.mill" and "yellow2" are of "yellow2"."""
    return card.partition(".")[0]
