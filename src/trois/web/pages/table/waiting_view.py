"""What the page of a table shows before the match, and to those who come without a seat."""

from dataclasses import dataclass

from markupsafe import Markup

from trois import games
from trois.draw import portraits, scenes
from trois.lessons import has_lesson, lesson
from trois.rulebook import book_of, has_book
from trois.text import Text, about
from trois.web.bots import levels
from trois.web.pages.qr import qr
from trois.web.pages.signs import svg
from trois.web.pages.table.card import PICTURE, facts, headline
from trois.web.pages.table.table_view import Player
from trois.web.tables.seating import returning
from trois.web.tables.table import LiveTable
from trois.web.updates.viewer import Viewer


def preview(live: LiveTable, origin: str, text: Text) -> dict[str, str]:
    """What a messenger shows of a link."""
    address = f"{origin}/tables/{live.id}"
    return {
        "title": headline(live, text),
        "text": about.about(live.game, text),
        "facts": facts(live, text),
        "image": f"{address}/{PICTURE}",
        "url": address,
    }


def waiting(live: LiveTable, origin: str, reach: str, text: Text) -> dict[str, object]:
    """Of a table that waits for its players."""
    game, row = live.game, live.row
    has = has_book(row.game)
    part = games.part("rulebook", row.game) if has else None
    host = next((s for s in live.seats if s.person == row.owner and s.is_person), None)
    address = f"{origin}/tables/{live.id}"
    return {
        "headline": headline(live, text),
        "picture": svg(scenes.game_picture(row.game)),
        "faces": faces(live),
        "book": book_of(row.game, text) if has else None,
        "weight": part.WEIGHT if part else 0,
        "lesson": lesson(row.game).minutes if has_lesson(row.game) else 0,
        "fewest": game.fewest_seats,
        "most": game.most_seats,
        "host": host.seat if host else -1,
        "address": address,
        "reach": reach,
        "qr": qr(address),
        "call": text("friends.call.text", name=host.name if host else "", game=about.title(game, text)) if host else "",
        "level": levels.DEFAULT,
    }


def minutes_of(game: str) -> tuple[int, int] | None:
    """How long a game takes."""
    found: tuple[int, int] | None = games.part("rulebook", game).MINUTES if has_book(game) else None
    return found


def faces(live: LiveTable) -> list[Markup]:
    return [svg(portraits.portrait(look)) for look in portraits.looks([seat.name for seat in live.seats])]


@dataclass(frozen=True)
class Ask:
    """Somebody says that a seat is theirs; the viewer is asked."""

    seat: int
    name: str
    agreed: bool


@dataclass(frozen=True)
class Claims:
    """The seats that a viewer without one may say are theirs, and what a viewer with one is asked."""

    seats: list[Player]
    asked: bool
    voters: str
    to_answer: list[Ask]


def claims(live: LiveTable, viewer: Viewer, person: str, absent: set[int], players: list[Player], text: Text) -> Claims:
    if not live.row.is_running:
        return Claims([], False, "", [])
    waiting = returning.open_claims(live)
    mine = returning.claimable(live, person, absent)
    decides = bool(viewer.own) or live.row.owner == person
    to_answer = [
        Ask(seat, live.names()[seat], person in claim.yes)
        for seat, claim in waiting.items()
        if decides and live.seats[seat].person != person
    ]
    voters = {seat for one in mine for seat in returning.voters(live, one)} - set(mine)
    return Claims(
        [player for player in players if player.seat in mine],
        any(claim.person == person for claim in waiting.values()),
        text.either([live.names()[seat] for seat in sorted(voters)]) if voters else text("friends.invite.host"),
        to_answer,
    )
