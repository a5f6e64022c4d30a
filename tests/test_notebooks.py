"""The notebooks of the examples run from top to bottom, and there is one for each game."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest

for _name in ("nbclient", "ipykernel", "gymnasium"):
    pytest.importorskip(
        _name, reason=f"{_name.upper()} IS NOT INSTALLED: pip install --group docs to run the notebooks"
    )

from nbclient import NotebookClient

from trois import games

nbformat: Any = pytest.importorskip("nbformat")
FOLDER = Path(__file__).parent.parent / "examples"
NAMES = [games.area(name) for name in games.names()]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(FOLDER.parent / "src"), *sys.path]))
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path))
    notebook = nbformat.reads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"), as_version=4)
    assert all(not cell.get("outputs") for cell in notebook.cells), "save it without its outputs"
    client = NotebookClient(
        notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}
    )
    asyncio.run(client.async_execute())
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown)


def test_there_is_one_for_each_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.ipynb")) == sorted(NAMES)
