"""Every event of goods that come and go says why."""

import pytest

from tests.games.troyes_dice.table import sheet, state_of, table
from trois.core.journal import Event, Journal
from trois.core.match import Match
from trois.games.troyes_dice.rules import half_day
from trois.games.troyes_dice.words import WHY
from trois.text import LANGUAGES, catalogue


def after(match: Match, *actions: str) -> list[Event]:
    """What happens to goods and buildings in the first seat's actions."""
    start = len(match.events(0))
    for action in actions:
        match.push(0, action)
    return [e for e in match.events(0)[start:] if e[0] in ("paid", "gained", "lost", "built")]


def test_prices_of_plazas_and_changes() -> None:
    match = table(sheet(9, 9, 9), sheet(), dice=(1, 2, 3, 4), black=0, colours="RYWR")
    assert after(match, "take 3", "build palace 5") == [
        ("paid", 0, "fortune", 1, "plaza"),
        ("paid", 0, "influence", 2, "value"),
        ("paid", 0, "wisdom", 2, "colour"),
        ("built", 0, "palace", 5, ""),
        ("gained", 0, "red", 1, "palace"),
        ("gained", 0, "red", 1, "palace"),
    ]


def test_the_resource_named_for_the_second_plaza_and_what_the_die_brings() -> None:
    match = table(sheet(3, 3, 3), sheet(), dice=(1, 4, 5, 6), black=3, colours="RYWR")
    assert after(match, "take 2", "pay wisdom", "gain fortune 4") == [
        ("paid", 0, "wisdom", 1, "plaza"),
        ("gained", 0, "fortune", 4, "die"),
        ("gained", 0, "yellow", 1, "resource-track"),
    ]


@pytest.mark.parametrize(("tile", "resource"), [(-3, "fortune"), (-4, "influence"), (-5, "wisdom")])
def test_a_raid_asks_for_its_own_part_of_the_price(tile: int, resource: str) -> None:
    match = table(sheet(9, 9, 9), sheet(), dice=(1, 2, 3, 4), black=0, colours="RYWR", tiles={3: tile})
    assert after(match, "take 4") == [("paid", 0, "fortune", 2, "plaza"), ("paid", 0, resource, 1, "raid")]


def test_who_takes_no_die() -> None:
    match = table(sheet(0, 0, 0), sheet(), black=0)
    names = ("influence", "fortune", "wisdom")
    assert after(match, "collect") == [("gained", 0, name, 1, "no-die") for name in names]


def test_a_link_a_banquet_and_the_citizen_it_asks_for() -> None:
    match = table(sheet(built="fortress 1"), sheet(), dice=(2, 6, 6, 6), black=1, colours="RYWW", tiles={0: 4})
    assert after(match, "take 1", "build fortress 2", "citizen white") == [
        ("built", 0, "fortress", 2, ""),
        ("gained", 0, "red", 1, "fortress"),
        ("gained", 0, "red", 1, "banquet"),
        ("gained", 0, "white", 1, "banquet"),
        ("gained", 0, "red", 1, "link"),
    ]


def test_a_market_and_its_banquet_are_one_gain() -> None:
    match = table(sheet(), sheet(), dice=(2, 6, 6, 6), black=1, colours="YYRW", tiles={0: 6})
    assert after(match, "take 1", "build market 2")[1:] == [("gained", 0, "red", 1, "market")] * 4


def test_a_column_gives_resources_and_a_building() -> None:
    match = table(sheet(citizens=(2, 3, 3)), sheet(), dice=(1, 6, 6, 6), black=1, colours="RYWW")
    names = ("influence", "fortune", "wisdom")
    assert after(match, "take 1", "build fortress 1")[2:] == [("gained", 0, n, 1, "citizen-column") for n in names]
    match = table(sheet(citizens=(5, 6, 6)), sheet(), dice=(1, 6, 6, 6), black=1, colours="RYWW")
    assert after(match, "take 1", "build fortress 1", "build bishopric 1")[2] == (
        "built", 0, "bishopric", 1, "citizen-column"
    )  # fmt: skip


def test_places_of_a_citizen_track() -> None:
    match = table(sheet(citizens=(14, 0, 0)), sheet(), dice=(1, 6, 6, 6), black=1, colours="RYWW")
    events = after(match, "take 1", "build fortress 1", "build cathedral 1")
    assert ("built", 0, "cathedral", 1, "citizen-track") in events
    match = table(sheet(citizens=(19, 0, 0)), sheet(), dice=(1, 6, 6, 6), black=1, colours="RYWW")
    assert after(match, "take 1", "build fortress 1")[2:] == [
        ("gained", 0, "yellow", 1, "citizen-track"),
        ("gained", 0, "white", 1, "citizen-track"),
    ]


def test_a_full_track_and_no_track_left() -> None:
    match = table(sheet(citizens=(20, 0, 0)), sheet(), dice=(1, 6, 6, 6), black=1, colours="RYWW")
    assert after(match, "take 1", "build fortress 1", "citizen white")[1:] == [("gained", 0, "white", 1, "full-track")]
    match = table(sheet(citizens=(20, 20, 20)), sheet(), dice=(1, 6, 6, 6), black=1, colours="RYWW")
    assert after(match, "take 1", "build fortress 1")[1:] == [("lost", 0, "red", 1, "fortress")]


def test_a_reason_outlives_saving_and_loading() -> None:
    match = table(sheet(citizens=(20, 20, 4)), sheet(), dice=(5, 6, 6, 6), black=1, colours="RYWW")
    match.push(0, "take 1")
    match.push(0, "build palace 5")
    journal = Journal()
    twin = match.game.load(match.game.position(match.state))
    match.game.apply(twin, 0, match.legal(0)[0], match.chance, journal)
    assert journal.events == [("gained", 0, "white", 1, "full-track")]


def test_a_position_without_reasons_is_still_read() -> None:
    """Positions of earlier versions have no reasons in their work."""
    match = table(sheet(citizens=(20, 20, 4)), sheet(), dice=(5, 6, 6, 6), black=1, colours="RYWW")
    match.push(0, "take 1")
    match.push(0, "build palace 5")
    state = state_of(match)
    state.sheets[0].work = [packed & 4095 for packed in state.sheets[0].work]
    state.sheets[0].asked &= 7
    journal = Journal()
    twin = match.game.load(match.game.position(state))
    match.game.apply(twin, 0, match.legal(0)[0], match.chance, journal)
    assert journal.events == [("gained", 0, "white", 1, "")]


def test_what_destroys_a_plaza_and_crosses_a_die() -> None:
    match = table(sheet(), day=3, dice=(2, 4, 5, 6), black=1, colours="RYWR", tiles={0: -8})
    journal = Journal()
    half_day.resolve_event(state_of(match), journal)
    assert journal.events == [
        ("destroyed", -1, 0, "red", 2, "raid"),
        ("crossed", 0, "red", 2, "raid"),
        ("destroyed", -1, 1, "yellow", 4, "black-die"),
        ("crossed", 0, "yellow", 4, "black-die"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    known = catalogue(language, "troyes_dice")
    for why in WHY[1:]:
        assert f"why-{why}" in known or f"word-{why}" in known, why
