"""A small scene for every feat, cut from the same kits as the sheet's buildings and the players' faces."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from trois.draw.troyes_dice.pictures import PICTURE_BOX, PICTURES
from trois.draw.woodcut.figures import person
from trois.draw.woodcut.pieces import die
from trois.draw.woodcut.press import at

SCENE_BOX: Final = (0, 0, 160, 76)
"""Left, top, width and height of a scene; whoever is in it stands on the lower edge."""
_FOOT: Final = 74
_CROWD: Final = [
    ("robe-red", "cap"), ("robe-gold", "straw"), ("linen", "coif"), ("dusk", "feather"), ("leaf", "hood"),
    ("robe-brown", "chaperon"), ("robe-red", "veil"),
]  # fmt: skip


def _house(name: str, x: float, scale: float = 0.82) -> str:
    """A building with the middle of its foot at x."""
    left, _, wide, _ = PICTURE_BOX
    return at(x - (left + wide / 2) * scale, _FOOT - 66 * scale, PICTURES[name](), scale)


def _houses(name: str) -> str:
    """Three of a kind."""
    return "".join(_house(name, x, scale) for x, scale in ((29, 0.58), (131, 0.58), (80, 0.74)))


def _crowd(count: int, scale: float) -> str:
    """People side by side, every second one a step behind."""
    step = 144 / count
    places = sorted(range(count), key=lambda k: k % 2 == 0)
    return "".join(
        person(8 + step * (k + 0.5), _FOOT - k % 2 * 5, scale, k % 3 == 2, robe=robe, head=head)
        for k in places
        for robe, head in [_CROWD[k % len(_CROWD)]]
    )


def _alone() -> str:
    walker = person(80, _FOOT, 1, robe="dusk", head="feather", attr="staff", gesture="walk")
    return walker + at(30, 60, die("yellow", 5, 22)) + at(130, 60, die("red", 2, 22))


def _company() -> str:
    left = person(40, _FOOT, 0.98, robe="leaf", head="veil", attr="tankard", gesture="raise")
    right = person(122, _FOOT, 0.98, True, robe="robe-gold", head="chaperon", attr="tankard", gesture="raise")
    return left + right + at(80, 58, die("white", 6, 24))


def _banquet() -> str:
    return _house("banquet", 52, 0.9) + _house("raid", 116, 0.8)


def _builder(house: str, robe: str, head: str, attr: str) -> str:
    return _house(house, 62, 0.98) + person(132, _FOOT, 0.86, True, robe=robe, head=head, attr=attr)


def _victor() -> str:
    behind = person(38, _FOOT, 0.8, robe="leaf", head="hood") + person(
        124, _FOOT, 0.8, True, robe="linen", head="straw"
    )
    return behind + person(80, _FOOT, 1.04, robe="robe-red", head="crown", attr="chalice", gesture="raise")


def _character() -> str:
    return _house("bishopric", 56, 0.9) + person(
        124, _FOOT, 1, True, robe="linen", head="mitre", attr="crook", cross=True
    )


def _resources() -> str:
    keeper = person(40, _FOOT, 1, robe="dusk", head="cap", hat="robe-red", attr="purse", gesture="give")
    return _house("market", 106, 0.86) + keeper


FEAT_SCENES: Final[Mapping[str, Callable[[], str]]] = {
    "played-alone": _alone,
    "played-with-others": _company,
    "played-with-expansion": _banquet,
    "45-points": partial(_builder, "palace", "robe-brown", "cap", "hammer"),
    "55-points": partial(_builder, "town-hall", "robe-gold", "chaperon", "scroll"),
    "65-points": partial(_builder, "cathedral", "robe-red", "plume", "banner"),
    "over-60-with-others": _victor,
    "18-from-one-character": _character,
    "40-citizens": partial(_crowd, 9, 0.72),
    "full-prestige-row": partial(_houses, "cathedral"),
    "full-administration-row": partial(_houses, "town-hall"),
    "full-resource-track": _resources,
    "full-citizen-track": partial(_crowd, 6, 0.9),
}
