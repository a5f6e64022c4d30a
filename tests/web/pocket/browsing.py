"""Somebody with Trois in their browser, without a server."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, Frame, Page, Playwright, Worker

from tests.web import chromium
from tests.web.chromium import Hand

PATIENCE = 120_000
STATE = "[data-part=state]"
AT_ONCE = "?pace=0"
"""Bots make no pause before they decide."""


class Shown:
    """A tab with Trois, as soon as it shows a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def wait(self) -> None:
        self.page.wait_for_selector("#app:not([hidden])", timeout=PATIENCE)

    @property
    def app(self) -> Frame:
        found = self.page.query_selector("#app")
        frame = found.content_frame() if found else None
        assert frame
        return frame

    def visit(self, path: str, sign: str, patience: int = PATIENCE) -> None:
        """A page of the application; `sign` is something that stands on it."""
        self.page.evaluate("path => { location.hash = path }", path)
        self.app.wait_for_url(lambda url: path in url, timeout=patience, wait_until="commit")
        self.wait_for(sign, patience)

    def wait_for(self, sign: str, patience: int = PATIENCE) -> None:
        self.app.locator(sign).first.wait_for(state="attached", timeout=patience)

    def play(self, game: str) -> Hand:
        """A table against bots."""
        self.visit("/", f"form[action$='/play/{game}']")
        self.app.click(f"form[action$='/play/{game}'] button")
        self.page.wait_for_url("**#/tables/*", timeout=PATIENCE)
        self.wait_for(STATE)
        return self.hand

    @property
    def hand(self) -> Hand:
        return Hand(self.app)

    @property
    def table(self) -> str:
        """The address of the page, after the `#`."""
        return self.page.url.partition("#")[2]

    def number(self) -> int:
        """How many questions the table that is shown has asked."""
        return int(self.hand.state["number"])

    def decide(self) -> float:
        """Take the first choice of the next turn and wait for the board after it; how long that took."""
        self.hand.wait_for_turn()
        started = time.monotonic()
        self.hand.choose()
        return time.monotonic() - started

    def choose_once(self, meanwhile: Callable[[], object]) -> None:
        self.hand.choose_once(meanwhile, PATIENCE / 1000)

    def fits(self) -> bool:
        """No sideways scrolling."""
        return bool(self.app.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    def violations(self) -> list[str]:
        return chromium.violations(self.app)


class Pocket(Shown):
    """A browser with a memory of its own: closed and opened again it has what it had."""

    def __init__(
        self, playwright: Playwright, memory: Path, address: str, size: dict[str, int], language: str = "en-GB"
    ) -> None:
        self.playwright, self.memory, self.address, self.size, self.language = (
            playwright, memory, address, size, language,
        )  # fmt: skip
        self.complaints: list[str] = []
        self.greeting = ""
        """What is said while it is loaded."""
        self.open()

    def open(self, fragment: str = "") -> None:
        self.context = self.playwright.chromium.launch_persistent_context(
            self.memory,
            executable_path=chromium.executable(),
            args=["--no-sandbox", "--disable-gpu"],
            viewport={"width": self.size["width"], "height": self.size["height"]},
            locale=self.language,
            reduced_motion="reduce",
        )
        super().__init__(self.context.new_page())
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.goto(self.address + AT_ONCE + fragment, wait_until="domcontentloaded")
        self.greeting = self.page.locator("#loading h1").inner_text()
        self.wait()

    def wait_for_worker(self, role: str) -> Worker:
        """The latest worker with Python that has this role: one that was ended may still be named."""
        for _ in range(PATIENCE // 100):
            found = [one for one in self.page.workers if f"role={role}" in one.url]
            if found:
                return found[-1]
            self.page.wait_for_timeout(100)
        raise TimeoutError(role)

    def fail(self, role: str) -> None:
        """As if Python could not go on there; the worker may be ended before it can say that it has heard."""
        worker = self.wait_for_worker(role)
        with suppress(Error):
            worker.evaluate("self.postMessage({ failed: true })")

    def close(self) -> None:
        self.context.close()
