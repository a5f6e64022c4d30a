"""Citizens in buildings and on cards: rows, expulsion, protection, hiring."""

from tests.games.troyes.table import gains, kinds, owners, play, state_of, table, texts


def place(dice: str, building: str, die: str, source: str, **more: object) -> str:
    """The spaces of a building after seat 0 placed a citizen in it."""
    match = table({0: dice}, **more)  # type: ignore[arg-type]
    play(match, f"place {building}", f"take {die}", source)
    return owners(match, building)


def test_each_value_has_its_row() -> None:
    for value, row in ((1, 0), (2, 0), (3, 0), (4, 3), (5, 3), (6, 3)):
        after = place(f"W{value}", "bishopric", f"{value} white 0", "supply")
        assert after == "." * row + "0" + "." * (5 - row)
    for value, row in ((1, 0), (2, 0), (3, 2), (4, 2), (5, 4), (6, 4)):
        after = place(f"Y{value}", "city hall", f"{value} yellow 0", "supply")
        assert after == "." * row + "0" + "." * (5 - row)
    for value in range(1, 7):
        after = place(f"R{value}", "palace", f"{value} red 0", "supply")
        assert after == "." * (value - 1) + "0" + "." * (6 - value)


def test_the_block_up_to_the_first_gap_moves_right() -> None:
    assert place("W1", "bishopric", "1 white 0", "supply", buildings={"bishopric": "1.2..."}) == "012..."
    assert place("W1", "bishopric", "1 white 0", "supply", buildings={"bishopric": "12...."}) == "012..."


def test_an_empty_first_space_is_just_filled() -> None:
    assert place("W1", "bishopric", "1 white 0", "supply", buildings={"bishopric": ".12..."}) == "012..."


def test_the_last_of_a_full_row_is_expelled_and_lies_on_the_building() -> None:
    match = table({0: "W1"}, buildings={"bishopric": "123..."})
    play(match, "place bishopric", "take 1 white 0", "supply")
    assert owners(match, "bishopric") == "012..."
    assert state_of(match).lying == [0, 1 << 3, 0]


def test_a_space_that_was_left_stays_empty() -> None:
    match = table({0: "R3"}, buildings={"bishopric": "101...", "palace": "......"})
    play(match, "place palace", "take 3 red 0", "move bishopric 2")
    assert owners(match, "bishopric") == "1.1..."
    assert owners(match, "palace") == "..0..."


def test_sources_are_the_supply_and_the_whole_board() -> None:
    match = table(
        {0: "R3"},
        buildings={"palace": "0.....", "bishopric": "1.0..."},
        lying={"city hall": "0"},
        posts={"merchant": [1, 0]},
    )
    play(match, "place palace", "take 3 red 0")
    assert texts(match) == ["supply", "leave merchant", "move palace 1", "move bishopric 3", "raise city hall"]


def test_without_supply_there_is_no_supply_to_take_from() -> None:
    match = table({0: "R3"}, supply=[0], buildings={"palace": "0....."})
    play(match, "place palace", "take 3 red 0")
    assert texts(match) == ["move palace 1"]


def test_nobody_expels_a_second_of_a_colour_from_a_building() -> None:
    match = table({0: "R34"}, buildings={"palace": "..12.."}, lying={"palace": "1"})
    play(match, "place palace")
    assert kinds(match, "take") == ["4 red 0"]


def test_the_owner_neither() -> None:
    match = table({0: "R3"}, buildings={"palace": "..0..."}, lying={"palace": "0"})
    play(match, "place palace", "take 3 red 0")
    assert texts(match) == ["move palace 3", "raise palace"]


def test_grey_is_protected_too() -> None:
    assert "place palace" not in texts(
        table({0: "R3", "grey": ""}, buildings={"palace": "..g..."}, lying={"palace": "g"})
    )


def test_protection_is_for_one_building() -> None:
    assert "place palace" in texts(table({0: "R3"}, buildings={"palace": "..1..."}, lying={"bishopric": "1"}))


def test_the_moving_citizen_is_taken_first_so_its_row_has_a_gap() -> None:
    match = table({0: "W1"}, buildings={"bishopric": "102..."}, lying={"bishopric": "2"})
    play(match, "place bishopric", "take 1 white 0")
    assert texts(match) == ["move bishopric 2"]
    play(match, "move bishopric 2")
    assert owners(match, "bishopric") == "012..."
    assert state_of(match).lying == [0, 1 << 2, 0]


def test_a_citizen_may_move_back_to_its_own_space() -> None:
    assert place("R3", "palace", "3 red 0", "move palace 3", buildings={"palace": "..0..."}) == "..0..."


def test_raising_the_own_expelled_citizen_ends_its_protection() -> None:
    match = table({0: "R3"}, buildings={"palace": "..0..."}, lying={"palace": "0"})
    play(match, "place palace", "take 3 red 0", "raise palace")
    assert owners(match, "palace") == "..0..."
    assert state_of(match).lying == [1, 0, 0]


def test_militia_brings_a_yellow_die_into_the_palace() -> None:
    match = table({0: "Y3", "grey": "W1"}, cubes={0: "militia"}, deniers=[0])
    play(match, "place palace", "modify militia", "take 3 yellow 0", "supply")
    assert owners(match, "palace") == "..0..."
    assert state_of(match).stocked[0] == 0


def test_tithing_brings_a_free_yellow_die_into_the_city_hall() -> None:
    match = table({0: "Y1", 1: "Y3"}, cubes={0: "tithing"}, deniers=[0, 0])
    play(match, "place city hall", "modify tithing")
    assert texts(match) == ["take 3 yellow 1"]
    assert gains(match, "take 3 yellow 1", "supply", seat=0) == {}
    assert owners(match, "city hall") == "..0..."


def test_dice_already_rolled_stay_when_a_citizen_leaves() -> None:
    match = table({0: "R3 W5"}, buildings={"bishopric": "0....."})
    play(match, "place palace", "take 3 red 0", "move bishopric 1")
    assert state_of(match).dice[1] == 1 << 12


# Tradesmen


def test_hiring_pays_and_moves_a_citizen_from_anywhere() -> None:
    match = table(
        {0: "R2"}, activities="archer", posts={"merchant": [0]}, buildings={"palace": "0....."}, lying={"palace": "0"}
    )
    play(match, "activate archer")
    assert texts(match) == ["supply", "leave merchant", "move palace 1", "raise palace"]


def test_a_freed_space_is_open_again_and_nobody_moves_up() -> None:
    match = table({0: "R2", 1: "Y2", 2: "Y2"}, activities="archer merchant", posts={"merchant": [0, 1]}, rolls=[1])
    play(match, "activate archer", "leave merchant", "take 2 red 0", "done")
    assert state_of(match).posts[:4] == [0, 2, 0, 0]
    assert gains(match, "activate merchant", "take 2 yellow 1", "done", seat=1) == {"deniers": 2}
    play(match, "activate merchant", "supply", "take 2 yellow 2", "done")
    assert state_of(match).posts[:4] == [0, 2, 1, 0]


def test_who_left_must_pay_again() -> None:
    match = table({0: "R2 Y2"}, activities="archer merchant", posts={"merchant": [0]}, rolls=[1], deniers=[8])
    assert gains(match, "activate archer", "leave merchant", "take 2 red 0", "done") == {"deniers": -4}
    for _ in range(3):
        play(match, "pass")
    assert gains(match, "activate merchant", "supply", "take 2 yellow 0", "done", seat=0) == {"deniers": -4 + 2}


def test_the_third_stands_on_the_picture_without_points() -> None:
    match = table({0: "Y2"}, activities="merchant", posts={"merchant": [2, 3]})
    play(match, "activate merchant", "supply", "take 2 yellow 0", "done")
    assert state_of(match).posts[:4] == [3, 0, 1, 2]
    assert match.scores[0].parts["tradesmen"] == 0


def test_only_one_tradesman_per_player_and_card() -> None:
    match = table({0: "Y2"}, activities="merchant", posts={"merchant": [0]})
    play(match, "activate merchant")
    assert kinds(match, "take") == ["2 yellow 0"]


def test_face_down_activities_cannot_be_activated() -> None:
    match = table({0: "Y666"}, seats=2, round=1)
    assert kinds(match, "activate") == ["merchant"]
    match = table({0: "Y666"}, seats=2, round=2)
    assert kinds(match, "activate") == ["merchant", "militia"]
