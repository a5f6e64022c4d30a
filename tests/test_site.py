"""The documentation as a site, and its reference: complete, and true."""

import doctest
import importlib
import re
import subprocess
import sys
from inspect import isfunction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from trois.core.errors import BadOption

ROOT = Path(__file__).parent.parent
API = ROOT / "docs/api"
PAGES = {
    "trois": "trois",
    "trois.views": "views",
    "trois.bots": "bots",
    "trois.review": "review",
    "trois.draw": "draw",
    "trois.arena": "arena",
    "trois.env": "env",
}
"""Public modules, with their pages of the reference."""


def is_made_here(thing: object) -> bool:
    return isinstance(thing, type) or isfunction(thing)


def names(module: str) -> list[str]:
    return list(importlib.import_module(module).__all__)


@pytest.mark.parametrize("module", PAGES)
def test_every_public_name_has_an_example(module: str) -> None:
    """The examples are run as scripts by tests/env/test_documented.py."""
    (example,) = re.findall(r"```python\n(.*?)```", (API / f"{PAGES[module]}.md").read_text(), re.DOTALL)
    assert [name for name in names(module) if not re.search(rf"\b{name}\b", example)] == []


@pytest.mark.parametrize("module", PAGES)
def test_functions_and_classes_have_a_docstring(module: str) -> None:
    found = importlib.import_module(module)
    things = {name: getattr(found, name) for name in names(module)}
    assert [name for name, thing in things.items() if is_made_here(thing) and not thing.__doc__] == []


@pytest.mark.parametrize("module", ["trois", "trois.bots", "trois.review", "trois.views"])
def test_examples_in_docstrings(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    assert result.failed == 0


def test_a_view_of_another_game_is_told() -> None:
    import trois
    from trois.views import dice_view, tournay_view, troyes_view

    view = trois.new("troyes", 2, seed=1).view(0)
    assert troyes_view(view) is view
    for other, name in ((dice_view, "troyes-dice"), (tournay_view, "tournay")):
        with pytest.raises(BadOption, match=f"this is a view of 'troyes', not of '{name}'"):
            other(view)


STRICT = """
import trois
from trois.views import DiceView, dice_view, tournay_view, troyes_view

def coins() -> int:
    return troyes_view(trois.new("troyes", 2).view(0))["players"][0]["deniers"]

def day(view: DiceView) -> int:
    return view["day"]

today: int = day(dice_view(trois.new("troyes-dice", 1).view(0)))
hand: list[str] = tournay_view(trois.new("tournay", 2).view(0))["players"][1]["hand"]
"""


def test_strict_code_needs_no_cast(tmp_path: Path) -> None:
    (tmp_path / "user.py").write_text(STRICT)
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--follow-imports=silent", "user.py"]
    env = {"MYPYPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, cwd=tmp_path, env=env, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    for name in ("material", "mkdocstrings"):
        pytest.importorskip(name, reason=f"{name.upper()} IS NOT INSTALLED: pip install --group docs to build the site")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_site_is_built_without_a_warning(site: Path) -> None:
    for page in ("index", "guide", "env", "bots", "deployment", "architecture", "contributing", "rulebook/troyes.hu"):
        assert (site / f"{page}.html").exists()
    assert "own_bot.py" in (site / "examples/index.html").read_text()


def test_the_site_can_be_searched_as_files_without_a_network(site: Path) -> None:
    assert "exploitability" in (site / "search/search_index.js").read_text(encoding="utf-8")
    for page in ("index.html", "api/match.html"):
        (script,) = re.findall(r'<script src="([^"]*iframe-worker[^"]*)"', (site / page).read_text(encoding="utf-8"))
        assert (site / page).parent.joinpath(script).exists()


def test_the_menu_has_the_examples(site: Path) -> None:
    menu = (site / "env.html").read_text(encoding="utf-8").partition('aria-label="Navigation"')[2]
    for page in ("examples/index.html", "examples/troyes_dice_ipynb.html"):
        assert f'href="{page}" class="md-nav__link' in menu


def test_notebooks_are_shown_with_what_they_print(site: Path) -> None:
    for game in ("troyes", "troyes_dice", "tournay"):
        text = (site / f"examples/{game}_ipynb.html").read_text(encoding="utf-8")
        assert f'src="pictures/{game}-0.svg"' in text
        assert ElementTree.parse(site / f"examples/pictures/{game}-0.svg").getroot().tag.endswith("svg")


@pytest.mark.parametrize("module", PAGES)
def test_the_reference_has_every_public_name(module: str, site: Path) -> None:
    text = (site / f"api/{PAGES[module]}.html").read_text()
    shown = set(re.findall(r'<span class="doc doc-object-name[^"]*">(\w+)</span>', text))
    assert [name for name in names(module) if _told_as(module, name) not in shown] == []


def _told_as(module: str, name: str) -> str:
    """The name that the sources give a thing; some are called otherwise where they are exported."""
    thing = getattr(importlib.import_module(module), name)
    own = thing.__name__ if is_made_here(thing) else name
    return {"symbols": "sprite", "games": "new", "Match": "new", "Score": "new", "View": "troyes_view"}.get(name, own)


def test_rules_are_drawn(site: Path) -> None:
    text = (site / "rulebook/tournay.hu.html").read_text(encoding="utf-8")
    shown = re.findall(r'<img [^>]*class="(\w+)" src="(pictures/[^"]+\.svg)"', text)
    assert len([kind for kind, _ in shown if kind == "example"]) >= 8
    assert len({name for kind, name in shown if kind == "card"}) >= 60
    for _, name in shown:
        drawn = ElementTree.parse(site / "rulebook" / name)
        ids = {element.get("id") for element in drawn.iter()}
        used = {u.get("href", "")[1:] for u in drawn.iter("{http://www.w3.org/2000/svg}use")}
        assert used <= ids, name


def test_its_links_lead_somewhere(site: Path) -> None:
    broken = []
    for page in site.rglob("*.html"):
        for link in re.findall(r'(?:href|src)="([^"#?]+)', page.read_text(encoding="utf-8")):
            inside = not re.match(r"[a-z]+:|//|/", link)
            if inside and page.name != "404.html" and not (page.parent / link).exists():
                broken.append(f"{page.relative_to(site)}: {link}")
    assert broken == []
