"""Rules: Characters, Monk and Templar (L296-297): several near one white building, in the player's order."""

from tests.games.tournay.table import GAME, Table
from trois.games.tournay.words import CHAIN


def both() -> Table:
    """A Monk with two yellow buildings, a Templar with a red one, both near a white building; citizens for all."""
    table = Table(expansion="replace")
    table.put(0, "c3", "white1.chapel")
    table.put(0, "d3", "white1.monk")
    table.put(0, "c4", "white1.templar")
    table.put(0, "d4", "yellow1.market")
    table.put(0, "d2", "yellow1.mill")
    table.put(0, "b4", "red1.watchtower")
    table.state.standing[1] += 2
    table.state.supply[1] -= 2
    table.do("activate c3", "use own")
    return table


def test_the_buildings_of_all_who_may_act_are_offered() -> None:
    assert both().texts() == ["activate d2", "activate b4", "activate d4", "pass"]


def test_each_chain_acts_once_and_yellow_activations_start_none() -> None:
    table = both()
    table.do("activate d4", "use own")
    assert table.texts() == ["activate b4", "pass"]
    table.do("activate b4", "use own")
    assert table.state.asked == [1]


def test_the_lower_or_right_one_may_act_first_and_the_other_then() -> None:
    table = both()
    table.do("activate b4", "use own")
    assert table.texts() == ["activate d2", "activate d4", "pass"]
    table.do("activate d2", "use own")
    assert table.state.asked == [1]


def test_who_passes_does_without_the_upper_or_left_one_only() -> None:
    table = both()
    table.do("pass")
    assert table.texts() == ["activate b4", "pass"]
    table.do("pass")
    assert table.state.asked == [1]


def test_a_pass_passes_over_one_that_cannot_act() -> None:
    """The Monk's buildings are occupied, so it is the Templar who does without."""
    table = both()
    table.do("activate d4", "use own")
    table.do("pass")
    assert table.state.asked == [1]


def two_monks() -> Table:
    """Monk I at b3 reaches the market at b2; Monk II at c2 reaches it too, and the mill at d2."""
    table = Table(expansion="replace")
    table.put(0, "c3", "white1.chapel")
    table.put(0, "b3", "white1.monk")
    table.put(0, "c2", "white2.monk")
    table.put(0, "b2", "yellow1.market")
    table.put(0, "d2", "yellow1.mill")
    table.state.standing[1] += 2
    table.state.supply[1] -= 2
    table.do("activate c3", "use own")
    return table


def test_where_two_let_a_citizen_work_the_player_says_by_whose_leave() -> None:
    """Both Monks reach b2, only the one at c2 reaches d2."""
    table = two_monks()
    assert table.texts() == ["activate b2", "activate d2", "pass"]
    table.do("activate b2")
    question = GAME.view(table.state, 0)["question"]
    assert question == {"kind": "caller", "area": "b2"}
    assert table.texts() == ["activate c2", "activate b3"]
    table.do("activate b3", "use own")
    assert table.texts() == ["activate d2", "pass"]


def test_by_the_leave_of_the_one_who_reaches_more_nothing_is_left() -> None:
    table = two_monks()
    table.do("activate b2", "activate c2", "use own")
    assert table.state.asked == [1]


def test_nothing_is_asked_where_it_makes_no_difference() -> None:
    table = Table(expansion="replace")
    table.put(0, "c3", "white1.chapel")
    table.put(0, "b3", "white1.monk")
    table.put(0, "c2", "white2.monk")
    table.put(0, "b2", "yellow1.market")
    table.do("activate c3", "use own")
    table.do("activate b2")
    assert table.texts() == ["use own", "use next"]


def test_questions_between_chains_are_saved_and_imagined() -> None:
    table = two_monks()
    for _ in range(2):
        position = GAME.position(table.state)
        assert GAME.position(GAME.load(position)) == position
        view = GAME.view(table.state, 1)
        assert GAME.view(GAME.imagine(view, table.chance), 1) == view
        table.do("activate b2" if table.state.question == CHAIN else "activate b3")
