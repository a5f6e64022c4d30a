"""Dice and citizens that are alike: each of them can be clicked, in and out."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.web.chromium import MOVED
from tests.web.positions import Position, write
from tests.web.servers import running
from tests.web.test_one_screen import sitting
from trois.text import Text
from trois.text.voice import voice_of
from trois.web.tables.table import LiveTable

COUNT = "() => document.querySelectorAll('svg.whole .choice.picked').length"


def two_alike(live: LiveTable) -> list[str] | None:
    """An action that can be picked twice."""
    drafts = voice_of(live.seat_view(0).view, Text(), live.names()).drafts()
    return next(
        ([str(one)] for draft in drafts if draft.steps for one in draft.picked if draft.picked.count(one) > 1), None
    )


TWINS = Position("troyes", 2, 10, 3, "dice", 2, two_alike)


def test_of_two_dice_that_are_alike_each_is_a_toggle(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/trois.db"
    written = write(database, [TWINS])
    with running(database) as server:
        one = sitting(browser, (server, written), TWINS)
        page, (action,) = one.page, written.plans[TWINS]
        die, twin = page.locator(f"svg.whole [data-action='{action}']"), page.locator(f"[data-twin='{action}']").first
        for piece, count in ((die, 1), (twin, 2), (twin, 1), (die, 0), (twin, 1)):
            one.press(piece)
            assert page.evaluate(COUNT) == count
        one.press(twin)
        listed = page.locator(f"#action-{action}")
        assert listed.get_attribute("data-count") == "2"
        one.close()


STAND = Position("tournay", 2, 10, 3, "stand", 4, two_alike)


def test_citizens_that_stand_up_are_picked_then_confirmed(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/trois.db"
    written = write(database, [STAND])
    with running(database) as server:
        one = sitting(browser, (server, written), STAND)
        page, (action,) = one.page, written.plans[STAND]
        number, one_of, twin = one.state["number"], page.locator(f"[data-action='{action}']"), f"[data-twin='{action}']"
        for piece, count in ((one_of, 1), (page.locator(twin).first, 2), (one_of, 1), (page.locator(twin).first, 2)):
            one.press(piece)
            assert page.evaluate(COUNT) == count
        assert one.state["number"] == number
        page.click("#send")
        one.until(MOVED, number)
        one.close()
