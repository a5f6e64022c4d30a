"""A fair world for a search, and keys of states."""

import random

import pytest

import trois
from trois.core.match import Match


def played(game: str, seed: int = 3, decisions: int = 30) -> Match:
    match, chooser = trois.new(game, 2, seed=seed), random.Random(seed)
    for _ in range(decisions):
        seat = match.pending[0]
        match.push(seat, chooser.choice(match.legal(seat)))
    return match


def finished(match: Match, seed: int) -> Match:
    chooser = random.Random(seed)
    while not match.over:
        seat = match.pending[0]
        match.push(seat, chooser.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("game", trois.games.names())
def test_an_imagined_world_fits_what_the_seat_knows(game: str) -> None:
    match = played(game)
    for seat in (*range(match.seats), None):
        assert match.imagine(seat, 7).view(seat) == match.view(seat)


@pytest.mark.parametrize("game", ["troyes", "tournay"])
def test_worlds_differ_in_what_is_hidden(game: str) -> None:
    match = played(game)
    worlds = {match.imagine(match.pending[0], seed).key() for seed in range(10)}
    assert len(worlds) == 10
    assert {match.copy().key() for _ in range(10)} == {match.key()}


@pytest.mark.parametrize("game", trois.games.names())
def test_the_same_seed_gives_the_same_world_and_the_same_future(game: str) -> None:
    match = played(game)
    once, again, other = (finished(match.imagine(0, seed), 1) for seed in (4, 4, 5))
    assert once.record() == again.record() != other.record()


@pytest.mark.parametrize("game", trois.games.names())
def test_a_world_does_not_know_the_dice_to_come(game: str) -> None:
    """Where the match itself goes on to the same end in every copy, worlds end differently."""
    match = played(game, decisions=20)
    copies = {finished(match.copy(), 1).key() for _ in range(4)}
    worlds = {finished(match.imagine(0, seed), 1).key() for seed in range(4)}
    assert len(copies) == 1
    assert len(worlds) == 4


@pytest.mark.parametrize("game", trois.games.names())
def test_an_imagined_match_can_be_recorded_replayed_and_verified(game: str) -> None:
    world = finished(played(game).imagine(0, 2), 3)
    record = world.record()
    assert trois.replay(record).scores == world.scores
    trois.verify(record)


def test_equal_states_have_equal_keys_however_they_came_about() -> None:
    one = trois.new("troyes-dice", 2, seed=1)
    other = one.copy()
    for match, seats in ((one, (0, 1)), (other, (1, 0))):
        for seat in seats:
            match.push(seat, match.legal(seat)[0])
    assert one.key() == other.key() != trois.new("troyes-dice", 2, seed=1).key()


def test_a_seed_is_a_whole_number() -> None:
    with pytest.raises(trois.IllegalAction, match="a seed is a whole number"):
        trois.new("troyes", 2).imagine(0, 1.5)  # type: ignore[arg-type]
