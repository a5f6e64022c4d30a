"""What the page of a table shows to one viewer."""

from dataclasses import dataclass, field

from markupsafe import Markup

from trois.core.chance import commitment
from trois.core.match import Match
from trois.text import Text
from trois.web import boards, glyphs, results, sentences
from trois.web.bots import levels
from trois.web.bots.hints import Hint as Advice
from trois.web.bots.play import asked_bots
from trois.web.choices import Choice, capital, choices_of, reckoning
from trois.web.tables.table import LiveTable
from trois.web.updates.viewer import Viewer, digest

LOG_EVENTS = 300
SHAPES = "●■▲◆⬟✚♥★⬢☾"


@dataclass
class Player:
    """A seat as the list of players shows it."""

    seat: int
    shape: str
    name: str
    kind: str
    level: str
    you: bool
    asked: bool
    points: int | None
    can_take: bool
    presence: str
    """here or away, of the other people at the table."""


@dataclass
class Shown:
    """What this answer shows besides the table: a decision to confirm, advice, why a wish was refused."""

    confirm: int | None = None
    advice: list[Advice] = field(default_factory=list)
    message: str = ""
    away: set[int] = field(default_factory=set)


@dataclass
class Hint:
    """Advice in the page's words; the scores by seat, the bar in per cent."""

    rank: int
    action: int
    phrase: str
    share: int
    scores: list[tuple[Player, int]]


def context(live: LiveTable, viewer: Viewer, person: str, text: Text, extra: Shown) -> dict[str, object]:
    """Everything the templates of a table need; built from the viewer's own view alone."""
    row = live.row
    shown: dict[str, object] = {
        "live": live,
        "row": row,
        "game": live.game,
        "title": sentences.title(live.game, text),
        "about": sentences.about(live.game, text),
        "viewer": viewer,
        "digest": digest(live, viewer),
        "players": players(live, viewer, person, extra.away),
        "commitment": commitment(int(row.seed)),
        "levels": levels.names(),
        "message": extra.message,
        "is_owner": row.owner == person,
        "options": option_lines(live, text),
        "key": "",
        "number": 0,
    }
    if live.match is None:
        return shown
    return shown | _match(live, live.match, viewer, text, extra)


def _match(live: LiveTable, match: Match, viewer: Viewer, text: Text, extra: Shown) -> dict[str, object]:
    seat, view = viewer.seat, live.seat_view(viewer.seat).view
    asked = seat is not None and seat in match.pending
    choices = choices_of(live, seat, text) if seat is not None and asked else []
    number = live.numbers[seat] if seat is not None else 0
    lines = sentences.log(live.game, live.seat_view(seat).events[-LOG_EVENTS:], live.names(), text)
    question, reckoned = reckoning(live, sentences.question(live.game, view, text), text)
    ranks = {advice.action: rank for rank, advice in enumerate(extra.advice, 1)} if choices else {}
    drawn = boards.boards(view, labels(choices, ranks, text), text, live.names(), ranks)
    return {
        "number": number,
        "key": f"{number}",
        "asked": asked,
        "question": question,
        "reckoning": reckoned,
        "hint": sentences.hint(live.game, view, text),
        "choices": choices,
        "confirm": next((c for c in choices if c.action == extra.confirm), None),
        "advice": hints(live, seat, extra.advice, text) if choices and seat is not None else [],
        "ranks": ranks,
        "making": made(live, seat, text),
        "boards": drawn,
        "columns": boards.columns(drawn),
        "tabs": boards.tabs(drawn, text),
        "log": list(enumerate(lines, max(0, len(live.seat_view(seat).events) - LOG_EVENTS))),
        "news": news(live, match, seat, text),
        "waiting_for": [live.names()[s] for s in match.pending],
        "thinking": len(match.pending) == 1 and bool(asked_bots(live)),
        "can_undo": seat is not None and match.can_undo(seat),
        "can_ask_undo": seat is not None
        and not match.over
        and any(d.seat == seat and not d.forced for d in match.line),
        "asks_others": any(s.kind == "person" and s.seat not in viewer.own for s in live.seats),
        "wish": wish(live, viewer),
        "results": results.results(live, text) if match.over else [],
        "dice": results.dice(match) if match.over else [],
        "record": match.record() if match.over else None,
    }


def players(live: LiveTable, viewer: Viewer, person: str, away: set[int]) -> list[Player]:
    points = [score.total for score in live.match.scores] if live.match and live.match.over else None
    return [
        Player(
            s.seat, SHAPES[s.seat], s.name, s.kind, s.level, s.seat in viewer.own, s.seat in live.pending,
            points[s.seat] if points else None, s.kind == "bot" and s.person == person and live.row.stage == "running",
            "" if s.kind != "person" or s.person == person else "away" if s.seat in away else "here",
        )
        for s in live.seats
    ]  # fmt: skip


def labels(choices: list[Choice], ranks: dict[int, int], text: Text) -> dict[int, str]:
    """What a screen reader says of the choices on the board."""
    marks = {action: text("web.play.hint-rank", rank=rank) for action, rank in ranks.items()}
    return {c.action: ", ".join([c.label, *([marks[c.action]] if c.action in marks else [])]) for c in choices}


def hints(live: LiveTable, seat: int, advice: list[Advice], text: Text) -> list[Hint]:
    """Where seats don't touch, the search expects a score for the asking seat alone."""
    people = players(live, Viewer(seat, [seat]), "", set())
    return [
        Hint(
            rank, one.action, said(live, seat, one.action, text), round(100 * one.share),
            list(zip(people if len(one.scores) == len(people) else [people[seat]], map(round, one.scores), strict=False)),
        )
        for rank, one in enumerate(advice, 1)
    ]  # fmt: skip


def option_lines(live: LiveTable, text: Text) -> list[tuple[str, str]]:
    game = live.game
    return [
        (sentences.option_name(game, o, text), sentences.option_value(game, o, live.row.options.get(o.name), text))
        for o in game.options
    ]


def made(live: LiveTable, seat: int | None, text: Text) -> list[str]:
    """The steps of the turn in the making."""
    return [] if seat is None else [said(live, seat, action, text) for action in live.making[seat]]


def said(live: LiveTable, seat: int, action: int, text: Text) -> str:
    return capital(glyphs.phrase(live.game, live.seat_view(seat).view, action, text, live.names()))


def news(live: LiveTable, match: Match, seat: int | None, text: Text) -> list[Markup]:
    """What happened since the seat's last turn, without its own doing."""
    if seat is None:
        return []
    events = [event for event in match.events(seat, live.since[seat]) if event[1] != seat]
    return sentences.log(live.game, events[-LOG_EVENTS:], live.names(), text)


def wish(live: LiveTable, viewer: Viewer) -> dict[str, object] | None:
    """A pending wish to take something back: whose, and whether this viewer is to answer."""
    undo = live.row.undo
    if undo is None:
        return None
    seat = int(str(undo["seat"]))
    return {
        "name": live.names()[seat],
        "mine": seat in viewer.own,
        "answer": bool(viewer.own) and seat not in viewer.own,
    }
