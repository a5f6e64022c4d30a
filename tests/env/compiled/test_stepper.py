"""One game, stepped decision by decision: the same game as a match."""

from typing import Any

import pytest

import trois
from tests.env.random_games import CASES
from trois import games
from trois.core.chance import Chance
from trois.core.history import Terms
from trois.core.options import in_full
from trois.env.compiled.encoding import NO_ONE
from trois.env.compiled.stepper import NOBODY, Stepper
from trois.games.troyes.state import State


def stepper_of(game: str, seats: int, options: dict[str, Any], seed: int) -> Stepper:
    rules = games.get(game)
    encoder = games.part("env.compiled", game).Encoder(seats)
    return Stepper(rules, Terms(seats, in_full(game, rules.options, options), {}), encoder, seed)


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_it_plays_the_match_of_its_seed(game: str, seats: int, options: dict[str, Any]) -> None:
    stepper = stepper_of(game, seats, options, 0)
    stepper.begin(12)
    match = trois.new(game, seats, 12, auto=False, **options)
    chooser = Chance(1)
    while not match.over:
        seat = match.pending[chooser.below(len(match.pending))]
        assert stepper.seat == match.pending[0]
        assert stepper.legal_for(seat) == match.legal(seat)
        assert [at for at, bit in enumerate(stepper.mask(seat)) if bit] == match.legal(seat)
        assert stepper.observe(seat) == stepper.encoder.encode(match.state, seat)
        action = match.legal(seat)[chooser.below(len(match.legal(seat)))]
        assert stepper.decide(seat, action)
        match.push(seat, action)
    assert (stepper.seat, stepper.legal) == (NOBODY, [])
    assert match.game.position(stepper.state) == match.position()


def test_an_illegal_decision_changes_nothing() -> None:
    stepper = stepper_of("troyes", 2, {}, 5)
    before = games.get("troyes").position(stepper.state)
    other = 1 - stepper.seat
    assert not stepper.decide(stepper.seat, 300)
    assert not stepper.decide(other, stepper.legal[0])
    assert not stepper.decide(stepper.seat, NOBODY)
    assert games.get("troyes").position(stepper.state) == before


def test_who_is_not_asked_has_no_legal_action() -> None:
    stepper = stepper_of("troyes", 2, {}, 5)
    other = 1 - stepper.seat
    assert (stepper.is_asked(stepper.seat), stepper.is_asked(other)) == (True, False)
    assert stepper.legal_for(other) == []
    assert not any(stepper.mask(other))
    assert len(stepper.mask(other)) == 324


def test_what_is_kept_of_an_observation_is_that_of_the_viewer_and_of_now() -> None:
    """Whoever looks, and however many decisions were not looked at."""
    stepper = stepper_of("troyes", 3, {}, 8)
    chooser = Chance(2)
    while stepper.seat != NOBODY:
        stepper.decide(stepper.seat, stepper.legal[chooser.below(len(stepper.legal))])
        viewer = chooser.below(6) - 1
        if viewer < 3:
            assert stepper.observe(viewer) == stepper.encoder.encode(stepper.state, viewer)


def test_an_action_in_the_making_is_not_encoded_as_a_whole() -> None:
    stepper = stepper_of("troyes", 2, {}, 8)
    chooser = Chance(3)
    while not isinstance(stepper.state, State) or not stepper.state.trail:
        stepper.observe(stepper.seat)
        stepper.decide(stepper.seat, stepper.legal[chooser.below(len(stepper.legal))])
    assert stepper.kept.seat == stepper.seat
    stepper.begin(9)
    assert stepper.kept.seat == NO_ONE
