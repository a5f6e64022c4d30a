"""The sheet of Troyes Dice as a town: every building that was built."""

from collections.abc import Sequence
from typing import Final, cast

from trois.draw.troyes_dice.seen import building
from trois.games.troyes_dice.view import DiceView
from trois.games.troyes_dice.words import BUILDINGS
from trois.text.voice import Voice

TOWN: Final = "Troyes"
_FROM_THE_FRONT: Final = ("market", "bishopric", "town-hall", "palace", "fortress", "cathedral")


def skyline(voice: Voice, seat: int) -> Sequence[str]:
    built = cast(DiceView, voice.view)["sheets"][seat]["built"]
    return [building(BUILDINGS.index(name), -60, 2, 120) for name in _FROM_THE_FRONT for _ in range(sum(built[name]))]
