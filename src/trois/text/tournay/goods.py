"""What the players of Tournay have, and what it would be worth."""

from collections.abc import Sequence

from trois.core.game import Score
from trois.games.tournay.view import TournayView
from trois.games.tournay.words import COLOURS
from trois.text.model import Chip, Good


def goods_of(seen: TournayView, scores: Sequence[Score], seat: int) -> list[Good]:
    """Deniers, who stands and lies, ramparts built and in hand, cards, points."""
    player = seen["players"][seat]
    standing = player["standing"]
    return [
        Good("deniers", player["deniers"]),
        Good("standing", sum(standing[colour] for colour in COLOURS), shown="panel"),
        *(Good(colour, standing[colour], shown="list") for colour in COLOURS),
        Good("cards", len(player["hand"]), shown="list"),
        Good("ramparts", len(player["built"]), len(player["ramparts"])),
        Good("points", scores[seat].total, shown="panel"),
    ]


def change(chip: Chip) -> tuple[str, int] | None:
    """What a chip does to one's own goods: used citizens lie down, recruited ones stand."""
    amount = chip.amount or 0
    if chip.thing == "used":
        return "standing", -amount
    if chip.thing == "citizens":
        return "standing", amount if chip.kind == "gain" else -amount
    return None
