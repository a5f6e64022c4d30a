"""Build the engine, and start trois at once, whether it is built or not. The Makefile calls this.

    python tools/engine.py build STAMP             build and install; one build at a time
    python tools/engine.py start STAMP serve ...   run a command of trois

A stamp is a file named after all that the engine is made from: where it is missing the engine has to be built. Then
`start` runs the plain sources and builds beside them, in the background; the next start finds the built one.
"""

import contextlib
import fcntl
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import FrameType

BUILD = Path("build")
BUILDER = ".venv-build/bin/python"
"""It has what the package is built with and nothing else. So the package is built as pip builds it for anybody: where
something is missing here it is missing there."""
LOG = BUILD / "engine.log"
TOLD = BUILD / "engine.txt"
"""What the latest build said of itself in one line."""
COMPILED = "trois: compiled"
ARCHIVE = f"from setuptools import build_meta; build_meta.build_sdist('{BUILD}/sdist')"
PIP = ["-m", "pip", "--disable-pip-version-check", "--quiet"]
PLAIN = [sys.executable, "-c", "import sys; from trois.cli import main; sys.exit(main())"]
PATIENCE = 10.0
"""Seconds in which a build that is told to end has to do so."""


def say(text: str) -> None:
    print(text, flush=True)


# Building


def build(stamp: Path) -> int:
    """Build and install the engine, unless somebody else has done so by now."""
    with one_at_a_time():
        if stamp.exists():
            return 0
        clear_up()
        wheel = made_wheel()
        for old in stamp.parent.glob("engine-*"):
            old.unlink()
        run([sys.executable, *PIP, "install", "--no-deps", "--no-index", "--force-reinstall", str(wheel)])
        TOLD.write_text(told() + "\n")
        say(told())
        stamp.touch()
    return 0


def made_wheel() -> Path:
    """The wheel, built from the archive of sources that is published."""
    with (BUILD / "sdist.log").open("w") as log:
        subprocess.run([BUILDER, "-c", ARCHIVE], check=True, stdout=log, stderr=log)
    archive = next((BUILD / "sdist").glob("trois-*.tar.gz"))
    kept = ["--wheel-dir", str(BUILD / "wheel"), "--log", str(BUILD / "wheel.log")]
    run([BUILDER, *PIP, "wheel", "--no-deps", "--no-index", "--no-build-isolation", *kept, str(archive)])
    return next((BUILD / "wheel").glob("trois-*.whl"))


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another build is running: waiting for it ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def clear_up() -> None:
    """Away with what the last build made."""
    for name in ("sdist", "wheel"):
        shutil.rmtree(BUILD / name, ignore_errors=True)
    (BUILD / "wheel.log").unlink(missing_ok=True)


def run(command: Sequence[str]) -> None:
    subprocess.run(command, check=True)


def told() -> str:
    """What setup.py says it built."""
    lines = (BUILD / "wheel.log").read_text(errors="replace").splitlines()
    found = [line[line.index("trois: ") :] for line in lines if "trois: compiled" in line or "trois: plain" in line]
    return found[-1] if found else "trois: plain Python"


# Starting


def start(stamp: Path, command: Sequence[str]) -> int:
    """Run a command of trois with the engine that is there; build the other one meanwhile."""
    if stamp.exists():
        say(f"Engine: {TOLD.read_text().strip().removeprefix('trois: ')}." if TOLD.exists() else "Engine: installed.")
        return play([str(Path(sys.executable).with_name("trois"))], command, {})
    say("Starting with the plain engine. The compiled one is built meanwhile, in the background, and is used from the")
    say(f"next start on ({LOG} tells how far it is).")
    beside = Beside(stamp, speaks=command[0] == "serve")
    try:
        return play(PLAIN, command, {"PYTHONPATH": "src", "TROIS_PURE": "1"})
    finally:
        beside.end()


def play(program: Sequence[str], command: Sequence[str], more: dict[str, str]) -> int:
    """Run until it ends. Ctrl-C reaches it from the terminal, and anybody else who ends us ends it too."""
    with subprocess.Popen([*program, *command], env=os.environ | more) as child:

        def pass_on(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
            if number != signal.SIGINT:
                child.terminate()

        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, pass_on)
        status = child.wait()
        return status if status >= 0 else 128 - status


class Beside:
    """A build in the background, in a process group of its own, which gives way to everything else."""

    def __init__(self, stamp: Path, speaks: bool) -> None:
        self.speaks = speaks
        self.broken_off = False
        BUILD.mkdir(exist_ok=True)
        with LOG.open("w") as log:
            make = [os.environ.get("MAKE", "make"), "--no-print-directory", str(stamp)]
            self.process = subprocess.Popen(
                ["nice", "-n", "19", *make],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        self.watcher = threading.Thread(target=self._watch, daemon=True)
        self.watcher.start()

    def _watch(self) -> None:
        status = self.process.wait()
        if self.speaks and not self.broken_off:
            say(outcome(status))

    def end(self) -> None:
        """Break the build off if it is not over; the next start begins it again."""
        if self.process.poll() is None:
            self.broken_off = True
            say("The build of the compiled engine is broken off; the next start begins it again.")
            self._signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._signal(signal.SIGKILL)
        self.watcher.join(PATIENCE)
        if not self.speaks and not self.broken_off:
            say(outcome(self.process.returncode))

    def _signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, number)


def outcome(status: int) -> str:
    """One sentence about a build that is over."""
    if status == 0 and TOLD.exists() and TOLD.read_text().startswith(COMPILED):
        return "The compiled engine is ready: the next start uses it."
    return f"The engine could not be compiled and goes on as plain Python, only slower; {LOG} tells why."


def main(arguments: Sequence[str]) -> int:
    verb, stamp, *command = arguments
    if verb == "start":
        return start(Path(stamp), command)
    try:
        return build(Path(stamp))
    except subprocess.CalledProcessError as error:
        return int(error.returncode)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
