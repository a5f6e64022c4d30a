"""Learned judgement: what the networks see, and what is played without them."""

import importlib
import logging
import pickle
from pathlib import Path
from random import Random

import pytest

import trois
from trois import bots, games
from trois.bots.learned import LearnedPolicy
from trois.bots.parallel import count, count_afresh
from trois.bots.style import style_of
from trois.core.chance import Chance
from trois.train.variety import changes_for, options_for

GAMES = ["troyes", "tournay"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_seats_present_points_are_seen_from_every_seat(name: str, seats: int) -> None:
    game, dice = games.get(name), Random(seats)
    inputs = importlib.import_module(f"trois.bots.{name}.inputs")
    policy: LearnedPolicy = games.part("bots", name).learned(game, None)
    chance = Chance(seats)
    state = game.setup(seats, options_for(game, dice), {}, chance, None)
    seen = 0
    while asked := game.pending(state):
        if policy.is_quiet(state):
            viewer = dice.randrange(seats)
            numbers = policy.reader.of(state, viewer)
            found = [numbers[inputs.SEATS + inputs.SEAT * i] for i in range(seats)]
            totals = [score.total for score in game.scores(state)]
            assert found == [totals[(viewer + i) % seats] for i in range(seats)]
            seen += 1
        game.apply(state, asked[0], policy.choose(state, asked[0], game.legal(state, asked[0])), chance, None)
    assert seen > 30


@pytest.mark.parametrize("name", GAMES)
def test_corrected_numbers_are_seen(name: str) -> None:
    game = games.get(name)
    policy: LearnedPolicy = games.part("bots", name).learned(game, None)
    seen = []
    for changes in ({}, changes_for(game, Random(1), always=True)):
        chance = Chance(5)
        state = game.setup(2, options_for(game, Random(1)), changes, chance, None)
        for _ in range(40):
            seat = game.pending(state)[0]
            game.apply(state, seat, game.legal(state, seat)[0], chance, None)
        seen.append(policy.reader.of(state, 0))
    assert seen[0] != seen[1]


@pytest.mark.parametrize("name", GAMES)
def test_without_weights_the_classic_expert_plays(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(style_of(name), "weights", Path("nowhere/judgement.bin"))
    with caplog.at_level(logging.WARNING, "trois.bots"):
        bot = bots.make("expert", name, 1)
    assert type(bot.policy) is type(style_of(name).search_policy(games.get(name)))  # type: ignore[attr-defined]
    assert "without learned judgement" in caplog.text


@pytest.mark.parametrize("name", GAMES)
def test_a_master_looks_further_than_an_expert(name: str) -> None:
    style, rules = style_of(name), games.get(name)
    assert style.master_bot(rules, 1, 8.0).settings is style.master_settings
    assert style.search_bot(rules, 1, 2.0).settings is style.learned_settings
    assert style.master_settings.depth > style.learned_settings.depth
    assert style.master_settings.later > 0.0 == style.learned_settings.later
    assert bots.make("master", name, 1).settings is style.master_settings  # type: ignore[attr-defined]
    assert bots.make("expert", name, 1).settings is style.learned_settings  # type: ignore[attr-defined]


def test_without_weights_a_master_searches_as_classic_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(style_of("tournay"), "weights", Path("nowhere/judgement.bin"))
    assert bots.make("master", "tournay", 1).settings is style_of("tournay").settings  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", ["expert", "master", "classic"])
def test_a_second_process_searches_as_the_first_one_does(level: str) -> None:
    match, few = trois.new("tournay", 2, seed=3), bots.Clock(simulations=60)
    view = match.view(match.pending[0])
    found = {each: count_afresh(each, "tournay", view, 7, None, 60) for each in ("expert", "master", "classic")}
    assert found[level] == count(bots.make(level, "tournay", 7).think(view, few))  # type: ignore[attr-defined]
    assert sum(found[level] == counts for counts in found.values()) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_learned_policy_can_be_pickled(name: str) -> None:
    bot = bots.make("expert", name, 1)
    policy = bot.policy  # type: ignore[attr-defined]
    again = pickle.loads(pickle.dumps(policy))
    assert isinstance(again, LearnedPolicy)
    assert again.network is policy.network


@pytest.mark.parametrize("name", [*GAMES, "troyes-dice"])
def test_the_weights_that_come_with_the_package_are_small(name: str) -> None:
    weights = style_of(name).weights
    assert weights is not None
    assert weights.stat().st_size < 2_000_000
