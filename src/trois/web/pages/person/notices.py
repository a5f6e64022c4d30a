"""How somebody is told that it is their turn: by push, mail or a webhook."""

import json
from datetime import UTC, date, datetime, timedelta

from starlette.responses import JSONResponse, RedirectResponse, Response

from trois.core.errors import TroisError
from trois.store import Channel
from trois.store.clocks import ClockTimes
from trois.store.store import new_id, now
from trois.text import Text
from trois.web.errors import Malformed, NotFound, Refused
from trois.web.http.limits import address_of
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, get, post
from trois.web.notices import hook, mail, push
from trois.web.notices.outgoing import Outgoing, waiting_for
from trois.web.notices.post import BadAddress, NoAnswer
from trois.web.pages.render import full_page, page
from trois.web.site import Site
from trois.web.tables.house import MOST_HOLIDAY_DAYS

MAIL, PUSH, HOOK = "mail", "push", "hook"


@get("/notices")
async def notices(request: WebRequest, site: Site) -> Response:
    return await _shown(request, site)


async def _shown(request: WebRequest, site: Site, message: str = "", status: int = 200) -> Response:
    person = await site.person(request.visitor)
    found = await site.tables.db(site.outbox.channels, person.id) if person else []
    until = (await site.tables.db(ClockTimes(site.store).holidays, [person.id])).get(person.id, 0) if person else 0
    shown = {
        "channels": [(one, told_as(one)) for one in found if one.kind != PUSH],
        "pushes": [one for one in found if one.kind == PUSH],
        "key": site.notices.keys.public if site.notices else "",
        "has_mail": bool(site.notices and site.notices.mailer),
        "has_notices": site.notices is not None,
        "is_known": person is not None,
        "holiday": datetime.fromtimestamp(until, UTC).date() if until > now() else None,
        "today": datetime.now(UTC).date(),
        "most_days": MOST_HOLIDAY_DAYS,
        "message": message,
    }
    return full_page(request, person, "notices.html", status, shown)


def told_as(channel: Channel) -> str:
    """An address as far as its person needs to know it again."""
    return channel.address if channel.kind == MAIL else channel.address.partition("://")[2].partition("/")[0]


@post("/notices")
async def change_notices(request: WebRequest, site: Site, form: Form) -> Response:
    """Add a way to be notified, or remove one."""
    person, do = await site.welcome(request.visitor), str(form.get("do", ""))
    if do == "remove":
        await _remove(site, person.id, str(form.get("channel", "")))
    elif do == "holiday":
        await _set_holiday(site, person.id, str(form.get("until", "")))
    elif site.notices is None:
        raise Refused("no-notices")
    else:
        try:
            await _add(request, site, person.id, do, str(form.get("address", "")).strip())
        except (BadAddress, NoAnswer) as error:
            return await _shown(request, site, complaint(error, request.text), 400)
    return RedirectResponse("/notices", status_code=303)


def complaint(error: BadAddress | NoAnswer, text: Text) -> str:
    return text.sentence(error) if isinstance(error, TroisError) else text("friends.error.silent")


async def _remove(site: Site, person: str, channel_id: str) -> None:
    found = await site.tables.db(site.outbox.channel, channel_id)
    if found is not None and found.person == person:
        await site.tables.db(site.outbox.drop_channel, channel_id)


async def _set_holiday(site: Site, person: str, until: str) -> None:
    """Up to the end of a day; an empty field ends it."""
    try:
        day = date.fromisoformat(until) if until else None
    except ValueError:
        raise Malformed("bad-setting") from None
    today = datetime.now(UTC).date()
    if day is not None and not today <= day <= today + timedelta(days=MOST_HOLIDAY_DAYS):
        raise Malformed("bad-setting")
    end = 0 if day is None else int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) + 24 * 3600
    await site.tables.db(ClockTimes(site.store).set_holiday, person, end)


async def _add(request: WebRequest, site: Site, person: str, kind: str, address: str) -> None:
    sender = site.notices
    assert sender is not None
    site.limits.check_channel(person, address_of(request.scope), address)
    language = request.text.language
    if kind == MAIL and sender.mailer is not None:
        wanted = Channel(new_id(), person, MAIL, mail.checked(address), language, False, 0, now())
        channel = await site.tables.db(site.outbox.add_channel, wanted)
        if not channel.confirmed:
            await sender.askers.run(_ask_by_mail, site, channel)
    elif kind == HOOK:
        await add_hook(request, sender, person, address)
    else:
        raise Malformed("bad-wish")


async def add_hook(request: WebRequest, sender: Outgoing, whose: str, address: str) -> None:
    """A person's or a table's webhook, which has answered to a first message; raises BadAddress and NoAnswer."""
    site, text = request.site, request.text
    sender.post.check(address)
    told = {"title": "Trois", "body": text("friends.notice.test"), "url": site.link(request, "/")}
    status = await sender.askers.run(sender.post.send, address, hook.body(address, told), hook.HEADERS)
    if status >= 300:
        raise BadAddress("hook-answer")
    await site.tables.db(
        site.outbox.add_channel, Channel(new_id(), whose, HOOK, address, text.language, True, 0, now())
    )


def _ask_by_mail(site: Site, channel: Channel) -> None:
    """Whether the address is the person's own, and wants to be written to."""
    sender = site.notices
    assert sender is not None
    assert sender.mailer is not None
    text = Text(channel.language)
    address = f"{sender.address}/notices/{channel.id}/{_mark(site, channel.id)}"
    sender.mailer.send(
        channel.address, text("friends.notice.mail-subject"), f"{text('friends.notice.mail-body')}\n{address}\n"
    )


def _mark(site: Site, channel_id: str) -> str:
    """Known only to whoever reads the mail."""
    return site.signer.sign(f"mail {channel_id}").rpartition(".")[2]


@post("/notices/push")
async def add_push(request: WebRequest, site: Site, form: Form) -> Response:
    """What the browser gave when somebody allowed it to be told."""
    if site.notices is None:
        raise Refused("no-notices")
    person = await site.welcome(request.visitor)
    try:
        address = push.subscription(json.loads(str(form.get("subscription", ""))))
        site.notices.post.check(json.loads(address)[0])
    except (ValueError, RecursionError):
        raise Malformed("bad-wish") from None
    channel = Channel(new_id(), person.id, PUSH, address, request.text.language, True, 0, now())
    await site.tables.db(site.outbox.add_channel, channel)
    return Response(status_code=204)


@get("/notices/{channel_id}/stop")
async def ask_to_stop(request: WebRequest, site: Site, channel_id: str) -> Response:  # noqa: ARG001
    """A button, since some programs open every link of a letter; for `channel_id` nobody looks before it is pressed."""
    return await page(request, site, "notice_asked.html", what="stop")


@post("/notices/{channel_id}/stop", checks_form=False)
async def stop(request: WebRequest, site: Site, channel_id: str) -> Response:
    """One click, also by a mail program, which has no cookie: whoever has the address may stop it."""
    await site.tables.db(site.outbox.drop_channel, channel_id)
    return await page(request, site, "notice_asked.html", what="stopped")


@get("/notices/{channel_id}/{mark}")
async def ask_to_confirm(request: WebRequest, site: Site, channel_id: str, mark: str) -> Response:
    _check_mark(site, channel_id, mark)
    return await page(request, site, "notice_asked.html", what="confirm")


@post("/notices/{channel_id}/{mark}")
async def confirm(request: WebRequest, site: Site, channel_id: str, mark: str) -> Response:
    _check_mark(site, channel_id, mark)
    await site.tables.db(site.outbox.confirm_channel, channel_id)
    return await page(request, site, "notice_asked.html", what="confirmed")


def _check_mark(site: Site, channel_id: str, mark: str) -> None:
    if site.signer.read(f"mail {channel_id}.{mark}") is None:
        raise NotFound("status-404")


# The page as an app


@get("/waiting.json")
async def waiting(request: WebRequest, site: Site, here: str = "") -> Response:
    """How many tables wait for the visitor, for the badge, and the line about those that are not `here`."""
    waiting = [live.row.id for live in await waiting_for(site.tables, request.visitor)]
    others = len(waiting) - (here in waiting)
    sentence = request.text("friends.tell.others", n=others) if others else ""
    return JSONResponse({"waiting": len(waiting), "others": others, "sentence": sentence})
