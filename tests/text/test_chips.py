"""Chips in words and in signs."""

from collections.abc import Sequence

import pytest

import trois
from trois.core.match import Match
from trois.text import LANGUAGES, Text
from trois.text.chips import chip_signs, chip_words
from trois.text.model import NEUTRAL, Chip, Tone
from trois.text.voice import Voice, changes, sum_up, voice_of

NAMES = ["Ada", "Bo", "Odette"]


def troyes(lang: str = "en") -> Voice:
    match: Match = trois.new("troyes", 3, seed=1)
    return voice_of(match.view(0), Text(lang), NAMES)


@pytest.mark.parametrize(
    ("chip", "words", "signs"),
    [
        (Chip("price", "deniers", 1), "−1 denier", "−1¤"),
        (Chip("price", "deniers", 2), "−2 deniers", "−2¤"),
        (Chip("gain", "influence", 3), "+3 influence", "+3♔"),
        (Chip("risk", "vp", 2), "−2 VP", "−2★"),
        (Chip("gain", "cubes", 1), "+1 cube for later", "+1▪"),
        (Chip("fact", "divisor", 1), "once per pip", "÷1"),
        (Chip("fact", "divisor", 3), "once per 3 pips", "÷3"),
        (Chip("fact", "total", 12), "total 12", "Σ12"),
        (Chip("fact", "times", 3), "3 ×", "= 3×"),
        (Chip("fact", "strength", 7, 4), "strength 7 of 4", "7 ≥ 4"),
        (Chip("fact", "prizes", 2, 1), "2 or 1 VP", "2/1★"),
        (Chip("fact", "harvest", 2), "1 denier per 2 pips", "÷2 ¤"),
        (Chip("fact", "wages", 1, word="round"), "1 denier in wages each round", "1¤ / round"),
        (Chip("fact", "colour", word="white"), "white", "W"),
        (Chip("fact", "countered", word="heresy"), "counters Heresy", "✓ Heresy"),
        (Chip("fact", "expelled", word="palace", whose=2), "expels a citizen of ▲ Odette from the Palace", "✗▲ Palace"),
        (
            Chip("fact", "expelled", word="palace", whose=NEUTRAL),
            "expels a citizen of ○ neutral player from the Palace",
            "✗○ Palace",
        ),
        (Chip("gain", "vp", 2, whose=1), "■ Bo: +2 VP", "■+2★"),
    ],
)
def test_words_and_signs(chip: Chip, words: str, signs: str) -> None:
    assert chip_words(troyes(), chip) == words
    assert chip_signs(troyes(), chip) == signs


def test_words_follow_the_language() -> None:
    chips = [Chip("price", "deniers", 2), Chip("fact", "divisor", 3), Chip("gain", "vp", 1, whose=1)]
    said = {lang: [chip_words(troyes(lang), chip) for chip in chips] for lang in LANGUAGES}
    assert said["fr"] == ["−2 deniers", "une fois par tranche de 3 points de dés", "■ Bo\xa0: +1 PV"]
    assert said["hu"] == ["−2 dénár", "3 szemenként egyszer", "■ Bo: +1 GYP"]
    assert len({tuple(words) for words in said.values()}) == len(LANGUAGES)


def test_a_thing_without_texts_is_still_said() -> None:
    assert chip_words(troyes(), Chip("gain", "pebbles", 2)) == "+2 pebbles"
    assert chip_signs(troyes(), Chip("gain", "pebbles", 2, whose=0)) == "●+2 pebbles"


@pytest.mark.parametrize(
    ("chip", "tone"),
    [
        (Chip("price", "deniers", 1), "bad"),
        (Chip("risk", "vp", 1), "bad"),
        (Chip("gain", "vp", 1), "good"),
        (Chip("fact", "total", 1), "plain"),
        (Chip("gain", "vp", 1, whose=1, mood="bad"), "bad"),
    ],
)
def test_tone_follows_the_kind_unless_said(chip: Chip, tone: Tone) -> None:
    assert chip.tone == tone


def test_chips_are_added_up() -> None:
    one, other = Chip("gain", "vp", 1), Chip("gain", "vp", 1, whose=1)
    assert sum_up([one, other, one]) == [Chip("gain", "vp", 2), other]
    assert sum_up([Chip("fact", "colour", word="red")] * 2) == [Chip("fact", "colour", word="red")]


def told(events: Sequence[tuple[str | int, ...]]) -> list[Chip]:
    return changes(trois.games.get("troyes"), 0, events)


def test_changes_are_the_seats_own_prices_first() -> None:
    events = [
        ("gained", 0, "vp", 2),
        ("paid", 0, "deniers", 3),
        ("gained", 1, "vp", 5),
        ("paid", 0, "deniers", 1),
        ("lost", 0, "influence", 2),
        ("passed", 0),
    ]
    assert told(events) == [Chip("price", "deniers", 4), Chip("gain", "vp", 2), Chip("risk", "influence", 2)]


def test_changes_are_told_whatever_reason_they_carry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(trois.games.get("troyes").events, "paid", ["what", "amount", "why"])
    assert told([("paid", 0, "deniers", 3, "hire"), ("paid", 0, "deniers", 2, "bought-dice")]) == [
        Chip("price", "deniers", 5)
    ]
