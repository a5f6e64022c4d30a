"""One screen, by boxes: everything a decision needs is inside the window, at three sizes and in long words too."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests import pseudo
from tests.web.chromium import Player
from tests.web.positions import Position, Written, write
from tests.web.servers import Server, running
from trois import games
from trois.games.tournay.cards import IDS as TOURNAY_IDS
from trois.games.tournay.cards import cards_for as tournay_cards
from trois.games.troyes.cards import cards_for as troyes_cards
from trois.games.troyes.words import ACTIVITIES, EVENTS
from trois.text import Text

SIZES = {"small": (1280, 720), "medium": (1440, 900), "large": (1920, 1080)}
ROOMY = ["medium", "large"]
"""Where even words that are half as long again must find their place."""
SMALLEST = {"small": 10.5, "medium": 12.0, "large": 12.0}
"""Pixels of board text."""
LOOKS = [("en", "light"), ("hu", "dark"), (pseudo.CODE, "light")]
DECISIONS = {"troyes": (90, "action"), "troyes-dice": (60, "use"), "tournay": (110, "turn")}
POSITIONS = {
    (game, seats): Position(game, seats, decisions * seats // 3, 11, asked, 8)
    for game, (decisions, asked) in DECISIONS.items()
    for seats in (2, 3, 4)
}
MANY = {seats: Position("troyes-dice", seats, 16 * seats, 11, "use", 4) for seats in (5, 10)}
OUTSIDE = """([selector, left, top, right]) => [...document.querySelectorAll(selector)].filter((e) => {
  const box = e.getBoundingClientRect();
  return e.checkVisibility() && box.width && (box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > innerHeight + 1);
}).map((e) => `${e.className.baseVal ?? e.className} ${e.textContent.slice(0, 30)} ${JSON.stringify(e.getBoundingClientRect())}`)"""
TEXT = """least => [...document.querySelectorAll("svg.whole text")].filter((e) => !e.matches(".die-letter, .on")).map(
  (e) => [e.textContent, parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a]).filter(([, size]) => size < least)"""
SCROLLS = """() => [document.documentElement, ...document.querySelectorAll(".question, .scroll, .side, .boards")].filter(
  (e) => e.scrollHeight > e.clientHeight + 1 && getComputedStyle(e).overflowY !== "visible" || e.scrollWidth > e.clientWidth + 1
).map((e) => `${e.className} ${e.scrollHeight} > ${e.clientHeight}, ${e.scrollWidth} > ${e.clientWidth}`)"""
TOLD = "name => [...document.querySelectorAll(`svg.whole [data-explain='${name}']`)].map((e) => [...e.querySelectorAll('text')].map((t) => t.textContent).join(' '))"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Written]]:
    database = f"sqlite:///{tmp_path_factory.mktemp('screen')}/trois.db"
    tables = write(database, [*POSITIONS.values(), *MANY.values()])
    words = tmp_path_factory.mktemp("text") / pseudo.CODE
    with running(database, module="tests.web.serve_pseudo") as server, pseudo.spoken(words):
        yield server, tables


def sitting(
    browser: Browser, written: tuple[Server, Written], position: Position, language: str = "en", **settings: str
) -> Player:
    """A window at the table of a position."""
    server, tables = written
    one = Player(browser, server.address, {"width": 1440, "height": 900}, reduced_motion="reduce", **settings)
    cookies = [*tables.cookies, {"name": "language", "value": language}]
    one.context.add_cookies([{**cookie, "url": server.address} for cookie in cookies])  # type: ignore[typeddict-item]
    one.page.goto(f"/tables/{tables.tables[position]}?seat=0")
    one.page.wait_for_selector("[data-choice]", state="attached")
    return one


def view_of(one: Player, written: tuple[Server, Written], position: Position) -> dict[str, Any]:
    """What the seat may know, as data."""
    _, tables = written
    token = {"authorization": f"Bearer {tables.cookies[0]['value']}"}
    answer = one.page.request.get(f"/api/tables/{tables.tables[position]}/view?seat=0", headers=token)
    found: dict[str, Any] = answer.json()["view"]
    return found


def resized(one: Player, frame: str) -> None:
    width, height = SIZES[frame]
    one.page.set_viewport_size({"width": width, "height": height})
    one.until("name => document.querySelector('svg.whole')?.dataset.frame === name", frame)


@pytest.mark.parametrize(("language", "scheme"), LOOKS)
@pytest.mark.parametrize(("game", "seats"), POSITIONS)
def test_a_decision_needs_no_scrolling(
    browser: Browser, written: tuple[Server, Written], game: str, seats: int, language: str, scheme: str
) -> None:
    position = POSITIONS[game, seats]
    one = sitting(browser, written, position, language, color_scheme=scheme)
    view = view_of(one, written, position)
    for frame in SIZES if language != pseudo.CODE else ROOMY:
        resized(one, frame)
        assert one.page.evaluate(SCROLLS) == [], frame
        check_board(one, frame)
        check_panel(one, seats)
        if language != pseudo.CODE:  # the longest names of cards end in "…" there; what explains a card has them whole
            CHECKS[game](one, view, Text(language))
    one.close()


def check_board(one: Player, frame: str) -> None:
    """Everything drawn stands between header and panel, in letters that can be read."""
    right, top = one.page.evaluate(
        "() => [document.querySelector('.beside').getBoundingClientRect().left, document.querySelector('.top').getBoundingClientRect().bottom]"
    )
    drawn = "svg.whole :is(text, .card-paper, .card-back, .square-edge, .halo, .field, .place, .cell-paper, .rival, [data-piece]:not(:has(.card-paper)))"
    assert one.page.evaluate(OUTSIDE, [drawn, 0, top, right]) == [], frame
    assert one.page.evaluate(TEXT, SMALLEST[frame] - 0.05) == []
    assert top <= 48


def check_panel(one: Player, seats: int) -> None:
    """The question, its choices, the own goods and those of all others."""
    left = one.page.evaluate("() => document.querySelector('.beside').getBoundingClientRect().left")
    parts = "#asks, .goods, .goods li, .question, .choices h2, .choices button, .back, .back button"
    tight = one.page.locator(".tight-3").count()
    parts += "" if tight else ", .players li, .players .goods-line"
    width = one.page.viewport_size["width"]  # type: ignore[index]
    assert one.page.evaluate(OUTSIDE, [f".beside :is({parts})", left, 0, width]) == []
    assert one.page.evaluate(OUTSIDE, ["#where li, #where b", 0, 0, width]) == []
    assert one.page.locator(".goods li:visible").count() == 4
    assert one.page.locator("[data-choice]:visible").count() >= 1
    others = one.page.locator(".players li:not(:has(.leave)) .goods-line")
    assert others.count() == seats - 1
    assert tight or all(line.is_visible() for line in others.all())


# What is told on the board


def shows(one: Player, name: str, *words: object) -> None:
    """The card is there, and its letters hold all of these."""
    told = one.page.evaluate(TOLD, name)
    assert told, name
    for word in words:
        parts = str(word).split(" ")
        assert any(all(part in text for part in parts) for text in told), (name, word, told)


def check_troyes(one: Player, view: dict[str, Any], text: Text) -> None:
    """Open activities with name, divisor, hire and places; events with divisor and prizes; all dice, cubes, citizens."""
    cards = troyes_cards(view["card_changes"])
    for activity in view["activities"]:
        if activity["card"]:
            number = ACTIVITIES.index(activity["card"])
            shows(
                one,
                activity["card"],
                text.word("troyes", activity["card"]),
                f"÷{cards.divisor[number]}",
                cards.hire[number],
            )
    for queued in view["queue"]:
        number = EVENTS.index(queued["event"])
        shows(
            one,
            queued["event"],
            text.word("troyes", queued["event"]),
            f"÷{cards.event_divisor[number]}",
            *cards.event_vp[number],
        )
    dice = sum(len(values) for district in view["districts"] for values in district.values())
    assert one.page.locator('svg.whole [data-piece^="die-"]').count() == dice
    assert one.page.locator('svg.whole [data-piece^="black-"]').count() == len(view["black"])
    cubes = sum(owner is not None for level in view["cathedral"] for owner in level)
    assert one.page.locator('svg.whole [data-piece^="cathedral-"]').count() == cubes


def check_dice(one: Player, view: dict[str, Any], text: Text) -> None:
    """The wheel with its dice, the whole sheet, the sheets of the others."""
    assert one.page.locator('svg.whole [data-piece^="die-"]').count() == 4
    for building in ("fortress", "palace", "market", "town-hall", "cathedral", "bishopric"):
        assert one.page.locator(f"svg.whole [data-explain='troyes_dice.explain.{building}']").count() == 6
    said = one.page.locator("svg.whole").text_content() or ""
    for name in ("fortress", "market", "bishopric", "citizens"):
        assert text.word("troyes-dice", name).split(" ")[0] in said
    assert one.page.locator("svg.whole > svg[data-part^=sheet]").count() == view["seats"]


def check_tournay(one: Player, view: dict[str, Any], text: Text) -> None:
    """Open cards of the piles with name, price and points, events, all districts, the hand, every pile's number."""
    cards = tournay_cards(view["card_changes"])
    for pile in view["piles"].values():
        if pile["face_up"]:
            number = TOURNAY_IDS.index(pile["cards"][0])
            name = text.word("tournay", pile["cards"][0]).removesuffix(" III").removesuffix(" II").removesuffix(" I")
            shows(one, pile["cards"][0], name, cards.price[number] or "", cards.pp[number])
    for queued in view["queue"]:
        if queued:
            shows(one, queued["event"], text.word("tournay", queued["event"]))
    for card in view["players"][0]["hand"]:
        shows(one, card)
    for player in view["players"]:
        for stack in player["district"]:
            shows(one, stack["cards"][-1])
    assert one.page.locator("svg.whole > svg[data-part^=district]").count() == view["seats"]


CHECKS = {"troyes": check_troyes, "troyes-dice": check_dice, "tournay": check_tournay}


def test_every_game_is_checked() -> None:
    assert set(CHECKS) == set(games.names())


@pytest.mark.parametrize("seats", MANY)
def test_many_others_have_a_strip_of_their_own(browser: Browser, written: tuple[Server, Written], seats: int) -> None:
    one = sitting(browser, written, MANY[seats])
    for frame in SIZES:
        resized(one, frame)
        check_board(one, frame)
        assert one.page.evaluate(SCROLLS) == [], frame
        strips = one.page.locator("svg.whole > svg[data-part^=sheet]:not([data-part=sheet-0])")
        assert strips.count() == seats - 1
        assert one.page.locator(".goods li:visible").count() == 4
    one.close()


# Small windows: a phone on its side, 200 % zoom; then a phone's sheet, and what is smaller than that

BESIDE = [(844, 390), (960, 540), (640, 360), (640, 400), (1024, 600)]
WITHIN = """selector => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect()).filter(
  (b) => b.width && b.left >= -1 && b.top >= 0 && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1).length"""


@pytest.mark.parametrize("size", BESIDE)
@pytest.mark.parametrize("game", games.names())
def test_question_and_board_stand_side_by_side(
    browser: Browser, written: tuple[Server, Written], game: str, size: tuple[int, int]
) -> None:
    one = sitting(browser, written, POSITIONS[game, 3])
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    one.page.wait_for_selector(".boards.tabbed")
    beside = one.page.evaluate(
        "() => document.querySelector('.boards').getBoundingClientRect().right <= document.querySelector('.question').getBoundingClientRect().left + 1"
    )
    assert beside
    for selector in ("#asks", ".goods", "[data-choice]", "#hint", ".part [data-action]"):
        assert one.page.evaluate(WITHIN, selector), selector
    assert one.fits()
    one.close()


@pytest.mark.parametrize("size", [(320, 200), (568, 320)])
def test_a_window_that_is_small_both_ways_shows_the_question_first(
    browser: Browser, written: tuple[Server, Written], size: tuple[int, int]
) -> None:
    one = sitting(browser, written, POSITIONS["troyes", 3])
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    one.page.wait_for_selector(".boards.tabbed")
    assert one.page.evaluate(WITHIN, "#asks") == 1
    assert one.page.evaluate(
        "() => document.querySelector('.question').getBoundingClientRect().bottom <= document.querySelector('.boards').getBoundingClientRect().top + 1"
    )
    assert one.fits()
    one.close()
