"""A die on its plaza, as it is offered to every seat."""


class Offer:
    """One die of the half-day: what it is and what it costs. Made once, shared, never changed."""

    def __init__(self, plaza: int, colour: int, value: int, rolled: int, tile: int) -> None:
        self.plaza = plaza
        self.colour = colour
        self.value = value
        self.rolled = rolled
        self.tile = tile
        self.black = False
        self.available = True
        """Else its plaza is destroyed: by the black die or by a Raid."""
        self.any = 0
        """Of any type; the rest of the price by resource, with what a Raid adds."""
        self.influence = 0
        self.fortune = 0
        self.wisdom = 0
        self.surcharge = 0
        """The part of the Fortune that a Raid adds."""
        self.colour_wisdom = 0
        self.value_step = 1
        self.prestige = True
        """Whether a prestige building may be made with it."""
        self.only_fortune = True
        """The price is Fortune alone, or nothing."""
        self.is_raided = False
        """A Raid has its part in the price."""
