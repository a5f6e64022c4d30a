"""What happened to a seat since its last decision: nothing is left out, losses come first, the cause is named."""

from collections import Counter
from typing import Any

import pytest

import trois
from trois.core.chance import Chance
from trois.core.journal import Event
from trois.core.match import Match
from trois.text import LANGUAGES, Text
from trois.text.chips import chip_signs
from trois.text.entries import ADDED_UP, plain
from trois.text.fates import after_own, fates
from trois.text.voice import Voice, voice_of

NAMES = ["Ada", "Bo", "Cy"]
OPTIONS: dict[str, dict[str, Any]] = {
    "tournay": {"expansion": "mix", "advanced": True},
    "troyes-dice": {"expansion": True},
}
PIECES = {
    "troyes": ("buildings", "cathedral", "events"),
    "troyes-dice": ("built", "crossed"),
    "tournay": ("standing", "lying", "hand", "district", "ramparts", "built"),
}
"""What a seat has besides goods: citizens and cubes of Troyes, fields of Troyes Dice, people and cards of Tournay."""


def told(game: str, seat: int, *events: Event, language: str = "en") -> list[str]:
    voice = voice_of(trois.new(game, seats=3, seed=1).view(seat), Text(language), NAMES)
    return [
        " ".join(
            [*(plain(line, NAMES) for line in fate.words), *(chip_signs(voice, chip) for chip in fate.amounts)]
            + ([f"({fate.reason})"] if fate.reason else [])
        )
        for fate in fates(voice, seat, after_own(voice, seat, list(enumerate(events))))
    ]


ROUND: tuple[Event, ...] = (
    ("activated", 0, "merchant", 1),
    ("gained", 0, "deniers", 4, -1, "merchant"),
    ("paid", 1, "deniers", 4, 0, "bought-dice"),
    ("gained", 0, "deniers", 4, 1, "bought-dice"),
    ("used", 1, "red", 3, "0"),
    ("expelled", 0, "palace", "placed-citizen"),
    ("placed", 1, "palace", 2, ""),
    ("ended", -1, 1),
    ("round", -1, 2),
    ("gained", 0, "deniers", 10, -1, "income"),
    ("paid", 0, "deniers", 3, -1, "wages"),
    ("acted", -1, "drought"),
    ("paid", 0, "deniers", 3, -1, "drought"),
    ("acted", -1, "succession-conflict"),
    ("expelled", 0, "palace", "succession-conflict"),
)


def test_losses_first_with_their_cause_and_nothing_of_the_own_doing() -> None:
    assert told("troyes", 0, *ROUND) == [
        "Bo pushes your citizen out from the Palace",
        "−3¤ (wages)",
        "−3¤ (Drought)",
        "Your citizen is expelled from the Palace (Succession Conflict)",
        "Bo uses your red 3 +4¤",
        "+10¤ (income)",
    ]


def test_what_happened_to_others_is_none_of_mine() -> None:
    assert told("troyes", 2, *ROUND) == []


def test_tournay_tells_what_was_taken_and_what_was_hired() -> None:
    events: list[Event] = [
        ("hired", 1, 0, "white", 1),
        ("lost", 1, 2, "hire"),
        ("gained", 0, 2, "hire"),
        ("event", -1, "event.storm", 1),
        ("put_card_under", 0, "yellow1.farm", "event.storm"),
        ("event", -1, "event.riot", 1),
        ("laid_down", 0, "yellow", 1, "event.riot"),
        ("damaged", 0, "yellow1.farm", "c3", "event.fire"),
    ]
    assert told("tournay", 0, *events) == [
        "Farm I is gone from your hand (Storm)",
        "1 yellow citizen of yours must lie down (Riot)",
        "Your Farm I is damaged (Fire)",
        "Bo hires 1 white citizen of yours +2d",
    ]


def test_the_same_event_twice_is_one_fate() -> None:
    riot: list[Event] = [("event", -1, "event.riot", 1), ("laid_down", 0, "yellow", 1, "event.riot")]
    assert told("tournay", 0, *riot, *riot) == ["2 yellow citizens of yours must lie down (Riot)"]
    other: Event = ("laid_down", 0, "red", 1, "event.riot")
    assert told("tournay", 0, *riot, *riot, other) == [
        "2 yellow citizens of yours must lie down 1 red citizen of yours must lie down (Riot)"
    ]


def test_troyes_dice_tells_what_is_crossed_out() -> None:
    assert told("troyes-dice", 0, ("half-day", -1, 3, "morning"), ("crossed", 0, "white", 3, "black-die")) == [
        "Your white 3 is crossed out (black die)"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it_to_the_reader(language: str) -> None:
    said = " ".join(told("troyes", 0, *ROUND, language=language))
    assert "Ada" not in said
    assert "{" not in said


# In random games nothing is left out


def wealth(voice: Voice, seat: int) -> Counter[str]:
    """What amounts tell: the goods by their names."""
    return Counter({good.thing: good.amount for good in voice.goods(seat)})


def pieces(view: Any, seat: int) -> object:
    own = next(view[key][seat] for key in ("players", "sheets") if key in view)
    known = {"buildings": count(view, "buildings", seat), "cathedral": count(view, "cathedral", seat), **own}
    return [known[key] for key in PIECES[view["game"]]]


def count(view: Any, place: str, seat: int) -> int:
    """How many pieces of a seat stand in a place of Troyes."""
    found = view.get(place) if view["game"] == "troyes" else None
    rows = list(found.values()) if isinstance(found, dict) else [found]
    return sum(str(row).replace("[", " ").replace("]", " ").replace(",", " ").split().count(str(seat)) for row in rows)


COUNTED = {
    "troyes": ("deniers", "influence", "vp"),
    "troyes-dice": ("influence", "fortune", "wisdom", "red", "yellow", "white"),
    "tournay": ("deniers",),
}


NEUTRAL = {
    "troyes": "start round activity event rolled acted repelled rerolled turned used modified activated countered"
    " passed waited ended character scored",
    "troyes-dice": "first-number numbered half-day rolled destroyed already-crossed protected took collected plaza-turned"
    " tile-turned over",
    "tournay": "round last_round turn hired looked saw drew left visible_under put_under turned_up crier coin event"
    " protected event_revealed copied levied over",
}
"""Kinds of events that change nothing that the seat they name has: what they lead to is told by events of its own."""


@pytest.mark.parametrize("game", NEUTRAL)
def test_every_kind_of_event_is_felt_counted_or_known_to_change_nothing(game: str) -> None:
    voice = voice_of(trois.new(game, seats=2, seed=1).view(0), Text(), NAMES)
    left = set(voice.game.events) - voice.felt - set(ADDED_UP)
    assert left == set(NEUTRAL[game].split())


def felt_by(voice: Voice, seat: int, events: list[Event]) -> list[Event]:
    """What changes the citizens and cards of a seat, or the use that others make of them."""
    owners = [dict(zip(voice.game.events[str(event[0])], event[2:], strict=False)).get("owner") for event in events]
    return [
        event
        for event, owner in zip(events, owners, strict=True)
        if (event[0] in voice.felt and event[1] == seat)
        or (event[0] in voice.touching and event[1] != seat and str(owner) == str(seat))
    ]


def check(match: Match, seat: int, before: Any, known: int) -> int:
    """Between two views of a seat: what its fates tell is the difference."""
    game = match.game.name
    then, now = voice_of(before, Text(), NAMES), voice_of(match.view(seat), Text(), NAMES)
    events = match.events(seat)
    found = fates(now, seat, list(enumerate(events))[known:])
    told_of = [event for fate in found for event in fate.events]
    for event in felt_by(now, seat, events[known:]):
        assert event in told_of, event
    sums: Counter[str] = Counter()
    for fate in found:
        for chip in fate.amounts:
            thing, amount = now.change(chip) or ("", 0)
            sums[thing] += amount
    had, has = wealth(then, seat), wealth(now, seat)
    for thing in COUNTED[game]:
        assert sums[thing] == has[thing] - had[thing], (thing, found)
    if not match.can_undo(seat) and pieces(before, seat) != pieces(now.view, seat):
        assert any(fate.words for fate in found), (pieces(before, seat), pieces(now.view, seat))
    return len(found)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", COUNTED)
def test_everything_that_changed_for_a_seat_is_told(game: str, seed: int) -> None:
    match = trois.new(game, 3, seed=seed, auto=True, **OPTIONS.get(game, {}))
    picker, found = Chance(seed), 0
    views: dict[int, tuple[Any, int]] = {}
    while not match.over:
        seat = match.pending[0]
        if seat in views:
            found += check(match, seat, *views[seat])
        views[seat] = match.view(seat), len(match.events(seat))
        choices = match.legal(seat)
        match.push(seat, choices[picker.below(len(choices))])
    assert found > 50
