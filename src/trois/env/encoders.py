"""How the vectorised runner makes observations: straight from the state where that is written, else by the view."""

from collections.abc import Callable
from typing import Final, cast

from trois.core.game import AnyGame, State
from trois.core.runner import Encoder
from trois.env.observe import codes
from trois.games.tournay.codes import TournayEncoder
from trois.games.troyes.codes import TroyesEncoder
from trois.games.troyes_dice.codes import TroyesDiceEncoder


class ViewEncoder:
    """What a seat sees, by way of its view."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def encode(self, state: State, seat: int) -> bytes:
        return bytes(codes(self.game.view(state, seat)))


DIRECT: Final[dict[str, Callable[[int], object]]] = {
    "troyes": TroyesEncoder,
    "troyes-dice": TroyesDiceEncoder,
    "tournay": TournayEncoder,
}


def encoder_for(game: AnyGame, seats: int) -> Encoder:
    make = DIRECT.get(game.name)
    return ViewEncoder(game) if make is None else cast(Encoder, make(seats))
