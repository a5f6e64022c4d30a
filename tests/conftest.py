"""What holds for all tests: none touches the data of whoever runs them, and no text is said with a place left open."""

from pathlib import Path

import pytest

from tests.sampling import sample


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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of tests with very many cases a sample is run, unless somebody asks for one by its name."""
    if any("::" in word or word.endswith(".py") for word in config.args):
        return
    kept, left = sample(items)
    items[:] = kept
    config.hook.pytest_deselected(items=left)
