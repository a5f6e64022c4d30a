"""Jinja2 templates with what every page needs: language, theme, the visitor's name, the form token."""

from collections.abc import Sequence
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from starlette.responses import HTMLResponse, Response

from trois.core.cards import digest
from trois.core.errors import Message, TroisError
from trois.draw.frames import Frame
from trois.draw.lettering import with_minus
from trois.store import Person
from trois.text import LANGUAGES, Text
from trois.text.safe import printable
from trois.web.errors import Refused
from trois.web.http import csrf
from trois.web.http.request import WebRequest
from trois.web.pages import boards
from trois.web.site import Site

THEMES = ["system", "light", "dark"]
HERE = Path(__file__).parent.parent
VERSION = digest(
    "".join([boards.css(), *(p.read_bytes().decode("latin-1") for p in sorted((HERE / "static").glob("*.*")))])
)
"""Part of the addresses of static files: a new version is fetched at once, an old one never again."""

ENVIRONMENT = Environment(
    loader=PackageLoader("trois.web"),
    autoescape=select_autoescape(default=True, default_for_string=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
ENVIRONMENT.filters["with_minus"] = with_minus


def detail_in(error: Refused, text: Text) -> str:
    """What exactly is wrong, for a page: in the reader's language or not at all; programs get it in English."""
    detail = error.values.get("detail")
    return printable(text.sentence(detail)) if isinstance(detail, TroisError | Message) else ""


def confirms(request: WebRequest) -> bool:
    """Whether this visitor wants to confirm the end of a turn."""
    return request.cookies.get("confirm", "yes") != "no"


def board_frame(request: WebRequest) -> Frame:
    """The room for a board in this visitor's window."""
    return boards.wanted_frame(
        request.query_params.get("frame", ""),
        request.cookies.get("frame", ""),
        request.headers.get("user-agent", ""),
    )


def level_name(text: Text, level: str) -> str:
    """A level as people say it; a bot of the owner's own has its name."""
    return text.get(f"web.level.{level}", level)


def listed(text: Text, numbers: Sequence[int]) -> str:
    """Numbers in a sentence: `1–3 and 5`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return text.listed(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def level_short(text: Text, level: str) -> str:
    return text(f"web.level-short.{level}") if text.has(f"web.level.{level}") else text("web.level-about.own")


def level_about(text: Text, level: str) -> str:
    return text(f"web.level-about.{level}") if text.has(f"web.level.{level}") else text("web.level-about.own")


ENVIRONMENT.globals.update(level_name=level_name, level_about=level_about, level_short=level_short, listed=listed)


def html(template: str, **context: object) -> str:
    return ENVIRONMENT.get_template(template).render(context)


async def page(request: WebRequest, site: Site, template: str, **context: object) -> Response:
    """A whole page."""
    return full_page(request, await site.person(request.visitor), template, 200, context)


def full_page(
    request: WebRequest, person: Person | None, template: str, status: int, context: dict[str, object]
) -> Response:
    content = html(template, **frame(request, person), **context)
    return HTMLResponse(content, status)


def frame(request: WebRequest, person: Person | None) -> dict[str, object]:
    theme = request.cookies.get("theme", "system")
    return {
        "t": request.text,
        "person": person,
        "theme": theme if theme in THEMES else "system",
        "themes": THEMES,
        "languages": LANGUAGES,
        "token": csrf.token(request),
        "here": request.url.path,
        "version": VERSION,
        "confirms": confirms(request),
        "alone": request.site.config.is_alone,
    }


def remember(response: Response, name: str, value: str, secure: bool) -> None:
    """What a visitor prefers, for a year."""
    response.set_cookie(name, value, 365 * 24 * 3600, httponly=True, samesite="lax", secure=secure)
