"""Every building of the expansion, with exact numbers. Rules: Effects, Expansion."""

import pytest

from tests.games.tournay.table import GAME, Table, activated
from trois.games.tournay.cards import IDS

# Gains


@pytest.mark.parametrize(
    ("card", "standing", "gained"),
    [
        ("yellow1.inn", (2, 2, 2), 4),  # pairs of a yellow and a red citizen; a yellow one is used
        ("yellow1.inn", (3, 0, 2), 8),
        ("yellow1.inn", (3, 2, 0), 0),
        ("yellow1.brewery", (2, 1, 2), 4),  # standing citizens
        ("yellow2.bakery", (1, 2, 2), 4),  # 2 for each red, or 2 for each white: the same, so nothing is asked
        ("yellow2.brewery", (1, 0, 1), 8),  # 2 for each lying citizen
    ],
)
def test_expansion_gains(card: str, standing: tuple[int, int, int], gained: int) -> None:
    """L290-293: counted after the used citizen has left."""
    table = Table(expansion="replace")
    for colour in range(3):
        table.state.standing[colour] += 1
        table.state.supply[colour] -= 1
    table.standing(0, *standing)
    if card == "yellow2.brewery":
        for colour in range(3):
            table.state.lying[colour] -= 1
            table.state.supply[colour] += 1
    activated(card, table)
    assert table.deniers() == 6 + gained


@pytest.mark.parametrize(("colour", "gained"), [("white", 2), ("red", 4)])
def test_the_bakery_counts_the_colour_its_owner_chooses(colour: str, gained: int) -> None:
    """L291: "or" is a choice where the sums differ; the smaller one may be wiser."""
    table = Table(expansion="replace")
    table.standing(0, 2, 1, 2)
    activated("yellow2.bakery", table)
    assert GAME.view(table.state, 0)["question"] == {"kind": "either", "card": "yellow2.bakery"}
    assert table.texts() == ["colour white", "colour red"]
    table.do(f"colour {colour}")
    assert table.deniers() == 6 + gained


# The Abbey


@pytest.mark.parametrize("level", [1, 2])
def test_abbey_turns_up_three_and_takes_two(level: int) -> None:
    """L295."""
    cards = (("yellow1.farm", "white1.canon", "red1.fort"), ("yellow2.mill", "white2.canon", "red2.fort"))[level - 1]
    table = Table(expansion="replace")
    table.put(0, "c3", f"white{level}.abbey")
    for card in cards:
        table.pile(card.split(".")[0], card, face_up=card.startswith("white"))
    table.do("activate c3", "use own")
    assert table.texts() == [f"keep {cards[0]}", f"keep {cards[1]}"]
    table.do(f"keep {cards[0]}")
    assert table.texts() == [f"keep {cards[1]}", f"keep {cards[2]}"]
    table.do(f"keep {cards[2]}")
    assert table.cards() == sorted((cards[0], cards[2]), key=IDS.index)
    assert table.in_pile(f"white{level}") == [cards[1]]
    assert table.state.face_up == 1 << (3 + level - 1)


def test_abbey_takes_all_if_there_are_fewer() -> None:
    table = Table(expansion="replace")
    table.put(0, "c3", "white1.abbey")
    table.pile("yellow1")
    table.pile("white1")
    table.pile("red1", "red1.fort")
    table.do("activate c3", "use own")
    assert table.texts() == ["keep red1.fort"]
    table.do("keep red1.fort")
    assert (table.cards(), table.state.asked) == (["red1.fort"], [1])


def test_a_crier_the_abbey_turns_up_acts_at_once_and_a_new_card_is_turned_up() -> None:
    table = Table(expansion="replace")
    table.put(0, "c3", "white1.abbey")
    table.queue(("event.plunder", 0), ("event.fair", 0), ("event.siege", 0))
    table.rampart(1, "event.riot")
    table.pile("yellow1", "crier", "yellow1.farm")
    table.pile("white1", "crier")
    table.pile("red1", "red1.fort", "red1.arsenal")
    table.do("activate c3", "use own")
    assert table.state.asked == [1]
    assert (table.state.face_up, table.state.coins) == (0, [1, 1, 1])
    table.do("pass", "pass", seat=1)
    assert (table.state.face_up, table.state.coins) == (1, [2, 2, 2])
    table.do("pass", "pass", seat=1)
    assert table.texts() == ["keep yellow1.farm"]
    table.do("keep yellow1.farm", "keep red1.fort")
    # Plunder: 3 for the first crier, then what was left for two coins.
    assert (table.cards(), table.deniers(0)) == (["yellow1.farm", "red1.fort"], 0)


# Catapult, Manor, Courtroom


def test_catapult_damages_one_free_building_of_every_other_player() -> None:
    """L298: the active player chooses."""
    table = Table(seats=4, expansion="replace")
    table.put(1, "c3", "red1.fort")
    table.put(1, "d3", "red1.arsenal")
    table.put(2, "c3", "yellow1.farm", on="yellow")
    table.put(3, "c3", "white1.chapel")
    activated("red1.catapult", table)
    assert (table.state.asked, table.texts()) == ([0], ["damage c3", "damage d3"])
    table.do("damage d3", "damage c3")
    assert [table.on(1, "c3"), table.on(1, "d3"), table.on(2, "c3"), table.on(3, "c3")] == [
        "free",
        "damage",
        "yellow",
        "damage",
    ]
    assert table.state.asked == [1]


def test_manor_every_other_player_pays_one_for_each_building_of_a_colour() -> None:
    """L300."""
    table = Table(seats=3, expansion="replace")
    table.put(1, "c3", "yellow1.farm")
    table.put(1, "d3", "yellow1.mill")
    table.put(1, "e3", "yellow1.architect")
    table.put(2, "c3", "yellow1.workshop")
    table.money(6, 1, 6)
    activated("red1.manor", table)
    assert table.texts() == ["colour yellow", "colour white", "colour red"]
    table.do("colour yellow")
    assert table.state.deniers[:3] == [8, 0, 5]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((6, 9, 7), [9, 6, 7]),
        ((6, 9, 9), [12, 6, 6]),
        ((9, 9, 2), [12, 6, 2]),
        ((10, 9, 9), [10, 9, 9]),
        ((1, 2, 2), [5, 0, 0]),
    ],
)
def test_courtroom_the_richest_others_pay_three(before: tuple[int, int, int], after: list[int]) -> None:
    """L302: all tied pay; nobody does if the active player is richest alone."""
    table = Table(seats=3, expansion="replace")
    table.money(*before)
    activated("red2.courtroom", table)
    assert table.state.deniers[:3] == after


def test_ballista_is_not_met_by_a_catapult() -> None:
    table = Table(expansion="replace")
    table.queue(("event.plunder", 0), ("event.fair", 0), ("event.pilgrims", 0))
    table.put(1, "c3", "red1.catapult", on="red")
    activated("red1.ballista", table)
    table.do("fire 1")
    assert table.deniers(1) == 3
