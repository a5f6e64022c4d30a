"""Examples in docstrings are shown as code on the site: Griffe, which reads the sources for MkDocs, calls this."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^>>> .*\n?(?:^(?!>>>)\S.*\n?|^\.\.\. .*\n?)*)+", re.MULTILINE)


class Doctests(griffe.Extension):
    """Puts every example between the signs that make it code."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)
