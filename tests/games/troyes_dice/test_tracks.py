"""Resource and citizen tracks, their bonuses and the order of bonuses (rulebook L224-236, L370-392)."""

import pytest

from tests.games.troyes_dice.table import gains, own, sheet, state_of, table
from trois.core.match import Match


def red_die(
    value: int,
    influence: int = 3,
    citizens: tuple[int, int, int] = (0, 0, 0),
    built: str = "",
    crossed: str = "",
    circled: tuple[int, int, int] | None = None,
    day: int = 1,
) -> Match:
    """A free red die, beside two white ones."""
    own_sheet = sheet(influence, citizens=citizens, built=built, crossed=crossed, circled=circled)
    return table(own_sheet, sheet(), dice=(value, 6, 6, 6), black=1, colours="RYWW", day=day)


@pytest.mark.parametrize(
    ("before", "value", "citizens"), [(3, 2, 0), (3, 3, 1), (5, 5, 1), (7, 5, 1), (11, 1, 1), (17, 5, 1), (12, 5, 0)]
)
def test_the_sixth_twelfth_and_eighteenth_resource_bring_a_citizen(before: int, value: int, citizens: int) -> None:
    match = red_die(value, influence=0, circled=(before, 3, 3))
    change = gains(match, "take 1", f"gain influence {value}")
    assert change.get("red", 0) == citizens


def test_a_track_has_eighteen_symbols_and_spending_frees_none() -> None:
    match = red_die(5, influence=0, circled=(15, 3, 3))
    assert gains(match, "take 1", "gain influence 5") == {"influence": 3, "red": 1}
    assert state_of(match).sheets[0].circled[0] == 18


def test_one_gain_can_pass_two_resource_bonuses() -> None:
    match = table(sheet(0, 3, 3, circled=(5, 3, 3)), sheet(), dice=(1, 6, 6, 6), black=1, colours="YYRR", tiles={0: 6})
    assert gains(match, "take 1", "build market 1") == {"influence": 9, "red": 2}


@pytest.mark.parametrize(
    ("citizens", "gain"), [((2, 3, 3), {"influence": 1, "fortune": 1, "wisdom": 1}), ((2, 2, 3), {}), ((2, 9, 3), None)]
)
def test_the_third_column_brings_one_of_each_resource(
    citizens: tuple[int, int, int], gain: dict[str, int] | None
) -> None:
    match = red_die(1, citizens=citizens)
    expected = {"red": 1, **(gain if gain is not None else {"influence": 1, "fortune": 1, "wisdom": 1})}
    assert gains(match, "take 1", "build fortress 1") == expected


@pytest.mark.parametrize("place", [6, 11])
def test_the_sixth_and_eleventh_column_build_any_administration_building(place: int) -> None:
    match = red_die(1, citizens=(place - 1, place, place))
    match.push(0, "take 1")
    match.push(0, "build fortress 1")
    assert match.texts(0) == [f"build {b} {n}" for b in ("palace", "town-hall", "bishopric") for n in range(1, 7)]
    assert gains(match, "build bishopric 4") == {"white": 2}
    assert match.pending == [1]


def test_a_column_pays_once() -> None:
    match = red_die(1, citizens=(6, 6, 6))
    assert gains(match, "take 1", "build fortress 1") == {"red": 1}
    assert match.pending == [1]


@pytest.mark.parametrize(
    ("citizens", "die", "rows"),
    [
        ((14, 0, 0), "palace", ["market", "cathedral"]),
        ((0, 14, 0), "town-hall", ["fortress", "cathedral"]),
        ((0, 0, 14), "bishopric", ["fortress", "market"]),
    ],
)
def test_the_fifteenth_citizen_builds_a_prestige_building_of_another_colour(
    citizens: tuple[int, int, int], die: str, rows: list[str]
) -> None:
    colour = {"palace": "R", "town-hall": "Y", "bishopric": "W"}[die]
    match = table(sheet(citizens=citizens), sheet(), dice=(5, 6, 6, 6), black=1, colours=f"{colour}YWW")
    match.push(0, "take 1")
    match.push(0, f"build {die} 5")
    assert match.texts(0) == [f"build {row} {n}" for row in rows for n in range(1, 7)]


def test_a_bonus_building_works_as_any_other() -> None:
    """A bonus Market counts this half-day's dice, a bonus Cathedral multiplies, links pay."""
    match = red_die(5, citizens=(14, 0, 0), built="fortress 1")
    match.push(0, "take 1")
    match.push(0, "build palace 5")
    assert gains(match, "build market 5") == {"wisdom": 6, "white": 1}


def test_the_twentieth_citizen_brings_one_of_each_other_colour() -> None:
    match = red_die(5, citizens=(19, 0, 0))
    match.push(0, "take 1")
    match.push(0, "gain influence 5")
    assert own(match)["red"] == 20
    assert (own(match)["yellow"], own(match)["white"]) == (1, 1)


def test_a_citizen_of_a_full_track_goes_to_another_of_choice_one_by_one() -> None:
    match = red_die(5, citizens=(20, 0, 0))
    match.push(0, "take 1")
    match.push(0, "build palace 5")
    assert match.texts(0) == ["citizen yellow", "citizen white"]
    assert gains(match, "citizen white") == {"white": 1}
    assert match.texts(0) == ["citizen yellow", "citizen white"]
    assert gains(match, "citizen yellow") == {"yellow": 1}
    assert match.pending == [1]


def test_with_two_full_tracks_the_third_is_the_only_choice() -> None:
    match = red_die(5, citizens=(20, 20, 5))
    match.push(0, "take 1")
    match.push(0, "build palace 5")
    assert match.texts(0) == ["citizen white"]


def test_with_all_tracks_full_citizens_are_lost() -> None:
    match = red_die(5, citizens=(20, 20, 20))
    assert gains(match, "take 1", "build palace 5") == {}
    assert ("lost", 0, "red", 2, "palace") in match.events(0)
    assert match.pending == [1]


def test_nineteen_to_twenty_one_in_one_build_asks_for_the_rest() -> None:
    match = red_die(5, citizens=(19, 4, 4))
    match.push(0, "take 1")
    match.push(0, "build palace 5")
    assert match.texts(0) == ["citizen yellow", "citizen white"]
    assert gains(match, "citizen yellow") == {"yellow": 2, "white": 1}


# The order of bonuses (ruling): the cases the rules page asks for


def test_two_columns_in_one_market_give_two_administration_builds() -> None:
    """White 5 to 11 from one Market, red and yellow at 11 or more."""
    match = table(sheet(citizens=(11, 11, 5)), sheet(), dice=(6, 6, 6, 6), black=0, colours="YWWW", tiles={})
    state = state_of(match)
    assert state.clear == [0, 0, 3]
    match.push(0, "take 2")
    match.push(0, "pay fortune")
    match.push(0, "build market 6")
    assert own(match)["white"] == 11
    assert match.texts(0)[0] == "build palace 1"
    match.push(0, "build palace 1")
    assert "build palace 1" not in match.texts(0)
    assert "build palace 2" in match.texts(0)
    assert gains(match, "build town-hall 6") == {"yellow": 2}
    assert match.pending == [1]


def test_prestige_before_administration_when_that_was_circled_first() -> None:
    """Red 14 to 15 and yellow 5 to 6 together: the prestige building comes first."""
    match = table(sheet(citizens=(14, 5, 6)), sheet(), dice=(3, 6, 6, 6), black=1, colours="RYWW", tiles={0: 4})
    match.push(0, "take 1")
    match.push(0, "build fortress 3")  # yellow 5 to 6, then Banquet 4: red 14 to 15, then a choice
    match.push(0, "citizen white")
    assert match.texts(0)[0] == "build palace 1"
    match = red_die(1, citizens=(14, 5, 6), built="fortress 4")
    match.push(0, "take 1")
    match.push(0, "build fortress 1")  # red 14 to 15
    assert match.texts(0)[0] == "build market 1"


def test_red_fifteen_and_the_sixth_column_in_one_gain() -> None:
    match = table(sheet(0, 0, 0, citizens=(14, 5, 6), circled=(5, 5, 5)), sheet(), black=0)
    match.push(0, "collect")  # citizens in the order red, yellow, white
    assert match.texts(0)[0] == "build market 1"
    match.push(0, "build cathedral 1")
    assert match.texts(0)[0] == "build palace 1"


def test_a_fifteenth_that_builds_a_fortress_whose_citizen_completes_a_column() -> None:
    match = table(sheet(citizens=(5, 14, 6)), sheet(), dice=(5, 6, 6, 6), black=1, colours="YYWW")
    match.push(0, "take 1")
    match.push(0, "build town-hall 5")
    match.push(0, "build fortress 1")  # its red citizen is the 6th: column 6
    assert match.texts(0)[0] == "build palace 1"


def test_the_second_of_two_fifteenths_is_lost_without_a_place() -> None:
    every = "1 2 3 4 5 6"
    built = f"fortress {every}, cathedral {every}, market 1 2 3 4 5"
    match = table(
        sheet(0, 0, 0, citizens=(14, 0, 14), circled=(5, 3, 5), built=built), sheet(), black=0, dice=(1, 2, 2, 6)
    )
    match.push(0, "collect")
    assert match.texts(0) == ["build market 6"]
    match.push(0, "build market 6")
    assert ("lost", 0, "prestige-building", 1, "citizen-track") in match.events(0)
    assert match.pending == [1]


def test_a_bonus_never_builds_on_a_crossed_cell() -> None:
    match = red_die(5, citizens=(14, 0, 0), crossed="yellow 1 2 3 4 5 6, white 1 2 3 4 5", day=8)
    match.push(0, "take 1")
    match.push(0, "build palace 5")
    assert match.texts(0) == ["build cathedral 6"]


def test_an_administration_bonus_without_a_place_is_lost() -> None:
    built = ", ".join(f"{b} 1 2 3 4 5 6" for b in ("palace", "town-hall", "bishopric"))
    match = red_die(1, citizens=(5, 6, 6), built=built)
    match.push(0, "take 1")
    match.push(0, "build fortress 1")
    assert ("lost", 0, "administration-building", 1, "citizen-column") in match.events(0)
    assert match.pending == [1]


def test_a_build_is_finished_before_its_bonuses_are_worked_off() -> None:
    """Palace 2 beside Palace 1: 2 citizens, then the link's 2, only then the 15th citizen's building."""
    match = table(sheet(citizens=(13, 0, 0), built="palace 1"), sheet(), dice=(2, 6, 6, 6), black=1)
    match.push(0, "take 1")
    match.push(0, "build palace 2")
    assert own(match)["red"] == 17
    assert match.texts(0)[0] == "build market 1"
