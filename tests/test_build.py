"""The package as it is built and installed: complete, compiled, and playing the same games as the plain sources."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import trois._pure
from tests import copies, random_games

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / ".venv/bin/python"
BUILDER = ROOT / ".venv-build/bin/python"


def run(*arguments: str, pure: bool = False, python: Path = PYTHON) -> str:
    """What the installed package answers."""
    env = {key: value for key, value in os.environ.items() if not key.startswith(("TROIS_", "PYTHON", "COV"))}
    if pure:
        env["TROIS_PURE"] = "1"
    done = subprocess.run(
        [python, *arguments], cwd=ROOT / "tests", env=env, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def is_compiled(pure: bool = False) -> bool:
    return run("-c", "import trois._pure; print(trois._pure.compiled())", pure=pure).strip() == "True"


@pytest.fixture(scope="module")
def installed() -> Path:
    """The folder of the installed package, made from the sources as they are now; 'make test' sees to that."""
    folder = next(ROOT.glob(".venv/lib/python*/site-packages/trois"), ROOT / "nowhere")
    if files(folder) != files(ROOT / "src/trois"):
        assert "TROIS_INSTALLED" not in os.environ, "the package that 'make' installed is not the one in src"
        pytest.skip("BUILD NOT TESTED: the package in .venv is not up to date; 'make test' renews it")
    return folder


@pytest.fixture(scope="module")
def compiled(installed: Path) -> Path:
    """The same, where it is compiled. A machine that can't compile is no failure; a compilation that fails is."""
    told = (ROOT / "build/engine.txt").read_text().strip()
    if told != "trois: compiled by mypyc":
        pytest.skip(f"COMPILED ENGINE NOT TESTED: {told}")
    return installed


def files(folder: Path) -> dict[str, bytes]:
    """What stands in a folder of the package, apart from what was compiled."""
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in {".so", ".pyc"}]
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def test_the_installed_package_is_complete(installed: Path) -> None:
    assert {"__init__.py", "py.typed", "games/troyes_dice/cards.toml"} <= set(files(installed))


COMPILED = ("core", "records", "games", "bots", "env/compiled")


def test_every_module_of_the_engine_is_compiled(compiled: Path) -> None:
    def modules(suffix: str) -> set[str]:
        paths = [path for part in COMPILED for path in (compiled / part).rglob(f"*{suffix}")]
        return {str(path.with_name(path.name.split(".")[0])) for path in paths if path.stem != "__init__"}

    assert is_compiled()
    assert modules(".so") == modules(".py") | {str(compiled / "bots/_layers")}
    for document in ("STYLE.md", "setup.py"):
        assert all(f"`{part}`" in (ROOT / document).read_text() for part in COMPILED)


def test_what_pip_builds_from_the_archive_is_compiled_and_needs_nothing_else(compiled: Path, tmp_path: Path) -> None:
    """`make` builds as pip does: from the archive of sources, with what pyproject.toml asks for and nothing else."""
    listed = run("-m", "pip", "list", "--format=freeze", python=BUILDER)
    required = {line.partition("==")[0] for line in (ROOT / "requirements/build.txt").read_text().splitlines()}
    assert {line.partition("==")[0].replace("_", "-") for line in listed.splitlines()} - {"pip"} <= required
    assert list((ROOT / "build/sdist").glob("trois-*.tar.gz"))
    with zipfile.ZipFile(next((ROOT / "build/wheel").glob("trois-*.whl"))) as wheel:
        wheel.extractall(tmp_path)
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import trois.core.match; print(trois.core.match.__file__)"
    )
    assert Path(run("-I", "-S", "-c", code).strip()).suffix == ".so"


# Where there is a C compiler, nobody gets the plain engine without being told


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A package of one module that has our setup.py."""
    for name in (
        "setup.py",
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "tools/docstrings.py",
        "src/trois/bots/_layers.c",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("src/trois/__init__.py", "src/trois/core/__init__.py", "src/trois/core/seeds.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text('__version__ = "1"\n' if name.count("/") == 2 else "SIZE: int = 8\n")
    return tmp_path


def wheel_of(folder: Path, **more: str) -> "subprocess.CompletedProcess[str]":
    code = "from setuptools import build_meta; build_meta.build_wheel('.')"
    env = {key: value for key, value in os.environ.items() if not key.startswith("TROIS_")}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env={**env, **more}, check=False, capture_output=True, text=True
    )


def test_without_a_compiler_the_package_is_plain_and_says_so_in_one_line(small: Path) -> None:
    done = wheel_of(small, CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    told = [line for line in done.stdout.splitlines() if line.startswith("trois:")]
    assert told == ["trois: plain Python, as there is no C compiler with Python's headers"]
    assert list(small.glob("*-none-any.whl"))


def test_a_published_package_is_never_plain(small: Path) -> None:
    done = wheel_of(small, CC="no-such-compiler", TROIS_COMPILED="1")
    assert done.returncode != 0
    assert done.stderr.endswith("but TROIS_COMPILED asks for it\n")


@pytest.mark.parametrize("step", ["mypyc", "the C compiler"])
def test_a_compilation_that_fails_is_told_in_one_sentence(small: Path, step: str) -> None:
    if not shutil.which("cc"):
        pytest.skip("there is no C compiler")
    broken = {"mypyc": "src/trois/core/seeds.py", "the C compiler": "src/trois/bots/_layers.c"}[step]
    (small / broken).write_text("SIZE: int = 'eight'\n")
    done = wheel_of(small)
    assert done.returncode != 0
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"trois: {step} failed (")
    assert last.endswith("): TROIS_PURE=1 installs the plain engine, which is slower")
    assert not list(small.glob("*.whl"))
    assert wheel_of(small, TROIS_PURE="1").returncode == 0


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


def test_compiled_code_says_what_is_missing(compiled: Path) -> None:
    code = "import trois\ntry:\n    trois.replay({})\nexcept trois.TroisError as error:\n    print(error)"
    assert run("-c", code) == run("-c", code, pure=True) == "record: 'game' is missing\n"


def test_the_sources_have_no_compiled_modules_beside_them() -> None:
    assert not list((ROOT / "src").rglob("*.so"))


def test_the_build_uses_the_locked_versions() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


@pytest.mark.parametrize("lock", ["play", "build", "dev", "bench", "lock"])
def test_locks_pin_everything_and_name_no_host(lock: str) -> None:
    text = (ROOT / f"requirements/{lock}.txt").read_text()
    pins = [line for line in text.replace("\\\n", "").splitlines() if not line.startswith("#")]
    assert pins
    assert all("==" in pin and "--hash=sha256:" in pin for pin in pins)
    assert "://" not in text
    assert not any(line.startswith("--") for line in text.splitlines())


def test_the_lock_of_the_linters_pins_everything_and_names_no_registry() -> None:
    wanted = json.loads((ROOT / "package.json").read_text())["devDependencies"]
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert packages.pop("")["devDependencies"] == wanted
    assert wanted == {name: packages[f"node_modules/{name}"]["version"] for name in wanted}
    assert all("integrity" in package and "resolved" not in package for package in packages.values())


def test_this_python_runs_the_plain_sources() -> None:
    assert not trois._pure.compiled()
    assert sys.modules["trois"].__file__ == str(ROOT / "src/trois/__init__.py")
