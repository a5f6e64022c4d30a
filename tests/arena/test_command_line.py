"""`trois arena` and what can be wrong with its words; and how it ends when it is asked to."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from trois.cli import main

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seconds", "-1"], "--seconds -1.0: a number of at least 0"),
        (["--seconds", "nan"], "--seconds nan: a number of at least 0"),
        (["--seconds", "inf"], "--seconds inf: a number of at least 0"),
        (["--simulations", "0"], "--simulations 0: a number of at least 1"),
        (["--games", "0"], "--games 0: from 1 to"),
        (["--seats", "0"], "--seats 0: a number of at least 1"),
        (["--jobs", "0"], "--jobs 0: a number of at least 1"),
    ],
)
def test_numbers_have_limits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    assert main(["arena", "troyes-dice", "--bots", "expert,random", "--out", str(tmp_path / "out"), *words]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert complaint in said.err
    assert not (tmp_path / "out").exists()


def test_ray_that_is_not_installed_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trois.arena.cli.find_spec", lambda _name: None)
    words = ["arena", "troyes-dice", "--bots", "random,random", "--out", str(tmp_path), "--ray", "auto"]
    assert main(words) == 2
    assert capsys.readouterr().err == "trois: --ray needs the extra [ray]: pip install 'trois[ray]'\n"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_who_is_interrupted_leaves_no_process_behind(tmp_path: Path, how: signal.Signals) -> None:
    # A test run in the background hands down an ignored Ctrl-C; a person's terminal does not.
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    command = heard + "import sys; from trois.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["arena", "troyes-dice", "--bots", "expert,expert", "--seconds", "60", "--jobs", "2", "--games", "4"]
    process = subprocess.Popen(
        [sys.executable, "-c", command, *words, "--out", str(tmp_path)],
        stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, cwd=ROOT,
    )  # fmt: skip
    try:
        while len(_session(process.pid)) < 4:
            time.sleep(0.1)
        time.sleep(1)
        process.send_signal(how)
        out, err = process.communicate(timeout=20)
        assert "Traceback" not in err
        assert "0" in out
        assert process.returncode == 0
        deadline = time.monotonic() + 5
        while _session(process.pid) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert _session(process.pid) == []
    finally:
        for pid in _session(process.pid):
            os.kill(pid, signal.SIGKILL)


def _session(leader: int) -> list[int]:
    """The processes of a session that are not dead."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                state, _, _, session = (entry / "stat").read_text().rpartition(")")[2].split()[:4]
            except OSError:
                continue
            if int(session) == leader and state != "Z":
                found.append(int(entry.name))
    return found
