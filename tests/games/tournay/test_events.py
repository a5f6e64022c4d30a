"""Rules: Town Crier and events; every event; ramparts and the Catapult."""

import pytest

from tests.games.tournay.table import QUIET, Table
from trois.games.tournay import questions
from trois.games.tournay.cards import EVENT_IDS
from trois.games.tournay.state import later
from trois.games.tournay.words import DO_CRIER, DO_END_TURN, PROTECT, SUFFER


def cry(table: Table) -> None:
    """Let a crier act in seat 0's turn."""
    later(table.state, DO_END_TURN)
    later(table.state, DO_CRIER)
    questions.do_work(table.state, table.chance, table.journal)


def cried(event: str, coins: int, seats: int = 2) -> Table:
    """An event that strikes with `coins` coins, beside two that do nothing here."""
    table = Table(seats=seats)
    circles = table.state.cards.circles[EVENT_IDS.index(event)]
    table.queue((event, coins if coins == circles else coins - 1), ("event.fair", 0), ("event.pilgrims", 0))
    return table


def test_a_coin_on_each_event_with_an_empty_circle_and_once_per_coin() -> None:
    """L157-161, example L169: the events act 2, 3 and 1 times."""
    table = Table()
    table.queue(("event.plunder", 1), ("event.ransom", 3), ("event.bad-harvest", 0))
    table.standing(0, 1, 0, 0)
    table.standing(1, 2, 0, 0)
    table.money(30, 20)
    cry(table)
    assert table.state.coins == [2, 3, 1]
    # Plunder 2 x 3 each; Ransom 3 x 3 from the richer one (24, 21, 18 to 14); Bad Harvest 1 per standing citizen.
    assert (table.deniers(0), table.deniers(1)) == (30 - 6 - 9 - 1, 20 - 6 - 2)


def test_a_full_event_still_acts() -> None:
    table = Table()
    table.queue(("event.plunder", 2), ("event.fair", 0), ("event.pilgrims", 0))
    table.money(20, 20)
    cry(table)
    assert (table.state.coins, table.deniers(0), table.deniers(1)) == ([2, 1, 1], 14, 14)


def test_empty_places_are_skipped() -> None:
    table = Table()
    table.queue(("event.plunder", 0))
    cry(table)
    assert (table.state.coins, table.deniers(0)) == ([1, 0, 0], 3)


# Every event, with exact numbers


@pytest.mark.parametrize(
    ("event", "coins", "deniers"),
    [
        ("event.taille", 1, [8, 1, 0]),  # each loses 2
        ("event.taille", 3, [4, 0, 0]),
        ("event.plunder", 1, [7, 0, 0]),  # each loses 3
        ("event.plunder", 2, [4, 0, 0]),
        ("event.bad-harvest", 1, [7, 2, 1]),  # standing citizens 6, 1, 0; at most 3
        ("event.bad-harvest", 2, [4, 1, 1]),
        ("event.tithe", 1, [8, 1, 0]),  # white citizens owned: 2 each
        ("event.ransom", 1, [7, 3, 1]),  # the richest loses 3
        ("event.ransom", 3, [1, 3, 1]),
    ],
)
def test_events_that_cost_deniers(event: str, coins: int, deniers: list[int]) -> None:
    table = cried(event, coins, seats=3)
    table.money(10, 3, 1)
    table.standing(1, 1, 0, 0)
    table.standing(2, 0, 0, 0)
    cry(table)
    assert table.state.deniers[:3] == deniers


def test_bad_harvest_takes_at_most_three_per_coin() -> None:
    table = cried("event.bad-harvest", 2)
    table.money(20, 20)
    table.standing(1, 1, 1, 0)
    cry(table)
    assert (table.deniers(0), table.deniers(1)) == (14, 16)


def test_tithe_takes_at_most_three_per_coin_and_counts_owned_citizens() -> None:
    table = cried("event.tithe", 1)
    table.money(10, 10)
    table.state.supply[1] -= 3
    table.state.lying[1] += 3
    cry(table)
    assert (table.deniers(0), table.deniers(1)) == (7, 8)


def test_ransom_compares_anew_for_every_coin_and_hits_all_tied() -> None:
    table = cried("event.ransom", 2, seats=3)
    table.money(10, 9, 7)
    cry(table)
    # 10 > 9: 7, 9, 7. Then 9: 7, 6, 7.
    assert table.state.deniers[:3] == [7, 6, 7]
    table = cried("event.ransom", 1, seats=3)
    table.money(8, 8, 7)
    cry(table)
    assert table.state.deniers[:3] == [5, 5, 7]


@pytest.mark.parametrize(("event", "colour"), [("event.riot", 0), ("event.siege", 2)])
def test_riot_and_siege_lay_citizens_of_their_colour_down(event: str, colour: int) -> None:
    table = cried(event, 2)
    table.state.standing[3 + colour] = 1
    table.state.lying[3 + colour] = 1
    cry(table)
    assert (table.plaza(0)[colour], table.beside(0)[colour]) == (0, 2)
    assert (table.plaza(1)[colour], table.beside(1)[colour]) == (0, 2)
    assert sum(table.plaza(0)) == 4
    assert table.state.asked == [1]


def test_plague_every_player_lays_a_citizen_down_for_each_coin() -> None:
    table = cried("event.plague", 2)
    table.standing(1, 0, 1, 0)
    cry(table)
    assert (table.state.question, table.state.asked) == (SUFFER, [0, 1])
    assert table.texts(1) == ["colour white"]
    table.do("colour white", seat=1)
    table.do("colour red", seat=0)
    assert table.state.asked == [0]
    table.do("colour red", seat=0)
    assert (table.plaza(0), table.plaza(1)) == ([2, 2, 0], [0, 0, 0])


def test_storm_discards_activity_cards_under_their_piles() -> None:
    table = cried("event.storm", 1, seats=3)
    table.hand(0, "yellow1.farm", "red1.fort")
    table.hand(1, "yellow1.mill")
    table.rampart(2, "event.riot")
    cry(table)
    table.do("pass", seat=2)
    assert table.state.asked == [0, 1]
    table.do("discard yellow1.mill", seat=1)
    table.do("discard yellow1.farm", seat=0)
    assert (table.cards(0), table.cards(1)) == (["red1.fort"], [])
    # Clockwise from the active player: seat 0's card went under first.
    assert table.in_pile("yellow1")[-2:] == ["yellow1.farm", "yellow1.mill"]
    assert [entry >> 7 for entry in table.state.piles[0][:2]] == [2, 1]


def test_fire_damages_a_free_building_of_the_owners_choice() -> None:
    table = cried("event.fire", 2)
    table.put(0, "c3", "yellow1.farm", on="yellow")
    table.put(0, "d3", "white1.chapel")
    table.put(0, "c4", "white1.bishop")
    table.put(0, "c2", "red1.fort")
    table.put(0, "b3", "white3.saint-brice")
    table.put(1, "c3", "red1.fort")
    cry(table)
    assert table.texts(0) == ["damage c2", "damage d3"]
    table.do("damage d3", seat=0)
    table.do("damage c3", seat=1)
    assert table.state.asked == [0]
    assert table.texts(0) == ["damage c2"]
    table.do("damage c2")
    assert [table.on(0, area) for area in ("c3", "d3", "c2")] == ["yellow", "damage", "damage"]
    assert table.state.asked == [1]


@pytest.mark.parametrize(
    ("event", "colour", "cards"),
    [
        ("event.grande-ducasse", "yellow", ("yellow1.farm", "yellow1.alderman")),
        ("event.procession", "white", ("white1.chapel", "white1.bishop")),
        ("event.tournament", "red", ("red1.fort", "red1.sergeant")),
    ],
)
def test_the_leader_of_a_colour_gains_two(event: str, colour: str, cards: tuple[str, str]) -> None:
    """Citizens owned and visible cards; tied leaders all gain."""
    table = Table()
    others = [("event.fire", 0), ("event.storm", 0)]
    table.queue((event, 1), *others)
    table.put(1, "c3", cards[0], on=colour)
    cry(table)
    assert (table.deniers(0), table.deniers(1)) == (6, 10)
    table = Table()
    table.queue((event, 0), *others)
    table.put(1, "c3", cards[0], on=colour)
    table.put(0, "c3", cards[1])
    cry(table)
    assert (table.deniers(0), table.deniers(1)) == (8, 8)


@pytest.mark.parametrize(
    ("event", "cards"),
    [
        ("event.fair", ("yellow1.farm", "yellow1.mill", "yellow1.alderman", "yellow2.mill")),
        ("event.pilgrims", ("white1.chapel", "white1.canon", "white1.bishop", "white2.canon")),
    ],
)
def test_each_gains_for_visible_cards_at_most_three_per_coin(event: str, cards: tuple[str, ...]) -> None:
    table = Table()
    table.queue((event, 1), ("event.siege", 0), ("event.storm", 0))
    for area, card in zip(("c3", "d3", "e3", "c4"), cards, strict=True):
        table.put(1, area, card)
    table.put(0, "c3", cards[0])
    cry(table)
    assert (table.deniers(0), table.deniers(1)) == (6 + 2, 6 + 6)


# Ramparts


def test_a_rampart_protects_from_one_event_and_is_built() -> None:
    """L163, L170."""
    table = Table()
    table.queue(("event.plunder", 1), ("event.taille", 0), ("event.fair", 0))
    table.rampart(1, "event.riot")
    table.money(20, 20)
    cry(table)
    assert (table.state.question, table.state.asked, table.texts()) == (PROTECT, [1], ["protect rampart", "pass"])
    table.do("protect rampart", seat=1)
    assert (table.deniers(0), table.deniers(1)) == (20 - 6 - 2, 20 - 2)
    assert (table.state.ramparts[1], table.state.built[1].bit_count()) == (0, 1)


def test_several_events_may_each_be_met() -> None:
    table = Table()
    table.queue(("event.plunder", 1), ("event.taille", 0), ("event.fair", 0))
    table.rampart(1, "event.riot", "event.siege")
    cry(table)
    table.do("protect rampart", "protect rampart", seat=1)
    assert (table.deniers(1), table.state.built[1].bit_count()) == (6, 2)


def test_a_rampart_may_be_kept() -> None:
    table = Table()
    table.queue(("event.plunder", 0), ("event.fair", 0), ("event.pilgrims", 0))
    table.rampart(1, "event.riot")
    cry(table)
    table.do("pass", seat=1)
    assert (table.deniers(1), table.state.ramparts[1].bit_count()) == (3, 1)


def test_nobody_is_asked_about_a_positive_event() -> None:
    table = Table()
    table.queue(*((event, 0) for event in QUIET))
    table.rampart(1, "event.riot")
    cry(table)
    assert table.state.question != PROTECT


def test_a_protected_player_is_still_compared() -> None:
    table = cried("event.ransom", 2)
    table.money(10, 5)
    table.rampart(0, "event.riot")
    cry(table)
    table.do("protect rampart", seat=0)
    assert (table.deniers(0), table.deniers(1)) == (10, 5)


def test_ramparts_are_chosen_at_the_same_time_in_any_order() -> None:
    results = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table = cried("event.plunder", 1, seats=3)
        table.rampart(0, "event.riot")
        table.rampart(1, "event.siege")
        table.rampart(2, "event.storm")
        cry(table)
        assert table.state.asked == [0, 1, 2]
        for seat in order:
            before = table.chance.reveals
            table.do("pass" if seat == 1 else "protect rampart", seat=seat)
        assert table.chance.reveals == before + 1
        results.append((list(table.state.deniers), list(table.state.built), table.journal.events[-6:]))
    assert results[0] == results[1] == results[2]
    assert results[0][0][:3] == [6, 3, 6]


def test_a_manned_catapult_protects_once_per_crier() -> None:
    table = Table(expansion="replace")
    table.queue(("event.plunder", 0), ("event.taille", 0), ("event.fair", 0))
    table.put(1, "c3", "red1.catapult", on="grey")
    table.rampart(1, "event.riot")
    cry(table)
    assert table.texts() == ["protect rampart", "protect catapult", "pass"]
    table.do("protect catapult", seat=1)
    assert table.texts() == ["protect rampart", "pass"]
    table.do("pass", seat=1)
    assert (table.deniers(1), table.state.built[1]) == (4, 0)
    cry(table)
    assert "protect catapult" in table.texts()


@pytest.mark.parametrize(("on", "asked"), [("free", False), ("damage", False), ("red", True), ("grey", True)])
def test_only_a_citizen_or_grey_token_mans_the_catapult(on: str, asked: bool) -> None:
    table = Table(expansion="replace")
    table.queue(("event.plunder", 0), ("event.fair", 0), ("event.pilgrims", 0))
    table.put(1, "c3", "red1.catapult", on=on)
    cry(table)
    assert (table.state.question == PROTECT) == asked
