"""Views with their types, a `TypedDict` for each game: strict code needs no cast.

>>> import trois
>>> from trois.views import DiceView, dice_view
>>> match = trois.new("troyes-dice", seats=2, seed=1)
>>> view: DiceView = dice_view(match.view(0))
>>> view["day"], view["plazas"][0]["colour"]
(1, 'white')

`Match.view` and bots have views of any game, `View`: a mapping of names to anything. The functions here check that a view is
of their game, and return the very same table with its type.
"""

from typing import cast

from trois.core.errors import BadOption
from trois.core.game import View
from trois.games.tournay.describe import DoingView as TournayDoingView
from trois.games.tournay.describe import EventView as TournayEventView
from trois.games.tournay.describe import PileView as TournayPileView
from trois.games.tournay.describe import PlayerView as TournayPlayerView
from trois.games.tournay.describe import StackView as TournayStackView
from trois.games.tournay.view import TournayView
from trois.games.troyes.view import ActivityView as TroyesActivityView
from trois.games.troyes.view import EventView as TroyesEventView
from trois.games.troyes.view import PlayerView as TroyesPlayerView
from trois.games.troyes.view import TroyesView
from trois.games.troyes_dice.view import DiceView
from trois.games.troyes_dice.view import PlazaView as DicePlazaView
from trois.games.troyes_dice.view import QuestionView as DiceQuestionView
from trois.games.troyes_dice.view import SheetView as DiceSheetView
from trois.games.troyes_dice.view import SlotView as DiceSlotView

__all__ = [
    "DicePlazaView",
    "DiceQuestionView",
    "DiceSheetView",
    "DiceSlotView",
    "DiceView",
    "TournayDoingView",
    "TournayEventView",
    "TournayPileView",
    "TournayPlayerView",
    "TournayStackView",
    "TournayView",
    "TroyesActivityView",
    "TroyesEventView",
    "TroyesPlayerView",
    "TroyesView",
    "View",
    "dice_view",
    "tournay_view",
    "troyes_view",
]


def troyes_view(view: View) -> TroyesView:
    """A view of Troyes; raises BadOption where it is of another game."""
    _check_game(view, "troyes")
    return cast(TroyesView, view)


def dice_view(view: View) -> DiceView:
    """A view of Troyes Dice; raises BadOption where it is of another game."""
    _check_game(view, "troyes-dice")
    return cast(DiceView, view)


def tournay_view(view: View) -> TournayView:
    """A view of Tournay; raises BadOption where it is of another game."""
    _check_game(view, "tournay")
    return cast(TournayView, view)


def _check_game(view: View, game: str) -> None:
    if view.get("game") != game:
        raise BadOption("other-view", game=view.get("game"), other=game)
