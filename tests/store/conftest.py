import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store import databases
from trois.store import Store


def _cluster() -> Iterator[str]:
    with databases.cluster() as url:
        if url is None:
            if os.environ.get("CI"):
                pytest.fail("PostgreSQL must be installed in CI")
            pytest.skip("PostgreSQL is not installed")
        yield url


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    yield from _cluster()


@pytest.fixture
def own_postgres() -> Iterator[str]:
    """One in which there is nothing of other tests."""
    yield from _cluster()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        store = Store(f"sqlite:///{tmp_path}/trois.db")
    else:
        store = Store(request.getfixturevalue("postgres"))
    store.migrate()
    yield store
    store.close()
