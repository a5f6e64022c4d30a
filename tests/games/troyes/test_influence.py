"""Influence: what it buys and when."""

import pytest

from tests.games.troyes.table import gains, goods, kinds, play, state_of, table, texts
from trois.core.errors import CannotUndo


def test_one_point_rerolls_one_own_die() -> None:
    match = table({0: "R3"}, influence=[1], rolls=[6])
    assert gains(match, "reroll red 3") == {"influence": -1}
    assert state_of(match).dice[0] == 1 << 15
    assert match.pending == [0]


def test_two_points_recruit_a_citizen_while_there_is_one() -> None:
    match = table({0: "R3"}, influence=[2], supply=[0], buildings={"palace": "0....."})
    assert gains(match, "recruit") == {"influence": -2}
    assert (state_of(match).supply[0], state_of(match).general[0]) == (1, 10)
    assert "recruit" not in texts(table({0: "R3"}, influence=[20], supply=12))


def test_four_points_turn_one_to_three_dice_of_any_colours() -> None:
    match = table({0: "R12 W3 Y3"}, influence=[4])
    play(match, "turn red 1")
    assert texts(match) == ["turn red 2", "turn white 3", "turn yellow 3", "done"]
    play(match, "turn red 2")
    assert gains(match, "turn white 3") == {"influence": -4}
    assert kinds(match, "reroll") == []
    assert state_of(match).dice[:3] == [(1 << 15) + (1 << 12), 1 << 9, 1 << 6]


def test_each_die_is_turned_once() -> None:
    match = table({0: "R33"}, influence=[4])
    play(match, "turn red 3")
    assert texts(match) == ["turn red 3", "done"]
    play(match, "turn red 3")
    assert texts(match) == ["done"]
    play(match, "done")
    assert state_of(match).dice[0] == 2 << 9


@pytest.mark.parametrize(
    ("points", "kinds_offered"),
    [
        (0, set()),
        (1, {"reroll"}),
        (2, {"reroll", "recruit"}),
        (3, {"reroll", "recruit"}),
        (4, {"reroll", "recruit", "turn"}),
    ],
)
def test_only_what_can_be_paid(points: int, kinds_offered: set[str]) -> None:
    offered = {text.split()[0] for text in texts(table({0: "R3"}, influence=[points]))}
    assert offered & {"reroll", "recruit", "turn"} == kinds_offered


def test_never_dice_of_others() -> None:
    match = table({1: "R3", "grey": "Y4 W1"}, influence=[20])
    assert kinds(match, "reroll") == []
    assert kinds(match, "turn") == []


def test_any_number_in_any_order_and_then_passing() -> None:
    match = table({0: "R1"}, influence=[9], rolls=[2, 3])
    play(match, "reroll red 1", "recruit", "turn red 2", "done", "reroll red 5", "pass")
    assert goods(match, 0)["influence"] == 1
    assert state_of(match).district[0] == 2


def test_not_once_dice_are_being_chosen() -> None:
    match = table({0: "R56"}, queue="war", influence=[9])
    play(match, "combat war")
    assert {text.split()[0] for text in texts(match)} == {"take"}
    play(match, "take 5 red 0")
    assert {text.split()[0] for text in texts(match)} == {"take", "done"}


def test_what_exceeds_twenty_is_lost() -> None:
    match = table({0: "R44"}, activities="hunting", posts={"hunting": [0]}, influence=[18])
    assert gains(match, "activate hunting", "take 4 red 0", "take 4 red 0", "done", "use 2") == {"influence": 2}


def test_a_reroll_cannot_be_undone_but_a_turn_can() -> None:
    match = table({0: "R1"}, influence=[9])
    play(match, "turn red 1", "done")
    match.undo(0)
    match.undo(0)
    assert state_of(match).influence[0] == 9
    play(match, "reroll red 1")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_half_built_action_can_be_undone_step_by_step() -> None:
    match = table({0: "Y56", 1: "Y5"}, activities="merchant")
    before = match.position()
    play(match, "activate merchant", "supply", "take 5 yellow 0", "take 5 yellow 1", "take 6 yellow 0")
    for _ in range(5):
        match.undo(0)
    assert match.position() == before
