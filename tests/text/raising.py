"""The errors that the sources raise: their keys and values, read from the code."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import trois

ROOT = Path(trois.__file__).parent
SECTIONS = {"TroisError": "error", "Refused": "web.error", "BadAddress": "friends.error"}
"""The classes that say where the sentences of their errors stand; those derived from them have the same section."""
KEY_AT = {"Message": 0, "fail": 1, "error": 0, "_fail": 0, "_require": 1, "whole": 1, "_whole": 1}
"""Functions that make an error, beside the classes themselves: which of their arguments is the key."""


class Site(NamedTuple):
    """A place in the code that makes an error."""

    place: str
    section: str
    keys: list[str]
    values: set[str] | None
    """The names of the values; None where they are given as a whole."""


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOT.rglob("*.py"))}


@cache
def sections() -> dict[str, str]:
    """By class of errors: where its sentences stand."""
    found = dict(SECTIONS)
    classes = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for _ in range(4):  # bases before what is derived from them
        for node in classes:
            base = next((_name(base) for base in node.bases if _name(base) in found), "")
            if base:
                found.setdefault(node.name, found[base])
    return found


@cache
def sites() -> list[Site]:
    """Every place in the code that makes an error."""
    return [site for path, tree in trees().items() for site in _sites_of(path, tree)]


def _sites_of(path: Path, tree: ast.Module) -> Iterator[Site]:
    places = {**KEY_AT, **dict.fromkeys(sections(), 0)}
    for node in ast.walk(tree):
        name = _name(node.func) if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and name in places and len(node.args) > places[name] and not _logs(node):
            keys = list(_keys(node.args[places[name]]))
            names = {word.arg for word in node.keywords}
            values = None if None in names or "whole" in name else {str(word) for word in names} - {"where"}
            yield Site(f"{path.relative_to(ROOT)}:{node.lineno}", sections().get(name, "error"), keys, values)


@cache
def constants() -> set[str]:
    """Every text in the code."""
    nodes = (node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {node.value for node in nodes if isinstance(node.value, str)}


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _logs(node: ast.Call) -> bool:
    """`LOG.error(...)` is none of ours."""
    return isinstance(node.func, ast.Attribute) and _name(node.func.value).lower().strip("_") in ("log", "logger")


def _keys(node: ast.expr) -> Iterator[str]:
    """Written out, or one of two; what is worked out is found by the tests of what it does."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)
