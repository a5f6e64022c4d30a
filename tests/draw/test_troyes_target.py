"""What the action in the making is about is marked on the board."""

import pytest

import trois
from trois import draw
from trois.draw.frames import FRAMES
from trois.text import Text
from trois.text.voice import voice_of

PARTS = {
    "place city hall": "city-hall",
    "cathedral": "cathedral",
    "agriculture": "agriculture",
    "combat marauding": "events",
}


def marked(trail: list[str]) -> list[str]:
    """The parts that hold the mark of a target."""
    match = trois.new("troyes", seats=3, seed=1)
    while match.view(0)["round"] != 1:
        match.push(match.pending[0], match.legal(match.pending[0])[0])
    view = {**match.view(0), "trail": trail}
    return [
        part.name for part in draw.parts(voice_of(view, Text(), ()), {}, FRAMES["medium"]) if "chosen-ring" in part.svg
    ]


@pytest.mark.parametrize("action", PARTS)
def test_the_target_of_an_action_is_marked(action: str) -> None:
    assert marked([action, "take 1 red 0"]) == [PARTS[action]]


def test_an_activity_in_the_making_is_marked() -> None:
    match = trois.new("troyes", seats=3, seed=1)
    while not match.texts(match.pending[0])[0].startswith("activate"):
        match.push(match.pending[0], match.legal(match.pending[0])[0])
    assert len(marked([match.texts(match.pending[0])[0]])) == 1


def test_nothing_is_marked_between_actions() -> None:
    assert marked([]) == []
