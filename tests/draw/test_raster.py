"""Boards outside the browser: every colour is a number, and a renderer makes pictures of them."""

import re
from io import BytesIO

import pytest
from PIL import Image

import trois
from trois import draw, games
from trois.draw.palette import PROPERTIES
from trois.draw.raster import gif, png
from trois.text import Text


def svg(game: str, decisions: int = 40, dark: bool = False) -> str:
    match = trois.new(game, 2, seed=2)
    for step in range(decisions):
        seat = match.pending[0]
        legal = match.legal(seat)
        match.push(seat, legal[step % len(legal)])
    return draw.svg(match.view(0), Text(), dark=dark)


def colours(picture: Image.Image) -> set[str]:
    pixels = picture.convert("RGB").tobytes()
    return {f"#{pixels[at : at + 3].hex().upper()}" for at in range(0, len(pixels), 3)}


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("game", games.names())
def test_a_board_is_a_picture_outside_the_browser(game: str, dark: bool) -> None:
    drawn = svg(game, dark=dark)
    assert not re.search(r"var\(--", drawn)
    picture = Image.open(BytesIO(png(drawn, 600)))
    assert picture.width == 600
    seen = colours(picture)
    for name in ("paper", "ink", "card"):
        assert PROPERTIES[name][dark].upper() in seen, name
    assert len(seen) > 200


def test_a_gif_has_a_frame_for_every_drawing_and_stays_at_the_last() -> None:
    drawings = [svg("troyes", steps) for steps in (0, 10, 30)]
    made = Image.open(BytesIO(gif(drawings, drawings[-1], 300, 0.5, 2.0)))
    assert (made.n_frames, made.width) == (3, 300)  # type: ignore[attr-defined]
    lengths = []
    for frame in range(3):
        made.seek(frame)
        lengths.append(made.info["duration"])
    assert lengths == [500, 500, 2000]
