"""OpenSpiel's own suites on every game."""

import random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OPEN_SPIEL IS NOT INSTALLED: pip install '.[env]' to test it")

import numpy as np
import pyspiel

import trois
from trois.core.chance import Chance
from trois.core.seeds import game_seed, seat_seed
from trois.env import spiel
from trois.env.observations import layout

NAMES = ["python_troyes_dice", "python_troyes", "python_tournay"]


@pytest.mark.parametrize("name", [*NAMES, "python_troyes_dice(players=1)", "python_troyes(players=3,reward=margin)"])
def test_random_sim(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_random_sim_with_serialising() -> None:
    """On the shortest game only: the suite replays the whole history after every step."""
    pyspiel.random_sim_test(pyspiel.load_game("python_troyes_dice"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", NAMES)
def test_playthrough(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415

    text = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    assert f'GameType.short_name = "{name}"' in text
    assert "IsTerminal() = True" in text


def seeded_episode(name: str, seed: int) -> Any:
    """Chance as a match would have it, decisions as `trois sim` takes them."""
    own = game_seed(seed, 0)
    chance, picker = Chance(own), Chance(seat_seed(own, 0))
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(spiel.seeded(state, chance))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[picker.below(len(legal))] if len(legal) > 1 else legal[0])
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(1)
    for _ in range(70):
        actions = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        twin, before = state.clone(), str(state)
        twin.apply_action(rng.choice(actions))
        assert str(state) == before
        state.apply_action(rng.choice(actions))


@pytest.mark.parametrize("name", NAMES)
def test_resampling_keeps_what_a_seat_knows(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(2)
    while state.move_number() < 100:
        actions = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(actions))
        if state.current_player() >= 0:
            other = state.resample_from_infostate(state.current_player(), rng.random)
            assert other.legal_actions() == state.legal_actions()
            assert other.observation_string(state.current_player()) == state.observation_string(state.current_player())


def test_the_tensor_is_the_flat_observation() -> None:
    state = pyspiel.load_game("python_troyes").new_initial_state()
    chance = Chance(game_seed(4, 0))
    while state.is_chance_node():
        state.apply_action(spiel.seeded(state, chance))
    match = trois.new("troyes", 2, game_seed(4, 0), auto=False)
    for seat in range(2):
        expected = layout("troyes", 2).vector(match.view(seat))
        assert np.array(state.observation_tensor(seat), np.float32).tolist() == expected.tolist()


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(Exception, match="reward"):
        pyspiel.load_game("python_troyes(reward=fame)")
