"""Damaged positions: each is refused in one sentence, or is played to its end with every invariant held.

More of them: `TROIS_DAMAGED=10000 pytest tests/games/troyes_dice/test_damaged.py`.
"""

import os
import re
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import trois
from trois.core.chance import Chance
from trois.core.errors import BadPosition, TroisError
from trois.core.match import Match
from trois.games.troyes_dice.words import BUILDINGS, COLOURS, HALVES, NUMBERING_STAGES, QUESTIONS, RESOURCES

COUNT = int(os.environ.get("TROIS_DAMAGED", "300"))
BATCH = 25
LONGEST = 10_000
"""Decisions: more than any match of ten seats has."""
HEAD = ("game", "rules", "options", "card_changes")
"""What the core reads before it asks the game; its errors have names of their own."""
ODD: list[Any] = [None, True, False, -1, 0, 1, 7, 19, 1 << 40, 2.5, "", "red", [], [0], {}, {"red": 1}]
WORDS = [*COLOURS, *RESOURCES, *BUILDINGS, *HALVES, *NUMBERING_STAGES, *QUESTIONS, "standard", "rolled", "expert"]


def position_at(random: Random) -> dict[str, Any]:
    """Of a random match, somewhere between its beginning and its end."""
    kind, expansion = random.choice(["standard", "rolled", "expert"]), random.random() < 0.5
    seats, seed = random.randint(1, 10), random.getrandbits(32)
    match = trois.new("troyes-dice", seats, seed, auto=False, numbering=kind, expansion=expansion)
    for _ in range(random.randrange(45 * match.seats)):
        if not match.pending:
            break
        step(match, random)
    return deepcopy(match.position())


def step(match: Match, random: Random) -> None:
    seat = random.choice(match.pending)
    match.push(seat, random.choice(match.legal(seat)))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of everything inside a position."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [found for key in keys for found in [(*path, key), *places(value[key], (*path, key))]]


def damage(data: dict[str, Any], random: Random) -> str:
    """Change one thing; its top key is the answer."""
    path = random.choice(places(data))
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    kind = random.randrange(10)
    if kind == 0:
        inner[path[-1]] = random.choice(ODD)
    elif kind == 1:
        del inner[path[-1]]
    elif kind == 2:
        _add(inner, path[-1])
    else:
        inner[path[-1]] = _changed(inner[path[-1]], random)
    return str(path[0])


def _add(inner: Any, key: Any) -> None:
    """A value that is there twice, or a key that nobody knows."""
    if isinstance(inner, list):
        inner.insert(key, deepcopy(inner[key]))
    else:
        inner[f"{key}x"] = inner.pop(key)


def _changed(value: Any, random: Random) -> Any:
    """Something of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + random.choice([-3, -2, -1, 1, 2, 3, 8, 32, 4096])
    if isinstance(value, str):
        return random.choice(WORDS)
    if isinstance(value, list):
        _damage_list(value, random)
    elif isinstance(value, dict):
        _swap(value, list(value), random)
    return value


def _damage_list(values: list[Any], random: Random) -> None:
    if len(values) > 1 and random.random() < 0.5:
        _swap(values, list(range(len(values))), random)
    else:
        values.append(random.randrange(300))


def _swap(values: Any, keys: list[Any], random: Random) -> None:
    if len(keys) > 1:
        one, other = random.sample(keys, 2)
        values[one], values[other] = values[other], values[one]


def verdict(seed: int) -> str:
    """How a damaged position ends: refused or played."""
    random = Random(seed)
    data = position_at(random)
    damaged = [damage(data, random) for _ in range(random.choice([1, 1, 1, 2, 3]))]
    try:
        match = trois.load(data, seed=seed, auto=False)
    except TroisError as refusal:
        check_refusal(refusal, damaged, seed)
        return "refused"
    play_to_the_end(match, random, seed)
    return "played"


def check_refusal(refusal: TroisError, damaged: list[str], seed: int) -> None:
    assert isinstance(refusal, BadPosition) or not set(damaged).isdisjoint(HEAD), (seed, repr(refusal))
    assert re.fullmatch(r"[^\n]{10,300}", str(refusal)), (seed, str(refusal))


def play_to_the_end(match: Match, random: Random, seed: int) -> None:
    for _ in range(LONGEST):
        match.game.check(match.state)
        if not match.pending:
            return
        for seat in match.pending:
            assert match.legal(seat), seed
        step(match, random)
    pytest.fail(f"seed {seed}: the match does not end")


@pytest.mark.parametrize("first", range(0, COUNT, BATCH))
def test_damaged_positions_are_refused_or_played_to_the_end(first: int) -> None:
    for seed in range(first, min(first + BATCH, COUNT)):
        assert verdict(seed) in ("refused", "played")


def test_some_are_refused_and_some_are_played() -> None:
    assert {verdict(seed) for seed in range(40)} == {"refused", "played"}


def test_whole_positions_are_read_back_as_they_were() -> None:
    for seed in range(40):
        data = position_at(Random(seed))
        match = trois.load(data, seed=1, auto=False)
        assert match.position() == data
        match.game.check(match.game.imagine(match.view(0), Chance(1)))
