"""A view as text and as a drawing."""

import random
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import trois
from trois import draw
from trois.core.errors import MissingExtra
from trois.env import render


def test_text_is_the_board_of_the_terminal() -> None:
    match = trois.new("troyes", 2, seed=1)
    seat = match.pending[0]
    shown = render.render("ansi", match.view(seat), match.texts(seat), [7, 9])
    lines = shown.splitlines()
    assert lines[0].split() == ["Player", "¤", "♔", "★", "Cit.", "R", "W", "Y"]
    assert [line.split()[1] for line in lines[1:3]] == ["player_0¹", "player_1"]
    assert lines[-3:] == [
        "Where does your next citizen go?",
        f"legal: {', '.join(match.texts(seat))}",
        "scores: 7, 9",
    ]
    assert max(map(len, lines[:-2])) <= 118
    assert "\x1b" not in shown


def test_text_keeps_secrets() -> None:
    match = trois.new("troyes", 2, seed=1)
    own, other = (render.render("ansi", match.view(seat), [], []) for seat in (0, 1))
    assert own != other


def test_modes(capsys: pytest.CaptureFixture[str]) -> None:
    assert render.modes("troyes") == ("human", "ansi", "svg", "rgb_array")
    view = trois.new("tournay", 2, seed=1).view(0)
    assert render.render(None, view, [], []) is None
    board = render.render("ansi", view, [], [])
    assert capsys.readouterr().out == ""
    assert render.render("human", view, [], []) is None
    assert capsys.readouterr().out == f"{board}\n"


def test_only_what_has_changed_is_made_into_pixels_again() -> None:
    pixel_tools()
    match = trois.new("troyes", 2, seed=1)
    render._drawn.cache_clear()
    render.render("rgb_array", match.view(None), [], [])
    layers = render._drawn.cache_info().misses
    match.push(match.pending[0], match.legal(match.pending[0])[0])
    render.render("rgb_array", match.view(None), [], [])
    assert 0 < render._drawn.cache_info().misses - layers < layers / 2


@pytest.mark.parametrize("game", ["troyes", "troyes-dice", "tournay"])
def test_layers_on_one_another_are_the_board(game: str) -> None:
    pixel_tools()
    view = trois.new(game, 2, seed=1).view(0)
    layers, width, height = draw.layers(view)
    layered = render.pixels(layers, width, height).astype(int)
    difference = abs(layered - render.pixels([draw.svg(view)], width, height)).max(axis=2)
    assert (difference > 8).sum() <= 3
    assert difference.max() <= 24


@pytest.mark.parametrize("game", ["troyes", "troyes-dice", "tournay"])
def test_a_board_is_cut_between_its_elements(game: str) -> None:
    match = trois.new(game, 2, seed=1)
    chooser = random.Random(1)
    while match.pending:
        seat = match.pending[0]
        if match.made % 8 == 0:
            for layer in draw.layers(match.view(seat))[0]:
                ElementTree.fromstring(layer)
        match.push(seat, chooser.choice(match.legal(seat)))


@pytest.mark.parametrize("game", ["troyes", "troyes-dice", "tournay"])
def test_pixels_have_one_size_and_the_colours_of_the_board(game: str) -> None:
    np, view = pixel_tools(), trois.new(game, 2, seed=1).view(None)
    picture = render.render("rgb_array", view, [], [])
    assert (picture.shape, picture.dtype) == ((480, 640, 3), np.uint8)
    assert picture[0, 0].tolist() == [0xF4, 0xEB, 0xD8]
    pixels = {tuple(pixel) for pixel in picture.reshape(-1, 3).tolist()}
    assert {(0xB2, 0x3A, 0x2E), (0x2A, 0x21, 0x1A)} <= pixels  # red, ink
    assert len(pixels) > 500


def pixel_tools() -> Any:
    pytest.importorskip("resvg_py", reason="RESVG_PY IS NOT INSTALLED: pip install '.[env]' to test pictures")
    pytest.importorskip("PIL", reason="PILLOW IS NOT INSTALLED: pip install '.[env]' to test pictures")
    return pytest.importorskip("numpy")


def test_every_environment_has_every_form() -> None:
    pixel_tools()
    pytest.importorskip("pettingzoo", reason="PETTINGZOO IS NOT INSTALLED: pip install '.[env]' to test it")
    from trois.env.aec import TroisAEC
    from trois.env.parallel import TroisParallel
    from trois.env.solo import TroisSolo

    kinds: dict[str, type] = {"ansi": str, "svg": str, "rgb_array": pixel_tools().ndarray, "human": type(None)}
    for mode, kind in kinds.items():
        for game in ("troyes", "troyes-dice", "tournay"):
            env: Any = TroisAEC(game, render_mode=mode)
            env.reset(seed=1)
            assert isinstance(env.render(), kind)
        for other in (TroisParallel("troyes-dice", render_mode=mode), TroisSolo("troyes-dice", render_mode=mode)):
            other.reset(seed=1)
            assert isinstance(other.render(), kind)


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_records_a_video(tmp_path: Path) -> None:
    pixel_tools()
    gymnasium = pytest.importorskip("gymnasium", reason="GYMNASIUM IS NOT INSTALLED: pip install '.[env]' to test it")
    pytest.importorskip("moviepy", reason="MOVIEPY IS NOT INSTALLED: no video is recorded")
    from trois.env import solo

    env = gymnasium.wrappers.RecordVideo(gymnasium.make(solo.ID, render_mode="rgb_array"), str(tmp_path))
    _, info = env.reset(seed=1)
    for _ in range(6):
        *_, info = env.step(env.action_space.sample(info["action_mask"]))
    env.close()
    assert [path.suffix for path in tmp_path.iterdir()] == [".mp4"]


def test_without_the_rasteriser_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra) as told:
        render.pixels(["<svg/>"], 1, 1)
    assert str(told.value) == "this needs resvg_py, which is not installed: pip install 'trois[env]'"
