"""The same for programs: JSON, described by OpenAPI at /api/schema/openapi.json.

A program gets a token from POST /api/persons and shows it as `Authorization: Bearer ...`.
"""

from typing import Any, cast

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from trois import games
from trois.core.options import as_word
from trois.text.chips import chip_words
from trois.text.log import entry, plain
from trois.text.voice import Chip, Choice, Die, Player, Span, Voice, choices_of, voice_of
from trois.web import playing, seating
from trois.web.api_types import (
    ChipOut,
    Choices,
    DecisionIn,
    EntryOut,
    GameOut,
    HintOut,
    Legal,
    OptionOut,
    PersonIn,
    PersonOut,
    SeatChange,
    SeatOut,
    SpanOut,
    TableIn,
    TableOut,
    UndoAnswer,
    UndoIn,
    ViewOut,
)
from trois.web.errors import Malformed, NotYours, Refused
from trois.web.hub import message
from trois.web.live import Live
from trois.web.pages.render import Asking, text_of, visitor_of
from trois.web.seating import Wish
from trois.web.seen import digest, viewer_of
from trois.web.signing import new_visitor
from trois.web.site import Site
from trois.web.streams import stream

NO_JOURNAL = 1 << 30


def router() -> Router:
    return Router(
        path="/api",
        route_handlers=[
            add_person, list_games, open_table, get_table, change_seat, start, view, choices, log, hints, decide, undo, answer_undo,
            rematch, record, events,
        ],
    )  # fmt: skip


def visitor(request: Asking) -> str:
    """Who asks; raises NotYours without a token."""
    visitor = visitor_of(request)
    if not visitor:
        raise NotYours("no-token")
    return visitor


@post("/persons")
async def add_person(site: NamedDependency[Site], data: JSONBody[PersonIn]) -> PersonOut:
    """A new person: keep the token, it is told once."""
    person = await site.welcome(new_visitor(), data.name)
    return PersonOut(person.name, site.signer.sign(person.id))


@get("/games")
async def list_games() -> list[GameOut]:
    return [_game(name) for name in games.names()]


def _game(name: str) -> GameOut:
    game = games.get(name)
    options = [OptionOut(o.name, [as_word(choice) for choice in o.choices]) for o in game.options]
    return GameOut(name, game.title, game.fewest_seats, game.most_seats, game.rules_version, options)


@post("/tables")
async def open_table(request: Asking, site: NamedDependency[Site], data: JSONBody[TableIn]) -> TableOut:
    person = await site.welcome(visitor(request))
    wishes = [Wish(seat.kind, seat.level, seat.name) for seat in data.seats]
    live = await seating.open_table(site.tables, person, data.game, {**data.options}, wishes, data.public)
    return told(live, person.id)


@get("/tables/{table_id:str}")
async def get_table(request: Asking, site: NamedDependency[Site], table_id: FromPath[str]) -> TableOut:
    return told(await site.tables.get(table_id), visitor_of(request))


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: Asking,
    site: NamedDependency[Site],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatChange],
) -> TableOut:
    """take, leave, bot (with a level), open, or relieve: a bot plays for somebody who is away."""
    person = await site.welcome(visitor(request))
    match data.do:
        case "take":
            live = await seating.take(site.tables, table_id, person, seat, data.name)
        case "leave":
            live = await seating.leave(site.tables, table_id, person, seat)
        case "bot":
            live = await seating.fill(site.tables, table_id, person, seat, data.level)
        case "relieve":
            away = site.presence.away(await site.tables.get(table_id))
            live = await seating.relieve(site.tables, table_id, person, seat, away)
        case "open":
            live = await seating.fill(site.tables, table_id, person, seat, "")
        case _:
            raise Malformed("bad-wish")
    return told(live, person.id)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(request: Asking, site: NamedDependency[Site], table_id: FromPath[str]) -> TableOut:
    person = await site.welcome(visitor(request))
    return told(await seating.start(site.tables, table_id, person), person.id)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: Asking, site: NamedDependency[Site], table_id: FromPath[str]) -> TableOut:
    person = await site.welcome(visitor(request))
    return told(await seating.rematch(site.tables, table_id, person), person.id)


def told(live: Live, person: str) -> TableOut:
    seats = [SeatOut(s.seat, s.kind, s.name, s.level, s.seat in live.seats_of(person)) for s in live.seats]
    row = live.row
    return TableOut(row.id, row.game, row.options, row.stage, row.public, seats, live.pending, row.rematch)


# Playing


@get("/tables/{table_id:str}/view")
async def view(
    request: Asking,
    site: NamedDependency[Site],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    start: FromQuery[int] = 0,
) -> ViewOut:
    """What a seat may know (without one: what everybody may), its legal actions, the journal from `start` on."""
    return seen(await site.tables.get(table_id), visitor_of(request), seat, start)


def seen(live: Live, person: str, seat: int | None, start: int = 0) -> ViewOut:
    if seat is not None and seat not in live.seats_of(person):
        raise NotYours("not-your-seat")
    match = live.match
    if match is None:
        raise Refused("not-started")
    legal = _legal(live, seat) if seat is not None else []
    number = live.numbers[seat] if seat is not None else None
    known = live.seen_by(seat)
    journal = [list(event) for event in known.events[max(0, start) :]] if start < known.count else []
    tag = digest(live, viewer_of(live, person, seat)) if seat is not None else ""
    return ViewOut(
        live.id, live.row.stage, seat, cast(dict[str, Any], msgspec.Raw(known.written)), number, legal, journal, tag
    )


def body(live: Live, person: str, seat: int | None) -> bytes:
    """The same without journal as JSON. A seat has one person: what it gets is written once, as answer and as event."""
    written = live.bodies.get(seat)
    if written is None:
        written = live.bodies[seat] = msgspec.json.encode(seen(live, person, seat, NO_JOURNAL))
    return written


def answer(live: Live, person: str, seat: int) -> Response[ViewOut]:
    return Response(cast(ViewOut, body(live, person, seat)), media_type=MediaType.JSON)


def _legal(live: Live, seat: int) -> list[Legal]:
    match, vocabulary = live.playing, live.game.vocabulary
    return [Legal(action, vocabulary.text(action)) for action in match.legal(seat)]


@get("/tables/{table_id:str}/choices")
async def choices(
    request: Asking, site: NamedDependency[Site], table_id: FromPath[str], seat: FromQuery[int]
) -> list[Choices]:
    """The legal actions with what each is called, costs and brings, and what it is certain to do."""
    live = await site.tables.get(table_id)
    if seat not in live.seats_of(visitor(request)):
        raise NotYours("not-your-seat")
    voice = voice_of(live.seen_by(seat).view, text_of(request), live.names())
    return [_choice(live, seat, voice, choice) for choice in choices_of(live.playing, seat, voice)]


def _choice(live: Live, seat: int, voice: Voice, choice: Choice) -> Choices:
    action, vocabulary = choice.action, live.game.vocabulary
    certain = [list(event) for event in live.playing.preview(seat, action)]
    return Choices(
        action, choice.text, vocabulary.kind(action), vocabulary.words(action), certain, choice.ends,
        choice.name, choice.thing, choice.group, [_chip(voice, chip) for chip in choice.chips],
    )  # fmt: skip


def _chip(voice: Voice, chip: Chip) -> ChipOut:
    words = chip_words(voice, chip)
    return ChipOut(chip.kind, chip.thing, chip.amount, chip.of, chip.word, chip.whose, chip.tone, words)


@get("/tables/{table_id:str}/log")
async def log(
    request: Asking,
    site: NamedDependency[Site],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    start: FromQuery[int] = 0,
) -> list[EntryOut]:
    """What a seat (without one: everybody) was told, event by event, from `start` on."""
    live = await site.tables.get(table_id)
    if seat is not None and seat not in live.seats_of(visitor(request)):
        raise NotYours("not-your-seat")
    if live.match is None:
        raise Refused("not-started")
    events = live.seen_by(seat).events[max(0, start) :]
    entries = [entry(live.game, event, text_of(request)) for event in events]
    return [EntryOut(e.kind, e.seat, [_span(s, live.names()) for s in e.spans], e.reason) for e in entries]


def _span(span: Span, names: list[str]) -> SpanOut:
    text = plain([span], names)
    if isinstance(span, Player):
        return SpanOut(text, player=span.seat)
    return SpanOut(text, die=span.value, colour=span.colour) if isinstance(span, Die) else SpanOut(text)


@get("/tables/{table_id:str}/hints")
async def hints(
    request: Asking, site: NamedDependency[Site], table_id: FromPath[str], seat: FromQuery[int]
) -> list[HintOut]:
    """The best actions a search finds for the seat from what it may know, the best first; only in its turn."""
    live, person = await site.tables.get(table_id), visitor(request)
    number = live.numbers[seat] if 0 <= seat < len(live.numbers) else 0
    found = await site.adviser.ask(live, person, seat, number)
    return [HintOut(a.action, a.text, a.share, a.scores) for a in found]


@post("/tables/{table_id:str}/decisions", status_code=200)
async def decide(
    request: Asking, site: NamedDependency[Site], table_id: FromPath[str], data: JSONBody[DecisionIn]
) -> Response[ViewOut]:
    """Answer the question with this number; the same key again changes nothing."""
    person = visitor(request)
    live = await playing.decide(site.tables, table_id, person, data.seat, data.question, data.key, data.action)
    return answer(live, person, data.seat)


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: Asking, site: NamedDependency[Site], table_id: FromPath[str], data: JSONBody[UndoIn]
) -> Response[ViewOut]:
    person = visitor(request)
    step = playing.reset if data.whole else playing.undo
    live = await step(site.tables, table_id, person, data.seat, data.key)
    return answer(live, person, data.seat)


@post("/tables/{table_id:str}/undo/answer", status_code=200)
async def answer_undo(
    request: Asking, site: NamedDependency[Site], table_id: FromPath[str], data: JSONBody[UndoAnswer]
) -> TableOut:
    person = visitor(request)
    return told(await playing.answer_undo(site.tables, table_id, person, data.agrees), person)


@get("/tables/{table_id:str}/record")
async def record(site: NamedDependency[Site], table_id: FromPath[str]) -> dict[str, Any]:
    """The whole match, when it is over."""
    live = await site.tables.get(table_id)
    if live.match is None or not live.match.over:
        raise Refused("not-over")
    return live.match.record()


@get("/tables/{table_id:str}/events")
async def events(
    request: Asking, site: NamedDependency[Site], table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> Stream:
    """Server-sent events: `table` when seats change, `view` (with the whole view) whenever it changes."""
    person = visitor_of(request)
    live = await site.tables.get(table_id)
    if seat is not None and seat not in live.seats_of(person):
        raise NotYours("not-your-seat")

    def look(now: Live) -> str | None:
        try:
            return digest(now, viewer_of(now, person, seat))
        except NotYours:
            return None

    def tell(now: Live, tag: str) -> bytes:
        return told_now(now, person, seat, tag)

    return stream(site, table_id, request.headers.get("last-event-id", ""), look, tell)


def told_now(live: Live, person: str, seat: int | None, tag: str) -> bytes:
    if live.match is None:
        return message("table", tag, msgspec.json.encode(told(live, person)))
    return message("view", tag, body(live, person, seat))
