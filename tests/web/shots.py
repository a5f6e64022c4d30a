"""Pictures of every page, phone and desktop, light and dark: python -m tests.web.shots FOLDER [NAME ...]."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web import chromium
from tests.web.chromium import DESKTOP, PHONE, Player
from tests.web.servers import Server, running
from trois import games

LOOKS = [(size, scheme) for size in ("desktop", "phone") for scheme in ("light", "dark")]
STEPS = 14


def pages(one: Player, server: Server, browser: Browser) -> Iterator[str]:
    """Each page in turn; the name of its picture."""
    one.page.goto("/")
    yield "home"
    for game in games.names():
        one.page.goto(f"/new?game={game}")
        yield f"new-{game}"
    one.page.goto("/tables/nowhere")
    yield "error"
    url = one.open("troyes-dice", "me", "open", "bot-random")
    yield "waiting"
    guest = Player(browser, server.address)
    guest.page.goto(url)
    guest.page.click("text=Sit down")
    guest.close()
    one.open("troyes-dice", "me", "here")
    yield "curtain"
    for game in games.names():
        yield from played(one, game)
    one.page.goto("/")
    one.page.click(".menu summary")
    yield "home-later"


def played(one: Player, game: str) -> Iterator[str]:
    one.open(game, "me", "bot-random", "bot-random")
    one.wait_for_turn()
    yield f"{game}-start"
    for step in range(STEPS):
        one.choose(step)
        if not one.wait_for_turn():
            break
    yield f"{game}-middle"
    for _ in range(12):
        one.page.locator("[data-choice]").last.click()
        one.page.wait_for_timeout(300)
        if one.page.locator("#confirm").count():
            yield f"{game}-confirm"
            one.page.click("#confirm")
            break
        one.wait_for_turn()
    if one.page.locator(".tabs [data-tab=others]:visible").count():
        one.page.click(".tabs [data-tab=others]")
        yield f"{game}-others"
    one.open(game, "bot-random", "bot-random", "bot-random")
    one.page.wait_for_selector(".over", timeout=120_000)
    yield f"{game}-over"


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = chromium.executable()
    if path is None:
        raise SystemExit("no Chromium: nothing to look at")
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as home,
        running(f"sqlite:///{home}/trois.db") as server,
    ):
        browser = chromium.launched(playwright, path)
        for size, scheme in LOOKS:
            viewport = DESKTOP if size == "desktop" else PHONE
            one = Player(browser, server.address, viewport, color_scheme=scheme, reduced_motion="reduce")
            for name in pages(one, server, browser):
                if not wanted or any(name.startswith(start) for start in wanted):
                    whole = "desktop" in size or not name.endswith(("start", "middle", "confirm", "others"))
                    one.page.screenshot(path=folder / f"{name}-{size}-{scheme}.png", full_page=whole)
            one.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
