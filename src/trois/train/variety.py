"""Which games are played: all numbers of seats, all options, and cards whose numbers are a little different."""

from collections.abc import Iterator
from random import Random

from trois.core.data import Json
from trois.core.errors import BadCards
from trois.core.game import AnyGame
from trois.core.options import Options

SEATS = {2: 5, 3: 2, 4: 2}
"""How often there are so many seats."""
PLAIN_OPTIONS = 0.6
PLAIN_CARDS = 0.7
CHANGED_NUMBERS = 0.3
MARKS = ("source", "note")


def seats_for(game: AnyGame, dice: Random, wanted: tuple[int, ...] = ()) -> int:
    """One of the numbers that are wanted; where none are, any that the game allows."""
    if wanted:
        return dice.choice(wanted)
    possible = [seats for seats in SEATS if game.fewest_seats <= seats <= game.most_seats]
    return dice.choices(possible, [SEATS[seats] for seats in possible])[0]


def options_for(game: AnyGame, dice: Random) -> Options:
    """Mostly the first value of each, which is the default."""
    found: Options = {}
    for option in game.options:
        plain = dice.random() < PLAIN_OPTIONS
        found[option.name] = option.default if plain else dice.choice(option.choices)
    return found


def changes_for(game: AnyGame, dice: Random, always: bool = False) -> dict[str, Json]:
    """Corrections of the reconstructed numbers by one more or less, those that the game accepts one by one."""
    if not always and dice.random() < PLAIN_CARDS:
        return {}
    changes: dict[str, Json] = {}
    for table, row, key, value in reconstructed(game):
        if always or dice.random() < CHANGED_NUMBERS:
            _try(game, changes, table, row, key, _shifted(value, dice))
    return changes


def reconstructed(game: AnyGame) -> Iterator[tuple[str, dict[str, Json], str, Json]]:
    """Every number or list of numbers of a card that nobody could verify: table, row, key, value."""
    for table, rows in game.card_tree({}, "cards").items():
        if isinstance(rows, list):
            for row in rows:
                if isinstance(row, dict) and "id" in row:
                    for key, value in row.items():
                        if _is_reconstructed(row, key) and _has_numbers(value):
                            yield table, row, key, value


def _is_reconstructed(row: dict[str, Json], key: str) -> bool:
    if key in {"id", "level", "period", "copies", "removable"} or key in MARKS:
        return False
    return str(row.get(f"{key}_source", row.get("source", ""))).startswith("reconstructed")


def _has_numbers(value: Json) -> bool:
    if isinstance(value, list):
        return bool(value) and all(_has_numbers(each) for each in value)
    if isinstance(value, dict):
        return any(_has_numbers(each) for each in value.values())
    return isinstance(value, int) and not isinstance(value, bool)


def _shifted(value: Json, dice: Random) -> Json:
    if isinstance(value, dict):
        return {key: _shifted(each, dice) if _has_numbers(each) else each for key, each in value.items()}
    if isinstance(value, list):
        return [_shifted(each, dice) for each in value]
    if isinstance(value, int) and not isinstance(value, bool):
        return max(0, value + dice.choice((-1, 1)))
    return value


def _try(game: AnyGame, changes: dict[str, Json], table: str, row: dict[str, Json], key: str, value: Json) -> None:
    """Change a number if the game accepts it."""
    rows = changes.setdefault(table, [])
    assert isinstance(rows, list)
    found = next((each for each in rows if isinstance(each, dict) and each["id"] == row["id"]), None)
    entry: dict[str, Json] = found if isinstance(found, dict) else {"id": row["id"]}
    if found is None:
        rows.append(entry)
    entry[key] = value
    try:
        game.card_tree(changes, "cards")
    except BadCards:
        del entry[key]
        if len(entry) == 1:
            rows.remove(entry)
    if not rows:
        del changes[table]
