"""The six buildings and the two kinds of tiles, cut on blocks; a building not yet built is a line drawing."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from trois.draw.woodcut.block import COAL, GOLD, LEAF, PAPER, PLASTER, RED, SLATE, STONE, WALL, WOOD, Block
from trois.draw.woodcut.press import INK, THIN
from trois.games.troyes_dice.words import BUILDINGS, COLOURS

PICTURE_BOX: Final = (12, -12, 96, 80)
"""Left, top, width and height of every picture; the ground is at the foot."""
_WASH: Final = re.compile(r'fill="var\(--[\w-]+\)"|class="w-rim"')
_INK: Final = re.compile(r'class="w-(?:ink|thin|hair)"')


def _fortress(p: Block) -> None:
    p.body(34, 52, 26, STONE).battle(32, 56, 40, 5, 6, STONE).tower(18, 20, 38, RED).tower(82, 20, 38, RED)
    p.door(51, 18, 19).line("M55 66V49M60 66V48M65 66V49M52 57H68")
    p.win(28, 40, 0, 8, "slit").win(92, 40, 0, 8, "slit").ground()


def _market(p: Block) -> None:
    p.line("M24 66V38M96 66V38", INK).rect(20, 52, 80, 14, WOOD).line("M20 57H100")
    p.poly([(14, 40), (27, 20), (93, 20), (106, 40)], WALL)
    for k in range(0, 7, 2):
        left, top = 14 + 92 * k / 7, 27 + 66 * k / 7
        p.poly([(left, 40), (top, 20), (top + 66 / 7, 20), (left + 92 / 7, 40)], GOLD, THIN)
    for k in range(7):
        p.circ(28 + 10.6 * k, 49, 3.6, RED if k % 2 else LEAF, THIN)
    p.ground()


def _cathedral(p: Block) -> None:
    for x in (27, 75):
        p.tower(x, 18, 38, WALL, "spire", SLATE, th=22).cross(x + 9, 6, 4).win(x + 6, 34, 6, 11, "arch")
    p.body(45, 30, 31, WALL).gable(45, 30, 35, 18, SLATE, 0).win(60, 42, 5.5, 0, "rose").door(54, 12, 16)
    p.banner(60, 17, 12, RED).ground()


def _palace(p: Block) -> None:
    p.tree(21, 0.9).body(32, 50, 32, STONE).hip(32, 50, 34, 17, RED).wins(32, 50, 39, 3, 6, 8).door(51, 12, 14)
    p.tower(82, 18, 44, STONE, "spire", RED, th=20).win(91, 30, 0, 7, "slit").ground()


def _town_hall(p: Block) -> None:
    p.body(18, 84, 27, PLASTER).hip(18, 84, 39, 14, GOLD).wins(18, 30, 44, 3, 5, 8, "arch")
    p.wins(72, 30, 44, 3, 5, 8, "arch").wins(18, 30, 56, 3, 6, 10, "arch").wins(72, 30, 56, 3, 6, 10, "arch")
    p.tower(49, 22, 46, GOLD, "spire", GOLD, th=18).win(60, 30, 5, 0, "rose").door(54, 12, 16).banner(60, 2, 9, RED)
    p.ground()


def _bishopric(p: Block) -> None:
    p.body(22, 76, 25, WALL).hip(22, 76, 41, 16, SLATE).wins(22, 30, 47, 2, 7, 10, "arch")
    p.wins(68, 30, 47, 2, 7, 10, "arch").door(53, 14, 16).rect(54, 17, 12, 12, WALL)
    p.gable(54, 12, 17, 9, SLATE, 2, False).cross(60, 8, 6).ground()


def _banquet(p: Block) -> None:
    p.rect(18, 46, 84, 6, WOOD).line("M26 52V66M94 52V66", INK).shape(
        "M20 46H100V56Q90 60 80 56Q70 60 60 56Q50 60 40 56Q30 60 20 56Z", PAPER
    )
    p.shape("M46 8H74C74 24 68 30 63 31V40H70V46H50V40H57V31C52 30 46 24 46 8Z", GOLD).line("M48 16H72")
    p.circ(32, 40, 6, RED).circ(84, 40, 6, LEAF).circ(93, 42, 4, RED, THIN).ground()


def _raid(p: Block) -> None:
    p.body(58, 40, 24, PLASTER).gable(58, 40, 42, 18, RED).door(72, 12, 15)
    p.shape("M74 24C66 14 76 10 74 0C84 6 92 14 86 26Z", GOLD, THIN)
    p.line("M34 66L38 30", INK).shape("M38 30C26 24 34 14 33 4C40 8 40 14 44 12C50 20 48 28 38 30Z", GOLD)
    p.shape("M38 29C33 24 38 20 38 14C43 20 44 26 38 29Z", RED, THIN).shape(
        "M22 66C22 52 28 46 36 46C44 46 50 52 50 66Z", COAL
    )
    p.ground()


_BLOCKS: Final[dict[str, Callable[[Block], None]]] = {
    "fortress": _fortress,
    "market": _market,
    "cathedral": _cathedral,
    "palace": _palace,
    "town-hall": _town_hall,
    "bishopric": _bishopric,
    "banquet": _banquet,
    "raid": _raid,
}


def _cut(name: str) -> str:
    block = Block()
    _BLOCKS[name](block)
    return block.svg


def _plan(name: str) -> str:
    """The same block without its colours: every wash is paper, every line grey."""
    return _INK.sub('class="w-plan"', _WASH.sub('fill="var(--card)"', _cut(name)))


def sky(card: str) -> str:
    """The class of the ground behind a picture: the colour of the district; tiles have the open sky."""
    return f"sky-{COLOURS[BUILDINGS.index(card) % 3]}" if card in BUILDINGS else "sky"


PICTURES: Final[Mapping[str, Callable[[], str]]] = {name: partial(_cut, name) for name in _BLOCKS}
PLANS: Final[Mapping[str, Callable[[], str]]] = {f"{name}-plan": partial(_plan, name) for name in BUILDINGS}
"""Buildings to come."""
