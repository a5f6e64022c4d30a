"""A postcard of a finished match: the town that a player built, by day or by night, with everybody's points.

A game's part of this layer gives `TOWN`, what the town is called, and `skyline(voice, seat)`: what was built, each drawn
with the middle of its foot at 0, 0, about 120 wide, those in front first.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from trois import games
from trois.core.match import Match
from trois.draw.layout import standalone
from trois.draw.shapes import rect, words
from trois.draw.signs import sign, text_width
from trois.draw.woodcut import pieces
from trois.draw.woodcut.press import at, circle, flat
from trois.text.voice import Voice

WIDTH: Final = 1200
HEIGHT: Final = 720
_GROUND: Final = 520
_ROWS: Final = ((2.1, _GROUND + 12), (1.55, _GROUND - 66), (1.15, _GROUND - 122))
"""From front to back: how large houses are, and where they stand."""
_MOST: Final = 5
"""In a row."""
_STARS: Final = ((90, 70), (210, 150), (330, 60), (470, 120), (620, 50), (760, 140), (900, 60), (1130, 190), (540, 210))


class Place(NamedTuple):
    """A player with the points, best first."""

    seat: int
    name: str
    points: int


def ranking(match: Match, names: Sequence[str]) -> list[Place]:
    """Everybody with the points, best first; for whoever may know them."""
    scores, ranks = match.scores, match.ranks
    return [Place(seat, names[seat], scores[seat].total) for seat in sorted(range(match.seats), key=lambda s: ranks[s])]


def postcard(voice: Voice, seat: int, places: Sequence[Place], dark: bool = False) -> str:
    """The town of a seat as one standalone SVG, wherever it is shown."""
    drawing = games.part("draw", voice.game.name)
    town = drawing.TOWN
    body = _sky(dark) + _houses(drawing.skyline(voice, seat)) + _legend(voice.text("draw.postcard", town=town), places)
    edge = rect(14, 14, WIDTH - 28, HEIGHT - 28, "postcard-edge", 18)
    return standalone(body + edge, WIDTH, HEIGHT, town, voice.game.name, dark)


def _sky(dark: bool) -> str:
    """The sun, or the moon and stars, above the hills."""
    light = circle(1010, 130, 58, "linen" if dark else "robe-gold")
    light += '<circle class="sky" cx="1034" cy="116" r="52"/>' if dark else ""
    stars = "".join(f'<circle class="star" cx="{x}" cy="{y}" r="3"/>' for x, y in _STARS) if dark else ""
    far = flat(
        f"M0 {_GROUND - 150}Q200 {_GROUND - 260} 420 {_GROUND - 170}T820 {_GROUND - 200}T1200 {_GROUND - 160}V{_GROUND}H0Z",
        "sky-2",
    )
    near = flat(
        f"M0 {_GROUND - 60}Q260 {_GROUND - 130} 520 {_GROUND - 70}T1200 {_GROUND - 90}V{HEIGHT}H0Z", "leaf", 0.55
    )
    return (
        rect(0, 0, WIDTH, HEIGHT, "sky")
        + stars
        + light
        + far
        + near
        + rect(0, _GROUND, WIDTH, HEIGHT - _GROUND, "road")
    )


def _houses(skyline: Sequence[str]) -> str:
    """Rows from the front; those behind are drawn first."""
    rows = [skyline[k : k + _MOST] for k in range(0, min(len(skyline), _MOST * len(_ROWS)), _MOST)]
    return "".join(_row(row, *_ROWS[k]) for k, row in reversed(list(enumerate(rows))))


def _row(houses: Sequence[str], size: float, foot: float) -> str:
    step = min(250.0, (WIDTH - 120) / len(houses))
    left = WIDTH / 2 - step * (len(houses) - 1) / 2
    fits = min(size, size * step / 150)
    return "".join(at(left + step * k, foot, house, max(fits, 0.9)) for k, house in enumerate(houses))


def _legend(greeting: str, places: Sequence[Place]) -> str:
    """The greeting, and below it everybody with the points."""
    size = min(54.0, 54 * (WIDTH - 120) / max(1.0, text_width(greeting, 54, bold=True)))
    body = rect(40, _GROUND + 34, WIDTH - 80, HEIGHT - _GROUND - 68, "card-paper", 14)
    body += words(WIDTH / 2, _GROUND + 34 + size, greeting, "c name b", size)
    step = (WIDTH - 120) / len(places)
    return body + "".join(_place(one, 60 + step * k, step) for k, one in enumerate(places))


def _place(one: Place, left: float, room: float) -> str:
    size = min(28.0, 28 * (room - 130) / max(1.0, text_width(one.name, 28, bold=True)))
    size, base = max(size, 9.0), HEIGHT - 64
    wide = text_width(one.name, size, bold=True)
    x = left + max(0.0, (room - wide - 130) / 2)
    body = pieces.badge(one.seat, one.name[:1].upper(), x + 18, base - 9, 34)
    body += words(x + 42, base, one.name, "b", size)
    return body + sign("points", x + wide + 54, base - 22, 26) + words(x + wide + 84, base, one.points, "b", 28)
