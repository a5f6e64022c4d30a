"""What the players of Troyes Dice have: what is left on their tracks, citizens, and what all of it would be worth."""

from collections.abc import Sequence

from trois.core.game import Score
from trois.games.troyes_dice.view import DiceView
from trois.games.troyes_dice.words import COLOURS, RESOURCES
from trois.text.model import Chip, Good


def goods_of(seen: DiceView, scores: Sequence[Score], seat: int) -> list[Good]:
    sheet = seen["sheets"][seat]
    goods = [Good(resource, sheet["unspent"][resource]) for resource in RESOURCES]
    citizens = [Good(colour, sheet["citizens"][colour], shown="list") for colour in COLOURS]
    return [*goods, *citizens, Good("points", scores[seat].total, shown="panel")]


def thing_of(chip: Chip) -> str:
    """What a chip counts: resources and citizens by their kind."""
    return chip.word if chip.thing in ("resource", "citizens") else chip.thing
