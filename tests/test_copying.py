"""Everything a user holds can be copied, pickled and sent to another process; tests/test_build.py runs it compiled."""

import pytest

from tests import copies


@pytest.mark.parametrize("game", copies.GAMES)
def test_matches(game: str) -> None:
    assert list(copies.matches(game)) == [f"{game}: matches"]


@pytest.mark.parametrize("game", copies.GAMES)
def test_games_states_scores_and_chance(game: str) -> None:
    assert list(copies.parts(game)) == [f"{game}: parts"]


@pytest.mark.parametrize("game", copies.GAMES)
def test_bots(game: str) -> None:
    assert list(copies.players(game)) == [f"{game}: bots"]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", copies.GAMES)
def test_environments(game: str) -> None:
    pytest.importorskip("pettingzoo", reason="PETTINGZOO IS NOT INSTALLED: pip install '.[env]' to copy environments")
    assert list(copies.environments(game)) == [f"{game}: environments"]


def test_another_process() -> None:
    assert list(copies.other_process()) == ["another process"]
