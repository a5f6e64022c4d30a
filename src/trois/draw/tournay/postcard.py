"""The skyline of a district of Tournay: every card that was built, with the prestige buildings in front."""

from collections.abc import Sequence
from typing import Final, cast

from trois.draw.pictures import picture_id
from trois.games.tournay.view import TournayView
from trois.text.voice import Voice

TOWN: Final = "Tournay"


def skyline(voice: Voice, seat: int) -> Sequence[str]:
    district = cast(TournayView, voice.view)["players"][seat]["district"]
    top = [stack["cards"][-1] for stack in district]
    covered = [card for stack in district for card in stack["cards"][:-1]]
    return [f'<use href="#{picture_id(card)}" x="-60" y="-78" width="120" height="80"/>' for card in [*top, *covered]]
