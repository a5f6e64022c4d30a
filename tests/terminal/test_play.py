"""The loop, driven by scripts."""

import json
from itertools import cycle, islice
from pathlib import Path

import pytest

import trois
from tests.terminal.play_by_script import Script, table
from trois.terminal.files import read_record


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def saved() -> Path:
    (path,) = Path().glob("*.json")
    return path


def test_a_choice_by_number_and_one_by_text() -> None:
    script = Script(["1", "build market 2", "", "q"])
    played = table(script)
    played.play()
    assert [trois.games.get("troyes-dice").vocabulary.text(d.action) for d in played.match.line if d.seat == 0][:2] == [
        "take 1",
        "build market 2",
    ]


def test_a_choice_by_its_name_in_the_language() -> None:
    script = Script(["jaune 2", "q"])
    played = table(script, lang="fr")
    played.play()
    assert read_record(saved())["actions"][0] == ["take 1"]  # type: ignore[index]


def test_every_choice_tells_its_price_and_gain() -> None:
    script = Script(["1", "m", "q"])
    table(script).play()
    assert "Red 5  −1◆Y" in script.output
    assert "Build Market 2  +2●R" in script.output
    assert "Gain 3 Fortune  −1◆R +3◆Y +1●Y" in script.output
    assert "Build Cathedral 2  −2◆W +1 point per Palace" in script.output


def test_wrong_answers_change_nothing_and_are_explained() -> None:
    script = Script(["99", "0", "take 2", "fly away", "", "s 9", "u", "q"])
    played = table(script)
    played.play()
    assert "There is no choice 99: they go from 1 to 3." in script.output
    assert "There is no choice 0: they go from 1 to 3." in script.output
    assert "'take 2' is not possible now" in script.output
    assert "'fly away' is not possible now" in script.output
    assert "There is no such player; there are: 1 Ada and 2 Random." in script.output
    assert "There is nothing you can take back" in script.output
    assert played.match.asked(0) == 0


def test_undo_takes_the_last_decision_back() -> None:
    script = Script(["2", "u", "q"])
    played = table(script)
    played.play()
    assert "Ada takes the red 5 from plaza 3" in script.output
    assert played.match.asked(0) == 0


def test_what_cannot_be_taken_back_is_confirmed() -> None:
    script = Script(["1", "2", "u", "3", "", "q"])
    played = table(script)
    played.play()
    assert script.output.count("This cannot be taken back afterwards.") == 2
    assert played.match.asked(0) == 2
    assert "Ada builds Town Hall 2 and gains 2 yellow citizens." in script.output


def test_quick_play_is_not_asked_to_confirm() -> None:
    script = Script(["1", "2", "q"])
    played = table(script)
    played.confirms = False
    played.play()
    assert "cannot be taken back" not in script.output
    assert played.match.asked(0) == 2


def test_help_tells_rules_question_and_keys() -> None:
    script = Script(["?", "", "q"])
    table(script).play()
    assert "Troyes Dice in short" in script.output
    assert script.output.count("Which die do you take?") == 3
    assert "u takes your last decision back" in " ".join(script.output.split())


def test_another_players_sheet() -> None:
    script = Script(["s 2", "s random", "q"])
    table(script).play()
    assert script.output.count("■ Random  ") >= 3


def test_log_tells_what_the_others_did() -> None:
    script = Script(["1", "2", "", "q"])
    table(script, expansion=True).play()
    assert "Random takes the" in script.output
    assert "Day 1, afternoon." in script.output


@pytest.mark.parametrize("ending", [["q"], []])
def test_leaving_saves_and_resuming_goes_on(ending: list[str]) -> None:
    script = Script(["1", *ending])
    left = table(script)
    left.play()
    assert f"The record is saved in {saved()}" in script.output
    assert f"trois play --resume {saved()}" in script.output
    record = read_record(saved())
    assert record["players"] == ["human:Ada", "random"]
    assert trois.replay(json.dumps(record)) == left.match


def test_ctrl_c_saves_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    script = Script([])
    script.screen.read = interrupt
    table(script).play()
    assert f"The record is saved in {saved()}" in script.output


def test_a_game_is_saved_elsewhere_if_its_place_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trois.terminal.play.gettempdir", lambda: str(tmp_path))
    script = Script(["1"])
    played = table(script)
    played.path = Path("gone/game.json")
    played.play()
    assert "gone/game.json: cannot be written" in script.output
    assert read_record(tmp_path / saved().name)["seats"] == 2


def test_leaving_at_a_confirmation_saves_too() -> None:
    table(Script(["1", "2", "q"])).play()
    assert read_record(saved())["actions"][0] == ["take 1"]  # type: ignore[index]


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        played = table(Script(islice(cycle(["1", "1", ""]), 400)), seed=3)
        played.play()
        games.append(played.match.record())
    assert games[0] == games[1]


def test_a_whole_game_ends_with_scores_seed_and_record() -> None:
    script = Script([*islice(cycle(["1"]), 300)])
    played = table(script, seats="human:Ada,random,random")
    played.confirms = False
    while not played.match.over:
        played._next_decision()
    script.lines = iter(["mine.json"])
    played.play()
    assert "Points for" in script.output
    assert "Fortresses" in script.output
    assert "Seed 7; its hash, shown before the game, is" in script.output
    assert read_record(Path("mine.json"))["scores"] is not None
    trois.verify(Path("mine.json").read_text())


def test_no_means_no_record() -> None:
    script = Script([])
    played = table(script)
    played.confirms = False
    script.lines = iter(["1"] * 300)
    while not played.match.over:
        played._next_decision()
    script.lines = iter(["no"])
    played.play()
    assert not list(Path().glob("*.json"))


def test_bots_alone_need_nobody() -> None:
    script = Script([])
    played = table(script, seats="random,random,random,random,random")
    played.play()
    assert played.match.over
    assert "wins with" in script.output or "share the victory" in script.output
    assert not list(Path().glob("*.json"))


def test_a_curtain_hangs_between_two_people() -> None:
    script = Script(["", "1", "2", "", "", "q"], terminal=True)
    played = table(script, seats="human:Ada,human:Bo")
    played.play()
    first, second = "Pass the device to Ada", "Pass the device to Bo"
    assert script.output.index(first) < script.output.index("Ada: Which die") < script.output.index(second)
    curtain = script.output.index(second)
    cleared = script.output.rindex("\x1b[2J", 0, curtain)
    assert "build" not in script.output[cleared:curtain]
    after = script.output[curtain:]
    assert "Bo: Which die do you take?" in after
    assert "Ada builds" not in after


def test_one_person_sees_no_curtain() -> None:
    script = Script(["q"])
    table(script).play()
    assert "Pass the device" not in script.output


@pytest.mark.parametrize("numbering", ["rolled", "expert"])
def test_numbering_is_asked(numbering: str) -> None:
    script = Script(["1", "1", "1", "1", "1", "", "q"])
    played = table(script, numbering=numbering)
    played.play()
    asked = "How do the numbers go on?" if numbering == "rolled" else "Which number does column 1 get?"
    assert asked in script.output


@pytest.mark.parametrize("lang", ["en", "fr", "it", "es", "hu"])
@pytest.mark.parametrize("seats", ["human", "human,random,random,random,random,random,random,random,random,random"])
def test_all_fits_in_80_columns(lang: str, seats: str) -> None:
    script = Script(["?", "", "1", "m", "1", "", "s 1", "q"], terminal=True)
    table(script, seats=seats, lang=lang, expansion=True).play()
    board = [line for line in script.output.splitlines() if "●" in line or "│" in line]
    assert board
    assert max(len(line) for line in script.output.splitlines()) <= 80 + len("\x1b[2J\x1b[H") + 20
