"""What others did, in short lines with amounts."""

import pytest

import trois
from trois.core.journal import Event
from trois.text import LANGUAGES, Text
from trois.text.chips import chip_signs
from trois.text.entries import plain
from trois.text.news import news
from trois.text.voice import voice_of

NAMES = ["Ada", "Bo", "Cy"]


def told(game: str, *events: Event, language: str = "en") -> list[str]:
    """Each line with its amounts in signs and its reason in brackets."""
    voice = voice_of(trois.new(game, seats=3, seed=1).view(0), Text(language), NAMES)
    return [
        " ".join(
            [plain(line.spans, NAMES), *(chip_signs(voice, chip) for chip in line.amounts)]
            + ([f"({line.reason})"] if line.reason else [])
        )
        for line in news(voice, enumerate(events))
    ]


def test_amounts_stand_at_the_end_of_a_turn() -> None:
    events: list[Event] = [
        ("paid", 1, "influence", 4, -1, "turn-over"),
        ("turned", 1, "yellow", 1),
        ("activated", 1, "journeyman", 1),
        ("paid", 1, "deniers", 3, -1, "journeyman"),
        ("gained", 1, "vp", 2, -1, "journeyman"),
    ]
    assert told("troyes", *events) == ["Bo turns over yellow 1 and activates Journeyman −4♔ −3¤ +2★"]


def test_who_is_paid_in_between_does_not_break_a_turn() -> None:
    events: list[Event] = [
        ("hired", 1, "merchant"),
        ("paid", 1, "deniers", 4, -1, "hire"),
        ("paid", 1, "deniers", 2, 2, "bought-dice"),
        ("gained", 2, "deniers", 2, 1, "bought-dice"),
        ("used", 1, "yellow", 3, "2"),
        ("activated", 1, "merchant", 1),
        ("gained", 1, "deniers", 2, -1, "merchant"),
        ("passed", 2),
    ]
    assert told("troyes", *events) == [
        "Bo hires a tradesman for Merchant, uses Cy's yellow 3 and activates Merchant −4¤",
        "Cy +2¤ (price of the dice)",
        "Cy passes",
    ]


def test_a_line_without_words_says_why() -> None:
    events: list[Event] = [("lost", 1, "deniers", 2, "civil-war"), ("lost", 1, "influence", 1, "heresy")]
    assert told("troyes", *events) == ["Bo −2¤ −1♔ (Civil War and Heresy)"]


def test_what_comes_to_nothing_is_not_told() -> None:
    events: list[Event] = [("passed", 1), ("paid", 1, "deniers", 2, -1), ("gained", 1, "deniers", 2, -1)]
    assert told("troyes", *events) == ["Bo passes"]


def test_the_same_fate_is_told_once_and_its_price_apart() -> None:
    events: list[Event] = [
        ("expelled", 1, "palace"),
        ("expelled", 2, "palace"),
        ("lost", 2, "deniers", 1, "drought"),
    ]
    assert told("troyes", *events) == ["Bo and Cy's citizen is expelled from the Palace", "Cy −1¤ (Drought)"]


def test_what_happens_at_the_table_stays_before_what_it_brings() -> None:
    events: list[Event] = [
        ("event", -1, "event.pilgrims", 2),
        ("gained", 1, 2, "event.pilgrims"),
        ("gained", 2, 4, "event.pilgrims"),
        ("event", -1, "event.siege", 1),
    ]
    assert told("tournay", *events) == [
        "Pilgrims takes effect twice",
        "Bo +2d (Pilgrims)",
        "Cy +4d (Pilgrims)",
        "Siege takes effect once",
    ]


def test_turns_of_tournay_are_apart_and_need_no_beginning() -> None:
    events: list[Event] = [("turn", 1), ("gathered", 1), ("turn", 1), ("gained", 1, 2, "earn")]
    assert told("tournay", *events) == ["Bo gathers all citizens", "Bo +2d (earning)"]


def test_troyes_dice_counts_resources_and_citizens() -> None:
    events: list[Event] = [
        ("took", 1, 1, "red", 3),
        ("paid", 1, "fortune", 1, "plaza"),
        ("built", 1, "palace", 2),
        ("gained", 1, "red", 2, "palace"),
        ("lost", 1, "white", 1, "link"),
    ]
    assert told("troyes-dice", *events) == ["Bo takes the red 3 from plaza 2 and builds Palace 2 −1◆Y +2●R"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_begins_with_who_it_was(language: str) -> None:
    (line,) = told("troyes", ("passed", 1), ("gained", 1, "deniers", 2, -1, "passing"), language=language)
    assert line.startswith("Bo ")
    assert line.endswith("+2¤")
