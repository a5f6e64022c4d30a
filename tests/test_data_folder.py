"""One folder for what a person keeps, at the terminal and on the server."""

from pathlib import Path
from typing import Literal

import platformdirs
import pytest
from platformdirs.macos import MacOS

from trois._data_folder import data_file, data_folder
from trois.terminal import feats, learn
from trois.web.cli import database_url


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of somebody with a Mac."""
    for name in ("TROIS_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))

    def user_data_path(name: str, appauthor: Literal[False]) -> Path:
        return MacOS(name, appauthor).user_data_path

    monkeypatch.setattr(platformdirs, "user_data_path", user_data_path)
    return tmp_path


def test_terminal_and_server_use_the_folder_of_the_environment(own_data: Path) -> None:
    assert data_folder() == own_data
    assert feats.path() == own_data / "feats.json"
    assert learn.path() == own_data / "lessons.json"
    assert database_url("") == f"sqlite:///{own_data}/trois.db"


def test_without_one_it_is_the_system_s(home: Path) -> None:
    assert data_folder() == home / "Library" / "Application Support" / "trois"
    assert data_file("trois.db") == data_folder() / "trois.db"


def test_a_database_that_lies_in_the_earlier_folder_is_still_used(home: Path) -> None:
    earlier = home / ".local" / "share" / "trois" / "trois.db"
    earlier.parent.mkdir(parents=True)
    earlier.touch()
    assert database_url("") == f"sqlite:///{earlier}"
    assert feats.path() == data_folder() / "feats.json"


def test_a_file_in_the_new_folder_counts_more(home: Path) -> None:
    for folder in (home / ".local" / "share" / "trois", data_folder()):
        folder.mkdir(parents=True)
        (folder / "trois.db").touch()
    assert data_file("trois.db") == data_folder() / "trois.db"


def test_with_a_folder_of_the_environment_no_other_is_looked_at(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    earlier = home / ".local" / "share" / "trois" / "trois.db"
    earlier.parent.mkdir(parents=True)
    earlier.touch()
    monkeypatch.setenv("TROIS_DATA", str(home / "own"))
    assert data_file("trois.db") == home / "own" / "trois.db"
