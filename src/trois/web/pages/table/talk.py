"""Talk at a table."""

from starlette.responses import Response

from trois.web.errors import TooMany
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, post
from trois.web.pages.table.table import after, seat_in
from trois.web.site import Site
from trois.web.tables.agreed import talking
from trois.web.tables.agreed.customs import mute as let_speak


@post("/tables/{table_id}/talk")
async def say(request: WebRequest, site: Site, table_id: str, form: Form) -> Response:
    visitor, seat = request.visitor, seat_in(form)
    if not site.limits.talk.allows(visitor):
        raise TooMany("talk-too-fast")
    said = site.tables.change(table_id, talking.say, visitor, str(form.get("phrase", "")), str(form.get("words", "")))
    return await after(request, site, table_id, seat, said)


@post("/tables/{table_id}/mute/{seat:int}")
async def mute(request: WebRequest, site: Site, table_id: str, seat: int, form: Form) -> Response:
    """The host lets somebody speak, or not."""
    changed = site.tables.change(table_id, let_speak, request.visitor, seat, form.get("muted") == "yes")
    return await after(request, site, table_id, None, changed)
