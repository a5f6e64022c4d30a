"""Signs and symbols stand as SVG files beside this module, one for each."""

import re
from pathlib import Path
from typing import Final

_DRAWING: Final = re.compile(r'<svg xmlns="http://www.w3.org/2000/svg" (viewBox="[^"]+")>(.+)</svg>')


def names(folder: str) -> list[str]:
    """The names of all drawings in a folder."""
    return sorted(path.stem for path in Path(__file__).with_name(folder).glob("*.svg"))


def symbol(folder: str, name: str, ident: str) -> str:
    """A drawing as a symbol of the sprite."""
    file = Path(__file__).with_name(folder) / f"{name}.svg"
    found = _DRAWING.fullmatch(file.read_text(encoding="utf-8").replace("\n", ""))
    assert found, f"{file} is no drawing of a viewBox alone"
    return f'<symbol id="{ident}" {found[1]}>{found[2]}</symbol>'
