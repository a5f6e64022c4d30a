"""Lessons and puzzles in a real Chromium: played to the end by clicks, on a phone and on a desk, in two languages."""

import pytest
from playwright.sync_api import expect

from tests.lessons.playing import GAMES, begin
from tests.web import chromium
from tests.web.chromium import PHONE, Hand, MakePlayer
from trois.games import get
from trois.lessons import Course, puzzle

DESK = {"width": 1440, "height": 900}
NUMBER = "n => document.querySelector('[data-part=state]').dataset.number !== n"
WRONG_TRIES = 3
"""Of every lesson so many asks are answered wrongly first."""


class Pupil:
    """Follows a lesson in the browser, with the engine beside it to know what is wanted."""

    def __init__(self, one: Hand, game: str) -> None:
        self.one = one
        self.page = one.frame
        self.course = begin(game)
        self.vocabulary = get(game).vocabulary
        self.tries = 0

    @property
    def number(self) -> str:
        return self.one.state["number"]

    def go_on(self) -> None:
        before, step = self.number, self.course.step
        if step.kind == "say":
            self.page.click("#next")
            self.course.go_on()
        elif step.kind == "ask":
            self.answer(self.course)
        else:
            self.play()
        self.one.until(NUMBER, before)

    def answer(self, course: Course) -> None:
        wanted = self.vocabulary.parse(course.wanted())
        if self.page.locator("[data-drafts]").count():
            self.pick(course)
            return
        others = [action for action in course.legal() if action != wanted]
        if others and self.tries < WRONG_TRIES and not course.given:
            self.fail(others[-1])
        self.click(wanted)
        course.reply([wanted])

    def pick(self, course: Course) -> None:
        """Dice or citizens are picked together, then sent."""
        for text in course.step.answer[len(course.given) :]:
            kind, _, things = text.partition(" ")
            for thing in things.split("+") if kind in ("take", "fight", "stand") else ():
                self.click(self.vocabulary.parse(f"{kind} {thing}"))
        expect(self.page.locator("#send")).to_be_enabled()
        sent = [int(action) for action in str(self.page.locator("#send").get_attribute("value")).split()]
        self.page.click("#send")
        assert course.reply(sent).right

    def fail(self, action: int) -> None:
        """A wrong choice is answered with a reason, and the place stays."""
        before = self.number
        self.click(action)
        expect(self.page.locator(".why-not")).to_be_visible()
        assert len(self.page.locator(".why-not p").nth(1).inner_text()) > 20
        assert self.number == before
        self.tries += 1

    def click(self, action: int) -> None:
        self.page.locator(f"#action-{action}").click()

    def play(self) -> None:
        """Some decisions of one's own, on the board where it is lit; then a bot finishes."""
        for _ in range(2):
            before = self.number
            self.one.choose(0)
            self.one.until(NUMBER, before)
        self.page.click("button[value=skip]")
        expect(self.page.locator(".ledger > li")).to_have_count(2)
        self.course.finish()

    def check_pointing(self) -> None:
        """What is pointed at lies inside the window, with a ring around it."""
        points = self.page.evaluate("JSON.parse(document.querySelector('[data-part=state]').dataset.points).length")
        if points and not self.course.given:
            rings = self.page.locator(".lesson-veil .ring").count() + self.page.locator(".pointed").count()
            assert rings >= 1, self.course.step.id


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("hu", "dark")])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_clicks(player: MakePlayer, game: str, language: str, scheme: str, size: dict[str, int]) -> None:
    one = player(size=size, reduced_motion="reduce", color_scheme=scheme)
    one.page.goto("/learn")
    if language != "en":
        one.speak(language)
    one.page.click(f"a[href='/learn/{game}']")
    pupil = Pupil(one, game)
    expect(one.page.locator("html")).to_have_attribute("lang", language)
    assert chromium.violations(one.page) == []
    while not pupil.course.is_last:
        pupil.check_pointing()
        assert one.fits()
        pupil.go_on()
        if pupil.tries == 1:
            assert chromium.violations(one.page) == []
    assert pupil.tries == WRONG_TRIES
    expect(one.page.locator("#play")).to_be_visible()
    assert chromium.violations(one.page) == []
    one.page.goto("/learn")
    assert one.page.locator(".chapter-list .tick.done").count() >= len(pupil.course.lesson.chapters) - 1
    assert chromium.violations(one.page) == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_by_clicks(player: MakePlayer, game: str, size: dict[str, int]) -> None:
    one = player(size=size, reduced_motion="reduce")
    one.page.goto(f"/puzzles/{game}/02")
    asked = puzzle(game, "02")
    vocabulary = get(game).vocabulary
    wrong = min(asked.outlook, key=lambda text: asked.outlook[text])
    for text in (wrong, asked.best):
        one.unfold(vocabulary.parse(text))
        one.page.click(f"#action-{vocabulary.parse(text)}")
        expect(one.page.locator(".why-not")).to_be_visible()
    expect(one.page.locator(".why-not.solved")).to_be_visible()
    assert chromium.violations(one.page) == []
    assert one.fits()
    one.page.click("#next")
    one.page.wait_for_url(f"**/puzzles/{game}/03")


def test_the_board_itself_answers(player: MakePlayer) -> None:
    """A card on the board is a choice too, and what lies under the veil can be chosen."""
    one = player(size=DESK, reduced_motion="reduce")
    one.page.goto("/learn/tournay")
    pupil = Pupil(one, "tournay")
    while pupil.course.step.kind != "ask":
        pupil.go_on()
    before = pupil.number
    one.press(one.page.locator(f"[data-action='{pupil.vocabulary.parse('draw red1')}']"))
    expect(one.page.locator(".why-not")).to_contain_text("yellow, level I")
    one.press(one.page.locator(f"[data-action='{pupil.vocabulary.parse('draw yellow1')}']"))
    one.until(NUMBER, before)
