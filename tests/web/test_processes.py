"""Several processes on one PostgreSQL: whatever a visitor asks next may be answered by another one."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest

import trois
from tests.web.browsing import Client, Visitor, application
from tests.web.programs import Program
from tests.web.refusals import refused
from tests.web.servers import ROOT
from trois.store import Store
from trois.store.shelf import Shelf
from trois.web.rate_limit import RateLimit
from trois.web.site import Site

Pair = tuple[Client, Client]


@pytest.fixture
def pair(postgres: str, tmp_path: Path) -> Iterator[Pair]:
    """Two servers in this process, each with a memory of its own."""
    apps = [application(tmp_path, postgres) for _ in range(2)]
    clients = [Client(app, base_url="http://testserver.local", raise_server_exceptions=False) for app in apps]
    with clients[0] as one, clients[1] as two:
        yield one, two


def site_of(client: Client) -> Site:
    site: Site = client.app.state.site
    return site


def until(fits: Callable[[], bool], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


def test_every_request_sees_what_was_committed_elsewhere(pair: Pair) -> None:
    one, two = pair
    token = one.post("/api/persons", json={"name": "Ada"}).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    wanted = {"game": "troyes-dice", "seats": [{"kind": "me"}, {"kind": "here"}]}
    table = f"/api/tables/{one.post('/api/tables', json=wanted, headers=bearer).json()['id']}"
    for step in range(40):
        here, there = pair if step % 2 else (two, one)
        seat = here.get(table, headers=bearer).json()["pending"][0]
        seen = there.get(f"{table}/view?seat={seat}", headers=bearer).json()
        assert seen["legal"], step
        decision = {"seat": seat, "question": seen["question"], "key": str(step), "action": seen["legal"][0]["action"]}
        assert here.post(f"{table}/decisions", json=decision, headers=bearer).status_code == 200


def test_a_hint_is_shown_by_another_process(pair: Pair) -> None:
    one, two = pair
    site_of(one).hints.seconds = 0.05
    ada = Visitor(one)
    url = ada.open("troyes-dice", "me", "bot-random")
    ada.post(f"{url}/hint", {"seat": "0", "question": "0"})
    assert "data-advised" in ada.html or "advice" in ada.html
    asked = re.search(r"hint=(\d+)", ada.url)
    ada.client = two
    ada.get(f"{url}?seat=0&hint={asked[1] if asked else 0}")
    assert site_of(two).hints.known, "the other process did not look for it"
    found = next(iter(site_of(two).hints.known.values()))
    assert found == next(iter(site_of(one).hints.known.values()))


def test_a_record_is_shown_by_another_process(pair: Pair) -> None:
    one, two = pair
    record = json.dumps(trois.new("troyes-dice", seats=2, seed=3).record()).encode()
    ada = Visitor(one)
    ada.get("/")
    ada.send_file("/replays", {}, "record", "record.json", record)
    assert ada.status == 200
    ada.client = two
    for page in (ada.url, f"{ada.url}/step?at=0"):
        ada.get(page)
        assert ada.status == 200
    ada.get("/replays/nothing")
    assert ada.status == 404


def test_another_name_is_known_everywhere(pair: Pair) -> None:
    one, two = pair
    ada = Visitor(one)
    ada.get("/")
    ada.post("/settings", {"name": "Ada"})
    ada.client = two
    assert 'value="Ada"' in ada.get("/")
    ada.client = one
    ada.post("/settings", {"name": "Bea"})
    ada.client = two
    until(lambda: 'value="Bea"' in ada.get("/"))


def test_limits_are_counted_together(pair: Pair) -> None:
    limits = [site_of(client).limits.posts for client in pair]
    for limit in limits:
        limit.per_second, limit.burst = 1.0, 20.0
        limit.buckets.clear()
    assert all(limits[0].allows("eve") for _ in range(18))
    until(lambda: limits[1].buckets.get("eve", (20.0, 0.0))[0] < 4.0)
    assert sum(limits[1].allows("eve") for _ in range(20)) <= 8


def test_a_charge_is_bounded_and_passes() -> None:
    moment = [0.0]
    limit = RateLimit(1.0, 5.0, lambda: moment[0])
    limit.charge("eve", 1000.0)
    assert not limit.allows("eve")
    moment[0] = 6.0
    assert limit.allows("eve")


def test_open_streams_are_counted_together(pair: Pair) -> None:
    one, two = (site_of(client).limits.streams for client in pair)
    one.most_of_person = two.most_of_person = 4
    with one.open("eve", "10.0.0.1"), one.open("eve", "10.0.0.1"), one.open("eve", "10.0.0.1"):
        until(lambda: any(counts.get("eve") == 3 for _, counts in two.elsewhere.values()))
        with two.open("eve", "10.0.0.2"), refused("streams-too-many"):
            two.check("eve", "10.0.0.2")
    until(lambda: not any(counts.get("eve") for _, counts in two.elsewhere.values()))
    two.check("eve", "10.0.0.2")


def test_bots_of_a_table_think_in_one_process(pair: Pair) -> None:
    """Both processes have somebody who looks; the second takes over when the first one ends."""
    one, two = (site_of(client) for client in pair)
    for site in (one, two):
        site.bots.pace = 0.3
    ada = Visitor(pair[0])
    url = ada.open("troyes", "bot-random", "bot-random")
    table = url.rpartition("/")[2]
    ada.client = pair[1]
    ada.get(url)
    until(lambda: table in one.bots.tasks and table in two.bots.tasks)
    time.sleep(2.5)
    written = [site.tables.commits.entries for site in (one, two)]
    assert min(written) == 0
    assert max(written) >= 4
    busy, idle = (one, two) if written[0] else (two, one)
    busy.audience.looked_at.clear()
    until(lambda: idle.tables.commits.entries > 0)


def test_several_put_the_same_name_on_the_shelf(postgres: str) -> None:
    stores = [Store(postgres) for _ in range(8)]
    stores[0].migrate()
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda store: Shelf(store).put("the same", "value"), stores * 20))
    assert Shelf(stores[0]).get("the same") == "value"
    for store in stores:
        store.close()


# One command


def start(*words: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", "import sys; from trois.cli import main; sys.exit(main(sys.argv[1:]))", "serve"]
    return subprocess.Popen(
        [*command, "--port", "0", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


def children(pid: int) -> set[int]:
    return {int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def is_running(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    process = start("--processes", "2", "--database", f"{tmp_path}/trois.db")
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (2, "")
    assert err.startswith("trois: --processes: several need PostgreSQL")
    assert len(err.splitlines()) == 1


def test_processes_are_started_again_and_ended_together(postgres: str) -> None:
    process = start("--processes", "2", "--database", postgres, "--posts", "1000", "--pace", "0")
    try:
        assert process.stdout
        address = process.stdout.readline().split()[2].rstrip("/")
        before = children(process.pid)
        assert len(before) == 2
        until(lambda: httpx2.get(f"{address}/health/ready", timeout=20).json()["ready"], 15)
        ada = Program(address)
        table = ada.open("troyes-dice", "me", "here")
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        until(lambda: len(children(process.pid) - before) == 1, 5)
        for step in range(10):
            with httpx2.Client(base_url=address, headers=dict(ada.http.headers), timeout=20) as fresh:
                seat = fresh.get(f"/api/tables/{table}").json()["pending"][0]
                seen = fresh.get(f"/api/tables/{table}/view?seat={seat}").json()
            ada.decide(table, seen, step)
        everybody = children(process.pid)
        started = time.monotonic()
        process.terminate()
        _, err = process.communicate(timeout=15)
        assert time.monotonic() - started < 5
        assert not any(is_running(child) for child in everybody)
        assert "(SIGKILL) and is started again" in err
        assert "Traceback" not in err
    finally:
        process.kill()
        process.communicate()


def test_processes_end_with_the_one_that_watches_over_them(postgres: str) -> None:
    process = start("--processes", "2", "--database", postgres)
    assert process.stdout
    process.stdout.readline()
    until(lambda: len(children(process.pid)) == 2)
    everybody = children(process.pid)
    process.kill()
    process.communicate(timeout=20)
    until(lambda: not any(is_running(child) for child in everybody), 10)


def test_one_process_with_sqlite_is_started_again_at_once(tmp_path: Path) -> None:
    process = start("--processes", "1", "--database", f"{tmp_path}/trois.db", "--posts", "1000")
    try:
        assert process.stdout
        address = process.stdout.readline().split()[2].rstrip("/")
        ada = Program(address)
        table = ada.open("troyes-dice", "me", "here")
        (victim,) = children(process.pid)
        second = start("--processes", "1", "--database", f"{tmp_path}/trois.db")
        assert "another server is using it" in second.communicate(timeout=30)[1]
        os.kill(victim, signal.SIGKILL)
        until(lambda: children(process.pid) - {victim} != set(), 5)
        until(lambda: _is_there(address, table), 10)
        process.terminate()
        assert "Traceback" not in process.communicate(timeout=15)[1]
    finally:
        process.kill()
        process.communicate()


def _is_there(address: str, table: str) -> bool:
    with suppress(httpx2.HTTPError):
        return bool(httpx2.get(f"{address}/api/tables/{table}", timeout=20).json()["id"] == table)
    return False
