"""Stepping through a record, forward and back, from any seat's point of view."""

from pathlib import Path

from rich.rule import Rule

import trois
from trois import draw
from trois.core.data import Json
from trois.core.errors import BadOption, BadRecord
from trois.core.match import Match
from trois.records.replay import game_name
from trois.terminal import results
from trois.terminal.drawing import Space, drawing
from trois.terminal.files import players_of, read_record
from trois.terminal.players import names
from trois.terminal.screen import BAD, DIM, Leave, Screen
from trois.text import Text
from trois.text.log import sentences
from trois.text.voice import voice_of


class Replay:
    """A whole record, and the seat that looks at it (None: a spectator)."""

    def __init__(self, path: Path, seat: str | None, screen: Screen, text: Text) -> None:
        self.record = _checked(path)
        self.total = _decisions(self.record)
        self.names = names(players_of(self.record), text)
        self.seat = seat_of(seat, self.names)
        self.screen = screen
        self.text = text
        self.drawing = drawing(game_name(self.record))

    def at(self, number: int) -> Match:
        """The match after so many decisions."""
        return trois.replay(self.record, at=number, auto=False)

    def show(self, number: int) -> None:
        """A position, and what the last decision before it brought about."""
        match = self.at(number)
        view = match.view(self.seat)
        self.screen.clear()
        where = self.text("terminal.replay.at", at=number, total=self.total)
        self.screen.show(Rule(f"{voice_of(view, self.text, self.names).title()} · {where}", style=DIM, align="left"))
        self.screen.show(*self.drawing.board(view, self.names, self.text, Space(*self.screen.space)))
        self._show_events(match, len(self.at(number - 1).journal) if number else 0)
        if match.over:
            results.show_scores(match, self.names, self.screen, self.text)

    def _show_events(self, match: Match, start: int) -> None:
        events = match.events(self.seat, start)
        for line in sentences(match.game, events, self.names, self.text):
            self.screen.say(f"· {line}", DIM)

    def draw(self, number: int, path: Path) -> None:
        """A position as a picture."""
        picture = draw.svg(self.at(number).view(self.seat), self.text, names=self.names)
        path.write_text(picture, encoding="utf-8")
        self.screen.say(self.text("terminal.replay.drawn", file=path))

    def show_all(self) -> None:
        """Without anybody to step: all that happened, and the last position."""
        match = self.at(self.total)
        for line in sentences(match.game, match.events(self.seat), self.names, self.text):
            self.screen.say(f"· {line}")
        self.show(self.total)

    def step(self) -> None:
        """Forward and back until the person leaves."""
        number = 0
        try:
            while True:
                self.show(number)
                number = self._ask(number)
        except Leave:
            return

    def _ask(self, number: int) -> int:
        self.screen.say(self.text("terminal.replay.keys"), DIM)
        while True:
            answer = self.screen.ask().lower()
            if answer == "q":
                raise Leave
            if answer in ("", "n"):
                return min(number + 1, self.total)
            if answer == "p":
                return max(number - 1, 0)
            if answer.isdecimal() and int(answer) <= self.total:
                return int(answer)
            self.screen.say(self.text("terminal.replay.wrong", answer=answer[:20], total=self.total), BAD)


def check_at(at: int, total: int) -> None:
    if not 0 <= at <= total:
        raise BadOption(f"--at {at}: the record has {total} decisions; positions go from 0 to {total}")


def _checked(path: Path) -> dict[str, Json]:
    """The record, after it has been replayed to its end once: then no step of it can fail."""
    record = read_record(path)
    try:
        trois.replay(record, auto=False)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    return record


def _decisions(record: dict[str, Json]) -> int:
    lines = record["actions"]
    return sum(len(line) for line in lines if isinstance(line, list)) if isinstance(lines, list) else 0


def seat_of(wish: str | None, names: list[str]) -> int | None:
    """A seat by its number from 0, as records and Python count, or by its name."""
    if wish is None:
        return None
    if wish.isdecimal() and int(wish) < len(names):
        return int(wish)
    if wish in names:
        return names.index(wish)
    seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    raise BadOption(f"--seat: there is no seat '{wish[:40]}'; there are: {seats}")
