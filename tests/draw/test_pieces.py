"""Signs and pieces: every sign is a symbol, every player has a shape of its own, a die shows its value."""

import re
from xml.etree import ElementTree

import pytest

from trois.draw import signs
from trois.draw.palette import PLAYERS, PROPERTIES
from trois.draw.style import rules
from trois.draw.woodcut import pieces


def test_every_sign_is_a_symbol_in_the_palettes_colours() -> None:
    found = re.findall(r'<symbol id="sign-([\w-]+)"', signs.definitions())
    assert found == list(signs.SIGNS)
    assert set(re.findall(r"var\(--([\w-]+)\)", signs.definitions())) <= set(PROPERTIES)
    ElementTree.fromstring(f"<svg>{signs.definitions()}</svg>")


@pytest.mark.parametrize("value", range(7))
@pytest.mark.parametrize("colour", ["red", "yellow", "white", "black"])
def test_a_die_shows_as_many_pips_as_its_value(colour: str, value: int) -> None:
    svg = pieces.die(colour, value)
    assert svg.count("<circle") == value
    assert f'class="die-{colour} die-body"' in svg
    assert f".die-{colour}" in rules()


def test_every_player_has_a_shape_and_a_colour_of_its_own() -> None:
    shapes = {pieces.shape_path(seat) for seat in [*range(len(PLAYERS)), "grey"]}
    assert len(shapes) == 11
    assert {pieces.colour_of(seat) for seat in range(10)} == set(PLAYERS)
    assert pieces.colour_of("grey") == "grey"


def test_an_initial_is_escaped() -> None:
    assert "&lt;" in pieces.badge(0, "<", 0, 0, 20)


def test_a_run_lays_words_and_signs_side_by_side() -> None:
    run = signs.Run(10, 12, gap=2).word("ii").sign("denier").die("red", "R")
    wide = signs.text_width("ii", 10, bold=True)
    assert run.width == pytest.approx(wide + 2 + 12 + 2 + 12)
    svg = run.svg(100, 50)
    assert f'x="{100 + wide + 2:g}" y="44" width="12"' in svg
    assert ">R</text>" in svg
