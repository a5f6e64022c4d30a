"""The server ends in time and quietly, whatever is going on."""

import asyncio
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.web.browsing import Client, Visitor, application
from tests.web.programs import Program
from tests.web.servers import ROOT
from trois.store import TROUBLE, Store
from trois.web.site import Site


def start(database: str) -> tuple["subprocess.Popen[str]", str]:
    command = [
        sys.executable,
        "-m",
        "trois",
        "serve",
        "--port",
        "0",
        "--database",
        database,
        "--pace",
        "0",
        "--posts",
        "99",
    ]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"},
    )  # fmt: skip
    assert process.stdout
    return process, process.stdout.readline().split()[2].rstrip("/")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_five_seconds_without_a_traceback(tmp_path: Path, how: signal.Signals) -> None:
    """With a master that thinks, an open stream, a request that is half sent, and decisions being made."""
    process, address = start(f"sqlite:///{tmp_path}/trois.db")
    ada = Program(address)
    thinking = ada.post("/api/tables", {"game": "troyes", "seats": [{"kind": "bot", "level": "master"}] * 2})["id"]
    table = ada.open("troyes-dice", "me", "here")
    ada.get(f"/api/tables/{thinking}")
    events = ada.events(table, 0)
    assert next(events)[0] == "view"
    port = int(address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as half:
        half.sendall(b"POST /api/persons HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
        time.sleep(1)
        made = [ada.decide(table, ada.view(table, seat)) for seat in (0, 1)]
        started = time.monotonic()
        process.send_signal(how)
        _, err = process.communicate(timeout=20)
    assert time.monotonic() - started < 5
    assert "Traceback" not in err, err
    assert [kind for kind, _ in events] == ["view"]
    store = Store(f"sqlite:///{tmp_path}/trois.db")
    assert len(store.entries(table)) == len(made)
    store.close()


def test_it_ends_quietly_while_bots_play(tmp_path: Path) -> None:
    """Quick bots at many tables, which decide again and again while all is being closed."""
    process, address = start(f"sqlite:///{tmp_path}/trois.db")
    ada = Program(address)
    seats = [{"kind": "bot", "level": "random"}] * 4
    for _ in range(12):
        ada.get(f"/api/tables/{ada.post('/api/tables', {'game': 'troyes', 'seats': seats})['id']}")
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=20)
    assert err == ""


def test_after_the_end_no_bot_begins_and_nothing_is_asked_of_the_database(tmp_path: Path) -> None:
    with Client(application(tmp_path, pace=5.0)) as client:
        site: Site = client.app.state.site
        live = site.tables.known[Visitor(client).open("troyes-dice", "bot-random", "bot-random").rpartition("/")[2]]
    site.bots.wake(live)
    assert not site.bots.tasks
    with pytest.raises(TROUBLE):
        asyncio.run(site.tables.db(site.store.ping))
