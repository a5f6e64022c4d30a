"""Simulations: determinism and statistics."""

import pytest

from trois.terminal.opening import simulation
from trois.terminal.simulating import Tally, wilson


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == 0
    assert round(wilson(0, 10)[1], 4) == 0.2775


def test_mean_and_spread() -> None:
    tally = Tally()
    tally.totals = [2, 4, 4, 4, 5, 5, 7, 9]
    assert tally.mean == 5
    assert round(tally.spread, 4) == 2.1381


def test_same_seed_same_games() -> None:
    results = []
    for _ in range(2):
        row = simulation("troyes-dice", "random,random", 5, None, {"expansion": "true"})
        for _ in range(20):
            row.play_one()
        results.append([tally.totals for tally in row.tallies])
    assert results[0] == results[1]
    assert len(set(results[0][0])) > 5


def test_shares_of_victories_add_up() -> None:
    row = simulation("troyes-dice", "random,random,random", 1, None, {})
    for _ in range(30):
        row.play_one()
    assert sum(tally.wins for tally in row.tallies) == pytest.approx(30)
