"""Observations: one layout per game and number of seats, from the view alone, relative to the viewer."""

from typing import Any

import pytest

pytest.importorskip("numpy", reason="NUMPY IS NOT INSTALLED: pip install '.[env]' to test the observations")

import numpy as np

import trois
from trois.core.chance import Chance
from trois.core.match import Match
from trois.env.observe import codes, layout

CASES = [
    ("troyes", 2, {}),
    ("troyes", 3, {"open_scores": True}),
    ("troyes-dice", 1, {"numbering": "expert"}),
    ("troyes-dice", 3, {"numbering": "rolled", "expansion": True}),
    ("tournay", 2, {"expansion": "mix"}),
    ("tournay", 4, {"advanced": True}),
]


def play(match: Match, seed: int) -> None:
    chooser = Chance(seed)
    legal = match.legal(match.pending[0])
    match.push(match.pending[0], legal[chooser.below(len(legal))])


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_every_view_has_the_layout(game: str, seats: int, options: dict[str, Any]) -> None:
    match = trois.new(game, seats, 1, auto=False, **options)
    plan = layout(game, seats)
    most = plan.high - plan.low
    step = 0
    while not match.over:
        for seat in range(seats) if step % 9 == 0 else []:
            seen = np.array(codes(match.view(seat)))
            assert len(seen) == len(plan)
            assert (seen >= 0).all()
            assert (seen <= most).all()
        play(match, step)
        step += 1
    vector = plan.vector(match.view(0))
    assert vector.dtype == np.float32
    assert vector.min() == 0
    assert vector.max() == 1


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_names_are_unique_and_groups_cover_them(game: str, seats: int, options: dict[str, Any]) -> None:
    plan = layout(game, seats)
    assert len({feature.name for feature in plan.features}) == len(plan)
    assert all(0 < feature.high - feature.low <= 255 for feature in plan.features)
    parts = plan.structured(np.arange(len(plan), dtype=np.float32))
    assert np.concatenate(list(parts.values())).tolist() == list(range(len(plan)))


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_what_is_hidden_does_not_show(game: str, seats: int, options: dict[str, Any]) -> None:
    """A state dealt anew to fit the view gives the same numbers."""
    match = trois.new(game, seats, 4, auto=False, **options)
    for step in range(40):
        play(match, step)
        seat = step % seats
        other = match.game.imagine(match.view(seat), Chance(step))
        assert codes(match.game.view(other, seat)) == codes(match.view(seat))


def test_the_viewer_comes_first() -> None:
    match = trois.new("troyes-dice", 2, 3, auto=False)
    match.push(1, match.legal(1)[-1])
    plan = layout("troyes-dice", 2)
    for seat in range(2):
        seen = plan.structured(plan.vector(match.view(seat)))
        sheet = match.view(seat)["sheets"][seat]  # type: ignore[index]
        assert seen["seat0.unspent"] == pytest.approx(np.array(list(sheet["unspent"].values())) / 18)
        assert seen["question"].any()


def test_a_known_position_in_numbers() -> None:
    plan = layout("troyes", 2)
    match = trois.new("troyes", 2, 3, auto=False)
    seen = plan.structured(plan.vector(match.view(match.pending[0])))
    assert seen["question"][0] == 1
    assert seen["seat0.deniers"] == pytest.approx(5 / 60)
    assert seen["seat1.influence"] == pytest.approx(4 / 20)
    assert seen["seat0.knows.characters"] == 1
    assert seen["seat1.knows.characters"] == 0
    assert seen["seat0.characters"].sum() == 2
    assert seen["turn"].tolist() == [1, 0]
