"""Stepping through a record, forward and back, from any seat's point of view."""

from collections.abc import Iterator
from pathlib import Path

from rich.rule import Rule

import trois
from trois import draw
from trois.core.data import Json
from trois.core.errors import BadOption, BadRecord
from trois.core.game import View
from trois.core.match import Match
from trois.draw import raster
from trois.draw.postcard import postcard, ranking
from trois.records.replay import game_name
from trois.terminal import results
from trois.terminal.drawing import Space, drawing
from trois.terminal.files import players_of, read_record
from trois.terminal.players import names
from trois.terminal.screen import BAD, DIM, Leave, Screen
from trois.text import Text
from trois.text.log import sentences
from trois.text.voice import voice_of

GIF_WIDTH = 800
GIF_SECONDS = 0.6
GIF_LAST_SECONDS = 4.0


class Replay:
    """A whole record, and the seat that looks at it (None: a spectator)."""

    def __init__(self, path: Path, seat: str | None, screen: Screen, text: Text) -> None:
        self.record = _checked_record(path)
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
        voice = voice_of(match.view(self.seat), self.text, self.names)
        self.screen.clear()
        where = self.text("terminal.replay.at", at=number, total=self.total)
        self.screen.show(Rule(f"{voice.title()} · {where}", style=DIM, align="left"))
        self.screen.show(*self.drawing.board(voice, Space(*self.screen.space)))
        self._show_events(match, len(self.at(number - 1).journal) if number else 0)
        if match.over:
            results.show_scores(match, self.names, self.screen, self.text)

    def _show_events(self, match: Match, start: int) -> None:
        events = match.events(self.seat, start)
        for line in sentences(match.game, events, self.names, self.text):
            self.screen.say(f"· {line}", DIM)

    def draw(self, number: int, path: Path, kind: str = "svg", width: int = 0) -> None:
        """A position as a picture: svg or png; as gif the whole match up to it."""
        path.write_bytes(self._picture(number, kind, width))
        self.screen.say(self.text("terminal.replay.drawn", file=path))

    def draw_postcard(self, number: int, path: Path, dark: bool, width: int = 0) -> None:
        """The town of the seat, or of the winner, as a postcard."""
        match = self.at(number)
        places = ranking(match, self.names)
        seat = places[0].seat if self.seat is None else self.seat
        drawn = postcard(voice_of(match.view(self.seat), self.text, self.names), seat, places, dark)
        path.write_bytes(raster.png(drawn, width) if path.suffix == ".png" else drawn.encode())
        self.screen.say(self.text("terminal.replay.drawn", file=path))

    def _picture(self, number: int, kind: str, width: int) -> bytes:
        drawn = self._drawing(self.at(number).view(self.seat))
        if kind == "gif":
            return raster.gif(self._drawings(number), drawn, width or GIF_WIDTH, GIF_SECONDS, GIF_LAST_SECONDS)
        return raster.png(drawn, width) if kind == "png" else drawn.encode()

    def _drawings(self, last: int) -> Iterator[str]:
        """Every position that the seat sees change."""
        match, before = self.at(0), ""
        line = self.at(last).line
        for decision in [None, *line]:
            if decision is not None:
                match.push(decision.seat, decision.action)
            drawn = self._drawing(match.view(self.seat))
            if drawn != before:
                yield drawn
            before = drawn

    def _drawing(self, view: View) -> str:
        return draw.svg(view, self.text, names=self.names)

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
        raise BadOption("at", at=at, total=total)


def _checked_record(path: Path) -> dict[str, Json]:
    """The record, after it has been replayed to its end once: then no step of it can fail."""
    record = read_record(path)
    try:
        trois.replay(record, auto=False)
    except BadRecord as error:
        raise error.inside(str(path)) from None
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
    seats = [f"{seat} {name}" for seat, name in enumerate(names)]
    raise BadOption("no-seat", seat=wish[:40], seats=seats)
