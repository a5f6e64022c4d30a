"""Every character, base and expansion. Rules: Characters."""

from pathlib import Path

import pytest

from tests.games.tournay.table import Table
from trois.games.tournay.cards import IDS, cards_for
from trois.games.tournay.words import CHARACTER

# On activation


@pytest.mark.parametrize(
    ("character", "building", "own", "bonus"),
    [
        ("yellow1.alderman", "yellow1.market", 3, 1),
        ("yellow2.alderman", "yellow1.market", 3, 2),
        ("white1.bishop", "white1.chapel", 2, 1),
        ("white2.bishop", "white1.chapel", 2, 2),
        ("red1.sergeant", "red1.watchtower", 1, 1),
        ("red2.sergeant", "red1.watchtower", 1, 2),
    ],
)
def test_deniers_for_activating_a_building_of_a_colour(character: str, building: str, own: int, bonus: int) -> None:
    table = Table()
    table.put(0, "c3", building)
    table.put(0, "d3", character)
    table.do("activate c3", "use own")
    assert table.deniers() == 6 + own + bonus
    # Not in its row or column.
    table = Table()
    table.put(0, "c3", building)
    table.put(0, "d3", "red1.fort" if not building.startswith("red") else "white1.canon")
    table.put(0, "d4", character)
    table.do("activate c3", "use own")
    assert table.deniers() == 6 + own


def test_other_colours_and_covered_characters_give_nothing() -> None:
    table = Table()
    table.put(0, "c3", "white1.chapel")
    table.put(0, "d3", "yellow1.alderman")
    table.put(0, "c4", "white1.bishop", "white1.scriptorium")
    table.do("activate c3", "use own")
    assert table.deniers() == 6 + 2


def test_several_characters_add_up() -> None:
    table = Table()
    table.put(0, "c3", "white1.chapel")
    table.put(0, "d3", "white1.bishop")
    table.put(0, "c4", "white2.bishop")
    table.do("activate c3", "use own")
    assert table.deniers() == 6 + 2 + 1 + 2


# On playing


@pytest.mark.parametrize(("architect", "bonus"), [("yellow1.architect", 1), ("yellow2.architect", 2)])
@pytest.mark.parametrize(
    ("card", "price", "reacts"),
    [("yellow1.market", 1, True), ("yellow3.mint", 5, True), ("yellow1.alderman", 1, False)],
)
def test_architect_pays_for_buildings_and_prestige(
    architect: str, bonus: int, card: str, price: int, reacts: bool
) -> None:
    table = Table()
    table.put(0, "c3", architect)
    table.hand(0, card)
    table.do(f"play {card}", "place d3")
    assert table.deniers() == 6 - price + (bonus if reacts else 0)


def test_architect_must_be_in_the_row_or_column_and_stay_visible() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.architect")
    table.put(0, "d3", "red1.fort")
    table.hand(0, "yellow1.market")
    table.do("play yellow1.market", "place d4")
    assert table.deniers() == 5
    for card in ("yellow1.market", "red1.fort"):
        table = Table()
        table.put(0, "c3", "yellow1.architect")
        table.hand(0, card)
        table.do(f"play {card}", "place c3")
        assert table.deniers() == 5


def test_architect_reacts_to_covering_and_replacing() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.architect")
    table.put(0, "d3", "red1.fort")
    table.hand(0, "yellow1.market")
    table.do("play yellow1.market", "place d3")
    assert table.deniers() == 6


@pytest.mark.parametrize(("banneret", "deniers"), [("red1.banneret", 1), ("red2.banneret", 1 + 3)])
def test_banneret_fights_when_a_prestige_building_is_played(banneret: str, deniers: int) -> None:
    table = Table()
    table.queue(("event.taille", 3), ("event.fair", 0), ("event.pilgrims", 0))
    table.put(0, "c3", banneret)
    table.hand(0, "yellow3.mint")
    table.do("play yellow3.mint", "place d3")
    assert table.texts() == ["combat 1", "pass"]
    table.do("combat 1")
    assert (table.deniers(), table.state.ramparts[0].bit_count(), table.state.coins[0]) == (deniers, 1, 0)
    assert "gather" in table.texts()


def test_banneret_may_be_declined_and_ignores_other_cards() -> None:
    table = Table()
    table.queue(("event.taille", 3), ("event.fair", 0), ("event.pilgrims", 0))
    table.put(0, "c3", "red1.banneret")
    table.hand(0, "yellow1.market", "yellow3.mint")
    table.money(20)
    table.do("play yellow1.market", "place d3")
    assert "gather" in table.texts()
    table.do("gather")
    table.do("gather", seat=1)
    table.do("play yellow3.mint", "place c4", "pass")
    assert table.state.ramparts[0] == 0


# Discounts


@pytest.mark.parametrize(("canon", "off"), [("white1.canon", 1), ("white2.canon", 2)])
def test_canon_makes_cards_cheaper(canon: str, off: int) -> None:
    table = Table()
    table.put(0, "c3", canon)
    table.hand(0, "yellow3.mint")
    table.money(5 - off)
    table.do("play yellow3.mint")
    assert table.texts() == ["place c2", "place b3", "place d3", "place c4"]
    table.do("place d3")
    assert table.deniers() == 0


def test_a_canon_on_the_area_itself_gives_no_discount() -> None:
    table = Table()
    table.put(0, "c3", "white1.canon")
    table.hand(0, "white1.chapel")
    table.do("play white1.chapel", "place c3")
    assert table.deniers() == 5


def test_discounts_add_up_but_not_below_zero() -> None:
    table = Table()
    table.put(0, "c3", "white1.canon")
    table.put(0, "d3", "red1.fort")
    table.put(0, "d4", "white2.canon")
    table.hand(0, "yellow1.market", "yellow3.mint")
    table.money(2)
    table.do("play yellow3.mint")
    assert table.texts() == ["place d3", "place c4"]
    table.do("place c4")
    assert table.deniers() == 0
    table.do("gather")
    table.do("gather", seat=1)
    table.do("play yellow1.market", "place d3")
    assert table.deniers() == 0


def test_a_discount_takes_off_deniers_only() -> None:
    table = Table()
    table.put(0, "c3", "white2.canon")
    table.hand(0, "yellow3.city-hall", "red1.fort", "yellow3.cloth-hall")
    table.standing(0, 0, 2, 2)
    assert [t for t in table.texts() if t.startswith("play")] == ["play red1.fort", "play yellow3.city-hall"]
    table.do("play yellow3.city-hall", "place d3", "discard red1.fort")
    assert table.deniers() == 6


# The whole district


@pytest.mark.parametrize(("senator", "bonus"), [("yellow1.senator", 2), ("yellow2.senator", 3)])
def test_senator_pays_for_gathering(senator: str, bonus: int) -> None:
    """L294."""
    table = Table(expansion="replace")
    table.put(0, "c3", senator)
    table.do("gather")
    assert table.deniers() == 6 + bonus


def test_mercenary_makes_red_citizens_earn_three() -> None:
    """L299."""
    table = Table(expansion="replace")
    table.put(0, "c3", "red2.mercenary")
    table.do("earn red 2")
    assert table.deniers() == 12
    table = Table(expansion="replace")
    table.put(0, "c3", "red2.mercenary")
    table.do("earn yellow 2")
    assert table.deniers() == 10


# Monk and Templar


def chained(character: str, building: str) -> Table:
    """A white building, a Monk or Templar beside it, and a building below him."""
    table = Table(expansion="replace")
    table.put(0, "c3", "white1.chapel")
    table.put(0, "d3", character)
    table.put(0, "d4", building)
    table.do("activate c3", "use own")
    return table


@pytest.mark.parametrize(
    ("character", "building", "gained"),
    [
        ("white1.monk", "yellow1.market", 3),
        ("white2.monk", "yellow2.market", 5),
        ("white1.templar", "red1.watchtower", 1),
        ("white2.templar", "red2.palisade", 2),
    ],
)
def test_a_chain_activates_with_one_more_white_citizen(character: str, building: str, gained: int) -> None:
    """L296-297: own citizens are placed."""
    table = chained(character, building)
    assert table.texts() == ["activate d4", "pass"]
    table.do("activate d4", "use own")
    assert (table.on(0, "d4"), table.plaza(), table.deniers()) == ("white", [2, 0, 2], 6 + 2 + gained)
    assert table.state.asked == [1]
    table.do("gather")
    table.do("gather", seat=0)
    assert (table.plaza(), table.on(0, "d4")) == ([2, 2, 2], "free")


def test_a_chain_with_a_hired_citizen_leaves_a_grey_token() -> None:
    table = chained("white1.monk", "yellow1.market")
    table.do("activate d4", "use next")
    assert (table.on(0, "d4"), table.deniers(0), table.deniers(1)) == ("grey", 6 + 2 - 2 + 3, 8)


def test_a_chain_may_be_declined() -> None:
    table = chained("white1.monk", "yellow1.market")
    table.do("pass")
    assert (table.deniers(), table.state.asked) == (8, [1])


def test_a_chain_needs_a_free_building_of_its_colour_near_the_same_character() -> None:
    for character, building in (("white1.monk", "red1.watchtower"), ("white1.templar", "yellow1.market")):
        assert chained(character, building).state.asked == [1]
    table = Table(expansion="replace")
    table.put(0, "c3", "white1.chapel")
    table.put(0, "d3", "white1.monk")
    table.put(0, "d4", "yellow1.market", on="damage")
    table.put(0, "c4", "yellow1.mill")
    table.do("activate c3", "use own")
    assert table.state.asked == [1]


def test_a_chain_needs_a_white_citizen() -> None:
    table = Table(expansion="replace")
    table.put(0, "c3", "white1.hospital")
    table.put(0, "d3", "white1.monk")
    table.put(0, "d4", "yellow1.market")
    table.standing(0, 2, 1, 2)
    table.standing(1, 2, 0, 2)
    table.do("activate c3", "use own")
    assert table.state.asked == [1]


def test_a_chain_triggers_the_characters_of_the_colour() -> None:
    table = Table(expansion="replace")
    table.put(0, "c3", "white1.chapel")
    table.put(0, "d3", "white1.templar")
    table.put(0, "d4", "red1.watchtower")
    table.put(0, "c4", "red2.banneret")
    table.put(0, "d2", "white1.bishop")
    table.do("activate c3", "use own", "activate d4", "use own")
    assert table.deniers() == 6 + 2 + 1


# Knights


def near_knight(knight: str) -> Table:
    table = Table(expansion="replace")
    table.queue(("event.taille", 2), ("event.fair", 0), ("event.pilgrims", 0))
    table.put(0, "c3", knight)
    table.put(0, "d3", "red1.arsenal", on="red")
    table.put(0, "c4", "red1.manor")
    return table


@pytest.mark.parametrize(("knight", "kept"), [("red1.knight", 0), ("red2.knight", 2)])
@pytest.mark.parametrize("hire", ["own", "next"])
def test_the_second_citizen_near_a_knight_lets_him_fight(knight: str, kept: int, hire: str) -> None:
    """L301: red or grey, on different lines too; level II keeps the coins."""
    table = near_knight(knight)
    table.do("activate c4", f"use {hire}", "colour yellow")
    assert table.texts() == ["combat 1", "pass"]
    before = table.deniers()
    table.do("combat 1")
    assert (table.deniers() - before, table.state.ramparts[0].bit_count()) == (kept, 1)


def test_the_first_and_third_citizen_do_not() -> None:
    table = near_knight("red1.knight")
    table.put(0, "b3", "red1.watchtower", on="grey")
    table.do("activate c4", "use own", "colour yellow")
    assert table.state.asked == [1]
    table = near_knight("red1.knight")
    table.state.on[13] = 0
    table.state.busy[0] = 0
    table.state.placed[2], table.state.standing[2] = 0, 2
    table.do("activate c4", "use own", "colour yellow")
    assert table.state.asked == [1]


def test_a_citizen_who_left_a_covered_building_is_no_first_one() -> None:
    """The one at d3 lies down when the building is covered; manned again, it holds the first citizen there."""
    table = near_knight("red1.knight")
    table.hand(0, "red1.fort")
    table.do("play red1.fort", "place d3", "activate d3", "use own", "combat 1")
    assert table.state.asked == [1]
    assert table.state.ramparts[0].bit_count() == 1


def test_the_fourth_does() -> None:
    table = near_knight("red1.knight")
    table.put(0, "b3", "red1.watchtower", on="grey")
    table.put(0, "c2", "red1.fort", on="grey")
    table.do("activate c4", "use own", "colour yellow")
    assert table.texts() == ["combat 1", "pass"]


def test_damage_other_colours_and_other_lines_do_not_count() -> None:
    table = near_knight("red1.knight")
    table.put(0, "b3", "yellow1.mill", on="grey")
    table.put(0, "c2", "red1.watchtower", on="damage")
    table.put(0, "d4", "red1.fort", on="grey")
    table.do("activate c4", "use own", "colour yellow")
    assert table.texts() == ["combat 1", "pass"]


@pytest.mark.parametrize("others", [1, 2])
def test_a_white_citizen_of_a_templar_is_no_second_one(others: int) -> None:
    """Neither counted itself nor a reason to count."""
    table = near_knight("red1.knight")
    if others == 2:
        table.put(0, "c2", "red1.fort", on="grey")
    table.put(0, "b3", "red1.watchtower")
    table.put(0, "b4", "white1.templar")
    table.put(0, "b2", "white1.hospital")
    table.do("activate b2", "use own", "activate b3", "use own")
    assert (table.on(0, "b3"), table.state.asked) == ("white", [1])


def test_a_grey_token_of_a_templar_is() -> None:
    table = near_knight("red1.knight")
    table.put(0, "b3", "red1.watchtower")
    table.put(0, "b4", "white1.templar")
    table.put(0, "b2", "white1.hospital")
    table.do("activate b2", "use own", "activate b3", "use next")
    assert table.texts() == ["combat 1", "pass"]


def test_a_knight_needs_an_event_with_a_coin() -> None:
    table = near_knight("red1.knight")
    table.queue(("event.taille", 0), ("event.fair", 0), ("event.pilgrims", 0))
    table.do("activate c4", "use own", "colour yellow")
    assert table.state.asked == [1]


def test_each_knight_fights_separately() -> None:
    table = near_knight("red1.knight")
    table.queue(("event.taille", 2), ("event.plunder", 1), ("event.pilgrims", 0))
    table.put(0, "d4", "red2.knight")
    table.do("activate c4", "use own", "colour yellow")
    table.do("combat 2", "combat 1")
    assert table.state.ramparts[0].bit_count() == 2


def test_every_character_is_tested_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    cards = cards_for({})
    for face, name in enumerate(IDS):
        if cards.kind[face] == CHARACTER:
            assert f'"{name}"' in source, name
