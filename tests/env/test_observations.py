"""Observations: one layout per game and number of seats, telling only what the viewer may know, relative to it."""

from hashlib import sha256
from typing import Any

import pytest

pytest.importorskip("numpy", reason="NUMPY IS NOT INSTALLED: pip install '.[env]' to test the observations")

import numpy as np

import trois
from tests.env.random_games import CASES, moments
from trois.core.chance import Chance
from trois.core.errors import BadOption, UnknownGame
from trois.env.compiled.encoding import SPECTATOR
from trois.env.observations import Feature, layout
from trois.env.versions import version

every_case = pytest.mark.parametrize(("game", "seats", "options"), CASES)

LAYOUTS = {
    ("troyes", 2): (1, 795, "0b86365b0a06980c"),
    ("troyes", 3): (1, 940, "dd70e73f8f19d490"),
    ("troyes", 4): (1, 1085, "b273b8302c4058e1"),
    ("troyes-dice", 1): (1, 333, "6ee23eedd2d0e2ee"),
    ("troyes-dice", 3): (1, 473, "dbb11f8c19158a98"),
    ("troyes-dice", 10): (1, 963, "69c165f9b76272fb"),
    ("tournay", 2): (2, 2044, "de07d08f57c4d0c5"),
    ("tournay", 3): (2, 2576, "58c10619ac731bdf"),
    ("tournay", 4): (2, 3108, "1894a321d624972d"),
}
"""Version, width, and a hash of all names and ranges: who changes the layout raises the version."""


@pytest.mark.parametrize(("game", "seats"), LAYOUTS)
def test_a_version_has_one_layout(game: str, seats: int) -> None:
    found = layout(game, seats)
    text = "\n".join(f"{feature.name} {feature.low} {feature.high}" for feature in found.features)
    assert (version(game), len(found), sha256(text.encode()).hexdigest()[:16]) == LAYOUTS[game, seats]


@every_case
def test_every_observation_has_the_layout(game: str, seats: int, options: dict[str, Any]) -> None:
    plan = layout(game, seats)
    most = plan.high - plan.low
    for match in moments(game, seats, options, 1):
        for seat in [SPECTATOR, *range(seats)]:
            codes = np.frombuffer(plan.encoder.encode(match.state, seat), np.uint8)
            assert len(codes) == len(plan)
            assert (codes <= most).all()
    vector = plan.observe(match.state, 0)
    assert vector.dtype == np.float32
    assert (vector.min(), vector.max()) == (0, 1)


@every_case
def test_names_are_unique_and_groups_cover_them(game: str, seats: int, options: dict[str, Any]) -> None:
    plan = layout(game, seats)
    assert len({feature.name for feature in plan.features}) == len(plan)
    assert all(0 < feature.high - feature.low <= 255 for feature in plan.features)
    parts = plan.structured(np.arange(len(plan), dtype=np.float32))
    assert np.concatenate(list(parts.values())).tolist() == list(range(len(plan)))


@every_case
@pytest.mark.parametrize("seed", [4, 5])
def test_whatever_fits_the_view_looks_the_same(game: str, seats: int, options: dict[str, Any], seed: int) -> None:
    """What is hidden is dealt anew, before every decision of a game: the bytes stay the same."""
    encoder = layout(game, seats).encoder
    changed = 0
    for number, match in enumerate(moments(game, seats, options, seed)):
        for seat in [None, *range(seats)]:
            other = match.game.imagine(match.view(seat), Chance(number))
            viewer = SPECTATOR if seat is None else seat
            assert encoder.encode(other, viewer) == encoder.encode(match.state, viewer)
            changed += match.game.position(other) != match.position()
    assert changed > (0 if seats > 1 else -1)


@every_case
def test_a_view_is_observed_as_its_state_is(game: str, seats: int, options: dict[str, Any]) -> None:
    plan = layout(game, seats)
    for match in list(moments(game, seats, options, 6))[::40]:
        for seat in [None, *range(seats)]:
            assert plan.vector(match.view(seat)).tolist() == plan.observe(match.state, seat).tolist()


def test_the_viewer_comes_first() -> None:
    match = trois.new("troyes-dice", 2, 3, auto=False)
    match.push(1, match.legal(1)[-1])
    plan = layout("troyes-dice", 2)
    for seat in range(2):
        seen = plan.structured(plan.vector(match.view(seat)))
        sheet = match.view(seat)["sheets"][seat]  # type: ignore[index]
        assert seen["seat0.unspent"] == pytest.approx(np.array(list(sheet["unspent"].values())) / 18)
        assert seen["question"].any()


def test_a_number_is_0_at_its_low_end_and_1_at_its_high_end() -> None:
    plan = layout("troyes", 2)
    assert plan.features[0] == Feature("round", 0, 6)
    points = plan.structured(plan.scaled(bytes([80]) * len(plan)))["seat0.vp"]
    assert points.tolist() == [1, 1, 1, 1]
    assert plan.features[plan.groups["seat0.vp"].start] == Feature("seat0.vp.activities", -20, 60)


def test_wrong_games_and_seats_are_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        layout("chess", 2)
    with pytest.raises(BadOption, match="troyes is for 2 to 4 seats, not 5"):
        layout("troyes", 5)
