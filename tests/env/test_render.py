"""A view as text and as a drawing."""

import pytest

from trois.env import render

VIEW = {
    "game": "troyes",
    "rules": 1,
    "question": {"kind": "settle"},
    "over": False,
    "players": [{"deniers": 5, "cards": []}, {"deniers": 3, "cards": ["monk", None]}],
    "decks": {"red": 5, "white": 2},
}


def test_text() -> None:
    assert render.text(VIEW, ["pass", "settle 1"], [7, 9]).splitlines() == [
        "game: troyes",
        "over: no",
        "players:",
        "  0:",
        "    deniers: 5",
        "    cards: -",
        "  1:",
        "    deniers: 3",
        "    cards: monk -",
        "decks: red 5, white 2",
        "legal: pass, settle 1",
        "scores: 7, 9",
    ]


def test_modes(capsys: pytest.CaptureFixture[str]) -> None:
    assert render.modes("troyes") == ("human", "ansi", "svg")
    assert render.render(None, VIEW, [], []) is None
    assert render.render("ansi", {"over": True}, [], []) == "over: yes"
    assert capsys.readouterr().out == ""
    assert render.render("human", {"over": True}, [], []) is None
    assert capsys.readouterr().out == "over: yes\n"
