"""The sizes that the script chooses a frame by are those that boards are drawn for and that the style sheet has."""

import re
from pathlib import Path

import trois.web
from trois.draw.frames import FRAMES

STATIC = Path(trois.web.__file__).with_name("static")
SCRIPT = (STATIC / "board.js").read_text(encoding="utf-8")
STYLE = (STATIC / "play.css").read_text(encoding="utf-8")


def test_the_script_has_the_frames_of_the_drawings() -> None:
    (table,) = re.findall(r"const FRAMES = \{(.*)\};", SCRIPT)
    told = {name: (int(wide), int(high)) for name, wide, high in re.findall(r"(\w+): \[(\d+), (\d+)\]", table)}
    assert told == {name: (frame.width, frame.height) for name, frame in FRAMES.items() if not frame.is_phone}


def test_the_script_has_the_panels_of_the_style_sheet() -> None:
    (line,) = re.findall(r"const panel = (innerWidth .*);", SCRIPT)
    told = re.findall(r"innerWidth >= (\d+) \? (\d+)", line)
    windows = re.findall(r"@media \(min-width: (\d+)px\) \{[^@]*?--panel: (\d+)px;", STYLE)
    assert dict(told) == dict(windows)
    assert f"--panel: {line.rpartition(': ')[2]}px;" in STYLE.partition("@media")[0]
