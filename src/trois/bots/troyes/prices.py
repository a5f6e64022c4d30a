"""What things of Troyes are worth, in victory points, by the rounds that are left after this one.

A denier or a point of influence buys something only while there is time to use it, a citizen in a
building brings a die in every round to come. The numbers are set by hand. All lists run over the rounds
left after this one: 0, 1, 2, ...
"""

from typing import Final

DENIER: Final = [0.05, 0.2, 0.26, 0.28, 0.3, 0.3]
INFLUENCE: Final = [0.05, 0.2, 0.28, 0.3, 0.32, 0.32]
DIE: Final = 0.13
"""A pip of an own die that could be used otherwise in this round."""
RIVALS_DENIER: Final = 0.3
"""How much of what others are paid counts against the seat."""
CITIZEN: Final = [0.0, 1.0, 1.9, 2.7, 3.4, 4.0]
"""A citizen in a building: the dice it will bring."""
SUPPLY: Final = [0.0, 0.5, 0.8, 1.1, 1.3, 1.5]
"""A citizen in the personal supply."""
CUBE: Final = [0.0, 0.9, 1.1, 1.2, 1.2, 1.2]
"""A modifier's cube, the first of its kind; further ones less and less."""
PRESENCE: Final = 0.8
"""A first cube on an event: a point at the end, or part of the prize before."""
SHARE: Final = 0.55
"""How much of an event's prizes cubes on its flags are worth before it is countered."""


def at(prices: list[float], left: int) -> float:
    return prices[left if left < len(prices) else len(prices) - 1]
