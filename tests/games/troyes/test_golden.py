"""The golden games together use every activity and every event."""

from pathlib import Path

from tests.games.troyes.table import GAME
from trois.core.match import Match
from trois.core.record import parse
from trois.games.troyes.words import ACTIVITIES, EVENTS
from trois.records.replay import replay

FILES = sorted((Path(__file__).parents[2] / "golden" / "troyes").glob("*.json"))


def replayed() -> list[Match]:
    return [replay(GAME, parse(path.read_text(encoding="utf-8"))) for path in FILES]  # type: ignore[arg-type]


def test_there_are_games_of_two_three_and_four_players() -> None:
    assert {match.seats for match in replayed()} == {2, 3, 4}


def test_together_they_use_every_activity_and_every_event() -> None:
    log = [event for match in replayed() for event in match.journal.events]
    assert {event[2] for event in log if event[0] == "activated"} == set(ACTIVITIES)
    assert {event[2] for event in log if event[0] == "acted"} == set(EVENTS)
