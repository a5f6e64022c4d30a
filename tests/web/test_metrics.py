"""Figures for Prometheus, and the log."""

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browsing import Client, Visitor, application
from trois.web import logs
from trois.web.figures import Histogram

LINE = re.compile(r"(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+=\"[^\"]*\",?)+\})? [0-9.e+-]+)")


def test_every_line_is_one_that_prometheus_reads(tmp_path: Path) -> None:
    with Client(application(tmp_path, metrics=True)) as client:
        ada = Visitor(client)
        url = ada.open("troyes-dice", "me", "here")
        ada.get(f"{url}?seat=0")
        ada.choose()
        ada.get("/nothing")
        answer = client.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = answer.text.splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    for expected in (
        "trois_decisions_total 1",
        "trois_tables_in_memory 1",
        "trois_tables_set_aside 0",
        "trois_streams 0",
        "trois_bots_waiting 0",
        "trois_commit_seconds_count 1",
        'trois_requests_total{method="GET",status="404"} 1',
    ):
        assert expected in lines
    memory = next(line for line in lines if line.startswith("trois_memory_bytes "))
    assert int(memory.split()[1]) > 10_000_000


def test_figures_are_told_only_where_wanted(tmp_path: Path) -> None:
    with Client(application(tmp_path)) as client:
        assert client.get("/metrics").status_code == 404


def test_a_histogram_counts_up_to_its_bounds() -> None:
    found = Histogram()
    for seconds in (0.001, 0.0011, 7.0, 60.0):
        found.add(seconds)
    assert (found.counts[0], found.counts[1], found.counts[-2:], found.total) == (1, 1, [1, 1], 67.0021)


# The log


@pytest.fixture
def _restored() -> Iterator[None]:
    root, access = logging.getLogger(), logs.ACCESS.level
    handlers, level = [*root.handlers], root.level
    yield
    root.handlers[:], root.level = handlers, level
    logs.ACCESS.setLevel(access)


@pytest.mark.usefixtures("_restored")
def test_every_request_has_an_id_and_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("json", access=True)
    with Client(application(tmp_path)) as client:
        given = client.get("/health", headers={"x-request-id": "abc-1"})
        made = client.get("/nothing", headers={"x-request-id": "no good\t"})
    assert given.headers["x-request-id"] == "abc-1"
    assert re.fullmatch(r"[0-9a-f]{16}", made.headers["x-request-id"])
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    told = [
        (one["request"], one["method"], one["path"], one["status"]) for one in lines if one["logger"] == "trois.access"
    ]
    assert told[0] == ("abc-1", "GET", "/health", 200)
    assert told[1][0] == made.headers["x-request-id"]
    assert told[1][3] == 404


@pytest.mark.usefixtures("_restored")
def test_people_read_one_line_for_each_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("human", access=True)
    with Client(application(tmp_path)) as client:
        client.get("/tables/a%0ab", headers={"x-request-id": "abc-2"})
    line = capsys.readouterr().err
    assert re.search(r"INFO trois\.access \[abc-2\] GET '/tables/a\\nb' 404 [0-9.]+ ms ", line)


@pytest.mark.usefixtures("_restored")
def test_the_owner_s_key_is_not_logged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("json", access=True)
    with Client(application(tmp_path)) as client:
        client.get("/admin/enter/a-key-that-opens-the-dashboard")
    assert "/admin/enter/..." in (told := capsys.readouterr().err)
    assert "a-key" not in told


@pytest.mark.usefixtures("_restored")
def test_without_an_access_log_requests_are_not_logged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("human", access=False)
    with Client(application(tmp_path)) as client:
        client.get("/health")
    assert capsys.readouterr().err == ""
