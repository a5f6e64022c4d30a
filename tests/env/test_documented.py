"""What docs/env.md and the examples say is so."""

import re
import runpy
import sys
import warnings
from pathlib import Path

import pytest

for _name in ("pettingzoo", "gymnasium", "pyspiel"):
    pytest.importorskip(
        _name, reason=f"{_name.upper()} IS NOT INSTALLED: pip install '.[env]' to run the documentation"
    )

import importlib

from trois import games
from trois.env import layout
from trois.env.versions import name_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/env.md").read_text()
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_code_runs(number: int) -> None:
    code = BLOCKS[number].replace("n=1024, processes=2", "n=16, processes=1")
    exec(compile(code, f"docs/env.md, block {number}", "exec"), {})


def test_widths() -> None:
    seats = [1, 2, 3, 4, 10]
    for game in games.names():
        row = next(
            line for line in PAGE.splitlines() if re.match(rf"\| `{game}` \|[ 0-9,|]*$", line) and "-" not in line[18:]
        )
        cells = [cell.strip().replace(",", "") for cell in row.split("|")[2:-1]]
        told = {count: int(cell) for count, cell in zip(seats, cells, strict=True) if cell}
        assert told == {count: len(layout(game, count)) for count in told}
        assert len(told) >= 3


def test_versions() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for game in games.names():
            assert f"| `{name_of(game)}` |" in PAGE
            assert importlib.import_module(f"trois.env.{name_of(game)}").raw_env().metadata["name"] == name_of(game)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("name", "choices", "said"),
    [
        ("random_results", ["--games", "3"], "tournay"),
        ("openspiel_mcts", ["--games", "1", "--simulations", "2"], "MCTS with 2 simulations won"),
        ("ppo_troyes_dice", ["--iterations", "1", "--games", "3", "--out", "{}/curve.png"], "on 3 new games"),
    ],
)
def test_examples(
    name: str,
    choices: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if name.startswith("ppo"):
        pytest.importorskip("torch", reason="TORCH IS NOT INSTALLED: the PPO example is not run")
        pytest.importorskip("matplotlib", reason="MATPLOTLIB IS NOT INSTALLED: the PPO example is not run")
    monkeypatch.setattr(sys, "argv", [name, *(choice.format(tmp_path) for choice in choices)])
    runpy.run_path(str(ROOT / "examples" / f"{name}.py"), run_name="__main__")
    assert said in capsys.readouterr().out
