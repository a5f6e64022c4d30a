"""Recorded games replay to their stored result. A change of behaviour raises the game's rules_version."""

from pathlib import Path

import pytest

import trois

FILES = sorted(Path(__file__).parent.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_game(path: Path) -> None:
    record = trois.core.record.parse(path.read_text(encoding="utf-8"))
    match = trois.replay(record)
    assert match.over
    assert match.record() == record
    trois.verify(record)


@pytest.mark.parametrize("name", trois.games.names())
def test_every_game_has_golden_games(name: str) -> None:
    assert sum(path.parent.name == name.replace("-", "_") for path in FILES) >= 3
