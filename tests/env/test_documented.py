"""What docs/env.md and the examples say is so."""

import os
import re
import runpy
import subprocess
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


DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
BLOCKS = [
    pytest.param(path, block, id=f"{path.name}-{number}")
    for path in sorted(DOCUMENTS)
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL), 1)
    if not block.startswith(">>>")  # doctests run elsewhere
]


@pytest.mark.parametrize(("path", "block"), BLOCKS)
def test_a_snippet_runs_as_a_script(path: Path, block: str, tmp_path: Path) -> None:
    if "render()" in block:
        pytest.importorskip("resvg_py", reason="RESVG_PY IS NOT INSTALLED: the snippet with a picture is not run")
    script = tmp_path / "snippet.py"
    script.write_text(block)
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONWARNINGS": "ignore"}
    done = subprocess.run([sys.executable, script], cwd=tmp_path, env=env, check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"{path.name}: {done.stderr}"


def test_there_are_snippets() -> None:
    assert sum(param.values[0] == ROOT / "docs/env.md" for param in BLOCKS) >= 8


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
        ("analyse_position", ["--simulations", "2"], "as good as the best"),
        ("replay_pictures", ["--out", "{}/pictures", "--every", "40", "--width", "200"], "match.gif: "),
        ("self_play", ["--seconds", "1", "--games", "2"], "games against itself: "),
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
