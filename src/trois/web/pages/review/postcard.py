"""A postcard of a finished match, to be kept or sent."""

from starlette.responses import Response

from trois.draw.postcard import postcard, ranking
from trois.web.errors import Refused
from trois.web.http.request import WebRequest
from trois.web.http.routes import get
from trois.web.site import Site
from trois.web.updates.viewer import viewer_of


@get("/tables/{table_id}/postcard.svg")
async def table_postcard(
    request: WebRequest, site: Site, table_id: str, seat: int | None = None, night: str = ""
) -> Response:
    """The town of a seat; the winner's where none is named."""
    live = await site.tables.latest(table_id)
    viewer_of(live, request.visitor, None)
    if not live.playing.over:
        raise Refused("not-over")
    places = ranking(live.playing, live.names())
    shown = places[0].seat if seat is None or seat >= len(places) else seat
    drawn = postcard(live.voice(None, request.text), shown, places, night == "yes")
    headers = {"content-disposition": f'attachment; filename="{live.row.game}-{table_id}.svg"'}
    return Response(drawn, headers=headers, media_type="image/svg+xml")
