"""Dice groups: prices, deniers that must be in hand, modifiers and where they don't work."""

from itertools import combinations

import pytest

from tests.games.troyes.table import GAME, gains, goods, kinds, play, state_of, table, texts
from trois.core.chance import Chance
from trois.core.match import Match
from trois.games.troyes.questions import APPLY, LEGAL
from trois.games.troyes.state import State
from trois.games.troyes.vocabulary import ACTIVATE, AGRICULTURE, CATHEDRAL, COMBAT, PLACE, VOCABULARY
from trois.games.troyes.words import ACTION, DICE, MODIFIERS, PILGRIMAGE


@pytest.mark.parametrize(("size", "price"), [(1, 2), (2, 8), (3, 18)])
def test_bought_dice_cost_two_four_or_six_each(size: int, price: int) -> None:
    match = table({1: "Y6", 2: "Y6", "grey": "Y6 W1"}, deniers=[18, 0, 0, 0])
    dice = ["take 6 yellow 1", "take 6 yellow 2", "take 6 yellow grey"][:size]
    play(match, "agriculture", *dice, *["done"] * (size < 3))
    assert goods(match, 0)["deniers"] == 18 - price + size * 3
    assert goods(match, 1)["deniers"] == 2 * size
    assert goods(match, 2)["deniers"] == (2 * size if size > 1 else 0)


def test_own_dice_are_free_but_count_for_the_size() -> None:
    match = table({0: "Y26", 1: "Y5"}, deniers=[6, 0])
    assert gains(match, "agriculture", "take 2 yellow 0", "take 5 yellow 1", "take 6 yellow 0") == {}
    assert goods(match, 1)["deniers"] == 6


def test_who_has_passed_sells_all_the_same() -> None:
    match = table({1: "Y6"}, district=[0, 2, 0, 0], deniers=[2, 0])
    play(match, "agriculture", "take 6 yellow 1", "done")
    assert goods(match, 1)["deniers"] == 2


def test_a_player_without_dice_may_buy() -> None:
    match = table({1: "Y6"})
    assert "agriculture" in texts(match)


def test_proceeds_do_not_count_for_the_price() -> None:
    match = table({0: "Y1", 1: "Y6"}, deniers=[1])
    assert "agriculture" not in texts(match)


def test_deniers_in_the_district_do_not_count() -> None:
    match = table({0: "Y1", 1: "Y6"}, deniers=[1, 20], district=[0, 9])
    assert "agriculture" not in texts(match)


def test_hire_and_dice_must_both_be_in_hand() -> None:
    dice: dict[int | str, str] = {1: "Y2"}
    assert "activate merchant" in texts(table(dice, activities="merchant", deniers=[6]))
    assert "activate merchant" not in texts(table(dice, activities="merchant", deniers=[5]))


def test_a_dead_end_is_never_offered() -> None:
    """With 4 deniers a bought die may be one of two dice, not of three."""
    match = table({0: "Y112", 1: "Y1"}, activities="sculptor", posts={"sculptor": [0]}, deniers=[4])
    play(match, "activate sculptor")
    assert kinds(match, "take") == ["1 yellow 0", "1 yellow 1"]
    play(match, "take 1 yellow 1")
    assert texts(match) == ["take 2 yellow 0"]


def test_groups_are_built_from_low_to_high() -> None:
    match = table({0: "Y26", 1: "Y4"})
    play(match, "agriculture", "take 4 yellow 1")
    assert kinds(match, "take") == ["6 yellow 0"]


def test_agriculture_gives_half_the_total_and_needs_two() -> None:
    match = table({0: "Y15"}, deniers=[0])
    play(match, "agriculture")
    assert kinds(match, "take") == ["1 yellow 0", "5 yellow 0"]
    assert gains(match, "take 5 yellow 0", "done", seat=0) == {"deniers": 2}
    assert "agriculture" not in texts(table({0: "Y1"}, deniers=[0]))


def test_a_colour_does_not_mix() -> None:
    match = table({0: "Y6 W6 R6"}, activities="hunting", posts={"hunting": [0]})
    play(match, "activate hunting")
    assert kinds(match, "take") == ["6 red 0"]


def test_fewer_activations_than_the_group_gives_are_allowed_but_not_none() -> None:
    match = table({0: "R66"}, activities="hunting", posts={"hunting": [0]})
    play(match, "activate hunting", "take 6 red 0", "take 6 red 0", "done")
    assert texts(match) == ["use 1", "use 2", "use 3"]


# The cathedral


def test_equal_dice_build_two_levels_and_every_die_must_find_a_place() -> None:
    match = table({0: "W444"}, cathedral=["...1.."])
    play(match, "cathedral", "take 4 white 0", "take 4 white 0")
    assert texts(match) == ["done"]
    assert gains(match, "done", seat=0) == {"vp": 2, "influence": 4}
    assert [state_of(match).cathedral[level * 6 + 3] for level in range(3)] == [1, 0, 0]


def test_a_full_space_takes_no_die() -> None:
    match = table({0: "W4", "grey": "R1"}, cathedral=["...1.."] * 3)
    assert "cathedral" not in texts(match)


@pytest.mark.parametrize(("value", "influence"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_a_cube_in_the_cathedral_gives_a_point_and_influence(value: int, influence: int) -> None:
    match = table({0: f"W{value}"})
    assert gains(match, "cathedral", f"take {value} white 0", "done") == {"vp": 1, "influence": influence}


# Modifiers


def modified(modifier: str, dice: dict[int | str, str], target: str, **more: object) -> Match:
    match = table(dice, cubes={0: modifier}, **more)  # type: ignore[arg-type]
    play(match, target, f"modify {modifier}")
    return match


def uses(match: Match) -> int:
    return len(kinds(match, "use")) or 1


def test_blacksmith_adds_five_to_a_red_group() -> None:
    match = modified("blacksmith", {0: "R23"}, "combat war", queue="war")
    play(match, "take 2 red 0", "take 3 red 0", "done")
    assert uses(match) == (2 + 3 + 5) // 3
    assert state_of(match).stock[1] == 1
    play(match, "use 3")
    assert state_of(match).stock[1] == 0
    assert state_of(match).stocked[0] == 0


def test_militia_lets_yellow_dice_act_as_red_ones_alone() -> None:
    match = modified("militia", {0: "R6 Y45"}, "activate hunting", activities="hunting", posts={"hunting": [0]})
    assert kinds(match, "take") == ["4 yellow 0", "5 yellow 0"]
    play(match, "take 4 yellow 0", "take 5 yellow 0", "done")
    assert uses(match) == 2


def test_tithing_frees_one_die_of_each_and_further_ones_cost_the_usual() -> None:
    dice: dict[int | str, str] = {1: "Y46", "grey": "Y5 W1"}
    match = modified("tithing", dice, "agriculture", deniers=[6, 0])
    play(match, "take 4 yellow 1", "take 5 yellow grey", "take 6 yellow 1")
    assert goods(match, 0)["deniers"] == 6 - 6 + 7
    assert goods(match, 1)["deniers"] == 6
    match = modified("tithing", dice, "agriculture", deniers=[5, 0])
    play(match, "take 4 yellow 1", "take 5 yellow grey")
    assert texts(match) == ["done"]


def test_tithing_needs_a_die_of_another() -> None:
    match = table({0: "Y66", "grey": "W1"}, cubes={0: "tithing"})
    play(match, "agriculture")
    assert kinds(match, "modify") == []
    match = modified("tithing", {0: "Y2", 1: "Y6"}, "agriculture", deniers=[0])
    play(match, "take 2 yellow 0")
    assert texts(match) == ["take 6 yellow 1"]


def test_monk_makes_one_white_die_three_yellow_ones() -> None:
    match = modified("monk", {0: "W4", 1: "W5"}, "agriculture", deniers=[2, 0])
    assert kinds(match, "take") == ["1 white grey", "4 white 0", "5 white 1"]
    assert gains(match, "take 5 white 1", seat=0) == {"deniers": -2 + 15 // 2}
    assert goods(match, 1)["deniers"] == 2


def test_templar_makes_one_white_die_two_red_ones() -> None:
    match = modified("templar", {0: "W5"}, "combat war", queue="war")
    play(match, "take 5 white 0")
    assert uses(match) == 10 // 3


def test_priest_adds_three_to_each_yellow_die_even_above_six() -> None:
    match = modified("priest", {0: "Y56"}, "agriculture", deniers=[0])
    assert gains(match, "take 5 yellow 0", "take 6 yellow 0", "done", seat=0) == {"deniers": (8 + 9) // 2}


def test_apprenticeship_makes_every_die_a_five() -> None:
    match = modified("apprenticeship", {0: "R116"}, "combat war", queue="war")
    play(match, "take 1 red 0", "take 1 red 0", "take 6 red 0")
    assert uses(match) == 15 // 3


def test_confession_adds_two_to_each_die_of_any_colour() -> None:
    match = modified("confession", {0: "W16"}, "combat heresy", queue="heresy")
    play(match, "take 1 white 0", "take 6 white 0", "done")
    assert uses(match) == 11 // 3


ALL = " ".join(MODIFIERS[1:])
RICH: dict[int | str, str] = {0: "R56 W56 Y56", 1: "Y6 R6"}


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        ("combat war", "blacksmith militia apprenticeship confession templar"),
        ("combat heresy", "apprenticeship confession"),
        ("combat drought", "tithing monk priest apprenticeship confession"),
        ("agriculture", "tithing monk priest apprenticeship confession"),
        ("activate hunting", "blacksmith militia apprenticeship confession templar"),
        ("activate procession", "apprenticeship confession"),
        ("activate merchant", "tithing monk priest apprenticeship confession"),
        ("place palace", "militia"),
        ("place bishopric", ""),
        ("place city hall", "tithing"),
        ("cathedral", ""),
    ],
)
def test_which_modifiers_work_where(target: str, expected: str) -> None:
    posts = {"hunting": [0], "procession": [0], "merchant": [0]}
    match = table(RICH, cubes={0: ALL}, queue="war, heresy, drought", posts=posts, round=4)
    play(match, target)
    assert kinds(match, "modify") == expected.split()


def test_one_modifier_per_action() -> None:
    match = table(RICH, cubes={0: ALL}, queue="war")
    play(match, "combat war", "modify blacksmith")
    assert kinds(match, "modify") == []


def test_a_cube_stays_usable_after_the_tradesman_has_left() -> None:
    match = modified("priest", {0: "Y2"}, "agriculture", activities="priest", deniers=[0])
    assert gains(match, "take 2 yellow 0", "done", seat=0) == {"deniers": 2}


def test_new_cubes_are_not_for_the_same_action() -> None:
    match = table({0: "W6"}, activities="confession", posts={"confession": [0]})
    play(match, "activate confession")
    assert kinds(match, "modify") == []


def test_pilgrimage_takes_any_colours_and_every_modifier_for_one_colour() -> None:
    match = table(RICH, cubes={0: ALL}, activities="pilgrimage", posts={"pilgrimage": [0]})
    play(match, "activate pilgrimage")
    assert kinds(match, "modify") == MODIFIERS[1:]
    play(match, "modify blacksmith")
    assert kinds(match, "take") == ["5 red 0", "6 red 0", "6 red 1"]


@pytest.mark.parametrize(("modifier", "total"), [("confession", 7 + 7 + 8), ("apprenticeship", 15)])
def test_pilgrimage_with_a_mixed_group(modifier: str, total: int) -> None:
    match = modified(modifier, RICH, "activate pilgrimage", activities="pilgrimage", posts={"pilgrimage": [0]})
    play(match, "take 5 red 0", "take 5 white 0", "take 6 yellow 0")
    assert uses(match) == total // 6


@pytest.mark.parametrize(("modifier", "times"), [("monk", 3), ("templar", 2)])
def test_pilgrimage_with_one_white_die(modifier: str, times: int) -> None:
    match = modified(modifier, RICH, "activate pilgrimage", activities="pilgrimage", posts={"pilgrimage": [0]})
    assert {text.split()[1] for text in kinds(match, "take")} == {"white"}
    play(match, "take 6 white 0")
    assert uses(match) == times


# Every group the rules allow is offered, and no other: against a plain enumeration


COLOURS = ["red", "white", "yellow"]
Die = tuple[int, int, int]


def allowed_groups(state: State, target: int, modifier: str) -> set[tuple[Die, ...]]:
    """All groups as (value, colour, owner), straight from the rules, nothing clever."""
    seat = state.seat
    dice = [
        (value, colour, owner)
        for owner in range(5)
        for colour in range(3)
        for value in range(1, 7)
        for _ in range(state.dice[owner * 3 + colour] >> 3 * (value - 1) & 7)
    ]
    budget, divisor, wanted = state.money[seat], 1, 3
    if target < COMBAT:
        slot = (target - ACTIVATE) // 3
        budget -= state.deal.price[slot] + (0 if state.posts[slot * 4 + seat] else state.deal.hire[slot])
        divisor, wanted = state.deal.divisor[slot], 3 if target - ACTIVATE == PILGRIMAGE else 2 - slot // 3
    elif target < CATHEDRAL:
        divisor, wanted = (
            state.deal.cards.event_divisor[target - COMBAT],
            state.deal.cards.event_colour[target - COMBAT],
        )
    elif target == AGRICULTURE:
        divisor, wanted = 2, 2
    found = set()
    for size in (1, 2, 3):
        for picks in combinations(sorted(dice), size):
            pays = price(picks, seat, modifier) <= budget
            tithes = modifier != "tithing" or any(owner != seat for _, _, owner in picks)
            if fits(picks, wanted, modifier) and pays and tithes and worth(picks, modifier) >= divisor:
                found.add(picks)
    return found


def fits(picks: tuple[Die, ...], wanted: int, modifier: str) -> bool:
    colours = {colour for _, colour, _ in picks}
    own = {"blacksmith": 0, "militia": 2, "tithing": 2, "monk": 1, "priest": 2, "templar": 1}.get(modifier)
    if modifier in {"monk", "templar"} and len(picks) != 1:
        return False
    if own is not None:
        return colours == {own}
    return wanted == 3 or colours == {wanted}


def price(picks: tuple[Die, ...], seat: int, modifier: str) -> int:
    others = [owner for _, _, owner in picks if owner != seat]
    paid = len(others) - len(set(others)) if modifier == "tithing" else len(others)
    return 2 * len(picks) * paid


def worth(picks: tuple[Die, ...], modifier: str) -> int:
    values = [value for value, _, _ in picks]
    if modifier == "apprenticeship":
        return 5 * len(values)
    if modifier == "blacksmith":
        return sum(values) + 5
    each = {"priest": 3, "confession": 2}.get(modifier, 0)
    return (sum(values) + each * len(values)) * {"monk": 3, "templar": 2}.get(modifier, 1)


def offered_groups(state: State, modifier: str) -> set[tuple[Die, ...]]:
    """All groups that can be chosen step by step from a dice question."""
    start = state.copy()
    if modifier:
        action = VOCABULARY.parse(f"modify {modifier}")
        if action not in LEGAL[DICE](start):
            return set()
        APPLY[DICE](start, action, Chance(0), None)
    found: set[tuple[Die, ...]] = set()
    open_states = [start]
    while open_states:
        here = open_states.pop()
        group = tuple((d // 15 + 1, d // 5 % 3, d % 5) for d in here.group)
        takes = [a for a in LEGAL[DICE](here) if VOCABULARY.kind(a) != "modify"]
        if group or modifier:
            assert takes, "a prefix without an end"
        for action in takes:
            if VOCABULARY.kind(action) == "done":
                found.add(group)
                continue
            value, colour, owner = VOCABULARY.args(action)
            longer = (*group, (value + 1, colour, owner))
            if len(longer) == 3 or modifier in {"monk", "templar"}:
                found.add(longer)
            else:
                then = here.copy()
                APPLY[DICE](then, action, Chance(0), None)
                open_states.append(then)
    return found


def random_states(seed: int, count: int) -> list[State]:
    """States at the choice of an action, with a cube on some modifiers and few or many deniers."""
    found: list[State] = []
    chance, picker = Chance(seed), Chance(seed + 1)
    state = GAME.setup(2 + seed % 3, {"open_scores": False}, {}, chance, None)
    while GAME.pending(state) and len(found) < count:
        if state.question == ACTION and picker.below(6) == 0:
            twin = state.copy()
            twin.money[twin.seat] = picker.below(26)
            for modifier in range(1, 9):
                has = picker.below(3) == 0
                twin.stock[twin.seat * 9 + modifier] = int(has)
                twin.stocked[twin.seat] = twin.stocked[twin.seat] & ~(1 << modifier) | has << modifier
            found.append(twin)
        actions = GAME.legal(state, state.seat)
        GAME.apply(state, state.seat, actions[picker.below(len(actions))], chance, None)
    return found


@pytest.mark.parametrize("seed", range(24))
def test_exactly_the_groups_the_rules_allow_are_offered(seed: int) -> None:
    for state in random_states(seed, 5):
        legal = LEGAL[ACTION](state)
        targets = [*(COMBAT + event for event in state.queue), AGRICULTURE]
        targets += [ACTIVATE + state.deal.activities[slot] for slot in range(9) if slot % 3 < state.round]
        for target in targets:
            names = usable(state, target)
            if target < COMBAT and state.influence[state.seat] < state.deal.fee[(target - ACTIVATE) // 3]:
                assert target not in legal
                continue
            expected = {name: allowed_groups(state, target, name) for name in ["", *names]}
            assert (target in legal) == any(expected.values()), VOCABULARY.text(target)
            if target in legal:
                asked = at_dice(state, target)
                for name, groups in expected.items():
                    assert offered_groups(asked, name) == groups, (VOCABULARY.text(target), name)


def usable(state: State, target: int) -> list[str]:
    """Modifiers with a cube that the rules allow for a target."""
    red = ["blacksmith", "militia", "apprenticeship", "confession", "templar"]
    yellow = ["tithing", "monk", "priest", "apprenticeship", "confession"]
    white = ["apprenticeship", "confession"]
    if target < COMBAT:
        slot = (target - ACTIVATE) // 3
        names = MODIFIERS[1:] if target - ACTIVATE == PILGRIMAGE else [yellow, white, red][slot // 3]
    elif target < CATHEDRAL:
        names = [red, white, yellow][state.deal.cards.event_colour[target - COMBAT]]
    else:
        names = yellow
    return [name for name in names if state.stocked[state.seat] >> MODIFIERS.index(name) & 1]


def at_dice(state: State, target: int) -> State:
    asked = state.copy()
    APPLY[ACTION](asked, target, Chance(0), None)
    if asked.question != DICE:
        APPLY[asked.question](asked, LEGAL[asked.question](asked)[0], Chance(0), None)
    assert asked.question == DICE
    return asked


def test_place_is_not_in_the_enumeration_above() -> None:
    assert PLACE == CATHEDRAL + 1
