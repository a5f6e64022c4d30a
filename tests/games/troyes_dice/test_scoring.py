"""Victory points."""

import pytest

from tests.games.troyes_dice.table import sheet, table


@pytest.mark.parametrize(("unspent", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (18, 9)])
def test_two_unspent_resources_of_a_kind_are_a_point(unspent: int, points: int) -> None:
    parts = table(sheet(unspent, unspent, 1), day=9).scores[0].parts
    assert (parts["influence"], parts["fortune"], parts["wisdom"]) == (points, points, 0)


def test_every_citizen_is_a_point() -> None:
    score = table(sheet(0, 0, 0, citizens=(1, 2, 20)), day=9).scores[0]
    assert (score.parts["citizens"], score.total) == (23, 23)


def test_tied_players_share_their_rank() -> None:
    match = table(sheet(0, 0, 0, citizens=(5, 0, 0)), sheet(0, 2, 0), sheet(10, 0, 0), day=9)
    assert [score.total for score in match.scores] == [5, 1, 5]
    assert match.ranks == [1, 3, 1]


def test_a_building_without_its_character_is_worth_nothing() -> None:
    parts = table(sheet(0, 0, 0, built="fortress 1 2, palace 1"), day=9).scores[0].parts
    assert sum(parts.values()) == 0
