"""Positions: all of many games load; with pieces moved they are refused, or play on with every invariant held."""

import json
from functools import cache
from typing import Any

import pytest

import trois
from tests.contract.moving import move
from tests.play import Case, RandomSeats, cases
from trois.core.chance import Chance
from trois.core.errors import BadPosition

GAMES = 300
TOGETHER = 5
"""Games of one case of the test."""
POSITIONS = 10_000
PART = 200
SOURCES = 20
"""Games whose positions are changed."""
DECISIONS = 30
"""How long a changed position is played."""


def game(name: str, number: int) -> RandomSeats:
    """The next number has other options and another seed."""
    of_game: list[Case] = [case for case in cases() if case.game == name]
    return RandomSeats(of_game[number % len(of_game)].new(number, auto=False), number)


@pytest.mark.parametrize("first", range(0, GAMES, TOGETHER))
@pytest.mark.parametrize("name", trois.games.names())
def test_every_position_of_a_game_loads(name: str, first: int) -> None:
    for number in range(first, first + TOGETHER):
        seats = game(name, number)
        loads(seats.match.position(), number)
        while seats.match.pending:
            seats.step(shuffled=True)
            loads(seats.match.position(), number)


def loads(position: dict[str, Any], number: int) -> None:
    rules = trois.games.get(position["game"])
    assert rules.position(rules.load(json.loads(json.dumps(position)))) == position, number


@cache
def positions(name: str, number: int) -> list[str]:
    """Of one game, at every decision, as text."""
    seats = game(name, number)
    found = [json.dumps(seats.match.position())]
    while seats.match.pending:
        seats.step(shuffled=True)
        found.append(json.dumps(seats.match.position()))
    return found


@pytest.mark.parametrize("first", range(0, POSITIONS, PART))
@pytest.mark.parametrize("name", trois.games.names())
def test_where_pieces_were_moved_a_position_is_refused_or_plays_on(name: str, first: int) -> None:
    played = 0
    for number in range(first, first + PART):
        try:
            played += plays_on(moved(name, number), number)
        except Exception as error:
            error.add_note(f"{name}, position {number}")
            raise
    assert 0 < played < PART


def moved(name: str, number: int) -> dict[str, Any]:
    chance = Chance(number)
    texts = positions(name, number % SOURCES)
    position: dict[str, Any] = json.loads(texts[chance.below(len(texts))])
    move(position, chance)
    return position


def plays_on(position: dict[str, Any], number: int) -> bool:
    """Whether it is taken; then every seat has an answer for a while, and nothing is lost or falls below 0."""
    try:
        match = trois.load(position, seed=number, auto=False)
    except BadPosition:
        return False
    seats = RandomSeats(match, number)
    for _ in range(DECISIONS):
        match.game.check(match.state)
        assert all(match.legal(seat) for seat in match.pending)
        loads(match.position(), number)
        if match.pending:
            seats.step(shuffled=True)
    return True
