"""The package as it is installed: complete, compiled, and playing the same games as the plain sources."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import trois._pure
from tests import copies, random_games

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / ".venv/bin/python"


def run(*arguments: str, pure: bool = False) -> str:
    """What the installed package answers."""
    env = {key: value for key, value in os.environ.items() if not key.startswith(("TROIS_", "PYTHON", "COV"))}
    if pure:
        env["TROIS_PURE"] = "1"
    done = subprocess.run(
        [PYTHON, *arguments], cwd=ROOT / "tests", env=env, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def is_compiled(pure: bool = False) -> bool:
    return run("-c", "import trois._pure; print(trois._pure.compiled())", pure=pure).strip() == "True"


@pytest.fixture(scope="module")
def installed() -> Path:
    """The folder of the installed package, made from the sources as they are now; 'make test' sees to that."""
    folder = Path(run("-c", "import trois; print(trois.__path__[0])").strip()) if PYTHON.exists() else ROOT / "nowhere"
    if files(folder) != files(ROOT / "src/trois"):
        assert "TROIS_INSTALLED" not in os.environ, "the package that 'make' installed is not the one in src"
        pytest.skip("BUILD NOT TESTED: the package in .venv is not up to date; 'make test' renews it")
    return folder


@pytest.fixture(scope="module")
def compiled(installed: Path) -> Path:
    """The same, where it is compiled. A machine that can't compile is no failure; a compilation that fails is."""
    told = (ROOT / "build/engine.txt").read_text().strip()
    assert "failed" not in told, f"{told}: build/wheel.log"
    if told != "trois: compiled by mypyc":
        pytest.skip(f"COMPILED ENGINE NOT TESTED: {told}")
    return installed


def files(folder: Path) -> dict[str, bytes]:
    """What stands in a folder of the package, apart from what was compiled."""
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in {".so", ".pyc"}]
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def test_the_installed_package_is_complete(installed: Path) -> None:
    assert {"__init__.py", "py.typed", "games/troyes_dice/cards.toml"} <= set(files(installed))


def test_every_module_of_core_and_games_is_compiled(compiled: Path) -> None:
    def modules(suffix: str) -> set[str]:
        paths = [path for part in ("core", "games") for path in (compiled / part).rglob(f"*{suffix}")]
        return {str(path.with_name(path.name.split(".")[0])) for path in paths}

    assert is_compiled()
    assert modules(".so") == {name for name in modules(".py") if not name.endswith("__init__")}


def test_trois_pure_chooses_the_plain_modules(compiled: Path) -> None:
    assert not is_compiled(pure=True)
    origins = "import sys, trois; print(*(m.__spec__.origin for n, m in sys.modules.items() if n.startswith('trois')))"
    assert all(path.endswith(".py") for path in run("-c", origins, pure=True).split())


def test_compiled_and_plain_give_the_same_records(compiled: Path) -> None:
    assert run("random_games.py").splitlines() == random_games.told()


def test_compiled_objects_are_copied_pickled_and_sent_to_other_processes(compiled: Path) -> None:
    lines = run("copies.py").splitlines()
    assert lines[-1] == "another process"
    assert {f"{game}: {what}" for game in copies.GAMES for what in ("matches", "parts", "bots")} <= set(lines)


def test_the_sources_have_no_compiled_modules_beside_them() -> None:
    assert not list((ROOT / "src").rglob("*.so"))


def test_the_build_uses_the_locked_versions() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


@pytest.mark.parametrize("lock", ["play", "dev", "bench", "lock"])
def test_locks_pin_everything_and_name_no_host(lock: str) -> None:
    text = (ROOT / f"requirements/{lock}.txt").read_text()
    pins = [line for line in text.replace("\\\n", "").splitlines() if not line.startswith("#")]
    assert pins
    assert all("==" in pin and "--hash=sha256:" in pin for pin in pins)
    assert "://" not in text
    assert not any(line.startswith("--") for line in text.splitlines())


def test_this_python_runs_the_plain_sources() -> None:
    assert not trois._pure.compiled()
    assert sys.modules["trois"].__file__ == str(ROOT / "src/trois/__init__.py")
