"""Banquets and Raids: the two sides of the eight expansion tiles, each rule once.

A tile is a number: its own as a Banquet, the negative one as a Raid. It belongs to the die on the plaza beside it.
"""

from typing import Final

from trois.games.troyes_dice.cards import Cards
from trois.games.troyes_dice.offer import Offer
from trois.games.troyes_dice.rules import work
from trois.games.troyes_dice.words import BY_BANQUET, CATHEDRAL, FORTRESS, PALACE, RED, WHITE, YELLOW

NO_TILE: Final = 0

# Banquets.
LONGER_STEPS: Final = 1
CHEAPER_COLOUR: Final = 2
FREE_DIE: Final = 3
RICHER_FORTRESS: Final = 4
RICHER_CATHEDRAL: Final = 5
RICHER_MARKET: Final = 6
RICHER_ADMINISTRATION: Final = 7
HARMLESS_BLACK: Final = 8

# Raids.
FIXED_VALUE: Final = -1
FIXED_COLOUR: Final = -2
MORE_FORTUNE: Final = -3
MORE_INFLUENCE: Final = -4
MORE_WISDOM: Final = -5
NO_PRESTIGE: Final = -6
STARTS_LOW: Final = -7
ACTS_BLACK: Final = -8

NO_COLOUR_CHANGE: Final = 99
"""More Wisdom than a track has."""
YELLOW_OR_WHITE: Final = 1 << YELLOW | 1 << WHITE


def is_available(tile: int, black: bool) -> bool:
    """A black die is taken only beside Banquet 8, a clear one everywhere but beside Raid 8.

    Rules: The destroyed plaza, Banquet 8, Raid 8.
    """
    return tile == HARMLESS_BLACK if black else tile != ACTS_BLACK


def change_offer(cards: Cards, offer: Offer) -> None:
    """What a tile changes about the die itself, its price or its use.

    Rules: Banquet 1, Banquet 2, Banquet 3, Raid 1, Raid 2, Raid 3, Raid 4, Raid 5, Raid 6, Raid 7.
    """
    if offer.tile > 0:
        _add_banquet(cards, offer)
    elif offer.tile < 0:
        _add_raid(cards, offer)


def _add_banquet(cards: Cards, offer: Offer) -> None:
    if offer.tile == LONGER_STEPS:
        offer.value_step = cards.tile_steps
    elif offer.tile == CHEAPER_COLOUR:
        offer.colour_wisdom = cards.tile_colour_wisdom
    elif offer.tile == FREE_DIE:
        offer.any = 0
        offer.fortune = 0


def _add_raid(cards: Cards, offer: Offer) -> None:
    if offer.tile == FIXED_VALUE:
        offer.value_step = 0
    elif offer.tile == FIXED_COLOUR:
        offer.colour_wisdom = NO_COLOUR_CHANGE
    elif offer.tile == MORE_FORTUNE:
        offer.surcharge = cards.tile_fortune
        offer.fortune += offer.surcharge
    elif offer.tile == MORE_INFLUENCE:
        offer.influence += cards.tile_influence
    elif offer.tile == MORE_WISDOM:
        offer.wisdom += cards.tile_wisdom
    elif offer.tile == NO_PRESTIGE:
        offer.prestige = False
    elif offer.tile == STARTS_LOW:
        offer.value = cards.tile_value
    offer.is_raided = offer.surcharge + offer.influence + offer.wisdom > 0


def market_dice(cards: Cards, tile: int) -> int:
    """How many dice a Market made with the die counts beside those that lie there. Rules: Banquet 6."""
    return cards.tile_dice if tile == RICHER_MARKET else 0


def building_gains(cards: Cards, row: int, tile: int) -> list[int]:
    """What a building made with the die brings beside its own effect, as entries of work.

    Rules: Banquet 4, Banquet 5, Banquet 7.
    """
    if tile == RICHER_FORTRESS and row == FORTRESS:
        red = work.entry(work.CITIZENS, RED, cards.tile_red, BY_BANQUET)
        choice = work.entry(work.CITIZEN_OF_CHOICE, 0, YELLOW_OR_WHITE, BY_BANQUET)
        return [red, *[choice] * cards.tile_other]
    if tile == RICHER_CATHEDRAL and row == CATHEDRAL:
        return [work.entry(work.EACH, 0, cards.tile_resources, BY_BANQUET)]
    if tile == RICHER_ADMINISTRATION and row >= PALACE:
        return [work.entry(work.CITIZENS, row - PALACE, cards.tile_citizens, BY_BANQUET)]
    return []
