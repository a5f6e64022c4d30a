"""In a real browser: stages of a round, sounds, what happened, and the end of a match."""

import json
import re
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.chromium import MakePlayer, Player, violations
from tests.web.servers import Server

WIDE = {"width": 1440, "height": 900}
STAGES = "() => { window.seen = []; new MutationObserver(() => { const name = document.querySelector('.stage-name')?.textContent; if (name && window.seen.at(-1) !== name) window.seen.push(name); }).observe(document.body, { childList: true, subtree: true }); }"
PLAY = """async (limit) => {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  for (let i = 0; i < limit; i += 1) {
    const answer = await fetch(location.pathname + "/part", { headers: { "x-part": "1" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (page.querySelector("[data-part=state]").dataset.stage === "over") return true;
    const form = page.querySelector("#choices");
    if (!form) { await wait(20); continue; }
    const buttons = [...form.querySelectorAll("button[data-choice]")].filter((one) => !one.closest(".needs-script"));
    const data = new URLSearchParams([...form.querySelectorAll("input")].map((one) => [one.name, one.value]));
    data.set("action", buttons[(i * 7) % buttons.length].value);
    data.set("confirmed", "yes");
    await fetch(form.getAttribute("action"), { method: "POST", body: data, headers: { "x-part": "1" } });
  }
  return false;
}"""
"""Decides by itself as often as `limit`; whether the match is over."""


def opened(player: MakePlayer, game: str = "troyes", **settings: object) -> Player:
    one = player(size=WIDE, **settings)
    one.open(game, "me", "bot-random")
    one.wait_for_turn()
    return one


ROUND_BEGUN = "[data-piece^=die], [data-piece^=black], .stage-name"
ANSWER = f"""async (step) => {{
  if (document.querySelector("{ROUND_BEGUN}")) return true;
  const number = () => document.querySelector("[data-part=state]").dataset.number;
  const buttons = [...document.querySelectorAll("#choices [data-choice]")];
  if (!buttons.length) return false;
  const before = number();
  buttons[step % buttons.length].click();
  for (let i = 0; i < 400 && number() === before; i += 1) await new Promise((resolve) => setTimeout(resolve, 25));
  return false;
}}"""
"""Clicks once, without a pointer, which would skip what is shown; says whether the first round has begun."""


def place_citizens(one: Player) -> None:
    """Until the first round begins, with the last citizen."""
    one.page.evaluate(STAGES)
    for step in range(400):
        if one.page.evaluate(ANSWER, step):
            return
        one.page.wait_for_timeout(30)


def test_the_start_of_a_round_is_staged(player: MakePlayer) -> None:
    ada = opened(player)
    place_citizens(ada)
    ada.until("() => window.seen.length > 0 && !document.querySelector('.stage-name')")
    seen = ada.page.evaluate("window.seen")
    assert seen == [
        "A new round: cards are turned up", "Income and wages", "The dice are rolled", "Events act", "Black dice",
    ]  # fmt: skip
    hidden = (
        "() => [...document.querySelectorAll('[data-piece], [data-explain]')].filter((e) => e.style.visibility).length"
    )
    assert ada.page.evaluate(hidden) == 0


def test_a_key_skips_the_stages(player: MakePlayer) -> None:
    ada = opened(player)
    place_citizens(ada)
    ada.until("() => document.querySelector('.stage-name') || window.seen.length === 5")
    ada.page.keyboard.press("Shift")
    ada.until("() => !document.querySelector('.stage-name') && !document.querySelector('.fliers > *')")


def test_reduced_motion_shows_the_end_at_once(player: MakePlayer) -> None:
    ada = opened(player, reduced_motion="reduce")
    place_citizens(ada)
    ada.until("() => document.querySelectorAll('[data-piece^=die]').length > 0")
    assert ada.page.evaluate("window.seen") == []
    assert ada.page.locator(".fliers > *").count() == 0


def test_no_task_of_the_staged_start_takes_over_50_ms(browser: Browser, player: MakePlayer, tmp_path: Path) -> None:
    """By the time that the page's own thread computes: what else the machine does is not the page's fault."""
    ada = opened(player)
    path = tmp_path / "trace.json"
    browser.start_tracing(page=ada.page, path=path, categories=["devtools.timeline", "toplevel", "blink.user_timing"])
    place_citizens(ada)
    ada.until("() => window.seen.length > 0 && !document.querySelector('.stage-name')")
    browser.stop_tracing()
    events = json.loads(path.read_text())["traceEvents"]
    marks = sorted((e["ts"], e["name"], e["pid"], e["tid"]) for e in events if e["name"].startswith("trois-stage"))
    begin = next(mark for mark in marks if mark[1] == "trois-stage-cards")
    end = next(mark for mark in marks if mark[1] == "trois-stages-end" and mark[0] > begin[0])
    tasks = [
        e["tdur"] / 1000
        for e in events
        if (e["pid"], e["tid"]) == begin[2:] and "tdur" in e and e["name"].endswith("RunTask") and begin[0] <= e["ts"] < end[0]
    ]  # fmt: skip
    assert len(tasks) > 50
    assert max(tasks) < 50


def test_sounds_are_off_until_switched_on_and_remembered(player: MakePlayer) -> None:
    ada = opened(player)
    switch = ada.page.locator(".links-top [data-sound]")
    assert switch.get_attribute("aria-pressed") == "false"
    assert ada.page.evaluate("document.documentElement.dataset.sound") is None
    switch.click()
    assert ada.page.evaluate("document.documentElement.dataset.sound") == "turn"
    ada.page.reload()
    assert switch.get_attribute("aria-pressed") == "true"
    ada.page.evaluate(
        "() => { window.heard = []; new MutationObserver(() => window.heard.push(document.documentElement.dataset.sound))"
        ".observe(document.documentElement, { attributeFilter: ['data-sound'] }); }"
    )
    place_citizens(ada)
    ada.until("() => window.heard.includes('dice')")
    assert "coin" in ada.page.evaluate("window.heard")


def test_the_header_leads_to_rules_log_and_sound(player: MakePlayer) -> None:
    ada = opened(player)
    table = ada.page.url.rpartition("/")[2].partition("?")[0]
    assert ada.page.locator(".links-top a").first.get_attribute("href") == f"/rules/troyes?table={table}"
    ada.page.click("[data-log]")
    assert ada.page.locator(".log-all").get_attribute("open") is not None
    assert ada.page.locator(".rounds").is_visible()
    ada.page.click("[data-log]")
    assert ada.page.locator(".log-all").get_attribute("open") is None


def test_what_happened_opens_over_the_board_of_a_low_window(player: MakePlayer) -> None:
    ada = player(size={"width": 1280, "height": 720}, reduced_motion="reduce")
    ada.open("troyes", "me", "bot-random")
    for step in range(6):
        if ada.page.locator(".recap").count():
            break
        ada.wait_for_turn()
        ada.choose(step)
    ada.wait_for_turn()
    high = ada.page.locator(".question").bounding_box()
    ada.page.click(".recap > summary")
    told = ada.page.locator(".recap .told")
    assert told.evaluate("one => getComputedStyle(one).position") == "absolute"
    box = told.bounding_box()
    assert box
    assert box["y"] >= 0
    assert 40 < box["height"] <= 720 - box["y"]
    assert ada.page.locator(".question").bounding_box() == high


def test_what_happened_stays_through_undo_and_leads_to_its_moment(player: MakePlayer) -> None:
    ada = opened(player, reduced_motion="reduce")
    marks = ada.page.locator("svg.whole [data-by='1']")
    for step in range(6):
        ada.choose(step)
        ada.wait_for_turn()
        if marks.count():
            break
    news = "() => [...document.querySelectorAll('.news li')].map((line) => line.textContent)"
    before = ada.page.evaluate(news)
    assert before
    assert ada.page.locator(".recap .count").inner_text() == str(len(before))
    assert marks.count() > 0
    ada.page.keyboard.press("u")
    ada.until(
        f"before => JSON.stringify(({news})()) !== before",
        json.dumps(before, separators=(",", ":"), ensure_ascii=False),
    )
    assert ada.page.evaluate(news)  # what happened before the decision that was taken back
    address, words = ada.page.evaluate(
        "(({ href, textContent }) => [href, textContent])(document.querySelector('.news a'))"
    )
    ada.page.goto(address)
    assert words.split()[0] in ada.page.locator(".lines").inner_text()  # who did it; the log uses more words


def test_stages_are_steps_of_the_replay(player: MakePlayer) -> None:
    ada = opened(player, reduced_motion="reduce")
    place_citizens(ada)
    ada.page.goto(f"{ada.page.url.split('?')[0]}/replay?seat=0&at=9999")
    lines = ada.page.locator(".log li a")
    last = lines.count() - 1
    dice, black = "[data-piece^=die]", "[data-piece^=black]"
    shown = {}
    for step in range(last, max(0, last - 8), -1):
        ada.until("at => document.querySelector('#replay a[aria-current=step]')?.dataset.step === at", str(step))
        shown[step] = (ada.page.locator(dice).count() > 0, ada.page.locator(black).count() > 0)
        ada.page.keyboard.press("ArrowLeft")
    assert (True, True) in shown.values()
    assert (True, False) in shown.values()
    assert (False, False) in shown.values()


def test_the_end_is_a_feast_and_a_rematch_reaches_the_friend(player: MakePlayer, server: Server) -> None:
    ada, bob = player(size=WIDE), player(size=WIDE)
    url = ada.open("troyes-dice", "me", "open")
    bob.page.goto(url)
    bob.page.fill("#guest-name", "Bob")
    bob.page.click("text=Sit down")
    ada.page.click(".begin button")
    over = False
    while not over:
        ada.page.evaluate(PLAY, 6)
        over = bob.page.evaluate(PLAY, 6)
    for one in (ada, bob):
        one.page.goto(url)
        one.page.wait_for_selector(".ranking")
        assert one.page.locator(".ranking > li").count() == 2
        assert one.page.locator(".ranking .first .portrait").count() >= 1
        assert one.page.locator(".curve").count() == 1
        assert one.page.locator(".faces").count() == 1
        assert one.page.locator(".tallies li").count() == 6
        assert one.fits()
    assert violations(ada.page) == []
    ada.page.click("text=Rematch")
    ada.page.wait_for_url(lambda address: address != url)
    bob.page.wait_for_selector(".rematch")
    assert "Ada wants to play again" in bob.page.locator(".rematch").inner_text()
    bob.page.click("text=To the rematch")
    bob.page.wait_for_url(ada.page.url.split("?")[0] + "*")
    bob.page.goto("/")
    finished = bob.page.locator(".tables li", has_text="place").first.inner_text()
    assert re.search(r"Ada \d+", finished)
    assert re.search(r"Bob \d+", finished)
    assert re.search(r"20\d\d", finished)


def test_a_master_that_thinks_can_be_asked_to_play_now(player: MakePlayer) -> None:
    ada = player(size=WIDE)
    ada.open("tournay", "me", "bot-master")
    for _ in range(6):
        ada.page.wait_for_selector("[data-choice], .thought button")
        if ada.page.locator(".thought button").count():
            break
        ada.choose()
    assert ada.page.locator(".thought progress").get_attribute("data-seconds") == "8.0"
    ada.page.locator(".thought button").click()
    ada.wait_for_turn()
