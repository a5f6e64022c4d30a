"""The example that learns by itself on PettingZoo beats random play in nine of ten games, after a minute."""

import runpy
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="PETTINGZOO IS NOT INSTALLED: make peers")

from tests.peers.conftest import SECONDS, Watch

EXAMPLE = Path(__file__).parents[2] / "examples/self_play.py"


@pytest.mark.filterwarnings("ignore")
def test_it_beats_random_play(watch: Watch) -> None:
    example = runpy.run_path(str(EXAMPLE))
    env = example["troyes_dice_v1"].raw_env(seats=2)
    policy = example["Policy"](len(env.episode.layout), env.episode.actions, 0)
    games = example["train"](policy, SECONDS)
    won, leads = example["wins"](policy, 100)
    watch.tell(f"self-play: {games} games, then {won:g} of 100 won, by {sum(leads) / 100:.1f} points")
    assert won >= 90
