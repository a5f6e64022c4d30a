"""The 16 events and Marauding: their printed numbers, what they do, how they are countered and rewarded."""

import pytest

from tests.games.troyes.table import (
    WHITE,
    WHITE_CALLERS,
    YELLOW,
    YELLOW_CALLERS,
    gains,
    goods,
    kinds,
    owners,
    play,
    state_of,
    table,
    texts,
)
from trois.core.chance import RecordedChance
from trois.core.match import Match
from trois.games.troyes.rules import events, flags
from trois.games.troyes.words import EVENTS

LETTERS = {"yellow": "Y", "white": "W", "red": "R"}
# colour, divisor, flags, the two prizes, black dice: as cards.toml has them.
NUMBERS = {
    "marauding": ("yellow", 3, 4, [2, 1], 1),
    "brigands-1": ("red", 3, 4, [3, 1], 1),
    "brigands-2": ("red", 3, 4, [3, 1], 1),
    "brigands-3": ("red", 3, 4, [3, 1], 1),
    "succession-conflict": ("red", 4, 5, [4, 2], 0),
    "skirmishes-1": ("red", 3, 4, [3, 2], 1),
    "skirmishes-2": ("red", 3, 4, [3, 2], 1),
    "war": ("red", 3, 6, [5, 3], 2),
    "normans": ("red", 3, 6, [6, 3], 2),
    "drought": ("yellow", 4, 4, [3, 1], 0),
    "support": ("yellow", 4, 3, [2, 1], 0),
    "civil-war": ("yellow", 3, 5, [4, 2], 0),
    "wayfarers": ("yellow", 3, 4, [3, 1], 0),
    "theological-conflict": ("white", 3, 4, [3, 1], 0),
    "heresy": ("white", 3, 5, [4, 2], 0),
    "migrant-workers": ("white", 4, 3, [2, 1], 0),
    "interruption-of-work": ("white", 4, 4, [3, 1], 0),
}
every_event = pytest.mark.parametrize("event", EVENTS)


def act(match: Match, event: str, *rolls: int) -> int:
    """Let one event of the queue act."""
    state = state_of(match)
    number = EVENTS.index(event)
    return events.act(
        state, number, state.queue.index(number), RecordedChance(-1, [r - 1 for r in rolls]), match.journal
    )


def test_the_table_of_this_test_is_complete() -> None:
    assert list(NUMBERS) == EVENTS


@every_event
def test_colour_and_divisor(event: str) -> None:
    colour, divisor, _, _, _ = NUMBERS[event]
    letter = LETTERS[colour]
    few = table({0: f"{letter}{divisor - 1}", "grey": letter}, queue=event)
    assert f"combat {event}" not in texts(few)
    for other in "RWY".replace(letter, ""):
        assert f"combat {event}" not in texts(table({0: f"{other}666", "grey": other}, queue=event))
    match = table({0: f"{letter}{divisor}"}, queue=event)
    change = gains(match, f"combat {event}", f"take {divisor} {colour} 0", "done")
    assert change == {"influence": 1}
    assert flags.cubes_on(state_of(match), EVENTS.index(event)) == [0]


@every_event
def test_flags_and_prizes(event: str) -> None:
    colour, _, count, prizes, _ = NUMBERS[event]
    match = table({0: f"{LETTERS[colour]}666"}, queue=event + " 1" * (count - 1))
    play(match, f"combat {event}", *[f"take 6 {colour} 0"] * 3)
    assert [goods(match, seat)["vp"] for seat in range(2)] == [10 + prizes[1], 10 + prizes[0]]
    assert goods(match, 0)["influence"] == 5
    state = state_of(match)
    if event == "marauding":
        assert state.queue == [0]
        assert state.taken == [0, 0, 0, 0]
    else:
        assert state.queue == [0]
        assert state.taken == [0, 1 << EVENTS.index(event), 0, 0]
    assert state.flags[EVENTS.index(event)] == 0


@every_event
def test_black_dice_and_the_called_deck(event: str) -> None:
    black = NUMBERS[event][4]
    state = state_of(table(seats=4, round=1))
    state.discarded = 0
    others = {"marauding": 1}
    if event in YELLOW_CALLERS + WHITE_CALLERS:
        state.red_deck = [EVENTS.index(event)]
        state.yellow_deck = [EVENTS.index("drought")]
        state.white_deck = [EVENTS.index("heresy")]
        called = "drought" if event in YELLOW_CALLERS else "heresy"
        attackers = events.bring_and_act(state, RecordedChance(-1, [0]), None)
        assert [EVENTS[e] for e in state.queue] == ["marauding", event, called]
        assert attackers == others["marauding"] + black
    else:
        assert state.deal.cards.event_black[EVENTS.index(event)] == black


def test_events_act_from_left_to_right_and_stay() -> None:
    match = table(queue="brigands-1, civil-war, skirmishes-1, heresy", deniers=[9] * 4, influence=[4] * 4)
    state = state_of(match)
    state.red_deck.append(EVENTS.index("war"))
    state.white_deck.append(EVENTS.index("migrant-workers"))
    attackers = events.bring_and_act(state, RecordedChance(-1, []), match.journal)
    acted = [event[2] for event in match.journal.events if event[0] == "acted"]
    assert acted == ["marauding", "brigands-1", "civil-war", "skirmishes-1", "heresy", "war", "migrant-workers"]
    assert attackers == 1 + 1 + 1 + 2
    assert [EVENTS[event] for event in state.queue] == acted
    assert state.money == [6] * 4
    assert state.influence == [2] * 4


def test_six_black_dice_at_most() -> None:
    match = table({0: "R1"}, queue="brigands-1, brigands-2, skirmishes-1, war", round=4, rolls=[1] * 30)
    play(match, "pass")
    for _ in range(3):
        play(match, "pass")
    assert len(state_of(match).black) == 6


def test_succession_conflict_rolls_a_neutral_citizen_into_the_palace() -> None:
    match = table(queue="succession-conflict", buildings={"palace": ".2...."})
    act(match, "succession-conflict", 2)
    assert owners(match, "palace") == ".g...."
    assert state_of(match).lying == [1 << 2, 0, 0]
    act(match, "succession-conflict", 5)
    assert owners(match, "palace") == ".g..g."


def test_wayfarers_come_into_the_row_of_the_city_hall() -> None:
    match = table(queue="wayfarers", buildings={"city hall": "01230."})
    act(match, "wayfarers", 3)
    assert owners(match, "city hall") == "01g20."
    assert state_of(match).lying == [0, 0, 1 << 3]
    act(match, "wayfarers", 6)
    assert owners(match, "city hall") == "01g2g0"


def test_theological_conflict_comes_into_the_row_of_the_bishopric() -> None:
    match = table(queue="theological-conflict", buildings={"bishopric": "012.3."})
    act(match, "theological-conflict", 1)
    assert owners(match, "bishopric") == "g01.3."
    assert state_of(match).lying == [0, 1 << 2, 0]
    act(match, "theological-conflict", 4)
    assert owners(match, "bishopric") == "g01g3."


@pytest.mark.parametrize("event", ["succession-conflict", "wayfarers", "theological-conflict"])
def test_with_all_eight_neutral_citizens_in_play_there_is_no_roll(event: str) -> None:
    match = table(
        queue=event, buildings={"palace": "gggg..", "bishopric": "gg....", "city hall": "g....."}, lying={"palace": "g"}
    )
    act(match, event)
    assert state_of(match).neutral_in_play() == 8


def test_drought_costs_a_denier_per_citizen_standing_in_the_city_hall() -> None:
    match = table(queue="drought", buildings={"city hall": "0011.."}, lying={"city hall": "2"}, deniers=[5, 1, 5, 0])
    act(match, "drought")
    assert [goods(match, s) for s in range(4)] == [
        {"deniers": 3, "influence": 4, "vp": 10},
        {"deniers": 0, "influence": 4, "vp": 8},
        {"deniers": 5, "influence": 4, "vp": 10},
        {"deniers": 0, "influence": 4, "vp": 10},
    ]


def test_civil_war_costs_three_deniers_or_two_points_for_who_is_short() -> None:
    match = table(queue="civil-war", deniers=[3, 2, 0, 9])
    act(match, "civil-war")
    assert [(goods(match, s)["deniers"], goods(match, s)["vp"]) for s in range(4)] == [(0, 10), (0, 8), (0, 8), (6, 10)]


def test_points_never_fall_below_zero() -> None:
    match = table(queue="civil-war", deniers=[0] * 4, vp=1)
    act(match, "civil-war")
    assert [goods(match, s)["vp"] for s in range(4)] == [0] * 4
    assert match.scores[0].parts["losses"] == -1


def test_heresy_costs_two_influence() -> None:
    match = table(queue="heresy", influence=[2, 1, 0, 5])
    act(match, "heresy")
    assert [(goods(match, s)["influence"], goods(match, s)["vp"]) for s in range(4)] == [
        (0, 10),
        (0, 8),
        (0, 8),
        (3, 10),
    ]


def test_support_puts_a_grey_cube_on_the_two_events_to_its_left() -> None:
    match = table(queue="brigands-1 1, support, war")
    assert act(match, "support") == 0
    state = state_of(match)
    assert flags.cubes_on(state, 0) == [4]
    assert flags.cubes_on(state, EVENTS.index("brigands-1")) == [1, 4]
    assert flags.cubes_on(state, EVENTS.index("war")) == []


def test_support_with_one_event_to_its_left_puts_one_cube() -> None:
    match = table(queue="support, war")
    act(match, "support")
    assert flags.cubes_on(state_of(match), 0) == [4]


def test_an_event_filled_by_support_is_counted_and_its_black_dice_stay() -> None:
    match = table(queue="brigands-1 1 1 0, support, brigands-2, drought", round=2)
    state = state_of(match)
    state.red_deck.append(EVENTS.index("brigands-3"))
    state.yellow_deck.append(EVENTS.index("civil-war"))
    attackers = events.bring_and_act(state, RecordedChance(-1, []), match.journal)
    assert attackers == 1 + 1 + 1 + 1
    assert [EVENTS[e] for e in state.queue] == [
        "marauding",
        "support",
        "brigands-2",
        "drought",
        "brigands-3",
        "civil-war",
    ]
    acted = [event[2] for event in match.journal.events if event[0] == "acted"]
    assert acted == ["marauding", "brigands-1", "support", "brigands-2", "drought", "brigands-3", "civil-war"]
    assert state.vp[:2] == [10 + 1 // 2, 13]
    assert state.taken[1] == 1 << EVENTS.index("brigands-1")


def test_support_may_empty_marauding_which_stays() -> None:
    match = table(queue="marauding 0 0 g, support")
    act(match, "support")
    state = state_of(match)
    assert flags.cubes_on(state, 0) == []
    assert state.queue[0] == 0
    assert state.vp[0] == 10 + (2 + 1) // 2


def test_migrant_workers_build_on_the_lowest_level_then_the_lowest_number() -> None:
    match = table(queue="migrant-workers", cathedral=["01.2.3", "0....."])
    act(match, "migrant-workers")
    assert state_of(match).cathedral[2] == 4
    act(match, "migrant-workers")
    act(match, "migrant-workers")
    assert state_of(match).cathedral[6:9] == [0, 4, -1]


def test_migrant_workers_find_no_place_in_a_full_cathedral() -> None:
    match = table(queue="migrant-workers", cathedral=["000000"] * 3)
    act(match, "migrant-workers")
    assert 4 not in state_of(match).cathedral


def test_interruption_of_work_removes_the_highest_level_then_the_highest_number() -> None:
    match = table(queue="interruption-of-work", cathedral=["01g223", "0.g..."])
    act(match, "interruption-of-work")
    assert state_of(match).cathedral[6:12] == [0, -1, -1, -1, -1, -1]
    act(match, "interruption-of-work")
    act(match, "interruption-of-work")
    assert state_of(match).cathedral[:6] == [0, 1, 4, 2, 2, -1]


def test_interruption_of_work_of_an_empty_site_does_nothing() -> None:
    match = table(queue="interruption-of-work")
    act(match, "interruption-of-work")
    assert state_of(match).cathedral == [-1] * 18


def countered(queue: str, seat_cubes: int, dice: str = "R666") -> Match:
    """Seat 0 covers the last flags of the first event of the queue."""
    match = table({0: dice}, queue=queue)
    event = queue.split(maxsplit=1)[0]
    play(match, f"combat {event}", *[f"take 6 {'red' if dice[0] == 'R' else 'white'} 0"] * 3)
    if kinds(match, "use"):
        play(match, f"use {seat_cubes}")
    return match


def points(match: Match) -> list[int]:
    return [vp - 10 for vp in state_of(match).vp]


def test_alone_on_the_card_both_prizes() -> None:
    match = countered("war 0", 5)
    assert points(match) == [8, 0, 0, 0]
    assert state_of(match).taken[0] == 1 << EVENTS.index("war")


def test_a_tie_for_second_shares_the_second_prize_rounded_down() -> None:
    match = countered("war 1 2", 4)
    assert points(match) == [5, 1, 1, 0]


def test_a_tie_for_first_shares_both_and_nobody_is_second() -> None:
    match = countered("normans 1 2 2 1 3", 1)
    assert points(match) == [0, 4, 4, 0]
    assert state_of(match).taken[1] == 1 << EVENTS.index("normans")


def test_grey_ranks_like_a_player_and_its_points_are_lost() -> None:
    match = countered("war g g g 1", 2)
    assert points(match) == [3, 0, 0, 0]
    assert state_of(match).discarded >> EVENTS.index("war") & 1


def test_a_card_won_by_grey_in_a_tie_on_the_lowest_flag_is_discarded() -> None:
    match = countered("skirmishes-1 g g 0", 1)
    assert points(match) == [2, 0, 0, 0]
    assert state_of(match).taken == [0, 0, 0, 0]


def test_no_more_cubes_than_free_flags() -> None:
    match = table({0: "R666"}, queue="war 1 1 1 1")
    play(match, "combat war", *["take 6 red 0"] * 3)
    assert kinds(match, "use") == ["1", "2"]


def test_events_to_the_right_move_left() -> None:
    match = table({0: "R6"}, queue="brigands-1 1 1, drought, war")
    play(match, "combat brigands-1", "take 6 red 0", "done", "use 2")
    assert [EVENTS[event] for event in state_of(match).queue] == ["marauding", "drought", "war"]


def test_marauding_is_emptied_never_taken_and_can_be_filled_again() -> None:
    match = table({0: "Y666"}, queue="marauding 1 1")
    play(match, "combat marauding", *["take 6 yellow 0"] * 3, "use 2")
    assert points(match) == [1, 1, 0, 0]
    assert state_of(match).queue == [0]
    assert state_of(match).taken == [0, 0, 0, 0]
    assert flags.free_flags(state_of(match), 0) == 4


def test_decks_of_this_test() -> None:
    assert set(YELLOW_CALLERS + WHITE_CALLERS + YELLOW + WHITE) == set(EVENTS) - {"marauding"}
