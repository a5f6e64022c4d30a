"""The browsers in which somebody is known: a QR code for the phone, a personal link, and signing out."""

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse, Response

from trois.text import LANGUAGES
from trois.web.errors import NotFound, Refused
from trois.web.http.middleware import COOKIE, YEAR
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, get, post
from trois.web.pages.qr import qr
from trois.web.pages.render import THEMES, full_page, page, remember
from trois.web.personal import Known, cookie_value
from trois.web.site import Site

if TYPE_CHECKING:
    from trois.web.passkeys import Passkey

KEPT = ("theme", "language", "confirm", "level")
"""Settings that another browser gets, too."""
BROWSERS = (("Edg", "Edge"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
LONGEST_WORD = 20
SYSTEMS = ("iPhone", "iPad", "Android", "Windows", "Mac", "Linux")


@get("/devices")
async def devices(request: WebRequest, site: Site) -> Response:
    return await _shown(request, site)


@post("/devices")
async def change_devices(request: WebRequest, site: Site, form: Form) -> Response:
    """Show a QR code for the phone, renew or end the personal link, or sign other browsers out."""
    person, db, personal = request.visitor, site.tables.db, site.personal
    do = str(form.get("do", ""))
    if await site.person(person) is None:
        raise Refused("nobody-yet")
    if do == "sign":
        token = await db(personal.once, person, _settings(request))
        return await _shown(request, site, sign=site.link(request, f"/me/link/{token}"))
    if do == "renew":
        await db(personal.renew, person, _settings(request))
        return await _shown(request, site, shows=True)
    if do == "revoke":
        await db(personal.revoke, person)
    elif do == "out":
        await site.sign_out(person, [str(form.get("device", ""))])
    elif do == "others":
        here = request.device
        known = await db(personal.known_devices, person, here, kind_of(request))
        await site.sign_out(person, [one for one in {"", *(d.id for d in known)} if one != here])
    return RedirectResponse("/devices", status_code=303)


async def _shown(request: WebRequest, site: Site, sign: str = "", shows: bool = False) -> Response:
    person, here = request.visitor, request.device
    is_known = await site.person(person) is not None
    db, personal = site.tables.db, site.personal
    known = await db(personal.known_devices, person, here, kind_of(request)) if is_known else []
    token = await db(personal.lasting, person) if is_known else ""
    return await page(
        request,
        site,
        "devices.html",
        known=[(one, one.id == here, datetime.fromtimestamp(one.seen, UTC).date()) for one in known],
        link=site.link(request, f"/me/link/{token}") if token else "",
        shows=shows,
        sign=sign,
        qr=qr(sign) if sign else "",
        is_known=is_known,
        passkeys=await _passkeys(site, person),
    )


async def _passkeys(site: Site, person: str) -> "list[tuple[Passkey, date]] | None":
    """None where the library for them is missing."""
    if site.passkeys is None:
        return None
    found = await site.tables.db(site.passkeys.of, person)
    return [(one, datetime.fromtimestamp(one.made, UTC).date()) for one in found]


def _settings(request: WebRequest) -> dict[str, str]:
    return {name: value for name in KEPT if (value := request.cookies.get(name, ""))}


def kind_of(request: WebRequest) -> str:
    """What a browser says that it is, in two words."""
    agent = request.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return " · ".join(part for part in (browser, system) if part)


# Personal links


@get("/me/link/{token}")
async def show_link(request: WebRequest, site: Site, token: str) -> Response:
    """Asks first: whatever only looks at the link, such as a preview, does not use it up."""
    found = await site.tables.db(site.personal.look_up, token)
    person = None if found is None else await site.person(found.person)
    if found is None or person is None:
        return full_page(request, await site.person(request.visitor), "link_gone.html", 404, {})
    if found.person == request.visitor:
        return RedirectResponse("/", status_code=303)
    own = await site.person(request.visitor)
    tables = len(await site.tables.db(site.store.tables_with, own.id)) if own else 0
    return await page(request, site, "link.html", who=person, own=own, tables=tables)


@post("/me/link/{token}")
async def use_link(request: WebRequest, site: Site, token: str) -> Response:
    """Make this browser the person's."""
    used = await site.tables.db(site.personal.use, token, kind_of(request))
    if used is None or await site.person(used[0].person) is None:
        raise NotFound("link-gone")
    known, device = used
    home = become(site, known.person, device)
    _carry_over(home, known, site)
    return home


def become(site: Site, person: str, device: str) -> Response:
    """From now on the browser that asked is the person's."""
    home = RedirectResponse("/", status_code=303)
    signed = site.signer.sign(cookie_value(person, device))
    home.set_cookie(COOKIE, signed, max_age=YEAR, httponly=True, samesite="lax", secure=site.config.secure)
    return home


def _carry_over(response: Response, known: Known, site: Site) -> None:
    fine = {"theme": THEMES, "language": list(LANGUAGES), "confirm": ["yes", "no"]}
    for name, value in known.settings.items():
        if value in fine.get(name, [value] if _is_word(value) else []):
            remember(response, name, value, site.config.secure)


def _is_word(value: str) -> bool:
    return value.isascii() and value.replace("-", "").isalpha() and len(value) <= LONGEST_WORD
