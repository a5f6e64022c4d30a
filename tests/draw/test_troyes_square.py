"""The square keeps its dice inside, however many there are."""

import re
from itertools import combinations

import pytest

import trois
from trois import draw
from trois.draw.frames import FRAMES
from trois.text import Text

SMALLEST = {"small": 24, "medium": 30, "large": 40}
"""Pixels from one die to the next."""
MANY = {"red": [1, 2, 3], "white": [4, 5], "yellow": [6, 1]}


@pytest.mark.parametrize("frame", ["small", "medium", "large"])
def test_twenty_dice_and_attackers_fit_the_square(frame: str) -> None:
    match = trois.new("troyes", seats=4, seed=1)
    few = {"red": [1], "white": [2, 3], "yellow": []}
    view = {**match.view(0), "districts": [MANY, few, few, few, MANY], "black": [6, 4, 1, 1, 2]}
    parts = {part.name: part for part in draw.parts(view, {}, Text("hu"), frame=FRAMES[frame])}
    square = parts["square"]
    places = re.findall(r'data-piece="(?:die|black)-[^"]*"><g transform="translate\(([\d.]+) ([\d.]+)\)', square.svg)
    assert len(places) == 28
    assert max(float(x) for x, _ in places) < square.width - 10
    assert max(float(y) for _, y in places) < square.height - 10
    dice = [(float(x), float(y)) for x, y in places]
    apart = [max(abs(x - u), abs(y - v)) for (x, y), (u, v) in combinations(dice, 2)]
    assert min(apart) >= SMALLEST[frame]
