"""Positions: half-made actions come back, broken ones are refused with the reason."""

from collections.abc import Callable

import pytest

import trois
from tests.games.troyes.table import GAME, play, state_of, table, texts
from trois.core.data import Json
from trois.core.errors import BadPosition


def test_a_half_made_action_is_loaded_as_it_was() -> None:
    match = table({0: "Y56 W5", 1: "Y5"}, activities="merchant", cubes={0: "priest"})
    play(match, "activate merchant", "supply", "modify priest", "take 5 yellow 0")
    loaded = GAME.load(match.position())
    state = state_of(match)
    assert loaded.group == state.group
    assert (loaded.pool, loaded.need, loaded.budget, loaded.modifier) == (
        state.pool,
        state.need,
        state.budget,
        state.modifier,
    )
    assert GAME.legal(loaded, 0) == match.legal(0)


def test_the_choice_of_a_number_is_loaded_as_it_was() -> None:
    match = table({0: "R66"}, queue="war")
    play(match, "combat war", "take 6 red 0", "take 6 red 0", "done")
    assert GAME.legal(GAME.load(match.position()), 0) == match.legal(0)


def test_cubes_left_to_place_are_kept() -> None:
    match = table({0: "R6"}, activities="archer", posts={"archer": [0]}, rolls=[6, 6, 6])
    play(match, "activate archer", "take 6 red 0", "done", "use 3", "cube marauding")
    loaded = GAME.load(match.position())
    assert loaded.left == 2
    assert GAME.legal(loaded, 0) == match.legal(0)


def player(data: dict[str, Json], seat: int) -> dict[str, Json]:
    players = data["players"]
    assert isinstance(players, list)
    row = players[seat]
    assert isinstance(row, dict)
    return row


def part(data: dict[str, Json], key: str) -> dict[str, Json]:
    row = data[key]
    assert isinstance(row, dict)
    return row


def send_home(data: dict[str, Json], seat: int) -> None:
    """All citizens of a seat are in the general supply."""
    player(data, seat).update(supply=0, general=12)
    for spaces in part(data, "buildings").values():
        assert isinstance(spaces, list)
        spaces[:] = [None if owner == seat else owner for owner in spaces]


BREAKS: list[tuple[Callable[[dict[str, Json]], object], str]] = [
    (lambda d: player(d, 0).update(influence=21), "influence: 21 is not between 0 and 20"),
    (lambda d: player(d, 0).update(deniers=-1), "deniers: -1"),
    (lambda d: player(d, 0).update(general=3), "seat 0 has 5 citizens, not 12"),
    (lambda d: send_home(d, 0), "seat 0 has no citizen in play"),
    (lambda d: player(d, 1).update(characters=["henry"]), "characters"),
    (lambda d: player(d, 1).update(characters=["chretien", "henry"]), "a character is dealt twice"),
    (lambda d: part(d, "buildings").update(palace=["grey"] * 6, bishopric=["grey"] * 6), "12 neutral citizens"),
    (lambda d: part(d, "buildings").update(palace=[7] * 6), "expected a seat, grey or null"),
    (lambda d: part(d, "expelled").update(palace=["grey", "grey"]), "one citizen of a colour at most"),
    (lambda d: d.update(black=[3]), "black dice"),
    (lambda d: d.update(districts=[{"red": [], "white": [], "yellow": []}] * 3), "no die is left"),
    (lambda d: d.update(districts=[{"red": [1] * 4, "white": [], "yellow": []}] * 3), "8 red dice; there are 6"),
    (lambda d: d.update(queue=[]), "Marauding is not its first event"),
    (lambda d: d.update(queue=[{"event": "marauding", "cubes": [0, 0, 0, 0]}]), "fewer than the event has flags"),
    (lambda d: d.update(cathedral=[[None] * 6, [0] * 6, [None] * 6]), "hangs in the air"),
    (lambda d: d.update(round=2), "decks: red"),
    (lambda d: d.update(turn=5), "turn: 5 is not between 0 and 1"),
    (lambda d: d.update(trail=["pass"]), "'pass' is not a step"),
    (lambda d: d.update(trail=["dance"]), "no action is called 'dance'"),
    (lambda d: d.update(trail=["combat war"]), "not allowed there"),
    (lambda d: d.update(asking="over"), "over before the last round"),
    (lambda d: d.update(left=2), "left"),
    (lambda d: d.update(extra=2), "unknown key 'extra'"),
    (lambda d: d.pop("queue"), "'queue' is missing"),
]


@pytest.mark.parametrize(("damage", "reason"), BREAKS, ids=[reason for _, reason in BREAKS])
def test_broken_positions_are_refused_with_the_reason(damage: Callable[[dict[str, Json]], object], reason: str) -> None:
    data = table({0: "R1"}, seats=2).position()
    damage(data)
    with pytest.raises(BadPosition) as error:
        GAME.load(data)
    assert reason in str(error.value)


def test_citizens_are_placed_in_turn() -> None:
    """Who has placed one too early has none left when the turn comes."""
    data = trois.new("troyes", 4, 1, auto=False).position()
    start = data["start"]
    assert isinstance(start, int)
    later = (start + 1) % 4
    part(data, "buildings").update(palace=[later, None, None, None, None, None])
    player(data, later).update(supply=3)
    data["turn"] = later
    with pytest.raises(BadPosition, match="supply and placed citizens do not add up"):
        GAME.load(data)


def test_a_copy_shares_nothing_that_changes() -> None:
    match = table({0: "R6 Y6"}, queue="war")
    twin = match.copy()
    before = match.position()
    play(twin, "combat war", "take 6 red 0", "done", "use 2", "pass", "pass", "pass")
    assert match.position() == before
    assert texts(match)
