"""The observation: the heap, then what every seat has taken, the viewer's first."""

from typing import Final, cast

from tests.pebbles.games import State
from trois.core import game
from trois.env.compiled.encoding import Group, number

VERSION: Final = 1
MOST: Final = 26


def groups(seats: int) -> list[Group]:
    return [number("heap", MOST), *(number(f"seat{seat}.taken", MOST) for seat in range(seats))]


class Encoder:
    def __init__(self, seats: int) -> None:
        self.seats = seats

    def encode(self, state: game.State, seat: int) -> bytes:
        pebbles = cast(State, state)
        first = max(seat, 0)
        return bytes([pebbles.heap, *(pebbles.taken[(first + step) % self.seats] for step in range(self.seats))])
