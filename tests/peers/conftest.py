"""Third-party libraries on our environments, each for as long as TROIS_PEERS says, in seconds: `make peers` runs them."""

import os
import time
from pathlib import Path

import pytest

SECONDS = float(os.environ.get("TROIS_PEERS", "0"))


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Only when asked for: a minute each is too much for every day."""
    return None if SECONDS else True


class Watch:
    """Tells whether there is time left, and in the end what was done in it."""

    def __init__(self) -> None:
        self.started = time.monotonic()

    @property
    def has_time(self) -> bool:
        return self.seconds < SECONDS

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.started

    def tell(self, what: str) -> None:
        print(f"\n{what} in {self.seconds:.0f} s")


@pytest.fixture
def watch() -> Watch:
    return Watch()
