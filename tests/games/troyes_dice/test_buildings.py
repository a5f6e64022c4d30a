"""Effects of buildings and link bonuses (rulebook L252-352)."""

import pytest

from tests.games.troyes_dice.table import free_die, gains, sheet, table
from trois.core.game import Score
from trois.core.match import Match


def with_die(value: int, colour: str, built: str = "") -> Match:
    """A free die of this value and colour is taken; the clear dice are that one, a red one and a white one."""
    return free_die(value, f"{colour}RW", sheet(built=built))


@pytest.mark.parametrize(
    ("number", "citizen"), [(1, "red"), (2, "red"), (3, "yellow"), (4, "yellow"), (5, "white"), (6, "white")]
)
def test_a_fortress_brings_the_citizen_of_its_column(number: int, citizen: str) -> None:
    assert gains(with_die(number, "R"), f"build fortress {number}") == {citizen: 1}


@pytest.mark.parametrize(
    ("number", "colours", "gain"),
    [
        (1, "YRR", {"influence": 6, "red": 1}),
        (2, "YRR", {"red": 4}),
        (3, "YYW", {"fortune": 6, "yellow": 1}),
        (4, "YYW", {"yellow": 4}),
        (5, "YWW", {"wisdom": 6, "white": 1}),
        (6, "YWR", {"white": 2}),
        (1, "YWW", {}),
        (5, "YRR", {}),
    ],
)
def test_a_market_pays_for_every_clear_die_of_its_colour(number: int, colours: str, gain: dict[str, int]) -> None:
    """The black die lies on a yellow plaza; it is never counted."""
    assert gains(free_die(number, colours, sheet()), f"build market {number}") == gain


def test_a_market_counts_dice_nobody_can_afford() -> None:
    match = table(sheet(0, 0, 0), sheet(), dice=(4, 5, 6, 6), black=1, colours="YRYY")
    assert match.texts(0) == ["take 1"]
    assert gains(match, "take 1", "build market 4") == {"yellow": 6}


def test_a_paid_colour_does_not_count_for_the_market() -> None:
    """L298: the chosen die counts with its plaza's colour."""
    match = table(dice=(1, 5, 6, 6), black=1, colours="RYWW")
    assert gains(match, "take 1", "build market 1") == {"wisdom": -2, "influence": 3, "red": 1}
    match = table(dice=(3, 5, 6, 6), black=1, colours="RYWW")
    assert gains(match, "take 1", "build market 3") == {"wisdom": -2}


UNLOCKED = ["fortress", "palace", "market", "town-hall", "cathedral", "bishopric"]


@pytest.mark.parametrize("number", range(1, 7))
def test_each_cathedral_unlocks_the_character_of_its_column(number: int) -> None:
    match = with_die(number, "W", built="fortress 1, market 1, palace 1, town-hall 1, bishopric 1")
    match.push(0, f"build cathedral {number}")
    parts = match.scores[0].parts
    assert [building for building in UNLOCKED if parts[building]] == [UNLOCKED[number - 1]]


def test_cathedrals_multiply_by_order_of_building_one_one_two_two_three_three() -> None:
    match = table(sheet(built="cathedral 6 5 4 3 2 1, fortress 1, palace 1, market 1, town-hall 1, bishopric 1"), day=9)
    parts = match.scores[0].parts
    assert [parts[building] for building in UNLOCKED] == [3, 3, 2, 2, 6, 1]


@pytest.mark.parametrize(
    ("building", "die", "citizen"), [("palace", "R", "red"), ("town-hall", "Y", "yellow"), ("bishopric", "W", "white")]
)
def test_an_administration_building_brings_two_citizens(building: str, die: str, citizen: str) -> None:
    assert gains(with_die(1, die), f"build {building} 1") == {citizen: 2}


LINKS = [
    ("fortress", 1, 2, {"red": 1}),
    ("fortress", 3, 4, {"yellow": 1}),
    ("fortress", 5, 6, {"white": 1}),
    ("palace", 1, 2, {"red": 2}),
    ("palace", 5, 6, {"influence": 3, "red": 1}),
    ("town-hall", 1, 2, {"fortune": 3, "yellow": 1}),
    ("town-hall", 3, 4, {"yellow": 2}),
    ("bishopric", 3, 4, {"wisdom": 3, "white": 1}),
    ("bishopric", 5, 6, {"white": 2}),
]
OWN = {
    "fortress": {1: "red", 2: "red", 3: "yellow", 4: "yellow", 5: "white", 6: "white"},
    "palace": dict.fromkeys(range(1, 7), "red"),
    "town-hall": dict.fromkeys(range(1, 7), "yellow"),
    "bishopric": dict.fromkeys(range(1, 7), "white"),
}
DIE = {"fortress": "R", "palace": "R", "town-hall": "Y", "bishopric": "W", "market": "Y", "cathedral": "W"}


@pytest.mark.parametrize(("building", "left", "right", "bonus"), LINKS)
@pytest.mark.parametrize("last", ["left", "right"])
def test_a_link_pays_when_both_neighbours_stand(
    building: str, left: int, right: int, bonus: dict[str, int], last: str
) -> None:
    there, built = (left, right) if last == "right" else (right, left)
    match = with_die(built, DIE[building], built=f"{building} {there}")
    expected = dict(bonus)
    citizen = OWN[building][built]
    expected[citizen] = expected.get(citizen, 0) + (1 if building == "fortress" else 2)
    assert gains(match, f"build {building} {built}") == expected


@pytest.mark.parametrize("building", DIE)
@pytest.mark.parametrize("left", range(1, 6))
def test_there_are_no_other_links(building: str, left: int) -> None:
    if any(building == name and left == first for name, first, _, _ in LINKS):
        return
    linked = gains(with_die(left + 1, DIE[building], built=f"{building} {left}"), f"build {building} {left + 1}")
    alone = gains(with_die(left + 1, DIE[building]), f"build {building} {left + 1}")
    assert linked == alone


def test_links_belong_to_columns_not_to_numbers() -> None:
    match = table(sheet(built="palace 4"), sheet(), dice=(5, 6, 6, 6), black=1, numbers=(4, 5, 6, 1, 2, 3))
    assert gains(match, "take 1", "build palace 5") == {"red": 4}


def test_scores_are_made_of_named_parts() -> None:
    match = table(sheet(5, 4, 3, citizens=(1, 2, 3), built="cathedral 1, fortress 2 3"), day=9)
    assert match.scores == [
        Score(
            {"fortress": 2, "market": 0, "cathedral": 0, "palace": 0, "town-hall": 0, "bishopric": 0}
            | {"influence": 2, "fortune": 2, "wisdom": 1, "citizens": 6}
        )
    ]
