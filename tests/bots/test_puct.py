"""The example that searches is fair: it knows what its seat knows, and every simulation begins in another world."""

import runpy
from pathlib import Path
from typing import Any

import pytest

import trois
from trois import bots, games
from trois.core.chance import Chance
from trois.core.match import Match

EXAMPLE = Path(__file__).parents[2] / "examples/puct.py"
CODE_LINES = 60


def player(game: str, seed: int) -> Any:
    return runpy.run_path(str(EXAMPLE))["Player"](game, seed)


class Watched:
    """A game that keeps the worlds which were imagined."""

    def __init__(self, game: str) -> None:
        self.game = games.get(game)
        self.worlds: list[Any] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def imagine(self, view: Any, chance: Chance) -> Any:
        world = self.game.imagine(view, chance)
        self.worlds.append(world.copy())
        return world


def later(game: str) -> Match:
    match = trois.new(game, 2, seed=5)
    while match.made < 30 or len(match.legal(match.pending[0])) < 2:
        match.push(match.pending[0], match.legal(match.pending[0])[0])
    return match


@pytest.mark.parametrize("game", ["troyes", "tournay"])
def test_the_worlds_differ_and_fit_what_the_seat_knows(game: str) -> None:
    match, searcher = later(game), player(game, 1)
    searcher.game = Watched(game)
    seat = match.pending[0]
    searcher.choose(match.view(seat), match.legal(seat), bots.Clock(simulations=8))
    worlds = searcher.game.worlds
    assert len(worlds) == 8
    assert len({str(match.game.position(world)) for world in worlds}) == 8
    assert all(match.game.view(world, seat) == match.view(seat) for world in worlds)


@pytest.mark.parametrize("game", games.names())
def test_it_plays_every_game(game: str) -> None:
    match, searcher = later(game), player(game, 1)
    for _ in range(10):
        seat = match.pending[0]
        action = searcher.choose(match.view(seat), match.legal(seat), bots.Clock(simulations=3))
        match.push(seat, action)


def test_it_is_short() -> None:
    body = EXAMPLE.read_text(encoding="utf-8").split('"""', 2)[2]
    lines = [
        line for line in body.splitlines() if line.strip() and not line.strip().startswith(('"""', "from ", "import "))
    ]
    assert len(lines) <= CODE_LINES
