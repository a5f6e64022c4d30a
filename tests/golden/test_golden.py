"""Recorded games replay to their stored result. A change of behaviour raises the game's rules_version."""

from pathlib import Path

import pytest

import trois
from tests.golden import make
from tests.golden.things import things, wanted
from tests.play import cases
from trois.core.data import Json
from trois.core.match import Match

FILES = sorted(make.HERE.glob("*/*.json"))


def name_of(path: Path) -> str:
    return path.relative_to(make.HERE).with_suffix("").as_posix()


def read(path: Path) -> dict[str, Json]:
    return trois.records.replay.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_golden_game(path: Path) -> None:
    record = read(path)
    match = trois.replay(record)
    assert match.over
    assert match.record() == record
    trois.verify(record)


@pytest.mark.parametrize("game", trois.games.names())
def test_golden_games_of_older_versions_still_replay(game: str) -> None:
    """To the stored scores, which `replay` compares."""
    for path in (make.HERE / trois.games.area(game)).glob("v*/*.json"):
        record = read(path)
        match = trois.replay(record)
        assert match.over
        assert record["rules"] == int(path.parent.name[1:]) < match.game.rules_version
        trois.verify(record)


def golden(game: str) -> dict[str, Match]:
    files = (make.HERE / trois.games.area(game)).glob("*.json")
    return {path.stem: trois.replay(read(path)) for path in files}


@pytest.mark.parametrize("game", trois.games.names())
def test_there_is_one_for_each_number_of_seats_and_set_of_options(game: str) -> None:
    ways = {make.name_of(case): (case.seats, dict(case.options)) for case in cases() if case.game == game}
    assert {name: (match.seats, match.terms.options) for name, match in golden(game).items()} == ways


@pytest.mark.parametrize("game", trois.games.names())
def test_together_they_use_every_card_and_every_event(game: str) -> None:
    assert wanted(game) <= set[str]().union(*map(things, golden(game).values()))
