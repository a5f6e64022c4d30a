"""The same for programs: JSON, described by OpenAPI at /api/schema/openapi.json.

A program gets a token from POST /api/persons and shows it as `Authorization: Bearer ...`.
"""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response.base import ASGIResponse

from trois import games
from trois.core.errors import Message
from trois.core.options import as_word
from trois.core.vocabulary import Vocabulary
from trois.text import Text
from trois.text.about import feat_name
from trois.text.chips import chip_words
from trois.text.log import entry, plain
from trois.text.voice import Chip, Choice, Die, Player, Span, Voice, choices_of
from trois.web.api.description import ANYBODY, TOKEN
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
from trois.web.errors import Malformed, NoToken, NotYours, Refused
from trois.web.http.limits import limit_tables
from trois.web.http.request import WebRequest, visitor_of
from trois.web.http.signing import new_visitor
from trois.web.pages.render import text_of
from trois.web.site import Site
from trois.web.tables import decisions, feats, opening, seats
from trois.web.tables.decisions import Answer
from trois.web.tables.feats import GameFeats
from trois.web.tables.opening import SeatRequest, TableRequest
from trois.web.tables.ownership import seat_of
from trois.web.tables.seats import SeatChange
from trois.web.tables.table import LiveTable
from trois.web.updates.stream import sse_event, stream
from trois.web.updates.viewer import digest, viewer_of

NUMBERS = ("seat", "start")
LEGAL: defaultdict[str, dict[int, Legal]] = defaultdict(dict)
"""Per game its actions as they are told, encoded: a vocabulary does not change, and every view tells many of them."""


def router() -> Router:
    return Router(
        path="/api",
        include_in_schema=True,
        before_request=check_numbers,
        route_handlers=[
            add_person, forget_person, list_games, list_feats, open_table, get_table, change_seat, start, get_view, list_choices, get_log, list_hints,
            post_decision, post_undo, answer_undo, rematch, get_record, get_review, events,
        ],
    )  # fmt: skip


async def check_numbers(request: Request[Any, Any, Any]) -> None:
    """Raises Malformed where a number of the query is none: a seat of `null` must not be taken for no seat."""
    for name in NUMBERS:
        given = request.query_params.getall(name, [])
        if len(given) > 1 or any(not (one.isascii() and one.isdecimal()) for one in given):
            raise Malformed("status-400", detail=Message("query-number", name=name))


def visitor(request: WebRequest) -> str:
    """Who asks; raises NoToken without a token."""
    visitor = visitor_of(request)
    if not visitor:
        raise NoToken
    return visitor


@post("/persons")
async def add_person(site: NamedDependency[Site], data: JSONBody[PersonIn]) -> PersonOut:
    """A new person: keep the token, it is shown only once."""
    person = await site.welcome(new_visitor(), data.name)
    return PersonOut(person.name, site.signer.sign(person.id))


@delete("/persons/me", security=TOKEN)
async def forget_person(request: WebRequest, site: NamedDependency[Site]) -> None:
    """Delete what is known of the person who asks: their seats get another name, games of others go on."""
    await site.forget(visitor(request))


@get("/games")
async def list_games() -> list[GameOut]:
    return [_game(name) for name in games.names()]


def _game(name: str) -> GameOut:
    game = games.get(name)
    options = [OptionOut(o.name, [as_word(choice) for choice in o.choices]) for o in game.options]
    return GameOut(name, game.title, game.fewest_seats, game.most_seats, game.rules_version, options)


@get("/feats", security=TOKEN)
async def list_feats(request: WebRequest, site: NamedDependency[Site]) -> list[FeatsOut]:
    """The feats of the person who asks, game by game; nobody else's."""
    text, person = text_of(request), visitor(request)
    found = [await feats.of_person(site.tables, person, name) for name in games.names()]
    return [_feats(one, text) for one in found if one is not None]


def _feats(found: GameFeats, text: Text) -> FeatsOut:
    lines = [
        FeatOut(one.feat, feat_name(found.game, one.feat, text), one.games, one.needed, one.table or None)
        for one in found.feats
    ]
    return FeatsOut(found.game, found.games, lines)


@post("/tables", security=TOKEN, guards=[limit_tables])
async def open_table(request: WebRequest, site: NamedDependency[Site], data: JSONBody[TableIn]) -> TableOut:
    person = await site.welcome(visitor(request))
    wanted = [SeatRequest(seat.kind, seat.level, seat.name) for seat in data.seats]
    wanted_table = TableRequest(data.game, wanted, {**data.options}, data.public, data.cards)
    return table_out(await opening.open_table(site.tables, person, wanted_table), person.id)


@get("/tables/{table_id:str}", security=ANYBODY)
async def get_table(request: WebRequest, site: NamedDependency[Site], table_id: FromPath[str]) -> TableOut:
    return table_out(await site.tables.latest(table_id), visitor_of(request))


@post("/tables/{table_id:str}/seats/{seat:int}", security=TOKEN, status_code=200)
async def change_seat(
    request: WebRequest,
    site: NamedDependency[Site],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatChangeIn],
) -> TableOut:
    """take, leave, bot (with a level), open, or relieve: a bot plays for somebody who is away."""
    person = await site.welcome(visitor(request))
    change = SeatChange(data.do, person, seat, data.level, data.name)
    return table_out(await seats.change_seat(site.tables, site.presence, table_id, change), person.id)


@post("/tables/{table_id:str}/start", security=TOKEN, status_code=200)
async def start(request: WebRequest, site: NamedDependency[Site], table_id: FromPath[str]) -> TableOut:
    person = await site.welcome(visitor(request))
    return table_out(await seats.start(site.tables, table_id, person), person.id)


@post("/tables/{table_id:str}/rematch", security=TOKEN, status_code=200, guards=[limit_tables])
async def rematch(request: WebRequest, site: NamedDependency[Site], table_id: FromPath[str]) -> TableOut:
    person = await site.welcome(visitor(request))
    return table_out(await opening.rematch(site.tables, table_id, person), person.id)


def table_out(live: LiveTable, person: str) -> TableOut:
    people = [SeatOut(s.seat, s.kind, s.name, s.level, s.seat in live.seats_of(person)) for s in live.seats]
    row = live.row
    return TableOut(
        row.id, row.game, row.options, live.changes, row.stage, row.public, people, live.pending, row.rematch
    )


# Playing


@get("/tables/{table_id:str}/view", security=ANYBODY)
async def get_view(
    request: WebRequest,
    site: NamedDependency[Site],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    start: FromQuery[int] = 0,
) -> ViewOut:
    """What a seat may know (without one: what everybody may), its legal actions, the journal from `start` on."""
    return view_out(await site.tables.latest(table_id), visitor_of(request), seat, start)


def view_out(live: LiveTable, person: str, seat: int | None, start: int = 0) -> ViewOut:
    if seat is not None:
        seat_of(live, person, seat)
    tag = digest(live, viewer_of(live, person, seat)) if seat is not None else ""
    known = live.seat_view(seat)
    journal = [list(event) for event in known.events[start:]] if start < known.count else []
    return _view(live, seat, journal, tag)


def _view(live: LiveTable, seat: int | None, journal: list[list[str | int]], tag: str) -> ViewOut:
    view = cast(dict[str, Any], msgspec.Raw(live.seat_view(seat).json))
    legal, number = ([], None) if seat is None else (_legal(live, seat), live.numbers[seat])
    return ViewOut(live.id, live.row.stage, seat, view, number, legal, journal, tag)


def view_json(live: LiveTable, seat: int | None, tag: str) -> bytes:
    """The same without journal, with the digest of it, as JSON; for who may see it."""
    return msgspec.json.encode(_view(live, seat, [], "" if seat is None else tag))


def _own_view(live: LiveTable, person: str, seat: int) -> bytes:
    return view_json(live, seat, digest(live, viewer_of(live, person, seat)))


def _view_response(live: LiveTable, person: str, seat: int) -> Response[ViewOut]:
    return Response(cast(ViewOut, _own_view(live, person, seat)), media_type=MediaType.JSON)


def _legal(live: LiveTable, seat: int) -> list[Legal]:
    known, vocabulary = LEGAL[live.row.game], live.game.vocabulary
    return [known.get(action) or _known_legal(known, vocabulary, action) for action in live.playing.legal(seat)]


def _known_legal(known: dict[int, Legal], vocabulary: Vocabulary, action: int) -> Legal:
    legal = Legal(action, vocabulary.text(action))
    known[action] = cast(Legal, msgspec.Raw(msgspec.json.encode(legal)))
    return known[action]


@get("/tables/{table_id:str}/choices", security=TOKEN)
async def list_choices(
    request: WebRequest, site: NamedDependency[Site], table_id: FromPath[str], seat: FromQuery[int]
) -> list[ChoiceOut]:
    """The legal actions with what each is called, costs and brings, and what it is certain to do."""
    person = visitor(request)
    live = await site.tables.latest(table_id)
    seat_of(live, person, seat)
    voice = live.voice(seat, text_of(request))
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


@get("/tables/{table_id:str}/log", security=ANYBODY)
async def get_log(
    request: WebRequest,
    site: NamedDependency[Site],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    start: FromQuery[int] = 0,
) -> list[EntryOut]:
    """What a seat (without one: everybody) was told, event by event, from `start` on."""
    live = await site.tables.latest(table_id)
    if seat is not None:
        seat_of(live, visitor_of(request), seat)
    events = live.seat_view(seat).events[start:]
    entries = [entry(live.game, event, text_of(request)) for event in events]
    return [EntryOut(e.kind, e.seat, [_span(s, live.names()) for s in e.spans], e.reason) for e in entries]


def _span(span: Span, names: list[str]) -> SpanOut:
    text = plain([span], names)
    if isinstance(span, Player):
        return SpanOut(text, player=span.seat)
    return SpanOut(text, die=span.value, colour=span.colour) if isinstance(span, Die) else SpanOut(text)


@get("/tables/{table_id:str}/hints", security=TOKEN)
async def list_hints(
    request: WebRequest, site: NamedDependency[Site], table_id: FromPath[str], seat: FromQuery[int]
) -> list[HintOut]:
    """The best actions a search finds for the seat from what it may know, the best first; only in its turn."""
    person = visitor(request)
    live = await site.tables.latest(table_id)
    number = live.numbers[seat] if 0 <= seat < len(live.numbers) else 0
    found = await site.hints.ask(live, person, seat, number)
    words = live.playing.game.vocabulary.text
    return [HintOut(a.action, a.text, a.share, a.scores, a.gain, [words(action) for action in a.line]) for a in found]


@get("/tables/{table_id:str}/review", security=TOKEN)
async def get_review(request: WebRequest, site: NamedDependency[Site], table_id: FromPath[str]) -> ReviewOut:
    """What every decision of a match that is over was worth. The first who asks begins it; ask again until it is done."""
    person = visitor(request)
    live = await site.tables.latest(table_id)
    if not live.playing.over:
        raise Refused("review-not-over")
    found = await site.reviews.get(live.playing, person)
    return review_out(found, live.playing.game)


@post("/tables/{table_id:str}/decisions", security=TOKEN, status_code=200)
async def post_decision(
    request: WebRequest, site: NamedDependency[Site], table_id: FromPath[str], data: JSONBody[DecisionIn]
) -> Response[ViewOut]:
    """Answer the question with this number; the same key again changes nothing."""
    person = visitor(request)
    answer = Answer(person, data.seat, data.question, data.key, data.action, tuple(data.rest))
    decision = await decisions.decide(site.tables, table_id, answer)
    return _view_response(decision.live, person, data.seat)


@post("/tables/{table_id:str}/undo", security=TOKEN, status_code=200)
async def post_undo(
    request: WebRequest, site: NamedDependency[Site], table_id: FromPath[str], data: JSONBody[UndoIn]
) -> Response[ViewOut]:
    person = visitor(request)
    step = decisions.reset if data.whole else decisions.undo
    live = await step(site.tables, table_id, person, data.seat, data.key)
    return _view_response(live, person, data.seat)


@post("/tables/{table_id:str}/undo/answer", security=TOKEN, status_code=200)
async def answer_undo(
    request: WebRequest, site: NamedDependency[Site], table_id: FromPath[str], data: JSONBody[UndoAnswer]
) -> TableOut:
    person = visitor(request)
    return table_out(await decisions.answer_undo(site.tables, table_id, person, data.agrees), person)


@get("/tables/{table_id:str}/record")
async def get_record(site: NamedDependency[Site], table_id: FromPath[str]) -> dict[str, Any]:
    """The whole match, when it is over."""
    return {**(await site.tables.latest(table_id)).record()}


@get("/tables/{table_id:str}/events", security=ANYBODY)
async def events(
    request: WebRequest, site: NamedDependency[Site], table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> ASGIResponse:
    """Server-sent events: `table` when seats change, `view` (with the whole view) whenever it changes."""
    person, live = visitor_of(request), await site.tables.latest(table_id)
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
            return sse_event("table", digest, msgspec.json.encode(table_out(live, self.person)))
        return sse_event("view", digest, view_json(live, self.seat, digest))
