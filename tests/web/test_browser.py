"""Playing in a real Chromium."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web import chromium
from tests.web.chromium import PHONE, MakePlayer, Player
from tests.web.servers import Server
from trois import games


@pytest.mark.parametrize("game", ["troyes-dice", "troyes", "tournay"])
def test_a_whole_game_by_clicks(player: MakePlayer, game: str) -> None:
    ada = player(reduced_motion="reduce")
    ada.page.goto("/")
    ada.page.click(f"form[action='/play/{game}'] button")
    steps = 0
    while ada.wait_for_turn():
        ada.choose(steps * 5, on_board=steps % 3 != 2)
        steps += 1
    expect(ada.page.locator("[data-part=state][data-stage=over]")).to_be_attached()
    assert ada.page.locator(".ranking > li").count() == 3
    with ada.page.expect_download() as download:
        ada.page.click("a[href$='record.json']")
    assert '"seed": "' in Path(download.value.path()).read_text(encoding="utf-8")
    ada.page.click(".over form button.main")
    ada.wait_for_turn()


def test_two_browsers_at_one_table(player: MakePlayer) -> None:
    ada, bob = player(), player()
    url = ada.open("troyes-dice", "me", "open")
    assert ada.page.input_value("#share") == url
    bob.page.goto(url)
    bob.page.fill("#guest-name", "Bob")
    bob.page.click("text=Sit down")
    expect(ada.page.locator(".chairs")).to_contain_text("Bob")
    ada.page.click(".begin button")
    for one in (ada, bob):
        one.wait_for_turn()
        finish_half_day(one)
    for one in (ada, bob):
        one.until("() => document.querySelector('[data-part=state]').dataset.asked === 'yes'")
        assert "afternoon" in one.page.locator(".log").inner_html()


def finish_half_day(one: Player) -> None:
    """Decide until nothing is asked, or the next half-day has come."""
    lines = one.page.locator(".log li[data-line]").count()
    while one.state["asked"] == "yes":
        one.choose()
        if re.search("afternoon", one.page.locator(".log").inner_html()):
            break
    assert lines >= 1


def test_a_half_day_answered_in_different_orders(player: MakePlayer) -> None:
    for order in ([2, 0, 1], [1, 2, 0]):
        people = [player() for _ in range(3)]
        url = people[0].open("troyes-dice", "me", "open", "open")
        for seat in (1, 2):
            people[seat].page.goto(url)
            people[seat].page.fill("#guest-name", f"Guest {seat}")
            people[seat].page.click("text=Sit down")
        people[0].page.click(".begin button")
        for one in people:
            one.wait_for_turn()
        for turn, seat in enumerate(order):
            finish_half_day(people[seat])
            if turn < 2:
                assert people[seat].state["asked"] == "no"
        for one in people:
            one.until("() => document.querySelector('[data-part=state]').dataset.asked === 'yes'")
            assert "afternoon" in one.page.locator(".log").inner_html()


def test_undo_by_click_and_by_key(player: MakePlayer) -> None:
    ada = player()
    url = ada.open("troyes-dice", "me", "here")
    ada.page.goto(f"{url}?seat=0")
    before = ada.page.locator(".choices").inner_text()
    for by_key in (False, True):
        number = ada.state["number"]
        ada.choose()
        expect(ada.page.locator(".making li")).to_have_count(1)
        if by_key:
            ada.page.keyboard.press("u")
        else:
            ada.page.click("[data-undo]")
        expect(ada.page.locator(".making li")).to_have_count(0)
        assert ada.page.locator(".choices").inner_text() == before
        assert ada.state["number"] != number


def test_a_curtain_between_people_at_one_screen(player: MakePlayer) -> None:
    ada = player()
    ada.open("troyes-dice", "me", "here")
    expect(ada.page.locator("h1")).to_contain_text("Pass the device to Ada")
    ada.page.click(".curtain a")
    ada.wait_for_turn()
    while ada.page.locator(".curtain").count() == 0:
        ada.choose()
    expect(ada.page.locator("h1")).not_to_contain_text("Ada")
    assert ada.page.locator("[data-action]").count() == 0


def test_killed_and_restarted_in_mid_turn(browser: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/trois.db"
    server = Server(database)
    ada = Player(browser, server.address)
    url = ada.open("troyes-dice", "me", "here")
    ada.page.goto(f"{url}?seat=0")
    ada.choose()
    made = ada.page.locator(".making").inner_text()
    question = ada.page.locator("#asks").inner_text()
    server.kill()
    expect(ada.page.locator("#lost")).to_be_visible()
    ada.page.locator("[data-choice]").first.click()
    server = Server(database, server.port)
    expect(ada.page.locator("#lost")).to_be_hidden()
    ada.page.wait_for_selector("#confirm, .making li:nth-child(2), .curtain")
    ada.page.reload()
    assert made in ada.page.locator(".making").inner_text() or ada.page.locator(".curtain").count()
    assert question
    ada.close()
    server.stop()


def test_a_decision_that_comes_too_fast_is_sent_again_when_the_server_says_so(player: MakePlayer) -> None:
    ada = player()
    ada.open("troyes-dice", "me", "bot-random")
    ada.wait_for_turn()
    ada.page.evaluate("window.sameLoad = true")
    tries: list[float] = []

    def limit(route: Route) -> None:
        tries.append(time.monotonic())
        if len(tries) == 1:
            route.fulfill(
                status=429, headers={"retry-after": "2"}, content_type="text/plain", body="Too many requests."
            )
        else:
            route.continue_()

    ada.page.route("**/decide", limit)
    ada.choose_once(lambda: expect(ada.page.locator("#lost")).to_be_visible())
    assert ada.page.evaluate("window.sameLoad")
    assert tries[1] - tries[0] >= 2
    expect(ada.page.locator("#lost")).to_be_hidden()
    assert all("429" in complaint for complaint in ada.complaints)
    ada.complaints.clear()


def test_without_events_the_page_polls(player: MakePlayer) -> None:
    ada, bob = player(), player()
    url = ada.open("troyes-dice", "me", "open")
    ada.page.evaluate("sessionStorage.setItem('trois-poll', '1')")
    ada.page.reload()
    bob.page.goto(url)
    bob.page.click("text=Sit down")
    expect(ada.page.locator(".begin button")).to_be_visible(timeout=6000)


def test_who_plays_by_mouse_sees_no_choice_lit_before_pointing(player: MakePlayer) -> None:
    ada = player()
    ada.open("troyes-dice", "me", "bot-random")
    ada.wait_for_turn()
    marks = ada.page.locator(".lit, .becomes.more, .becomes.less")
    for _ in range(2):
        assert ada.page.evaluate("!document.activeElement.matches('[data-choice], [data-undo]')")
        assert marks.count() == 0
        ada.choose()
        ada.page.mouse.move(2, 2)
        ada.wait_for_turn()


def test_the_settings_close_by_a_key_and_by_a_click_elsewhere(player: MakePlayer) -> None:
    ada = player()
    ada.page.goto("/")
    menu = ada.page.locator(".menu")
    ada.page.click(".menu > summary")
    ada.page.keyboard.press("Escape")
    assert menu.get_attribute("open") is None
    ada.page.click(".menu > summary")
    assert menu.get_attribute("open") is not None
    ada.page.mouse.click(5, 700)
    assert menu.get_attribute("open") is None


def test_keyboard_only(player: MakePlayer) -> None:
    ada = player()
    ada.page.goto("/")
    press = ada.page.keyboard.press
    for _ in range(40):
        press("Tab")
        if ada.page.evaluate("document.activeElement.closest('form')?.getAttribute('action')") == "/play/troyes-dice":
            break
    press("Enter")
    ada.page.wait_for_selector("[data-choice]")
    start = ada.state["number"]
    press("ArrowDown")
    focused = "document.activeElement.dataset.choice"
    first = ada.page.evaluate(focused)
    assert first
    press("ArrowDown")
    assert ada.page.evaluate(focused) != first
    press("ArrowUp")
    assert ada.page.evaluate(focused) == first
    press("Enter")
    ada.until("n => document.querySelector('[data-part=state]').dataset.number !== n", start)
    assert ada.page.evaluate("document.activeElement.matches('[data-choice], [data-undo]')")
    press("u")
    ada.page.wait_for_selector(".making", state="detached")
    expect(ada.page.locator("#announce")).not_to_be_empty()
    for step in range(400):
        if ada.page.locator(".over").count():
            break
        if ada.page.locator("#confirm, [data-choice]").count():
            press("ArrowDown") if step % 2 else press("ArrowUp")
            if ada.page.evaluate("document.activeElement.matches('[data-back]')"):
                press("ArrowUp")
            number = ada.page.evaluate(
                "document.querySelector('[data-part=state]').dataset.digest + !!document.getElementById('confirm')"
            )
            press("Enter")
            ada.until(
                "n => document.querySelector('[data-part=state]').dataset.digest + !!document.getElementById('confirm') !== n",
                arg=number,
            )
        if step == 30:
            break
    assert int(ada.state["number"]) > 5


IN_SIGHT = """floor => {
  const { top, height } = document.querySelector(".question").getBoundingClientRect();
  return height > 0 && top < floor;
}"""
"""Asked until it holds: what others do may swap the question while one looks."""


def pages_of(one: Player) -> Iterator[str]:
    """Every kind of page, one after the other."""
    for address in ("/", "/new?game=troyes-dice", "/tables/nowhere"):
        one.page.goto(address)
        yield address
    one.open("troyes-dice", "me", "open")
    yield "waiting"
    one.open("troyes-dice", "me", "here")
    yield "curtain"
    for game in games.names():
        one.page.goto("/")
        one.page.click(f"form[action='/play/{game}'] button")
        one.wait_for_turn()
        yield f"playing {game}"
        one.choose()
        one.page.wait_for_timeout(200)
        yield f"deciding {game}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [None, PHONE])
def test_everybody_can_use_every_page(player: MakePlayer, scheme: str, size: dict[str, int] | None) -> None:
    ada = player(size=size, color_scheme=scheme)
    for name in pages_of(ada):
        assert ada.fits(), f"{name} scrolls sideways"
        found = chromium.violations(ada.page)
        assert found == [], name
        if name.startswith(("playing", "deciding")):
            ada.until(IN_SIGHT, (size or chromium.DESKTOP)["height"] - 80)


def test_the_end_can_be_read_by_everybody(player: MakePlayer) -> None:
    ada = player(size=PHONE, color_scheme="dark")
    ada.open("troyes-dice", *["bot-random"] * 2)
    ada.page.wait_for_selector(".over", timeout=60_000)
    assert ada.fits()
    assert chromium.violations(ada.page) == []


def test_light_and_dark_by_system_and_by_switch(player: MakePlayer) -> None:
    paper = "getComputedStyle(document.body).backgroundColor"
    ada = player(color_scheme="dark")
    ada.page.goto("/")
    dark = ada.page.evaluate(paper)
    ada.page.click(".menu summary")
    ada.page.click("[data-theme-choice=light]")
    light = ada.page.evaluate(paper)
    assert dark != light
    ada.page.wait_for_timeout(300)
    ada.page.reload()
    assert ada.page.evaluate(paper) == light


def test_the_tab_tells_whose_turn_it_is(player: MakePlayer) -> None:
    ada, bob = player(), player()
    url = ada.open("troyes-dice", "me", "open")
    bob.page.goto(url)
    bob.page.click("text=Sit down")
    bob.page.click(".begin button")
    ada.wait_for_turn()
    assert ada.page.title().startswith("● Your turn")
    while ada.state["asked"] == "yes":
        ada.choose()
    assert ada.page.title() == "Troyes Dice"
    assert "icon.svg" in (ada.page.get_attribute("#icon", "href") or "")


def test_a_phone_shows_where_the_question_can_be_answered(player: MakePlayer) -> None:
    ada = player(size=PHONE)
    ada.open("troyes-dice", "me", "here")
    ada.page.click(".curtain a")
    ada.wait_for_turn()
    current = ada.page.locator(".tabs [aria-current]")
    expect(current).to_contain_text("Sheet")
    ada.page.click(".tabs [data-tab=others]")
    expect(current).to_contain_text("Others")
    ada.page.reload()
    expect(current).to_contain_text("Others")
    ada.choose()
    expect(current).to_contain_text("Sheet")
    ada.page.click(".tabs [data-tab=wheel]")
    expect(current).to_contain_text("Wheel")


def test_nothing_glides_when_reduced_motion_is_asked_for(player: MakePlayer) -> None:
    glides = []
    for motion in ("no-preference", "reduce"):
        ada = player(reduced_motion=motion)
        ada.open("troyes", "me", "bot-random")
        ada.page.evaluate(
            "() => { const old = Element.prototype.animate; window.glides = 0;"
            " Element.prototype.animate = function (...args) { window.glides += 1; return old.apply(this, args); }; }"
        )
        for step in range(12):
            if not ada.wait_for_turn():
                break
            ada.choose(step)
        glides.append(ada.page.evaluate("window.glides"))
    assert glides[0] > 0
    assert glides[1] == 0


def test_corrected_cards_are_chosen_refused_and_shown(player: MakePlayer, tmp_path: Path) -> None:
    ada = player()
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text('[[activity]]\nid = "artisan"\nhire = 4\n', encoding="utf-8")
    bad.write_text('[[activity]]\nid = "jester"\nhire = 4\n', encoding="utf-8")
    ada.page.goto("/new?game=troyes")
    ada.seat(2, "open")
    ada.page.set_input_files("input[name=cards]", bad)
    ada.page.click("main button.main")
    expect(ada.page.locator("[role=alert]")).to_contain_text("bad.toml: activity: unknown id 'jester'")
    assert ada.page.is_checked("#seat-2-open")
    assert chromium.violations(ada.page) == []
    ada.complaints.clear()  # the console mentions the status 400
    ada.seat(2, "none")
    ada.page.set_input_files("input[name=cards]", good)
    ada.page.click("main button.main")
    ada.page.wait_for_url("**/tables/*")
    ada.wait_for_turn()
    ada.page.click("text=Played with corrected cards: one number differs")
    expect(ada.page.locator(".corrected tbody tr")).to_have_text(["Artisan hire 3 4"], use_inner_text=True)
    assert chromium.violations(ada.page) == []
    assert ada.fits()
