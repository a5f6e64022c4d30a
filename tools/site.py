"""What MkDocs needs to know beyond `docs/`: the documents of the root folder and the examples become pages of the site.

In the repository a link leads to a file; on the site the same link leads to the page that was made of it.
"""

import ast
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
DOCUMENTS = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "LICENSE": "licence.md",
    "STYLE.md": "style.md",
}
"""Files of the root folder, with their pages."""
LANGUAGES = {".js": "javascript", ".py": "python"}
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are made of other files."""
    pages = {page: _document(name) for name, page in DOCUMENTS.items()}
    sources = examples()
    pages |= {page_of(path): _source(path) for path in sources}
    pages["examples/README.md"] = _contents(sources)
    for name, text in pages.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links to files of the repository lead to their pages."""
    here = page.file.src_uri
    origin = next((name for name, made in DOCUMENTS.items() if made == here), f"docs/{here}")
    return LINK.sub(lambda at: f"]({_target(at[1], origin, here)}{at[2] or ''})", markdown)


def _target(link: str, origin: str, here: str) -> str:
    """A link of a file, as its page has it."""
    path = posixpath.normpath(posixpath.join(posixpath.dirname(origin), link))
    known = {**DOCUMENTS, **{str(each.relative_to(ROOT)): page_of(each) for each in examples()}}
    known |= {"README.md": "index.md", "docs/rules": "rules/README.md", "examples": "examples/README.md"}
    page = known.get(path, path.removeprefix("docs/"))
    return posixpath.relpath(page, posixpath.dirname(here) or ".")


def examples() -> list[Path]:
    """The programs of the examples."""
    return sorted(path for path in (ROOT / "examples").iterdir() if path.suffix in LANGUAGES)


def page_of(path: Path) -> str:
    return f"examples/{path.name.replace('.', '_')}.md"


def _document(name: str) -> str:
    text = (ROOT / name).read_text(encoding="utf-8")
    return text if name.endswith(".md") else f"# Licence\n\n{text}"


def _source(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return f"# {path.name}\n\n```{LANGUAGES[path.suffix]}\n{text}```\n"


def _contents(sources: list[Path]) -> str:
    rows = [f"| [{path.name}]({path.name.replace('.', '_')}.md) | {_first_line(path)} |" for path in sources]
    about = "Programs to start from, all of which run in the tests. They are in the folder `examples/` of the sources."
    return "\n".join(["# Examples", "", about, "", "| program | what it does |", "|---|---|", *rows, ""])


def _first_line(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    said = ast.get_docstring(ast.parse(text)) if path.suffix == ".py" else _comment(text)
    return (said or "").split("\n\n")[0].replace("\n", " ").rstrip(":")


def _comment(text: str) -> str:
    """The first line of a program in JavaScript that is a comment."""
    return next((line.lstrip("/ ") for line in text.splitlines() if line.startswith("//")), "")
