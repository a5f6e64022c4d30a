"""With the next version of the rules everything that was written before it is still read: what we ship and what others keep."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import trois
from tests.play import RandomSeats
from trois.core.data import Json
from trois.games import area

ROOT = Path(__file__).parents[2]
FOLDERS = ["src/trois/lessons", "src/trois/rulebook", "tests/fixtures", "tests/golden"]


def tables_in(data: Json) -> Iterator[dict[str, Json]]:
    """Records and positions, wherever they stand in a file."""
    if isinstance(data, dict) and {"game", "rules", "card_changes"} <= data.keys() and "pending" not in data:
        yield data
    elif isinstance(data, dict | list):
        for part in data.values() if isinstance(data, dict) else data:
            yield from tables_in(part)


def kept(game: str) -> list[dict[str, Json]]:
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.json"))]
    found = [table for path in files for table in tables_in(json.loads(path.read_text(encoding="utf-8")))]
    return [table for table in found if table["game"] == game]


@pytest.fixture(params=trois.games.names())
def raised(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game in its next version."""
    game = str(request.param)
    newest = trois.games.get(game).rules_version + 1
    monkeypatch.setattr(trois.games.get(game), "rules_version", newest)
    for module in ("game", "position", "describe"):
        monkeypatch.setattr(import_module(f"trois.games.{area(game)}.{module}"), "RULES_VERSION", newest)
    return game


def test_every_position_and_record_is_read_in_the_next_version(raised: str) -> None:
    tables = kept(raised)
    assert len(tables) > 20
    for table in tables:
        match = trois.replay(table) if "checksum" in table else trois.load(table, seed=1)
        assert match.position()["rules"] == trois.games.get(raised).rules_version


def test_a_position_is_played_on_in_the_next_version(raised: str) -> None:
    position = next(table for table in kept(raised) if "checksum" not in table)
    match = RandomSeats(trois.load(position, seed=1), 1).finish()
    assert trois.replay(match.record()) == match
