"""Copies and pickles of everything a user holds, as a script: the same code checks the plain and the compiled engine.

Each check says what it has found; `python copies.py` prints all of it.
"""

import copy
import multiprocessing as mp
import pickle
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import trois
from trois import bots
from trois.core.chance import Chance
from trois.core.match import Match

GAMES = {"troyes": 2, "troyes-dice": 3, "tournay": 2}
WAYS: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "old pickle": lambda thing: pickle.loads(pickle.dumps(thing, 2)),
}


def play(match: Match, seed: int, most: int) -> Match:
    """Random decisions."""
    picker = Chance(seed)
    for _ in range(most):
        if match.over:
            break
        seat = match.pending[picker.below(len(match.pending))]
        actions = match.legal(seat)
        match.push(seat, actions[picker.below(len(actions))])
    return match


def matches(game: str) -> Iterator[str]:
    """A copy goes on as the match does, undo included, and leaves it alone."""
    for decisions in (0, 1, 40, 111, 10_000):
        match = play(trois.new(game, GAMES[game], seed=decisions + 1), 5, decisions)
        record = match.record()
        for name, way in WAYS.items():
            twin = way(match)
            assert twin == match, name
            assert twin.record() == record
            assert (twin.ranks, twin.auto, twin.scores) == (match.ranks, match.auto, match.scores)
            assert [twin.can_undo(seat) for seat in range(twin.seats)] == [
                match.can_undo(seat) for seat in range(match.seats)
            ]
            for seat in range(match.seats):
                if match.can_undo(seat):
                    other = match.copy()
                    other.undo(seat)
                    again = way(match)
                    again.undo(seat)
                    assert again == other
            play(twin, 9, 30)
            assert match.record() == record
            assert twin.record() == play(match.copy(), 9, 30).record()
    yield f"{game}: matches"


def parts(game: str) -> Iterator[str]:
    match = play(trois.new(game, GAMES[game], seed=3), 5, 30)
    rules = match.game
    for way in WAYS.values():
        assert way(rules) is rules
        assert rules.position(way(match.state)) == match.position()
        assert way(match.scores) == match.scores
        assert way(match.terms).options == match.terms.options
        chance = Chance(7)
        chance.below(6)
        twin = way(chance)
        assert [twin.below(6) for _ in range(90)] == [chance.below(6) for _ in range(90)]
        assert way(match.events(None)) == match.events(None)
    yield f"{game}: parts"


def players(game: str) -> Iterator[str]:
    """A copy of a bot answers what the bot would answer."""
    clock = bots.Clock(simulations=20)
    for level in bots.LEVELS:
        match = trois.new(game, GAMES[game], seed=4)
        bot = bots.make(level, game, seed=2)
        for _ in range(5):
            seat = match.pending[0]
            question = match.view(seat), match.legal(seat), clock
            twins = [way(bot) for way in WAYS.values()]
            action = bot.choose(*question)
            assert [twin.choose(*question) for twin in twins] == [action] * len(twins), level
            match.push(seat, action)
    twin = pickle.loads(pickle.dumps(bots.make("expert", game, workers=2)))
    assert type(twin).__name__ == "ParallelBot"
    yield f"{game}: bots"


def environments(game: str) -> Iterator[str]:
    """A copy of an environment goes on by itself, and as the environment would."""
    from trois.env.aec import TroisAEC

    env = TroisAEC(game, seats=GAMES[game])
    TroisAEC(game, seats=4)  # whose encoder has another size
    env.reset(seed=3)
    step(env, 25)
    for way in WAYS.values():
        twin = way(env)
        seen = step(twin, 40)
        again = way(env)
        assert step(again, 40) == seen
        assert again.episode.match() == twin.episode.match()
        assert len(env.episode.decisions) == 25
    yield f"{game}: environments"


def step(env: Any, most: int) -> list[str]:
    """First legal actions; what the agents saw, as text."""
    seen = []
    for number in range(most):
        now = env.observe(env.agent_selection)
        legal = now["action_mask"].nonzero()[0]
        seen.append(f"{env.agent_selection} {now['observation'].tolist()}")
        env.step(int(legal[number % len(legal)]))
    return seen


def other_process() -> Iterator[str]:
    """There and back again, in a process that was spawned."""
    match = play(trois.new("troyes", 2, seed=3), 5, 30)
    with mp.get_context("spawn").Pool(1) as pool:
        found: Match = pool.apply_async(play, (match, 9, 30)).get(60)
        scores = pool.apply_async(points, (match,)).get(60)
    assert found.record() == play(match.copy(), 9, 30).record()
    assert scores == match.scores
    yield "another process"


def points(match: Match) -> list[trois.Score]:
    return match.scores


def told() -> list[str]:
    """What was checked."""
    checks = [environments] if find_spec("pettingzoo") else []  # first: nobody has met the games before
    return [line for check in [*checks, players, matches, parts] for game in GAMES for line in check(game)] + [
        *other_process()
    ]


if __name__ == "__main__":
    print(*told(), sep="\n")
