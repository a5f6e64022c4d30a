"""Every worked example of the rulebook, with its line, in our own words."""

from tests.games.troyes_dice.table import gains, sheet, state_of, table
from trois.core.chance import RecordedChance
from trois.games.troyes_dice.rules import columns, half_day


def test_l112_numbers_rise_or_fall_from_the_rolled_four() -> None:
    state = state_of(table())
    columns.set_numbers(state, [4, 5, 6, 1, 2, 3])
    assert state.column_of[1:] == [3, 4, 5, 0, 1, 2]
    columns.set_numbers(state, [4, 3, 2, 1, 6, 5])
    assert state.column_of[1:] == [3, 2, 1, 0, 5, 4]


def test_l138_one_black_three_three_and_six_are_placed_in_this_order() -> None:
    state = state_of(table())
    half_day.roll(state, RecordedChance(-1, [2, 5, 0, 2]))
    assert (state.dice, state.black) == ([1, 3, 3, 6], 1)


def test_l161_on_day_four_a_black_three_on_white_crosses_the_white_three() -> None:
    match = table(sheet(built="bishopric 3"), day=4, dice=(1, 3, 4, 6), black=1, colours="RWYR")
    half_day.resolve_event(state_of(match), None)
    valentin = state_of(match).sheets[0]
    assert valentin.crossed == 1 << (6 * 2 + 2)
    assert valentin.has_built(5, 3)
    assert not valentin.has_built(2, 3)
    assert not valentin.free_cells() >> (6 * 2 + 2) & 1


def test_l175_red_one_is_free_yellow_three_costs_one_red_six_two_fortune() -> None:
    offers = state_of(table(dice=(1, 3, 3, 6), black=1, colours="RWYR")).offers
    prices = [(o.colour, o.rolled, o.fortune, o.available) for o in offers]
    assert prices == [(0, 1, 0, True), (2, 3, 0, False), (1, 3, 1, True), (0, 6, 2, True)]


def test_l240_a_red_five_becomes_a_yellow_six() -> None:
    """1 Fortune for the die, 2 Wisdom and 1 Influence for the changes; 6 Fortune and a yellow citizen."""
    match = table(sheet(3, 3, 3), sheet(), dice=(1, 3, 5, 6), black=1, colours="WWRY")
    change = gains(match, "take 3", "gain fortune 6")
    assert change == {"fortune": -1 + 6, "wisdom": -2, "influence": -1, "yellow": 1}


def test_l264_a_fortress_beside_its_neighbour_brings_two_red_citizens() -> None:
    match = table(sheet(built="fortress 2"), sheet(), dice=(1, 3, 3, 6), black=1)
    assert gains(match, "take 1", "build fortress 1") == {"red": 2}


def test_l302_a_market_in_column_five_with_two_white_dice_brings_six_wisdom() -> None:
    match = table(sheet(wisdom=0, circled=(3, 3, 6)), sheet(), dice=(2, 3, 5, 6), black=1, colours="WRYW")
    change = gains(match, "take 3", "build market 5")
    assert change == {"fortune": -1, "wisdom": 6, "white": 1}


def test_l336_the_third_cathedral_counts_two_per_fortress() -> None:
    match = table(sheet(built="cathedral 5 6, fortress 2 3"), sheet(), dice=(1, 3, 3, 6), black=1, colours="WRRR")
    match.push(0, "take 1")
    match.push(0, "build cathedral 1")
    assert match.scores[0].parts["fortress"] == 4
    assert ("unlocked", 0, "fortress", 2) in match.events(0)


def test_l368_a_town_hall_in_column_five_brings_two_yellow_citizens() -> None:
    match = table(dice=(1, 3, 5, 6), black=1, colours="RRYR")
    assert gains(match, "take 3", "build town-hall 5") == {"fortune": -1, "yellow": 2}


def test_l412_the_final_example_scores_54() -> None:
    """Four Cathedrals: Markets x1, Cathedrals x1, then Town Halls x2, Bishoprics x2."""
    match = table(
        sheet(
            2, 2, 5,
            citizens=(10, 10, 10),
            built="market 1 2 3 4, town-hall 1 2 3 4, cathedral 3 5 4 6, bishopric 1 2, fortress 1 2, palace 1",
        ),
        day=9,
    )  # fmt: skip
    score = match.scores[0]
    assert score.parts["market"] == 4
    assert score.parts["town-hall"] == 8
    assert score.parts["cathedral"] == 4
    assert score.parts["bishopric"] == 4
    assert (score.parts["fortress"], score.parts["palace"]) == (0, 0)
    assert (score.parts["influence"], score.parts["fortune"], score.parts["wisdom"]) == (1, 1, 2)
    assert score.parts["citizens"] == 30
    assert score.total == 54
    assert match.over
    assert match.pending == []
