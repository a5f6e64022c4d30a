"""What holds for all tests: none touches the data of whoever runs them, and no text is said with a place left open."""

import os
import tempfile
from pathlib import Path

import pytest

from tests.sampling import sample, slowest_first

MEMORY = Path("/dev/shm")
ROOM = 2 << 30


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of servers and browsers often wait."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    """Whatever a test starts, and whenever, finds a home and a folder for data that belong to this run alone."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        return  # they have those of the run that started them
    home = tempfile.TemporaryDirectory(prefix="trois-home-", ignore_cleanup_errors=True)
    config.add_cleanup(home.cleanup)
    os.environ |= {"HOME": home.name, "TROIS_DATA": f"{home.name}/data"}
    for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        os.environ.pop(name, None)
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):  # servers and commands are started by the hundred
        os.environ["PYTHONPYCACHEPREFIX"] = f"{home.name}/bytecode"
    if "TMPDIR" not in os.environ and has_room(MEMORY):
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def has_room(folder: Path) -> bool:
    """Whether temporary files can lie in memory: a database there waits for no disk."""
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return False
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize > ROOM and not found.f_flag & os.ST_NOEXEC


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
    """Of tests with very many cases a sample is run, unless somebody asks for their file or for one of them by name."""
    words = [word for word in config.args if "::" in word or word.endswith(".py")]
    named = {(config.invocation_params.dir / word.partition("::")[0]).resolve() for word in words}
    kept, left = sample(item for item in items if item.path not in named)
    items[:] = [*(item for item in items if item.path in named), *slowest_first(kept)]
    config.hook.pytest_deselected(items=left)
