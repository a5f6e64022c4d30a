"""`make play` on a fresh machine: plain at once, compiled beside it, one build at a time. Here make, pip and trois are
small stand-ins: what is tested is who is started, who is ended, and what people are told.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).parent.parent / "tools/engine.py"
SECONDS = 30.0

TROIS = """
import os, signal, sys, time
def main():
    # A test run in the background hands down an ignored Ctrl-C; a person's terminal does not.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        print("playing", *sys.argv[1:], "plain" if os.environ.get("TROIS_PURE") else "built", flush=True)
        while not os.path.exists("enough"):
            time.sleep(0.02)
    except KeyboardInterrupt:
        print("left", flush=True)
    return 3
"""
MAKE = """#!/bin/sh
echo $$ > maker
echo building "$2"
while ! test -e go; do sleep 0.02; done
test -e broken && exit 2
mkdir -p build && echo "trois: compiled by mypyc" > build/engine.txt && touch "$2"
"""
BUILDER = f"""#!/bin/sh
if test "$1" = -c; then mkdir -p build/sdist && touch build/sdist/trois-1.tar.gz && exit; fi
exec {sys.executable} "$@"
"""
PIP = """
import os, sys, time
from pathlib import Path
verb = next(word for word in sys.argv if word in ("wheel", "install"))
os.mkdir("busy")  # fails where two work at the same time
time.sleep(0.3)
with open("pips", "a") as file:
    file.write(verb + " ")
if verb == "wheel":
    Path("build/wheel").mkdir(parents=True)
    Path("build/wheel/trois-1.whl").touch()
    Path("build/wheel.log").write_text("x 2026 trois: compiled by mypyc\\n")
os.rmdir("busy")
"""
FILES = {
    "src/trois/__init__.py": "",
    "src/trois/cli.py": TROIS,
    "make": MAKE,
    ".venv-build/bin/python": BUILDER,
    "fake/pip/__init__.py": "",
    "fake/pip/__main__.py": PIP,
}


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A checkout with stand-ins; whatever was left running is ended."""
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    for name in ("make", ".venv-build/bin/python"):
        (tmp_path / name).chmod(0o755)
    yield tmp_path
    for name in ("enough", "go"):
        (tmp_path / name).touch()


def begin(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    env = {**os.environ, "MAKE": str(folder / "make"), "PYTHONPATH": str(folder / "fake")}
    return subprocess.Popen(
        [sys.executable, ENGINE, *arguments], cwd=folder, env=env, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def status(process: "subprocess.Popen[str]") -> int:
    """How it ended."""
    process.communicate(timeout=SECONDS)
    return process.returncode


def wait_for(condition: Path) -> None:
    ends = time.monotonic() + SECONDS
    while not condition.exists():
        assert time.monotonic() < ends, f"{condition} never came"
        time.sleep(0.02)


def read_until(process: "subprocess.Popen[str]", text: str) -> str:
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        lines.append(line)
        if text in line:
            return "".join(lines)
    raise AssertionError("".join(lines))


def is_alive(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return not Path(f"/proc/{number}/stat").exists() or ") Z " not in Path(f"/proc/{number}/stat").read_text()


def test_the_plain_engine_plays_while_the_other_is_built(folder: Path) -> None:
    process = begin(folder, "start", "stamp", "serve", "--open")
    assert "built meanwhile" in read_until(process, "playing serve --open plain")
    (folder / "go").touch()
    read_until(process, "The compiled engine is ready: the next start uses it.")
    (folder / "enough").touch()
    assert status(process) == 3
    assert (folder / "build/engine.log").read_text() == "building stamp\n"


def test_a_failed_build_is_told_in_one_sentence_and_harms_nobody(folder: Path) -> None:
    (folder / "broken").touch()
    process = begin(folder, "start", "stamp", "serve")
    read_until(process, "playing serve plain")
    (folder / "go").touch()
    assert read_until(process, "could not be compiled").count("\n") == 1
    assert process.poll() is None
    (folder / "enough").touch()
    assert status(process) == 3


def test_in_the_terminal_the_build_speaks_only_after_the_game(folder: Path) -> None:
    process = begin(folder, "start", "stamp", "play")
    read_until(process, "playing play plain")
    (folder / "go").touch()
    wait_for(folder / "stamp")
    (folder / "enough").touch()
    assert process.communicate(timeout=SECONDS)[0] == "The compiled engine is ready: the next start uses it.\n"


def test_ctrl_c_ends_the_game_and_the_build(folder: Path) -> None:
    process = begin(folder, "start", "stamp", "serve")
    read_until(process, "playing serve plain")
    wait_for(folder / "maker")
    os.killpg(process.pid, signal.SIGINT)
    told = process.communicate(timeout=SECONDS)[0]
    assert sorted(told.splitlines()) == [
        "The build of the compiled engine is broken off; the next start begins it again.",
        "left",
    ]
    assert process.returncode == 3
    assert not is_alive(int((folder / "maker").read_text()))
    assert not (folder / "stamp").exists()


def test_the_next_start_uses_what_was_built_and_says_so(folder: Path) -> None:
    (folder / "build").mkdir()
    (folder / "build/engine.txt").write_text("trois: compiled by mypyc\n")
    (folder / "stamp").touch()
    script = f"import sys; sys.path.insert(0, {str(ENGINE.parent)!r}); import engine; from pathlib import Path; " \
             "sys.executable = str(Path('python').absolute()); sys.exit(engine.start(Path('stamp'), ['serve']))"  # fmt: skip
    (folder / "trois").write_text("#!/bin/sh\necho built $1\n")
    (folder / "trois").chmod(0o755)
    done = subprocess.run([sys.executable, "-c", script], cwd=folder, check=True, capture_output=True, text=True)
    assert done.stdout == "Engine: compiled by mypyc.\nbuilt serve\n"
    assert not (folder / "maker").exists()


def test_two_builds_at_once_do_the_work_once(folder: Path) -> None:
    both = [begin(folder, "build", "engine-1") for _ in range(2)]
    told = sorted(process.communicate(timeout=SECONDS)[0] for process in both)
    assert [process.returncode for process in both] == [0, 0]
    assert told == ["Another build is running: waiting for it ...\n", "trois: compiled by mypyc\n"]
    assert (folder / "pips").read_text() == "wheel install "
    assert (folder / "build/engine.txt").read_text() == "trois: compiled by mypyc\n"


def test_nothing_is_kept_of_the_last_build(folder: Path) -> None:
    (folder / "build/sdist").mkdir(parents=True)
    (folder / "build/sdist/trois-0.tar.gz").touch()
    (folder / "engine-0").touch()
    assert status(begin(folder, "build", "engine-1")) == 0
    left = {path.name for path in (folder / "build").iterdir()}
    assert left == {"engine.txt", "lock", "sdist", "sdist.log", "wheel", "wheel.log"}
    assert [path.name for path in (folder / "build/sdist").iterdir()] == ["trois-1.tar.gz"]
    assert (folder / "engine-1").exists()
    assert not (folder / "engine-0").exists()
