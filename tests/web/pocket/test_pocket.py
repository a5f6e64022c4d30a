"""The folder of `make pocket` in a browser, from a plain web server that is switched off after the first visit."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tests.web.chromium import PHONE
from tests.web.pocket.browsing import CHOICES, STATE, Pocket, chromium_path
from tests.web.pocket.folder import Host, hosted

CRASHES = 3


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    if chromium_path() is None:
        pytest.skip("Chromium is not installed")
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("hosted") / "top") as found:
        yield found


@pytest.fixture
def pocket(playwright: Playwright, host: Host, tmp_path: Path) -> Iterator[Pocket]:
    found = Pocket(playwright, chromium_path() or "", tmp_path / "memory", host.address, PHONE)
    yield found
    found.close()
    host.start()
    assert not [one for one in found.complaints if "ERR_" not in one and "404" not in one]


def test_without_a_network_everything_is_there_and_stays(pocket: Pocket, host: Host) -> None:
    host.stop()
    pocket.play("troyes-dice")
    table = pocket.page.evaluate("location.hash")
    assert pocket.decide() > 0
    crash_between_click_and_answer(pocket)
    decided = int(pocket.number() or 0)
    for path, sign in (("/rules/tournay", "h1"), ("/learn/troyes", "[data-step], main form"), ("/kept", "#load-form")):
        pocket.visit(path, sign)
        assert pocket.fits()
    pocket.close()
    pocket.open(table)
    pocket.app.locator(STATE).wait_for(state="attached")
    assert int(pocket.number() or 0) >= decided


def crash_between_click_and_answer(pocket: Pocket) -> None:
    """What was acknowledged before is there after each; what was not is there as a whole or not at all."""
    for _ in range(CRASHES):
        pocket.app.locator(CHOICES).first.wait_for()
        before = int(pocket.number() or 0)
        pocket.app.locator(CHOICES).first.click()
        pocket.page.evaluate("pocket.kill(); pocket.restart()")
        pocket.page.wait_for_function("pocket.report.ready")
        pocket.page.reload()
        pocket.app.locator(STATE).wait_for(state="attached", timeout=60_000)
        assert int(pocket.number() or 0) >= before
        pocket.decide()


def test_a_second_tab_joins_the_first_and_takes_over_when_it_is_gone(pocket: Pocket) -> None:
    pocket.play("tournay")
    address = pocket.page.url
    second = pocket.context.new_page()
    second.goto(address)
    second.frame_locator("#app").locator(STATE).wait_for(state="attached", timeout=60_000)
    assert second.evaluate("pocket.report") is None
    pocket.page.close()
    pocket.page = second
    second.wait_for_function("pocket.report?.ready", timeout=60_000)
    pocket.visit("/rules/troyes", "h1")
