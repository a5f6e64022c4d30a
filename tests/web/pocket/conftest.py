"""A browser and a plain web server for the folder."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tests.web import chromium
from tests.web.chromium import PHONE
from tests.web.pocket.browsing import Pocket
from tests.web.pocket.folder import Host, hosted

MakePocket = Callable[..., Pocket]


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    if chromium.executable() is None:
        if os.environ.get("CI"):
            pytest.fail("Chromium must be installed in CI")
        pytest.skip("Chromium is not installed")
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("hosted") / "top") as found:
        yield found


@pytest.fixture
def opened(playwright: Playwright, host: Host, tmp_path: Path) -> Iterator[MakePocket]:
    """Opens Trois in a browser; whatever the console complains about fails the test."""
    made: list[Pocket] = []

    def make(address: str = "", size: dict[str, int] = PHONE, language: str = "en-GB") -> Pocket:
        made.append(Pocket(playwright, tmp_path / f"memory-{len(made)}", address or host.address, size, language))
        return made[-1]

    yield make
    for one in made:
        one.close()
    host.start()
    expected = ("ERR_", "400", "404", "503")
    assert not [one for pocket in made for one in pocket.complaints if not any(word in one for word in expected)]


@pytest.fixture
def pocket(opened: MakePocket) -> Pocket:
    return opened()
