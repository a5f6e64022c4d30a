"""Feats of the people at this terminal: kept in a file, told at the end of a game and by `trois feats`."""

import json
from itertools import repeat
from pathlib import Path

import pytest

from tests.terminal.play_by_script import Script, table
from trois.cli import main
from trois.terminal import feats
from trois.terminal.feats import Played
from trois.terminal.players import parse_seats
from trois.text import LANGUAGES, Text


def play(seats: str, seed: int = 7, lang: str = "en") -> str:
    """A whole game in which people take the first choice; what the screen showed."""
    script = Script(repeat("1"), width=100)
    game = table(script, seats, seed, lang)
    game.confirms = False
    while not game.match.over:
        seat = game.match.pending[0]
        game.match.push(seat, game.match.legal(seat)[0])
    feats.keep(game.match, game.players, script.screen, game.text)
    return " ".join(script.output.split())


def kept(folder: Path) -> dict[str, list[dict[str, object]]]:
    data = json.loads((folder / "feats.json").read_text(encoding="utf-8"))
    assert data["format"] == 1
    people: dict[str, list[dict[str, object]]] = data["people"]
    return people


def test_a_finished_game_is_kept_for_the_person_who_played_it(own_data: Path) -> None:
    play("human:Ada,random")
    (game,) = kept(own_data)["Ada"]
    assert game["game"] == "troyes-dice"
    assert game["feats"] == ["played-with-others", "played-with-expansion"]
    assert list(kept(own_data)) == ["Ada"]


def test_three_games_earn_the_feats_of_three_games(own_data: Path) -> None:
    assert "New feats" not in play("human:Ada,random", seed=1)
    assert "New feats" not in play("human:Ada,random", seed=2)
    told = play("human:Ada,random", seed=3)
    assert (
        "New feats for Ada: Three games with others · Three games with Banquets and Raids · A full resource track."
        in told
    )
    assert "All feats so far: trois feats" in told
    assert "New feats" not in play("human:Ada,random", seed=4)
    assert len(kept(own_data)["Ada"]) == 4


def test_the_same_match_counts_once(own_data: Path) -> None:
    play("human:Ada,random", seed=1)
    play("human:Ada,random", seed=1)
    assert len(kept(own_data)["Ada"]) == 1


def test_people_of_one_table_have_their_own_feats(own_data: Path) -> None:
    play("human:Ada,human:Bo,random")
    assert sorted(kept(own_data)) == ["Ada", "Bo"]


@pytest.mark.parametrize(
    ("seats", "people"),
    [
        ("human,random", {"": 0}),
        ("random,human:Ada", {"Ada": 1}),
        ("human,human:Ada", {"Ada": 1}),
        ("human,human", {}),
        ("human:Ada,human:Ada", {"Ada": 0}),
        ("random,random", {}),
    ],
)
def test_whose_game_it_was(seats: str, people: dict[str, int]) -> None:
    assert feats.seats_of_people(parse_seats(seats)) == people


def test_bots_alone_and_games_without_feats_keep_nothing(own_data: Path) -> None:
    assert play("random,random") == ""
    assert not (own_data / "feats.json").exists()


def test_the_end_of_a_played_game_tells_and_keeps_them(
    own_data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    script = Script([*["1", ""] * 60, "n"], width=100)
    game = table(script, "human:Ada", expansion=False)
    game.play()
    assert "All feats so far: trois feats" in script.output
    assert kept(own_data)["Ada"][0]["feats"] == ["played-alone", "full-resource-track"]


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[1]", b"\xff\xfe", b'{"format": 1}', b'{"format": 1, "people": {"Ada": 3}}']
)
def test_a_damaged_file_is_kept_aside_and_told_in_a_sentence(own_data: Path, damage: bytes) -> None:
    file = own_data / "feats.json"
    file.write_bytes(damage)
    told = play("human:Ada,random")
    assert "The feats kept so far are damaged" in told
    assert "the file is kept as feats-damaged-1.json, and a new one begins" in told
    assert (own_data / "feats-damaged-1.json").read_bytes() == damage
    assert len(kept(own_data)["Ada"]) == 1
    file.write_bytes(damage)
    play("human:Ada,random")
    assert (own_data / "feats-damaged-2.json").read_bytes() == damage


def test_a_file_of_a_later_version_is_left_alone(own_data: Path) -> None:
    file = own_data / "feats.json"
    file.write_text('{"format": 2, "folk": []}', encoding="utf-8")
    told = play("human:Ada,random")
    assert "This game was not added to your feats" in told
    assert "written by a later version of trois" in told
    assert file.read_text(encoding="utf-8") == '{"format": 2, "folk": []}'


def test_a_folder_that_cannot_be_made_is_told(own_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (own_data / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("TROIS_DATA", str(own_data / "file" / "folder"))
    assert "This game was not added to your feats" in play("human:Ada,random")


def test_what_is_written_is_read_again(own_data: Path) -> None:
    file = own_data / "deep" / "feats.json"
    feats.write(file, {"Ada": [Played("troyes-dice", "ab", ["45-points"])], "": []})
    people = feats.read(file)
    assert list(people) == ["Ada", ""]
    assert vars(people["Ada"][0]) == {"game": "troyes-dice", "match": "ab", "feats": ["45-points"]}
    assert sorted(path.name for path in file.parent.iterdir()) == ["feats.json"]


def test_the_command_shows_what_is_earned_and_how_far_the_rest_is(
    own_data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = [Played("troyes-dice", str(i), ["played-alone", "45-points"]) for i in range(2)]
    feats.write(own_data / "feats.json", {"Ada": games, "": games[:1]})
    assert main(["feats", "ada", "--lang", "en"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == "Ada: 1 of 13 feats in Troyes Dice, 2 finished games"
    assert lines[1] == "· Three games alone 2/3"
    assert lines[4] == "★ 45 points or more"
    assert len(lines) == 14
    assert main(["feats", "--lang", "en"]) == 0
    assert ": 1 of 13 feats in Troyes Dice, 1 finished game\n" in capsys.readouterr().out
    assert main(["feats", "Zoe", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Nobody called 'Zoe' has finished a game with feats here.\n"


def test_the_command_without_a_file_and_with_a_damaged_one(own_data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["feats", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Nobody has finished a game with feats here yet")
    (own_data / "feats.json").write_text("{", encoding="utf-8")
    assert main(["feats"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("trois: ")
    assert told.endswith("feats.json: not a whole JSON text; it may be cut off\n")
    assert (own_data / "feats.json").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_told_in_every_language(own_data: Path, language: str) -> None:
    for seed in range(3):
        told = play("human:Ada", seed, language)
    assert Text(language)("troyes_dice.feat.played-alone") in told
