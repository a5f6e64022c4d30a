"""What the page of a table shows to one viewer: a value for each part of its templates."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from markupsafe import Markup

from trois.core.chance import commitment
from trois.core.data import Json
from trois.core.match import Match
from trois.draw.marks import Marks
from trois.draw.motion import gone_dice, marks
from trois.draw.signs import SIGNS
from trois.draw.thumbs import badge
from trois.rulebook import book_of, has_book
from trois.rulebook.finding import explained_sign
from trois.text import SHAPES, Text, about
from trois.text.entries import Numbered
from trois.text.markup import plain
from trois.text.model import Standing
from trois.text.voice import Voice
from trois.web.bots import levels
from trois.web.bots.tastes import taste
from trois.web.pages import boards
from trois.web.pages.signs import svg
from trois.web.pages.table import log, motion, results
from trois.web.pages.table.asking import Absence, Asking, Shown, asking
from trois.web.pages.table.choices import GoodLine, Offer, goods
from trois.web.pages.table.news import FateLine, NewsLine, fate_lines, news_lines
from trois.web.pages.table.since import since
from trois.web.tables.afterwards.days import kind_of
from trois.web.tables.decisions import do_bots_refuse
from trois.web.tables.seating.seats import reliefs
from trois.web.tables.table import LiveTable
from trois.web.updates.viewer import Viewer, digest


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
    replaceable: bool = False
    """Whether they have been away for so long that a bot may play for them."""
    since: str = ""
    """Since when they are waited for."""
    relief: list[str] = field(default_factory=list)
    """Who would let a bot play for them."""

    @property
    def tells_points(self) -> bool:
        """Whether their goods do."""
        return any(line.good.thing in ("points", "vp") for line in self.goods)

    @property
    def badge(self) -> Markup:
        """The player's mark with the initial, as boards show it."""
        return svg(badge(self.seat, self.name[:1].upper()))


@dataclass(frozen=True)
class Sheet:
    """What is agreed at a table before it begins."""

    title: str
    options: list[tuple[str, str]]
    commitment: str
    """The hash of the seed."""
    levels: list[str]
    is_owner: bool
    has_rules: bool
    legend: str
    """What every sign means, for the script."""


@dataclass(frozen=True)
class Moving:
    """How many events the page has shown now, and what is to be played of those that are new."""

    count: int = 0
    stages: str = ""


@dataclass(frozen=True)
class Happened:
    """What happened: all of it; what it meant for the viewer and what others did since their last turn."""

    log: list[Markup]
    fates: list[FateLine]
    news: list[NewsLine]


@dataclass(frozen=True)
class Wish:
    """Somebody's wish to take something back, and whether this viewer is to answer it."""

    name: str
    is_mine: bool
    to_answer: bool
    still_asked: list[str]
    """Where the viewer has agreed: who else must."""


@dataclass(frozen=True)
class Undoing:
    """What the viewer may take back, alone or with the others' consent."""

    can: bool
    can_ask: bool
    asks_others: bool
    wish: Wish | None


@dataclass(frozen=True)
class Over:
    """A finished match."""

    end: results.Ending
    record: dict[str, Json]
    contest: str
    """Where all who played the same game are compared."""

    @property
    def shared_result(self) -> str:
        return ", ".join(f"{one.name} {one.total}" for one in self.end.results)


def context(live: LiveTable, viewer: Viewer, person: str, text: Text, extra: Shown) -> dict[str, object]:
    """Everything the templates of a table need; built from the viewer's own view alone."""
    voice = live.voice(viewer.seat, text) if live.match else None
    shown: dict[str, object] = {
        "live": live,
        "row": live.row,
        "viewer": viewer,
        "digest": digest(live, viewer),
        "message": extra.message,
        "symbols": boards.symbols(live.row.game),
        "sheet": sheet(live, person, text),
        "players": players(live, viewer, person, extra.absence, voice, text),
        "where": voice.title() if voice else about.title(live.game, text),
        "moving": moving(live, viewer.seat, extra.known, text) if voice else Moving(),
    }
    return {**shown, **(playing(live, live.playing, viewer, voice, extra) if voice else NOT_BEGUN)}


def sheet(live: LiveTable, person: str, text: Text) -> Sheet:
    game, has_rules = live.row.game, has_book(live.row.game)
    return Sheet(
        about.title(live.game, text),
        option_lines(live, text),
        commitment(int(live.row.seed)),
        levels.names(),
        live.row.owner == person,
        has_rules,
        _legend(game, text.language) if has_rules else "",
    )


NOT_BEGUN: Mapping[str, None] = dict.fromkeys(("ask", "board", "told", "undo", "progress", "over"))


def playing(live: LiveTable, match: Match, viewer: Viewer, voice: Voice, extra: Shown) -> Mapping[str, object]:
    """The parts of a match, as far as the viewer may know it."""
    seat = viewer.seat
    ask = asking(live, seat, voice, extra)
    since = recent(live, match, seat)
    marks = _marked(ask, voice, Marks() if match.over else _marks(live, since, seat))
    return {
        "ask": ask,
        "board": boards.shown(voice, accessible_names(ask.choices, ask.ranks, voice.text), extra.frame, marks),
        "told": happened(live, since, seat, voice),
        "undo": undoing(live, match, viewer),
        "progress": voice.progress(),
        "over": Over(results.ending(live, seat, voice.text), {} if live.is_sealed else match.record(), contest(live))
        if match.over
        else None,
    }


def contest(live: LiveTable) -> str:
    day = live.house.day
    return kind_of(day).name if day else ""


@lru_cache
def _legend(game: str, language: str) -> str:
    """What every sign means, for the script that explains those on the page."""
    told = {entry.name: plain(entry.text) for entry in book_of(game, Text(language)).signs()}
    return json.dumps({sign: told[name] for sign in SIGNS if (name := explained_sign(game, sign))})


def _marked(ask: Asking, voice: Voice, changed: Marks) -> Marks:
    """With what the choices carry besides their names."""
    return replace(
        changed,
        ranks=ask.ranks,
        picks={offer.choice.action: offer.pick for offer in ask.choices if offer.pick},
        tags={offer.choice.action: voice.tag(offer.choice.action, offer.choice.chips) for offer in ask.choices},
    )


def _marks(live: LiveTable, since: list[Numbered], seat: int | None) -> Marks:
    """What others changed on the board and took from it since the seat's last turn, until it acts."""
    if seat is None or live.playing.can_undo(seat):
        return Marks()
    events = [event for _, event in since if event[1] != seat]
    return Marks(changed=marks(live.row.game, events), gone=gone_dice(live.row.game, events, seat))


def moving(live: LiveTable, seat: int | None, known: int | None, text: Text) -> Moving:
    """What happened since the page was shown last, to be played."""
    view = live.seat_view(seat)
    fresh = [] if known is None else list(enumerate(view.events))[known:]
    return Moving(view.count, motion.staged(live.row.game, fresh, text))


def happened(live: LiveTable, since: list[Numbered], seat: int | None, voice: Voice) -> Happened:
    events = list(enumerate(live.seat_view(seat).events))
    return Happened(
        log.rounds(live.game, events, live.names(), _replay(live, seat), voice.text),
        [] if seat is None or live.has_begun(seat) else fate_lines(voice, seat, since),
        news_lines(voice, [one for one in since[-log.LOG_EVENTS :] if one[1][1] != seat]),
    )


def _replay(live: LiveTable, seat: int | None) -> str:
    return f"/tables/{live.id}/replay?seat={'all' if seat is None else seat}"


def undoing(live: LiveTable, match: Match, viewer: Viewer) -> Undoing:
    seat = viewer.seat
    return Undoing(
        can=seat is not None and match.can_undo(seat),
        can_ask=seat is not None and not match.over and match.has_decided(seat) and not do_bots_refuse(live),
        asks_others=any(s.is_person and s.seat not in viewer.own for s in live.seats),
        wish=wish(live, viewer),
    )


def players(
    live: LiveTable, viewer: Viewer, person: str, absence: Absence, voice: Voice | None, text: Text
) -> list[Player]:
    wishes, names = reliefs(live), {str(s.person): s.name for s in live.seats if s.person}
    points = [score.total for score in live.match.scores] if live.match and live.match.over else None
    standings = {one.seat: one for one in voice.standings()} if voice and not points else {}
    return [
        Player(
            s.seat, SHAPES[s.seat], s.name, s.kind, s.level, s.seat in viewer.own, s.seat in live.pending,
            points[s.seat] if points else None, s.is_bot and s.person == person and live.row.is_running,
            "" if not s.is_person or s.person == person else "away" if s.seat in absence.away else "here",
            goods(voice, s.seat) if voice else [], standings.get(s.seat),
            taste(live.row.game, live.taste_root, s.seat, s.level) if s.is_bot else "", s.seat in absence.replaceable,
            since(live, s.seat, absence.holidays.get(str(s.person), 0), text) if s.is_person and s.seat in live.pending else "",
            [name for one, name in names.items() if one in wishes.get(s.seat, ())],
        )
        for s in live.seats
    ]  # fmt: skip


def accessible_names(choices: list[Offer], ranks: dict[int, int], text: Text) -> dict[int, str]:
    """What a screen reader says of the choices on the board."""
    marks = {action: text("web.play.hint-rank", rank=rank) for action, rank in ranks.items()}
    actions = {offer.choice.action: offer.label for offer in choices}
    return {action: f"{label}, {marks[action]}" if action in marks else label for action, label in actions.items()}


def option_lines(live: LiveTable, text: Text) -> list[tuple[str, str]]:
    game = live.game
    return [
        (about.option_name(game, o, text), about.option_value(game, o, live.row.options.get(o.name), text))
        for o in game.options
    ]


def recent(live: LiveTable, match: Match, seat: int | None) -> list[Numbered]:
    """What happened since the decision that ended the seat's last turn."""
    if seat is None:
        return []
    events = match.events(seat, live.since(seat))
    first = live.seat_view(seat).count - len(events)
    return list(enumerate(events, first))


def wish(live: LiveTable, viewer: Viewer) -> Wish | None:
    """Nothing where a bot sits among several persons since: it would be asked too, and refuse."""
    undo = live.undo
    if undo is None or do_bots_refuse(live):
        return None
    seat, agreed = undo.seat, {*undo.agreed}
    own = {live.seats[one].person for one in viewer.own}
    asked = [one.name for one in live.seats if one.person is not None and one.person not in agreed]
    is_mine, has_agreed = seat in viewer.own, bool(own & agreed)
    return Wish(live.names()[seat], is_mine, bool(own) and not is_mine and not has_agreed, asked if has_agreed else [])
