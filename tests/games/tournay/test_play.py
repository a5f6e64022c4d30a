"""Rules: Playing a card."""

from tests.games.tournay.table import GAME, Table
from trois.games.tournay.state import State


def places(table: Table) -> list[str]:
    return [text.removeprefix("place ") for text in table.texts() if text.startswith("place ")]


def knowers(state: State, pile: int, at: int) -> int:
    return state.piles[pile][at] >> 7


def test_a_card_is_paid_to_the_supply_and_lies_in_the_middle() -> None:
    table = Table()
    table.hand(0, "yellow1.market")
    table.do("play yellow1.market")
    assert places(table) == ["c3"]
    table.do("place c3")
    assert (table.deniers(), table.top(0, "c3"), table.cards()) == (5, "yellow1.market", [])


def test_only_one_card_a_turn_and_then_an_action() -> None:
    table = Table()
    table.hand(0, "yellow1.market", "yellow1.farm")
    table.do("play yellow1.market", "place c3")
    assert not any(text.startswith("play") for text in table.texts())
    assert "activate c3" in table.texts()
    table.do("gather")
    assert table.state.asked == [1]


def test_playing_is_not_required() -> None:
    table = Table()
    table.hand(0, "yellow1.market")
    assert "gather" in table.texts()


def test_a_card_that_cannot_be_paid_is_not_offered() -> None:
    table = Table()
    table.hand(0, "yellow1.market", "yellow2.mill")
    table.money(1)
    assert [text for text in table.texts() if text.startswith("play")] == ["play yellow1.market"]


def test_example_market_may_lie_on_any_area_of_the_district() -> None:
    """L100: 5 cards, 4 free areas, 2 yellow cards to cover and 3 others to replace."""
    table = Table()
    table.put(0, "c3", "yellow1.farm")
    table.put(0, "d3", "yellow1.mill")
    table.put(0, "b3", "white1.chapel")
    table.put(0, "c2", "red1.fort")
    table.put(0, "c4", "red1.arsenal")
    table.hand(0, "yellow1.market")
    table.do("play yellow1.market")
    assert places(table) == ["b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"]


def test_the_same_colour_covers_and_keeps_its_points() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.farm", "yellow2.mill")
    table.hand(0, "yellow1.market")
    table.do("play yellow1.market", "place c3")
    assert table.top(0, "c3") == "yellow1.market"
    assert GAME.scores(table.state)[0].parts["cards"] == 1 + 2 + 1
    assert table.state.houses[0].bit_count() == 1


def test_another_colour_replaces_the_whole_stack_top_card_first() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.farm", "yellow1.mill", "yellow2.mill")
    table.hand(0, "red1.fort")
    table.do("play red1.fort", "place c3")
    assert table.in_pile("yellow2")[-1] == "yellow2.mill"
    assert table.in_pile("yellow1")[-2:] == ["yellow1.mill", "yellow1.farm"]
    assert GAME.scores(table.state)[0].parts["cards"] == 1


def test_everybody_knows_replaced_cards_under_their_piles() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.farm")
    table.hand(0, "red1.fort")
    table.do("play red1.fort", "place c3")
    assert knowers(table.state, 0, 0) == 31
    view = GAME.view(table.state, 1)
    assert view["piles"]["yellow1"]["cards"][-1] == "yellow1.farm"  # type: ignore[index]


def test_a_citizen_on_a_covered_card_lies_down() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.farm", on="yellow")
    table.hand(0, "yellow1.market")
    table.do("play yellow1.market", "place c3")
    assert (table.plaza(), table.beside(), table.on(0, "c3")) == ([1, 2, 2], [1, 0, 0], "free")


def test_tokens_on_a_covered_or_replaced_card_return() -> None:
    for token in ("grey", "damage"):
        table = Table()
        table.put(0, "c3", "yellow1.farm", on=token)
        table.hand(0, "red1.fort")
        table.do("play red1.fort", "place c3")
        assert (table.on(0, "c3"), table.beside()) == ("free", [0, 0, 0])


def test_never_two_prestige_buildings_of_a_name_even_covered() -> None:
    table = Table()
    table.put(0, "c3", "yellow3.mint", "yellow1.farm")
    table.hand(0, "yellow3.mint", "yellow3.belfry")
    table.money(20)
    assert [text for text in table.texts() if text.startswith("play")] == ["play yellow3.belfry"]


def test_a_replaced_prestige_building_may_be_played_again() -> None:
    table = Table()
    table.put(0, "c3", "yellow3.mint")
    table.hand(0, "yellow3.mint", "red1.fort")
    table.money(20)
    table.do("play red1.fort", "place c3", "gather")
    table.do("gather", seat=1)
    assert "play yellow3.mint" in table.texts()


def test_level_1_and_2_cards_may_repeat() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.farm")
    table.hand(0, "yellow1.farm")
    assert "play yellow1.farm" in table.texts()


def test_a_cost_of_a_card_is_paid_with_another_card_of_the_hand() -> None:
    table = Table()
    table.hand(0, "yellow3.city-hall", "red1.fort")
    table.do("play yellow3.city-hall", "place c3")
    assert table.texts() == ["discard red1.fort"]
    table.do("discard red1.fort")
    assert (table.deniers(), table.cards()) == (4, [])
    assert table.in_pile("red1")[-1] == "red1.fort"


def test_only_who_put_a_card_under_a_pile_knows_it() -> None:
    table = Table(seats=3)
    table.hand(0, "yellow3.city-hall", "red1.fort")
    table.do("play yellow3.city-hall", "place c3", "discard red1.fort")
    assert knowers(table.state, 6, 0) == 1
    assert ("put_card_under", 0, "red1.fort", "yellow3.city-hall") in table.journal.seen_by(0)
    assert ("put_card_under", 0, "red1.fort", "yellow3.city-hall") not in table.journal.seen_by(1)
    assert ("put_under", 0, "red1", "yellow3.city-hall") in table.journal.seen_by(1)


def test_without_another_card_it_cannot_be_played() -> None:
    table = Table()
    table.hand(0, "yellow3.city-hall")
    assert "play yellow3.city-hall" not in table.texts()


def test_a_rampart_is_no_card_to_pay_with() -> None:
    table = Table()
    table.hand(0, "yellow3.city-hall")
    table.rampart(0, "event.riot")
    assert "play yellow3.city-hall" not in table.texts()


def test_a_second_copy_may_pay_for_the_first() -> None:
    table = Table()
    table.hand(0, "yellow3.city-hall", "yellow3.city-hall")
    table.do("play yellow3.city-hall", "place c3", "discard yellow3.city-hall")
    assert (table.cards(), table.in_pile("yellow3")[-1]) == ([], "yellow3.city-hall")


def test_a_cost_of_a_citizen_is_an_own_standing_one_to_the_supply() -> None:
    table = Table()
    table.hand(0, "yellow3.cloth-hall")
    table.do("play yellow3.cloth-hall", "place c3")
    assert (table.plaza(), table.state.supply, table.deniers()) == ([1, 2, 2], [4, 3, 3], 6)


def test_a_lying_citizen_does_not_pay() -> None:
    table = Table()
    table.hand(0, "yellow3.cloth-hall")
    table.standing(0, 0, 2, 2)
    assert "play yellow3.cloth-hall" not in table.texts()


def test_a_building_may_be_activated_in_the_turn_it_is_played() -> None:
    table = Table()
    table.hand(0, "yellow1.market")
    table.do("play yellow1.market", "place c3", "activate c3", "use own")
    assert (table.deniers(), table.on(0, "c3")) == (6 - 1 + 3, "yellow")
