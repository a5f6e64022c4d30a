"""The picture that a messenger shows beside a link to a table."""

from importlib.util import find_spec

from starlette.responses import Response

from trois.draw import link_card, raster
from trois.draw.link_card import Card
from trois.rulebook import book_of, has_book
from trois.text import Text, about
from trois.web.cache import LruCache
from trois.web.http.costs import in_thread
from trois.web.http.request import WebRequest
from trois.web.http.routes import get
from trois.web.site import Site
from trois.web.tables.table import LiveTable

KEPT: LruCache[Card, bytes] = LruCache(64)
HAS_RESVG = find_spec("resvg_py") is not None
PICTURE = "card.png" if HAS_RESVG else "card.svg"
"""Most messengers show no SVG; a server without resvg has nothing else."""


def headline(live: LiveTable, text: Text) -> str:
    """What a link to a table says first: who invites, that one may watch, or who has won. Nothing hidden is in it."""
    game = about.title(live.game, text)
    if live.row.is_over:
        best = [seat for seat, rank in enumerate(live.playing.ranks) if rank == 1]
        return text("friends.invite.won", name=text.listed([live.names()[seat] for seat in best]), game=game)
    if live.row.is_running or not free_seats(live):
        return text("friends.invite.watch-title", game=game)
    host = next((s.name for s in live.seats if s.person == live.row.owner and s.is_person), "")
    return text("friends.invite.title", name=host, game=game) if host else text("friends.invite.nameless", game=game)


def free_seats(live: LiveTable) -> int:
    return sum(seat.is_open for seat in live.seats)


def facts(live: LiveTable, text: Text) -> str:
    """How many chairs are free, and how long it takes."""
    free = text("friends.invite.free", n=free_seats(live)) if live.row.is_waiting and free_seats(live) else ""
    time = book_of(live.row.game, text).time if has_book(live.row.game) else ""
    return " · ".join(part for part in (free, time) if part)


def card_of(live: LiveTable, text: Text) -> Card:
    seats = tuple((seat.seat, seat.name[:1].upper() if not seat.is_open else "") for seat in live.seats)
    return Card(live.row.game, headline(live, text), facts(live, text), seats)


@get("/tables/{table_id}/card.png")
async def card_png(request: WebRequest, site: Site, table_id: str) -> Response:
    card = card_of(await site.tables.latest(table_id), request.text)
    found = KEPT.get(card)
    if found is None:
        found = KEPT[card] = await in_thread(raster.png, link_card.svg(card), link_card.WIDTH)
    return Response(found, media_type="image/png")


@get("/tables/{table_id}/card.svg")
async def card_svg(request: WebRequest, site: Site, table_id: str) -> Response:
    card = card_of(await site.tables.latest(table_id), request.text)
    return Response(link_card.svg(card), media_type="image/svg+xml")
