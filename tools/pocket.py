"""Makes the folder of `make pocket`: all of Trois as plain files for any static host, without a server.

    python tools/pocket.py FOLDER

Python for the browser is npm's pyodide, which package-lock.json pins; the libraries are those of this environment,
which requirements/dev.txt pins. Everything goes as bytecode, in a few packs, each compressed once.
"""

import argparse
import gzip
import hashlib
import io
import json
import lzma
import pickle
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

from trois.draw import scenes
from trois.text import LANGUAGES, Text
from trois.web.pages import boards

ROOT = Path(__file__).parent.parent
PYODIDE = ROOT / "node_modules" / "pyodide"
SOURCE = ROOT / "src" / "trois"
PAGE = SOURCE / "web" / "pocket" / "page"

LIBRARIES = (
    "alembic", "anyio", "babel", "jinja2", "markupsafe", "python-multipart", "sqlalchemy", "starlette",
    "typing-extensions",
)  # fmt: skip
UNUSED = (
    "alembic/templates", "alembic/testing", "anyio/_backends/_trio", "anyio/pytest_plugin", "babel/messages", "multipart",
    "sqlalchemy/dialects/mssql", "sqlalchemy/dialects/mysql", "sqlalchemy/dialects/oracle",
    "sqlalchemy/dialects/postgresql", "sqlalchemy/ext/asyncio", "sqlalchemy/ext/associationproxy", "sqlalchemy/ext/automap", "sqlalchemy/ext/baked", "sqlalchemy/ext/declarative", "sqlalchemy/ext/horizontal_shard", "sqlalchemy/ext/hybrid", "sqlalchemy/ext/indexable", "sqlalchemy/ext/instrumentation", "sqlalchemy/ext/mutable", "sqlalchemy/ext/mypy", "sqlalchemy/ext/orderinglist", "sqlalchemy/ext/serializer", "sqlalchemy/orm", "sqlalchemy/testing", "starlette/testclient",
)  # fmt: skip
"""Parts of libraries that nothing here loads."""
REPLACED = {
    "alembic/ddl/__init__.py": "from . import sqlite\nfrom .impl import DefaultImpl\n",
    "anyio/to_interpreter.py": "",
    "mako/__init__.py": "",
    "mako/exceptions.py": "",
    "mako/pygen.py": "PythonPrinter = object\n",
    "mako/template.py": "Template = object\n",
}
"""Modules that would load what is for other databases, what no browser has, or what new migrations are written with."""
SPOKEN = ("root", "fr", "it", "es", "hu")
"""Babel has every language of the world in 10 MB; English is written without it."""
SAID = (
    "date_formats", "day_period_rules", "day_periods", "days", "decimal_formats", "eras", "list_patterns", "locale_id", "months",
    "number_symbols", "numbering_systems", "ordinal_form", "plural_form", "quarters", "week_data",
)  # fmt: skip
"""What of a language is asked for; names of countries, currencies and units are not."""

OWN_UNUSED = (
    "arena", "benchmark", "cli", "datasets", "env", "lessons/find", "lessons/length", "terminal", "train", "web/cli",
    "web/http/protocol", "web/maintenance", "web/pocket/page", "web/static",
)  # fmt: skip
STANDARD_TOO = (
    "_pylong", "_strptime", "_threading_local", "calendar", "compression/_common", "compression/lzma", "csv", "encodings/ascii",
    "encodings/cp437", "encodings/idna", "encodings/latin_1", "encodings/punycode", "encodings/raw_unicode_escape",
    "encodings/unicode_escape", "encodings/utf_16", "encodings/utf_8_sig", "html/parser", "importlib/metadata", "importlib/readers",
    "importlib/resources", "importlib/simple", "lzma", "pathlib", "pkgutil", "pprint", "pyodide/ffi", "stringprep", "tomllib",
    "urllib/error", "urllib/response",
)  # fmt: skip
"""Modules of the standard library that are loaded only when they are needed; of the others it is seen which are."""
FIRST_TOO = ("compression", "lzma")
"""What unpacks the packs."""

STATIC = SOURCE / "web" / "static"
WORDS_FILE = SOURCE / "text" / "en" / "pocket.ftl"
ICONS = ((192, "any"), (512, "any"), (512, "maskable"))
KINDS = {
    ".css": "text/css; charset=utf-8", ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".png": "image/png", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json",
}  # fmt: skip

OWN_WORDS_UNUSED = ("arena.ftl", "cli.ftl", "glossary.toml", "terminal.ftl")
PARTS = {
    "draw": "pictures",
    "bots": "opponents",
    "lessons": "lessons",
    "rulebook": "lessons",
    "web": "pages",
    "store": "pages",
}
"""What is named while it is loaded, by the folder of the package."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("folder", type=Path)
    make(parser.parse_args().folder)


def make(folder: Path) -> None:
    stage = folder.with_name(f"{folder.name}.stage")
    shutil.rmtree(stage, ignore_errors=True)
    out = stage / "out"
    (out / "packs").mkdir(parents=True)
    gather(stage / "python")
    subprocess.run(
        ["node", str(ROOT / "tools" / "compile_pocket.mjs"), str(PYODIDE), str(stage / "python")], check=True
    )
    files = [*_machine(out, stage / "python"), *_packs(out, stage / "python"), *_page(out)]
    version = hashlib.sha256(b"".join((out / str(file["path"])).read_bytes() for file in files)).hexdigest()[:12]
    (out / "parts.js").write_text(
        f"self.TROIS = {json.dumps({'version': version, 'files': files})};\n", encoding="utf-8"
    )
    shutil.rmtree(folder, ignore_errors=True)
    out.replace(folder)
    shutil.rmtree(stage)
    _report(folder, files)


# What goes into it


def gather(stage: Path) -> None:
    """The standard library, the libraries and the package, as sources."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(stage / "standard")  # noqa: S202 (a locked package)
    for name in LIBRARIES:
        found = distribution(name)
        for file in found.files or ():
            if _is_used(str(file)):
                _copy(Path(str(found.locate_file(file))), stage / "site" / str(file))
    for data in (stage / "site" / "babel").rglob("*.dat"):
        data.write_bytes(_only_said(data))
    (stage / "site" / "mako").mkdir()
    for name, content in REPLACED.items():
        (stage / "site" / name).write_text(content, encoding="utf-8")
    for path in sorted(SOURCE.rglob("*")):
        inside = path.relative_to(SOURCE).as_posix()
        if (
            path.is_file()
            and "__pycache__" not in path.parts
            and path.suffix != ".so"
            and not _is_below(inside, OWN_UNUSED)
            and path.name not in OWN_WORDS_UNUSED
        ):
            _copy(path, stage / "site" / "trois" / inside)


def _only_said(file: Path) -> bytes:
    """Babel's words of a language without what nobody here says, and nothing of the world's time zones and currencies."""
    known: dict[str, object] = pickle.loads(file.read_bytes())  # noqa: S301 (Babel's own files)
    if file.name == "global.dat":
        return pickle.dumps({name: value if name == "parent_exceptions" else {} for name, value in known.items()})
    return pickle.dumps({name: value for name, value in known.items() if name in SAID})


def _is_used(name: str) -> bool:
    if "locale-data/" in name:
        return Path(name).stem in SPOKEN
    kinds = (".py", ".dat", ".mako")
    return name.endswith(kinds) and not name.startswith("..") and not _is_below(name, UNUSED)


def _is_below(name: str, places: Iterable[str]) -> bool:
    plain = name.removesuffix(".py")
    return any(plain == place or name.startswith(f"{place}/") for place in places)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


# The files


File = dict[str, object]


def _machine(out: Path, python: Path) -> Iterator[File]:
    """Python itself, with what it loads first of its library."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8")) | {"packages": {}}
    files = {
        "pyodide.asm.wasm": ((PYODIDE / "pyodide.asm.wasm").read_bytes(), "application/wasm"),
        "pyodide.asm.mjs": ((PYODIDE / "pyodide.asm.mjs").read_bytes(), "text/javascript"),
        "pyodide.mjs": ((PYODIDE / "pyodide.mjs").read_bytes(), "text/javascript"),
        "pyodide-lock.json": (json.dumps(lock).encode(), "application/json"),
        "python_stdlib.zip": (_zipped(_standard(python, is_first=True)), "application/zip"),
    }
    for name, (content, kind) in files.items():
        yield _pack(out, f"{name}.gz", gzip.compress(content, 9, mtime=0), "machine", f"pyodide/{name}", kind)


def _standard(python: Path, is_first: bool) -> Iterator[tuple[str, bytes]]:
    """The part of the standard library that is used. Packages are not torn apart."""
    modules = json.loads((python / "modules.json").read_text(encoding="utf-8"))
    tops = {name.split("/")[0].removesuffix(".py") for name in modules["first"]} | {*FIRST_TOO}
    used = {name.removesuffix("c") for name in modules["first"] + modules["used"]}
    for name, data in _compiled(python / "standard"):
        source = name.removesuffix("c")
        is_used = source in used or _is_below(source, STANDARD_TOO)
        if is_used and (source.split("/")[0].removesuffix(".py") in tops) == is_first:
            yield name, data


def _packs(out: Path, python: Path) -> Iterator[File]:
    """The libraries and the package, in parts that are named while they are loaded; the page's own files follow."""
    parts = {"library": [*_standard(python, is_first=False)]}
    for name, data in _compiled(python / "site"):
        parts.setdefault(_part(name), []).append((name, data))
    for part in sorted(parts, key=lambda part: (part == "pages", part)):
        content = lzma.compress(_tar(parts[part]), preset=9 | lzma.PRESET_EXTREME)
        yield _pack(out, f"{part}.tar.xz", content, part, f"site/{part}.tar", "application/x-xz")


def _part(name: str) -> str:
    top, _, inside = name.partition("/")
    return PARTS.get(inside.split("/")[0], "games") if top == "trois" else "library"


def _page(out: Path) -> Iterator[File]:
    """The page around the application, and what its pages need besides Python."""
    static = ((f"static/{path.name}", path.read_bytes()) for path in sorted(STATIC.iterdir()) if path.suffix != ".png")
    yield _pack(out, "static.tar.gz", gzip.compress(_tar(static), 9, mtime=0), "pages", "", "") | {"spread": True}
    plain = {path.name: path.read_bytes() for path in sorted(PAGE.iterdir())}
    plain["index.html"] = plain["index.html"].replace(b"<!--city-->", scenes.city().encode())
    plain |= {"words.js": _words(), "style/board.css": boards.css().encode(), "manifest.webmanifest": _manifest()}
    icons = ("icon.svg", *(icon_name(*icon) for icon in ICONS))
    plain |= {name: (STATIC / name).read_bytes() for name in icons}
    for name, content in plain.items():
        (out / name).parent.mkdir(exist_ok=True)
        (out / name).write_bytes(content)
        if name != "sw.js":
            kind = KINDS[Path(name).suffix]
            size = len(gzip.compress(content, 9)) if kind.startswith("text/") else len(content)
            yield {"path": name, "part": "pages", "bytes": size, "keep": name, "type": kind}


def _words() -> bytes:
    """What the page around the application says, in every language."""
    words = {code: _words_in(Text(code)) | {"name": name} for code, name in LANGUAGES.items()}
    return f"self.WORDS = {json.dumps(words, ensure_ascii=False)};\n".encode()


def _words_in(text: Text) -> dict[str, str]:
    """A place that is filled in later keeps its name."""
    places = {name: f"{{{name}}}" for name in ("part", "loaded", "total")}
    keys = (line.split(" = ")[0] for line in WORDS_FILE.read_text(encoding="utf-8").splitlines() if " = " in line)
    return {key: text("pocket." + key.replace("-", ".", 1), **places) for key in keys}


def _manifest() -> bytes:
    icons = [
        {"src": icon_name(*icon), "sizes": f"{icon[0]}x{icon[0]}", "type": "image/png", "purpose": icon[1]}
        for icon in ICONS
    ]
    colours = {"background_color": "#F4EBD8", "theme_color": "#F5E2AE"}
    about = {
        "id": "./",
        "name": "Trois",
        "short_name": "Trois",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
    }
    return json.dumps(about | colours | {"icons": icons}, indent=1).encode()


def icon_name(size: int, purpose: str) -> str:
    return f"icon-{size}{'-maskable' if purpose == 'maskable' else ''}.png"


def _pack(out: Path, name: str, content: bytes, part: str, keep: str, kind: str) -> File:
    (out / "packs" / name).write_bytes(content)
    return {"path": f"packs/{name}", "part": part, "bytes": len(content), "keep": keep, "type": kind}


def _compiled(place: Path) -> Iterator[tuple[str, bytes]]:
    """Bytecode and data; of migrations the sources too, which are looked for by name."""
    for path in sorted(place.rglob("*")):
        name = path.relative_to(place).as_posix()
        if path.is_file() and (path.suffix != ".py" or "/migrations/" in name):
            yield name, path.read_bytes()


def _tar(files: Iterable[tuple[str, bytes]]) -> bytes:
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in files:
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return content.getvalue()


def _zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Stored, so that the pack is compressed as a whole."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name), data)
    return content.getvalue()


def _report(folder: Path, files: list[File]) -> None:
    parts: dict[str, int] = {}
    for file in files:
        parts[str(file["part"])] = parts.get(str(file["part"]), 0) + int(str(file["bytes"]))
    for part, size in sorted(parts.items()):
        sys.stdout.write(f"{part:10} {size / 1e6:6.2f} MB\n")
    sys.stdout.write(f"{'together':10} {sum(parts.values()) / 1e6:6.2f} MB in {folder}\n")


if __name__ == "__main__":
    main()
