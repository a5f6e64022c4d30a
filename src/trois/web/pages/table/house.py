"""What a table agrees on besides the game, and its chairs."""

from starlette.responses import Response

from trois.web.http.request import WebRequest, visitor_of
from trois.web.http.routes import post
from trois.web.pages.table import table
from trois.web.site import Site
from trois.web.tables import house

FIELDS = ("pace", "days", "weekends", "end", "away", "talk", "watch")


@post("/tables/{table_id}/house")
async def change_house(request: WebRequest, site: Site, table_id: str) -> Response:
    """The host says at which pace the table plays, and what else holds there."""
    form = dict(await request.form())
    wanted = {name: str(form[name]) for name in FIELDS if name in form}
    agreed = site.tables.change(table_id, house.agree, visitor_of(request), wanted)
    return await table.after(request, site, table_id, None, agreed)
