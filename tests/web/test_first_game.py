"""The note for newcomers: on a phone it leaves question, goods and choices in sight."""

import pytest

from tests.web.chromium import PHONE, MakePlayer, violations
from trois import games

WHERE = """() => {
  const box = (e) => { const { top, bottom } = e.getBoundingClientRect(); return [top, bottom]; };
  const one = (selector) => box(document.querySelector(selector));
  const [, floor] = one(".question .scroll"), ceiling = one(".question")[0];
  const whole = [...document.querySelectorAll(".choices [data-choice]")].filter((e) => e.checkVisibility() && box(e)[0] >= ceiling && box(e)[1] <= floor + 1);
  return { note: one(".first-game"), asks: one("#asks"), goods: one(".question .goods"), panel: one(".question"), choices: whole.length };
}"""
HIGHEST_NOTE = 60
MOST_PANEL = 0.45
"""What a note may take of the panel, in pixels, and the panel of the window."""


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", games.names())
def test_a_newcomer_with_a_phone_sees_the_choices(player: MakePlayer, game: str, language: str) -> None:
    ada = player(size=PHONE, reduced_motion="reduce")
    ada.page.goto("/")
    ada.speak(language)
    ada.open(game, "me", "bot-random", "bot-random")
    ada.wait_for_turn()
    ada.until("() => document.querySelector('.boards.parts')")
    at = ada.page.evaluate(WHERE)
    height = PHONE["height"]
    assert at["note"][1] - at["note"][0] <= HIGHEST_NOTE
    assert at["panel"][0] < at["note"][0] < at["asks"][0] < at["goods"][1] < height
    assert at["panel"][1] <= height + 1
    assert at["panel"][0] >= height * (1 - MOST_PANEL)
    assert at["choices"] >= 2


def test_the_note_opens_at_a_touch_and_goes_when_it_is_read(player: MakePlayer) -> None:
    ada = player(size=PHONE, reduced_motion="reduce")
    ada.open("troyes", "me", "bot-random")
    ada.wait_for_turn()
    ada.until("() => document.querySelector('.boards.parts')")
    aim = ada.page.locator(".first-game p")
    assert not aim.is_visible()
    ada.page.click(".first-game summary")
    assert aim.is_visible()
    assert "most victory points win" in aim.inner_text()
    assert violations(ada.page) == []
    ada.page.click(".first-game button")
    ada.page.wait_for_selector(".first-game", state="detached")
    ada.page.reload()
    ada.wait_for_turn()
    assert ada.page.locator(".first-game").count() == 0
