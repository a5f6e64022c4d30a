"""What the players of Troyes have."""

from trois.games.troyes.view import TroyesView
from trois.text.model import Good


def goods_of(seen: TroyesView, seat: int) -> list[Good]:
    """Deniers, influence, citizens at hand and in the general supply, points where they are known, dice and event cards."""
    player = seen["players"][seat]
    goods = [
        Good("deniers", player["deniers"]),
        Good("influence", player["influence"]),
        Good("citizens", player["supply"], player["general"]),
    ]
    points = [] if player["vp"] is None else [Good("vp", sum(player["vp"].values()))]
    dice = sum(len(values) for values in seen["districts"][seat].values())
    minor = [Good("dice", dice, shown="list"), Good("event-cards", len(player["events"]), shown="list")]
    return [*goods, *points, *minor]
