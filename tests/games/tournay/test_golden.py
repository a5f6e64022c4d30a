"""The golden games together use every card and every event, in every way to play."""

from pathlib import Path

import trois
from trois.core import record
from trois.core.match import Match
from trois.games.tournay.cards import EVENT_IDS, IDS, cards_for
from trois.games.tournay.words import BUILDING

FILES = sorted((Path(__file__).parents[2] / "golden" / "tournay").glob("*.json"))


def games() -> list[Match]:
    return [trois.replay(record.parse(path.read_text(encoding="utf-8"))) for path in FILES]


def test_golden_games_use_every_card_and_event() -> None:
    told = {(str(event[0]), str(event[2])) for match in games() for event in match.journal.events if len(event) > 2}
    for face, card in enumerate(IDS):
        assert ("played", card) in told
        if cards_for({}).kind[face] == BUILDING:
            assert ("activated", card) in told or ("copied", card) in told
    for event in EVENT_IDS:
        assert ("event", event) in told
        assert ("event_revealed", event) in told


def test_golden_games_cover_seats_and_options() -> None:
    terms = [match.terms for match in games()]
    assert {each.seats for each in terms} == {2, 3, 4}
    assert {each.options["expansion"] for each in terms} == {"off", "replace", "mix"}
    assert {each.options["advanced"] for each in terms} == {False, True}


def test_golden_games_end_by_the_printed_conditions() -> None:
    for match in games():
        assert match.over
        assert match.position()["round"] != 60
