"""What the players of Troyes have."""

from trois.games.troyes.view import TroyesView
from trois.text.voice import Good


def goods_of(seen: TroyesView, seat: int) -> list[Good]:
    """Deniers, influence, citizens at hand and in the general supply, points where they are known."""
    player = seen["players"][seat]
    goods = [
        Good("deniers", player["deniers"]),
        Good("influence", player["influence"]),
        Good("citizens", player["supply"], player["general"]),
    ]
    return goods if player["vp"] is None else [*goods, Good("vp", sum(player["vp"].values()))]
