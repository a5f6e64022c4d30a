"""Pages in a language whose words are half as long again: nothing cut, nothing outside, no button over another."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests import pseudo
from tests.web.chromium import PHONE, Player
from tests.web.servers import Server, running
from trois import games

SIZES = {"phone": PHONE, "desk": {"width": 1440, "height": 900}}
PAGES = ["/", "/me", "/feats", "/learn", "/rules", "/nowhere", *(f"/new?game={game}" for game in games.names())]
BUTTONS = "button, a.button, summary, .chip, .links-top a, nav a, legend, label"
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((e) => {
  const style = getComputedStyle(e), box = e.getBoundingClientRect();
  if (!e.checkVisibility() || !box.width || e.closest(".unseen, [hidden]")) return false;
  const cut = style.overflowX !== "visible" && e.scrollWidth > e.clientWidth + 1 && style.display !== "inline";
  return cut || (box.right > innerWidth + 1 || box.left < -1) && !scrolled(e);
  function scrolled(e) { for (let p = e.parentElement; p; p = p.parentElement) if (["auto", "scroll"].includes(getComputedStyle(p).overflowX)) return true; return false; }
}).map((e) => `${e.tagName}.${e.className} ${e.textContent.trim().slice(0, 60)}`)"""
OVERLAPS = """() => {
  const all = [...document.querySelectorAll("button, a.button")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().width && !e.closest("svg, .tip, dialog"));
  const boxes = all.map(seen), found = [];
  function seen(e) {  // what its scrolling ancestors leave of it
    let { left, top, right, bottom } = e.getBoundingClientRect();
    for (let p = e.parentElement; p; p = p.parentElement) {
      if (getComputedStyle(p).overflowY === "visible") continue;
      const box = p.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  }
  const floats = (e) => { for (let p = e; p; p = p.parentElement) if (["fixed", "sticky"].includes(getComputedStyle(p).position)) return true; return false; };
  for (let i = 0; i < all.length; i += 1) for (let j = i + 1; j < all.length; j += 1) {
    if (all[i].contains(all[j]) || all[j].contains(all[i])) continue;
    const a = boxes[i], b = boxes[j];
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
        && floats(all[i]) === floats(all[j]))
      found.push(`${all[i].textContent.trim().slice(0, 40)} / ${all[j].textContent.trim().slice(0, 40)}`);
  }
  return found;
}"""


SPOIL = """() => {
  for (const [words, style] of [["loooong", { display: "block", width: "30px", overflow: "hidden", whiteSpace: "nowrap" }], ["over", { position: "relative", top: "-14px" }]]) {
    const button = document.createElement("button");
    button.textContent = words;
    Object.assign(button.style, style);
    document.querySelector("main").append(button);
  }
}"""


@pytest.fixture(scope="module")
def long_words(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('long')}/trois.db"
    with running(database, module="tests.web.serve_pseudo") as server:
        yield server


@pytest.fixture(params=SIZES)
def ada(browser: Browser, long_words: Server, request: pytest.FixtureRequest) -> Iterator[Player]:
    one = Player(browser, long_words.address, SIZES[request.param], reduced_motion="reduce")
    one.context.add_cookies([{"name": "language", "value": pseudo.CODE, "url": long_words.address}])
    yield one
    one.close()


def check(one: Player, where: str) -> None:
    assert one.page.get_attribute("html", "lang") == pseudo.CODE, where
    assert one.fits(), where
    assert one.page.evaluate(CUT, BUTTONS) == [], where
    assert one.page.evaluate(OVERLAPS) == [], where


def test_pages_around_the_tables(ada: Player) -> None:
    for address in PAGES:
        ada.page.goto(address)
        check(ada, address)


@pytest.mark.parametrize("game", games.names())
def test_rules_puzzles_and_lessons(ada: Player, game: str) -> None:
    for address in (f"/rules/{game}", f"/puzzles/{game}/01", f"/learn/{game}"):
        ada.page.goto(address)
        check(ada, address)


@pytest.mark.parametrize("game", games.names())
def test_a_table_from_question_to_question(ada: Player, game: str) -> None:
    ada.open(game, "me", "bot-random", "bot-random")
    for step in range(8):
        assert ada.wait_for_turn()
        check(ada, f"{game}, question {step}")
        ada.choose()


def test_the_check_finds_what_is_wrong(ada: Player) -> None:
    ada.page.goto("/me")
    ada.page.evaluate(SPOIL)
    assert len(ada.page.evaluate(CUT, BUTTONS)) == 1
    assert len(ada.page.evaluate(OVERLAPS)) == 1
