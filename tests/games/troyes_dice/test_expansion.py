"""Banquets and Raids: the 8 two-sided tiles (rulebook L426-500)."""

import pytest

from tests.games.troyes_dice.table import gains, sheet, state_of, table
from trois.core.match import Match
from trois.games.troyes_dice.rules import half_day


def with_tile(
    tile: int,
    die: int = 3,
    colour: str = "R",
    goods: tuple[int, int, int] = (3, 3, 3),
    plaza: int = 0,
    built: str = "",
) -> Match:
    """The tile beside one plaza, a die of this value and colour on it; the black die lies on the last one."""
    dice = [(die, 5, 5, 6), (1, die, 5, 6), (1, 1, die, 6)][plaza]
    colours = ["W", "Y", "W", "R"]
    colours[plaza] = colour
    return table(sheet(*goods, built=built), sheet(), dice=dice, black=3, colours="".join(colours), tiles={plaza: tile})


def uses(match: Match, start: str) -> list[str]:
    return [text for text in match.texts(0) if text.startswith(start)]


# 1: value changes


@pytest.mark.parametrize(("number", "price"), [(4, 1), (5, 1), (6, 2), (2, 1), (1, 1), (3, 0)])
def test_banquet_1_one_influence_changes_the_value_by_up_to_two(number: int, price: int) -> None:
    change = gains(with_tile(1), "take 1", f"build palace {number}")
    assert change.get("influence", 0) == -price


def test_raid_1_forbids_value_changes_but_not_paying_with_influence() -> None:
    match = with_tile(-1, die=2, plaza=1)
    match.push(0, "take 2")
    match.push(0, "pay influence")
    assert uses(match, "gain influence") == ["gain influence 2"]


# 2: colour changes


def test_banquet_2_a_colour_change_costs_one_wisdom() -> None:
    assert gains(with_tile(2, goods=(0, 0, 1)), "take 1", "build town-hall 3") == {"wisdom": -1, "yellow": 2}


def test_raid_2_forbids_colour_changes() -> None:
    match = with_tile(-2, goods=(0, 0, 9))
    match.push(0, "take 1")
    assert match.texts(0) == ["gain influence 3", "build fortress 3", "build palace 3"]


# 3: price


@pytest.mark.parametrize(("plaza", "goods"), [(1, (0, 0, 0)), (2, (0, 0, 0))])
def test_banquet_3_makes_the_die_free(plaza: int, goods: tuple[int, int, int]) -> None:
    match = with_tile(3, die=2, goods=goods, plaza=plaza)
    assert f"take {plaza + 1}" in match.texts(0)
    assert gains(match, f"take {plaza + 1}", "gain influence 2") == {"influence": 2}


@pytest.mark.parametrize(("tile", "resource"), [(-3, "fortune"), (-4, "influence"), (-5, "wisdom")])
def test_raids_3_to_5_cost_one_resource_more(tile: int, resource: str) -> None:
    assert gains(with_tile(tile), "take 1") == {resource: -1}
    names = ["influence", "fortune", "wisdom"]
    poor = tuple(0 if name == resource else 3 for name in names)
    assert "take 1" not in with_tile(tile, goods=(poor[0], poor[1], poor[2])).texts(0)


def test_a_surcharge_adds_to_the_wheels_cost() -> None:
    assert gains(with_tile(-3, plaza=2), "take 3") == {"fortune": -2}
    match = with_tile(-5, plaza=1, goods=(0, 0, 1))
    assert "take 2" not in match.texts(0)
    match = with_tile(-5, plaza=1, goods=(0, 0, 2))
    assert gains(match, "take 2", "pay wisdom") == {"wisdom": -2}
    match = with_tile(-5, plaza=1, goods=(1, 0, 1))
    match.push(0, "take 2")
    assert match.texts(0) == ["pay influence"]


# 4 to 7: buildings made with the die


def test_banquet_4_a_fortress_brings_a_red_and_a_yellow_or_white_citizen_more() -> None:
    match = with_tile(4, die=5)
    match.push(0, "take 1")
    assert gains(match, "build fortress 5") == {"white": 1, "red": 1}
    assert match.texts(0) == ["citizen yellow", "citizen white"]
    assert gains(match, "citizen yellow") == {"yellow": 1}


def test_banquet_4_works_for_the_building_made_also_after_changes() -> None:
    match = with_tile(4, die=1, colour="Y")
    match.push(0, "take 1")
    assert gains(match, "build fortress 1") == {"wisdom": -2, "red": 2}


def test_the_tile_acts_after_the_buildings_own_effect_and_before_its_link() -> None:
    match = with_tile(4, die=2, built="fortress 1")
    match.push(0, "take 1")
    assert gains(match, "build fortress 2") == {"red": 2}
    assert gains(match, "citizen yellow") == {"yellow": 1, "red": 1}


def test_banquet_4_gives_nothing_for_other_buildings() -> None:
    assert gains(with_tile(4), "take 1", "build palace 3") == {"red": 2}


def test_banquet_5_a_cathedral_brings_one_of_each_resource() -> None:
    match = with_tile(5, colour="W")
    assert gains(match, "take 1", "build cathedral 3") == {"influence": 1, "fortune": 1, "wisdom": 1}
    assert gains(with_tile(5, colour="W"), "take 1", "build bishopric 3") == {"white": 2}


def test_banquet_6_a_market_counts_one_more_die() -> None:
    assert gains(with_tile(6, die=4, colour="Y"), "take 1", "build market 4") == {"yellow": 6}
    assert gains(with_tile(6, die=2, colour="Y"), "take 1", "build market 2") == {"red": 2}


def test_raid_6_forbids_prestige_buildings() -> None:
    match = with_tile(-6)
    match.push(0, "take 1")
    assert uses(match, "build fortress") + uses(match, "build market") + uses(match, "build cathedral") == []
    assert "build palace 3" in match.texts(0)
    assert "build town-hall 3" in match.texts(0)


def test_banquet_7_an_administration_building_brings_one_citizen_more() -> None:
    assert gains(with_tile(7), "take 1", "build palace 3") == {"red": 3}
    assert gains(with_tile(7), "take 1", "build bishopric 3") == {"wisdom": -2, "white": 3}
    assert gains(with_tile(7, die=1), "take 1", "build fortress 1") == {"red": 1}


def test_raid_7_the_die_starts_at_zero() -> None:
    match = with_tile(-7, die=3)
    match.push(0, "take 1")
    assert uses(match, "gain influence") == [f"gain influence {v}" for v in range(4)]
    assert uses(match, "build fortress") == [f"build fortress {v}" for v in (1, 2, 3)]
    assert gains(match, "build fortress 2") == {"influence": -2, "red": 1}


def test_raid_7_the_die_may_stay_at_zero_and_gain_nothing() -> None:
    match = with_tile(-7, goods=(0, 0, 0))
    match.push(0, "take 1")
    assert match.texts(0) == ["gain influence 0"]
    assert gains(match, "gain influence 0") == {}


def test_raid_7_attacks_use_the_rolled_value() -> None:
    match = table(day=4, dice=(3, 4, 5, 6), black=0, colours="RYWR", tiles={0: -7})
    half_day.resolve_event(state_of(match), None)
    assert state_of(match).sheets[0].crossed == 1 << 2


# 8: the black die


def black_on_banquet_8(day: int = 4) -> Match:
    return table(sheet(), day=day, dice=(3, 4, 5, 6), black=0, colours="RYWR", tiles={0: 8})


def test_banquet_8_a_black_die_is_harmless_and_can_be_taken() -> None:
    match = black_on_banquet_8()
    half_day.resolve_event(state_of(match), None)
    assert state_of(match).sheets[0].crossed == 0
    assert match.texts(0) == ["take 1", "take 2", "take 3", "take 4"]
    assert state_of(match).clear == [2, 1, 1]
    match.push(0, "take 1")
    assert "build fortress 3" in match.texts(0)


def test_banquet_8_only_the_tile_turns_at_the_end() -> None:
    match = black_on_banquet_8()
    state = state_of(match)
    slot, up = state.slot_of(0), list(state.up)
    match.push(0, "take 1")
    match.push(0, "gain influence 3")
    assert state.tiles[slot] == -8
    assert state.up == up


def test_raid_8_a_clear_die_acts_as_black_and_the_real_one_attacks_too() -> None:
    match = table(sheet(0, 0, 0), sheet(), day=3, dice=(2, 4, 5, 6), black=1, colours="RYWR", tiles={0: -8})
    state = state_of(match)
    half_day.resolve_event(state, None)
    assert state.sheets[0].crossed == (1 << 1) | (1 << (6 + 3))
    assert match.texts(0) == ["collect"]
    assert state.clear == [1, 0, 1]


def test_raid_8_turns_its_plaza_over_and_stays_a_raid() -> None:
    match = table(sheet(), day=3, dice=(2, 4, 5, 6), black=1, colours="RYWR", tiles={0: -8})
    state = state_of(match)
    slot, up = state.slot_of(0), list(state.up)
    match.push(0, "take 3")
    match.push(0, "gain wisdom 5")
    assert state.up[slot] == 1 - up[slot]
    assert state.tiles[slot] == -8


# Turning


def test_a_banquet_becomes_a_raid_when_the_black_die_destroys_its_plaza() -> None:
    match = table(sheet(), dice=(3, 4, 5, 6), black=0, colours="RYWR", tiles={0: 3})
    slot = state_of(match).slot_of(0)
    match.push(0, "take 2")
    match.push(0, "pay fortune")
    match.push(0, "gain fortune 4")
    assert state_of(match).tiles[slot] == -3


def test_a_raid_stays_a_raid() -> None:
    match = table(sheet(), dice=(3, 4, 5, 6), black=0, colours="RYWR", tiles={0: -3})
    slot = state_of(match).slot_of(0)
    match.push(0, "take 2")
    match.push(0, "pay fortune")
    match.push(0, "gain fortune 4")
    assert state_of(match).tiles[slot] == -3


def test_a_tile_acts_until_the_end_of_the_half_day() -> None:
    """The plaza is destroyed now, the tile turns with it at the end (L442)."""
    match = table(sheet(), sheet(), dice=(3, 4, 5, 6), black=0, colours="RYWR", tiles={0: 3})
    match.push(0, "take 2")
    assert state_of(match).tiles[state_of(match).slot_of(0)] == 3


def test_without_a_payable_die_one_of_each_resource_is_taken() -> None:
    """The rules page's example: Raid 8 on the free plaza, the black die on the second."""
    match = table(sheet(5, 0, 5), sheet(), day=3, dice=(2, 4, 5, 6), black=1, colours="RYWR", tiles={0: -8})
    assert match.texts(0) == ["collect"]
    assert gains(match, "collect") == {"influence": 1, "fortune": 1, "wisdom": 1, "red": 1, "white": 1}
