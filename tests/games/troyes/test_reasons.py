"""Every coming and going of money, influence, points and pieces tells its reason."""

import pytest

from tests.games.troyes.table import GAME, state_of, table
from trois.core.chance import Chance
from trois.core.game import AnyGame
from trois.core.journal import Event, Journal
from trois.core.match import Match
from trois.core.options import in_full
from trois.games.troyes.journal import EVENTS as KINDS
from trois.games.troyes.journal import WHY
from trois.games.troyes.rules.purse import must_pay_deniers
from trois.games.troyes.scoring import scores
from trois.games.troyes.words import ACTIVITIES, CHARACTERS, EVENTS
from trois.text import LANGUAGES, catalogue

BANK = -1


def events(match: Match, *kinds: str) -> list[Event]:
    return [event for event in match.journal.events if event[0] in kinds]


def do(match: Match, *actions: str) -> None:
    for action in actions:
        match.push(match.pending[0], action)


def test_bought_dice_tell_who_pays_whom() -> None:
    match = table({0: "Y4", 1: "Y5", 2: "Y6", "grey": "Y3"}, deniers=[30, 0, 0, 0])
    do(match, "agriculture", "take 3 yellow grey", "take 5 yellow 1", "take 6 yellow 2")
    assert events(match, "paid", "gained") == [
        ("paid", 0, "deniers", 6, 1, "bought-dice"),
        ("gained", 1, "deniers", 6, 0, "bought-dice"),
        ("paid", 0, "deniers", 6, 2, "bought-dice"),
        ("gained", 2, "deniers", 6, 0, "bought-dice"),
        ("paid", 0, "deniers", 6, BANK, "bought-dice"),
        ("gained", 0, "deniers", 7, BANK, "agriculture"),
    ]


def test_two_dice_of_one_owner_are_paid_at_once() -> None:
    match = table({0: "Y4", 1: "Y55", 2: "Y6"}, deniers=[30, 0, 0, 0])
    do(match, "agriculture", "take 5 yellow 1", "take 5 yellow 1", "done")
    assert events(match, "paid") == [("paid", 0, "deniers", 8, 1, "bought-dice")]


def test_taxes_tell_who_pays_whom() -> None:
    city = {"city hall": "11g..."}
    match = table({0: "R4"}, activities="tax-collector", posts={"tax-collector": [0]}, buildings=city, deniers=[0, 9])
    do(match, "activate tax-collector", "take 4 red 0", "done")
    assert events(match, "paid", "gained") == [
        ("paid", 1, "deniers", 2, 0, "tax-collector"),
        ("gained", 0, "deniers", 2, 1, "tax-collector"),
        ("gained", 0, "deniers", 1, BANK, "tax-collector"),
    ]


def test_a_hire_and_an_activity() -> None:
    match = table({0: "Y44"}, activities="journeyman", deniers=[10])
    do(match, "activate journeyman", "supply", "take 4 yellow 0", "done")
    assert events(match, "paid", "gained") == [
        ("paid", 0, "deniers", 7, BANK, "hire"),
        ("paid", 0, "deniers", 3, BANK, "journeyman"),
        ("gained", 0, "vp", 2, BANK, "journeyman"),
    ]


def test_the_prizes_of_an_event_and_the_cubes_on_it() -> None:
    match = table({0: "R4"}, queue="succession-conflict 1 1 0 0")
    do(match, "combat succession-conflict", "take 4 red 0", "done")
    assert events(match, "cubes", "gained") == [
        ("cubes", 0, "succession-conflict", 1, ""),
        ("gained", 0, "influence", 1, BANK, "event-cubes"),
        ("gained", 0, "vp", 4, BANK, "succession-conflict"),
        ("gained", 1, "vp", 2, BANK, "succession-conflict"),
    ]


def test_who_is_pushed_out_and_why() -> None:
    match = table({0: "R3"}, buildings={"palace": "..1..."})
    do(match, "place palace", "take 3 red 0", "supply")
    assert events(match, "placed", "expelled") == [
        ("placed", 0, "palace", 3, ""),
        ("expelled", 1, "palace", "placed-citizen"),
    ]


def test_what_is_too_weak_loses_points() -> None:
    match = table({0: "W1"}, black=[6], influence=[0])
    do(match, "cannot")
    assert events(match, "lost") == [("lost", 0, "vp", 2, "too-weak")]


def test_wages_that_are_not_paid_in_full() -> None:
    state, journal = state_of(table({"grey": "W1"}, deniers=[7] * 4)), Journal()
    must_pay_deniers(state, 0, 12, "wages", "unpaid-wages", journal)
    assert journal.events == [("paid", 0, "deniers", 7, BANK, "wages"), ("lost", 0, "vp", 2, "unpaid-wages")]


def played(seats: int, seed: int) -> tuple[Journal, list[dict[str, int]]]:
    chance, picker, journal = Chance(seed), Chance(seed + 1), Journal()
    state = GAME.setup(seats, in_full("troyes", GAME.options, {}), {}, chance, journal)
    while GAME.pending(state):
        actions = GAME.legal(state, state.seat)
        GAME.apply(state, state.seat, actions[picker.below(len(actions))], chance, journal)
    return journal, [score.parts for score in scores(state)]


def test_every_reason_is_a_card_or_a_known_word_and_every_word_is_used() -> None:
    told: set[str] = set()
    for seed in range(40):
        journal, _ = played(2 + seed % 3, seed)
        for event in journal.events:
            if "why" in KINDS[str(event[0])]:
                assert len(event) == 2 + len(KINDS[str(event[0])])
                told.add(str(event[-1]))
                assert event[-1] or event[0] in {"cubes", "built", "placed", "rolled"}
    cards = {*ACTIVITIES, *EVENTS, *CHARACTERS}
    assert told - cards - {""} == set(WHY) - {"unpaid-wages"}
    assert {"heresy", "drought", "civil-war", "interruption-of-work", "marauding", "thibaut"} <= told


@pytest.mark.parametrize("seed", range(6))
def test_the_end_tells_every_source_of_points(seed: int) -> None:
    journal, parts = played(2 + seed % 3, seed)
    during = {"activities", "cathedral", "events", "losses"}
    for seat, own in enumerate(parts):
        end = {name.replace(" ", "-"): points for name, points in own.items() if name not in during and points}
        assert {event[3]: event[2] for event in journal.events if event[:2] == ("scored", seat)} == end


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    words = catalogue(language, "troyes")
    assert {entry.removeprefix("why-") for entry in words if entry.startswith("why-")} == set(WHY)


def test_the_protocol_names_the_arguments() -> None:
    game: AnyGame = GAME  # type: ignore[assignment]
    assert game.events["paid"] == ["what", "amount", "to", "why"]
    assert game.events["gained"] == ["what", "amount", "from", "why"]
