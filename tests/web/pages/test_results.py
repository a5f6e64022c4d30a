"""The end of a match."""

import pytest

import trois
from trois.core.journal import Event
from trois.core.match import Match
from trois.web.pages.results import dice


def counts(monkeypatch: pytest.MonkeyPatch, game: str, events: list[Event]) -> list[int]:
    match: Match = trois.new(game, 2, seed=1)
    monkeypatch.setattr(match.journal, "events", events)
    monkeypatch.setattr(match.journal, "audiences", [-1] * len(events))
    return [face.count for face in dice(match)]


def test_rolled_faces_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    rolled: list[Event] = [("rolled", 0, "red", 5), ("rolled", -1, "white", 5), ("rerolled", 0, "red", 5, 2)]
    other: list[Event] = [("used", 0, "red", 5, "0"), ("settled", 0, "palace", 3), ("round", -1, 4)]
    assert counts(monkeypatch, "troyes", [*rolled, *other]) == [0, 1, 0, 0, 2, 0]
    assert counts(monkeypatch, "troyes-dice", [("rolled", -1, 1, 2, 3, 3, 6)]) == [0, 1, 2, 0, 0, 1]


def test_the_commonest_face_has_the_longest_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    match: Match = trois.new("troyes", 2, seed=1)
    one, two = ("rolled", 0, "red", 1), ("rolled", 0, "red", 2)
    events: list[Event] = [one, one, one, one, two]
    monkeypatch.setattr(match.journal, "events", events)
    monkeypatch.setattr(match.journal, "audiences", [-1] * 5)
    assert [face.share for face in dice(match)] == [100, 25, 0, 0, 0, 0]


def test_a_game_without_dice_rolls_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert counts(monkeypatch, "tournay", [("round", -1, 4), ("turn", 0)]) == [0] * 6
