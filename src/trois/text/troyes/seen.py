"""What a view of Troyes holds, with its types."""

from functools import cached_property
from typing import Final, cast

from trois.core.chance import Chance
from trois.core.game import View
from trois.games.troyes.cards import Cards, cards_for
from trois.games.troyes.game import GAME
from trois.games.troyes.state import State
from trois.games.troyes.view import ActivityView, TroyesView
from trois.games.troyes.words import COLOURS

AREA: Final = "troyes"


def troyes_view(view: View) -> TroyesView:
    return cast(TroyesView, view)


def cards_of(view: View) -> Cards:
    return cards_for(troyes_view(view)["card_changes"])


class Sight:
    """A view with what can be made of it, each made once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seen = troyes_view(view)

    @cached_property
    def cards(self) -> Cards:
        return cards_of(self.view)

    @cached_property
    def state(self) -> State:
        """A state that fits the view. Not to be changed, and only what the view tells may be read off it."""
        return cast(State, GAME.imagine(self.view, Chance(0)))


def has_tradesman(activity: ActivityView, seat: int | None) -> bool:
    return seat is not None and seat in [*activity["spaces"], *activity["picture"]]


def activity_of(seen: TroyesView, card: str) -> ActivityView:
    return next(activity for activity in seen["activities"] if activity["card"] == card)


def open_activities(seen: TroyesView) -> list[ActivityView]:
    """By colour as the buildings stand."""
    shown = [activity for activity in seen["activities"] if activity["card"] is not None]
    return sorted(shown, key=lambda activity: COLOURS.index(activity["colour"]))
