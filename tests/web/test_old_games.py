"""Games begun with older versions of the package go on: databases as those versions wrote them.

`v1` is of version 0.1.0, at rules version 1 of each game; `v2` of commit c005532, at rules version 2 of Tournay, with a
table whose owner corrected a card. Each held running tables, finished ones and one that was waiting; `facts.json` is what
that version showed of them: the views of both people, the numbers of their questions, and the records of the finished
matches.
"""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import trois
from tests.web.programs import Program
from tests.web.servers import Server, running

FIXTURES = Path(__file__).parent.parent / "fixtures"
VERSIONS = ["v1", "v2"]
FACTS: dict[str, Any] = {
    version: json.loads((FIXTURES / version / "facts.json").read_text(encoding="utf-8")) for version in VERSIONS
}
TABLES = {table: facts for version in VERSIONS for table, facts in FACTS[version]["tables"].items()}
PEOPLE = {"0": "Ada", "1": "Bob"}


def in_stage(stage: str) -> list[tuple[str, str]]:
    """Versions with their tables."""
    tables = [(version, table) for version in VERSIONS for table in FACTS[version]["tables"]]
    return [(version, table) for version, table in tables if TABLES[table]["stage"] == stage]


@pytest.fixture(scope="module", params=VERSIONS)
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Server]]:
    """A version, and a server of today on its database."""
    file = tmp_path_factory.mktemp("old") / "trois.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript((FIXTURES / request.param / "database.sql").read_text(encoding="utf-8"))
    database.close()
    with running(f"sqlite:///{file}") as server:
        yield request.param, server


@pytest.fixture
def people(old: tuple[str, Server]) -> dict[str, Program]:
    version, server = old
    return {seat: Program(server.address, token=FACTS[version]["tokens"][name]) for seat, name in PEOPLE.items()}


def is_within(old: Any, new: Any) -> bool:
    """Whether everything that the old view told, but the rules version, is still told the same; more may be told.

    Since rules version 2 of Tournay a card that was seen stays known: where only the back was shown (`red1`), the view
    may name the card (`red1.fort`), and more seats may know it.
    """
    if isinstance(old, dict):
        return isinstance(new, dict) and all(
            key in new and (_are_among(value, new[key]) if key == "known" else is_within(value, new[key]))
            for key, value in old.items()
            if key != "rules"
        )
    if isinstance(old, list):
        return isinstance(new, list) and len(old) == len(new) and all(map(is_within, old, new))
    return bool(old == new) or (isinstance(old, str) and str(new).startswith(f"{old}."))


def _are_among(old: list[list[int]], new: list[list[int]]) -> bool:
    """Whether everybody who knew a card still knows it."""
    return len(old) == len(new) and all(set(knew) <= set(know) for knew, know in zip(old, new, strict=True))


def check_that_it_stands_where_it_stood(people: dict[str, Program], table: str) -> None:
    facts = TABLES[table]
    assert people["0"].get(f"/api/tables/{table}")["stage"] == facts["stage"]
    for seat, view in facts["views"].items():
        seen = people[seat].view(table, int(seat))
        assert is_within(view, seen["view"])
        assert seen["question"] == facts["questions"][seat]


@pytest.mark.parametrize(("old", "table"), in_stage("running"), indirect=["old"])
def test_a_running_table_stands_where_it_stood_and_is_played_to_its_end(people: dict[str, Program], table: str) -> None:
    check_that_it_stands_where_it_stood(people, table)
    for _ in range(3000):
        for seat in TABLES[table]["views"]:
            seen = people[seat].view(table, int(seat))
            if seen["legal"]:
                people[seat].decide(table, seen, at=seen["question"])
        if people["0"].get(f"/api/tables/{table}")["stage"] == "over":
            break
    record = people["0"].get(f"/api/tables/{table}/record")
    assert trois.replay(record).over
    trois.verify(record)


@pytest.mark.parametrize(("old", "table"), in_stage("over"), indirect=["old"])
def test_a_finished_match_has_the_same_result(people: dict[str, Program], table: str) -> None:
    check_that_it_stands_where_it_stood(people, table)
    old = TABLES[table]["record"]
    assert people["0"].get(f"/api/tables/{table}/record")["scores"] == old["scores"]
    assert people["0"].http.get(f"/tables/{table}").status_code == 200
    replayed = trois.replay(old)
    assert replayed.over
    assert [score.parts for score in replayed.scores] == [score["parts"] for score in old["scores"]]


def test_finished_matches_count_for_feats(people: dict[str, Program]) -> None:
    """Ada finished a match of Troyes Dice alone; Bob may have finished one with her in the tests above."""
    for seat, alone in (("0", 1), ("1", 0)):
        (found,) = people[seat].get("/api/feats")
        games = {one["feat"]: one["games"] for one in found["feats"]}
        assert (games["played-alone"], games["45-points"]) == (alone, 0)


def test_a_waiting_table_still_waits(old: tuple[str, Server], people: dict[str, Program]) -> None:
    table = FACTS[old[0]]["waiting"]
    assert people["0"].get(f"/api/tables/{table}")["stage"] == "waiting"
    people["1"].post(f"/api/tables/{table}/seats/1", {"do": "take"})
    assert people["0"].post(f"/api/tables/{table}/start", {})["stage"] == "running"
