"""The square keeps its dice inside, however many there are."""

import re
from itertools import combinations
from typing import cast

import pytest

import trois
from trois import draw
from trois.core.journal import Event
from trois.draw.frames import FRAMES
from trois.draw.marks import Marks
from trois.draw.motion import gone_dice
from trois.games.troyes.view import TroyesView
from trois.games.troyes.words import COLOURS
from trois.text import Text
from trois.text.model import Chip
from trois.text.voice import voice_of

SMALLEST = {"small": 24, "medium": 30, "large": 40}
"""Pixels from one die to the next."""
MANY = {"red": [1, 2, 3], "white": [4, 5], "yellow": [6, 1]}


@pytest.mark.parametrize("frame", ["small", "medium", "large"])
def test_twenty_dice_and_attackers_fit_the_square(frame: str) -> None:
    match = trois.new("troyes", seats=4, seed=1)
    few = {"red": [1], "white": [2, 3], "yellow": []}
    view = {**match.view(0), "districts": [MANY, few, few, few, MANY], "black": [6, 4, 1, 1, 2]}
    parts = {part.name: part for part in draw.parts(voice_of(view, Text("hu"), ()), {}, FRAMES[frame])}
    square = parts["square"]
    places = re.findall(r'data-piece="(?:die|black)-[^"]*"><g transform="translate\(([\d.]+) ([\d.]+)\)', square.svg)
    assert len(places) == 28
    assert max(float(x) for x, _ in places) < square.width - 10
    assert max(float(y) for _, y in places) < square.height - 10
    dice = [(float(x), float(y)) for x, y in places]
    apart = [max(abs(x - u), abs(y - v)) for (x, y), (u, v) in combinations(dice, 2)]
    assert min(apart) >= SMALLEST[frame]


def corners(parts: dict[str, draw.Part]) -> list[tuple[float, float, float]]:
    """Left, top and size of every die of the square."""
    drawn = r'data-piece="(?:die|black)-[^"]*"><g transform="translate\(([\d.]+) ([\d.]+)\)[^>]*><rect class="w-hatch"[^>]*width="([\d.]+)"'
    found = [tuple(map(float, place)) for place in re.findall(drawn, parts["square"].svg)]
    return [(x - size / 2, y - size / 2, size) for x, y, size in found]


@pytest.mark.parametrize("frame", ["small", "medium", "large"])
@pytest.mark.parametrize("black", [[], [6, 3, 1]])
def test_no_die_lies_over_another(frame: str, black: list[int]) -> None:
    view = trois.new("troyes", seats=3, seed=1).view(0)
    four, five = {"red": [2, 4], "white": [5], "yellow": [5]}, {"red": [4], "white": [5, 5], "yellow": [3, 5]}
    own = {"red": [6, 6], "white": [1, 2, 3], "yellow": [1, 3]}
    view = {**view, "districts": [own, four, five, four], "black": black}
    dice = corners({part.name: part for part in draw.parts(voice_of(view, Text(), ()), {}, FRAMES[frame])})
    assert len(dice) == 20 + len(black)
    for (x, y, size), (u, v, other) in combinations(dice, 2):
        assert x + size <= u or u + other <= x or y + size <= v or v + other <= y


def attacked(frame: str, seat: int = 1) -> draw.Part:
    """The square of a seat that faces the first of four black dice."""
    view = trois.new("troyes", seats=3, seed=1).view(seat)
    few = {"red": [1], "white": [2, 3], "yellow": []}
    view = {**view, "districts": [few] * 4, "black": [1, 2, 4, 6], "pending": [seat]}
    return next(part for part in draw.parts(voice_of(view, Text(), ()), {}, FRAMES[frame]) if part.name == "square")


@pytest.mark.parametrize("frame", FRAMES)
def test_black_dice_tell_who_faces_them_the_highest_first(frame: str) -> None:
    faced = re.findall(r"black die, (\d), to be countered by ([^<\"]+)", attacked(frame).svg)
    assert list(dict.fromkeys(faced)) == [("6", "Orange"), ("4", "Green"), ("2", "Blue"), ("1", "Orange")]


def test_an_attack_comes_first_on_a_phone() -> None:
    drawn = attacked("phone").svg
    order = [drawn.index(f'data-piece="{piece}') for piece in ("black-0", "die-1-", "die-2-", "die-0-", "die-grey-")]
    assert order == sorted(order)


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("influence", [0, 20])
def test_all_marks_of_influence_stay_on_the_track(frame: str, influence: int) -> None:
    view = cast(TroyesView, trois.new("troyes", seats=4, seed=1).view(0))
    for player in view["players"]:
        player["influence"] = influence
    parts = {part.name: part for part in draw.parts(voice_of(view, Text(), ()), {}, FRAMES[frame])}
    part = parts.get("influence", parts["square"])
    marks = re.findall(
        r'data-piece="influence-\d"><g[^>]*><path[^>]*translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)', part.svg
    )
    assert len(marks) == 4
    assert max(float(x) + float(radius) for x, radius in marks) <= part.width


def test_dice_that_others_took_leave_a_ghost() -> None:
    events: list[Event] = [
        ("used", 2, "red", 5, "0"),
        ("round", -1, 2),
        ("used", 1, "yellow", 3, "0"),
        ("used", 1, "white", 4, "1"),
        ("used", 0, "white", 6, "0"),
    ]
    assert gone_dice("troyes", events, 0) == [("yellow", 3, 1)]
    assert gone_dice("tournay", [("turn", 1)], 0) == []
    match = trois.new("troyes", seats=3, seed=1)
    parts = draw.parts(voice_of(match.view(0), Text(), ()), {}, FRAMES["medium"], marks=Marks(gone=[("yellow", 3, 1)]))
    square = next(part for part in parts if part.name == "square").svg
    assert square.count('class="ghost"') == 1
    assert "yellow die, 3, taken by Orange" in square


def test_dice_that_are_alike_can_all_be_chosen() -> None:
    """The first carries the action, the others are its twins, with the same price."""
    game = trois.new("troyes", seats=2, seed=1)
    own, rival = {"red": [1], "white": [], "yellow": []}, {"red": [], "white": [3], "yellow": [6, 6, 6]}
    view = {**game.view(0), "districts": [own, rival, {"red": [], "white": [], "yellow": []}], "black": []}
    take = game.game.vocabulary.index("take", 5, COLOURS.index("yellow"), 1)
    parts = draw.parts(
        voice_of(view, Text(), ()),
        {take: "Yellow 6"},
        FRAMES["medium"],
        marks=Marks(tags={take: [Chip("price", "deniers", 2)]}),
    )
    square = next(part.svg for part in parts if part.name == "square")
    assert square.count(f'data-action="{take}"') == 1
    assert square.count(f'data-twin="{take}"') == 2
    assert square.count(">−2</text>") == 3
