"""In a real Chromium: hints, replays, and bots that play for whoever is away."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import trois
from tests.web import chromium
from tests.web.chromium import PHONE, MakePlayer, Player
from tests.web.servers import running


def test_a_hint_by_click_and_by_key(player: MakePlayer) -> None:
    ada = player()
    url = ada.open("troyes", "me", "here")
    ada.page.goto(url)
    ada.page.click(".curtain a")
    ada.wait_for_turn()
    ada.page.click("#hint")
    expect(ada.page.locator(".pondering")).to_be_visible()
    expect(ada.page.locator("#announce")).to_have_text("Thinking about it…")
    expect(ada.page.locator(".advice li").first).to_be_visible()
    expect(ada.page.locator("#announce")).to_contain_text("What the bot would do")
    assert ada.page.evaluate("document.activeElement.id") == "hint"
    best = ada.page.get_attribute(".advice [data-advice]", "data-advice")
    assert ada.page.locator(f"[data-choice='{best}'] .rank").inner_text() == "1"
    assert chromium.violations(ada.page) == []
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".advice")).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".advice li").first).to_be_visible()
    digest = ada.state["digest"]
    ada.page.click(".advice button")
    ada.until("d => document.querySelector('[data-part=state]').dataset.digest !== d", digest)
    expect(ada.page.locator(".advice")).to_have_count(0)


def test_a_hint_can_be_cancelled(player: MakePlayer) -> None:
    ada = player()
    ada.open("troyes-dice", "me", "bot-random")
    ada.wait_for_turn()
    ada.page.click("#hint")
    ada.page.click("[data-cancel-hint]")
    expect(ada.page.locator("#hint")).to_be_visible()
    expect(ada.page.locator(".pondering")).to_be_hidden()
    ada.page.wait_for_timeout(2500)
    assert ada.page.locator(".advice").count() == 0
    ada.choose()


def test_stepping_through_a_match(player: MakePlayer) -> None:
    ada = player()
    ada.open("tournay", *["bot-random"] * 2)
    ada.page.wait_for_selector(".over", timeout=60_000)
    ada.page.click("text=Step through the match")
    ada.page.wait_for_selector("#replay")
    step = ada.page.locator("#step")
    expect(step).to_contain_text("Step 0 of ")
    ada.page.click("[data-move=next]")
    expect(step).to_contain_text("Step 1 of ")
    assert ada.page.evaluate("document.activeElement.dataset.move") == "next"
    ada.page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Step 2 of ")
    ada.page.keyboard.press("ArrowLeft")
    expect(step).to_contain_text("Step 1 of ")
    ada.page.keyboard.press("End")
    expect(ada.page.locator("a[data-move=next]")).to_have_count(0)
    last = ada.page.get_attribute("#replay", "data-last")
    assert step.inner_text() == f"Step {last} of {last}"
    ada.page.locator(".slide input[type=range]").fill("5")
    expect(step).to_contain_text("Step 5 of ")
    expect(ada.page.locator(".log [aria-current]")).to_have_attribute("data-step", "5")
    expect(ada.page.locator("#announce")).not_to_be_empty()
    ada.page.reload()
    expect(step).to_contain_text("Step 5 of ")
    ada.page.click("#run")
    expect(step).to_contain_text("Step 7 of ")
    ada.page.click("#run")
    assert ada.page.get_attribute("#run", "aria-pressed") == "false"


@pytest.mark.parametrize("size", [None, PHONE])
def test_everybody_can_use_the_replay(player: MakePlayer, size: dict[str, int] | None) -> None:
    ada = player(size=size, color_scheme="dark")
    ada.open("troyes-dice", *["bot-random"] * 2)
    ada.page.wait_for_selector(".over", timeout=60_000)
    ada.page.click("text=Step through the match")
    ada.page.click("[data-move=next]")
    expect(ada.page.locator("#step")).to_contain_text("Step 1 of ")
    assert ada.fits()
    assert chromium.violations(ada.page) == []


def test_a_record_file_can_be_watched(player: MakePlayer, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    record.write_text(json.dumps(trois.new("troyes", seats=2, seed=1).record()), encoding="utf-8")
    ada = player()
    ada.page.goto("/")
    ada.page.set_input_files("#record", record)
    ada.page.click("form[action='/replays'] button")
    expect(ada.page.locator("#step")).to_have_text("Step 0 of 0")


def test_a_bot_plays_for_who_is_away(browser: Browser, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/trois.db", away=0.06) as server:
        ada, bob = Player(browser, server.address), Player(browser, server.address)
        url = ada.open("troyes-dice", "me", "open")
        bob.page.goto(url)
        bob.page.fill("#guest-name", "Bob")
        bob.page.click("text=Sit down")
        ada.page.click(".begin button")
        expect(ada.page.locator(".players .presence")).to_have_text("here")
        bob.page.goto("about:blank")
        expect(ada.page.locator(".players .presence")).to_have_text("away", timeout=12_000)
        assert chromium.violations(ada.page) == []
        ada.page.click("text=Let a bot play for Bob")
        expect(ada.page.locator(".players li").nth(1)).to_contain_text("steward")
        bob.page.goto(url)
        bob.page.click("text=Take the seat back")
        expect(ada.page.locator(".players .presence")).to_have_text("here")
        while ada.state["asked"] == "yes":  # the bot may have decided for Bob already: the next half-day asks him
            ada.choose()
        assert bob.wait_for_turn()
        ada.close()
        bob.close()
