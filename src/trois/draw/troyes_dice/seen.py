"""A view of Troyes Dice as the board reads it: typed, with the printed numbers and the points."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final, cast

from trois.core.game import Score, View
from trois.draw.pictures import picture_id
from trois.draw.shapes import Pen
from trois.games.troyes_dice.cards import GIVES_CITIZEN, Cards, cards_for
from trois.games.troyes_dice.view import DiceView, SheetView
from trois.games.troyes_dice.words import BUILDINGS, COLOURS, RESOURCES

DISTRICTS: Final = {"red": "shield", "yellow": "coin", "white": "cross"}
GOODS: Final = {"influence": "crown", "fortune": "fortune", "wisdom": "book"}
"""Signs of the districts and of what they yield."""
ASPECT: Final = 80 / 96
"""Height of a building's picture by its width."""
MOST_THUMBNAILS: Final = 4
"""With more players every other one has a line."""


class Table:
    """What lies on the table for one viewer; a spectator looks over the first player's shoulder."""

    def __init__(self, view: View, pen: Pen) -> None:
        self.view = cast(DiceView, view)
        self.pen = pen
        self.seat = self.view["seat"] or 0
        self.is_player = self.view["seat"] is not None

    @cached_property
    def cards(self) -> Cards:
        return cards_for(self.view["card_changes"])

    @property
    def scores(self) -> Sequence[Score]:
        """Points if it ended now: sheets are open, and nothing else counts."""
        return self.pen.voice.scores

    @property
    def own(self) -> SheetView:
        return self.view["sheets"][self.seat]

    @property
    def rivals(self) -> list[int]:
        """The others clockwise; where there are too many for thumbnails, the leaders first."""
        seats = self.view["seats"]
        others = [(self.seat + step) % seats for step in range(1, seats)]
        if seats <= MOST_THUMBNAILS:
            return others
        return sorted(others, key=lambda seat: -self.scores[seat].total)

    @property
    def day(self) -> int:
        return min(self.view["day"], 8)

    def is_ready(self, seat: int) -> bool:
        return seat not in self.view["pending"]


def gift_sign(gives: int, colour: int) -> str:
    """The sign of what a market or a link gives."""
    return f"citizen-{COLOURS[colour]}" if gives == GIVES_CITIZEN else GOODS[RESOURCES[colour]]


def building(row: int, x: float, bottom: float, width: float, is_built: bool = True) -> str:
    """A building's picture, standing on its foot; a line drawing while it is to come."""
    name = BUILDINGS[row] if is_built else f"{BUILDINGS[row]}-plan"
    height = width * ASPECT
    return f'<use href="#{picture_id(name)}" x="{x:g}" y="{bottom - height:g}" width="{width:g}" height="{height:g}"/>'
