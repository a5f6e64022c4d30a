"""Rules: Actions: hiring, Earn, Gather, Recruit; the hand limit and the order of turns."""

from tests.games.tournay.table import Table


def uses(table: Table) -> list[str]:
    return [text.removeprefix("use ") for text in table.texts()]


def test_turns_go_clockwise() -> None:
    table = Table(seats=3)
    for seat in (0, 1, 2, 0):
        assert table.state.asked == [seat]
        table.do("gather")
    assert table.state.round == 2


def test_own_citizens_are_free_and_others_cost_two_deniers() -> None:
    table = Table()
    table.do("draw yellow1")
    assert uses(table) == ["own", "next"]
    table.do("use next")
    assert (table.deniers(0), table.deniers(1)) == (4, 8)
    assert (table.plaza(1), table.beside(1), table.plaza(0)) == ([1, 2, 2], [1, 0, 0], [2, 2, 2])


def test_used_own_citizens_lie_down() -> None:
    table = Table()
    table.do("draw yellow1", "use own")
    assert (table.plaza(), table.beside(), table.deniers()) == ([1, 2, 2], [1, 0, 0], 6)


def test_example_nell_draws_white_level_2_with_an_own_and_a_hired_citizen() -> None:
    """L146-147: 2 deniers for Madeline's citizen; the visible card goes under, two are looked at."""
    table = Table()
    table.standing(0, 2, 1, 2)
    table.pile("white2", "white2.canon", "white2.priory", "white2.bishop", "white2.library", face_up=True)
    table.do("draw white2", "use own+next", "look")
    assert table.texts() == ["keep white2.priory", "keep white2.bishop"]
    table.do("keep white2.bishop")
    assert (table.deniers(0), table.deniers(1)) == (4, 8)
    assert (table.plaza(0), table.plaza(1)) == ([2, 0, 2], [2, 1, 2])
    assert table.cards() == ["white2.bishop"]
    assert table.in_pile("white2") == ["white2.priory", "white2.library", "white2.canon"]


def test_citizens_of_several_players_mix() -> None:
    table = Table(seats=4)
    table.standing(0, 0, 2, 2)
    table.do("draw yellow3")
    assert uses(table) == [
        "next+next+second",
        "next+next+third",
        "next+second+second",
        "next+second+third",
        "next+third+third",
        "second+second+third",
        "second+third+third",
    ]
    table.do("use next+second+third")
    assert table.state.deniers == [0, 8, 8, 8]


def test_the_hire_must_be_affordable() -> None:
    table = Table()
    table.standing(0, 1, 0, 0)
    table.money(3)
    texts = table.texts()
    assert {"draw yellow1", "draw yellow2", "draw white1", "draw red1"} <= set(texts)
    assert "draw yellow3" not in texts
    assert "draw white2" not in texts


def test_lying_citizens_cannot_be_hired() -> None:
    table = Table()
    table.standing(0, 0, 0, 0)
    table.standing(1, 0, 0, 0)
    assert table.texts() == ["gather"]


def test_earn_two_deniers_for_each_own_citizen() -> None:
    """L211: one citizen brings 2 deniers, two bring 4."""
    table = Table()
    table.standing(0, 1, 0, 2)
    assert [t for t in table.texts() if t.startswith("earn")] == ["earn yellow 1", "earn red 1", "earn red 2"]
    table.do("earn red 2")
    assert (table.deniers(), table.plaza(), table.beside()) == (10, [1, 0, 0], [1, 2, 2])


def test_gather_stands_all_up_and_clears_the_district() -> None:
    """L217: placed citizens too; tokens return; also with citizens on the Plaza."""
    table = Table()
    table.put(0, "c3", "yellow1.farm", on="yellow")
    table.put(0, "c4", "red1.fort", on="grey")
    table.put(0, "d3", "white1.chapel", on="damage")
    table.put(1, "c3", "yellow1.farm", on="damage")
    table.standing(0, 1, 0, 2)
    table.do("gather")
    assert (table.plaza(), table.beside()) == ([2, 2, 2], [0, 0, 0])
    assert [table.on(0, area) for area in ("c3", "c4", "d3")] == ["free"] * 3
    assert table.on(1, "c3") == "damage"


def test_recruit_only_in_advanced_games() -> None:
    table = Table()
    table.money(20)
    assert not any(text.startswith("recruit") for text in table.texts())


def test_recruit_with_an_own_citizen_and_five_deniers() -> None:
    """L279."""
    table = Table(advanced=True)
    table.do("recruit white", "use own")
    assert (table.deniers(), table.plaza(), table.beside(), table.state.supply) == (4, [1, 1, 1], [0, 1, 0], [5, 4, 5])


def test_recruit_with_a_hired_citizen() -> None:
    table = Table(advanced=True)
    table.standing(0, 0, 0, 0)
    table.do("recruit red")
    assert uses(table) == ["next"]
    table.do("use next")
    assert (table.deniers(0), table.deniers(1), table.plaza(0), table.plaza(1)) == (2, 11, [0, 0, 1], [1, 1, 0])


def test_recruit_needs_deniers_for_the_hire_too_and_a_citizen_in_the_supply() -> None:
    table = Table(advanced=True)
    table.standing(0, 0, 1, 1)
    table.money(6)
    table.state.supply[2] = 0
    assert [t for t in table.texts() if t.startswith("recruit")] == ["recruit white"]


def test_at_most_four_cards_in_hand_at_the_end_of_a_turn() -> None:
    """L219-221: ramparts count; a card goes under its pile, a rampart is built."""
    table = Table()
    table.hand(0, "yellow1.farm", "yellow1.mill", "white1.chapel", "white1.canon")
    table.rampart(0, "event.riot", "event.siege")
    table.do("gather")
    assert table.texts() == [
        "discard yellow1.farm",
        "discard yellow1.mill",
        "discard white1.chapel",
        "discard white1.canon",
        "build 1",
    ]
    table.do("build 1")
    assert table.state.asked == [0]
    table.do("discard white1.canon")
    assert (len(table.cards()), table.state.built[0].bit_count(), table.state.ramparts[0].bit_count()) == (3, 1, 1)
    assert table.in_pile("white1")[-1] == "white1.canon"
    assert table.state.asked == [1]


def test_four_cards_are_not_too_many() -> None:
    table = Table()
    table.hand(0, "yellow1.farm", "yellow1.mill", "white1.chapel")
    table.rampart(0, "event.riot")
    table.do("gather")
    assert table.state.asked == [1]


def test_equal_cards_are_one_choice() -> None:
    table = Table()
    table.hand(0, "yellow1.farm", "yellow1.farm", "white1.chapel", "white1.chapel", "white1.canon")
    table.do("gather")
    assert table.texts() == ["discard yellow1.farm", "discard white1.chapel", "discard white1.canon"]
