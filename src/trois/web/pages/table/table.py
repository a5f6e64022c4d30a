"""A table: waiting for players, playing, and the end."""

import json
from collections.abc import Awaitable
from dataclasses import dataclass, replace

from starlette.responses import HTMLResponse, RedirectResponse, Response

from trois.core.errors import Message
from trois.rulebook import book_of, has_book
from trois.text import SHAPES, Text
from trois.text.voice import capital
from trois.web.errors import Malformed, NotFound, NotYours, Refused, SetAside
from trois.web.http.limits import address_of, limit_tables
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, get, post
from trois.web.http.stream import sse_event, stream
from trois.web.pages.person import feats
from trois.web.pages.render import board_frame, confirms, frame, full_page, html, page
from trois.web.pages.table import table_view, talk_view, waiting_view
from trois.web.pages.table.asking import Absence, Shown
from trois.web.site import Site
from trois.web.tables import decisions
from trois.web.tables.agreed.clock import holidays_at
from trois.web.tables.decisions import Answer
from trois.web.tables.ownership import check_player
from trois.web.tables.seating import opening, seats
from trois.web.tables.seating.cards import Correction, corrections_at
from trois.web.tables.seating.play_on import can_be_taken, to_take_along
from trois.web.tables.seating.seats import SeatChange
from trois.web.tables.table import LiveTable
from trois.web.updates.viewer import digest, viewer_of


@get("/tables/{table_id}")
async def table(
    request: WebRequest,
    site: Site,
    table_id: str,
    seat: int | None = None,
    confirm: str = "",
    question: int = -1,
    hint: int = -1,
    picked: str = "",
) -> Response:
    live = await site.tables.latest(table_id)
    if seat is not None and _is_played_by_bot(live, seat, request.visitor):
        return RedirectResponse(f"/tables/{table_id}", status_code=303)
    extra = await _extra(request, site, live, seat, Asked(confirm, question, hint, picked))
    return await page(request, site, "table.html", **await _context(request, site, live, seat, extra))


def _is_played_by_bot(live: LiveTable, seat: int, visitor: str) -> bool:
    """A bot plays on the visitor's seat: they may watch, and take it back."""
    return 0 <= seat < len(live.seats) and live.seats[seat].is_bot and live.seats[seat].person == visitor


@get("/tables/{table_id}/part")
async def part(
    request: WebRequest,
    site: Site,
    table_id: str,
    seat: int | None = None,
    confirm: str = "",
    question: int = -1,
    hint: int = -1,
    picked: str = "",
) -> Response:
    """The changing part of the page; nothing (304) when the script has it already."""
    live = await site.tables.latest(table_id)
    tag = f'"{digest(live, viewer_of(live, request.visitor, seat))}"'
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304)
    return await _part(
        request, site, live, seat, await _extra(request, site, live, seat, Asked(confirm, question, hint, picked))
    )


@dataclass(frozen=True)
class Asked:
    """What an address asks for besides the table; all of it belongs to one question."""

    confirm: str = ""
    question: int = -1
    hint: int = -1
    picked: str = ""


async def _extra(request: WebRequest, site: Site, live: LiveTable, seat: int | None, asked: Asked) -> Shown:
    """A confirmation, hints and what is picked belong to one question: they are gone when it is answered."""
    viewing = viewer_of(live, request.visitor, seat).seat
    number = -1 if viewing is None else live.numbers[viewing]
    hints = await site.hints.cached(live, viewing, asked.hint) if asked.hint == number else []
    if asked.question != number:
        return Shown(advice=hints)
    return Shown(_numbers(asked.confirm), _numbers(asked.picked), hints)


def _numbers(words: str) -> tuple[int, ...]:
    """The numbers of an address; nothing where they are none."""
    parts = words.split()
    is_sound = len(parts) <= decisions.MOST_STEPS and all(part.isdecimal() and len(part) < 10 for part in parts)
    return tuple(map(int, parts)) if is_sound else ()


async def _context(
    request: WebRequest, site: Site, live: LiveTable, seat: int | None, extra: Shown
) -> dict[str, object]:
    visitor, text = request.visitor, request.text
    viewer = viewer_of(live, visitor, seat)
    extra.absence = await _absence(site, live)
    extra.frame = board_frame(request)
    extra.known = _known_events(request)
    shown = table_view.context(live, viewer, visitor, text, extra)
    people: list[table_view.Player] = shown["players"]  # type: ignore[assignment]
    origin, reach = site.reachable(request)
    return shown | {
        "address": f"{origin}/tables/{live.id}",
        "preview": waiting_view.preview(live, origin, text),
        "waiting": waiting_view.waiting(live, origin, reach, text) if live.row.is_waiting else None,
        "house": live.house,
        "minutes": waiting_view.minutes_of(live.row.game),
        "claims": waiting_view.claims(live, viewer, visitor, extra.absence.away, people, text),
        "is_host": live.row.owner == visitor,
        "talk": await talk_view.shown(site, live, viewer, text),
        "watchers": _watchers(site, live),
        "look_seconds": site.presence.look_seconds,
        "corrections": _corrections(live, text),
        "feats": await feats.at_end(site, live, visitor, text),
        "rematch": await _rematch(site, live, visitor),
        "thought": site.bots.thinking(live) if live.row.is_running else None,
        "is_carried": can_be_taken(live, visitor, site.config.is_alone),
        "has_pocket": site.pocket is not None,
        "first": await first_steps(request, site, live, viewer.seat),
    }


async def _absence(site: Site, live: LiveTable) -> Absence:
    holidays = await holidays_at(site.tables, live)
    return Absence(site.presence.away(live), site.presence.replaceable(live, holidays), holidays)


def _watchers(site: Site, live: LiveTable) -> tuple[int, list[str]]:
    """How many look on, and the names of those who are known here."""
    people = [site.persons.get(person) for person in site.presence.watchers(live)]
    return len(people), [person.name for person in people if person is not None]


async def _rematch(site: Site, live: LiveTable, visitor: str) -> dict[str, object] | None:
    """A table that waits for those who played at this one: who asked for it, and who of the others is there."""
    if live.row.rematch is None or visitor not in {seat.person for seat in live.seats}:
        return None
    try:
        fresh = await site.tables.latest(live.row.rematch)
    except (NotFound, SetAside):
        return None
    people = [seat for seat in fresh.seats if seat.is_person and seat.person != visitor]
    owner = next((seat.name for seat in people if seat.person == fresh.row.owner), "")
    is_there = site.presence.was_there
    lines = [({"seat": s.seat, "shape": SHAPES[s.seat], "name": s.name}, is_there(fresh.id, s.person)) for s in people]
    return {"id": fresh.id, "by": owner, "people": lines}


async def first_steps(request: WebRequest, site: Site, live: LiveTable, seat: int | None) -> dict[str, str] | None:
    """The aim and the next thing to do, for newcomers who have decided nothing yet; nothing once it was read."""
    game = live.row.game
    begun = seat is None or live.match is None or live.match.has_decided(seat)
    if begun or not has_book(game) or f"seen-{game}" in request.cookies or not await site.is_new(request.visitor):
        return None
    book = book_of(game, request.text, live.changes)
    return {key: book.say(f"first.{key}") for key in ("aim", "next")}


def _corrections(live: LiveTable, text: Text) -> list[Correction]:
    """The numbers that are not the usual ones, with the cards' names."""
    return [replace(one, card=capital(text.word(live.row.game, one.card))) for one in corrections_at(live)]


async def _part(
    request: WebRequest, site: Site, live: LiveTable, seat: int | None, extra: Shown, status: int = 200
) -> Response:
    person = await site.person(request.visitor)
    context = await _context(request, site, live, seat, extra)
    content = html("live.html", **frame(request, person), **context)
    headers = {"etag": f'"{context["digest"]}"'}
    return HTMLResponse(content, status_code=status, headers=headers)


@get("/tables/{table_id}/players")
async def players(request: WebRequest, site: Site, table_id: str, seat: int | None = None) -> Response:
    """The list of players alone: who is there changes without anything happening in the match."""
    live = await site.tables.latest(table_id)
    visitor = request.visitor
    viewer = viewer_of(live, visitor, seat)
    voice = live.voice(viewer.seat, request.text) if live.match else None
    people = table_view.players(live, viewer, visitor, await _absence(site, live), voice, request.text)
    content = html(
        "players.html",
        **frame(request, None),
        row=live.row,
        viewer=viewer,
        players=people,
        is_host=live.row.owner == visitor,
        house=live.house,
        watchers=_watchers(site, live),
    )
    return HTMLResponse(content)


@get("/tables/{table_id}/live")
async def events(request: WebRequest, site: Site, table_id: str, seat: int | None = None) -> Response:
    """Says when something changed that this viewer may know; the page then fetches its changing part."""
    live = await site.tables.latest(table_id)
    updates = PageUpdates(request.visitor, seat)
    viewer_of(live, updates.visitor, seat)
    return stream(request, site, table_id, updates, b"retry: 1000\n\n")


@dataclass(frozen=True)
class PageUpdates:
    """The events of a page's stream. They carry nothing but a digest."""

    visitor: str
    seat: int | None

    def digest(self, live: LiveTable) -> str:
        try:
            return digest(live, viewer_of(live, self.visitor, self.seat))
        except NotYours:
            return "gone"

    def event(self, live: LiveTable, digest: str) -> bytes:
        return sse_event("change", digest, digest.encode())


# Playing


@post("/tables/{table_id}/decide")
async def post_decision(request: WebRequest, site: Site, table_id: str, form: Form) -> Response:
    """A decision; one that ends the turn is shown again to be confirmed, unless the visitor switched that off."""
    seat, question = _number(form, "seat"), _number(form, "question")
    action, *rest = _actions(form)
    answer = Answer(request.visitor, seat, question, str(form.get("key", "")), action, tuple(rest))
    confirm = confirms(request) and not form.get("confirmed")
    try:
        decision = await decisions.decide(site.tables, table_id, answer, confirm)
    except Refused as error:
        return await _refusal(request, site, table_id, seat, error)
    if not decision.to_confirm:
        return await _board(request, site, decision.live, seat)
    if _wants_part(request):
        return await _part(request, site, decision.live, seat, Shown(confirm=(action, *rest)))
    steps = "+".join(map(str, (action, *rest)))
    return RedirectResponse(f"/tables/{table_id}?seat={seat}&confirm={steps}&question={question}", status_code=303)


@post("/tables/{table_id}/undo")
async def post_undo(request: WebRequest, site: Site, table_id: str, form: Form) -> Response:
    seat, key = _number(form, "seat"), f"u{form.get('key', '')}"
    undo = decisions.reset if form.get("whole") else decisions.undo
    return await after(request, site, table_id, seat, undo(site.tables, table_id, request.visitor, seat, key))


@post("/tables/{table_id}/answer-undo")
async def answer_undo(request: WebRequest, site: Site, table_id: str, form: Form) -> Response:
    seat = seat_in(form)
    answered = decisions.answer_undo(site.tables, table_id, request.visitor, form.get("agrees") == "yes")
    return await after(request, site, table_id, seat, answered)


@post("/tables/{table_id}/hint")
async def post_hint(request: WebRequest, site: Site, table_id: str, form: Form) -> Response:
    """Let the bots think in a seat's place; they may be asked again, so the address can be loaded again."""
    seat, question = _number(form, "seat"), _number(form, "question")
    try:
        live, address = await site.tables.latest(table_id), address_of(request.scope)
        await site.hints.ask(live, request.visitor, seat, question, address, "longer" in form)
    except Refused as error:
        return await _refusal(request, site, table_id, seat, error)
    if not _wants_part(request):
        return RedirectResponse(f"/tables/{table_id}?seat={seat}&hint={question}", status_code=303)
    live = await site.tables.latest(table_id)
    return await _part(request, site, live, seat, await _extra(request, site, live, seat, Asked(hint=question)))


@post("/tables/{table_id}/hurry")
async def hurry(request: WebRequest, site: Site, table_id: str, form: Form) -> Response:
    """A player at the table may end a bot's thinking: it plays the best it has found so far."""
    live = await site.tables.get(table_id)
    check_player(live, request.visitor)
    site.bots.hurry(live)
    return await _board(request, site, live, seat_in(form))


# Seats


@post("/tables/{table_id}/seats/{number:int}")
async def change_seat(request: WebRequest, site: Site, table_id: str, number: int, form: Form) -> Response:
    do = str(form.get("do", ""))
    person = await site.welcome(request.visitor, str(form.get("name", "")) if do == "take" else "")
    change = SeatChange(do, person, number, str(form.get("level", "")))
    changed = seats.change_seat(site.tables, site.presence, table_id, change)
    return await after(request, site, table_id, None, changed)


@post("/tables/{table_id}/start")
async def start(request: WebRequest, site: Site, table_id: str, form: Form) -> Response:
    person = await site.welcome(request.visitor)
    begun = seats.start(site.tables, table_id, person, closes=bool(form.get("closes")))
    return await after(request, site, table_id, None, begun)


@post("/tables/{table_id}/rematch")
async def rematch(request: WebRequest, site: Site, table_id: str) -> Response:
    limit_tables(request)
    person = await site.welcome(request.visitor)
    live = await opening.rematch(site.tables, table_id, person)
    return RedirectResponse(f"/tables/{live.id}", status_code=303)


@get("/tables/{table_id}/record.json")
async def get_record(request: WebRequest, site: Site, table_id: str) -> Response:
    """The whole match to keep, when it is over; before that what one who plays against bots may take along."""
    live = await site.tables.latest(table_id)
    record = to_take_along(live, request.visitor, site.config.is_alone)
    content = json.dumps(record, indent=1).encode()
    headers = {"content-disposition": f'attachment; filename="{live.row.game}-{table_id}.json"'}
    return Response(content, headers=headers, media_type="application/json")


# Replies


async def after(
    request: WebRequest, site: Site, table_id: str, seat: int | None, work: Awaitable[LiveTable]
) -> Response:
    """The board after some work; when it is refused, the reason and the board as it is."""
    try:
        live = await work
    except Refused as error:
        return await _refusal(request, site, table_id, seat, error)
    return await _board(request, site, live, seat)


async def _board(request: WebRequest, site: Site, live: LiveTable, seat: int | None) -> Response:
    own = live.seats_of(request.visitor)
    seat = seat if seat in own else None
    if _wants_part(request):
        return await _part(request, site, live, seat, Shown())
    several = seat is not None and len(own) > 1
    return RedirectResponse(f"/tables/{live.id}" + (f"?seat={seat}" if several else ""), status_code=303)


async def _refusal(request: WebRequest, site: Site, table_id: str, seat: int | None, error: Refused) -> Response:
    """The board as it is with the reason; never as a seat that is somebody else's."""
    live = await site.tables.latest(table_id)
    seat = seat if seat in live.seats_of(request.visitor) else None
    shown = Shown(message=error.key)
    if _wants_part(request):
        return await _part(request, site, live, seat, shown, error.status)
    person = await site.person(request.visitor)
    context = await _context(request, site, live, seat, shown)
    return full_page(request, person, "table.html", error.status, context)


def _known_events(request: WebRequest) -> int | None:
    """How many events the page has shown, which its script says."""
    said = request.headers.get("x-events", "")
    return int(said) if said.isdecimal() and len(said) <= 7 else None


def _wants_part(request: WebRequest) -> bool:
    return "x-part" in request.headers


def _actions(form: Form) -> list[int]:
    """One action, or several that are decided together."""
    parts = str(form.get("action", "")).split(" ")
    return [_number({"action": part}, "action") for part in parts]


def seat_in(form: Form) -> int | None:
    """The seat that a form names, if it names one."""
    return _number(form, "seat") if form.get("seat") else None


def _number(form: Form, name: str) -> int:
    value = str(form.get(name, ""))
    if not value.isdecimal() or len(value) > 9:
        raise Malformed("status-400", detail=Message("query-number", name=name))
    return int(value)
