"""The server ends in time and quietly, whatever is going on."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.web.programs import Program
from tests.web.servers import ROOT
from trois.store import Store


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
