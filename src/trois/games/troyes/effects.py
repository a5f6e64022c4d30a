"""What the cards do, as typed rows of cards.toml: a kind of effect and the numbers it does it with."""

from typing import Final

from trois.core.data import Reader

EXCHANGE: Final = ["pay_deniers", "pay_influence", "deniers", "influence", "vp"]
"""What an activation takes and gives; a card has some of these."""

KINDS: Final[dict[str, list[str]]] = {
    "exchange": EXCHANGE,
    "per_citizen": ["deniers"],
    "collect_taxes": ["deniers"],
    "most_dice": ["vp"],
    "best_red_dice": ["vp"],
    "per_cathedral_cubes": ["cubes", "vp"],
    "per_event": ["vp"],
    "shoot": ["cubes", "least"],
    "cubes_per_red_die": ["cubes"],
    "buy_cubes": ["cubes", "pay_influence"],
    # Cubes of delayed activities, which change the dice of a later action.
    "add_to_total": ["add"],
    "add_to_each": ["add"],
    "become": ["value"],
    "count_as": ["dice"],
    "act_as_red": [],
    "free_dice": [],
    # Events.
    "attack": [],
    "neutral_citizen": [],
    "pay_per_citizen": ["deniers"],
    "pay_deniers": ["deniers"],
    "pay_influence": ["influence"],
    "grey_cubes": ["events"],
    "build_grey": ["cubes"],
    "tear_down": ["cubes"],
}
"""The kinds of effects with the numbers each of them has."""

MOST: Final[dict[str, int]] = {
    "pay_deniers": 30,
    "pay_influence": 20,
    "deniers": 30,
    "influence": 20,
    "vp": 20,
    "cubes": 18,
    "least": 6,
    "add": 18,
    "value": 18,
    "dice": 6,
    "events": 16,
}
"""The most a number of an effect may be; the least is 1."""


class Effect:
    def __init__(self, do: str, numbers: dict[str, int]) -> None:
        self.do = do
        self.numbers = numbers

    def number(self, name: str) -> int:
        return self.numbers.get(name, 0)


def read(row: Reader, printed: str) -> Effect:
    """The effect of a row. Which one a card has is printed and cannot be changed: the texts speak of it."""
    if row.text("do") != printed:
        raise row.fail("do", "fixed-word", word=printed)
    names = [name for name in row.data if name != "do"]
    for name in KINDS[printed]:
        if name not in names and printed != "exchange":
            raise row.fail(name, "effect-needs", effect=printed)
    numbers = {name: row.integer(name, 1, MOST[name]) for name in names if name in KINDS[printed]}
    row.finish()
    return Effect(printed, numbers)
