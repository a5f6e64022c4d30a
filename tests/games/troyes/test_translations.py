"""Where the translations differ: which one is followed, and why. IT and its examples stand."""

from tests.games.troyes.table import gains, goods, kinds, play, state_of, table, texts
from trois.games.troyes.rules import rounds
from trois.games.troyes.words import EVENTS


def test_hu362_says_only_red_dice_fight_but_a_yellow_die_fights_marauding() -> None:
    """IT:287 lets the card say the colour, and the example IT:395 uses a yellow die on Marauding."""
    match = table({0: "Y6 R6 W6"}, queue="war, heresy, drought", round=4)
    for event, colour in (("marauding", "yellow"), ("war", "red"), ("heresy", "white"), ("drought", "yellow")):
        play(match, f"combat {event}")
        assert {text.split()[1] for text in kinds(match, "take")} <= {colour}
        match.undo(0)


def test_hu368_hints_at_several_cards_but_one_action_fights_one_event() -> None:
    """IT:290: only certain military activities place cubes on several."""
    match = table({0: "R66"}, queue="war, brigands-1")
    play(match, "combat war", "take 6 red 0", "take 6 red 0", "done", "use 2")
    assert match.pending == [1]


def test_hu391_gives_the_card_to_flag_one_but_only_the_tied_count() -> None:
    """IT:335: in a tie the one who placed first, among those tied: green in the example."""
    match = table({3: "R44"}, turn=3, queue="succession-conflict 0 2 2")
    play(match, "combat succession-conflict", "take 4 red 3", "take 4 red 3", "done", "use 2")
    assert state_of(match).taken == [0, 0, 1 << EVENTS.index("succession-conflict"), 0]


def test_hu425_gives_pass_money_only_with_own_dice_left_but_nothing_is_asked_for() -> None:
    """IT:367 and ES:393 pay everybody who passes."""
    match = table({1: "R1"})
    play(match, "pass")
    assert state_of(match).district[0] == 2


def test_hu183_knows_no_penalty_for_wages_but_two_points_are_lost() -> None:
    """IT:156 and ES:170."""
    state = state_of(table(deniers=[0] * 4, buildings={"palace": "000000"}))
    rounds.pay_income_and_wages(state, None)
    assert state.vp == [8, 10, 10, 10]


def test_es214_no_bought_dice_against_black_dice() -> None:
    """IT:189 takes dice of the own district only; ES says it outright."""
    match = table({1: "R6"}, black=[1], deniers=[20])
    assert "cannot" in texts(match)


def test_es225_gives_a_point_for_a_black_die_but_it_is_influence() -> None:
    """IT:211 and HU:246: 1 influence; ES:212 says so too."""
    assert gains(table({0: "Y4"}, black=[4]), "fight yellow 4", "done") == {"influence": 1}


def test_es399_names_space_two_for_a_red_three_but_it_is_space_three() -> None:
    """IT:351 and HU:431."""
    match = table({"grey": "R3 W1"}, buildings={"palace": ".13..."})
    play(match, "place palace", "take 3 red grey", "supply")
    assert state_of(match).spaces[:3] == [-1, 1, 0]
    assert goods(match, 0)["deniers"] == 18


def test_it696_prints_one_card_for_henry_but_two_do_as_well() -> None:
    """Ruling: 1-2 / 3-4 / 5+; the gap is a misprint."""
    match = table(characters="henry", taken={0: "war heresy"})
    assert match.scores[0].parts["henry"] == 1


def test_it658_prints_seven_or_eight_for_chretien_but_more_do_as_well() -> None:
    """Ruling: 7 and more."""
    match = table(characters="chretien", buildings={"palace": "000000", "bishopric": "000..."}, supply=[0])
    assert match.scores[0].parts["chretien"] == 6
