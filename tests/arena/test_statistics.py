"""Intervals and deviations against numbers worked out by hand or by other programs."""

import pytest

from trois.arena.statistics import SURE, clustered_rate, deviation, mean_error, wilson


def test_sure_is_95_percent() -> None:
    assert round(SURE, 6) == 1.959964


def test_wilson_interval() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0.0, 10)[0] == pytest.approx(0)
    assert round(wilson(0.0, 10)[1], 4) == 0.2775
    assert wilson(1.0, 10)[1] == pytest.approx(1)


def test_the_deviation_is_that_of_a_sample() -> None:
    assert round(deviation([2, 4, 4, 4, 5, 5, 7, 9]), 4) == 2.1381
    assert deviation([3]) == 0


def test_the_error_of_a_mean_shrinks_with_the_root_of_the_sample() -> None:
    assert round(mean_error([1, 2, 3, 4, 5, 6, 7, 8, 9]), 4) == round(1.959964 * 2.738613 / 3, 4)
    assert mean_error([3]) == 0


def test_tries_of_one_group_count_as_one() -> None:
    rate, low, high = clustered_rate([[1.0]] * 50 + [[0.0]] * 50)
    assert (rate, round(low, 3), round(high, 3)) == (0.5, 0.404, 0.596)
    assert clustered_rate([[1.0, 1.0]] * 50 + [[0.0, 0.0]] * 50) == pytest.approx((rate, low, high))
    assert clustered_rate([[1.0]] * 100)[1] == pytest.approx(0.963, abs=1e-3)


def test_groups_that_balance_make_the_rate_surer() -> None:
    """Who wins once in every pair wins half: no doubt is left but for the few pairs that were seen."""
    balanced, split = ([[1.0, 0.0]] * 48 + rest * 2 for rest in ([[1.0, 1.0], [0.0, 0.0]], [[1.0, 0.0]] * 2))
    assert clustered_rate(balanced)[2] - clustered_rate(balanced)[1] < 0.1
    assert clustered_rate(split) == pytest.approx((0.5, *wilson(0.5, 52)))
