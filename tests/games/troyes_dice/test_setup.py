"""Set-up: wheel, sheets, numbering."""

from collections import Counter

import pytest

import trois
from tests.games.troyes_dice.table import state_of


def test_nine_plazas_lie_at_random_with_a_random_face_up() -> None:
    wheels = set()
    for seed in range(20):
        state = state_of(trois.new("troyes-dice", 1, seed))
        assert sorted(state.plazas) == list(range(9))
        wheels.add((tuple(state.plazas), tuple(state.up)))
    assert len(wheels) == 20


def test_plaza_tiles_by_their_faces() -> None:
    faces = state_of(trois.new("troyes-dice", 1, 1)).cards.faces
    counted = Counter(tuple(sorted(pair)) for pair in faces)
    assert counted == {(0, 0): 1, (1, 1): 1, (2, 2): 1, (0, 1): 2, (0, 2): 2, (1, 2): 2}


def test_every_sheet_starts_with_three_of_each_resource_and_no_citizens() -> None:
    for sheet in state_of(trois.new("troyes-dice", 10, 1)).sheets:
        assert (sheet.circled, sheet.unspent, sheet.citizens) == ([3, 3, 3], [3, 3, 3], [0, 0, 0])
        assert (sheet.built, sheet.crossed) == (0, 0)


def test_standard_numbering_runs_from_one_to_six() -> None:
    match = trois.new("troyes-dice", 2, 1)
    assert state_of(match).numbers == [1, 2, 3, 4, 5, 6]
    assert match.pending == [0, 1]


@pytest.mark.parametrize(
    ("first", "direction", "numbers"),
    [
        (4, "ascending", [4, 5, 6, 1, 2, 3]),
        (4, "descending", [4, 3, 2, 1, 6, 5]),
        (1, "descending", [1, 6, 5, 4, 3, 2]),
        (6, "ascending", [6, 1, 2, 3, 4, 5]),
    ],
)
def test_rolled_numbering_is_cyclic_in_the_direction_the_herald_chooses(
    first: int, direction: str, numbers: list[int]
) -> None:
    match = next(m for m in (_rolled(seed) for seed in range(100)) if state_of(m).numbers[0] == first)
    assert match.pending == [0]
    assert match.texts(0) == ["number ascending", "number descending"]
    assert state_of(match).dice == []
    match.push(0, f"number {direction}")
    assert state_of(match).numbers == numbers
    assert [state_of(match).column_of[n] for n in numbers] == [0, 1, 2, 3, 4, 5]
    assert match.pending == [0, 1]


def test_the_leftmost_number_is_rolled() -> None:
    assert {state_of(_rolled(seed)).numbers[0] for seed in range(60)} == {1, 2, 3, 4, 5, 6}
    assert all(state_of(_rolled(seed)).numbers[1:] == [0] * 5 for seed in range(60))


@pytest.mark.parametrize("kind", ["rolled", "expert"])
def test_the_herald_is_the_first_seat_and_decides_before_the_first_roll(kind: str) -> None:
    match = trois.new("troyes-dice", 3, 1, numbering=kind)
    assert match.pending == [0]
    assert state_of(match).dice == []


def _rolled(seed: int) -> trois.Match:
    return trois.new("troyes-dice", 2, seed, numbering="rolled")


def test_in_expert_mode_the_herald_writes_any_order_each_number_once() -> None:
    match = trois.new("troyes-dice", 2, 1, auto=False, numbering="expert")
    for number in (3, 1, 6, 2, 5):
        match.push(0, f"write {number}")
        assert f"write {number}" not in match.texts(0)
    assert match.texts(0) == ["write 4"]
    match.push(0, "write 4")
    assert state_of(match).numbers == [3, 1, 6, 2, 5, 4]
    assert len(state_of(match).dice) == 4


def test_three_of_eight_banquets_lie_beside_the_plazas_of_one_colour() -> None:
    seen: set[int] = set()
    for seed in range(30):
        state = state_of(trois.new("troyes-dice", 1, seed, expansion=True))
        slots = [slot for slot in range(9) if state.tiles[slot]]
        assert len(slots) == 3
        assert all(len(set(state.cards.faces[state.plazas[slot]])) == 1 for slot in slots)
        laid = [state.tiles[slot] for slot in slots]
        assert len(set(laid)) == 3
        assert all(1 <= tile <= 8 for tile in laid)
        seen.update(laid)
    assert seen == set(range(1, 9))


def test_without_the_expansion_no_tile_lies() -> None:
    assert state_of(trois.new("troyes-dice", 1, 1)).tiles == [0] * 9
