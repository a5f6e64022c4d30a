"""`help()` shows docstrings in a compiled engine too."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

MODULE = '''"""Of the module."""


class Purse:
    """Of the class: "coins" \\\\ é."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def spend(self, coins: int) -> None:
        """Of the method.

        Second line?
        """
        self.coins -= coins

    @property
    def empty(self) -> bool:
        """Of the property."""
        return self.coins == 0


def fill(purse: Purse) -> int:
    """Of the function."""
    return purse.coins


def plain() -> None:
    pass
'''

BUILD = f"""
import sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
sys.path.insert(0, {str(ROOT)!r})
from tools.docstrings import add_docstrings
found = mypycify(["town/purse.py", "town/shop.py"], opt_level="0", group_name="town", multi_file=True)
sources = [Path(name) for extension in found for name in extension.sources]
print("docstrings:", add_docstrings(sources, {{"town.purse": Path("town/purse.py")}}))
setup(name="town", ext_modules=found, script_args=["build_ext", "--inplace"])
"""

ASK = """
import inspect, town.purse as m
assert m.__file__.endswith((".so", ".pyd"))
for thing in (m, m.Purse, m.Purse.spend, m.Purse.empty, m.fill, m.plain):
    print(repr(inspect.getdoc(thing)))
print(inspect.signature(m.Purse.spend))
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="THERE IS NO C COMPILER: docstrings are not compiled")
def test_they_are_compiled(tmp_path: Path) -> None:
    (tmp_path / "town").mkdir()
    (tmp_path / "town/__init__.py").touch()
    (tmp_path / "town/purse.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "town/shop.py").write_text("OPEN = True\n")
    (tmp_path / "build.py").write_text(BUILD)
    said = subprocess.run([sys.executable, "build.py"], cwd=tmp_path, check=True, capture_output=True, text=True)
    assert "docstrings: 5\n" in said.stdout
    found = subprocess.run([sys.executable, "-c", ASK], cwd=tmp_path, check=True, capture_output=True, text=True)
    assert found.stdout.splitlines() == [
        "'Of the module.'",
        "'Of the class: \"coins\" \\\\ é.'",
        "'Of the method.\\n\\nSecond line?'",
        "'Of the property.'",
        "'Of the function.'",
        "None",
        "(self, /, coins)",
    ]
