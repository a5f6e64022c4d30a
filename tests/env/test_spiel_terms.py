"""OpenSpiel's games can be pickled, name the version of their rules, begin from a position, and remember what seats know."""

import json
import pickle
import runpy
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OPEN_SPIEL IS NOT INSTALLED")

import trois
from trois import games
from trois.benchmark.optimum import POSITIONS
from trois.core.chance import Chance
from trois.env import spiel

pytestmark = pytest.mark.filterwarnings("ignore")
ROOT = Path(__file__).parents[2]
TINY = POSITIONS / "tiny-two.json"


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


# Information states


def test_openspiels_suite_with_information_states() -> None:
    game = pyspiel.load_game(f"python_troyes_dice(players=2,memory=40,start={TINY})")
    assert game.get_type().provides_information_state_string
    assert game.get_type().provides_information_state_tensor
    assert game.information_state_tensor_shape() == [40, 403 + 76]
    for seed in range(3):
        pyspiel.random_sim_test(game, num_sims=seed + 1, serialize=True, verbose=False)


def after(game: Any, *actions: str) -> Any:
    state = game.new_initial_state()
    for word in actions:
        state.apply_action(game.rules.vocabulary.parse(word))
    return state


def test_a_seat_cannot_tell_what_the_other_chose_but_what_it_did() -> None:
    game = pyspiel.load_game(f"python_troyes_dice(players=2,memory=40,start={TINY})")
    one, other = after(game, "take 2"), after(game, "take 4")
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_what_was_seen_long_ago_is_remembered() -> None:
    """Two ways to the same position are two information states for whoever went them."""
    game = pyspiel.load_game("python_troyes_dice(players=1,memory=60)")
    chance = Chance(3)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(spiel.next_outcome(state, chance))
    memory, first = state.memories[0], len(state.memories[0].rows)
    state.apply_action(state.legal_actions()[0])
    assert len(state.memories[0].rows) > first
    twin = state.clone()
    assert twin.information_state_string(0) == state.information_state_string(0)
    assert twin.memories[0] is not memory
    twin.memories[0].did(5)
    assert twin.information_state_string(0) != state.information_state_string(0)


def test_a_resampled_state_keeps_what_its_seat_remembers() -> None:
    game = pyspiel.load_game(f"python_troyes_dice(players=2,memory=40,start={TINY})")
    state = after(game, "take 2")
    resampled = state.resample_from_infostate(1, lambda: 0.5)
    assert resampled.information_state_string(1) == state.information_state_string(1)


def test_too_little_memory_is_told() -> None:
    game = pyspiel.load_game(f"python_troyes_dice(players=2,memory=1,start={TINY})")
    state = after(game, "take 2")
    with pytest.raises(trois.BadOption, match=r"^this game takes \d rows of memory or more: memory=1 is too little$"):
        state.information_state_tensor(0)


def test_exploitability_by_openspiels_code() -> None:
    """The numbers of docs/benchmark.md."""
    found = runpy.run_path(str(ROOT / "examples/openspiel_exploitability.py"))["found"]
    players = found(pyspiel.load_game(f"python_troyes_dice(start={TINY},reward=rank,memory=40)"), rounds=10)
    assert (round(players["random"], 4), players["steward"]) == (0.3819, 0.25)
    assert 0 <= players["CFR+"] < 0.02
