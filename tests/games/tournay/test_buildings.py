"""Every building of the base game, with exact numbers. Rules: Effects."""

from pathlib import Path

import pytest

from tests.games.tournay.table import Table, activated
from trois.games.tournay.cards import EVENT_IDS, IDS, cards_for
from trois.games.tournay.words import BUILDING

# Gains


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("yellow1.farm", 7),  # empty areas: the Farm and one more are used
        ("yellow1.market", 3),
        ("yellow1.mill", 1 + 1),  # 1, and 1 for each yellow card
        ("yellow2.market", 5),
        ("yellow2.mill", 2),  # 2 for each yellow card
        ("yellow2.weavers", 2),  # 1 for each card
        ("white1.hospital", 3),  # 1 for each lying citizen
        ("red1.watchtower", 1 + 3),  # 1, and 1 for each coin on events
        ("red2.watchtower", 2 + 3 + 2),  # 2, coins on events, built ramparts
    ],
)
def test_gains(card: str, gained: int) -> None:
    table = Table()
    table.put(0, "d3", "white1.bishop" if not card.startswith("white") else "red1.banneret")
    table.queue(("event.taille", 2), ("event.fair", 1), ("event.pilgrims", 0))
    table.rampart(0, "event.riot", "event.siege")
    table.state.built[0], table.state.ramparts[0] = table.state.ramparts[0], 0
    table.standing(0, 1, 1, 1)
    activated(card, table)
    assert table.deniers() == 6 + gained


@pytest.mark.parametrize(("card", "capped"), [("yellow1.mill", 1 + 4), ("yellow2.mill", 8), ("yellow2.weavers", 7)])
def test_caps_of_card_counts(card: str, capped: int) -> None:
    table = Table()
    others = ("yellow1.farm", "yellow1.farm", "yellow1.market", "yellow1.alderman", "yellow1.architect")
    rest = ("red1.fort", "red1.arsenal", "white1.chapel")
    for area, other in zip(("b2", "d2", "b4", "d4", "b3", "d3", "c2", "c4"), others + rest, strict=True):
        table.put(0, area, other)
    table.put(0, "c3", card)
    table.state.people[0] = 0  # their own deniers are tested elsewhere
    table.state.houses[0] |= sum(1 << area for area in (11, 18))
    table.small = True
    table.do("activate c3", "use own")
    assert table.deniers() == 6 + capped


@pytest.mark.parametrize(("card", "gained"), [("red1.watchtower", 1 + 4), ("red2.watchtower", 2 + 4 + 3)])
def test_caps_of_watchtowers(card: str, gained: int) -> None:
    table = Table()
    table.queue(("event.taille", 3), ("event.ransom", 3), ("event.pilgrims", 0))
    table.rampart(0, "event.riot", "event.siege", "event.storm", "event.fire")
    table.state.built[0], table.state.ramparts[0] = table.state.ramparts[0], 0
    activated(card, table)
    assert table.deniers() == 6 + gained


# Stand up


def test_chapel_stands_up_to_two_and_gives_two() -> None:
    table = Table()
    table.standing(0, 0, 1, 1)
    table.put(0, "c3", "white1.chapel")
    table.do("activate c3", "use own")
    risers = [text.removeprefix("stand ") for text in table.texts()]
    assert risers == ["nobody", "red", "white", "white+red", "yellow", "yellow+red", "yellow+white", "yellow+yellow"]
    table.do("stand yellow+red")
    assert (table.plaza(), table.deniers()) == ([1, 0, 2], 8)


def test_priory_stands_up_to_three_and_gives_three() -> None:
    table = Table()
    table.standing(0, 0, 1, 0)
    activated("white2.priory", table)
    assert "stand yellow+yellow+red" in table.texts()
    table.do("stand yellow+yellow+red")
    assert (table.plaza(), table.deniers()) == ([2, 0, 1], 9)


def test_hospital_ii_pays_for_lying_citizens_then_stands_one_up() -> None:
    table = Table()
    table.standing(0, 0, 1, 1)
    activated("white2.hospital", table)
    assert table.deniers() == 6 + 4
    table.do("stand white")
    assert table.plaza() == [0, 1, 1]


def test_nobody_lying_nobody_is_asked() -> None:
    table = activated("white1.chapel", Table())
    assert (table.deniers(), table.state.asked) == (8, [1])


# Draws


@pytest.mark.parametrize(
    ("card", "pile"),
    [
        ("yellow1.workshop", "yellow2"),
        ("white1.scriptorium", "white2"),
        ("red1.arsenal", "red2"),
        ("yellow2.workshop", "yellow3"),
        ("white2.scriptorium", "white3"),
        ("red2.arsenal", "red3"),
    ],
)
def test_draws_without_citizens(card: str, pile: str) -> None:
    table = activated(card, Table())
    assert sum(table.plaza()) == 5
    keep = table.texts()
    assert all(text.startswith(f"keep {pile}.") for text in keep)
    table.do(keep[0])
    assert table.cards() == [keep[0].removeprefix("keep ")]


def test_library_draws_from_any_pile_of_level_1_and_gives_1() -> None:
    table = Table()
    table.pile("red1")
    activated("white1.library", table)
    assert table.texts() == ["draw yellow1", "draw white1"]
    table.do("draw yellow1")
    table.do(table.texts()[0])
    assert (len(table.cards()), table.deniers()) == (1, 7)


def test_library_ii_draws_from_any_pile_of_level_2() -> None:
    table = activated("white2.library", Table())
    assert table.texts() == ["draw yellow2", "draw white2", "draw red2"]
    table.do("draw red2")
    table.do(table.texts()[-1])
    assert table.cards()[0].startswith("red2.")


def test_empty_piles_give_nothing() -> None:
    table = Table()
    table.pile("yellow2")
    activated("yellow1.workshop", table)
    assert (table.cards(), table.state.asked) == ([], [1])
    table = Table()
    for pile in ("yellow2", "white2", "red2"):
        table.pile(pile)
    table.state.top[12] = IDS.index("white2.library")
    table.state.used[0] = table.state.houses[1] = 1 << 12
    table.do("activate c3", "use own")
    assert (table.cards(), table.state.asked) == ([], [1])


def test_a_crier_in_a_buildings_draw_acts_before_the_next_effect() -> None:
    table = Table()
    table.queue(("event.plunder", 0), ("event.fair", 0), ("event.siege", 0))
    table.pile("yellow1", "crier", "yellow1.farm", "yellow1.mill")
    activated("white1.library", table)
    table.do("draw yellow1", "keep yellow1.mill")
    assert table.deniers() == 6 - 3 + 1


# Recruit


@pytest.mark.parametrize(("card", "colour"), [("yellow1.guildhouse", 0), ("white1.monastery", 1), ("red1.barracks", 2)])
def test_recruit_one_of_its_colour_for_three(card: str, colour: int) -> None:
    table = activated(card, Table())
    word = card.partition("1")[0]
    assert table.texts() == [f"colour {word}", "pass"]
    table.do(f"colour {word}")
    assert (table.deniers(), table.plaza()[colour], table.state.supply[colour]) == (3, 2, 2)


@pytest.mark.parametrize(
    ("card", "colour"), [("yellow1.guildhouse", 0), ("white1.monastery", 1), ("red1.barracks", 2), ("red2.barracks", 2)]
)
def test_recruiting_is_offered_not_forced(card: str, colour: int) -> None:
    """A building may be activated for its characters' sake: the supply keeps its citizen, the player the deniers."""
    table = activated(card, Table())
    table.do("pass")
    assert (table.deniers(), table.plaza()[colour], table.state.supply[colour]) == (6, 1, 3)
    assert table.state.asked == [1]


@pytest.mark.parametrize("card", ["yellow2.guildhouse", "white2.monastery", "red2.barracks"])
def test_recruit_one_of_any_colour_for_two(card: str) -> None:
    table = Table()
    table.state.supply[1] = 0
    table.state.lying[4] += 3
    activated(card, table)
    assert table.texts() == ["colour yellow", "colour red", "pass"]
    table.do("colour red")
    assert (table.deniers(), table.plaza()[2]) == (4, 2 if card.startswith("red") else 3)


def test_recruit_comes_to_nothing_without_deniers_or_citizens() -> None:
    table = Table()
    table.money(2)
    activated("yellow1.guildhouse", table)
    assert (table.deniers(), table.plaza()) == (2, [1, 2, 2])
    table = Table()
    table.state.supply[0] = 0
    table.state.lying[3] += 3
    activated("yellow1.guildhouse", table)
    assert (table.deniers(), table.plaza()) == (6, [1, 2, 2])


# Forts, Ballistas, Palisade


@pytest.mark.parametrize(("card", "deniers"), [("red1.fort", 6), ("red2.fort", 9)])
def test_fort_fights_free_and_level_2_keeps_the_coins(card: str, deniers: int) -> None:
    table = Table()
    table.queue(("event.taille", 3), ("event.fair", 0), ("event.pilgrims", 1))
    activated(card, table)
    assert table.texts() == ["combat 1", "combat 3"]
    table.do("combat 1")
    assert (table.deniers(), table.state.coins) == (deniers, [0, 0, 1])
    assert table.state.ramparts[0] == 1 << EVENT_IDS.index("event.taille")


def test_a_fort_without_anything_to_fight_does_nothing() -> None:
    table = activated("red1.fort", Table())
    assert table.state.asked == [1]


@pytest.mark.parametrize(("card", "count"), [("red1.ballista", 6), ("red2.ballista", 7)])
def test_ballista_fires_up_to_two_or_three_events(card: str, count: int) -> None:
    table = activated(card, Table())
    assert len(table.texts()) == count
    assert ("fire 1+2+3" in table.texts()) == (card == "red2.ballista")


def test_ballista_adds_coins_and_the_chosen_events_act() -> None:
    """The active player is protected against negative ones, gains from positive ones; ramparts are allowed."""
    table = Table(seats=3)
    table.queue(("event.plunder", 1), ("event.grande-ducasse", 0), ("event.taille", 3))
    table.rampart(2, "event.riot")
    activated("red1.ballista", table)
    table.do("fire 1+2")
    assert table.state.asked == [2]
    table.do("protect rampart")
    assert table.state.coins == [2, 1, 3]
    # Plunder 2 x 3 from seat 1; Grande Ducasse: all tie with two yellow citizens.
    assert table.state.deniers[:3] == [6 + 2, 0 + 2, 6 + 2]
    assert table.state.asked == [1]


def test_ballista_without_events_does_nothing() -> None:
    table = Table()
    table.queue()
    activated("red1.ballista", table)
    assert table.state.asked == [1]


def test_palisade_gives_two_and_two_for_each_rampart_built() -> None:
    table = Table()
    table.rampart(0, "event.riot", "event.siege", "event.storm")
    activated("red2.palisade", table)
    assert table.texts() == ["build 0", "build 1", "build 2"]
    table.do("build 2")
    assert (table.deniers(), table.state.built[0].bit_count(), table.state.ramparts[0].bit_count()) == (12, 2, 1)


def test_palisade_without_ramparts() -> None:
    table = activated("red2.palisade", Table())
    assert (table.deniers(), table.state.asked) == (8, [1])


# Tavern


def test_tavern_copies_a_visible_yellow_building_of_another_player() -> None:
    table = Table(seats=3)
    table.put(1, "c3", "yellow1.market", on="yellow")
    table.put(1, "d3", "red1.fort")
    table.put(2, "c3", "yellow1.farm", "yellow2.market")
    table.put(2, "d3", "yellow1.alderman")
    activated("yellow2.tavern", table)
    assert table.texts() == ["copy yellow1.market", "copy yellow2.market"]
    table.do("copy yellow2.market")
    assert table.deniers() == 11


def test_tavern_counts_for_its_owner() -> None:
    table = Table()
    table.put(1, "c3", "yellow1.farm")
    activated("yellow2.tavern", table)
    table.do("copy yellow1.farm")
    assert table.deniers() == 6 + 8


def test_tavern_with_nothing_to_copy() -> None:
    table = activated("yellow2.tavern", Table())
    assert (table.deniers(), table.state.asked) == (6, [1])


# Activation itself


def test_a_hired_citizen_leaves_a_grey_token() -> None:
    """L178."""
    table = Table()
    table.put(0, "c3", "yellow1.market")
    table.do("activate c3", "use next")
    assert (table.on(0, "c3"), table.plaza(1), table.beside(1)) == ("grey", [1, 2, 2], [1, 0, 0])
    assert (table.deniers(0), table.deniers(1)) == (6 - 2 + 3, 8)


def test_the_hire_is_paid_before_the_effect() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.market")
    table.standing(0, 0, 2, 2)
    table.money(1)
    assert "activate c3" not in table.texts()


def test_only_free_visible_buildings_are_activated() -> None:
    """L182-183."""
    table = Table()
    table.put(0, "c3", "yellow1.market", on="damage")
    table.put(0, "d3", "yellow1.farm", on="grey")
    table.put(0, "c4", "yellow1.alderman")
    table.put(0, "c2", "yellow3.mint")
    table.put(0, "b3", "yellow1.mill", "yellow1.architect")
    table.put(0, "d4", "white1.chapel")
    assert [text for text in table.texts() if text.startswith("activate")] == ["activate d4"]


def test_a_building_may_be_activated_although_it_comes_to_nothing() -> None:
    table = Table()
    table.put(0, "c3", "white1.hospital")
    table.do("activate c3", "use own")
    assert (table.deniers(), table.on(0, "c3")) == (6, "white")


def test_every_building_is_tested_here_or_with_the_expansion() -> None:
    files = (Path(__file__), Path(__file__).with_name("test_expansion.py"))
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    cards = cards_for({})
    for face, name in enumerate(IDS):
        if cards.kind[face] == BUILDING:
            short = name.replace("white1.abbey", "white{level}.abbey").replace("white2.abbey", "white{level}.abbey")
            assert f'"{short}"' in source, name
