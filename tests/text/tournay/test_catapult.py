"""The Catapult aims at somebody else: names, labels and the drawn choices are of their buildings."""

import random

import trois
from trois import draw
from trois.core.match import Match
from trois.text import Text
from trois.text.tournay.places import stack_at
from trois.text.voice import voice_of

SEED = 1
"""Of a match by chance in which the first seat damages a building of the third."""


def aimed() -> Match:
    chooser, match = random.Random(SEED), trois.new("tournay", seats=3, seed=SEED, expansion="replace")
    while True:
        question = match.view(0)["question"] if match.pending == [0] else None
        if isinstance(question, dict) and question["kind"] == "damage" and len(match.legal(0)) > 1:
            return match
        seat = match.pending[-1]
        match.push(seat, chooser.choice(match.legal(seat)))


def test_buildings_to_be_damaged_are_those_of_the_other() -> None:
    match, text = aimed(), Text()
    view = match.view(0)
    assert view["question"] == {"kind": "damage", "seat": 2}
    voice = voice_of(view, text, ["Perrin", "Josse", "Odette"])
    for action in match.legal(0):
        area = match.game.vocabulary.words(action)["area"]
        stack = stack_at(view, 2, area)  # type: ignore[arg-type]
        assert stack is not None
        named = text.word("tournay", stack["cards"][-1])
        assert voice.label(action) == named
        assert voice.name(action) == f"Damage {named}"
    choices = {action: voice.name(action) for action in match.legal(0)}
    drawn = {part.name: part.actions for part in draw.parts(view, choices, text)}
    assert drawn["district-2"] == frozenset(choices)
    assert not drawn["district-0"]
