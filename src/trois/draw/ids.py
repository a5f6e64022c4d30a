"""Ids of a drawing: a page that shows one part of a board several times needs them to differ."""

import re
from typing import Final

_ID: Final = re.compile(r'\bid="([\w-]+)"')


def with_own_ids(svg: str, name: str) -> str:
    """The drawing with this name in all of its ids, and in what refers to them."""
    for one in _ID.findall(svg):
        svg = svg.replace(f'id="{one}"', f'id="{one}-{name}"').replace(f"url(#{one})", f"url(#{one}-{name})")
    return svg
