"""A view of Troyes, typed as the board reads it."""

from typing import Final, cast

from trois.core.game import View
from trois.games.troyes.view import TroyesView

COLOURS: Final = ["red", "white", "yellow"]
BUILDINGS: Final = ["palace", "bishopric", "city hall"]
ICONS: Final = ["palace", "bishopric", "town-hall"]
ROMAN: Final = ["", "I", "II", "III"]


def seen(view: View) -> TroyesView:
    return cast(TroyesView, view)


def event_name(event: str) -> str:
    """Copies of a card share its name."""
    return event[:-2] if event[-1].isdigit() else event
