"""What an event would do to the viewer if the crier came now, its new coin included."""

from typing import Final

from trois.draw.tournay.seen import COLOURS, EVENTS, Effect, QueuedEvent, Table, count, strength
from trois.draw.tournay.seen import effects as e
from trois.games.tournay.words import ANY, BUILDING

_GAINS: Final = {e.EACH_GAINS_PER, e.LEADER_GAINS}


def coins_then(event: QueuedEvent, table: Table) -> int:
    """Its coins when the crier has put one on every event with an empty circle."""
    return min(event["coins"] + 1, table.cards.circles[EVENTS[event["event"]]])


def is_gain(row: Effect) -> bool:
    return row.do in _GAINS


def forecast(event: QueuedEvent, row: Effect, seat: int, table: Table) -> list[str]:
    """The loss or gain as signs; nothing where the event passes the seat by."""
    times = coins_then(event, table)
    if row.do == e.LAY_DOWN:
        return _signs(min(row.n * times, _standing(row, seat, table)), f"[lying{_tone(row)}]")
    if row.do == e.DISCARD:
        return _signs(min(row.n * times, len(table.player(seat)["hand"])), "[cards]")
    if row.do == e.DAMAGE_OWN:
        return _signs(min(row.n * times, _free_buildings(seat, table)), "[damage]")
    deniers = _deniers(row, times, seat, table)
    return [f"{'+' if deniers > 0 else '−'}{abs(deniers)}", "[denier]"] if deniers else []


def _signs(number: int, shown: str) -> list[str]:
    return [str(number), shown] if number else []


def _tone(row: Effect) -> str:
    return "" if row.colour == ANY else f"-{COLOURS[row.colour]}"


def _standing(row: Effect, seat: int, table: Table) -> int:
    standing = table.player(seat)["standing"]
    return sum(standing.values()) if row.colour == ANY else standing[COLOURS[row.colour]]


def _free_buildings(seat: int, table: Table) -> int:
    stacks = table.player(seat)["district"]
    return sum(stack["on"] == "free" and table.kind(stack["cards"][-1]) == BUILDING for stack in stacks)


def _deniers(row: Effect, times: int, seat: int, table: Table) -> int:
    """What comes in or, negative, goes out; nobody pays more than there is."""
    own = table.player(seat)["deniers"]
    if row.do == e.EACH_GAINS_PER:
        return times * min(row.n * count(table.state, seat, row), row.cap)
    if row.do == e.LEADER_GAINS:
        strengths = [strength(table.state, each, row.colour) for each in range(table.view["seats"])]
        return times * row.n if strengths[seat] == max(strengths) else 0
    if row.do == e.EACH_LOSES_PER:
        return -min(own, times * min(row.n * count(table.state, seat, row), row.cap))
    if row.do == e.RICHEST_LOSES:
        return -_lost_by_the_richest(row.n, times, seat, table)
    return -min(own, times * row.n)


def _lost_by_the_richest(n: int, times: int, seat: int, table: Table) -> int:
    """Who is richest is found anew for every coin."""
    purses = [player["deniers"] for player in table.view["players"]]
    for _ in range(times):
        most = max(purses)
        purses = [max(0, purse - n) if purse == most else purse for purse in purses]
    return table.player(seat)["deniers"] - purses[seat]
