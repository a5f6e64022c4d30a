"""What the players of Troyes have."""

from trois.text.model import Good
from trois.text.troyes.seen import Sight
from trois.text.troyes.standings import points_to_come


def goods_of(sight: Sight, seat: int) -> list[Good]:
    """Deniers, influence, citizens at hand and in the general supply, points where they are known, with what the board
    would bring now, dice and event cards.
    """
    seen = sight.seen
    player = seen["players"][seat]
    goods = [
        Good("deniers", player["deniers"]),
        Good("influence", player["influence"]),
        Good("citizens", player["supply"], player["general"]),
    ]
    points = [] if player["vp"] is None else [Good("vp", sum(player["vp"].values()), points_to_come(sight, seat))]
    dice = sum(len(values) for values in seen["districts"][seat].values())
    minor = [Good("dice", dice, shown="list"), Good("event-cards", len(player["events"]), shown="list")]
    return [*goods, *points, *minor]
