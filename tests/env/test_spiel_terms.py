"""OpenSpiel's games can be pickled, name the version of their rules, and begin from a position."""

import json
import pickle
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OPEN_SPIEL IS NOT INSTALLED")

import trois
from trois import games
from trois.env import spiel

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("game", games.names())
def test_a_game_can_be_pickled(game: str) -> None:
    version = games.get(game).rules_version
    found = pyspiel.load_game(f"{spiel.name_of(game)}(players=2,rules={version})")
    twin = pickle.loads(pickle.dumps(found))
    assert str(twin) == str(found)
    assert f"rules={version}" in str(twin)
    assert twin.num_players() == 2


def test_other_rules_are_refused() -> None:
    with pytest.raises(trois.BadOption, match=r"^tournay has rules version 2, not 1$"):
        pyspiel.load_game("python_tournay(rules=1)")


def test_a_game_begins_from_a_position(tmp_path: Path) -> None:
    match = trois.new("troyes", 3, seed=4, auto=False)
    for _ in range(20):
        match.push(match.pending[0], match.legal(match.pending[0])[0])
    path = tmp_path / "start.json"
    path.write_text(json.dumps(match.position()))
    game = pyspiel.load_game(f"python_troyes(start={path})")
    state = game.new_initial_state()
    assert game.num_players() == 3
    assert state.current_player() == match.pending[0]
    assert state.legal_actions() == match.legal(match.pending[0])
