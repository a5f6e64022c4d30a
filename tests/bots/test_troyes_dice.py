"""The quick worth of an action is the exact difference of the weighted features, bonuses aside."""

import random

import pytest

import trois
from trois.bots import make
from trois.bots.troyes_dice import features as f
from trois.bots.troyes_dice.policy import DicePolicy, half_days_left
from trois.bots.troyes_dice.weights import KNOTS, by_time
from trois.core.chance import Chance, Preview, Uncertain
from trois.core.options import in_full
from trois.games.troyes_dice.game import TroyesDice
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.words import USE_DIE

GAME = TroyesDice()
OPTIONS = in_full(GAME.name, GAME.options, {})


def policy(weights: list[list[float]] | None = None) -> DicePolicy:
    made = DicePolicy(trois.games.get(GAME.name))
    made.weights = weights or made.weights
    return made


def judged(state: State, weights: list[float]) -> float:
    sheet = state.sheets[0]
    return f.points(state, sheet) + sum(weights[feature] * value for feature, value in f.active(state, sheet))


def test_worths_are_differences_of_the_judgement_where_no_bonus_comes_in() -> None:
    noise = random.Random(1)
    player = policy([[noise.random() for _ in range(f.COUNT)] for _ in range(16)])
    exact = compared = 0
    for seed in range(15):
        chance = Chance(seed)
        state = GAME.setup(1, OPTIONS, {}, chance, None)
        while state.waiting:
            legal = GAME.legal(state, 0)
            if state.sheets[0].question == USE_DIE:
                weights = player.weights[half_days_left(state)]
                for action, worth in zip(legal, player.worths(state, 0, legal), strict=True):
                    after = state.copy()
                    try:
                        GAME.apply(after, 0, action, Preview(0), None)
                    except Uncertain:
                        compared += 1
                        exact += abs(judged(after, weights) - judged(state, weights) - worth) < 1e-9
            GAME.apply(state, 0, noise.choice(legal), chance, None)
    assert compared > 2000
    assert exact / compared > 0.9


def test_present_points_are_the_score() -> None:
    match = trois.new(GAME.name, 1, seed=1)
    bot = make("steward", GAME.name)
    while not match.over:
        match.push(0, bot.choose(match.view(0), match.legal(0)))
        state = match.state
        assert isinstance(state, State)
        assert f.points(state, state.sheets[0]) == match.scores[0].total


def test_weights_fit_the_features() -> None:
    tables = by_time()
    assert len(tables) == KNOTS[-1] + 1 == 16
    assert {len(table) for table in tables} == {f.COUNT}
    assert set(tables[0]) == {0.0}


def test_the_blocks_of_features_follow_one_another() -> None:
    sizes = {
        f.BASE: 1, f.CITIZENS: 63, f.MISSING: 39, f.UNSPENT: 57, f.CIRCLED: 57, f.FREE: 84, f.BUILT: 42,
        f.CATHEDRALS: 49, f.LINKS: 18, f.MARKETS: 30, f.CELLS: 36, f.ALIVE: 19, f.POTENTIAL: 21,
    }  # fmt: skip
    ends = [start + size for start, size in sizes.items()]
    assert [*list(sizes)[1:], f.COUNT] == ends


def test_steward_plays_well_alone() -> None:
    """Its mean is near 60 with a deviation of 6: 30 games below 54 would be seven standard errors off."""
    totals = []
    for seed in range(30):
        match = trois.new(GAME.name, 1, seed=seed)
        bot = make("steward", GAME.name)
        while not match.over:
            match.push(0, bot.choose(match.view(0), match.legal(0)))
        totals.append(match.scores[0].total)
    assert sum(totals) / 30 > 54


@pytest.mark.parametrize("options", [{"numbering": "rolled"}, {"numbering": "expert"}, {"expansion": True}])
def test_steward_plays_every_option(options: dict[str, object]) -> None:
    totals = []
    for seed in range(10):
        match = trois.new(GAME.name, 1, seed=seed, **options)  # type: ignore[arg-type]
        bot = make("steward", GAME.name)
        while not match.over:
            match.push(0, bot.choose(match.view(0), match.legal(0)))
        totals.append(match.scores[0].total)
    assert sum(totals) / 10 > 50
