from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.conftest import postgres as postgres
from trois.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path}/trois.db")
    store.migrate()
    yield store
    store.close()
