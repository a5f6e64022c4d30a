"""Every worked example of the rulebooks, with its line, in our own words (IT, HU, ES: the three translations)."""

from tests.games.troyes.table import GAME, gains, goods, kinds, owners, play, state_of, table, texts
from trois.core.chance import RecordedChance
from trois.core.history import Terms
from trois.core.match import Match, begin
from trois.games.troyes.rules import events
from trois.games.troyes.words import EVENTS

ORANGE, BLUE, GREEN, WOOD = 0, 1, 2, 3


def new_match(start: int, seats: int = 4) -> Match:
    """A match whose start player is known: a seed is looked for."""
    for seed in range(100):
        match = begin(GAME, Terms(seats, {"open_scores": False}, {}), RecordedChance(seed, []), False)  # type: ignore[arg-type]
        if state_of(match).start == start:
            return match
    raise AssertionError


def placed() -> Match:
    """Orange 2 yellow 1 white 1 red, blue 1 yellow 3 white, green 3 yellow 1 white, wood 1 white 3 red."""
    match = new_match(ORANGE)
    wishes = {
        ORANGE: ["palace 6", "city hall 1", "city hall 2", "bishopric 1"],
        BLUE: ["bishopric 2", "bishopric 3", "bishopric 4", "city hall 3"],
        GREEN: ["city hall 4", "city hall 5", "city hall 6", "bishopric 5"],
        WOOD: ["palace 5", "palace 4", "palace 3", "bishopric 6"],
    }
    for _ in range(16):
        seat = match.pending[0]
        match.push(seat, f"settle {wishes[seat].pop(0)}")
    return match


def test_it94_the_first_placements_go_round_and_the_last_player_begins_the_second_row() -> None:
    match = new_match(ORANGE)
    order = []
    for space in ("palace 6", "bishopric 1", "city hall 1", "palace 1", "palace 2", "bishopric 2", "city hall 2"):
        order.append(match.pending[0])
        match.push(match.pending[0], f"settle {space}")
    assert order == [ORANGE, BLUE, GREEN, WOOD, WOOD, GREEN, BLUE]
    assert match.pending == [ORANGE]
    assert owners(match, "palace") == "33...0"


def test_it96_two_spaces_of_the_palace_are_left_to_the_neutral_citizens() -> None:
    settled = [event for event in placed().journal.events if event[0] == "settled" and event[1] == -1]
    assert settled == [("settled", -1, "palace", 1), ("settled", -1, "palace", 2)]


def test_it158_wages_of_round_one_are_3_3_1_and_7() -> None:
    log = placed().journal.events
    before_dice = log[: next(at for at, event in enumerate(log) if event[0] == "rolled")]
    paid = {event[1]: event[3] for event in before_dice if event[0] == "paid"}
    assert paid == {ORANGE: 3, BLUE: 3, GREEN: 1, WOOD: 7}
    assert [event[3] for event in before_dice if event[0] == "gained"] == [10, 10, 10, 10]


def test_it170_orange_rolls_two_yellow_one_white_one_red_and_then_two_red_ones_for_grey() -> None:
    log = placed().journal.events
    first = log.index(("event", -1, next(str(e[2]) for e in log if e[0] == "event")))
    rolled = [(event[1], event[2]) for event in log[:first] if event[0] == "rolled"]
    assert sorted(colour for seat, colour in rolled if seat == ORANGE) == ["red", "white", "yellow", "yellow"]
    assert [rolled.count((BLUE, c)) for c in ("red", "white", "yellow")] == [0, 3, 1]
    assert [rolled.count((GREEN, c)) for c in ("red", "white", "yellow")] == [0, 1, 3]
    assert [rolled.count((WOOD, c)) for c in ("red", "white", "yellow")] == [3, 1, 0]
    assert rolled[-2:] == [(-1, "red"), (-1, "red")]


def test_it207_war_calls_a_white_card_and_with_marauding_there_are_three_black_dice() -> None:
    match = table(seats=2, round=1, queue="brigands-1, drought")
    state = state_of(match)
    state.queue = [0]
    state.flags = [0] * 17
    state.red_deck = [EVENTS.index("war")]
    state.white_deck = [EVENTS.index("heresy"), EVENTS.index("theological-conflict")]
    attackers = events.bring_and_act(state, RecordedChance(-1, [3]), None)
    assert [EVENTS[event] for event in state.queue] == ["marauding", "war", "theological-conflict"]
    assert attackers == 3


def test_it209_a_red_four_counters_the_six_and_the_one_then_blue_counters_the_four() -> None:
    match = table({ORANGE: "R4", BLUE: "W1 Y3"}, black=[4, 6, 1])
    assert gains(match, "fight red 4", "done", "also 1") == {"influence": 2}
    assert state_of(match).black == [4]
    assert match.pending == [BLUE]
    assert gains(match, "fight white 1", "fight yellow 3", "done", seat=BLUE) == {"influence": 1}
    assert state_of(match).black == []
    assert state_of(match).dice[:12] == [0] * 12


def sixteen() -> Match:
    return table({ORANGE: "Y56 W2", GREEN: "Y5", BLUE: "W6"}, activities="merchant", deniers=[20, 0, 0, 0])


def test_it243_the_third_die_of_a_group_of_sixteen_costs_six() -> None:
    match = sixteen()
    assert gains(
        match, "activate merchant", "supply", "take 5 yellow 0", "take 5 yellow 2", "take 6 yellow 0", "use 1"
    ) == {"deniers": -4 - 6 + 2}
    assert goods(match, GREEN)["deniers"] == 6


def test_it245_an_own_and_a_bought_white_die_cost_four() -> None:
    match = sixteen()
    change = gains(match, "cathedral", "take 2 white 0", "take 6 white 1", "done")
    assert change == {"deniers": -4, "influence": 3, "vp": 2}
    assert goods(match, BLUE)["deniers"] == 4


def test_it249_the_merchant_is_hired_for_four_and_gives_sixteen_deniers() -> None:
    match = sixteen()
    play(match, "activate merchant", "supply", "take 5 yellow 0", "take 5 yellow 2", "take 6 yellow 0")
    assert kinds(match, "use")[-1] == "8"
    play(match, "use 8")
    assert goods(match, ORANGE)["deniers"] == 20 - 4 - 6 + 16
    assert state_of(match).posts[0] == 1
    assert match.scores[ORANGE].parts["tradesmen"] == 2


def test_it299_the_priest_is_hired_for_eight_and_gets_three_cubes() -> None:
    match = table({BLUE: "W5", ORANGE: "W4"}, activities="priest", turn=BLUE, deniers=[0, 12, 0, 0])
    change = gains(match, "activate priest", "supply", "take 4 white 0", "take 5 white 1", "done", "use 3")
    assert change == {"deniers": -12}
    assert goods(match, ORANGE)["deniers"] == 4
    assert state_of(match).stock[9 + 5] == 3


def test_it320_the_cathedral_with_a_two_and_a_five_below_and_a_four_above() -> None:
    match = table({GREEN: "W5", BLUE: "W2", WOOD: "W4"}, turn=GREEN, cathedral=["...1.."], deniers=[0, 0, 12, 0])
    change = gains(match, "cathedral", "take 2 white 1", "take 4 white 3", "take 5 white 2")
    assert change == {"deniers": -12, "influence": 5, "vp": 3}
    assert goods(match, BLUE)["deniers"] == goods(match, WOOD)["deniers"] == 6
    assert state_of(match).cathedral[:12] == [-1, GREEN, -1, 1, GREEN, -1, -1, -1, -1, GREEN, -1, -1]


def test_it324_succession_conflict_is_countered_with_a_tie_for_first() -> None:
    match = table({WOOD: "R234"}, turn=WOOD, queue="succession-conflict 2 2 0")
    before = [goods(match, seat)["vp"] for seat in range(4)]
    play(match, "combat succession-conflict", "take 2 red 3", "take 3 red 3", "take 4 red 3")
    assert kinds(match, "use") == ["1", "2"]
    assert gains(match, "use 2", seat=WOOD) == {"influence": 2, "vp": 3}
    after = [goods(match, seat)["vp"] for seat in range(4)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [0, 0, 3, 3]
    assert state_of(match).taken[GREEN] == 1 << EVENTS.index("succession-conflict")


def test_it347_an_own_citizen_is_pushed_out_of_the_first_row_of_the_city_hall() -> None:
    match = table({GREEN: "Y1"}, turn=BLUE, buildings={"city hall": "21...."}, deniers=[0, 2, 0, 0])
    assert gains(match, "place city hall", "take 1 yellow 2", "supply") == {"deniers": -2}
    assert owners(match, "city hall") == "12...."
    assert state_of(match).lying == [0, 0, 1 << BLUE]


def test_it351_a_bought_red_three_expels_the_occupant_of_space_three() -> None:
    match = table({"grey": "R3 W1"}, buildings={"palace": "..3..."}, deniers=[2, 0, 0, 0])
    assert gains(match, "place palace", "take 3 red grey", "supply") == {"deniers": -2}
    assert owners(match, "palace") == "..0..."
    assert state_of(match).lying == [1 << WOOD, 0, 0]


def test_it391_a_two_is_rerolled_turned_to_six_and_puts_two_cubes_on_marauding() -> None:
    match = table({"grey": "R1", GREEN: "Y2"}, turn=GREEN, influence=[0, 0, 6, 0], rolls=[1])
    assert gains(match, "reroll yellow 2") == {"influence": -1}
    assert "turn yellow 1" in texts(match)
    assert gains(match, "turn yellow 1", "done") == {"influence": -4}
    assert gains(match, "combat marauding", "take 6 yellow 2", "done", "use 2", seat=GREEN) == {"influence": 2}


def test_it491_three_dice_for_nothing_with_tithing() -> None:
    match = table({ORANGE: "Y6", BLUE: "Y5", GREEN: "Y4"}, cubes={ORANGE: "tithing"}, deniers=[0, 0, 0, 0])
    play(match, "agriculture", "modify tithing", "take 4 yellow 2", "take 5 yellow 1", "take 6 yellow 0")
    assert [goods(match, seat)["deniers"] for seat in range(3)] == [7, 0, 0]


def test_it578_joust_used_twice_gives_four_points() -> None:
    match = table({ORANGE: "R1246", BLUE: "R1"}, activities="joust", posts={"joust": [ORANGE]})
    change = gains(match, "activate joust", "take 2 red 0", "take 6 red 0", "done", "use 2")
    assert change == {"vp": 4}


def test_hu313_ten_divided_by_three_is_three() -> None:
    match = table({ORANGE: "R46"}, activities="mercenary", posts={"mercenary": [ORANGE]})
    play(match, "activate mercenary", "take 4 red 0", "take 6 red 0", "done")
    assert kinds(match, "use") == ["1", "2", "3"]
    assert gains(match, "use 3", seat=ORANGE) == {"deniers": 9}
