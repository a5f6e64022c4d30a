"""The 27 activities, each by itself, with the numbers of cards.toml."""

import pytest

from tests.games.troyes.table import gains, goods, kinds, play, state_of, table, texts
from trois.core.match import Match
from trois.games.troyes.words import ACTIVITIES, MODIFIERS

LETTERS = {"yellow": "Y", "white": "W", "red": "R"}
# colour, hire, divisor, VP of the two spaces: as cards.toml has them.
NUMBERS = {
    "artisan": ("yellow", 3, 4, [1, 1]),
    "merchant": ("yellow", 4, 2, [2, 1]),
    "miller": ("yellow", 5, 5, [3, 1]),
    "innkeeper": ("yellow", 4, 2, [2, 1]),
    "blacksmith": ("yellow", 6, 3, [3, 2]),
    "militia": ("yellow", 5, 3, [2, 1]),
    "journeyman": ("yellow", 7, 4, [3, 2]),
    "goldsmith": ("yellow", 8, 4, [4, 2]),
    "sculptor": ("yellow", 7, 3, [4, 2]),
    "tithing": ("white", 6, 4, [3, 1]),
    "monk": ("white", 8, 3, [4, 2]),
    "priest": ("white", 8, 3, [4, 2]),
    "apprenticeship": ("white", 7, 3, [3, 2]),
    "confession": ("white", 7, 3, [3, 2]),
    "templar": ("white", 5, 3, [2, 1]),
    "pilgrimage": ("white", 9, 6, [5, 2]),
    "procession": ("white", 7, 5, [3, 2]),
    "glassblower": ("white", 8, 6, [4, 2]),
    "archer": ("red", 4, 2, [2, 1]),
    "chivalry": ("red", 5, 5, [2, 1]),
    "diplomat": ("red", 3, 3, [1, 1]),
    "hunting": ("red", 5, 4, [2, 1]),
    "mercenary": ("red", 4, 3, [2, 1]),
    "tax-collector": ("red", 6, 4, [3, 1]),
    "captain": ("red", 8, 5, [4, 2]),
    "joust": ("red", 7, 4, [3, 2]),
    "troubadour": ("red", 7, 4, [4, 2]),
}
PRICES = {"innkeeper": 1, "journeyman": 3}
FEES = {"artisan": 1, "diplomat": 1, "troubadour": 3}
every_activity = pytest.mark.parametrize("card", ACTIVITIES)


def own(card: str, dice: str, **more: object) -> Match:
    """Seat 0 has a tradesman on the card."""
    return table({0: dice}, activities=card, posts={card: [0]}, **more)  # type: ignore[arg-type]


def use(match: Match, card: str, dice: str, times: int = 0) -> None:
    """Activate with own dice such as "R4 R6"; say `done` and a number of times where they are asked for."""
    names = {letter: name for name, letter in LETTERS.items()}
    play(match, f"activate {card}", *(f"take {die[1]} {names[die[0]]} 0" for die in dice.split()))
    if "done" in texts(match):
        play(match, "done")
    if times:
        play(match, f"use {times}")


def test_the_table_of_this_test_is_complete() -> None:
    assert list(NUMBERS) == ACTIVITIES


@every_activity
def test_hire_must_be_paid_with_the_first_activation(card: str) -> None:
    colour, hire, _, _ = NUMBERS[card]
    enough = hire + PRICES.get(card, 0)
    for deniers, offered in ((enough, True), (enough - 1, False)):
        match = table({0: f"{LETTERS[colour]}66"}, activities=card, deniers=[deniers])
        assert (f"activate {card}" in texts(match)) == offered


@every_activity
def test_the_first_two_tradesmen_get_the_printed_points(card: str) -> None:
    colour, hire, _, points = NUMBERS[card]
    letter = LETTERS[colour]
    match = table({0: f"{letter}6", 1: f"{letter}6", 2: f"{letter}6"}, activities=card)
    for seat in range(3):
        before = state_of(match).money[seat]
        play(match, f"activate {card}", "supply", f"take 6 {colour} {seat}", "done")
        finish(match, seat)
        assert state_of(match).posts[ACTIVITIES.index(card) // 3 * 4 + seat] == seat + 1
        assert before - hire - PRICES.get(card, 0) * 3 <= state_of(match).money[seat]
    assert [match.scores[seat].parts["tradesmen"] for seat in range(3)] == [*points, 0]


def finish(match: Match, seat: int) -> None:
    while match.pending == [seat]:
        play(match, texts(match)[0] if "done" not in texts(match) else "done")


@every_activity
def test_the_divisor_is_needed_for_one_activation(card: str) -> None:
    colour, _, divisor, _ = NUMBERS[card]
    letter = LETTERS[colour]
    few = table({0: f"{letter}{divisor - 1}", "grey": f"{letter}"}, activities=card, posts={card: [0]}, deniers=[3])
    assert f"activate {card}" not in texts(few)
    enough = own(card, f"{letter}{divisor}")
    play(enough, f"activate {card}")
    assert f"{divisor} {colour} 0" in kinds(enough, "take")


def test_artisan_changes_one_influence_into_six_deniers() -> None:
    match = own("artisan", "Y66", influence=[2])
    assert gains(match, "activate artisan", "take 6 yellow 0", "take 6 yellow 0", "done", "use 2") == {
        "influence": -2,
        "deniers": 12,
    }


def test_artisan_goes_as_far_as_influence_and_not_without_any() -> None:
    match = own("artisan", "Y666", influence=[2])
    play(match, "activate artisan", *["take 6 yellow 0"] * 3)
    assert kinds(match, "use") == ["1", "2"]
    assert "activate artisan" not in texts(own("artisan", "Y666", influence=[0]))


def test_merchant_gives_two_deniers() -> None:
    assert gains(own("merchant", "Y6"), "activate merchant", "take 6 yellow 0", "done", "use 3") == {"deniers": 6}


def test_miller_counts_palace_or_bishopric_for_each_activation() -> None:
    match = own("miller", "Y555", buildings={"palace": "00....", "bishopric": "000..."}, lying={"palace": "0"})
    play(match, "activate miller", *["take 5 yellow 0"] * 3)
    assert texts(match) == ["mill palace", "mill bishopric"]
    assert gains(match, "mill palace") == {"deniers": 4}
    assert texts(match) == ["mill palace", "mill bishopric", "done"]
    assert gains(match, "mill bishopric") == {"deniers": 6}
    assert texts(match) == ["mill bishopric", "done"]
    play(match, "done")
    assert match.pending == [1]


def test_miller_counts_after_the_tradesman_has_left_the_palace() -> None:
    match = table({0: "Y5"}, activities="miller", buildings={"palace": "00...."})
    assert gains(match, "activate miller", "move palace 1", "take 5 yellow 0", "done", "mill palace") == {
        "deniers": 2 - 5
    }


def test_innkeeper_sells_influence_for_a_denier_each() -> None:
    match = own("innkeeper", "Y6", deniers=[2])
    play(match, "activate innkeeper", "take 6 yellow 0", "done")
    assert kinds(match, "use") == ["1", "2"]
    assert gains(match, "use 2", seat=0) == {"deniers": -2, "influence": 2}


def test_innkeeper_pays_for_bought_dice_first() -> None:
    match = table({1: "Y6"}, activities="innkeeper", posts={"innkeeper": [0]}, deniers=[4])
    play(match, "activate innkeeper", "take 6 yellow 1", "done")
    assert kinds(match, "use") == ["1", "2"]


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("blacksmith", "Y3 Y6"),
        ("militia", "Y3 Y6"),
        ("tithing", "W6 W6"),
        ("monk", "W3 W6"),
        ("priest", "W4 W6"),
        ("apprenticeship", "W5 W6"),
        ("confession", "W3 W6"),
        ("templar", "W3 W6"),
    ],
)
def test_delayed_activities_take_cubes_and_do_nothing_now(card: str, dice: str) -> None:
    match = own(card, dice[0] + "".join(die[1] for die in dice.split()))
    before = goods(match, 0)
    use(match, card, dice, times=3)
    assert goods(match, 0) == before
    modifier = MODIFIERS.index(card)
    assert state_of(match).stock[modifier] == 3
    assert state_of(match).stocked[0] == 1 << modifier
    assert match.pending == [1]


def test_journeyman_changes_three_deniers_into_two_points() -> None:
    match = own("journeyman", "Y66", deniers=[8])
    use(match, "journeyman", "Y6 Y6")
    assert kinds(match, "use") == ["1", "2"]
    assert gains(match, "use 2", seat=0) == {"deniers": -6, "vp": 4}


def test_goldsmith_gives_a_point_and_two_deniers() -> None:
    assert gains(own("goldsmith", "Y44"), "activate goldsmith", *["take 4 yellow 0"] * 2, "done", "use 2") == {
        "deniers": 4,
        "vp": 2,
    }


def test_sculptor_gives_a_point() -> None:
    assert gains(own("sculptor", "Y6"), "activate sculptor", "take 6 yellow 0", "done", "use 2") == {"vp": 2}


def test_pilgrimage_gives_two_points_for_any_colours() -> None:
    match = own("pilgrimage", "R5 W3 Y4")
    change = gains(match, "activate pilgrimage", "take 3 white 0", "take 4 yellow 0", "take 5 red 0", "use 2")
    assert change == {"vp": 4}


def test_procession_rewards_the_most_dice_even_of_others() -> None:
    match = table({0: "W5", 1: "Y11", 2: "R12", 3: "R3"}, activities="procession", posts={"procession": [0]})
    use(match, "procession", "W5")
    assert [goods(match, seat)["vp"] for seat in range(4)] == [10, 12, 12, 10]


def test_procession_counts_grey_as_a_rival_whose_points_are_lost() -> None:
    match = table({0: "W55", "grey": "Y12"}, activities="procession", posts={"procession": [0]})
    use(match, "procession", "W5 W5", times=2)
    assert [goods(match, seat)["vp"] for seat in range(4)] == [10, 10, 10, 10]


def test_procession_gives_nothing_without_a_die() -> None:
    """The round has ended by then; nobody had a die left in the own district."""
    match = table({0: "W5", "grey": ""}, activities="procession", posts={"procession": [0]}, deniers=[20] * 4)
    use(match, "procession", "W5")
    assert [event[3] for event in match.journal.events if event[0] == "gained" and event[2] == "vp"] == []


def test_glassblower_gives_a_point_per_two_cubes() -> None:
    match = own("glassblower", "W66", cathedral=["00000.", "1....."])
    assert gains(match, "activate glassblower", *["take 6 white 0"] * 2, "done", "use 2") == {"vp": 4}


def test_archer_rolls_first_and_places_a_cube_for_each_three_or_more() -> None:
    match = own("archer", "R6", rolls=[2, 3, 6])
    use(match, "archer", "R6", times=3)
    assert state_of(match).left == 2
    assert texts(match) == ["cube marauding", "done"]
    assert gains(match, "cube marauding", "cube marauding", seat=0) == {"influence": 2}
    assert match.pending == [1]


def test_archer_may_miss_altogether() -> None:
    match = own("archer", "R2", rolls=[2])
    use(match, "archer", "R2")
    assert match.pending == [1]


def test_chivalry_counts_red_dice_left() -> None:
    match = own("chivalry", "R1255 Y666", queue="war, heresy")
    play(match, "activate chivalry", "take 5 red 0", "take 5 red 0", "done")
    assert state_of(match).left == 2 * 2
    assert kinds(match, "cube") == ["marauding", "war", "heresy"]
    assert gains(match, "cube war", "cube heresy", "cube war", "done", seat=0) == {"influence": 3}


def test_chivalry_without_red_dice_left_yields_nothing_and_is_legal() -> None:
    match = own("chivalry", "R5")
    play(match, "activate chivalry", "take 5 red 0", "done")
    assert match.pending == [1]


def test_diplomat_pays_first_and_then_places() -> None:
    match = own("diplomat", "R66", influence=[3], queue="war")
    use(match, "diplomat", "R6 R6")
    assert kinds(match, "use") == ["1", "2", "3"]
    assert gains(match, "use 3") == {"influence": -3}
    assert gains(match, "cube war", "cube war", "cube marauding", seat=0) == {"influence": 3}
    assert match.pending == [1]


def test_hunting_gives_three_influence() -> None:
    assert gains(own("hunting", "R44"), "activate hunting", *["take 4 red 0"] * 2, "done", "use 2") == {"influence": 6}


def test_mercenary_gives_three_deniers() -> None:
    assert gains(own("mercenary", "R6"), "activate mercenary", "take 6 red 0", "done", "use 2") == {"deniers": 6}


def test_tax_collector_takes_what_is_there_and_the_bank_pays_for_grey() -> None:
    match = own(
        "tax-collector", "R44", buildings={"city hall": "011g2."}, lying={"city hall": "1"}, deniers=[0, 3, 0, 9]
    )
    use(match, "tax-collector", "R4 R4", times=2)
    assert [goods(match, seat)["deniers"] for seat in range(4)] == [(2 + 1) + (1 + 1), 0, 0, 9]
    assert [goods(match, seat)["vp"] for seat in range(4)] == [10] * 4


def test_captain_counts_events_with_an_own_cube_and_marauding() -> None:
    match = own("captain", "R5", queue="marauding 0, war 1 0 0, heresy 1")
    assert gains(match, "activate captain", "take 5 red 0", "done") == {"vp": 2}


def test_joust_rewards_the_activator_and_the_tied() -> None:
    match = table({0: "R45", 1: "R14", 2: "R2"}, activities="joust", posts={"joust": [0]})
    use(match, "joust", "R4")
    assert [goods(match, seat)["vp"] for seat in range(4)] == [12, 12, 10, 10]


def test_joust_gives_nobody_anything_if_another_is_stronger() -> None:
    match = table({0: "R43", 1: "R14", 2: "R1"}, activities="joust", posts={"joust": [0]})
    use(match, "joust", "R4")
    assert [goods(match, seat)["vp"] for seat in range(4)] == [10] * 4


def test_joust_has_grey_as_a_rival_and_needs_a_red_die() -> None:
    match = table({0: "R43", "grey": "R4"}, activities="joust", posts={"joust": [0]})
    use(match, "joust", "R4")
    assert goods(match, 0)["vp"] == 10
    match = own("joust", "R4 Y6")
    use(match, "joust", "R4")
    assert goods(match, 0)["vp"] == 10


def test_troubadour_changes_three_influence_into_two_points() -> None:
    match = own("troubadour", "R66", influence=[7])
    use(match, "troubadour", "R6 R6")
    assert kinds(match, "use") == ["1", "2"]
    assert gains(match, "use 2", seat=0) == {"influence": -6, "vp": 4}
    assert "activate troubadour" not in texts(own("troubadour", "R66", influence=[2]))
