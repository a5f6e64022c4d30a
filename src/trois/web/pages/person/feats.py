"""A person's feats: the page of one's own, and what the end of a match says of them."""

from dataclasses import dataclass

from markupsafe import Markup
from starlette.responses import Response

from trois import games
from trois.draw.pictures import HATCH
from trois.draw.thumbs import feat_scene
from trois.text import Text, about
from trois.web.http.request import WebRequest
from trois.web.http.routes import get
from trois.web.pages.render import page
from trois.web.pages.signs import svg
from trois.web.site import Site
from trois.web.tables.afterwards import feats as kept
from trois.web.tables.afterwards.feats import GameFeats, Progress
from trois.web.tables.table import LiveTable

_HATCH = Markup(HATCH)  # noqa: S704 (drawn by us)


@dataclass(frozen=True)
class Feat:
    """A feat in the page's words, and how far the person is with it."""

    name: str
    progress: Progress
    scene: Markup

    @property
    def share(self) -> int:
        """The bar of a feat of several games, in per cent."""
        return round(100 * self.progress.games / self.progress.needed)


@get("/feats")
async def feats(request: WebRequest, site: Site) -> Response:
    """Only of the visitor who asks: there is no address for anybody else's."""
    found = [await kept.of_person(site.tables, request.visitor, name) for name in games.names()]
    shown = [_section(one, request.text) for one in found if one is not None]
    return await page(request, site, "feats.html", sections=shown, hatch=_HATCH)


def _section(found: GameFeats, text: Text) -> dict[str, object]:
    return {
        "game": found.game,
        "title": about.title(games.get(found.game), text),
        "games": found.games,
        "earned": len(found.earned),
        "feats": _named(found, found.feats, text),
    }


def _named(found: GameFeats, feats: list[Progress], text: Text) -> list[Feat]:
    return [
        Feat(about.feat_name(found.game, one.feat, text), one, svg(feat_scene(found.game, one.feat))) for one in feats
    ]


async def at_end(site: Site, live: LiveTable, visitor: str, text: Text) -> dict[str, object] | None:
    """The new feats of a finished match and those on the way; nothing for whoever did not play it to the end."""
    found = await kept.at_end(site.tables, visitor, live)
    if found is None:
        return None
    return {
        "new": _named(found, found.earned_at(live.id), text),
        "begun": _named(found, found.begun(), text),
        "earned": len(found.earned),
        "all": len(found.feats),
    }
