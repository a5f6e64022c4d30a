"""Records and positions of older versions of the rules: they replay to what they came to then, and go on."""

import json
from copy import deepcopy
from pathlib import Path

import pytest

import trois
from tests.play import RandomSeats
from trois.core.chance import RecordedChance
from trois.core.data import Json
from trois.core.errors import BadPosition, BadRecord
from trois.core.match import Match, begin
from trois.core.record import checksum
from trois.records.replay import answer_newer_questions

FIXTURES = Path(__file__).parents[1] / "fixtures"
FILES = sorted((FIXTURES / "records_v1").glob("*.json"))
POSITIONS = sorted((FIXTURES / "positions_v1").glob("*.json"))
LATER = sorted((FIXTURES / "v2").glob("records/*.json"))
"""Of commit c005532: some with the owner's cards, some unfinished."""
OLD_KEYS = {"deniers", "standing", "lying", "hand", "ramparts", "built", "district"}


def read(path: Path) -> dict[str, Json]:
    data: dict[str, Json] = json.loads(path.read_text(encoding="utf-8"))
    return data


def record_of(data: dict[str, Json]) -> dict[str, Json]:
    record = data["record"]
    assert isinstance(record, dict)
    return deepcopy(record)


def table_of(match: Match) -> dict[str, object]:
    """What lies on a table of Tournay, in the words of version 1."""
    position = match.position()
    players = position["players"]
    assert isinstance(players, list)
    kept = [{key: row[key] for key in OLD_KEYS} for row in players if isinstance(row, dict)]
    return {key: position[key] for key in ("round", "active", "queue", "supply")} | {"players": kept}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_of_version_1_comes_to_the_same_end(path: Path) -> None:
    data = read(path)
    record = record_of(data)
    match = trois.replay(record, seed=1, auto=False)
    assert record["rules"] == 1
    assert [score.total for score in match.scores] == data["scores"]
    if "table" in data:
        assert table_of(match) == data["table"]
    if match.over:
        trois.verify(record)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_its_new_record_is_whole_and_of_this_version(path: Path) -> None:
    match = trois.replay(record_of(read(path)), seed=1)
    RandomSeats(match, 5).finish()
    record = match.record()
    assert record["rules"] == match.game.rules_version
    again = trois.replay(json.loads(json.dumps(record)))
    assert again == match


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_log_of_what_was_chosen_replays_too(path: Path) -> None:
    """As a server keeps it: only decisions with a choice, the others are made again by themselves."""
    data = read(path)
    whole = trois.replay(record_of(data), seed=1, auto=False)
    match = begin(whole.game, whole.terms, RecordedChance(1, list(whole.chance.outcomes)), True)
    chosen = data["chosen"]
    assert isinstance(chosen, list)
    for decision in chosen:
        assert isinstance(decision, list)
        answer_newer_questions(match, 1)
        match.push(int(str(decision[0])), str(decision[1]))
    answer_newer_questions(match, 1)
    assert [score.total for score in match.scores] == data["scores"]
    if "table" in data:
        assert table_of(match) == data["table"]


def altered(record: dict[str, Json], **changes: Json) -> dict[str, Json]:
    twin = record | changes
    twin["checksum"] = checksum(twin)
    return twin


def test_a_record_of_a_newer_version_is_refused() -> None:
    record = record_of(read(FILES[0]))
    newest = trois.games.get("tournay").rules_version
    with pytest.raises(BadRecord) as refused:
        trois.replay(altered(record, rules=newest + 1))
    assert str(refused.value) == f"record: tournay rules version {newest + 1}; this version plays {newest}"


def test_an_old_record_that_cannot_be_followed_says_why() -> None:
    record = record_of(read(FILES[0]))
    actions = deepcopy(record["actions"])
    assert isinstance(actions, list)
    assert isinstance(actions[0], list)
    actions[0][0] = "take"
    newest = trois.games.get("tournay").rules_version
    with pytest.raises(
        BadRecord, match=f"record: of rules version 1, which version {newest} cannot follow: seat 0, decision 0"
    ):
        trois.replay(altered(record, actions=actions))


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_of_version_1_loads_and_is_played_on(path: Path) -> None:
    position = read(path)
    assert position["rules"] == 1
    check_that_it_is_played_on(position)


@pytest.mark.parametrize("path", sorted((FIXTURES / "v2").glob("positions/*.json")), ids=lambda path: path.stem)
def test_a_later_position_loads_and_is_played_on(path: Path) -> None:
    check_that_it_is_played_on(read(path))


@pytest.mark.parametrize("path", LATER, ids=lambda path: path.stem)
def test_a_later_record_comes_to_the_same_end_and_is_played_on(path: Path) -> None:
    data = read(path)
    match = trois.replay(record_of(data), seed=1)
    assert [score.total for score in match.scores] == data["scores"]
    RandomSeats(match, 5).finish()
    assert trois.replay(match.record()) == match


def check_that_it_is_played_on(position: dict[str, Json]) -> None:
    match = trois.load(position, seed=3)
    assert match.position()["rules"] == match.game.rules_version
    RandomSeats(match, 5).finish()
    assert trois.replay(match.record()) == match


def test_a_position_of_a_newer_version_is_refused() -> None:
    position = trois.new("tournay", 2, seed=1).position()
    newest = trois.games.get("tournay").rules_version
    with pytest.raises(BadPosition, match=f"position: tournay rules version {newest + 1}; this version plays {newest}"):
        trois.load({**position, "rules": newest + 1})
