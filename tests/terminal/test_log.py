"""Events as lines of a log."""

from trois import games
from trois.core.journal import Event
from trois.terminal.log import added_up, latest, sentences
from trois.text import Text

NAMES = ["Ada", "Bo", "Cy"]


def told(*events: Event) -> list[str]:
    return sentences(games.get("troyes-dice"), list(events), NAMES, Text())


def test_what_one_seat_does_shares_a_line() -> None:
    lines = told(("took", 0, 0, "red", 3), ("built", 0, "fortress", 3), ("took", 1, 0, "red", 3))
    assert lines == ["Ada takes the red 3 from plaza 1, builds Fortress 3.", "Bo takes the red 3 from plaza 1."]


def test_gains_one_by_one_are_added_up() -> None:
    one: Event = ("gained", 0, "red", 1)
    assert added_up([one, one, ("gained", 0, "white", 1), one]) == [
        ("gained", 0, "red", 2),
        ("gained", 0, "white", 1),
        one,
    ]


def test_what_befalls_several_seats_is_told_once() -> None:
    lines = told(
        ("destroyed", -1, 1, "red", 4),
        ("crossed", 0, "red", 4),
        ("crossed", 1, "red", 4),
        ("protected", 2, "red", 4),
    )
    assert lines == [
        "Plaza 2 is destroyed: red 4.",
        "Ada, Bo: red 4 is crossed out.",
        "Cy: the Fortress protects red 4.",
    ]


def test_what_nobody_does_shares_a_line() -> None:
    assert told(("half-day", -1, 2, "morning"), ("destroyed", -1, 1, "red", 4)) == [
        "Day 2, morning. Plaza 2 is destroyed: red 4."
    ]


def test_the_latest_lines_fit_on_the_screen() -> None:
    lines = ["a" * 100, "b" * 100, "c" * 50]
    assert latest(lines, 5, 80) == lines
    assert latest(lines, 4, 80) == ["…", lines[1], lines[2]]
    assert latest(lines, 1, 80) == ["…", lines[2]]
    assert latest(["a" * 500], 1, 80) == ["a" * 500]
