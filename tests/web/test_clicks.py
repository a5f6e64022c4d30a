"""How many clicks a turn takes, counted while playing it in a browser: no more than players could wish for."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, cast

import pytest
from playwright.sync_api import Browser

from tests.web.chromium import Player
from tests.web.positions import Position, Written, write
from tests.web.servers import Server, running
from trois.core.match import Match
from trois.text import Text
from trois.text.model import Draft
from trois.text.voice import Voice, voice_of
from trois.web.tables.table import LiveTable

Plan = list[str]
"""What is clicked, in order: selectors of the page."""
SEND = "#send"


def voice(live: LiveTable) -> Voice:
    return voice_of(live.playing.view(0), Text(), live.names())


def after(live: LiveTable, *actions: int) -> Match:
    """The match after what seat 0 does; what the match answers by itself is left out."""
    match = live.playing.copy()
    for action in actions:
        if match.pending[:1] == [0] and action in match.legal(0):
            match.push(0, action)
    return match


def kind_asked(match: Match) -> str:
    question = match.view(0)["question"]
    return str(question["kind"]) if isinstance(question, dict) else ""


def on_board(action: int) -> str:
    return f'svg.whole [data-action="{action}"]'


def texts(live: LiveTable) -> dict[str, int]:
    return {live.game.vocabulary.text(action): action for action in live.playing.legal(0)}


# Troyes


def _uses(live: LiveTable, dice: int) -> Iterator[tuple[int, Draft]]:
    """Targets that so many of the own dice can be used for, dice first."""
    speaker = voice(live)
    first = speaker.picking(())
    own = [a for a in first.more if live.game.vocabulary.words(a)["owner"] == "0"] if first else []
    for group in ([a] for a in own) if dice == 1 else ([a, b] for a in own for b in own if a < b):
        found = speaker.picking(group)
        yield from found.uses if found else ()


def hired_already(live: LiveTable) -> Plan | None:
    """Card, die, die, and as often as it goes."""
    seen = cast(Any, live.playing.view(0))
    mine = {activity["card"] for activity in seen["activities"] if 0 in [*activity["spaces"], *activity["picture"]]}
    for target, draft in _uses(live, 2):
        words = live.game.vocabulary.words(target)
        if words.get("activity") in mine and _is_done(live, draft) and draft.fewer:
            return [on_board(target), *map(on_board, draft.picked), SEND]
    return None


def _is_done(live: LiveTable, draft: Draft) -> bool:
    return kind_asked(after(live, *draft.steps)) not in ("cubes", "mill", "dice", "citizen", "amount")


def hired_anew(live: LiveTable) -> Plan | None:
    """Card, die, as often as it goes, and two cubes; the citizen comes from the supply."""
    for target, draft in _uses(live, 1):
        text = live.game.vocabulary.text(target)
        then = after(live, *draft.steps)
        if text.startswith("activate") and "supply" in map(live.game.vocabulary.text, draft.steps):
            question = then.view(0)["question"]
            if kind_asked(then) == "cubes" and cast(Any, question)["most"] == 2 and len(then.legal(0)) > 2:
                cubes = then.legal(0)
                return [on_board(target), on_board(draft.picked[0]), SEND, on_board(cubes[0]), on_board(cubes[1])]
    return None


def harvest(live: LiveTable) -> Plan | None:
    """Die, die, field."""
    for target, draft in _uses(live, 2):
        if live.game.vocabulary.text(target) == "agriculture":
            return [*map(on_board, draft.picked), on_board(target)]
    return None


def first_placement(live: LiveTable) -> Plan | None:
    return [on_board(live.playing.legal(0)[0])]


# Troyes Dice


def half_day(live: LiveTable, price: int = 0) -> Plan | None:
    """A die and its use; on the plaza that costs one of any kind that one, too."""
    plazas = cast(Any, live.playing.view(0))["plazas"]
    for text, action in texts(live).items():
        if not text.startswith("take ") or plazas[int(text.split()[1]) - 1]["any"] != price:
            continue
        taken = after(live, action)
        paid = taken if kind_asked(taken) == "use" else after(live, action, taken.legal(0)[0])
        if kind_asked(paid) == "use" and (not price or kind_asked(taken) == "payment"):
            gains = [a for a in paid.legal(0) if live.game.vocabulary.text(a).startswith("gain")]
            steps = [on_board(gains[-1])]
            return [on_board(action), *([on_board(taken.legal(0)[0])] if price else []), *steps]
    return None


def second_plaza(live: LiveTable) -> Plan | None:
    return half_day(live, 1)


# Tournay


def draw_two(live: LiveTable) -> Plan | None:
    """A closed pile, whose citizens are mine, and the card to keep."""
    for text, action in texts(live).items():
        then = voice(live).then(action) if text.startswith("draw ") else ()
        after_use = after(live, action, *then)
        if then and kind_asked(after_use) == "keep":
            return [on_board(action), on_board(after_use.legal(0)[0])]
    return None


def activate_own(live: LiveTable) -> Plan | None:
    for text, action in texts(live).items():
        then = voice(live).then(action) if text.startswith("activate ") else ()
        if then and kind_asked(after(live, action, *then)) in ("", "turn"):
            return [on_board(action)]
    return None


def play_and_activate(live: LiveTable) -> Plan | None:
    """Card, place, building."""
    for text, play in texts(live).items():
        if not text.startswith("play "):
            continue
        played = after(live, play)
        place = played.legal(0)[0] if kind_asked(played) == "place" else -1
        placed = after(live, play, place)
        if kind_asked(placed) != "turn":
            continue
        speaker = voice_of(placed.view(0), Text(), live.names())
        for action in placed.legal(0):
            then = speaker.then(action) if placed.game.vocabulary.text(action).startswith("activate") else ()
            if then and kind_asked(after(live, play, place, action, *then)) in ("", "turn"):
                return [on_board(play), on_board(place), on_board(action)]
    return None


@dataclass(frozen=True)
class Turn:
    name: str
    position: Position
    plan: Callable[[LiveTable], Plan | None]
    most: int
    event: str
    """What the journal tells when the turn was played to its end."""


def turn(
    name: str, game: str, asked: str, plan: Callable[[LiveTable], Plan | None], most: int, event: str, decisions: int,
    seed: int = 3,
) -> Turn:  # fmt: skip
    """The seed is one with which it comes up; without it others are tried, which takes long."""
    return Turn(name, Position(game, 2, decisions, seed, asked, 1, plan), plan, most, event)


TURNS = [
    turn("Troyes, activity already hired, 2 own dice", "troyes", "action", hired_already, 4, "activated", 20, 17),
    turn("Troyes, hired anew, 1 die, 2 cubes on events", "troyes", "action", hired_anew, 5, "cubes", 10, 14),
    turn("Troyes, agriculture, 2 dice", "troyes", "action", harvest, 3, "used", 10, 5),
    turn("Troyes, first placement", "troyes", "settle", first_placement, 1, "settled", 0),
    turn("Troyes Dice, half-day", "troyes-dice", "die", half_day, 2, "gained", 6),
    turn("Troyes Dice, half-day on plaza 2", "troyes-dice", "die", second_plaza, 3, "paid", 12),
    turn("Tournay, draw looking at two", "tournay", "turn", draw_two, 3, "left", 10),
    turn("Tournay, activate with an own citizen", "tournay", "turn", activate_own, 2, "activated", 20),
    turn("Tournay, play a card, then activate", "tournay", "turn", play_and_activate, 3, "activated", 20),
]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Written]]:
    database = f"sqlite:///{tmp_path_factory.mktemp('clicks')}/trois.db"
    tables = write(database, [turn.position for turn in TURNS])
    with running(database) as server:
        yield server, tables


@pytest.fixture(scope="module")
def counts() -> Iterator[dict[str, tuple[int, int]]]:
    """Clicks by turn, and the most there may be; printed when all have been counted."""
    found: dict[str, tuple[int, int]] = {}
    yield found
    print("\n| turn | clicks | could be |\n|---|---|---|")
    for name, (clicks, most) in found.items():
        print(f"| {name} | {clicks} | {most} |")


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.name)
def test_a_turn_takes_few_clicks(
    browser: Browser, written: tuple[Server, Written], counts: dict[str, tuple[int, int]], turn: Turn
) -> None:
    server, tables = written
    one = Player(browser, server.address, {"width": 1440, "height": 900}, reduced_motion="reduce")
    one.context.add_cookies([{**cookie, "url": server.address} for cookie in tables.cookies])  # type: ignore[typeddict-item]
    table = tables.tables[turn.position]
    one.page.goto(f"/tables/{table}?seat=0")
    one.page.wait_for_selector("svg.whole[data-frame=medium] [data-action]")
    before = happened(one, table, tables)
    clicks = 0
    for selector in tables.plans[turn.position]:
        one.page.wait_for_selector(f"{selector}:not([disabled])", state="attached")
        if selector == SEND:
            one.page.click(selector)
        else:
            one.press(one.page.locator(selector).first)
        clicks += 1
        one.page.wait_for_timeout(150)
    one.until("() => !document.querySelector('#live').hasAttribute('aria-busy')")
    assert one.page.locator("#confirm").count() == 0
    deadline = time.monotonic() + 10
    while not (new := happened(one, table, tables)[len(before) :]) and time.monotonic() < deadline:
        one.page.wait_for_timeout(100)
    assert any(event[0] == turn.event and event[1] in (0, -1) for event in new), new
    counts[turn.name] = (clicks, turn.most)
    assert clicks <= turn.most
    one.close()


def happened(one: Player, table: str, tables: Written) -> list[list[str | int]]:
    """The journal as the seat knows it."""
    token = {"authorization": f"Bearer {tables.cookies[0]['value']}"}
    answer = one.page.request.get(f"/api/tables/{table}/view?seat=0", headers=token)
    assert answer.ok, answer.text()
    found: list[list[str | int]] = answer.json()["journal"]
    return found
