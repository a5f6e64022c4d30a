"""Events as lines of a log."""

from trois import games
from trois.core.journal import Event
from trois.text import Text
from trois.text.log import added_up, sentences

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


def test_what_happens_again_and_to_nobody_has_shorter_and_own_words() -> None:
    events: list[Event] = [
        ("rolled", 0, "red", 3),
        ("rolled", 0, "red", 5),
        ("rolled", -1, "white", 1),
        ("rolled", -1, "black", 6),
        ("settled", -1, "palace", 2),
        ("expelled", 1, "city hall"),
        ("gained", 1, "deniers", 1),
    ]
    assert sentences(games.get("troyes"), events, NAMES, Text()) == [
        "Ada rolls red 3, red 5.",
        "The roll: white 1, black 6. A neutral citizen settles in Palace 2.",
        "Bo: expelled from City Hall.",
        "Bo gains 1 denier.",
    ]
