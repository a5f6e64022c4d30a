"""A real Chromium, Debian's where there is none, and helpers to play in it."""

import os
import shutil
import subprocess
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files

from playwright.sync_api import Browser, BrowserContext, Error, Frame, Locator, Page, Playwright, ViewportSize

CANDIDATES = ["chromium", "chromium-browser", "google-chrome"]
MOVED = "n => document.querySelector('[data-part=state]').dataset.number !== n"
CONFIRMS_OR_MOVED = f"n => Boolean(document.getElementById('confirm')) || ({MOVED})(n)"
UNFOLD = """n => {
  const fold = document.getElementById(`action-${n}`).closest("details");
  if (fold) fold.open = true;
}"""
ATTEMPTS = 5
MOMENT = 5.0
PATIENCE = 30.0
"""Seconds."""

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 860}


def executable() -> str | None:
    """Where Chromium is; installs Debian's where that is allowed."""
    found = next((path for path in map(shutil.which, CANDIDATES) if path), None)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-q"], check=False, capture_output=True)
        subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], check=False, capture_output=True)
        found = shutil.which("chromium")
    if found is None:
        warnings.warn("Chromium is not installed: the tests in a browser are SKIPPED", stacklevel=2)
    return found


def launched(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])


class Hand:
    """Plays at the table that a frame shows."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame

    @property
    def state(self) -> dict[str, str]:
        found: dict[str, str] = self.frame.evaluate("({...document.querySelector('[data-part=state]').dataset})")
        return found

    def choose(self, at: int = 0, on_board: bool = False) -> None:
        """Click a choice, on the board or in the list, confirm if asked, and wait for what comes."""
        before = self.state["number"]
        for _ in range(ATTEMPTS):
            if self._is_clicked(at, on_board) and self.comes(CONFIRMS_OR_MOVED, before, MOMENT):
                break
        if self.frame.locator("#confirm").count():
            self.frame.click("#confirm")
        self.until(MOVED, before)

    def choose_once(self, meanwhile: Callable[[], object], patience: float = PATIENCE) -> None:
        """One click on the first choice, something that happens before it is answered, and the answer."""
        before = self.state["number"]
        self.frame.locator("[data-choice]:not([data-pick]):visible").first.evaluate("one => one.click()")
        meanwhile()
        assert self.comes(CONFIRMS_OR_MOVED, before, patience)
        if self.frame.locator("#confirm").count():
            self.frame.click("#confirm")
        assert self.comes(MOVED, before, patience)

    def _is_clicked(self, at: int, on_board: bool) -> bool:
        """The board may be swapped under the finger by what others do: then people, too, press again."""
        lit = self.frame.locator("[data-action]:not([data-pick]):visible")
        try:
            if on_board and lit.count():
                self.press(lit.nth(at % lit.count()))
            else:
                buttons = self.frame.locator("[data-choice]:not([data-pick]):visible")
                buttons.nth(at % buttons.count()).click(timeout=1000 * MOMENT)
            self._send_draft()
        except (Error, ZeroDivisionError):
            return False
        return True

    def _send_draft(self) -> None:
        """Where things are picked together: pick more until they are enough, then send them."""
        for _ in range(4):
            if not self.frame.locator("[data-drafts] [data-choice].picked").count():
                return
            if self.frame.locator("#send:enabled").count():
                self.frame.click("#send", timeout=1000 * MOMENT)
                return
            more = self.frame.locator("[data-group=dice] [data-choice]:not(.picked, .resting)")
            more.first.click(timeout=1000 * MOMENT)

    def press(self, piece: Locator) -> None:
        """Like a finger: in the middle of it, whatever else is drawn there. It may be swapped while it comes into view."""
        for _ in range(ATTEMPTS):
            with suppress(Error):
                piece.scroll_into_view_if_needed(timeout=1000 * MOMENT)
                break
        box = piece.bounding_box()
        if box:
            self.frame.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def unfold(self, action: int) -> None:
        """Show a choice that may be folded away."""
        self.frame.evaluate(UNFOLD, action)

    def until(self, question: str, arg: object = None) -> None:
        assert self.comes(question, arg, PATIENCE), question

    def comes(self, question: str, arg: object, patience: float) -> bool:
        """Ask from outside again and again: waiting inside the page needs eval, which its policy forbids."""
        deadline = time.monotonic() + patience
        while not self.frame.evaluate(question, arg):
            if time.monotonic() > deadline:
                return False
            self.frame.wait_for_timeout(50)
        return True

    def wait_for_turn(self) -> bool:
        """Until something is asked (True) or the match is over (False)."""
        self.frame.wait_for_selector("[data-choice]:visible, .over, .curtain")
        return self.frame.locator("[data-choice]").count() > 0


class Player(Hand):
    """One person's browser window. Whatever the console complains about fails the test."""

    def __init__(self, browser: Browser, address: str, size: dict[str, int] | None = None, **settings: str) -> None:
        shape: ViewportSize = {"width": (size or DESKTOP)["width"], "height": (size or DESKTOP)["height"]}
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport=shape,
            locale="en-GB",
            **settings,  # type: ignore[arg-type]
        )
        self.context.set_default_timeout(15_000)
        self.page: Page = self.context.new_page()
        super().__init__(self.page.main_frame)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def open(self, game: str, *seats: str, name: str = "Ada") -> str:
        """Open a table by its form; the address of its page."""
        self.page.goto(f"/new?game={game}")
        for seat in range(self.page.locator(".wishes > li").count()):
            self.seat(seat, seats[seat] if seat < len(seats) else "none")
        self.page.fill("main input[name=name]", name)
        self.page.click("main button.main")
        self.page.wait_for_url("**/tables/*")
        return self.page.url

    def speak(self, language: str) -> None:
        """Choose a language in the menu."""
        self.page.click(".menu summary")
        self.page.click(f"button[name=language][value={language}]")
        self.page.wait_for_selector(f"html[lang={language}]")

    def seat(self, number: int, wish: str) -> None:
        """Choose what a seat of the form for a new table is: `me`, `bot-expert`."""
        kind, _, level = wish.partition("-")
        self.page.click(f"label[for=seat-{number}-{kind}]")
        if level:
            self.page.click(f"label[for=level-{number}-{level}]")

    def fits(self) -> bool:
        """No sideways scrolling."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    def close(self) -> None:
        self.context.close()
        expected = ("ERR_CONNECTION", "ERR_INCOMPLETE", "409", "403", "404")
        unexpected = [c for c in self.complaints if not any(word in c for word in expected)]
        assert unexpected == [], unexpected


MakePlayer = Callable[..., Player]


AXE = """async () => {
  const all = await axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
  const named = await axe.run({ exclude: ["svg"] }, { runOnly: { type: "rule", values: ["label-content-name-mismatch"] } });
  return [...all.violations, ...named.violations];
}"""
"""Names that leave out what is seen are looked for in the text alone: the face of a card says more than what is done with it."""


def violations(page: Page | Frame) -> list[str]:
    """What axe-core finds against WCAG 2.2 A and AA; evaluated, because the page allows no foreign script."""
    page.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate(AXE)
    return [f"{v['id']}: {v['nodes'][0]['html'][:200]} {v['nodes'][0]['failureSummary'][:200]}" for v in found]
