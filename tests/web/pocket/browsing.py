"""Somebody with Trois in their browser, without a server."""

import time
from pathlib import Path

from playwright.sync_api import FrameLocator, Page, Playwright

from tests.web import chromium

PATIENCE = 60_000
STATE = "[data-part=state]"
NUMBER = "document.getElementById('app').contentDocument.querySelector('[data-part=state]')?.dataset.number"
CHOICES = "[data-choice]:not([data-pick]):visible"


class Pocket:
    """A browser with a memory of its own: closed and opened again it has what it had."""

    def __init__(self, playwright: Playwright, path: str, memory: Path, address: str, size: dict[str, int]) -> None:
        self.playwright, self.path, self.memory, self.address, self.size = playwright, path, memory, address, size
        self.complaints: list[str] = []
        self.open()

    def open(self, fragment: str = "") -> None:
        self.context = self.playwright.chromium.launch_persistent_context(
            self.memory,
            executable_path=self.path,
            args=["--no-sandbox", "--disable-gpu"],
            viewport={"width": self.size["width"], "height": self.size["height"]},
            locale="en-GB",
        )
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.goto(self.address + fragment)
        self.page.wait_for_selector("#app:not([hidden])", timeout=PATIENCE)

    def close(self) -> None:
        self.context.close()

    @property
    def app(self) -> FrameLocator:
        return self.page.frame_locator("#app")

    def visit(self, path: str, sign: str) -> None:
        """A page of the application; `sign` is something that stands on it."""
        self.page.evaluate("path => { location.hash = path }", path)
        self.app.locator(sign).first.wait_for(state="attached", timeout=PATIENCE)

    def play(self, game: str) -> None:
        self.visit("/", f"form[action$='/play/{game}']")
        self.app.locator(f"form[action$='/play/{game}'] button").click()
        self.page.wait_for_url("**#/tables/*", timeout=PATIENCE)
        self.app.locator(STATE).wait_for(state="attached", timeout=PATIENCE)

    def number(self) -> str | None:
        found: str | None = self.page.evaluate(NUMBER)
        return found

    def decide(self, seconds: float = 30) -> float:
        """Take the first choice and wait for the board after it; how long that took."""
        before, end = self.number(), time.monotonic() + seconds
        self.app.locator(CHOICES).first.click(timeout=PATIENCE)
        started = time.monotonic()
        while self.number() == before:
            assert time.monotonic() < end, "nothing came of a decision"
            if self.app.locator("#confirm").count():
                self.app.locator("#confirm").click()
            self.page.wait_for_timeout(10)
        return time.monotonic() - started

    def fits(self) -> bool:
        """No sideways scrolling."""
        inside = "document.getElementById('app').contentDocument.documentElement.scrollWidth"
        return bool(self.page.evaluate(f"{inside} <= innerWidth"))


def chromium_path() -> str | None:
    return chromium.executable()
