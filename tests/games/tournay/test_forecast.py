"""What the crier would do is what it then does."""

import pytest

from tests.games.tournay.table import Table
from tests.games.tournay.test_events import cry
from trois.games.tournay.cards import EVENT_IDS
from trois.games.tournay.rules.forecast import forecast
from trois.games.tournay.state import State

NOBODY_ASKED = ("event.plunder", "event.ransom", "event.bad-harvest", "event.fair", "event.pilgrims")


def prepared(event: str, coins: int) -> Table:
    table = Table()
    table.queue((event, coins))
    table.standing(0, 1, 0, 2)
    table.standing(1, 0, 1, 0)
    table.money(7, 4)
    return table


def deniers(state: State) -> list[int]:
    return state.deniers[: state.seats]


@pytest.mark.parametrize("coins", [0, 1])
@pytest.mark.parametrize("event", NOBODY_ASKED)
def test_deniers_are_what_the_crier_then_takes_and_gives(event: str, coins: int) -> None:
    table = prepared(event, coins)
    before, foreseen = deniers(table.state), forecast(table.state, 0)
    assert deniers(table.state) == before
    cry(table)
    assert deniers(table.state) == [had + more for had, more in zip(before, foreseen, strict=True)]


def test_the_new_coin_counts_up_to_the_circles() -> None:
    """Plunder: 3 deniers for each of at most 2 coins, and nobody pays more than there is."""
    assert forecast(prepared("event.plunder", 0).state, 0) == [-3, -3]
    assert forecast(prepared("event.plunder", 1).state, 0) == [-6, -4]
    assert forecast(prepared("event.plunder", 2).state, 0) == [-6, -4]


def test_who_is_richest_is_found_anew_for_every_coin() -> None:
    """Ransom: 3 deniers of the richest, here 7 and 4; both have 4 when the second coin strikes."""
    assert forecast(prepared("event.ransom", 1).state, 0) == [-6, -3]


def test_nobody_suffers_more_than_there_is() -> None:
    table = prepared("event.plunder", 0)
    suffered = {name: EVENT_IDS.index(name) for name in ("event.riot", "event.storm", "event.fire")}
    found = {}
    for name, number in suffered.items():
        table.state.queue[0] = number
        found[name] = forecast(table.state, 0)
    hands = [-min(1, len(hand)) for hand in table.state.hands[:2]]
    assert found == {"event.riot": [-1, 0], "event.storm": hands, "event.fire": [0, 0]}
