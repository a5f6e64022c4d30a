"""A game goes from a server into the pocket that it offers, and back: as a link, of which no server hears anything."""

from pathlib import Path

from playwright.sync_api import Playwright

from tests.sampling import slow
from tests.web import chromium
from tests.web.chromium import Player
from tests.web.pocket.browsing import PATIENCE, STATE, Shown
from tests.web.pocket.folder import folder
from tests.web.servers import running


@slow
def test_from_a_server_and_back(playwright: Playwright, tmp_path: Path) -> None:
    folder()
    with running(f"sqlite:///{tmp_path}/trois.db") as server:
        browser = chromium.launched(playwright, chromium.executable() or "")
        ada = Player(browser, server.address)
        ada.open("tournay", "me", "bot-novice")
        ada.wait_for_turn()
        ada.choose()
        ada.wait_for_turn()
        ada.page.evaluate("document.querySelector('.about details').open = true")
        with ada.page.expect_popup() as opened:
            ada.page.click("a[data-carry=open]")
        pocket = Shown(opened.value)
        pocket.wait()
        pocket.wait_for("form[action$='/play-on']")
        pocket.app.click("form[action$='/play-on'] button")
        pocket.page.wait_for_url("**/pocket/#/tables/*", timeout=PATIENCE)
        pocket.wait_for(STATE)
        pocket.hand.wait_for_turn()
        pocket.hand.choose()
        pocket.hand.wait_for_turn()
        pocket.app.evaluate("document.querySelector('.about details').open = true")
        pocket.app.fill("#server", server.address)
        with ada.context.expect_page() as there:
            pocket.app.click("form[data-carry] button")
        back = there.value
        back.click("form[action$='/play-on'] button", timeout=PATIENCE)
        back.wait_for_url("**/tables/*", timeout=PATIENCE)
        assert back.url.startswith(f"{server.address}/tables/")
        ada.close()
        browser.close()


def test_a_broken_link_is_said_in_one_sentence(playwright: Playwright, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/trois.db") as server:
        browser = chromium.launched(playwright, chromium.executable() or "")
        page = browser.new_page()
        for word in ("x", "AAAA", ""):
            page.goto(f"{server.address}/replays?{word}#game={word}")
            page.locator("#brought", has_text="This link is incomplete, or not a game of Trois.").wait_for()
        browser.close()
