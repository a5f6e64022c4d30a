"""The same for programs: JSON, described by OpenAPI at /api/schema/openapi.json.

A program gets a token from POST /api/persons and shows it as `Authorization: Bearer ...`.
"""

from dataclasses import dataclass
from typing import Any

from starlette.responses import Response

from trois import games
from trois.core.options import as_word
from trois.text import Text
from trois.text.about import feat_name
from trois.text.chips import chip_words
from trois.text.entries import entry, plain
from trois.text.model import Chip, Choice, Die, Player, Span
from trois.text.voice import Voice, choices_of
from trois.web import wire
from trois.web.api.access import ANYBODY, TOKEN
from trois.web.api.reviews import review_out
from trois.web.api.types import (
    ChipOut,
    ChoiceOut,
    DecisionIn,
    EntryOut,
    FeatOut,
    FeatsOut,
    GameOut,
    HintOut,
    Legal,
    OptionOut,
    PersonIn,
    PersonOut,
    ReviewOut,
    SeatChangeIn,
    SeatOut,
    SpanOut,
    TableIn,
    TableOut,
    UndoAnswer,
    UndoIn,
    ViewOut,
)
from trois.web.errors import NoToken, NotYours, Refused
from trois.web.http.limits import address_of, limit_tables
from trois.web.http.request import WebRequest
from trois.web.http.routes import delete, get, post
from trois.web.http.signing import new_visitor
from trois.web.http.stream import sse_event, stream
from trois.web.site import Site
from trois.web.tables import decisions
from trois.web.tables.afterwards import feats
from trois.web.tables.afterwards.feats import GameFeats
from trois.web.tables.decisions import Answer
from trois.web.tables.ownership import check_watching, seat_of
from trois.web.tables.seating import opening, seats
from trois.web.tables.seating.opening import SeatRequest, TableRequest
from trois.web.tables.seating.seats import SeatChange
from trois.web.tables.table import LiveTable
from trois.web.updates.viewer import digest, viewer_of


def visitor(request: WebRequest) -> str:
    """Who asks; raises NoToken without a token."""
    visitor = request.visitor
    if not visitor:
        raise NoToken
    return visitor


@post("/api/persons", status=201)
async def add_person(site: Site, data: PersonIn) -> PersonOut:
    """A new person: keep the token, it is shown only once."""
    person = await site.welcome(new_visitor(), data.name)
    return PersonOut(person.name, site.signer.sign(person.id))


@delete("/api/persons/me", security=TOKEN)
async def forget_person(request: WebRequest, site: Site) -> None:
    """Delete what is known of the person who asks: their seats get another name, games of others go on."""
    await site.forget(visitor(request))


@get("/api/games")
async def list_games() -> list[GameOut]:
    return [_game(name) for name in games.names()]


def _game(name: str) -> GameOut:
    game = games.get(name)
    options = [OptionOut(o.name, [as_word(choice) for choice in o.choices]) for o in game.options]
    return GameOut(name, game.title, game.fewest_seats, game.most_seats, game.rules_version, options)


@get("/api/feats", security=TOKEN)
async def list_feats(request: WebRequest, site: Site) -> list[FeatsOut]:
    """The feats of the person who asks, game by game; nobody else's."""
    text, person = request.text, visitor(request)
    found = [await feats.of_person(site.tables, person, name) for name in games.names()]
    return [_feats(one, text) for one in found if one is not None]


def _feats(found: GameFeats, text: Text) -> FeatsOut:
    lines = [
        FeatOut(one.feat, feat_name(found.game, one.feat, text), one.games, one.needed, one.table or None)
        for one in found.feats
    ]
    return FeatsOut(found.game, found.games, lines)


@post("/api/tables", security=TOKEN, status=201)
async def open_table(request: WebRequest, site: Site, data: TableIn) -> TableOut:
    limit_tables(request, bool(data.cards))
    person = await site.welcome(visitor(request))
    wanted = [SeatRequest(seat.kind, seat.level, seat.name) for seat in data.seats]
    wanted_table = TableRequest(data.game, wanted, {**data.options}, data.public, data.cards)
    return table_out(await opening.open_table(site.tables, person, wanted_table), person.id)


@get("/api/tables/{table_id}", security=ANYBODY)
async def get_table(request: WebRequest, site: Site, table_id: str) -> TableOut:
    return table_out(await site.tables.latest(table_id), request.visitor)


@post("/api/tables/{table_id}/seats/{seat:int}", security=TOKEN)
async def change_seat(
    request: WebRequest,
    site: Site,
    table_id: str,
    seat: int,
    data: SeatChangeIn,
) -> TableOut:
    """take, leave, bot (with a level), open, or relieve: a bot plays for somebody who is away."""
    person = await site.welcome(visitor(request))
    change = SeatChange(data.do, person, seat, data.level, data.name)
    return table_out(await seats.change_seat(site.tables, site.presence, table_id, change), person.id)


@post("/api/tables/{table_id}/start", security=TOKEN)
async def start(request: WebRequest, site: Site, table_id: str) -> TableOut:
    person = await site.welcome(visitor(request))
    return table_out(await seats.start(site.tables, table_id, person), person.id)


@post("/api/tables/{table_id}/rematch", security=TOKEN)
async def rematch(request: WebRequest, site: Site, table_id: str) -> TableOut:
    limit_tables(request)
    person = await site.welcome(visitor(request))
    return table_out(await opening.rematch(site.tables, table_id, person), person.id)


def table_out(live: LiveTable, person: str) -> TableOut:
    people = [SeatOut(s.seat, s.kind, s.name, s.level, s.seat in live.seats_of(person)) for s in live.seats]
    row = live.row
    return TableOut(
        row.id, row.game, row.options, live.changes, row.stage, row.public, people, live.pending, row.rematch
    )


# Playing


@get("/api/tables/{table_id}/view", security=ANYBODY)
async def get_view(
    request: WebRequest,
    site: Site,
    table_id: str,
    seat: int | None = None,
    start: int = 0,
) -> ViewOut:
    """What a seat may know (without one: what everybody may), its legal actions, the journal from `start` on."""
    return view_out(await site.tables.latest(table_id), request.visitor, seat, start)


def view_out(live: LiveTable, person: str, seat: int | None, start: int = 0) -> ViewOut:
    if seat is None:
        check_watching(live, person)
        return _view(live, None, "", start)
    seat_of(live, person, seat)
    return _own_view(live, person, seat, start)


def _own_view(live: LiveTable, person: str, seat: int, start: int | None = None) -> ViewOut:
    return _view(live, seat, digest(live, viewer_of(live, person, seat)), start)


def _view(live: LiveTable, seat: int | None, tag: str, start: int | None = None) -> ViewOut:
    """What a seat may know, with the digest of it; the journal from `start` on, or none."""
    known, words = live.seat_view(seat), live.game.vocabulary.text
    legal = [] if seat is None else [Legal(action, words(action)) for action in live.playing.legal(seat)]
    journal = [] if start is None or start >= known.count else [list(event) for event in known.events[start:]]
    number = None if seat is None else live.numbers[seat]
    return ViewOut(live.id, live.row.stage, seat, {**known.view}, number, legal, journal, tag)


@get("/api/tables/{table_id}/choices", security=TOKEN)
async def list_choices(request: WebRequest, site: Site, table_id: str, seat: int) -> list[ChoiceOut]:
    """The legal actions with what each is called, costs and brings, and what it is certain to do."""
    person = visitor(request)
    live = await site.tables.latest(table_id)
    seat_of(live, person, seat)
    voice = live.voice(seat, request.text)
    return [_choice(live, seat, voice, choice) for choice in choices_of(live.playing, seat, voice)]


def _choice(live: LiveTable, seat: int, voice: Voice, choice: Choice) -> ChoiceOut:
    action, vocabulary = choice.action, live.game.vocabulary
    certain = [list(event) for event in live.playing.preview(seat, action)]
    return ChoiceOut(
        action, choice.text, vocabulary.kind(action), vocabulary.words(action), certain, choice.ends,
        choice.name, choice.thing, choice.group, [_chip(voice, chip) for chip in choice.chips],
    )  # fmt: skip


def _chip(voice: Voice, chip: Chip) -> ChipOut:
    words = chip_words(voice, chip)
    return ChipOut(chip.kind, chip.thing, chip.amount, chip.of, chip.word, chip.whose, chip.tone, words)


@get("/api/tables/{table_id}/log", security=ANYBODY)
async def get_log(
    request: WebRequest,
    site: Site,
    table_id: str,
    seat: int | None = None,
    start: int = 0,
) -> list[EntryOut]:
    """What a seat (without one: everybody) was told, event by event, from `start` on."""
    live = await site.tables.latest(table_id)
    if seat is None:
        check_watching(live, request.visitor)
    else:
        seat_of(live, request.visitor, seat)
    events = live.seat_view(seat).events[start:]
    entries = [entry(live.game, event, request.text) for event in events]
    return [EntryOut(e.kind, e.seat, [_span(s, live.names()) for s in e.spans], e.reason) for e in entries]


def _span(span: Span, names: list[str]) -> SpanOut:
    text = plain([span], names)
    if isinstance(span, Player):
        return SpanOut(text, player=span.seat)
    return SpanOut(text, die=span.value, colour=span.colour) if isinstance(span, Die) else SpanOut(text)


@get("/api/tables/{table_id}/hints", security=TOKEN)
async def list_hints(request: WebRequest, site: Site, table_id: str, seat: int) -> list[HintOut]:
    """The best actions a search finds for the seat from what it may know, the best first; only in its turn."""
    person = visitor(request)
    live = await site.tables.latest(table_id)
    number = live.numbers[seat] if 0 <= seat < len(live.numbers) else 0
    found = await site.hints.ask(live, person, seat, number, address_of(request.scope))
    words = live.playing.game.vocabulary.text
    return [HintOut(a.action, a.text, a.share, a.scores, a.gain, [words(action) for action in a.line]) for a in found]


@get("/api/tables/{table_id}/review", security=TOKEN)
async def get_review(request: WebRequest, site: Site, table_id: str) -> ReviewOut:
    """What every decision of a match that is over was worth. The first who asks begins it; ask again until it is done."""
    person = visitor(request)
    live = await site.tables.latest(table_id)
    check_watching(live, person)
    if not live.playing.over:
        raise Refused("review-not-over")
    found = await site.reviews.get(live.playing, person, address_of(request.scope))
    return review_out(found, live.playing.game)


@post("/api/tables/{table_id}/decisions", security=TOKEN)
async def post_decision(request: WebRequest, site: Site, table_id: str, data: DecisionIn) -> ViewOut:
    """Answer the question with this number; the same key again changes nothing."""
    person = visitor(request)
    answer = Answer(person, data.seat, data.question, data.key, data.action, tuple(data.rest))
    decision = await decisions.decide(site.tables, table_id, answer)
    return _own_view(decision.live, person, data.seat)


@post("/api/tables/{table_id}/undo", security=TOKEN)
async def post_undo(request: WebRequest, site: Site, table_id: str, data: UndoIn) -> ViewOut:
    person = visitor(request)
    step = decisions.reset if data.whole else decisions.undo
    live = await step(site.tables, table_id, person, data.seat, data.key)
    return _own_view(live, person, data.seat)


@post("/api/tables/{table_id}/undo/answer", security=TOKEN)
async def answer_undo(request: WebRequest, site: Site, table_id: str, data: UndoAnswer) -> TableOut:
    person = visitor(request)
    return table_out(await decisions.answer_undo(site.tables, table_id, person, data.agrees), person)


@get("/api/tables/{table_id}/record")
async def get_record(site: Site, table_id: str) -> dict[str, Any]:
    """The whole match, when it is over."""
    return {**(await site.tables.latest(table_id)).record()}


@get("/api/tables/{table_id}/events", security=ANYBODY)
async def events(request: WebRequest, site: Site, table_id: str, seat: int | None = None) -> Response:
    """Server-sent events: `table` when seats change, `view` (with the whole view) whenever it changes."""
    person, live = request.visitor, await site.tables.latest(table_id)
    if seat is not None:
        seat_of(live, person, seat)
    return stream(request, site, table_id, ViewUpdates(person, seat))


@dataclass(frozen=True, slots=True)
class ViewUpdates:
    """The events of a program's stream: it ends when the seat is no longer the program's."""

    person: str
    seat: int | None

    def digest(self, live: LiveTable) -> str | None:
        try:
            return digest(live, viewer_of(live, self.person, self.seat))
        except NotYours:
            return None

    def event(self, live: LiveTable, digest: str) -> bytes:
        if live.match is None:
            return sse_event("table", digest, wire.encode(table_out(live, self.person)))
        tag = "" if self.seat is None else digest
        return sse_event("view", digest, wire.encode(_view(live, self.seat, tag)))
