"""Positions of Troyes with one right decision, and why; the steward must find it.

A die in hand, a denier or a point of influence that is left over is worth something while there are rounds to come
(`trois.bots.troyes.prices`), and next to nothing in the last one.
"""

import trois
from tests.games.troyes.table import play, table, texts
from trois import games
from trois.bots.style import style_of
from trois.core.match import Match


def decision(match: Match) -> str:
    rules = games.get("troyes")
    policy = style_of("troyes").policy(rules)
    seat = match.pending[0]
    return rules.vocabulary.text(policy.choose(match.state, seat, match.legal(seat)))


# Black dice


def test_a_red_die_counts_double_against_a_black_one() -> None:
    """A red 2 stops a black 4 and costs 2 pips; the white 4 would cost 4."""
    assert decision(table({0: "R26 W4 Y5"}, black=(4,))) == "fight red 2"


def test_the_cheapest_two_dice_against_a_black_one() -> None:
    """6 are needed: red 1 (2) and white 4 cost 5 pips, white 3 and yellow 3 cost 6."""
    match = table({0: "R1 W34 Y3"}, black=(6,))
    assert decision(match) == "fight red 1"
    play(match, "fight red 1")
    assert decision(match) == "fight white 4"


def test_the_strongest_die_stays_where_a_weaker_one_will_do() -> None:
    """The black 5 is stopped by the white 5: the red 6 is worth more in the round."""
    assert decision(table({0: "R6 W5"}, black=(2, 5))) == "fight white 5"


def test_no_more_dice_than_it_takes() -> None:
    match = table({0: "W3 Y22"}, black=(3,))
    assert decision(match) == "fight white 3"
    play(match, "fight white 3")
    assert decision(match) == "done"


def test_a_second_black_die_is_stopped_with_what_is_left_of_the_first() -> None:
    """The white 5 against 3 leaves 2, enough for the black 2 as well: it brings influence."""
    match = table({0: "R6 W5"}, black=(2, 3))
    play(match, "fight white 5", "done")
    assert texts(match) == ["also 2", "done"]
    assert decision(match) == "also 2"


def test_influence_is_not_thrown_after_a_lost_fight() -> None:
    """1 doubled and 1 are 3, not 6; another roll of one die could hardly make it 6."""
    assert decision(table({0: "R1 W1"}, black=(6,))) == "cannot"


# What to do


def test_passing_brings_two_deniers_where_nothing_else_does() -> None:
    """The last round: a citizen bought with influence would come to no use."""
    assert decision(table({}, round=6, deniers=(0,), influence=(4,))) == "pass"


def test_a_white_die_goes_to_the_cathedral() -> None:
    """A point, influence, and no two points lost for an empty level."""
    assert decision(table({0: "W1"}, deniers=(0,))) == "cathedral"


def test_all_white_dice_go_to_the_cathedral_at_once() -> None:
    """Up to three dice a turn: the lowest is named first."""
    match = table({0: "W236"}, deniers=(0,))
    play(match, "cathedral")
    assert decision(match) == "take 2 white 0"
    play(match, "take 2 white 0")
    assert decision(match) == "take 3 white 0"


def test_a_citizen_is_placed_early() -> None:
    """In round 1 a citizen of the City Hall brings a die in every round to come."""
    assert decision(table({0: "Y1"}, round=1, deniers=(0,), influence=(0,))) == "place city hall"


def test_no_citizen_is_placed_in_the_last_round() -> None:
    """It would bring dice in rounds that are not played."""
    assert decision(table({0: "Y1"}, round=6, deniers=(0,), influence=(0,))) == "pass"


def test_points_are_worth_more_than_deniers_in_the_last_round() -> None:
    """6 pips: 2 points by the Sculptor or 6 deniers by the Merchant, which nothing can be bought for any more."""
    match = table({0: "Y6"}, round=6, posts={"sculptor": [0], "merchant": [0]}, deniers=(0,), influence=(0,))
    assert decision(match) == "activate sculptor"


def test_deniers_are_earned_while_they_can_be_spent() -> None:
    """Round 1, no citizen to place: the Merchant's 6 deniers are more than the 2 for passing or the 3 of the fields."""
    match = table(
        {0: "Y6"}, round=1, posts={"merchant": [0]}, deniers=(0,), influence=(0,), supply=[0], queue="marauding 1 1 1"
    )
    assert {"activate merchant", "agriculture", "pass"} <= set(texts(match))
    assert decision(match) == "activate merchant"


def test_the_first_place_of_the_better_card_is_hired() -> None:
    """The Sculptor's first place is worth 4 points at the end, the Merchant's 2."""
    match = table({0: "Y6"}, round=6, deniers=(7,), influence=(0,))
    assert decision(match) == "activate sculptor"


def test_the_cube_that_wins_an_event() -> None:
    """The fourth cube counters the Brigands: 3 cubes to 1 win its 3 points now; in the War there is far to go."""
    assert decision(table({0: "R6"}, queue="brigands-1 0 0 1, war", deniers=(0,))) == "combat brigands-1"


# With which dice


def test_no_die_is_bought_for_more_than_it_brings() -> None:
    """The own 6 makes 2 points. With the grey 3 they are 3, but two dice cost 4 deniers, more than a point."""
    match = table({0: "Y6", "grey": "Y3"}, posts={"sculptor": [0]})
    play(match, "activate sculptor")
    assert decision(match) == "take 6 yellow 0"
    play(match, "take 6 yellow 0")
    assert decision(match) == "done"


def test_a_die_is_bought_for_less_than_it_brings() -> None:
    """The own 3 makes 1 point; with the grey 6 they are 3: 2 points for 4 deniers."""
    match = table({0: "Y3", "grey": "Y6"}, posts={"sculptor": [0]})
    play(match, "activate sculptor", "take 3 yellow 0")
    assert decision(match) == "take 6 yellow grey"


def test_a_grey_die_is_bought_rather_than_a_rivals() -> None:
    """Both cost 2 deniers, but those for the grey one go to nobody."""
    match = table({1: "Y5", "grey": "Y5 W1"}, posts={"sculptor": [0]}, deniers=(4, 0))
    play(match, "activate sculptor")
    assert decision(match) == "take 5 yellow grey"


def test_a_citizen_is_placed_with_the_lowest_die() -> None:
    """Any yellow die places a citizen in the City Hall: the 6 is better kept."""
    match = table({0: "Y16"}, round=1, deniers=(0,), influence=(0,))
    play(match, "place city hall")
    assert decision(match) == "take 1 yellow 0"


def test_a_citizen_does_not_push_out_an_own_one() -> None:
    """In the row of 1 to 3 the own citizen stands last and would be expelled; the row of 4 to 6 is empty."""
    match = table({0: "W25"}, buildings={"bishopric": "g10..."})
    play(match, "place bishopric")
    assert decision(match) == "take 5 white 0"


def test_a_cube_is_used_where_it_brings_a_point() -> None:
    """The Priest makes the 4 a 7: 2 points by the Sculptor instead of 1."""
    match = table({0: "Y4 R4"}, cubes={0: "priest"}, posts={"sculptor": [0]}, deniers=(0,))
    play(match, "activate sculptor")
    assert decision(match) == "modify priest"


# In the course of an action


def test_an_activity_is_done_as_often_as_the_dice_allow() -> None:
    """6 by 3 is 2: a point each time."""
    match = table({0: "Y6"}, posts={"sculptor": [0]})
    play(match, "activate sculptor", "take 6 yellow 0")
    if texts(match) == ["done"]:
        play(match, "done")
    assert texts(match) == ["use 1", "use 2"]
    assert decision(match) == "use 2"


def test_a_lying_citizen_is_raised_first() -> None:
    """It stands up again where it was expelled, and the one in the supply stays for later."""
    match = table({0: "W4"}, lying={"bishopric": "0"})
    play(match, "place bishopric", "take 4 white 0")
    assert texts(match) == ["supply", "raise bishopric"]
    assert decision(match) == "raise bishopric"


def test_a_tradesman_leaves_a_picture_rather_than_a_place_with_points() -> None:
    """On the picture of the Tithing he is worth no points; the Merchant's place has 2, the Palace brings dice."""
    match = table(
        {0: "Y6"}, buildings={"palace": "0....."}, posts={"merchant": [0], "tithing": [-1, -1, 0]}, supply=[0]
    )
    play(match, "activate sculptor")
    assert texts(match) == ["leave merchant", "leave tithing", "move palace 1"]
    assert decision(match) == "leave tithing"


def test_the_miller_works_for_the_building_with_more_citizens() -> None:
    """2 deniers for each own citizen: two in the Palace, one in the Bishopric."""
    match = table({0: "Y5"}, posts={"miller": [0]}, buildings={"palace": "00....", "bishopric": "0....."}, deniers=(0,))
    play(match, "activate miller", "take 5 yellow 0", "done")
    assert decision(match) == "mill palace"


def test_a_free_cube_wins_the_event_that_is_nearly_countered() -> None:
    """The fourth cube on the Brigands wins 3 points with 3 to 1; a first cube on the War is a start."""
    match = table({0: "R6"}, posts={"diplomat": [0]}, queue="war, brigands-1 0 0 1")
    play(match, "activate diplomat", "take 6 red 0", "done", "use 2")
    assert decision(match) == "cube brigands-1"


def test_low_dice_are_turned_once_it_is_paid_for() -> None:
    """4 influence turn up to three dice: a 1 becomes a 6."""
    match = table({0: "W11 R1"}, influence=(4,))
    play(match, "turn white 1")
    assert decision(match) == "turn white 1"


def test_the_first_citizens_go_to_different_buildings() -> None:
    """Dice of one colour alone can do little: a second citizen goes where there is none yet."""
    match = trois.new("troyes", 4, seed=3)
    chosen: dict[int, list[str]] = {}
    for _ in range(8):
        seat, text = match.pending[0], decision(match)
        chosen.setdefault(seat, []).append(text.removeprefix("settle ").rstrip(" 123456"))
        match.push(seat, text)
    assert all(first != second for first, second in chosen.values())
