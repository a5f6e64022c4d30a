import pytest

from trois.core.errors import BadOption
from trois.core.game import Score
from trois.env.rewards import margin, points, rank, reward_named, share


def scores(*totals: int) -> list[Score]:
    return [Score({"all": total}) for total in totals]


def test_share() -> None:
    assert share(scores(30, 10)) == [0.75, 0.25]
    assert share(scores(10, -4)) == [1.0, 0.0]
    assert share(scores(0, -4)) == [0.5, 0.5]


def test_margin() -> None:
    assert margin(scores(30, 10, 22)) == [8.0, -20.0, -8.0]
    assert margin(scores(7)) == [7.0]


def test_rank() -> None:
    assert rank(scores(30, 10, 22)) == [1.0, 0.0, 0.5]
    assert rank(scores(30, 30, 22)) == [0.75, 0.75, 0.0]
    assert rank(scores(5, 5)) == [0.5, 0.5]


def test_points_and_names() -> None:
    assert points(scores(30, -1)) == [30.0, -1.0]
    assert reward_named(None, 2) is share
    assert reward_named(None, 1) is points
    with pytest.raises(BadOption, match="there is no reward 'fame'"):
        reward_named("fame", 2)
