"""One learner against bots, and against itself: the same games as `trois sim` and PettingZoo have them."""

import copy
from pathlib import Path
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="GYMNASIUM IS NOT INSTALLED: pip install '.[env]' to test it")

import numpy as np
from gymnasium.vector import AutoresetMode

import trois
from tests.env.test_solo_vector import check_same
from trois import bots
from trois.core.errors import BadOption, IllegalAction, TroisError
from trois.core.seeds import game_seed, seat_seed
from trois.env import solo
from trois.env.solo import TroisSolo
from trois.env.solo_vector import TroisSoloVector

MODES = list(AutoresetMode)


def first(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def played(env: TroisSolo, seed: int | None = None) -> tuple[float, dict[str, Any]]:
    """The last reward and info of a game of first legal actions."""
    _, info = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(first(info["action_mask"]))
    return float(reward), info


def by_hand(game: str, seats: int, me: int, number: int, level: str) -> list[int]:
    """The same game without the environment."""
    seed = game_seed(5, number)
    match = trois.new(game, seats, seed, auto=False)
    players = {seat: bots.make(level, game, seat_seed(seed, seat)) for seat in range(seats) if seat != me}
    while match.pending:
        seat = match.pending[0]
        legal = match.legal(seat)
        alone = seat == me or len(legal) == 1
        match.push(seat, legal[0] if alone else players[seat].choose(match.view(seat), legal))
    return [score.total for score in match.scores]


@pytest.mark.parametrize(("game", "seats"), [("troyes", 2), ("troyes-dice", 3), ("tournay", 2)])
def test_bots_play_the_other_seats(game: str, seats: int) -> None:
    env = TroisSolo(game, opponents="steward", seats=seats, seat="rotate", reward="margin")
    for number in range(2):
        reward, info = played(env, 5 if number == 0 else None)
        me = number % seats
        totals = by_hand(game, seats, me, number, "steward")
        assert [score.total for score in env.episode.scores] == totals
        assert info["seat"] == me
        assert reward == info["rewards"][me] == totals[me] - max(totals[:me] + totals[me + 1 :])


def test_a_list_names_them_by_seat_and_own_bots_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    env = TroisSolo("troyes-dice", seats=3, seat=1, opponents=["own_bot:Careful", "novice"])
    env.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in env.episode.bots.items()} == {0: "Careful", 2: "NoviceBot"}


def test_simulations_make_a_search_repeatable() -> None:
    env = TroisSolo("troyes-dice", seats=2, opponents="expert", simulations=2)
    found = [played(env, 3)[0], played(env, 3)[0]]
    assert found[0] == found[1]


def test_a_copy_goes_on_by_itself() -> None:
    env = TroisSolo("troyes", opponents="steward")
    _, info = env.reset(seed=4)
    env.step(first(info["action_mask"]))
    twin = copy.deepcopy(env)
    for each in (env, twin):
        for _ in range(10):
            each.step(first(each.action_masks()))
    assert env.episode.decisions == twin.episode.decisions


def test_gymnasium_has_every_game() -> None:
    for game, name in (("troyes", "trois/Troyes-v1"), ("tournay", "trois/Tournay-v2")):
        assert solo.id_of(game) == name
        env = gymnasium.make(name, opponents="novice", disable_env_checker=True)
        _, info = env.reset(seed=1)
        assert info["seat"] == 0
        assert env.unwrapped.episode.opponents == ["novice"]
    assert gymnasium.make("trois/Troyes-v1", disable_env_checker=True).unwrapped.episode.opponents == ["random"]


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ({"seats": 2}, "2 seats: say who plays the others, such as opponents='steward' or 'self'"),
        ({"seats": 3, "opponents": ["steward"]}, "1 opponents for 2 other seats"),
        ({"opponents": "stewart"}, "there is no bot 'stewart'"),
        ({"opponents": "steward", "seat": 2}, "there is no seat 2; seats go from 0 to 1"),
        ({"opponents": "steward", "seat": "last"}, "seat: 'last' is neither a number nor 'rotate'"),
        ({"opponents": "expert", "simulations": 0}, "0 simulations: there must be at least one"),
    ],
)
def test_what_is_wrong_is_told(choices: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        TroisSolo("troyes-dice", **choices)


class Cheat:
    def __init__(self, game: str, seed: int) -> None:
        pass

    def choose(self, view: object, legal: list[int], clock: object = None) -> int:
        return 75


def test_a_bot_that_answers_nonsense_is_an_error() -> None:
    env = TroisSolo("troyes-dice", opponents=f"{__name__}:Cheat")
    with pytest.raises(TroisError, match="the bot on seat 1 answered 75, which is not a legal action"):
        played(env)


# Self-play


def test_self_play_asks_every_seat_and_shows_it_its_own_view() -> None:
    env = TroisSolo("troyes", opponents="self", reward="margin")
    seen, info = env.reset(seed=5)
    match, layout = trois.new("troyes", 2, env.game_seed, auto=False), env.episode.layout
    over, asked = False, set()
    while not over:
        seat = match.pending[0]
        asked.add(seat)
        assert info["seat"] == seat
        assert seen.tolist() == layout.vector(match.view(seat)).tolist()
        assert np.flatnonzero(info["action_mask"]).tolist() == match.legal(seat)
        action = first(info["action_mask"])
        match.push(seat, action)
        seen, reward, over, _, info = env.step(action)
        assert reward == info["rewards"][seat]
    assert asked == {0, 1}
    one, two = (score.total for score in match.scores)
    assert info["rewards"].tolist() == [one - two, two - one]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("opponents", ["self", "steward"])
def test_many_games_are_the_same_as_one_after_the_other(mode: AutoresetMode, opponents: str) -> None:
    name = {"autoreset_mode": mode}
    choices: dict[str, Any] = {"opponents": opponents, "seats": 2}
    ours = gymnasium.make_vec(solo.ID, 2, **name, **choices)
    theirs = gymnasium.make_vec(solo.ID, 2, vectorization_mode="sync", vector_kwargs=name, **choices)
    assert isinstance(ours, TroisSoloVector)
    for mine, other in zip(ours.reset(seed=5), theirs.reset(seed=5), strict=True):
        check_same(mine, other)
    masks, ended, games = ours.action_masks(), np.zeros(2, bool), 0
    for _ in range(200):
        if mode == AutoresetMode.DISABLED and ended.any():
            found = [env.reset(options={"reset_mask": ended.copy()}) for env in (ours, theirs)]
            for mine, other in zip(*found, strict=True):
                check_same(mine, other)
            masks = ours.action_masks()
        actions = np.array([first(mask) if mask.any() else 0 for mask in masks])
        mine, other = ours.step(actions), theirs.step(actions)
        info = dict(mine[4])
        if mode == AutoresetMode.SAME_STEP:  # Gymnasium tells what a game that ended was worth in final_info only
            info.pop("rewards"), info.pop("_rewards")
        for part, whole in zip((*mine[:4], info), other, strict=True):
            check_same(part, whole)
        masks, ended = mine[4]["action_mask"], mine[2] | mine[3]
        games += int(ended.sum())
        if ended.any():
            assert mine[4]["rewards"][ended].sum(axis=1) == pytest.approx(1.0)
    assert games >= 4


@pytest.mark.parametrize(("illegal", "paid", "over"), [("penalty", -1.0, False), ("end", -1.0, True)])
def test_illegal_actions_of_many(illegal: str, paid: float, over: bool) -> None:
    env = TroisSoloVector("troyes", 2, opponents="self", illegal=illegal, max_episode_steps=50)
    _, info = env.reset(seed=5)
    wrong = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
    _, rewards, ended, cut, info = env.step(np.array([wrong, first(info["action_mask"][1])]))
    assert rewards.tolist() == [paid, 0.0]
    assert info["rewards"][0].sum() == paid
    assert ended.tolist() == [over, False]
    assert info["illegal"].tolist() == [True, False]
    assert not cut.any()


def test_illegal_actions_of_many_raise_on_request() -> None:
    env = TroisSoloVector("troyes", 2, opponents="self", illegal="raise")
    _, info = env.reset(seed=5)
    wrong = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(np.array([wrong, wrong]))
