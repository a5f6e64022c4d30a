"""The drawings of the first page, from the same blocks as the cards: the city, and a picture for each game."""

from functools import cache

from trois import games
from trois.draw.shapes import use
from trois.draw.signs.sprite import definitions
from trois.draw.woodcut.press import at
from trois.draw.woodcut.scenery import cart, ship, tree
from trois.games import area

CITY = "troyes-dice"
"""The game whose buildings make the city."""
GROUND = 196
SKYLINE = (
    ("fortress", 392, 118), ("bishopric", 512, 78), ("cathedral", 588, 172), ("market", 752, 84), ("town-hall", 832, 138),
    ("palace", 968, 104),
)  # fmt: skip
"""Building, left edge, width."""

_STARS = "".join(
    f'<circle class="hero-star" cx="{x}" cy="{y}" r="1.6"/>'
    for x, y in ((-560, 40), (-400, 28), (-120, 70), (60, 30), (240, 62), (420, 40), (560, 84), (700, 28), (880, 50), (1040, 36), (1080, 92))
)  # fmt: skip


@cache
def city() -> str:
    """The city by the river, as wide as the page needs."""
    body = "".join(_building(name, left, width, GROUND) for name, left, width in SKYLINE)
    trees = "".join(at(x, GROUND, tree(high)) for x, high in ((-648, 40), (-608, 52), (350, 44), (378, 34), (1086, 44)))
    ground = f'<rect class="hero-ground" x="-800" y="{GROUND}" width="2800" height="60"/><path class="w-ink" d="M-800 {GROUND}H2000"/>'
    river = f'<path class="hero-river" d="M1130 {GROUND}Q1150 225 1110 256H2000V{GROUND}Z"/>'
    sun = '<circle class="hero-sun" cx="1140" cy="60" r="30"/><path class="w-ink" d="M1140 20V10M1140 110v-10M1100 60h-10M1190 60h-10M1111 31l-7-7M1176 96l-7-7M1111 89l-7 7M1176 24l-7 7"/>'
    moon = '<path class="hero-sun" d="M1152 31A30 30 0 1 0 1170 78A25 25 0 0 1 1152 31Z"/>' + _STARS
    birds = '<path class="w-ink" d="M540 60q8-8 14 0q6-8 14 0M930 40q8-8 14 0q6-8 14 0M1010 66q7-7 12 0q5-7 12 0"/>'
    return _svg(
        "-700 0 1900 244",
        f'<g class="by-day">{sun}{birds}</g><g class="by-night">{moon}</g>'
        + ground
        + river
        + trees
        + body
        + at(1180, 216, ship(0, 0, 0.7))
        + cart(940, 208),
        "hero-city",
        "xMaxYMax slice",
    )


def _building(name: str, left: float, width: float, ground: float) -> str:
    """A building with its foot on the ground."""
    height = width * 80 / 96
    drawn = games.part("draw", CITY).PICTURES[name]()
    return f'<svg x="{left:g}" y="{ground - height * 78 / 80:g}" width="{width:g}" height="{height:g}" viewBox="12 -12 96 80">{drawn}</svg>'


@cache
def game_picture(game: str, size: str = "") -> str:
    """The picture of a game, as wide as its place or in a size (`width="..." height="..."`); nothing for a game that has
    none.
    """
    drawing = {"troyes": _troyes, "troyes_dice": _dice, "tournay": _tournay}.get(area(game))
    return _svg("0 0 384 150", drawing(), "game-picture", "xMidYMax slice", size) if drawing else ""


def _ground(sky: str) -> str:
    return f'<rect class="{sky}" width="384" height="150"/><rect class="hero-ground" y="128" width="384" height="22"/><path class="w-ink" d="M0 128H384"/>'


def _troyes() -> str:
    body = _building("fortress", 18, 120, 128) + _building("cathedral", 138, 128, 128)
    body += _building("town-hall", 262, 112, 128)
    return (
        _ground("sky-red")
        + body
        + _dice_shown(((4, "red", 128, 130), (3, "white", 250, 132), (6, "yellow", 356, 130)), 26)
    )


def _dice() -> str:
    arc = '<path class="hero-wheel" d="M52 150A140 140 0 0 1 332 150Z"/><path class="sky-white" d="M132 150A60 60 0 0 1 252 150Z"/>'
    arc += '<path class="w-ink" d="M52 150A140 140 0 0 1 332 150M132 150A60 60 0 0 1 252 150M79 67L136 122M146 18L170 92M238 18L214 92M305 67L248 122"/>'
    dice = (
        (2, "red", 88, 128),
        (4, "yellow", 130, 62),
        (5, "white", 192, 40),
        (3, "black", 254, 62),
        (1, "yellow", 296, 128),
    )
    town = _building("town-hall", 160, 64, 150)
    return '<rect class="sky-white" width="384" height="150"/>' + arc + town + _dice_shown(dice, 38)


def _tournay() -> str:
    drawn = games.part("draw", "tournay").PICTURES
    names = ("red1.fort", "yellow1.market", "yellow3.belfry", "yellow2.guildhouse", "white3.cathedral", "white1.chapel")
    left, body = 6, ""
    for name, width in zip(names, (64, 60, 66, 60, 72, 58), strict=True):
        height = width * 80 / 120 * 1.6
        body += f'<svg x="{left}" y="{130 - height:g}" width="{width * 1.2:g}" height="{height:g}" viewBox="10 -12 100 80" preserveAspectRatio="xMidYMax meet">{drawn[name]()}</svg>'
        left += width
    people = "".join(use("meeple", x, 136, 22, colour) for x, colour in ((90, "blue"), (196, "green"), (300, "orange")))
    return _ground("sky-yellow") + body + people


def _dice_shown(dice: tuple[tuple[int, str, int, int], ...], size: int) -> str:
    return "".join(use(f"die-{value}", x, y, size, colour) for value, colour, x, y in dice)


def _svg(box: str, body: str, look: str, fit: str, size: str = "") -> str:
    sized = f"{size} " if size else ""
    return (
        f'<svg {sized}class="board {look}" viewBox="{box}" preserveAspectRatio="{fit}" aria-hidden="true">{body}</svg>'
    )


@cache
def portrait(character: str) -> str:
    """The face of a character of Tournay, which a level wears; nothing where there is none."""
    drawn = games.part("draw", "tournay").PICTURES.get(character)
    return _svg("30 -8 60 60", drawn(), "portrait", "xMidYMid slice") if drawn else ""


@cache
def symbols() -> str:
    """What the pictures use by its id, once per page."""
    return f'<svg class="board sprite" width="0" height="0" aria-hidden="true">{definitions()}</svg>'
