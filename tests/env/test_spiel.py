"""OpenSpiel's own suites on every game."""

import json
import random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OPEN_SPIEL IS NOT INSTALLED: pip install '.[env]' to test it")

import numpy as np
import pyspiel

import trois
from trois.core.chance import Chance
from trois.core.errors import BadOption
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
    from open_spiel.python.algorithms import generate_playthrough

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
            state.apply_action(spiel.next_outcome(state, chance))
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


def played(name: str, decisions: int, seed: int) -> Any:
    """A state at a decision, after as many random ones."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(seed)
    while decisions or state.is_chance_node():
        decisions -= not state.is_chance_node()
        actions = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(actions))
    return state


def resampled(state: Any, player: int, number: int) -> Any:
    """The whole position of a state dealt anew."""
    other = state.resample_from_infostate(player, lambda: number / 64)
    assert other.observation_string(player) == state.observation_string(player)
    return other.rules.position(other.branch.state)


@pytest.mark.parametrize("decisions", [0, 30])
def test_resampling_deals_the_characters_and_decks_of_troyes_anew(decisions: int) -> None:
    state = played("python_troyes(players=3)", decisions, 3)
    player = state.current_player()
    found = [resampled(state, player, number) for number in range(64)]
    own = found[0]["players"][player]["characters"]
    others = [[at["players"][seat]["characters"] for seat in range(3) if seat != player] for at in found]
    assert all(len({hands[0][0], hands[1][0], *own}) == 3 for hands in others)
    assert len({json.dumps(hands) for hands in others}) > 15  # of 20 ways to deal them
    assert all(at["players"][player]["characters"] == own for at in found)
    assert len({json.dumps(at["decks"]) for at in found}) > 32
    assert resampled(state, player, 7) == found[7]


@pytest.mark.parametrize("decisions", [0, 60])
def test_resampling_deals_the_hands_and_piles_of_tournay_anew(decisions: int) -> None:
    state = played("python_tournay", decisions, 3)
    player = state.current_player()
    found = [resampled(state, player, number) for number in range(64)]
    hands = [{json.dumps(at["players"][seat]["hand"]) for at in found} for seat in range(2)]
    assert len(hands[player]) == 1
    assert decisions == 0 or len(hands[1 - player]) > 8
    assert len({json.dumps(at["piles"]) for at in found}) == 64


def test_resampling_forgets_what_the_other_chose_in_this_half_day() -> None:
    state = played("python_troyes_dice", 0, 3)
    twin = state.clone()
    while state.current_player() == 0:
        state.apply_action(state.legal_actions()[0])
    while twin.current_player() == 0:
        twin.apply_action(twin.legal_actions()[-1])
    assert state.rules.position(state.branch.state) != twin.rules.position(twin.branch.state)
    assert resampled(state, 1, 0) == resampled(twin, 1, 0)


def test_an_observer_of_public_things_sees_no_seats_secrets() -> None:
    state = played("python_troyes", 0, 3)
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = state.get_game().make_py_observer(kind)
    observer.set_from(state, 0)
    assert observer.dict["seat0.knows.characters"] == 0
    assert not observer.dict["seat0.characters"].any()
    assert json.loads(observer.string_from(state, 0))["seat"] is None
    with pytest.raises(ValueError, match="observation parameters are not supported"):
        state.get_game().make_py_observer(kind, {"colour": 1})


def test_an_observer_sees_nothing_before_the_set_up() -> None:
    state = pyspiel.load_game("python_troyes").new_initial_state()
    assert state.is_chance_node()
    assert not any(state.observation_tensor(0))
    assert state.observation_string(0) == "null"
    assert state.returns() == [0.0, 0.0]


def test_the_tensor_is_the_flat_observation() -> None:
    state = pyspiel.load_game("python_troyes").new_initial_state()
    chance = Chance(game_seed(4, 0))
    while state.is_chance_node():
        state.apply_action(spiel.next_outcome(state, chance))
    match = trois.new("troyes", 2, game_seed(4, 0), auto=False)
    for seat in range(2):
        expected = layout("troyes", 2).vector(match.view(seat))
        assert np.array(state.observation_tensor(seat), np.float32).tolist() == expected.tolist()


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(Exception, match="reward"):
        pyspiel.load_game("python_troyes(reward=fame)")


def test_wrong_parameters_are_told_in_a_sentence() -> None:
    with pytest.raises(BadOption, match=r"^troyes is for 2 to 4 seats, not 7$"):
        pyspiel.load_game("python_troyes(players=7)")
    with pytest.raises(BadOption, match=r"^there is no reward 'fame'; there are: share, margin, rank, points$"):
        pyspiel.load_game("python_troyes(reward=fame)")


def test_information_states_are_refused_without_memory() -> None:
    state = pyspiel.load_game("python_troyes_dice").new_initial_state()
    for call in (state.information_state_string, state.information_state_tensor):
        with pytest.raises(ValueError, match=r"^there are no information states without memory=ROWS"):
            call(0)
    assert state.observation_string(0) == "null"
