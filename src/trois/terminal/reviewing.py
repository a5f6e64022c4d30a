"""`trois review`: a record judged decision by decision, with its key moments."""

from pathlib import Path

from rich import box
from rich.progress import Progress
from rich.table import Table

import trois
from trois.core.errors import BadRecord
from trois.review import MARKS, Review, review, summary
from trois.review.moments import matches_at
from trois.terminal.files import players_of, read_record
from trois.terminal.players import names
from trois.terminal.replaying import seat_of
from trois.terminal.screen import DIM, Screen
from trois.text import Text
from trois.text.voice import voice_of

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def show_review(path: Path, seat: str | None, seconds: float | None, jobs: int, screen: Screen, text: Text) -> None:
    """Judge the record, with a progress bar, and print the result."""
    record = read_record(path)
    try:
        match = trois.replay(record)
    except BadRecord as error:
        raise error.inside(str(path)) from None
    called = names(players_of(record), text)
    chosen = seat_of(seat, called)
    with Progress(console=screen.console, transient=True) as progress:
        task = progress.add_task(text("review.title"))
        found = review(match, seconds, jobs=jobs, tell=lambda done, of: progress.update(task, completed=done, total=of))
    if not found.moments:
        screen.say(text("review.empty"))
        return
    _show_course(found, called, screen, text)
    _show_moments(found, match, called, chosen, screen, text)
    for one in range(match.seats) if chosen is None else [chosen]:
        _show_summary(found, one, called, screen, text)


def _show_course(found: Review, called: list[str], screen: Screen, text: Text) -> None:
    screen.say(text("review.expected-points" if found.counts_points else "review.expected-share"), "bold")
    curve = found.curve()
    high = max(value for step in curve for value in step) or 1.0 if found.counts_points else 1.0
    widest = max(map(len, called))
    for seat, name in enumerate(called):
        steps = (
            [curve[at * len(curve) // WIDTH][seat] for at in range(WIDTH)]
            if len(curve) > WIDTH
            else [step[seat] for step in curve]
        )
        bars = "".join(BARS[min(7, int(8 * max(0.0, value) / high))] for value in steps)
        last = text.number(curve[-1][seat]) if found.counts_points else text.percent(curve[-1][seat])
        screen.say(f"{name:{widest}} {bars} {last}")


def _show_moments(
    found: Review, match: trois.Match, called: list[str], seat: int | None, screen: Screen, text: Text
) -> None:
    screen.say(f"\n{text('review.key-moments')}", "bold")
    key = found.key_moments(seat)
    if not key:
        screen.say(text("review.nothing-found"), DIM)
        return
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    matches = matches_at(match, [moment.number for moment in key])
    for moment in key:
        voice = voice_of(matches[moment.number].view(moment.seat), text, called)
        words = voice.name(moment.action)
        if not moment.was_best:
            words = text("review.instead", played=words, better=voice.name(moment.best))
        amount = found.gain(moment) if moment.was_best else -found.loss(moment)
        worth = text.signed(amount, 1) if found.counts_points else f"{text.signed(100 * amount)}\u202f%"
        where = text("review.where", round=moment.round, number=moment.number)
        table.add_row(where, MARKS[found.mark(moment)], called[moment.seat], words, worth)
    screen.show(table)


def _show_summary(found: Review, seat: int, called: list[str], screen: Screen, text: Text) -> None:
    lesson = summary(found, seat)
    figures = [
        f"{text.percent(lesson.good)} {text('review.good')}",
        f"{lesson.mistakes} {text('review.mistakes')}",
        f"{text.number(lesson.points_lost, 1)} {text('review.points-lost')}",
    ]
    screen.say(text.titled(called[seat], text.listed(figures)))
