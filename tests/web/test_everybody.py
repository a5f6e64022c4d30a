"""For everybody: phones, tablets, large zoom, screen readers, keyboards."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.chromium import Player, violations
from tests.web.positions import Position, Written, write
from tests.web.servers import Server, running
from tests.web.test_one_screen import sitting
from trois import games

POSITIONS = {
    "troyes": Position("troyes", 3, 70, 5, "action", 8),
    "troyes-dice": Position("troyes-dice", 3, 40, 5, "use", 4),
    "tournay": Position("tournay", 3, 90, 5, "turn", 8),
}
VISIBLE = """selector => [...document.querySelectorAll(selector)].filter((e) => {
  const box = e.getBoundingClientRect();
  return e.checkVisibility() && box.width && box.bottom <= innerHeight + 1 && box.top >= -1 && box.right <= innerWidth + 1 && box.left >= -1;
}).length"""
LOWEST = (
    "selector => Math.max(...[...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect().bottom))"
)
HIGHEST = (
    "selector => Math.min(...[...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect().bottom))"
)
WIDE = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Written]]:
    database = f"sqlite:///{tmp_path_factory.mktemp('everybody')}/trois.db"
    tables = write(database, list(POSITIONS.values()))
    with running(database) as server:
        yield server, tables


def at(
    browser: Browser, written: tuple[Server, Written], game: str, width: int, height: int, **settings: str
) -> Player:
    one = sitting(browser, written, POSITIONS[game], **settings)
    one.page.set_viewport_size({"width": width, "height": height})
    one.page.reload()
    one.page.wait_for_selector("[data-choice]", state="attached")
    one.page.wait_for_selector(".phone .boards.parts .part.current" if width < 1280 else "svg.whole")
    return one


def seen(page: Page, selector: str) -> int:
    found: int = page.evaluate(VISIBLE, selector)
    return found


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_phone_shows_wheel_and_sheet_of_troyes_dice_above_the_panel(
    browser: Browser, written: tuple[Server, Written], language: str
) -> None:
    one = at(browser, written, "troyes-dice", 390, 844, language=language)
    top = one.page.evaluate("() => document.querySelector('.question').getBoundingClientRect().top")
    parts = ".part.current :is([data-piece^='die-'], [data-explain^='troyes_dice.explain.'] .cell-paper)"
    assert one.page.evaluate(LOWEST, parts) <= top
    for colour in ("red", "yellow", "white"):
        assert one.page.evaluate(HIGHEST, f".part.current [href='#sign-citizen-{colour}']") <= top
    assert seen(one.page, ".hand button") >= 5
    assert seen(one.page, "[data-group=free] button") >= 1
    one.close()


@pytest.mark.parametrize("game", games.names())
def test_a_phone_keeps_the_goods_in_sight_and_folds_its_sheet(
    browser: Browser, written: tuple[Server, Written], game: str
) -> None:
    one = at(browser, written, game, 390, 844)
    page = one.page
    tabs = [tab.get_attribute("data-tab") for tab in page.locator(".tabs [data-tab]").all()]
    for tab in tabs:
        page.click(f".tabs [data-tab='{tab}']")
        assert seen(page, ".goods li") == 4, tab
        assert seen(page, "#asks") == 1
        assert not page.evaluate(WIDE)
    assert tabs[-1] == "players"
    assert seen(page, ".players li") == 3
    assert page.locator(".part:visible").count() == 0
    page.click(f".tabs [data-tab='{tabs[0]}']")
    open_ = page.locator(".question").bounding_box()
    page.click("[data-fold]")
    folded = page.locator(".question").bounding_box()
    assert open_ and folded and folded["height"] < 140 < open_["height"] <= 0.45 * 844  # noqa: PT018
    assert seen(page, ".goods li") == 4
    one.close()


def test_a_folded_lesson_keeps_its_question(browser: Browser, written: tuple[Server, Written]) -> None:
    one = at(browser, written, "troyes", 390, 844)
    one.page.goto("/learn/troyes")
    one.page.click("[data-fold]")
    assert seen(one.page, "#asks") == 1
    assert seen(one.page, "#next") == 0
    one.close()


def test_wheel_and_sheet_of_troyes_dice_are_seen_together(browser: Browser, written: tuple[Server, Written]) -> None:
    one = at(browser, written, "troyes-dice", 390, 844)
    dice = one.page.locator('.part.current [data-piece^="die-"]')
    assert dice.count() == 4
    assert seen(one.page, '.part.current [data-piece^="die-"]') == 4
    assert one.page.locator(".part.current [data-action]").count() >= 3
    one.close()


@pytest.mark.parametrize("game", games.names())
def test_a_tablet_has_the_panel_beside_the_board(browser: Browser, written: tuple[Server, Written], game: str) -> None:
    one = at(browser, written, game, 768, 1024)
    page = one.page
    board, panel = page.locator(".part.current").bounding_box(), page.locator(".question").bounding_box()
    assert board
    assert panel
    assert board["x"] + board["width"] <= panel["x"]
    assert board["y"] + board["height"] <= 1024
    assert seen(page, ".goods li") == 4
    assert seen(page, ".players .who") == 3
    assert not page.evaluate(WIDE)
    one.close()


@pytest.mark.parametrize(("width", "height"), [(640, 360), (320, 180)], ids=["200 %", "400 %"])
@pytest.mark.parametrize("game", games.names())
def test_a_zoomed_page_can_be_read_and_played(
    browser: Browser, written: tuple[Server, Written], game: str, width: int, height: int
) -> None:
    """A window of 1280 x 720 at 200 and 400 % is one of 640 x 360 and 320 x 180."""
    one = at(browser, written, game, width, height)
    page = one.page
    assert not page.evaluate(WIDE)
    choice = page.locator("[data-choice]:visible").first
    choice.scroll_into_view_if_needed()
    box = choice.bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height
    assert box["x"] + box["width"] <= width
    before = one.state["number"]
    one.choose(0)
    after = one.state["number"]
    assert after != before
    page.click("[data-undo]")
    one.until("n => document.querySelector('[data-part=state]').dataset.number !== n", after)
    one.close()


@pytest.mark.parametrize("game", games.names())
def test_what_a_card_does_is_told_to_who_cannot_see_it(
    browser: Browser, written: tuple[Server, Written], game: str
) -> None:
    one = at(browser, written, game, 1440, 900)
    described = one.page.evaluate(
        """() => [...document.querySelectorAll("[data-choice][aria-describedby]")].map((e) => [
          document.getElementById(e.getAttribute("aria-describedby"))?.textContent ?? "",
          document.querySelector(`svg [data-action="${e.dataset.choice}"]`)?.getAttribute("aria-describedby") === e.getAttribute("aria-describedby"),
        ])"""
    )
    assert len(described) >= 2
    assert all(len(words) > 10 and on_board for words, on_board in described), described
    groups = one.page.locator(".choices [role=group][aria-labelledby], .choices details.group > summary")
    assert groups.count() >= 1
    assert one.page.locator(".players .goods-line .unseen").count() >= 9
    one.close()


def test_cubes_of_the_cathedral_and_influence_are_told_in_words(
    browser: Browser, written: tuple[Server, Written]
) -> None:
    one = at(browser, written, "troyes", 1440, 900)
    labels = one.page.evaluate("() => [...document.querySelectorAll('svg.whole [aria-label]')].map((e) => e.ariaLabel)")
    influence = [label for label in labels if "nfluence" in label and "Perrin" in label]
    assert len(influence) == 1
    cubes = one.page.locator('svg.whole [data-piece^="cathedral-"]')
    assert cubes.count() >= 1
    assert "level" in str(cubes.first.get_attribute("aria-label")).lower()
    one.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (768, 1024), (390, 844)])
@pytest.mark.parametrize("game", games.names())
def test_nothing_stands_in_anybodys_way(
    browser: Browser, written: tuple[Server, Written], game: str, width: int, height: int
) -> None:
    one = at(browser, written, game, width, height)
    assert violations(one.page) == []
    one.page.emulate_media(color_scheme="dark")
    assert [found for found in violations(one.page) if "contrast" in found] == []
    one.close()


def test_dice_are_picked_first_with_the_keyboard(browser: Browser, written: tuple[Server, Written]) -> None:
    one = at(browser, written, "troyes", 1440, 900)
    page = one.page
    die = page.locator("svg.whole [data-pick=more]").first
    action = die.get_attribute("data-action")
    die.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"svg.whole [data-pick=picked][data-action='{action}']")
    assert page.locator("#asks").inner_text() == "What for?"
    page.click("[data-put-back]")
    page.wait_for_selector("svg.whole [data-pick=picked]", state="detached")
    one.close()


def test_the_die_in_hand_is_changed_with_its_price(browser: Browser, written: tuple[Server, Written]) -> None:
    one = at(browser, written, "troyes-dice", 1440, 900)
    page = one.page
    free = page.locator('[data-group="free"] [data-choice]:visible')
    before = free.all_inner_texts()
    button = page.locator(".hand button:not(:disabled):not([aria-pressed=true])").first
    assert "−" in button.inner_text()
    button.click()
    after = page.locator('[data-group="free"] [data-choice]:visible').all_inner_texts()
    assert before != after
    assert all("−" in text for text in after)
    one.close()
