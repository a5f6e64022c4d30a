"""The set-up, the phases of a round, passing, and the end."""

import pytest

from tests.games.troyes.table import GAME, goods, owners, play, state_of, table, texts
from trois.core.chance import Chance, RecordedChance
from trois.core.history import Terms
from trois.core.match import Match, begin
from trois.games.troyes.rules import rounds
from trois.games.troyes.state import State
from trois.games.troyes.words import COUNTER, SETTLE


def new(seats: int, seed: int = 1) -> Match:
    return begin(GAME, Terms(seats, {"open_scores": False}, {}), RecordedChance(seed, []), False)  # type: ignore[arg-type]


def settled(seats: int, seed: int = 1) -> Match:
    match = new(seats, seed)
    while state_of(match).question == SETTLE:
        play(match, texts(match)[0])
    return match


@pytest.mark.parametrize(("seats", "citizens", "characters", "red"), [(2, 6, 2, 4), (3, 5, 1, 5), (4, 4, 1, 6)])
def test_what_each_player_starts_with(seats: int, citizens: int, characters: int, red: int) -> None:
    state = state_of(new(seats))
    assert state.money == [5] * seats
    assert state.influence == [4] * seats
    assert state.supply == [citizens] * seats
    assert state.general == [12 - citizens] * seats
    assert [len(hand) for hand in state.deal.characters] == [characters] * seats
    assert len(state.red_deck) == red == state.deal.rounds
    assert len(state.white_deck) == len(state.yellow_deck) == 4
    assert [card // 3 for card in state.deal.activities] == list(range(9))
    assert state.queue == [0]


def test_the_start_player_is_drawn() -> None:
    assert {state_of(new(3, seed)).start for seed in range(20)} == {0, 1, 2}


def test_with_two_players_six_neutral_citizens_stand_first_in_the_corners() -> None:
    match = new(2)
    assert [owners(match, name) for name in ("palace", "bishopric", "city hall")] == ["g....g", "g....g", "g....g"]
    assert len(texts(match)) == 12


@pytest.mark.parametrize(("seats", "grey"), [(2, 6), (3, 3), (4, 2)])
def test_neutral_citizens_fill_the_empty_spaces(seats: int, grey: int) -> None:
    match = settled(seats)
    settled_grey = [event for event in match.journal.events if event[0] == "settled" and event[1] == -1]
    assert len(settled_grey) == grey
    assert -1 not in state_of(match).spaces


def test_a_placed_citizen_stays_during_the_initial_placement() -> None:
    match = new(4)
    play(match, "settle palace 3")
    assert "settle palace 3" not in texts(match)


def test_wages_that_cannot_be_paid_cost_all_deniers_and_two_points() -> None:
    """A citizen in the Palace costs 2, in the Bishopric 1, in the City Hall nothing."""
    match = table(
        {"grey": "W1"},
        deniers=[0, 20, 0, 0],
        buildings={"palace": "000000", "bishopric": "111...", "city hall": "222222"},
        rolls=[1] * 40,
    )
    state = state_of(match)
    assert [rounds.wages(state, seat) for seat in range(4)] == [12, 3, 0, 0]
    for _ in range(4):
        play(match, "pass")
    log = match.journal.events[match.journal.events.index(("round", -1, 4)) :]
    before_dice = log[: next(at for at, event in enumerate(log) if event[0] == "rolled")]
    assert [event for event in before_dice if event[0] in {"paid", "lost"}] == [
        ("paid", 1, "deniers", 3, -1, "wages"),
        ("paid", 0, "deniers", 12, -1, "wages"),
    ]


def test_short_wages_lose_two_points() -> None:
    state = state_of(table({"grey": "W1"}, deniers=[0] * 4, buildings={"palace": "000000"}))
    rounds.pay_income_and_wages(state, None)
    assert (state.money[0], state.vp[0]) == (0, 8)
    assert (state.money[1], state.vp[1]) == (10, 10)


def test_passing_lays_two_deniers_and_one_more_at_each_turn() -> None:
    match = table({0: "R6", 1: "R6", 2: "R6"}, seats=3, queue="war", deniers=[0, 0, 0])
    play(match, "pass")
    assert state_of(match).district == [2, 0, 0]
    play(match, "combat war", "take 6 red 1", "done", "use 1")
    play(match, "combat war", "take 6 red 2", "done", "use 1")
    assert state_of(match).district == [3, 0, 0]
    assert match.pending == [1]
    assert goods(match, 0)["deniers"] == 0


def test_the_round_ends_at_once_when_the_last_one_passes() -> None:
    match = table({0: "R6"}, seats=2, deniers=[0, 0], district=[3, 0], turn=1, round=4)
    play(match, "pass")
    assert match.over
    assert [goods(match, seat)["deniers"] for seat in range(2)] == [3, 2]


def test_the_round_ends_at_once_when_no_die_is_left() -> None:
    match = table({0: "Y6", "grey": ""}, seats=2, deniers=[0, 0], district=[0, 4], round=4)
    play(match, "agriculture", "take 6 yellow 0", "done")
    assert match.over
    assert [goods(match, seat)["deniers"] for seat in range(2)] == [3, 4]


def test_without_a_die_phase_four_does_not_begin_and_there_is_no_pass_money() -> None:
    match = table({0: "R1", "grey": ""}, seats=2, deniers=[0, 0], black=[2], round=4)
    play(match, "fight red 1", "done")
    assert match.over
    assert [goods(match, seat)["deniers"] for seat in range(2)] == [0, 0]


def test_expelled_citizens_return_to_the_personal_supply() -> None:
    match = table({0: "R1"}, seats=2, lying={"palace": "0g", "city hall": "01"}, district=[0, 2], round=4)
    play(match, "pass")
    state = state_of(match)
    assert state.supply == [4, 3]
    assert state.lying == [0, 0, 0]
    assert state.dice == [0] * 15


def test_the_start_player_moves_to_the_left() -> None:
    match = table({0: "R1"}, seats=3, start=2, turn=1, district=[2, 0, 2], rolls=[1] * 30)
    play(match, "pass")
    assert state_of(match).start == 0


def phases_of(match: Match) -> list[list[str]]:
    """The phases that show in the log of each round."""
    found: list[list[str]] = []
    marks = {"activity": "0", "gained": "1", "rolled": "2", "event": "3", "passed": "4", "used": "4", "ended": "5"}
    for event in match.journal.events:
        if event[0] == "round":
            found.append([])
        elif found and event[0] in marks:
            phase = marks[str(event[0])]
            if phase not in found[-1] and (event[0] != "gained" or not found[-1] or found[-1] == ["0"]):
                found[-1].append(phase)
    return found


@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 5), (4, 6)])
def test_rounds_and_phases_are_those_of_the_rulebook(seats: int, count: int) -> None:
    for seed in range(5):
        match = new(seats, seed)
        picker = Chance(seed)
        while match.pending:
            actions = match.legal(match.pending[0])
            match.push(match.pending[0], actions[picker.below(len(actions))])
        phases = phases_of(match)
        assert len(phases) == count
        assert phases[:3] == [["0", "1", "2", "3", "4", "5"]] * 3
        assert phases[3:] == [["1", "2", "3", "4", "5"]] * (count - 3)


def test_activities_of_a_period_are_revealed_in_its_round() -> None:
    match = settled(4)
    state = state_of(match)
    shown = [event[2] for event in match.journal.events if event[0] == "activity"]
    assert len(shown) == 3
    assert state.round == 1


def test_dice_follow_the_citizens_in_buildings() -> None:
    match = settled(4)
    state = state_of(match)
    assert state.question == COUNTER
    for owner in [0, 1, 2, 3, 4]:
        for building in range(3):
            assert count_rolled(match, owner, building) == count_at_roll(match, owner, building)


def count_rolled(match: Match, owner: int, colour: int) -> int:
    log = match.journal.events
    first = next(at for at, event in enumerate(log) if event[0] == "event")
    seat = -1 if owner == 4 else owner
    return sum(event[:3] == ("rolled", seat, ("red", "white", "yellow")[colour]) for event in log[:first])


def count_at_roll(match: Match, owner: int, building: int) -> int:
    seat = -1 if owner == 4 else owner
    name = ("palace", "bishopric", "city hall")[building]
    return sum(event[:3] == ("settled", seat, name) for event in match.journal.events)


def test_a_game_is_over_after_the_last_round() -> None:
    match = table({0: "R1"}, seats=2, district=[0, 2], round=4)
    play(match, "pass")
    assert match.over
    assert isinstance(match.state, State)
    assert [event[2] for event in match.journal.events if event[0] == "character"] == [
        "chretien",
        "urban",
        "thibaut",
        "hugues",
    ]
