"""What holds for all tests: none touches the data of whoever runs them, and no text is said with a place left open."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for what trois keeps, a new one for each test."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("TROIS_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def whole_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(key: str, problems: list[Exception]) -> None:
        raise AssertionError(f"{key}: {problems}")

    monkeypatch.setattr("trois.text.catalogues.report", refuse)
