"""Docstrings for a compiled engine: mypyc leaves them out of the C files, so that `help()` would show signatures only.

`setup.py` calls `add_docstrings` after mypyc has written its C files. They have a place for each docstring, found by
the name of the C function or type, which is made of the end of the module's name, the class and the function.
"""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

_FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_ |]+, PyDoc_STR\("[^"]*)("\))')
_CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{(?:(?!\n *\};).)*?\.tp_doc = PyDoc_STR\("[^"]*)("\))', re.DOTALL)
_PROPERTY = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s*(?:NULL|\(setter\)\w+),\s*)NULL(, NULL\})")
_MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL(, /\* docstring \*/)')


def add_docstrings(c_files: Iterable[Path], modules: Mapping[str, Path]) -> int:
    """Write the docstrings of modules, given by name, into the C files; how many there were."""
    docs = _by_c_name(modules)
    count = 0
    for path in c_files:
        text, found = _filled(path.read_text(encoding="utf-8"), docs)
        if found:
            path.write_text(text, encoding="utf-8")
            count += found
    return count


def _filled(text: str, docs: Mapping[str, str]) -> tuple[str, int]:
    found = 0

    def literal(name: str, quotes: bool) -> str:
        nonlocal found
        if name not in docs:
            return "NULL" if quotes else ""
        found += 1
        return f'"{_escaped(docs[name])}"' if quotes else _escaped(docs[name])

    text = _FUNCTION.sub(lambda at: at[1] + literal(at[2], False) + at[3], text)
    text = _CLASS.sub(lambda at: at[1] + literal(at[2], False) + at[3], text)
    text = _PROPERTY.sub(lambda at: at[1] + literal(f"{at[2]}___{at[3]}", True) + at[4], text)
    text = _MODULE.sub(lambda at: at[1] + literal(at[2], True) + at[3], text)
    return text, found


def _by_c_name(modules: Mapping[str, Path]) -> dict[str, str]:
    """Docstrings by every name that mypyc may give their C function; it picks one that is not ambiguous."""
    docs: dict[str, str] = {}
    twice: set[str] = set()
    for module, path in modules.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs[module] = ast.get_docstring(tree) or ""
        for name, doc in _documented(tree, ""):
            for ending in _endings(module):
                key = f"{ending}___{name}"
                twice |= {key} & docs.keys()
                docs[key] = doc
    return {key: doc for key, doc in docs.items() if doc and key not in twice}


def _endings(module: str) -> list[str]:
    """`core___match` and the like: the last parts of a module's name, and more of them."""
    parts = module.split(".")
    return ["___".join(parts[first:]) for first in range(len(parts))]


def _documented(tree: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            doc = ast.get_docstring(node, clean=False)
            if doc:
                yield prefix + node.name, inspect.cleandoc(doc)
            if isinstance(node, ast.ClassDef):
                yield from _documented(node, f"{node.name}___")


def _escaped(text: str) -> str:
    """As the inside of a C string."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode("utf-8")
    )
