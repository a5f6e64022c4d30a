"""Positions to look at: tables of every size in the middle of a match, and every kind of question once."""

from tests.web.positions import Position

SEATS = {"troyes": (2, 3, 4), "troyes-dice": (1, 2, 3, 4, 10), "tournay": (2, 3, 4)}
MIDDLE = {"troyes": (30, "action"), "troyes-dice": (20, "use"), "tournay": (36, "turn")}
"""How many decisions of each seat come before, and what is asked then."""
ASKED = {
    "troyes": {
        "counter": 3, "fight": 3, "also": 3, "citizen": 3, "dice": 3, "amount": 3, "cubes": 3, "mill": 35, "turn over": 3,
    },
    "troyes-dice": {"die": 3, "payment": 3, "bonus-prestige": 51, "bonus-administration": 3},
    "tournay": {
        "place": 3, "pay": 3, "use": 3, "take": 3, "keep": 3, "stand": 2, "recruit": 1, "draw": 9, "combat": 3, "fire": 1,
        "build": 52, "copy": 14, "protect": 1, "suffer": 1, "limit": 1, "last": 2,
    },
}  # fmt: skip
"""Kinds of questions, each with the seed of a game by chance in which it soon comes up."""
WITH_EXPANSION = {"abbey": 9, "levy": 9, "damage": 1, "chain": 17, "either": 8}
"""Those that only the expansion of Tournay brings."""


def middles() -> dict[str, Position]:
    """Each game with so many seats, by the name of its picture."""
    return {
        f"{game}-seats-{seats}": Position(game, seats, decisions * seats, 11, asked, 4)
        for game, (decisions, asked) in MIDDLE.items()
        for seats in SEATS[game]
    }


def questions() -> dict[str, Position]:
    """Each kind of question of each game, among three."""
    found = {
        f"{game}-asks-{asked.replace(' ', '-')}": Position(game, 3, 20, seed, asked)
        for game, kinds in ASKED.items()
        for asked, seed in kinds.items()
    }
    options = (("expansion", "replace"),)
    for asked, seed in WITH_EXPANSION.items():
        found[f"tournay-asks-{asked}"] = Position("tournay", 3, 20, seed, asked, options=options)
    return found
