"""The review of a match: decision by decision what was played, what was better and why; the course of it all."""

from dataclasses import dataclass

from markupsafe import Markup
from starlette.responses import Response

from trois.core.match import Match
from trois.draw import scenes
from trois.draw.frames import Frame
from trois.draw.marks import Marks
from trois.draw.review_chart import Course, Note, chart, shares_bar
from trois.draw.teacher import teacher
from trois.review import MARKS, Judgement, Outlook, Review, summary
from trois.review.contrast import Contrast, contrast, followed
from trois.review.lessons import taught
from trois.review.moments import matches_at
from trois.review.opponents import with_opponents
from trois.review.telling import because, lesson_line
from trois.text import SHAPES, Text, about
from trois.text.reasons import goes_on
from trois.text.voice import Voice, choices_of, voice_of
from trois.web.errors import Refused
from trois.web.http.limits import address_of
from trois.web.http.request import WebRequest
from trois.web.http.routes import get
from trois.web.pages import boards
from trois.web.pages.render import board_frame, page
from trois.web.pages.review.replay import Source, table_source, upload_source
from trois.web.pages.signs import svg
from trois.web.pages.table.choices import Offer, offer_of
from trois.web.reviews import Progress
from trois.web.site import Site
from trois.web.updates.viewer import viewer_of


@get("/tables/{table_id}/review")
async def table_review(
    request: WebRequest, site: Site, table_id: str,
    seat: str = "", at: int = -1, line: int = 0,
) -> Response:  # fmt: skip
    """Of a match that is over; of one's own decisions, where somebody played."""
    live = await site.tables.get(table_id)
    if not live.playing.over:
        raise Refused("review-not-over")
    own = viewer_of(live, request.visitor, None).seat
    source = await table_source(request, site, table_id, seat or (ALL if own is None else str(own)))
    return await _page(request, site, source, at, line)


@get("/replays/{name}/review")
async def record_review(
    request: WebRequest, site: Site, name: str,
    seat: str = "", at: int = -1, line: int = 0,
) -> Response:  # fmt: skip
    return await _page(request, site, await upload_source(request, name, seat), at, line)


ALL = "all"
WRONG = ("blunder", "mistake")


async def _page(request: WebRequest, site: Site, source: Source, at: int, line: int) -> Response:
    found, text = await site.reviews.get(source.match, request.visitor, address_of(request.scope)), request.text
    address = f"{source.address.removesuffix('/replay')}/review"
    shown: dict[str, object] = {
        "source": source,
        "address": address,
        "title": about.title(source.match.game, text),
        "progress": found if isinstance(found, Progress) else None,
        "review": None,
        "symbols": svg(scenes.symbols()),
        "picture": svg(scenes.game_picture(source.match.game.name)),
        "teacher": svg(teacher()),
    }
    if isinstance(found, Review) and found.moments:
        shown |= Desk(found, source, address, text).shown(at, line, board_frame(request))
    return await page(request, site, "review.html", **shown)


@dataclass(frozen=True)
class Played:
    """One side of the comparison."""

    offer: Offer
    bars: list[tuple[int, str, int]]
    """By seat: its name and its share in percent."""
    bar: Markup


@dataclass(frozen=True)
class Step:
    """A decision of the better line."""

    words: str
    voice: Voice
    """It speaks of the position after it."""


@dataclass(frozen=True)
class Entry:
    """A key moment in the list."""

    number: int
    round: int
    sign: str
    kind: str
    words: str
    worth: str
    on: bool
    seat: int


class Desk:
    """A review, as one person looks at it."""

    def __init__(self, review: Review, source: Source, address: str, text: Text) -> None:
        self.review = review
        self.expected = with_opponents(review, source.levels, source.match.made)
        self.source = source
        self.address = address
        self.text = text
        self.names = source.names
        self.own = [moment for moment in review.moments if source.seat in (None, moment.seat)] or review.moments
        self.key = review.key_moments(source.seat)

    def shown(self, at: int, line: int, frame: Frame) -> dict[str, object]:
        """At a decision; or after so many decisions of the line that would have been better."""
        moment = self._moment(at)
        wrong = [one for one in self.review.moments if one.seat == moment.seat and self.review.mark(one) in WRONG]
        shown = [moment, *self.key, *wrong]
        lesson = summary(self.review, moment.seat)
        matches = matches_at(self.source.match, [one.number for one in shown])
        match = matches[moment.number]
        voice = self._voice(match, moment)
        seen = {
            one.number: self._contrast(matches[one.number], one)
            for one in {one.number: one for one in [moment, *wrong]}.values()
        }
        sides = self._sides(match, voice, moment)
        labels = {side.offer.choice.action: side.offer.label for side in sides}
        marks = Marks(ranks={} if moment.was_best else {moment.best: 1})
        following = [] if moment.was_best else self._following(match, moment)
        there = following[line - 1].voice if 0 < line <= len(following) else None
        return {
            "board": boards.shown(there, {}, frame) if there else boards.shown(voice, labels, frame, marks),
            "following": [step.words for step in following],
            "line": line if there else 0,
            "symbols": boards.symbols(match.game.name),
            "review": self.review,
            "by_strength": self.expected is not self.review,
            "moment": moment,
            "mark": self.review.mark(moment),
            "is_own": self.source.seat == moment.seat,
            "name": self.names[moment.seat],
            "sides": sides,
            "worth": self._worth(moment),
            "because": self._because(moment, voice, seen[moment.number]),
            "entries": [self._entry(one, matches[one.number], one.number == moment.number) for one in self.key],
            "chart": Markup(chart(self._course(moment))),  # noqa: S704 (drawn by us)
            "lesson": lesson,
            "points_lost": self.text.number(lesson.points_lost, 1),
            "taught": [
                (one.worst.number, one.worst.round, lesson_line(self._voice(matches[one.worst.number], one.worst), one))
                for one in taught(self.review, moment.seat, {one.number: seen[one.number] for one in wrong})
            ],
            "seats": [(seat, SHAPES[seat], name) for seat, name in enumerate(self.names)],
            **self._links(moment),
        }

    def _following(self, match: Match, moment: Judgement) -> list[Step]:
        """The better line on the board, as far as it is certain; nothing where all of it is up to chance."""
        game, line, found = match.game, [moment.best, *moment.line], list[Step]()
        voice = self._voice(match, moment)
        for count, action in enumerate(line, 1):
            state, _ = followed(game, match.state, moment.seat, line[:count])
            after = voice_of(game.view(state, moment.seat), self.text, self.names)
            if after.view == voice.view:
                break
            found.append(Step(voice.name(action), after))
            voice = after
        return found

    def _voice(self, match: Match, moment: Judgement) -> Voice:
        return voice_of(match.view(moment.seat), self.text, self.names)

    def _contrast(self, match: Match, moment: Judgement) -> Contrast:
        if moment.was_best:
            return Contrast()
        return contrast(self._voice(match, moment), match, self.source.match, moment)

    def _moment(self, at: int) -> Judgement:
        """The decision of this number or the next one; without a number the worst."""
        if at < 0:
            return max(self.key, key=self.review.loss, default=self.own[0])
        return next((moment for moment in self.review.moments if moment.number >= at), self.review.moments[-1])

    def _links(self, moment: Judgement) -> dict[str, int | None]:
        before = [one.number for one in self.own if one.number < moment.number]
        after = [one.number for one in self.own if one.number > moment.number]
        wrong = [one.number for one in self.key if self.review.mark(one) != "fine"]
        later = [number for number in wrong if number > moment.number]
        return {
            "previous": before[-1] if before else None,
            "next": after[0] if after else None,
            "next_mistake": later[0] if later else wrong[0] if wrong and wrong[0] != moment.number else None,
        }

    def _sides(self, match: Match, voice: Voice, moment: Judgement) -> list[Played]:
        choices = {choice.action: choice for choice in choices_of(match, moment.seat, voice)}
        seen = next(one for one in self.expected.moments if one.number == moment.number)
        outlooks = {moment.action: seen.played, moment.best: seen.better}
        return [
            Played(offer_of(voice, choices[action]), self._bars(outlook), self._bar(outlook))
            for action, outlook in outlooks.items()
        ]

    def _bars(self, outlook: Outlook) -> list[tuple[int, str, int]]:
        return [(seat, self.names[seat], round(100 * share)) for seat, share in enumerate(outlook.shares)]

    def _bar(self, outlook: Outlook) -> Markup:
        return Markup(shares_bar(outlook.shares, self.names))  # noqa: S704 (drawn by us)

    def _worth(self, moment: Judgement) -> str:
        """What the decision lost, or gained over a quick look's."""
        mark = self.review.mark(moment)
        amount = self.review.gain(moment) if mark == "fine" else -self.review.loss(moment)
        if self.review.counts_points:
            return self.text.signed(amount, 1)
        return f"{self.text.signed(100 * amount)}\u202f%"

    def _because(self, moment: Judgement, voice: Voice, seen: Contrast) -> list[str]:
        text = self.text
        if moment.was_best:
            fine = moment.at_first_sight is not None and self.review.mark(moment) == "fine"
            return [text("review.fine-why", choice=voice.name(moment.obvious)) if fine else text("review.as-good")]
        return [*because(voice, seen), self._points(moment), *self._rivals(moment), *goes_on(voice, moment.line)]

    def _points(self, moment: Judgement) -> str:
        alone = len(moment.better.points) == 1
        at = 0 if alone else moment.seat
        more = moment.better.points[at] - moment.played.points[at]
        key = "review.points-more" if more >= 0.05 else "review.points-same"
        return self.text(key, points=self.text.number(more, 1))

    def _rivals(self, moment: Judgement) -> list[str]:
        """Who suffers most from the better decision."""
        if len(moment.better.points) == 1:
            return []
        fewer = {
            seat: moment.played.points[seat] - moment.better.points[seat]
            for seat in range(self.review.seats)
            if seat != moment.seat
        }
        rival = max(fewer, key=lambda seat: fewer[seat])
        if fewer[rival] < 0.5:
            return []
        return [self.text("review.rival", name=self.names[rival], points=self.text.number(fewer[rival], 1))]

    def _entry(self, moment: Judgement, match: Match, is_now: bool) -> Entry:
        kind = self.review.mark(moment)
        voice = voice_of(match.view(moment.seat), self.text, self.names)
        words = voice.name(moment.action)
        if not moment.was_best:
            words = self.text("review.instead", played=words, better=voice.name(moment.best))
        return Entry(
            moment.number, moment.round, MARKS[kind], kind, words, self._worth(moment), is_now, moment.seat,
        )  # fmt: skip

    def _course(self, now: Judgement) -> Course:
        at = {moment.number: place for place, moment in enumerate(self.review.moments)}
        seat_word = ALL if self.source.seat is None else str(self.source.seat)
        notes = [
            Note(
                at[moment.number], moment.seat, MARKS[self.review.mark(moment)],
                f"{self.address}?seat={seat_word}&at={moment.number}",
                self.text.titled(
                    self.text(f"review.mark-{self.review.mark(moment)}"),
                    self.text("review.where", round=moment.round, number=moment.number),
                ),
            )
            for moment in self.key
        ]  # fmt: skip
        rounds = [moment.round for moment in self.review.moments]
        is_share, word = not self.review.counts_points, self.text("review.round")
        return Course(self.expected.curve(), rounds, self.names, notes, at[now.number], is_share, word)
