"""Puzzles made from one's own mistakes: what a review found is kept, with what was better and why."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from starlette.responses import RedirectResponse, Response

from trois.core.match import Match
from trois.lessons import Puzzle
from trois.review import Judgement, Review
from trois.review.contrast import Contrast, contrast
from trois.review.moments import matches_at
from trois.review.telling import because
from trois.text import Text
from trois.text.voice import Voice, voice_of
from trois.web.errors import Malformed, NotFound
from trois.web.http.costs import in_thread
from trois.web.http.limits import address_of
from trois.web.http.request import WebRequest
from trois.web.http.routes import Form, post
from trois.web.site import Site
from trois.web.updates.viewer import viewer_of

MISTAKES: Final = "mistakes:{}"
OWN: Final = "own-"
MOST: Final = 6
"""Of a game; an older one gives way."""
WRONG: Final = ("blunder", "mistake")


@dataclass(frozen=True)
class Mistake:
    """A position of a game of one's own, what was played there and what the review holds for better."""

    number: str
    seat: int
    round: int
    names: list[str]
    played: str
    best: str
    position: dict[str, Any]
    why: Contrast
    solved: bool = False

    @property
    def asked(self) -> Puzzle:
        return Puzzle(str(self.position["game"]), self.number, self.seat, self.best, {}, self.position)

    def title(self, text: Text) -> str:
        return text("web.learn.own-puzzle", round=self.round)

    def players(self, text: Text) -> list[str]:
        return [text("draw.you") if seat == self.seat else name for seat, name in enumerate(self.names)]

    def reason(self, text: Text) -> str:
        voice = self._voice(text)
        better, played = (voice.name(voice.game.vocabulary.parse(one)) for one in (self.best, self.played))
        return " ".join([text("review.taught-instead", better=better, played=played), *because(voice, self.why)])

    def why_not(self, action: str, text: Text) -> str:
        return text("web.learn.own-played" if action == self.played else "web.learn.own-other")

    def _voice(self, text: Text) -> Voice:
        return voice_of(self.asked.match().view(self.seat), text, self.players(text))


def mistakes(kept: Mapping[str, Any], game: str) -> list[Mistake]:
    """What a person kept, the oldest first."""
    found = kept.get(MISTAKES.format(game), {}).get("kept", ())
    return [Mistake(**{**one, "why": _contrast(one["why"])}) for one in found]


def _contrast(data: Mapping[str, Any]) -> Contrast:
    """JSON has no numbers as keys."""
    return Contrast(**{**data, "paid": {int(seat): amount for seat, amount in data["paid"].items()}})


async def keep_all(site: Site, person: str, game: str, found: list[Mistake]) -> None:
    data = {"kept": [asdict(one) for one in found[-MOST:]]}
    await site.tables.db(site.learning.keep, person, MISTAKES.format(game), data)


@post("/tables/{table_id}/review/keep")
async def keep_mistake(request: WebRequest, site: Site, table_id: str, form: Form) -> Response:
    """From the page of the review; a mistake that was kept before is shown again."""
    live, person = await site.tables.get(table_id), request.visitor
    at = str(form.get("at", ""))
    found = await site.reviews.get(live.playing, person, address_of(request.scope)) if live.playing.over else None
    seat = viewer_of(live, person, None).seat
    moment = _mistake_at(found, seat, at) if isinstance(found, Review) else None
    if moment is None:
        raise NotFound("no-lesson") if at.isdecimal() else Malformed("status-400")
    number = f"{OWN}{live.id}-{moment.number}"
    known = mistakes(await site.tables.db(site.learning.of, person), live.row.game)
    if number not in [one.number for one in known]:
        new = await in_thread(_made, number, live.playing, moment, live.names())
        await keep_all(site, person, live.row.game, [*known, new])
    return RedirectResponse(f"/puzzles/{live.row.game}/{number}", status_code=303)


def _mistake_at(review: Review, seat: int | None, at: str) -> Judgement | None:
    own = (one for one in review.moments if one.seat == seat and str(one.number) == at)
    return next((one for one in own if review.mark(one) in WRONG), None)


def _made(number: str, whole: Match, moment: Judgement, names: list[str]) -> Mistake:
    match, texts = matches_at(whole, [moment.number])[moment.number], whole.game.vocabulary.text
    why = contrast(voice_of(match.view(moment.seat), Text(), names), match, whole, moment)
    played, best = texts(moment.action), texts(moment.best)
    return Mistake(number, moment.seat, moment.round, names, played, best, match.position(), why)
