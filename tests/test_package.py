"""What is published: the archive of sources, and the wheel that is built from it, without anything else installed."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

import trois

ROOT = Path(__file__).parent.parent
NOT_PUBLISHED = (".ci/", ".git")


def run(*command: str, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if not key.startswith(("TROIS_", "PYTHON", "COV", "PIP_"))}
    return subprocess.run(command, cwd=cwd, env={**env, **more}, check=False, capture_output=True, text=True)


@pytest.fixture(scope="module")
def files() -> list[str]:
    found = run("git", "ls-files", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    if found.returncode:
        pytest.skip("SDIST NOT TESTED: this is no checkout with git")
    return [name for name in found.stdout.splitlines() if (ROOT / name).exists() and not name.startswith(NOT_PUBLISHED)]


@pytest.fixture(scope="module")
def sdist(files: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked archive, made from a copy of the checkout."""
    copy, made = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("made")
    for name in files:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    build = f"from setuptools import build_meta; build_meta.build_sdist({str(made)!r})"
    done = run(sys.executable, "-c", build, cwd=copy)
    assert done.returncode == 0, done.stderr
    with tarfile.open(next(made.glob("*.tar.gz"))) as archive:
        archive.extractall(made, filter="data")
    return made / f"trois-{trois.__version__}"


@pytest.fixture(scope="module")
def installed(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the plain package and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    pip = ("-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--no-index", "--no-build-isolation")
    done = run(sys.executable, *pip, "--target", str(folder), str(sdist), cwd=folder, TROIS_PURE="1")
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def needed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the library by which other languages than English write numbers."""
    folder = tmp_path_factory.mktemp("needed")
    for module in ("babel",):
        spec = importlib.util.find_spec(module)
        assert spec is not None
        found = Path(next(iter(spec.submodule_search_locations or [spec.origin or ""])))
        (folder / found.name).symlink_to(found)
    return folder


def alone(*folders: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Python code with the package and the standard library, and nothing else."""
    start = f"import sys; sys.path[:0] = {[str(folder) for folder in folders]!r}; "
    installed = folders[0]
    return run(sys.executable, "-I", "-S", "-c", start + code, cwd=installed)


def test_the_archive_holds_the_checkout_and_nothing_else(sdist: Path, files: list[str]) -> None:
    held = {str(path.relative_to(sdist)) for path in sdist.rglob("*") if path.is_file()}
    made = {name for name in held if name in {"PKG-INFO", "setup.cfg"} or name.startswith("src/trois.egg-info/")}
    assert held - made == set(files)


def test_the_engine_needs_nothing_else(installed: Path) -> None:
    code = (
        "import trois, trois.bots, trois.arena\n"
        "match = trois.new('troyes-dice', seats=2, seed=1)\n"
        "bot = trois.bots.make('steward', 'troyes-dice')\n"
        "while match.pending:\n"
        "    seat = match.pending[0]\n"
        "    match.push(seat, bot.choose(match.view(seat), match.legal(seat)))\n"
        "print(len(match.scores))\n"
    )
    done = alone(installed, code=code)
    assert (done.stdout, done.stderr) == ("2\n", "")


@pytest.mark.parametrize("game", trois.games.names())
def test_boards_need_nothing_else_in_english(installed: Path, game: str) -> None:
    code = (
        "import trois\n"
        f"match = trois.new({game!r}, seats=2, seed=1)\n"
        "print(match._repr_svg_()[:4], trois.draw.svg(match.view(0))[:4])\n"
    )
    done = alone(installed, code=code)
    assert (done.stdout, done.stderr) == ("<svg <svg\n", "")


def test_reviews_need_nothing_else_in_english(installed: Path) -> None:
    code = (
        "import trois, trois.bots, trois.review\n"
        "match = trois.new('troyes-dice', seats=1, seed=1)\n"
        "match.push(0, match.legal(0)[0])\n"
        "found = trois.review.review(match, simulations=1)\n"
        "print(len(found.moments))\n"
    )
    done = alone(installed, code=code)
    assert (done.stdout, done.stderr) == ("1\n", "")


def test_packages_are_there_without_an_import_of_their_own(installed: Path) -> None:
    code = (
        "import sys, trois\n"
        "assert 'trois.bots' not in sys.modules\n"
        "print(trois.bots.__name__, trois.review.__name__, hasattr(trois, 'dice'))\n"
    )
    done = alone(installed, code=code)
    assert (done.stdout, done.stderr) == ("trois.bots trois.review False\n", "")


def test_other_languages_name_what_they_need(installed: Path) -> None:
    done = alone(installed, code="from trois.text import Text; Text('hu')")
    said = "trois.core.errors.MissingExtra: this needs babel, which is not installed: pip install 'trois[play]'"
    assert done.stderr.splitlines()[-1] == said


def test_boards_in_other_languages_need_babel_and_no_more(installed: Path, needed: Path) -> None:
    code = (
        "import trois, trois.draw, trois.text\n"
        "view = trois.new('tournay', seats=2, seed=1).view(0)\n"
        "print(trois.draw.svg(view, trois.text.Text('hu'))[:4])\n"
    )
    done = alone(installed, needed, code=code)
    assert (done.stdout, done.stderr) == ("<svg\n", "")


def command(installed: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command, with the package and the standard library, and nothing else."""
    return alone(installed, code=f"sys.argv[1:] = {list(words)}; from trois.__main__ import main; sys.exit(main())")


def test_the_command_starts(installed: Path) -> None:
    done = command(installed, "--version")
    assert (done.stdout, done.returncode) == (f"trois {trois.__version__} (plain Python)\n", 0)


def test_the_command_explains_itself_alone(installed: Path) -> None:
    done = command(installed, "--help")
    assert (done.stdout[:12], done.stderr, done.returncode) == ("usage: trois", "", 0)


@pytest.mark.parametrize(
    ("command", "module", "extra"),
    [
        (["games"], "rich", "play"),
        (["serve"], "platformdirs", "play"),
        (["sim", "troyes-dice", "--games", "1"], "rich", "play"),
    ],
)
def test_commands_name_the_extra_that_is_missing(installed: Path, command: list[str], module: str, extra: str) -> None:
    done = alone(installed, code=f"from trois.cli import main; sys.exit(main({command}))")
    said = f"trois: this needs {module}, which is not installed: pip install 'trois[{extra}]'\n"
    assert (done.stderr, done.returncode) == (said, 2)


@pytest.mark.parametrize(
    ("code", "module"),
    [
        ("import trois.env.troyes_v1", "pettingzoo"),
        ("import trois.env.solo", "gymnasium"),
        ("import trois.env.spiel", "numpy"),
        ("import trois.env; trois.env.vector('troyes')", "numpy"),
        ("import trois.env; trois.env.layout('troyes')", "numpy"),
    ],
)
def test_environments_name_the_extra_that_is_missing(installed: Path, code: str, module: str) -> None:
    done = alone(installed, code=code)
    last = done.stderr.splitlines()[-1]
    said = f"this needs {module}, which is not installed: pip install 'trois[env]'"
    assert last == f"trois.core.errors.MissingExtra: {said}"


def test_extras() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    assert project["dependencies"] == []
    assert {"play", "env", "arena", "train", "all"} <= set(extras)
    servers = ("starlette", "uvicorn", "sqlalchemy", "alembic")
    for name in ("env", "arena", "train"):
        assert not [need for need in extras[name] if need.startswith(servers)]


def test_the_citation_has_the_version_of_the_package() -> None:
    assert f"\nversion: {trois.__version__}\n" in (ROOT / "CITATION.cff").read_text()
