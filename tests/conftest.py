"""What holds for all tests: none of them touches the data of whoever runs them."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for what trois keeps, a new one for each test."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("TROIS_DATA", str(folder))
    return folder
