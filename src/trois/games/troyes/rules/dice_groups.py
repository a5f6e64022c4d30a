"""What the group of an action comes to and what it costs. Rules: Dice groups."""

from trois.games.troyes.dice import DIE_OWNER, price
from trois.games.troyes.state import State
from trois.games.troyes.words import TITHING


def group_total(state: State) -> int:
    totals = state.deal.totals
    gains = totals.die_gains[state.modifier]
    return totals.bonus[state.modifier] + sum([gains[die] for die in state.group])


def dice_paid(state: State) -> list[int]:
    """The dice of the group that must be paid: those of others, with Tithing less one of each owner."""
    paid: list[int] = []
    seen = 0
    for die in state.group:
        owner = DIE_OWNER[die]
        if owner == state.seat:
            continue
        if state.modifier != TITHING or seen >> owner & 1:
            paid.append(die)
        seen |= 1 << owner
    return paid


def group_price(state: State) -> int:
    """What the group costs. Rules: Bought dice."""
    return price(len(state.group), len(dice_paid(state)))
