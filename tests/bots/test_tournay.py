"""Positions of Tournay with one right decision, and why; the steward must find it."""

import pytest

from tests.games.tournay.table import GAME, Table
from trois import games
from trois.bots.style import style_of
from trois.core.chance import Chance
from trois.core.game import State
from trois.games.tournay.words import LAST_ROUND


def decision(table: Table, seat: int | None = None) -> str:
    rules = games.get("tournay")
    policy = style_of("tournay").policy(rules)
    who = table._seat(seat)
    state: State = table.state
    return rules.vocabulary.text(policy.choose(state, who, GAME.legal(table.state, who)))


def test_games_among_stewards_end_before_the_round_limit() -> None:
    """The steward that drew on with a full hand reached round 60 in one game of seven."""
    rules = games.get("tournay")
    policy = style_of("tournay").policy(rules)
    for seed in range(20):
        chance = Chance(seed)
        state = GAME.setup(2, {"expansion": "off", "advanced": False}, {}, chance, None)
        while asked := GAME.pending(state):
            action = policy.choose(state, asked[0], GAME.legal(state, asked[0]))
            GAME.apply(state, asked[0], action, chance, None)
        assert state.round < LAST_ROUND


# The action of a turn


def test_gathers_when_nobody_stands() -> None:
    """Six citizens that lie do nothing; every other action hires at 2 deniers each."""
    table = Table()
    table.standing(0, 0, 0, 0)
    table.money(4, 6)
    assert decision(table) == "gather"


def test_gathers_rather_than_earn_with_the_last_citizen() -> None:
    """Five citizens stand up again for one action; the last one earns only 2 deniers."""
    table = Table()
    table.standing(0, 0, 0, 1)
    table.money(0, 0)
    assert decision(table) == "gather"


def test_does_not_gather_when_everybody_stands() -> None:
    """Gathering would do nothing at all."""
    assert decision(Table()) != "gather"


def test_earns_when_it_is_broke_with_a_full_hand() -> None:
    """No card can be paid and a fifth one would only push out another: what is missing is money."""
    table = Table()
    table.money(0, 6)
    table.hand(0, "yellow2.market", "white2.priory", "red2.fort", "red2.palisade")
    assert decision(table) == "earn yellow 2"


def test_a_face_up_card_does_not_tempt_a_full_hand_either() -> None:
    """The Bishop on the pile is worth no more than what would have to go for it."""
    table = Table()
    table.money(0, 6)
    table.hand(0, "yellow2.market", "white2.priory", "red2.fort", "red2.palisade")
    table.pile("white2", "white2.bishop", "white2.canon", "white2.library", face_up=True)
    assert decision(table) == "earn yellow 2"


def test_draws_while_there_is_room_in_the_hand() -> None:
    """6 deniers and an empty hand: a card of level II for two own citizens, not a poorer one of level I."""
    assert decision(Table()) == "draw yellow2"


def test_draws_a_card_that_scores_much_although_the_hand_is_full() -> None:
    """With five white cards the Saint Jacques counts 10 + 3 points: more than any card that goes for it."""
    table = Table()
    for area, card in zip(
        ("c3", "c2", "c4", "b3", "d3"),
        ("white1.chapel", "white1.chapel", "white1.hospital", "white1.hospital", "white1.library"),
        strict=True,
    ):
        table.put(0, area, card)
    table.hand(0, "yellow2.market", "yellow2.mill", "red2.fort", "red2.palisade")
    table.money(2, 6)
    table.state.played = True
    table.pile("white3", "white3.saint-jacques", "white3.cathedral", "white3.saint-brice", face_up=True)
    assert decision(table) == "draw white3"


def test_activates_a_farm_when_it_is_poor() -> None:
    """8 empty areas are 8 deniers for one citizen; earning brings 2 for one."""
    table = Table()
    table.put(0, "c3", "yellow1.farm")
    table.money(0, 0)
    assert decision(table) == "activate c3"


def test_does_not_collect_deniers_it_cannot_use() -> None:
    """With 20 deniers already, 8 more from the Farm bring less than a card."""
    table = Table()
    table.put(0, "c3", "yellow1.farm")
    table.money(20, 0)
    assert decision(table).startswith("draw")


def test_activates_the_building_that_pays_more() -> None:
    """Market: 3 deniers. Mill with two yellow cards: 1 + 2 = 3, and the Alderman of its row 1 more."""
    table = Table()
    table.put(0, "c3", "yellow1.mill")
    table.put(0, "d3", "yellow1.alderman")
    table.put(0, "c4", "yellow1.market")
    table.money(0, 0)
    table.state.played = True
    assert decision(table) == "activate c3"


def test_a_hospital_waits_until_citizens_lie() -> None:
    """It pays 1 denier for each lying citizen: none for nobody."""
    table = Table()
    table.put(0, "c3", "white1.hospital")
    table.money(0, 0)
    assert decision(table) != "activate c3"
    table.standing(0, 1, 1, 0)
    assert decision(table) == "activate c3"


def test_fights_an_event_when_cards_are_no_use() -> None:
    """The Taille takes 2 deniers for each coin from everybody; two yellow citizens make it a rampart."""
    table = Table()
    table.money(0, 0)
    table.queue(("event.taille", 2), ("event.fair", 0), ("event.pilgrims", 0))
    table.hand(0, "yellow2.market", "white2.priory", "red2.fort", "red2.palisade")
    assert decision(table) == "combat 1"


def test_deniers_are_worth_little_in_the_last_round() -> None:
    """They score nothing: a card that can still be laid down as the last one does."""
    table = Table()
    table.money(0, 0)
    table.state.last_round = True
    assert decision(table) == "draw yellow2"


def test_an_advanced_player_who_is_rich_recruits() -> None:
    """16 deniers and one citizen of each colour: another citizen for 5, where a fifth card only pushes one out."""
    table = Table(advanced=True)
    table.money(16, 0)
    table.hand(0, "white3.cathedral", "yellow3.belfry", "red3.tour-darras", "white3.saint-nicolas")
    table.standing(0, 1, 1, 1)
    table.state.played = True
    assert decision(table) == "recruit yellow"


# Playing cards


def test_plays_a_card_before_the_action() -> None:
    """The Farm brings 8 deniers, but acting ends the turn: the Library first, then the Farm, brings both."""
    table = Table()
    table.put(0, "c3", "yellow1.farm")
    table.hand(0, "white1.library")
    table.money(1, 0)
    assert decision(table) == "play white1.library"
    table.do("play white1.library", "place c4")
    assert decision(table) == "activate c3"


def test_plays_the_prestige_building_that_counts_more() -> None:
    """Three characters: the Tour des Six counts 6 + 3. Of the sets of the Belfry (yellow, white, red) there is none."""
    table = Table()
    table.put(0, "c3", "yellow1.alderman")
    table.put(0, "c4", "yellow1.architect")
    table.put(0, "b3", "white1.bishop")
    table.hand(0, "yellow3.belfry", "yellow3.tour-des-six")
    table.money(5, 0)
    assert decision(table) == "play yellow3.tour-des-six"


def test_a_card_goes_to_a_new_area_rather_than_on_another_colour() -> None:
    """On the Farm it would push the Farm out with its point."""
    table = Table()
    table.put(0, "c3", "yellow1.farm")
    table.hand(0, "white1.chapel")
    table.do("play white1.chapel")
    assert decision(table) == "place c2"


def test_a_full_district_is_covered_in_the_same_colour() -> None:
    """Yellow on a yellow building keeps its point; on another colour, or on the Belfry, points are lost."""
    table = Table()
    cards = "yellow1.farm white1.hospital white1.hospital red1.fort yellow3.belfry red1.arsenal white1.library"
    for area, card in zip(("b2", "c2", "d2", "b3", "c3", "d3", "b4"), cards.split(), strict=True):
        table.put(0, area, card)
    table.put(0, "c4", "white1.scriptorium")
    table.put(0, "d4", "white3.saint-brice")
    table.hand(0, "yellow2.alderman")
    table.money(9, 0)
    table.do("play yellow2.alderman")
    assert decision(table) == "place b2"


def test_the_last_card_is_the_one_with_most_points() -> None:
    """Nothing can be done with it any more: 3 points beat 1, and 1 beats none."""
    table = Table()
    table.hand(0, "yellow1.farm", "yellow3.cloth-hall")
    table.money(3, 0)
    table.state.last_round = True
    table.state.active = 1
    table.state.asked = [1]
    table.do("gather")
    assert table.texts(0) == ["play yellow1.farm", "play yellow3.cloth-hall", "pass"]
    assert decision(table, 0) == "play yellow3.cloth-hall"
    table.do("play yellow1.farm", seat=0)
    assert decision(table, 0) == "place c3"


# In the course of an action


def test_own_citizens_are_used_before_others_are_hired() -> None:
    """An own citizen stands up again for nothing; a hired one costs 2 deniers."""
    table = Table()
    table.put(0, "c3", "yellow1.market")
    table.do("activate c3")
    assert decision(table) == "use own"


def test_keeps_the_card_that_is_worth_more() -> None:
    """Four own red citizens: the Porte de la Vigne counts 8, the Tour Henry VIII without a rampart nothing."""
    table = Table()
    table.state.standing[2] += 2
    table.state.supply[2] -= 2
    table.put(0, "c3", "yellow1.farm")
    table.put(0, "c4", "yellow1.market")
    table.put(0, "b3", "red1.fort")
    table.pile("red3", "red3.tour-henry-viii", "red3.porte-de-la-vigne", "red3.tour-darras")
    table.do("draw red3", "use own+own+own")
    assert table.texts() == ["keep red3.porte-de-la-vigne", "keep red3.tour-henry-viii"]
    assert decision(table) == "keep red3.porte-de-la-vigne"


def test_discards_the_least_card() -> None:
    """The smaller Hospital does less than the larger one, and has a point where the others have two or three."""
    table = Table()
    table.hand(0, "white1.hospital", "white2.hospital", "red3.tour-saint-georges", "white2.canon", "yellow2.market")
    table.money(3, 0)
    table.standing(0, 0, 0, 0)
    table.state.played = True
    table.do("gather")
    assert decision(table) == "discard white1.hospital"


def test_builds_a_rampart_rather_than_lose_a_card() -> None:
    """A rampart that is built stays in the town; a discarded card is gone."""
    table = Table()
    table.hand(0, "red3.tour-saint-georges", "white2.canon", "red2.fort", "yellow2.market")
    table.rampart(0, "event.siege")
    table.standing(0, 0, 0, 0)
    table.state.played = True
    table.do("gather")
    assert decision(table) == "build 1"


def test_takes_the_card_that_lies_open_if_it_is_good() -> None:
    """Five white cards: the Saint Jacques on top counts 10; what lies below is unknown."""
    table = Table()
    for area, card in zip(
        ("c3", "c2", "c4", "b3", "d3"),
        ("white1.chapel", "white1.chapel", "white1.hospital", "white1.hospital", "white1.library"),
        strict=True,
    ):
        table.put(0, area, card)
    table.pile("white3", "white3.saint-jacques", "white3.cathedral", "white3.saint-brice", face_up=True)
    table.do("draw white3", "use own+own+next")
    assert decision(table) == "take"


def test_looks_at_other_cards_if_the_open_one_is_poor() -> None:
    """The Monastery recruits for 2 deniers, which are not there: two unknown cards promise more."""
    table = Table()
    table.money(0, 0)
    table.pile("white2", "white2.monastery", "white2.library", "white2.bishop", face_up=True)
    table.do("draw white2", "use own+own")
    assert decision(table) == "look"


def test_as_many_citizens_as_possible_stand_up() -> None:
    """The Chapel raises two: one more is one more to use before gathering."""
    table = Table()
    table.put(0, "c3", "white1.chapel")
    table.standing(0, 0, 2, 0)
    table.do("activate c3", "use own")
    assert decision(table).count("+") == 1


@pytest.mark.parametrize(("poor", "copied"), [(True, "yellow2.market"), (False, "yellow1.workshop")])
def test_copies_the_building_that_brings_more(poor: bool, copied: str) -> None:
    """The Market's 5 deniers for a player without money and with a full hand; the Workshop's card for a rich one."""
    table = Table()
    table.put(0, "c3", "yellow2.tavern")
    table.put(1, "c3", "yellow2.market")
    table.put(1, "c4", "yellow1.workshop")
    table.money(0 if poor else 15, 0)
    if poor:
        table.hand(0, "yellow2.market", "white2.priory", "red2.fort", "red2.palisade")
    table.do("activate c3", "use own")
    assert decision(table) == f"copy {copied}"


def test_fights_the_event_with_more_coins() -> None:
    """The larger Fort gains the coins of the event it fights."""
    table = Table()
    table.put(0, "c3", "red2.fort")
    table.queue(("event.riot", 1), ("event.fair", 2), ("event.pilgrims", 0))
    table.money(0, 0)
    table.do("activate c3", "use own")
    assert decision(table) == "combat 2"
