"""Without a network, after the first visit: whole games and all that belongs to them, by clicks."""

import pytest

from tests.sampling import slow
from tests.web.chromium import DESKTOP, PHONE
from tests.web.pocket.browsing import STATE, Pocket
from tests.web.pocket.conftest import MakePocket
from tests.web.pocket.folder import Host
from tests.web.test_learn_browser import Pupil
from trois import games
from trois.games import get
from trois.lessons import puzzle

REVIEWED = 240_000
"""Milliseconds: without a compiled engine it takes long."""
GREETINGS = {"hu-HU": "Épül a város", "fr-FR": "La ville se bâtit"}


@slow
@pytest.mark.parametrize(("size", "language"), [(PHONE, "hu-HU"), (DESKTOP, "fr-FR")], ids=["phone-hu", "desk-fr"])
@pytest.mark.parametrize("game", sorted(games.names(), key=lambda name: name != "troyes-dice"))
def test_a_whole_game_and_what_follows(
    opened: MakePocket, host: Host, game: str, size: dict[str, int], language: str
) -> None:
    pocket = opened(size=size, language=language)
    assert pocket.greeting == GREETINGS[language]
    assert pocket.app.get_attribute("html", "lang") == language[:2]
    host.stop()
    finish(pocket, game)
    check(pocket)
    table = pocket.table
    pocket.visit(f"{table}/review", "#moment", patience=REVIEWED)
    check(pocket)
    learn(pocket, game)
    solve(pocket, game)
    pocket.visit(f"/rules/{game}", "h1")
    check(pocket)
    pocket.visit("/feats", "h1")
    check(pocket)
    feats = pocket.app.inner_text("main")
    pocket.close()
    pocket.open("#/feats")
    pocket.wait_for("h1")
    assert pocket.app.inner_text("main") == feats


def finish(pocket: Pocket, game: str) -> None:
    hand, steps = pocket.play(game), 0
    check(pocket)
    while hand.wait_for_turn():
        hand.choose(steps * 5)
        steps += 1
    pocket.wait_for(f"{STATE}[data-stage=over]")
    assert pocket.app.locator(".ranking > li").count() == 3


def learn(pocket: Pocket, game: str) -> None:
    pocket.visit(f"/learn/{game}", STATE)
    pupil = Pupil(pocket.hand, game)
    while not pupil.course.is_last:
        pupil.go_on()
    pocket.app.locator("#play").wait_for()
    check(pocket)


def solve(pocket: Pocket, game: str) -> None:
    pocket.visit(f"/puzzles/{game}/01", STATE)
    action = get(game).vocabulary.parse(puzzle(game, "01").best)
    pocket.hand.unfold(action)
    pocket.app.click(f"#action-{action}")
    pocket.app.locator(".why-not.solved").wait_for()
    check(pocket)


def check(pocket: Pocket) -> None:
    assert pocket.fits()
    assert pocket.violations() == []
