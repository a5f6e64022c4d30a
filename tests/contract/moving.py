"""Moves pieces in a position so that their sums still add up: what a loader is likely to believe."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from trois.core.chance import Chance

Way = Callable[[Chance], None]
Holder = tuple[Any, Any]
"""A table or list, and the key of a number in it."""


def move(position: dict[str, Any], chance: Chance) -> None:
    """One thing a few times, or some things once."""
    ways = list(_WAYS[position["game"]](position))
    times = [1, 1, 2, 12][chance.below(4)]
    one = ways[chance.below(len(ways))]
    for _ in range(times):
        way = one if times == 12 else ways[chance.below(len(ways))]
        way(chance)


# What can be moved


def shift(holders: Sequence[Holder]) -> Way:
    """Some, or all, of one number go to another."""

    def way(chance: Chance) -> None:
        full = [(at, key) for at, key in holders if at[key] > 0]
        if full:
            giver, given = full[chance.below(len(full))]
            taker, taken = holders[chance.below(len(holders))]
            n = giver[given] if chance.below(2) else 1
            giver[given] -= n
            taker[taken] += n

    return way


def hand_on(rows: Sequence[Sequence[list[Any]]]) -> Way:
    """A thing goes from one list to another; where a row has several lists, what belongs to it goes along."""

    def way(chance: Chance) -> None:
        full = [row for row in rows if row[0]]
        if full:
            giver, taker = full[chance.below(len(full))], rows[chance.below(len(rows))]
            at = chance.below(len(giver[0]))
            things = [values.pop(at) for values in giver]
            to = chance.below(len(taker[0]) + 1)
            for values, thing in zip(taker, things, strict=True):
                values.insert(to, thing)

    return way


def swap(spots: Sequence[Holder]) -> Way:
    """Two things change their places."""

    def way(chance: Chance) -> None:
        (one, a), (other, b) = (spots[chance.below(len(spots))] for _ in range(2))
        one[a], other[b] = other[b], one[a]

    return way


def turn(at: Any, key: Any, values: Sequence[Any]) -> Way:
    """A clock, a flag or a purse whose other side is the bank shows something else."""

    def way(chance: Chance) -> None:
        at[key] = values[chance.below(len(values))]

    return way


def _entries(lists: Sequence[list[Any]]) -> list[Holder]:
    return [(values, at) for values in lists for at in range(len(values))]


# The games


def _tournay(position: dict[str, Any]) -> Iterator[Way]:
    players, queue = position["players"], [row for row in position["queue"] if row]
    for colour in position["supply"]:
        plazas = [(row[where], colour) for row in players for where in ("standing", "lying")]
        yield shift([(position["supply"], colour), *plazas])
    yield shift([(row, "deniers") for row in players])
    yield turn(players[position["active"]], "deniers", range(4))
    yield shift([(row, "coins") for row in queue])
    yield hand_on([[position["event_pile"]], *([row[key]] for row in players for key in ("ramparts", "built"))])
    piles = [[pile["cards"], pile["known"]] for pile in position["piles"].values()]
    yield hand_on([*piles, *([row["hand"], row["hand_known"]] for row in players)])
    yield turn(position, "round", range(1, 61))
    yield turn(position, "last_round", [False, True])
    yield turn(position, "played", [False, True])
    for row in players:
        for stack in row["district"]:
            yield turn(stack, "on", ["free", "grey", "damage"])


def _troyes(position: dict[str, Any]) -> Iterator[Way]:
    players, spaces = position["players"], position["buildings"].values()
    for seat, row in enumerate(players):
        yield _settle(position, seat, row)
        yield turn(row, "deniers", range(4))
    yield swap(_entries([*spaces, *(card["spaces"] for card in position["activities"])]))
    yield hand_on([[position["expelled"][name]] for name in position["buildings"]])
    for goods in ("deniers", "influence"):
        yield shift([(row, goods) for row in players])
    for cubes in players[0]["cubes"]:
        yield shift([(row["cubes"], cubes) for row in players])
    for colour in ("red", "white", "yellow"):
        yield hand_on([[row[colour]] for row in position["districts"]])
    yield hand_on([[position["discarded"]], *([row["events"]] for row in players)])
    yield hand_on([[event["cubes"]] for event in position["queue"]])
    yield swap(_entries(position["cathedral"]))
    yield turn(position, "turn", range(position["seats"]))


def _settle(position: dict[str, Any], seat: int, row: dict[str, Any]) -> Way:
    """A citizen comes home from a building or a card, or goes there."""
    spots = _entries([*position["buildings"].values(), *(card["spaces"] for card in position["activities"])])

    def way(chance: Chance) -> None:
        out = [(at, key) for at, key in spots if at[key] == seat]
        free = [(at, key) for at, key in spots if at[key] is None]
        home = ("supply", "general")[chance.below(2)]
        if out and chance.below(3):
            at, key = out[chance.below(len(out))]
            at[key], row[home] = None, row[home] + 1
        elif row[home] and chance.below(2):
            row["general"], row["supply"] = row["general"] + row["supply"], 0
        elif row[home] and free:
            at, key = free[chance.below(len(free))]
            at[key], row[home] = seat, row[home] - 1

    return way


def _troyes_dice(position: dict[str, Any]) -> Iterator[Way]:
    for seat, sheet in enumerate(position["sheets"]):
        for goods in ("circled", "unspent", "citizens"):
            yield shift([(sheet[goods], each) for each in sheet[goods]])
        for each, circled in sheet["circled"].items():
            yield turn(sheet["unspent"], each, range(circled + 1))
        yield hand_on([[numbers] for numbers in sheet["built"].values()])
        yield hand_on([[numbers] for numbers in sheet["crossed"].values()])
        yield turn(position["shown"], seat, [json.loads(json.dumps(sheet))])
    for where in ("plazas", "up", "tiles", "dice", "numbers"):
        if position[where]:
            yield swap(_entries([position[where]]))
    yield turn(position, "day", range(1, 9))
    yield turn(position, "half", ["morning", "afternoon"])


_WAYS = {"tournay": _tournay, "troyes": _troyes, "troyes-dice": _troyes_dice}
