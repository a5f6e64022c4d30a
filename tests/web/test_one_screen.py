"""One screen, by boxes: everything a decision needs is inside the window, at three sizes and in long words too."""

import pytest

from tests.web.chromium import MakePlayer, Player

SIZES = [(1280, 720), (1440, 900), (1920, 1080)]
SMALLEST = {1280: 10.5, 1440: 12.0, 1920: 12.0}
"""Pixels of board text by the width of the window."""
OUTSIDE = """selector => [...document.querySelectorAll(selector)].filter((e) => {
  const box = e.getBoundingClientRect();
  return box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
}).map((e) => e.className.baseVal ?? e.className)"""
TEXT = """() => Math.min(...[...document.querySelectorAll("svg.whole text")].filter((e) => !e.matches(".die-letter, .on")).map(
  (e) => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a))"""
SCROLLS = (
    "() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
)


def played(one: Player, seats: int, language: str, steps: int = 14, on_board: bool = True) -> None:
    one.page.goto("/")
    one.context.add_cookies([{"name": "language", "value": language, "url": one.page.url}])
    one.open("troyes", "me", *["bot-random"] * (seats - 1))
    for step in range(steps):
        if not one.wait_for_turn():
            break
        one.choose(step * 7, on_board=on_board and step % 2 == 0)
    one.wait_for_turn()


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "hu"), (4, "hu")])
def test_a_decision_in_troyes_needs_no_scrolling(player: MakePlayer, seats: int, language: str) -> None:
    ada = player(size={"width": 1440, "height": 900}, reduced_motion="reduce")
    played(ada, seats, language)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        frame = {1280: "small", 1440: "medium", 1920: "large"}[width]
        ada.until("name => document.querySelector('svg.whole')?.dataset.frame === name", frame)
        assert not ada.page.evaluate(SCROLLS)
        shown = ".whole :is(.card-paper, .card-back, .square-edge, .halo, .field, .place), .question, .goods, #asks, .players, .back"
        assert ada.page.evaluate(OUTSIDE, shown) == []
        assert ada.page.evaluate(TEXT) >= SMALLEST[width] - 0.2
        assert ada.page.locator(".goods li").count() == 4
        assert ada.page.locator(".players .goods-line").count() == seats
        assert ada.page.locator(".top").bounding_box()["height"] <= 48  # type: ignore[index]


def test_a_small_window_gets_the_parts_in_tabs(player: MakePlayer) -> None:
    ada = player(size={"width": 1024, "height": 768})
    ada.open("troyes", "me", "bot-random")
    ada.wait_for_turn()
    ada.page.wait_for_selector(".boards.parts")
    assert ada.page.locator(".tabs [data-tab]:visible").count() == 4
    assert ada.page.locator(".part:visible").count() == 1
    assert ada.fits()
    ada.page.click("[data-fold]")
    assert ada.page.locator(".goods").is_visible()
    assert not ada.page.locator("[data-choice]").first.is_visible()
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.page.wait_for_selector("svg.whole[data-frame=medium]")


def test_every_point_of_a_card_explains_it(player: MakePlayer) -> None:
    """81 points of each open card, whether it can be chosen or not."""
    ada = player(size={"width": 1440, "height": 900})
    played(ada, 2, "en", 8)
    missed = ada.page.evaluate(
        """() => [...document.querySelectorAll("svg.whole g[data-explain]")].flatMap((card) => {
          const paper = card.querySelector(".card-paper");
          if (!paper) return [];
          const box = paper.getBoundingClientRect(), missed = [];
          for (let i = 1; i <= 9; i += 1) for (let j = 1; j <= 9; j += 1) {
            const x = box.left + box.width * i / 10, y = box.top + box.height * j / 10;
            if (document.elementFromPoint(x, y)?.closest("[data-explain]") !== card) missed.push(card.dataset.explain);
          }
          return missed;
        })"""
    )
    assert missed == []
    card = ada.page.locator("svg.whole g[data-explain=marauding]")
    card.hover()
    tip = ada.page.locator("#tip")
    tip.wait_for(state="visible")
    assert "Marauding" in tip.inner_text()
    assert "Black dice each round: 1." in tip.inner_text()


def test_a_long_press_explains_and_chooses_nothing(player: MakePlayer) -> None:
    ada = player(size={"width": 390, "height": 844}, has_touch=True)
    played(ada, 2, "en", 8, on_board=False)
    ada.page.click(".tabs [data-tab=events]")
    before = ada.state["number"]
    touched = ada.page.evaluate(
        """async () => {
          const card = [...document.querySelectorAll(".part.current [data-explain]")].find((e) => e.getBoundingClientRect().width);
          const box = card.getBoundingClientRect();
          const at = { bubbles: true, cancelable: true, pointerType: "touch", clientX: box.left + 20, clientY: box.top + 20 };
          const target = card.querySelector(".choice *") ?? card.firstElementChild;
          target.dispatchEvent(new PointerEvent("pointerdown", at));
          await new Promise((resolve) => setTimeout(resolve, 650));
          const shown = !document.getElementById("tip").hidden;
          target.dispatchEvent(new PointerEvent("pointerup", at));
          target.dispatchEvent(new PointerEvent("click", at));
          return shown;
        }"""
    )
    assert touched
    ada.page.wait_for_timeout(300)
    assert ada.state["number"] == before


def test_dice_are_toggles_in_any_order(player: MakePlayer) -> None:
    ada = player(size={"width": 1440, "height": 900}, reduced_motion="reduce")
    ada.open("troyes", "me", "bot-random")
    for step in range(60):
        assert ada.wait_for_turn()
        if ada.page.locator("#send").count() and ada.page.locator("[data-choice][aria-pressed]").count() > 1:
            break
        ada.choose(step * 5)
    send, dice = ada.page.locator("#send"), ada.page.locator("[data-choice][aria-pressed]")
    assert send.is_disabled()
    last = dice.nth(dice.count() - 1)
    last.click()
    assert last.get_attribute("aria-pressed") == "true"
    number = ada.state["number"]
    last.click()
    if (
        last.get_attribute("aria-pressed") == "true"
    ):  # two alike: the other one was picked, a third click takes both out
        last.click()
    assert last.get_attribute("aria-pressed") == "false"
    assert send.is_disabled()
    assert ada.state["number"] == number
    ada.choose(dice.count() - 1)
    assert ada.state["number"] != number
