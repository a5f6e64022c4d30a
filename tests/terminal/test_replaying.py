"""Stepping through a record."""

import json
from pathlib import Path

import pytest

import trois
from tests.terminal.play_by_script import Script
from trois.cli import main
from trois.core.record import checksum
from trois.terminal.replaying import Replay
from trois.text import Text


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = trois.new("troyes-dice", seats=2, seed=11, expansion=True)
    while not match.over:
        match.push(match.pending[0], match.legal(match.pending[0])[-1])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record()))
    return path


def stepped(record: Path, *answers: str, seat: str | None = None) -> str:
    script = Script(answers)
    Replay(record, seat, script.screen, Text()).step()
    return script.output


def shown(output: str) -> list[int]:
    """The numbers of the positions that were shown."""
    return [int(part.split()[0]) for part in output.split("Decision ")[1:]]


def test_forward_back_and_to_a_number(record: Path) -> None:
    assert shown(stepped(record, "", "n", "p", "10", "p", "q")) == [0, 1, 2, 1, 10, 9]


def test_it_stays_between_first_and_last(record: Path) -> None:
    total = sum(len(line) for line in json.loads(record.read_text())["actions"])
    assert shown(stepped(record, "p", str(total), "n")) == [0, 0, total, total]


def test_wrong_answers_are_explained(record: Path) -> None:
    output = stepped(record, "x", "9999", "q")
    assert output.count("does not fit: Enter, n, p, q, or a number from 0 to") == 2
    assert shown(output) == [0]


def test_the_end_has_the_scores(record: Path) -> None:
    total = sum(len(line) for line in json.loads(record.read_text())["actions"])
    assert "Points for" in stepped(record, str(total), "q")


def test_a_seat_does_not_see_what_the_other_is_deciding(record: Path) -> None:
    mine, theirs = stepped(record, "1", "q", seat="0"), stepped(record, "1", "q", seat="1")
    assert "takes the" in mine
    assert "takes the" not in theirs


@pytest.mark.parametrize(
    "player", ["\x1b[2J\x9b31mEve", "human:\x1b]0;Eve\x07", "ev\u202eE\u2066:", "\u3164", "human:\u3164"]
)
def test_names_of_a_record_cannot_command_the_terminal(record: Path, player: str) -> None:
    data = {**json.loads(record.read_text()), "players": [player, "human:Bob"]}
    record.write_text(json.dumps({**data, "checksum": checksum(data)}))
    output = stepped(record, "3", "q")
    assert not set(output) & {"\x1b", "\x9b", "\x07", "\u202e", "\u2066", "\u3164"}
    assert "Bob" in output


def test_what_is_wrong_with_a_record_cannot_command_the_terminal(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(json.dumps({**json.loads(record.read_text()), "game": "\x1b[2Jchess\u202e"}))
    assert main(["replay", str(record)]) == 2
    said = capsys.readouterr().err
    assert "?[2Jchess?" in said
    assert not set(said) & {"\x1b", "\u202e"}
