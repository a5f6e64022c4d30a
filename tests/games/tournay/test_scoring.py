"""Rules: End, scoring; every prestige building."""

from pathlib import Path

import pytest

import trois
from tests.games.tournay.table import GAME, Table
from trois.games.tournay.cards import IDS, cards_for
from trois.games.tournay.words import PRESTIGE


def parts(table: Table, seat: int) -> dict[str, int]:
    return GAME.scores(table.state)[seat].parts


def district(table: Table, seat: int, *cards: str) -> None:
    areas = ("c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5")
    for area, card in zip(areas, cards, strict=False):
        table.put(seat, area, card)


def test_rulebook_example() -> None:
    """L253-259: Madeline 15, Nell 20, prestige buildings only."""
    table = Table()
    madeline = ("white3.saint-brice", "red3.porte-de-la-vigne", "yellow1.farm", "white1.chapel", "red1.fort")
    nell = (
        "yellow3.belfry",
        "red3.porte-de-la-vigne",
        "yellow3.mint",
        "yellow1.farm",
        "yellow1.mill",
        "white1.chapel",
        "white1.canon",
        "red1.arsenal",
        "red1.ballista",
    )
    district(table, 0, *madeline)
    district(table, 1, *nell)
    table.money(4, 12)
    # Madeline owns 4 red citizens, Nell 1.
    table.state.supply[2] -= 1
    table.state.standing[2], table.state.standing[5] = 4, 1
    first, second = parts(table, 0), parts(table, 1)
    names = ["Saint-Brice", "Belfry", "Porte de la Vigne", "Mint"]
    assert [first[name] for name in names] == [4, 2, 8, 1]
    assert [second[name] for name in names] == [4, 8, 2, 6]
    assert sum(first[name] for name in names) == 15
    assert sum(second[name] for name in names) == 20


@pytest.mark.parametrize(
    ("card", "name", "builder", "other"),
    [
        ("yellow3.belfry", "Belfry", 1 * 4, 1 * 2),  # sets of a yellow, a white and a red card
        ("white3.saint-brice", "Saint-Brice", 1 * 4, 1 * 2),
        ("yellow3.city-hall", "City Hall", 3 * 2, 2 * 1),  # yellow citizens
        ("white3.saint-quentin", "Saint-Quentin", 2 * 2, 3 * 1),  # white citizens
        ("red3.porte-de-la-vigne", "Porte de la Vigne", 2 * 2, 2 * 1),  # red citizens
        ("yellow3.cloth-hall", "Cloth Hall", 2 * 2, 1 * 1),  # yellow cards
        ("white3.saint-jacques", "Saint-Jacques", 1 * 2, 2 * 1),  # white cards
        ("red3.tour-saint-georges", "Tour Saint-Georges", 1 * 2, 1 * 1),  # red cards
        ("yellow3.mint", "Mint", 2 * 2, 1 * 1),  # 4 deniers
        ("yellow3.tour-des-six", "Tour des Six", 1 * 2, 1 * 1),  # characters
        ("white3.cathedral", "Cathedral", 8, 0),
        ("white3.la-madeleine", "La Madeleine", 1 * 2, 1 * 1),  # prestige buildings, itself too
        ("white3.saint-nicolas", "Saint-Nicolas", 2 * 3, 2 * 1),  # sets of citizens
        ("red3.pont-des-trous", "Pont des Trous", 2 * 3, 2 * 1),
        ("red3.tour-darras", "Tour d'Arras", 2 * 2, 2 * 1),  # white and yellow buildings
        ("red3.tour-henry-viii", "Tour Henry VIII", 2 * 2, 1 * 1),  # built ramparts
    ],
)
def test_prestige_buildings_count_for_builder_and_others(card: str, name: str, builder: int, other: int) -> None:
    table = Table()
    district(table, 0, card, "yellow1.farm", "yellow1.alderman", "white1.chapel", "red1.fort")
    district(table, 1, "white1.canon", "yellow1.mill", "white1.hospital", "red1.ballista")
    if name == "La Madeleine":
        table.put(1, "d4", "red3.tour-darras")
    table.money(11, 7)
    table.state.supply[0] -= 1
    table.state.lying[0] += 1
    table.state.supply[1] -= 1
    table.state.lying[4] += 1
    table.rampart(0, "event.riot", "event.siege")
    table.rampart(1, "event.storm")
    table.state.built, table.state.ramparts = table.state.ramparts, [0] * 4
    GAME.check(table.state)
    assert (parts(table, 0)[name], parts(table, 1)[name]) == (builder, other)


def test_at_most_twelve_points_for_a_building() -> None:
    table = Table()
    table.put(0, "c3", "yellow3.mint")
    table.money(100, 100)
    assert (parts(table, 0)["Mint"], parts(table, 1)["Mint"]) == (12, 12)


def test_a_name_counts_once_and_both_builders_get_the_first_value() -> None:
    table = Table()
    table.put(0, "c3", "yellow3.mint")
    table.put(1, "c3", "yellow3.mint")
    table.money(8, 4)
    assert (parts(table, 0)["Mint"], parts(table, 1)["Mint"]) == (4, 2)


def test_a_covered_prestige_building_makes_no_builder() -> None:
    table = Table()
    table.put(0, "c3", "yellow3.mint", "yellow1.farm")
    table.money(8, 8)
    assert "Mint" not in parts(table, 0)
    table.put(1, "c3", "yellow3.mint")
    assert (parts(table, 0)["Mint"], parts(table, 1)["Mint"]) == (2, 4)


def test_printed_points_of_covered_cards_and_built_ramparts() -> None:
    """L247."""
    table = Table()
    table.put(0, "c3", "yellow1.farm", "yellow2.mill", "yellow3.mint")
    table.put(0, "d3", "red2.fort")
    table.rampart(0, "event.riot", "event.siege")
    table.money(0, 0)
    assert parts(table, 0) == {"Mint": 0, "cards": 1 + 2 + 3 + 2, "ramparts": 0}
    table.state.built, table.state.ramparts = table.state.ramparts, [0] * 4
    assert (parts(table, 0)["ramparts"], GAME.scores(table.state)[0].total) == (2, 10)


def test_every_prestige_building_is_tested_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    cards = cards_for({})
    for face, name in enumerate(IDS):
        if cards.kind[face] == PRESTIGE:
            assert f'("{name}", ' in source, name


def test_scores_for_a_seat_are_the_scores_where_nothing_that_counts_is_hidden() -> None:
    match = trois.new("tournay", 3, seed=4)
    for _ in range(120):
        match.push(match.pending[0], match.legal(match.pending[0])[0])
    for seat in (None, 0, 1, 2):
        assert match.scores_for(seat) == match.scores
