"""What a die costs, and paying."""

from trois.core.journal import Journal
from trois.games.troyes_dice.offer import Offer
from trois.games.troyes_dice.state import Sheet
from trois.games.troyes_dice.words import FORTUNE, INFLUENCE, RESOURCES, WHY, WISDOM


def can_pay(sheet: Sheet, offer: Offer) -> bool:
    """The full price is covered: the wheel's cost and a Raid's surcharge. Rules: The price of a die, Surcharges."""
    unspent = sheet.unspent
    influence = unspent[INFLUENCE] - offer.influence
    fortune = unspent[FORTUNE] - offer.fortune
    wisdom = unspent[WISDOM] - offer.wisdom
    return (
        influence >= 0
        and fortune >= 0
        and wisdom >= 0
        and (offer.any == 0 or influence + fortune + wisdom >= offer.any)
    )


def pay(sheet: Sheet, seat: int, resource: int, amount: int, why: int, journal: Journal | None) -> None:
    if amount:
        sheet.unspent[resource] -= amount
        if journal is not None:
            journal.hold(seat, ("paid", seat, RESOURCES[resource], amount, WHY[why]))
