"""Weights by their path: the same level with another network, wherever a bot may be named."""

from pathlib import Path

import pytest

import trois
from trois import bots
from trois.arena import Plan, play_round, schedule
from trois.arena.versions import bot_version
from trois.bots.own import label
from trois.bots.style import style_of
from trois.bots.weights import BadNetwork

CLOCK = bots.Clock(simulations=6)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The weights that come with the package, as a file of one's own."""
    found = style_of("troyes").weights
    assert found is not None
    path = tmp_path / "mine.bin"
    path.write_bytes(found.read_bytes())
    return path


def test_the_same_weights_play_the_same(mine: Path) -> None:
    match = trois.new("troyes", 2, seed=3)
    asked = match.view(match.pending[0]), match.legal(match.pending[0])
    usual = bots.make("expert", "troyes", seed=2).choose(*asked, CLOCK)
    assert bots.make("expert", "troyes", seed=2, weights=mine).choose(*asked, CLOCK) == usual
    assert bots.make(f"expert@{mine}", "troyes", seed=2).choose(*asked, CLOCK) == usual


def test_they_play_in_the_arena(mine: Path) -> None:
    name = bots.check(f"expert@{mine}")
    first = next(iter(schedule(Plan("troyes", (name, "steward"), 2, 2, simulations=2))))
    assert play_round(first).table == (name, "steward")
    assert label(name) == "expert@mine"
    before = bot_version(name, "troyes")
    mine.write_bytes(mine.read_bytes()[:-1])
    assert bot_version(name, "troyes") != before


def test_a_file_that_is_of_no_use_is_refused(mine: Path) -> None:
    with pytest.raises(BadNetwork, match=r"^mine\.bin"):
        bots.make("master", "tournay", weights=mine)
    with pytest.raises(BadNetwork, match=r"none\.bin: cannot be read"):
        bots.make("expert", "troyes", weights=mine.with_name("none.bin"))
    with pytest.raises(BadNetwork, match=r"^steward has no network in troyes"):
        bots.make("steward", "troyes", weights=mine)
    with pytest.raises(trois.BadOption, match=r"none\.bin: cannot be read"):
        bots.check(f"expert@{mine.with_name('none.bin')}")
