"""Positions to look at: tables of every size in the middle of a match, and every kind of question once."""

from tests.web.positions import Position

SEATS = {"troyes": (2, 3, 4), "troyes-dice": (1, 2, 3, 4, 10), "tournay": (2, 3, 4)}
MIDDLE = {"troyes": (30, "action"), "troyes-dice": (20, "use"), "tournay": (36, "turn")}
"""How many decisions of each seat come before, and what is asked then."""
ASKED = {
    "troyes": ("counter", "fight", "also", "citizen", "dice", "amount", "cubes", "mill", "turn over"),
    "troyes-dice": ("die", "payment", "citizen", "bonus-prestige", "bonus-administration"),
    "tournay": (
        "place", "pay", "use", "take", "keep", "abbey", "stand", "recruit", "levy", "draw", "combat", "fire", "build",
        "copy", "damage", "chain", "protect", "suffer", "limit", "last", "either", "caller",
    ),
}  # fmt: skip


def middles() -> dict[str, Position]:
    """Each game with so many seats, by the name of its picture."""
    return {
        f"{game}-seats-{seats}": Position(game, seats, decisions * seats, 11, asked, 4)
        for game, (decisions, asked) in MIDDLE.items()
        for seats in SEATS[game]
    }


def questions() -> dict[str, Position]:
    """Each kind of question of each game, among three."""
    return {
        f"{game}-asks-{asked.replace(' ', '-')}": Position(game, 3, 20, 3, asked)
        for game, kinds in ASKED.items()
        for asked in kinds
    }
