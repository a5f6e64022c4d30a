"""Roll, event, end of a half-day (rulebook L130-192)."""

from itertools import pairwise

import pytest

import trois
from tests.games.troyes_dice.table import gains, sheet, state_of, table
from trois.core.chance import RecordedChance
from trois.games.troyes_dice.rules import half_day


@pytest.mark.parametrize("day", range(1, 9))
def test_plazas_of_a_day_follow_the_neutral_slot(day: int) -> None:
    morning = state_of(table(day=day))
    assert [morning.slot_of(k) for k in range(4)] == [(day + k) % 9 for k in range(4)]
    afternoon = state_of(table(day=day, half="afternoon"))
    assert [afternoon.slot_of(k) for k in range(4)] == [(day + 4 + k) % 9 for k in range(4)]
    used = {state.slot_of(k) for state in (morning, afternoon) for k in range(4)}
    assert used == set(range(9)) - {day - 1}


def test_dice_lie_from_low_to_high_and_the_black_one_before_its_equals() -> None:
    state = state_of(table())
    half_day.roll(state, RecordedChance(-1, [3 - 1, 3 - 1, 1 - 1, 6 - 1]))
    assert state.dice == [1, 3, 3, 6]
    assert state.black == 1


def test_the_black_die_lies_last_when_it_is_highest() -> None:
    state = state_of(table())
    half_day.roll(state, RecordedChance(-1, [6 - 1, 5 - 1, 5 - 1, 1 - 1]))
    assert (state.dice, state.black) == ([1, 5, 5, 6], 3)


def test_a_clear_die_takes_the_visible_colour_of_its_plaza() -> None:
    state = state_of(table(colours="WYRY", black=0))
    assert [offer.colour for offer in state.offers] == [2, 1, 0, 1]
    assert state.clear == [1, 2, 0]


@pytest.mark.parametrize("day", [1, 2])
def test_before_day_three_nothing_is_crossed(day: int) -> None:
    match = table(day=day, half="afternoon" if day == 2 else "morning")
    half_day.resolve_event(state_of(match), None)
    assert [s.crossed for s in state_of(match).sheets] == [0, 0]


def test_from_day_three_every_sheet_crosses_the_attacked_die() -> None:
    match = table(day=3, dice=(1, 2, 3, 5), black=2, colours="RYWR")
    half_day.resolve_event(state_of(match), None)
    white_three = 1 << (6 * 2 + 2)
    assert [s.crossed for s in state_of(match).sheets] == [white_three, white_three]


def test_crossed_cells_can_never_be_built_and_what_stands_stays() -> None:
    """Rulebook L155-161: the white 3 is attacked; a standing Bishopric stays, the Cathedral is lost."""
    match = table(sheet(built="bishopric 3"), sheet(), day=4, dice=(2, 3, 4, 5), black=1, colours="RWWR")
    half_day.resolve_event(state_of(match), None)
    first, second = state_of(match).sheets
    assert first.has_built(5, 3)
    assert not first.free_cells() >> (6 * 2 + 2) & 1
    assert not second.free_cells() >> (6 * 5 + 2) & 1
    match.push(0, "take 3")
    assert "build cathedral 3" not in match.texts(0)
    assert "gain wisdom 3" in match.texts(0)


def test_a_fortress_protects_the_three_dice_of_its_column() -> None:
    for colours in ("RYWR", "RYRR", "RYYR"):
        match = table(sheet(built="fortress 3"), sheet(), day=5, dice=(1, 2, 3, 5), black=2, colours=colours)
        half_day.resolve_event(state_of(match), None)
        assert state_of(match).sheets[0].crossed == 0
        assert state_of(match).sheets[1].crossed != 0


def test_a_fortress_protects_by_number_whatever_the_numbering() -> None:
    match = table(sheet(built="fortress 3"), day=5, dice=(1, 2, 3, 5), black=2, numbers=(4, 3, 2, 1, 6, 5))
    half_day.resolve_event(state_of(match), None)
    assert state_of(match).sheets[0].crossed == 0


def test_an_already_crossed_die_is_crossed_once() -> None:
    match = table(sheet(crossed="white 3"), sheet(), day=5, dice=(1, 2, 3, 5), black=2)
    before = state_of(match).sheets[0].crossed
    half_day.resolve_event(state_of(match), None)
    assert state_of(match).sheets[0].crossed == before


def test_a_new_fortress_protects_only_from_the_next_event_on() -> None:
    match = table(sheet(crossed="yellow 2"), sheet(), day=5, dice=(2, 3, 3, 5), black=1, colours="RYWR")
    match.push(0, "take 1")
    match.push(0, "build fortress 2")
    assert state_of(match).sheets[0].crossed == 1 << (6 + 1)


def test_the_destroyed_plaza_is_turned_over_in_its_slot() -> None:
    match = table(sheet(), dice=(1, 2, 3, 6), black=2, colours="RYWR", auto=False)
    state = state_of(match)
    slot, face = state.slot_of(2), state.up[state.slot_of(2)]
    others = [state.up[s] for s in range(9) if s != slot]
    match.push(0, "take 1")
    match.push(0, "gain influence 1")
    assert state.up[slot] == 1 - face
    assert [state.up[s] for s in range(9) if s != slot] == others


def test_the_black_die_can_never_be_taken() -> None:
    match = table(sheet(9, 9, 9), dice=(1, 2, 3, 6), black=2)
    assert match.texts(0) == ["take 1", "take 2", "take 4"]


def test_a_half_day_ends_when_all_have_decided() -> None:
    match = table(sheet(), sheet(), sheet())
    for seat in (2, 0):
        match.push(seat, "take 1")
        match.push(seat, "gain influence 1")
    assert (state_of(match).day, state_of(match).half) == (1, 0)
    match.push(1, "take 1")
    match.push(1, "build fortress 1")
    assert (state_of(match).day, state_of(match).half) == (1, 1)
    assert match.pending == [0, 1, 2]


def test_a_game_has_eight_days_of_two_halves() -> None:
    match = trois.new("troyes-dice", 2, 1)
    seen = []
    while match.pending:
        seen.append((state_of(match).day, state_of(match).half))
        match.push(match.pending[0], match.legal(match.pending[0])[0])
    halves = [half for half, after in pairwise([*seen, (0, 0)]) if half != after]
    assert halves == [(day, half) for day in range(1, 9) for half in (0, 1)]


def test_what_is_not_taken_stays_for_the_others() -> None:
    match = table()
    match.push(0, "take 2")
    assert "take 2" in match.texts(1)
    assert gains(match, "pay fortune", "gain fortune 2") == {"fortune": 1}
