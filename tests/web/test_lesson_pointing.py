"""What a lesson points at, measured in a real Chromium: in the window, not covered, ringed, and the thing that is named."""

import pytest

from tests.lessons.playing import GAMES
from tests.web.chromium import MakePlayer
from tests.web.test_learn_browser import Pupil

SIZES = {"390": (390, 844), "844": (844, 390), "1280": (1280, 720), "1920": (1920, 1080)}
CALM = "() => new Promise((r) => { let n = 0; const f = () => (n += 1) > 24 ? r() : requestAnimationFrame(f); f(); })"
SEEN = """() => {
  const lesson = document.getElementById("lesson"), board = lesson.querySelector(".boards");
  const box = (e) => { const { left, top, right, bottom } = e.getBoundingClientRect(); return { left, top, right, bottom }; };
  const points = JSON.parse(lesson.querySelector("[data-part=state]").dataset.points).map((selectors) =>
    selectors.map((one) => [...lesson.querySelectorAll(one)]).find((found) => found.length) ?? []);
  const rings = [...document.querySelectorAll(".lesson-veil .ring")].map(box);
  // What is seen of a thing: where the window is hit, every few pixels, and the thing or a part of it lies on top
  const seen = (e) => {
    const b = box(e), hits = [], wide = Math.max(3, (b.right - b.left) / 24), high = Math.max(3, (b.bottom - b.top) / 24);
    for (let x = Math.max(b.left, 0) + 1; x < Math.min(b.right, innerWidth); x += wide)
      for (let y = Math.max(b.top, 0) + 1; y < Math.min(b.bottom, innerHeight); y += high) {
        const all = document.elementsFromPoint(x, y).filter((one) => !one.closest(".lesson-veil, .point-note"));
        if (all.some((one) => e.contains(one))) hits.push({ x, y, open: (board.contains(e) ? board : lesson.querySelector(".beside")).contains(all[0]) });
      }
    return hits;
  };
  const tell = (e) => {
    const hits = seen(e), open = hits.filter((one) => one.open).map((one) => one.y), sheet = lesson.querySelector(".question").getBoundingClientRect();
    const room = (sheet.left < 8 && sheet.top > 0 ? sheet.top : innerHeight) - Math.max(44, lesson.querySelector(".tabs")?.getBoundingClientRect().bottom ?? 0);
    const isIn = (one, ring) => one.x >= ring.left && one.x <= ring.right && one.y >= ring.top && one.y <= ring.bottom;
    return {
      text: e.outerHTML.slice(0, 90), drawn: e.checkVisibility(), hits: hits.length, fills: Math.max(...open) - Math.min(...open) > room - 40,
      open: hits.filter((one) => one.open).length / Math.max(1, hits.length),
      ringed: board.contains(e) ? hits.filter((one) => rings.some((ring) => isIn(one, ring))).length / Math.max(1, hits.length)
        : Number(e.classList.contains("pointed")),
    };
  };
  return points.map((found) => found.map(tell));
}"""


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_points_at_the_right_thing(player: MakePlayer, game: str, size: tuple[int, int]) -> None:
    one = player(size={"width": size[0], "height": size[1]})
    one.page.goto(f"/learn/{game}")
    one.page.wait_for_load_state("networkidle")
    pupil = Pupil(one, game)
    pupil.tries = 99
    wrong: list[str] = []
    while not pupil.course.is_last:
        one.page.evaluate(CALM)
        wrong += [f"{pupil.course.chapter.id}.{pupil.course.step.id} {one.state['number']}: {w}" for w in faults(pupil)]
        if pupil.course.step.kind == "play":
            assert one.page.locator(".lesson-veil, .pointed").count() == 0
        pupil.go_on()
    assert not wrong, "\n".join(wrong)


def faults(pupil: Pupil) -> list[str]:
    """What is wrong with what is pointed at now."""
    seen = pupil.page.evaluate(SEEN)
    found = [f"point {at} is not drawn" for at, things in enumerate(seen) if not things]
    shown = [thing for things in seen for thing in things if thing["drawn"]]
    if seen and not any(thing["hits"] for thing in shown[:1]):
        found.append("the first thing is out of the window")
    found += [f"not in a ring: {thing}" for thing in shown if thing["hits"] and thing["ringed"] < 0.9]
    return found + [f"covered: {thing}" for thing in shown[:1] if thing["open"] < 0.9 and not thing["fills"]]
