"""What people see and type: one console, one way to ask."""

import re
import sys
from collections.abc import Callable
from typing import Final

from rich import _wrap
from rich.console import Console, RenderableType
from rich.text import Text as Ink

CHOICE = "bold cyan"
GOOD = "green"
BAD = "magenta"
DIM = "dim"
PROMPT = "> "
ENDLESS = 1000
FORGET_SCROLLBACK = "\x1b[3J"
UNBROKEN_WORD: Final = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
_wrap.re_word = UNBROKEN_WORD
"""Rich would begin a line with « : » or « ; »: it takes every space for one at which a line may end."""


class Leave(Exception):
    """The person wants to go: `q`, Ctrl-C or Ctrl-D."""


class Screen:
    """A console and where the answers come from; tests hand in both."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] | None = None) -> None:
        self.console = console or new_console()
        self.read = read or read_line

    @property
    def space(self) -> tuple[int, int]:
        """Columns and lines; what is not shown line by line on a terminal has any number of lines."""
        return self.console.width, self.console.height if self.console.is_terminal else ENDLESS

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def draw_curtain(self) -> None:
        """Clear what can be scrolled back to as well: it may be another person's secret."""
        self.clear()
        if self.console.is_terminal and not self.console.legacy_windows:
            self.console.file.write(FORGET_SCROLLBACK)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def lines_of(self, *things: RenderableType) -> int:
        """How many lines things take."""
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Ink(sentence, style))

    def ask(self, question: str = "", style: str = CHOICE) -> str:
        """One line from the person, without the space around it; raises Leave when there is no more."""
        if question:
            self.say(question, style)
        try:
            return self.read(PROMPT).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None


def read_line(prompt: str) -> str:
    return input(prompt)


def new_console(stderr: bool = False) -> Console:
    """Nothing in our texts is markup: a name with brackets stays what it is."""
    stream = sys.stderr if stderr else sys.stdout
    return Console(file=stream, markup=False, highlight=False, emoji=False)
