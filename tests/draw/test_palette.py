"""Colours are told apart by everybody: contrast over the property table."""

import pytest

from trois.draw.palette import FILLS, PLAYERS, PROPERTIES, SHAPES
from trois.draw.style import css, rules

GROUNDS = ["paper", "paper-2", "wash-red", "wash-yellow", "wash-white"]

TEXT_PAIRS = [
    *((name, ground) for name in ("ink", "ink-2") for ground in GROUNDS),
    *((f"on-{fill}", fill) for fill in FILLS),
    *((name, ground) for name in ("good", "bad") for ground in ("paper", "wash-white")),
]
"""Text in the first colour stands on the second: 4.5 : 1 at least."""

GRAPHIC_PAIRS = [
    *((player, ground) for player in PLAYERS for ground in GROUNDS),
    *(("choice", ground) for ground in GROUNDS),
]
"""Lines and shapes without an edge: 3 : 1 at least."""

EDGED_PAIRS = [(fill, ground) for fill in FILLS[:4] for ground in GROUNDS]
"""Pieces with an edge: the fill or its edge must stand off the ground by 3 : 1."""


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str, mode: int) -> float:
    low, high = sorted((luminance(PROPERTIES[one][mode]), luminance(PROPERTIES[other][mode])))
    return (high + 0.05) / (low + 0.05)


def test_contrast_of_black_and_white_is_21() -> None:
    assert (luminance("#FFFFFF") + 0.05) / (luminance("#000000") + 0.05) == pytest.approx(21)


@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
def test_text_stands_off_its_ground(mode: int) -> None:
    assert [pair for pair in TEXT_PAIRS if contrast(*pair, mode) < 4.5] == []


@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
def test_graphics_stand_off_their_ground(mode: int) -> None:
    assert [pair for pair in GRAPHIC_PAIRS if contrast(*pair, mode) < 3] == []


@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
def test_pieces_stand_off_their_ground_by_fill_or_edge(mode: int) -> None:
    weak = [(f, g) for f, g in EDGED_PAIRS if max(contrast(f, g, mode), contrast("edge", g, mode)) < 3]
    assert weak == []


def test_every_fill_has_a_colour_to_write_on_it() -> None:
    assert [fill for fill in FILLS if f"on-{fill}" not in PROPERTIES] == []


def test_players_differ_in_shape_and_colour() -> None:
    assert len(set(PLAYERS)) == len(set(SHAPES)) == 10
    for mode in (0, 1):
        assert len({PROPERTIES[player][mode] for player in PLAYERS}) == 10


def test_the_style_sheet_gives_every_property_in_light_and_dark() -> None:
    sheet = css()
    for name, (light, dark) in PROPERTIES.items():
        assert f"--{name}:{light};" in sheet
        assert f"--{name}:{dark};" in sheet
    assert "#" not in rules().replace("url(#hatch)", "").replace("url(#hatch-back)", "")
