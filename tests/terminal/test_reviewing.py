"""`trois review`: the course, key moments and figures of a record."""

import json
from pathlib import Path

import pytest

import trois
from trois.cli import main
from trois.core.record import checksum


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = trois.new("troyes-dice", 2, 3, auto=True)
    while len(match.line) < 8:
        seat = match.pending[0]
        match.push(seat, match.legal(seat)[0])
    data = match.record()
    data["players"] = ["human:Ada", "steward:Bo"]
    data["checksum"] = checksum(data)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data))
    return path


def test_a_record_is_judged(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seconds", "0.02", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "expected points" in printed
    assert "Key moments" in printed
    assert "Ada: " in printed
    assert "points lost" in printed


def test_of_one_seat(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seconds", "0.01", "--seat", "Bo", "--lang", "hu"]) == 0
    printed = capsys.readouterr().out
    assert "Bo: " in printed
    assert "Ada: " not in printed


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seconds", "nan"], "numbers above 0"),
        (["--jobs", "0"], "numbers above 0"),
        (["--seat", "Eve"], "no seat 'Eve'"),
    ],
)
def test_what_is_wrong_is_one_line(
    record: Path, words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(record), *words, "--lang", "en"]) == 2
    assert complaint in capsys.readouterr().err
