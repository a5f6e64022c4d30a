"""Finds English words among those of another language: by what only the English catalogues and the code say."""

import ast as python
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import trois
import trois.lessons
from trois.text import areas, catalogue, folder_of

LESSONS: Final = Path(trois.lessons.__file__).parent

_NAMES: Final = (
    "ada api arras english bo bot bots brice chrétien cookie cookies cy dice ducasse florentin georges gib grande henri henry "
    "hugues jacques json kib madeleine mib ms nicolas payns persons pont porte post python quentin saint six st thibaut token toml "
    "tour tournay trois trous troyes urbain urban utf vigne viii"
)
NAMES: Final = frozenset(_NAMES.split(" "))
"""Names of games, people and places, and words of programs: the same in every language."""
_COMMANDS: Final = (
    "admin advanced arena backup cards check csv ctrl dataset enter example exec expansion expert extra false feats games host "
    "http https human install json localhost log master matplotlib mymodule name numbering open out pip play png "
    "postgresql prometheus random ray record replay restore resume seats serve sim sqlite steward svg true url user "
    "verify novice bots lang json benchmark merlin mybot metrics postgres python rolled mix off standard replace all learn rules review"
)
COMMANDS: Final = frozenset(_COMMANDS.split(" "))
"""Words of the command line, which are typed as they are."""
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_SPOKEN: Final = ("title", "aria-label", "placeholder", "alt", "aria-roledescription")
_SILENT: Final = ("script", "style", "code", "samp")


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found |= {word.lower() for word in _WORD.findall(re.sub(r"\[[\w-]+\]", " ", node.value))}


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word that the catalogues of a language say."""
    words = _Words()
    for where in areas(language):
        for source in catalogue(language, where).sources.values():
            words.visit(FluentParser(with_spans=False).parse(source))
    return frozenset(words.found | _prose(language))


def _prose(language: str) -> set[str]:
    """The words of the rules, which are prose, and of the lessons."""
    files = [*folder_of(language).glob("rules/*.toml"), *LESSONS.glob(f"*/{language}.toml")]
    told = " ".join(path.read_text(encoding="utf-8") for path in files)
    return {word.lower() for word in _WORD.findall(re.sub(r"\{\w+\}|^[\w.\[\]-]+ *=", " ", told, flags=re.MULTILINE))}


@cache
def written_in_code() -> frozenset[str]:
    """The words of phrases that stand in the code itself: what nobody translated would come from there."""
    phrases: list[str] = []
    for path in Path(trois.__file__).parent.rglob("*.py"):
        tree = python.parse(path.read_text(encoding="utf-8"))
        silent = {id(node.value) for node in python.walk(tree) if isinstance(node, python.Expr)}  # docstrings
        texts = [node for node in python.walk(tree) if isinstance(node, python.Constant) and id(node) not in silent]
        phrases += [node.value for node in texts if isinstance(node.value, str) and " " in node.value.strip()]
    return frozenset(word.lower() for phrase in phrases for word in _WORD.findall(phrase))


def english_words(told: str, language: str, allowed: frozenset[str] = NAMES) -> set[str]:
    """The words of a text that are English and nothing else."""
    said = {word.lower() for word in _WORD.findall(told)}
    return (said & (vocabulary("en") | written_in_code())) - vocabulary(language) - allowed


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.silent += tag in _SILENT
        self.told += [value for name, value in attrs if name in _SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        self.silent -= tag in _SILENT

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.told.append(data)


def page_text(html: str) -> str:
    """What a page says to eyes and ears."""
    page = _Page()
    page.feed(html)
    return " \n ".join(page.told)
