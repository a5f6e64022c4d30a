"""What MkDocs needs to know beyond `docs/`: the documents of the root folder and the examples become pages of the site.

In the repository a link leads to a file; on the site the same link leads to the page that was made of it.
"""

import ast
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
from mkdocs.structure.files import File, Files
from nbclient import NotebookClient

import trois
from trois import draw
from trois.rulebook import book_of
from trois.rulebook.drawings import files
from trois.rulebook.examples import NAMES, example_of
from trois.rulebook.markdown import markdown as rules
from trois.text import LANGUAGES, Text

ROOT = Path(__file__).parent.parent
DOCUMENTS = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "LICENSE": "licence.md",
    "SECURITY.md": "security.md",
    "STYLE.md": "style.md",
}
"""Files of the root folder, with their pages."""
SOURCES = {".js": "javascript", ".py": "python"}
_read_notebook: Any = nbformat.reads
SHIM = "https://unpkg.com/iframe-worker/shim"
RULEBOOK = re.compile(r"rulebook/([\w-]+)\.(\w+)\.md")
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are made of other files."""
    pages = {page: _document(name) for name, page in DOCUMENTS.items()}
    sources = examples()
    pages |= {page_of(path): _source(path) for path in sources if path.suffix in SOURCES}
    pages["examples/README.md"] = _contents(sources)
    pages |= dict(_drawings())
    for path in sources:
        if path.suffix == ".ipynb":
            pages |= _notebook(path)
    for name, text in pages.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links to files of the repository lead to their pages."""
    here = page.file.src_uri
    if found := RULEBOOK.fullmatch(here):
        markdown = rules(book_of(found[1], Text(found[2])), "pictures")
    markdown = markdown.replace("<!-- board -->", "![A board of Troyes](pictures/troyes.svg){ .board }")
    origin = next((name for name, made in DOCUMENTS.items() if made == here), f"docs/{here}")
    return LINK.sub(lambda at: f"]({_target(at[1], origin, here)}{at[2] or ''})", markdown)


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """The theme would load this script from elsewhere."""
    return output.replace(SHIM, posixpath.relpath("iframe-worker.js", posixpath.dirname(page.url) or "."))


def _drawings() -> Iterator[tuple[str, str]]:
    """A board for the first page, and what the rules show beside their words: in the repository it would be large."""
    yield "pictures/troyes.svg", draw.svg(example_of("troyes", "actions").view, names=NAMES)
    for game in trois.games.names():
        for language in LANGUAGES:
            for name, svg in files(book_of(game, Text(language))):
                yield f"rulebook/pictures/{name}", svg


def _target(link: str, origin: str, here: str) -> str:
    """A link of a file, as its page has it."""
    path = posixpath.normpath(posixpath.join(posixpath.dirname(origin), link))
    known = {**DOCUMENTS, **{str(each.relative_to(ROOT)): page_of(each) for each in examples()}}
    known |= {"README.md": "index.md", "docs/rules": "rules/README.md", "examples": "examples/README.md"}
    page = known.get(path, path.removeprefix("docs/"))
    return posixpath.relpath(page, posixpath.dirname(here) or ".")


def examples() -> list[Path]:
    """The programs and the notebooks of the examples."""
    return sorted(path for path in (ROOT / "examples").iterdir() if path.suffix in {*SOURCES, ".ipynb"})


def page_of(path: Path) -> str:
    return f"examples/{path.name.replace('.', '_')}.md"


def _document(name: str) -> str:
    text = (ROOT / name).read_text(encoding="utf-8")
    return text if name.endswith(".md") else f"# Licence\n\n{text}"


def _source(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return f"# {path.name}\n\n{_block(text, SOURCES[path.suffix])}\n"


def _notebook(path: Path) -> dict[str, str]:
    """A notebook that has been run, and the pictures it shows."""
    notebook = _read_notebook(path.read_text(encoding="utf-8"), as_version=4)
    NotebookClient(notebook, timeout=300, kernel_name="python3", extra_arguments=["--log-level=ERROR"]).execute()
    pages, text = dict[str, str](), list[str]()
    for cell in notebook.cells:
        text.append(cell.source if cell.cell_type == "markdown" else _block(cell.source, "python"))
        for output in cell.get("outputs", []):
            data = output.get("data", {"text/plain": output.get("text", "")})
            if "image/svg+xml" in data:
                name = f"pictures/{path.stem}-{len(pages)}.svg"
                pages[f"examples/{name}"] = data["image/svg+xml"]
                text.append(f"![]({name})")
            else:
                text.append(_block(data["text/plain"], "text"))
    return {page_of(path): "\n\n".join(text), **pages}


def _block(text: str, language: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```"


def _contents(sources: list[Path]) -> str:
    rows = [f"| [{path.name}]({path.name.replace('.', '_')}.md) | {_first_line(path)} |" for path in sources]
    about = "Programs and notebooks to start from, all of which run in the tests. They are in the folder `examples/` of the sources."
    return "\n".join(["# Examples", "", about, "", "| program | what it does |", "|---|---|", *rows, ""])


def _first_line(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ipynb":
        return str(_read_notebook(text, as_version=4).cells[0].source.splitlines()[0].lstrip("# "))
    said = ast.get_docstring(ast.parse(text)) if path.suffix == ".py" else _comment(text)
    return (said or "").split("\n\n")[0].replace("\n", " ").rstrip(":")


def _comment(text: str) -> str:
    """The first line of a program in JavaScript that is a comment."""
    return next((line.lstrip("/ ") for line in text.splitlines() if line.startswith("//")), "")
