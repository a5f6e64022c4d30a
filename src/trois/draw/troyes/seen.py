"""A view of Troyes, typed as the board reads it."""

from typing import Final, cast

from trois.core.game import View
from trois.games.troyes.view import TroyesView

ICONS: Final = ["palace", "bishopric", "town-hall"]
ROMAN: Final = ["", "I", "II", "III"]


def seen(view: View) -> TroyesView:
    return cast(TroyesView, view)
