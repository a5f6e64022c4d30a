"""Countering black dice."""

from tests.games.troyes.table import gains, goods, kinds, play, state_of, table, texts


def test_the_highest_black_die_must_be_countered_with_dice_of_any_colours() -> None:
    match = table({0: "R1 W2 Y3"}, black=[2, 6])
    assert kinds(match, "fight") == ["red 1"]
    play(match, "fight red 1")
    assert texts(match) == ["fight white 2"]
    play(match, "fight white 2")
    assert texts(match) == ["fight yellow 3"]
    assert gains(match, "fight yellow 3", "done", seat=0) == {"influence": 1}


def test_red_counts_double() -> None:
    match = table({0: "R3"}, black=[6])
    assert gains(match, "fight red 3", "done") == {"influence": 1}


def test_equal_strength_is_enough_and_less_is_not() -> None:
    match = table({0: "W4 Y2"}, black=[6])
    assert kinds(match, "fight") == ["white 4"]
    play(match, "fight white 4")
    assert texts(match) == ["fight yellow 2"]


def test_any_sufficient_set_may_be_used_however_large() -> None:
    match = table({0: "R6 W6 Y6"}, black=[1])
    play(match, "fight red 6", "fight white 6", "fight yellow 6", "done")
    assert state_of(match).dice[:3] == [0, 0, 0]


def test_too_weak_removes_the_die_spends_none_and_loses_two_points() -> None:
    match = table({0: "Y5", 1: "Y4"}, black=[4, 6])
    assert [text for text in texts(match) if text.split()[0] in {"fight", "cannot"}] == ["cannot"]
    assert gains(match, "cannot", seat=0) == {"vp": -2}
    assert state_of(match).black == [4]
    assert goods(match, 1)["influence"] == 4
    assert kinds(match, "fight") == ["yellow 4"]


def test_who_is_strong_enough_may_not_refuse() -> None:
    assert "cannot" not in texts(table({0: "Y6"}, black=[6]))


def test_influence_may_help_first_but_nobody_is_forced() -> None:
    match = table({0: "Y1"}, black=[6], influence=[4])
    assert texts(match) == ["cannot", "reroll yellow 1", "recruit", "turn yellow 1"]
    play(match, "turn yellow 1", "done")
    assert kinds(match, "fight") == ["yellow 6"]
    play(match, "fight yellow 6")
    assert texts(match) == ["done"]


def test_further_black_dice_of_choice_low_to_high() -> None:
    match = table({0: "R6"}, black=[2, 3, 3, 5])
    play(match, "fight red 6", "done")
    assert texts(match) == ["also 2", "also 3", "done"]
    play(match, "also 3")
    assert texts(match) == ["also 3", "done"]
    assert gains(match, "also 3", seat=0) == {"influence": 3}
    assert state_of(match).black == [2]


def test_further_dice_may_be_left_to_others() -> None:
    match = table({0: "R6", 1: "Y4"}, black=[2, 3, 5])
    assert gains(match, "fight red 6", "done", "done", seat=0) == {"influence": 1}
    assert state_of(match).black == [2, 3]
    assert match.pending == [1]


def test_on_round_the_table_from_the_start_player() -> None:
    match = table({2: "Y66", 3: "Y6"}, seats=4, start=2, turn=2, black=[1, 1, 1, 1, 1])
    seats = []
    while state_of(match).black:
        seats.append(match.pending[0])
        play(match, texts(match)[0])
        while match.pending == [seats[-1]] and state_of(match).question in {2, 3}:
            play(match, "done")
    assert seats == [2, 3, 0, 1, 2]
    assert match.pending == [2]


def test_no_bought_dice_and_no_cubes() -> None:
    match = table({1: "R6"}, black=[1], cubes={0: "apprenticeship"})
    assert [text for text in texts(match) if text.split()[0] in {"fight", "modify", "cannot", "take"}] == ["cannot"]


def test_a_half_made_defence_can_be_undone() -> None:
    match = table({0: "R4 Y3"}, black=[3, 6])
    before = match.position()
    play(match, "fight red 4", "fight yellow 3", "done")
    for _ in range(3):
        match.undo(0)
    assert match.position() == before
