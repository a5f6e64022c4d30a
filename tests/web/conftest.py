from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.conftest import postgres  # noqa: F401 (a fixture)
from tests.web import programs
from trois.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path}/trois.db")
    store.migrate()
    yield store
    store.close()


@pytest.fixture(autouse=True)
def _closed_programs() -> Iterator[None]:
    yield
    while programs.OPEN:
        programs.OPEN.pop().close()
