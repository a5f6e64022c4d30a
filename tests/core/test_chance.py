"""Rolls and shuffles: the same on every machine, fair, recorded, rewound."""

from collections import Counter

import pytest

from trois.core.chance import Chance, Preview, RecordedChance, Uncertain, commitment
from trois.core.errors import BadRecord

GOLDEN_ROLLS = [2, 2, 1, 4, 3, 2, 1, 6, 5, 6, 1, 5]
GOLDEN_WIDE = [766, 384, 826, 435]
GOLDEN_SHUFFLE = [3, 1, 5, 7, 6, 2, 4, 0]


def test_a_seed_gives_these_outcomes_for_ever() -> None:
    """Golden: a change here breaks every published seed."""
    chance = Chance(7)
    assert [chance.roll() for _ in range(12)] == GOLDEN_ROLLS
    assert [chance.below(1000) for _ in range(4)] == GOLDEN_WIDE
    items = list(range(8))
    chance.shuffle(items)
    assert items == GOLDEN_SHUFFLE


def test_outcomes_are_fair() -> None:
    chance = Chance(1)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_wide_outcomes_reach_everywhere() -> None:
    chance = Chance(1)
    assert {chance.below(300) // 100 for _ in range(100)} == {0, 1, 2}


def test_different_seeds_differ() -> None:
    assert len({tuple(Chance(seed).below(6) for _ in range(1)) for seed in range(50)}) == 6
    assert commitment(1) != commitment(2)


def test_recorded_outcomes_come_back_and_live_ones_follow() -> None:
    chance = RecordedChance(3, [5, 4])
    assert [chance.below(6), chance.below(6)] == [5, 4]
    live = Chance(3)
    assert chance.below(6) == live.below(6)
    assert chance.outcomes[:2] == [5, 4]
    assert len(chance.outcomes) == 3


def test_a_record_that_ends_too_early_says_so() -> None:
    with pytest.raises(BadRecord, match="chance outcome 0 is missing"):
        RecordedChance(-1, []).below(6)


def test_an_outcome_out_of_range_says_so() -> None:
    with pytest.raises(BadRecord, match="chance outcome 0: 6 is not between 0 and 5"):
        RecordedChance(-1, [6]).below(6)


@pytest.mark.parametrize("before", [0, 1, 63, 64, 65, 200])
def test_rewinding_brings_the_same_outcomes_again(before: int) -> None:
    chance = RecordedChance(3, [])
    for _ in range(before):
        chance.below(256)
    mark = chance.mark()
    first = [chance.below(256) for _ in range(70)]
    chance.rewind(mark)
    assert len(chance.outcomes) == before
    assert [chance.below(256) for _ in range(70)] == first


def test_a_copy_is_fed_what_is_recorded_too() -> None:
    chance = RecordedChance(3, [5, 4, 2])
    chance.below(6)
    twin = chance.copy()
    assert [twin.below(6) for _ in range(5)] == [chance.below(6) for _ in range(5)]
    assert (twin.replayed, twin.outcomes) == (3, chance.outcomes)


def test_a_copy_goes_its_own_way() -> None:
    chance = RecordedChance(3, [])
    chance.below(6)
    twin = chance.copy()
    assert [chance.below(6) for _ in range(9)] == [twin.below(6) for _ in range(9)]
    twin.below(6)
    assert len(twin.outcomes) == len(chance.outcomes) + 1


def test_a_plain_stream_rewinds_too() -> None:
    chance = Chance(5)
    chance.below(6)
    mark = chance.mark()
    first = [chance.below(6) for _ in range(100)]
    chance.rewind(mark)
    assert [chance.below(6) for _ in range(100)] == first


def test_a_preview_knows_nothing() -> None:
    with pytest.raises(Uncertain):
        Preview(0).below(6)
    with pytest.raises(Uncertain):
        Preview(0).reveal()


def test_going_back_into_a_record_shortens_what_was_fed_back() -> None:
    """What comes after the mark is drawn from the new seed: its part of the outcomes begins there."""
    chance = RecordedChance(3, [5, 4, 3])
    chance.below(6)
    mark = chance.mark()
    chance.below(6)
    chance.rewind(mark)
    assert (chance.outcomes, chance.replayed) == ([5], 1)
    assert chance.below(6) == Chance(3).below(6)


def test_going_back_to_what_was_drawn_leaves_the_record_whole() -> None:
    chance = RecordedChance(3, [5, 4])
    for _ in range(3):
        chance.below(6)
    mark = chance.mark()
    chance.below(6)
    chance.rewind(mark)
    assert (len(chance.outcomes), chance.replayed) == (3, 2)
