"""Choosing, paying, changing and using a die (rulebook L165-222)."""

import pytest

from tests.games.troyes_dice.table import gains, own, sheet, state_of, table


def test_the_wheel_asks_nothing_one_of_any_one_fortune_two_fortune() -> None:
    offers = state_of(table()).offers
    assert [(o.any, o.fortune) for o in offers] == [(0, 0), (1, 0), (0, 1), (0, 2)]


def test_the_first_plaza_is_free() -> None:
    assert gains(table(), "take 1") == {}


@pytest.mark.parametrize("resource", ["influence", "fortune", "wisdom"])
def test_the_second_plaza_costs_one_resource_the_player_names(resource: str) -> None:
    match = table()
    match.push(0, "take 2")
    assert match.texts(0) == ["pay influence", "pay fortune", "pay wisdom"]
    assert gains(match, f"pay {resource}") == {resource: -1}


def test_only_what_is_there_can_be_named() -> None:
    match = table(sheet(0, 2, 0), sheet())
    match.push(0, "take 2")
    assert match.texts(0) == ["pay fortune"]


def test_third_and_fourth_plaza_cost_fortune() -> None:
    assert gains(table(black=0), "take 3") == {"fortune": -1}
    assert gains(table(black=0), "take 4") == {"fortune": -2}


@pytest.mark.parametrize(
    ("goods", "dice"),
    [
        ((3, 3, 3), ["take 2", "take 3", "take 4"]),
        ((0, 2, 0), ["take 2", "take 3", "take 4"]),
        ((5, 1, 5), ["take 2", "take 3"]),
        ((1, 0, 0), ["take 2"]),
        ((0, 0, 0), ["collect"]),
    ],
)
def test_a_die_is_offered_if_its_price_is_covered(goods: tuple[int, int, int], dice: list[str]) -> None:
    assert table(sheet(*goods), sheet(), black=0).texts(0) == dice


def test_who_can_pay_no_die_takes_one_of_each_resource() -> None:
    match = table(sheet(0, 0, 0), sheet(), black=0)
    assert gains(match, "collect") == {"influence": 1, "fortune": 1, "wisdom": 1}
    assert match.pending == [1]


def test_collecting_can_complete_a_resource_citizen() -> None:
    match = table(sheet(0, 0, 0, circled=(5, 3, 11)), sheet(), black=0)
    assert gains(match, "collect") == {"influence": 1, "fortune": 1, "wisdom": 1, "red": 1, "white": 1}


def test_there_is_no_pass() -> None:
    assert table().texts(0) == ["take 1", "take 2", "take 3"]


def test_gaining_circles_as_many_symbols_as_the_value() -> None:
    match = table(dice=(4, 5, 5, 6), black=3)
    assert gains(match, "take 1", "gain influence 4") == {"influence": 4, "red": 1}


def test_gaining_is_legal_even_if_all_of_it_is_lost() -> None:
    match = table(sheet(2, 3, 0, circled=(18, 3, 3)), sheet(), dice=(5, 5, 5, 6))
    match.push(0, "take 1")
    assert "gain influence 5" in match.texts(0)
    assert gains(match, "gain influence 5") == {}
    assert ("lost", 0, "influence", 5, "die") in match.events(0)


def test_crosses_do_not_hinder_gaining() -> None:
    match = table(sheet(0, 0, 0, crossed="red 4"), sheet(), dice=(4, 5, 5, 6), day=3)
    match.push(0, "take 1")
    assert match.texts(0) == ["gain influence 4"]


@pytest.mark.parametrize(
    ("influence", "values"), [(0, [3]), (1, [2, 3, 4]), (2, [1, 2, 3, 4, 5]), (3, [1, 2, 3, 4, 5, 6])]
)
def test_each_influence_changes_the_value_by_one(influence: int, values: list[int]) -> None:
    match = table(sheet(influence, 0, 0), sheet(), dice=(3, 4, 5, 6))
    match.push(0, "take 1")
    assert [t for t in match.texts(0) if t.startswith("gain")] == [f"gain influence {v}" for v in values]


def test_values_are_not_circular() -> None:
    match = table(sheet(5, 0, 0), sheet(), dice=(1, 4, 5, 6))
    assert gains(match, "take 1", "build fortress 6") == {"influence": -5, "white": 1}


def test_a_change_of_colour_costs_two_wisdom() -> None:
    match = table(sheet(0, 0, 2), sheet(), dice=(3, 4, 5, 6))
    match.push(0, "take 1")
    assert "gain fortune 3" in match.texts(0)
    assert gains(match, "build town-hall 3") == {"wisdom": -2, "yellow": 2}


def test_with_one_wisdom_the_colour_stays() -> None:
    match = table(sheet(0, 0, 1), sheet(), dice=(3, 4, 5, 6))
    match.push(0, "take 1")
    assert match.texts(0) == ["gain influence 3", "build fortress 3", "build palace 3"]


def test_what_was_paid_for_the_die_is_not_there_for_changes() -> None:
    match = table(sheet(1, 0, 2), sheet(), dice=(3, 3, 5, 6), colours="RRWR")
    match.push(0, "take 2")
    match.push(0, "pay wisdom")
    assert "gain fortune 3" not in match.texts(0)
    assert "gain influence 4" in match.texts(0)


def test_what_an_action_gains_cannot_pay_for_it() -> None:
    match = table(sheet(0, 0, 0), sheet(), dice=(3, 4, 5, 6))
    match.push(0, "take 1")
    assert match.texts(0) == ["gain influence 3", "build fortress 3", "build palace 3"]


def test_a_building_needs_the_column_numbered_with_the_value() -> None:
    match = table(sheet(0, 0, 0), sheet(), dice=(3, 4, 5, 6), numbers=(4, 5, 6, 1, 2, 3))
    match.push(0, "take 1")
    assert match.texts(0) == ["gain influence 3", "build fortress 3", "build palace 3"]
    assert gains(match, "build fortress 3") == {"white": 1}  # column 5


def test_what_is_built_cannot_be_built_again() -> None:
    match = table(sheet(0, 0, 0, built="fortress 3, palace 3"), sheet(), dice=(3, 4, 5, 6))
    match.push(0, "take 1")
    assert match.texts(0) == ["gain influence 3"]


def test_other_seats_see_a_sheet_as_it_was_until_all_have_finished() -> None:
    match = table()
    before = match.view(1)["sheets"]
    match.push(0, "take 1")
    match.push(0, "build fortress 1")
    assert match.view(1)["sheets"] == before
    assert match.view(None)["sheets"] == before
    assert match.view(0)["sheets"] != before
    assert not any(event[0] == "built" for event in match.events(1))
    match.push(1, "take 1")
    match.push(1, "gain influence 1")
    assert match.view(1)["sheets"] == match.view(0)["sheets"]
    assert ("built", 0, "fortress", 1, "") in match.events(1)


def test_the_chosen_die_is_undone_with_its_payment() -> None:
    match = table()
    before = match.position()
    match.push(0, "take 2")
    match.push(0, "pay influence")
    match.undo(0)
    match.undo(0)
    assert match.position() == before
    assert own(match)["influence"] == 3
