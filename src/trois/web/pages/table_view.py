"""What the page of a table shows to one viewer."""

import json
from dataclasses import dataclass, field, replace
from functools import lru_cache
from urllib.parse import urlencode

from markupsafe import Markup

from trois.core.chance import commitment
from trois.core.match import Match
from trois.draw.frames import MEDIUM, Frame
from trois.draw.motion import gone, marks
from trois.draw.signs import SIGNS
from trois.rulebook import book_of, has_book
from trois.rulebook.finding import explained_sign
from trois.rulebook.markup import plain
from trois.text import SHAPES, Text, about
from trois.text.log import Numbered
from trois.text.reasons import hint_reason
from trois.text.voice import Standing, Voice, voice_of
from trois.web.bots import levels
from trois.web.bots.hints import Hint as Advice
from trois.web.bots.play import asked_bots
from trois.web.bots.tastes import taste
from trois.web.pages import boards, drafting, log, motion, results, thumbs
from trois.web.pages.choices import GoodLine, Offer, explanations, goods, groups, labels, offers, secrets
from trois.web.pages.news import news_lines
from trois.web.tables.decisions import confirm_reason
from trois.web.tables.table import LiveTable
from trois.web.updates.viewer import Viewer, digest

LOG_EVENTS = 300


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
    goods: list[GoodLine] = field(default_factory=list)
    """What everybody, or at least the viewer, knows that they have."""
    standing: Standing | None = None
    """Their points if the match ended now, as far as the viewer can count them."""
    taste: str = ""
    """What a bot is fond of."""

    @property
    def badge(self) -> Markup:
        """The player's mark with the initial, as boards show it."""
        return thumbs.badge(self.seat, self.name[:1].upper())


@dataclass
class Shown:
    """What this answer shows besides the table: a decision to confirm, advice, why a wish was refused."""

    confirm: tuple[int, ...] = ()
    """A decision, with what is decided together with it."""
    picked: tuple[int, ...] = ()
    """What the viewer has picked before saying what for."""
    advice: list[Advice] = field(default_factory=list)
    message: str = ""
    away: set[int] = field(default_factory=set)
    frame: Frame = MEDIUM
    known: int | None = None
    """How many events the page has shown already, if it says so: what is new moves."""


@dataclass
class Hint:
    """Advice in the page's words; the scores by seat, the bar in per cent."""

    rank: int
    action: int
    name: str
    share: int
    scores: list[tuple[Player, int]]
    why: str = ""
    """What it brings beside the others, and how it would go on."""


def context(live: LiveTable, viewer: Viewer, person: str, text: Text, extra: Shown) -> dict[str, object]:
    """Everything the templates of a table need; built from the viewer's own view alone."""
    row = live.row
    shown: dict[str, object] = {
        "live": live,
        "row": row,
        "game": live.game,
        "title": about.title(live.game, text),
        "about": about.about(live.game, text),
        "viewer": viewer,
        "digest": digest(live, viewer),
        "players": players(live, viewer, person, extra.away, text),
        "symbols": boards.symbols(row.game),
        "where": about.title(live.game, text),
        "commitment": commitment(int(row.seed)),
        "levels": levels.names(),
        "message": extra.message,
        "is_owner": row.owner == person,
        "options": option_lines(live, text),
        "has_rules": has_book(row.game),
        "legend": _legend(row.game, text.language) if has_book(row.game) else "",
        "key": "",
        "number": 0,
        "event_count": 0,
        "stages": "",
    }
    if live.match is None:
        return shown
    return shown | _match(live, live.match, viewer, text, extra)


def _match(live: LiveTable, match: Match, viewer: Viewer, text: Text, extra: Shown) -> dict[str, object]:
    seat = viewer.seat
    voice = voice_of(live.seat_view(seat).view, text, live.names())
    choices = offers(live, seat, voice) if seat is not None and seat in match.pending else []
    drafts = voice.drafts() if choices else []
    picking = drafting.picking_of(voice, extra.picked) if choices else None
    choices = drafting.with_picks(choices, picking, voice)
    choices += drafting.picks(choices, drafts, voice)
    ranks = {advice.action: rank for rank, advice in enumerate(extra.advice, 1)} if choices else {}
    since = recent(live, match, seat)
    changed = boards.Marks() if match.over else _marks(live, since, seat)
    shown = _question_part(live, voice, seat, choices, extra) | _board_part(voice, choices, ranks, extra.frame, changed)
    shown |= _motion_part(live, seat, extra.known, text)
    shown |= _log_part(live, since, seat, voice) | _undo_part(live, match, viewer)
    shown |= {
        "drafts": drafting.drafts_json(drafts, voice),
        "preset": drafting.preset(voice) if drafts else "",
        "hand": drafting.hand(voice, choices) if choices else None,
        "picked": [offer for offer in choices if offer.pick == "picked"],
        "progress": voice.progress(),
        "explanations": explanations(voice, choices),
    }
    return shown | _end_part(live, match, seat, text) | {"ranks": ranks, "where": voice.title()}


def _question_part(
    live: LiveTable, voice: Voice, seat: int | None, choices: list[Offer], extra: Shown
) -> dict[str, object]:
    """The question, its choices, and what a hint says about them."""
    question, number = voice.question(), live.numbers[seat] if seat is not None else 0
    confirm = next((offer for offer in choices if offer.choice.action in extra.confirm[:1]), None)
    return {
        "number": number,
        "key": f"{number}",
        "asked": bool(choices),
        "question": question.sentence if question else "",
        "subject": thumbs.subject_of(voice),
        "draft": labels(voice, question.chips) if question else [],
        "drafted": [log.die(die.value, die.colour) for die in question.dice] if question else [],
        "goods": [] if seat is None else goods(voice, seat),
        "secrets": [] if seat is None else secrets(voice),
        "hint": question.help if question else "",
        "rule": rule_address(live, seat, question.kind) if question else "",
        "choices": choices,
        "groups": groups(choices, voice),
        "confirm": confirm,
        "confirm_steps": " ".join(map(str, extra.confirm)),
        "confirm_reason": "" if seat is None or confirm is None else confirm_reason(live, seat, list(extra.confirm)),
        "advice": hints(live, voice, seat, extra.advice) if choices and seat is not None else [],
        "making": [] if seat is None else _made_now(voice, steps(live, voice, seat)),
        "waiting_for": [live.names()[s] for s in live.pending],
        "thinking": len(live.pending) == 1 and bool(asked_bots(live)),
    }


def _made_now(voice: Voice, names: list[str]) -> list[str]:
    """Without the steps of what is done already."""
    return names[len(names) - voice.so_far(len(names)) :]


@lru_cache
def _legend(game: str, language: str) -> str:
    """What every sign means, for the script that explains those on the page."""
    told = {entry.name: plain(entry.text) for entry in book_of(game, Text(language)).signs()}
    return json.dumps({sign: told[name] for sign in SIGNS if (name := explained_sign(game, sign))})


def rule_address(live: LiveTable, seat: int | None, question: str) -> str:
    """Where the rules explain a question; nothing for a game without a book."""
    if not has_book(live.row.game):
        return ""
    told = {"thing": f"question:{question}", "table": live.id, "seat": "" if seat is None else str(seat)}
    return f"/rules/{live.row.game}/find?{urlencode(told)}"


def _board_part(
    voice: Voice, choices: list[Offer], ranks: dict[int, int], frame: Frame, changed: boards.Marks
) -> dict[str, object]:
    labels = accessible_names(choices, ranks, voice.text)
    marks = replace(
        changed,
        ranks=ranks,
        picks={offer.choice.action: offer.pick for offer in choices if offer.pick},
        tags={offer.choice.action: voice.tag(offer.choice.action, offer.choice.chips) for offer in choices},
    )
    return boards.shown(voice.view, labels, voice.text, voice.names, frame, marks)


def _marks(live: LiveTable, since: list[Numbered], seat: int | None) -> boards.Marks:
    """What others changed on the board and took from it since the seat's last turn, until it acts."""
    if seat is None or live.making[seat]:
        return boards.Marks()
    events = [event for _, event in since]
    return boards.Marks(changed=marks(live.row.game, events), gone=gone(live.row.game, events, seat))


def _motion_part(live: LiveTable, seat: int | None, known: int | None, text: Text) -> dict[str, object]:
    """What happened since the page was shown last, to be played."""
    view = live.seat_view(seat)
    fresh = [] if known is None else list(enumerate(view.events))[known:]
    return {"event_count": view.count, "stages": motion.staged(live.row.game, fresh, text)}


def _log_part(live: LiveTable, since: list[Numbered], seat: int | None, voice: Voice) -> dict[str, object]:
    """What happened, all of it and since the seat's last turn."""
    events = list(enumerate(live.seat_view(seat).events))
    return {
        "log": log.sections(live.game, events[-LOG_EVENTS:], live.names(), voice.text),
        "news": news_lines(voice, since[-LOG_EVENTS:]),
    }


def _undo_part(live: LiveTable, match: Match, viewer: Viewer) -> dict[str, object]:
    """What the viewer may take back, alone or with the others' consent."""
    seat = viewer.seat
    return {
        "can_undo": seat is not None and match.can_undo(seat),
        "can_ask_undo": seat is not None and not match.over and match.has_decided(seat),
        "asks_others": any(s.kind == "person" and s.seat not in viewer.own for s in live.seats),
        "wish": wish(live, viewer),
    }


def _end_part(live: LiveTable, match: Match, seat: int | None, text: Text) -> dict[str, object]:
    if not match.over:
        return {"end": None, "record": None, "shared_result": ""}
    end = results.ending(live, seat, text)
    ranked = ", ".join(f"{one.name} {one.total}" for one in end.results)
    return {"end": end, "record": match.record(), "shared_result": ranked}


def players(live: LiveTable, viewer: Viewer, person: str, away: set[int], text: Text) -> list[Player]:
    voice = voice_of(live.seat_view(viewer.seat).view, text, live.names()) if live.match else None
    points = [score.total for score in live.match.scores] if live.match and live.match.over else None
    standings = {one.seat: one for one in voice.standings()} if voice and not points else {}
    return [
        Player(
            s.seat, SHAPES[s.seat], s.name, s.kind, s.level, s.seat in viewer.own, s.seat in live.pending,
            points[s.seat] if points else None, s.kind == "bot" and s.person == person and live.row.stage == "running",
            "" if s.kind != "person" or s.person == person else "away" if s.seat in away else "here",
            goods(voice, s.seat) if voice else [], standings.get(s.seat),
            taste(live.row.game, live.id, s.seat, s.level) if s.kind == "bot" else "",
        )
        for s in live.seats
    ]  # fmt: skip


def accessible_names(choices: list[Offer], ranks: dict[int, int], text: Text) -> dict[int, str]:
    """What a screen reader says of the choices on the board."""
    marks = {action: text("web.play.hint-rank", rank=rank) for action, rank in ranks.items()}
    actions = {offer.choice.action: offer.label for offer in choices}
    return {action: f"{label}, {marks[action]}" if action in marks else label for action, label in actions.items()}


def hints(live: LiveTable, voice: Voice, seat: int, advice: list[Advice]) -> list[Hint]:
    """Where seats don't touch, the search expects a score for the asking seat alone."""
    people = players(live, Viewer(seat, [seat]), "", set(), voice.text)
    return [
        Hint(
            rank, one.action, voice.name(one.action), round(100 * one.share),
            list(zip(people if len(one.scores) == len(people) else [people[seat]], map(round, one.scores), strict=False)),
            hint_reason(voice, one.gain, one.line, rank == 1),
        )
        for rank, one in enumerate(advice, 1)
    ]  # fmt: skip


def option_lines(live: LiveTable, text: Text) -> list[tuple[str, str]]:
    game = live.game
    return [
        (about.option_name(game, o, text), about.option_value(game, o, live.row.options.get(o.name), text))
        for o in game.options
    ]


def steps(live: LiveTable, voice: Voice, seat: int) -> list[str]:
    """The turn in the making, step by step; a step is called what it was called when it was chosen."""
    earlier, names = live.playing.copy(), []
    for action in reversed(live.making[seat]):
        earlier.undo(seat)
        names.append(voice_of(earlier.view(seat), voice.text, voice.names).name(action))
    return names[::-1]


def recent(live: LiveTable, match: Match, seat: int | None) -> list[Numbered]:
    """What others did since the seat's last turn, without its own doing."""
    if seat is None:
        return []
    events = match.events(seat, live.since(seat))
    first = live.seat_view(seat).count - len(events)
    return [(number, event) for number, event in enumerate(events, first) if event[1] != seat]


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
