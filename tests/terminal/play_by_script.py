"""Helpers: a screen that reads a script and keeps what it was told."""

from collections.abc import Iterable, Iterator
from io import StringIO

from rich.console import Console

import trois
from trois.core.match import Match
from trois.terminal.play import Table
from trois.terminal.players import parse_seats
from trois.terminal.screen import Screen
from trois.text import Text


class Script:
    """A person who types these lines and then closes the terminal."""

    def __init__(self, lines: Iterable[str], terminal: bool = False, width: int = 80, height: int = 24) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.file = StringIO()
        self.console = Console(
            file=self.file, width=width, height=height, force_terminal=terminal,
            markup=False, highlight=False, emoji=False, color_system=None,
        )  # fmt: skip
        self.screen = Screen(self.console, self._read)

    def _read(self, prompt: str) -> str:
        self.file.write(prompt)
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.file.write(f"<{line}>\n")
        return line

    @property
    def output(self) -> str:
        return self.file.getvalue()


def table(script: Script, seats: str = "human:Ada,random", seed: int = 7, lang: str = "en", **options: object) -> Table:
    players = parse_seats(seats)
    options.setdefault("expansion", True)
    match: Match = trois.new("troyes-dice", len(players), seed, None, True, **options)
    return Table(match, players, script.screen, Text(lang), None, True)
