"""Bots that people bring along: classes, programs, what they get, and what they can't break."""

import json
import logging
import os
import pickle
import shutil
import sys
import time
from pathlib import Path

import pytest

import trois
from trois.bots import Clock, check, make, program, safe_choose
from trois.bots.own import fingerprint, is_own, label, split_name
from trois.bots.program import ProgramBot
from trois.cli import main
from trois.core.errors import BadOption
from trois.core.record import checksum

EXAMPLES = Path(__file__).parents[2] / "examples"
ECHO = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps(question), file=open("question.json", "w"))
    print(json.dumps({"action": question["legal"][-1]["action"]}), flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write_program(folder: Path, text: str, name: str = "mybot") -> str:
    path = folder / name
    path.write_text(f"#!{sys.executable}\n{text}")
    path.chmod(0o755)
    return f"exec:./{name}"


def asked(bot: object, clock: Clock | None = None) -> tuple[int, list[int]]:
    match = trois.new("troyes", 2, 1)
    legal = match.legal(match.pending[0])
    return safe_choose(bot, match.view(match.pending[0]), legal, clock, patience=None), legal  # type: ignore[arg-type]


@pytest.mark.parametrize("word", ["expert", "human", "Ada", "a=b", ""])
def test_levels_and_names_are_no_bots_of_ones_own(word: str) -> None:
    assert not is_own(word)


def test_a_bot_may_have_a_name() -> None:
    assert split_name("Merlin=exec:./merlin --deep=2") == ("Merlin", "exec:./merlin --deep=2")
    assert split_name("exec:./merlin --deep=2") == ("", "exec:./merlin --deep=2")
    assert [label(word) for word in ("Merlin=exec:./m", "exec:./bots/m.py -x", "a.b:Careful", "expert")] == [
        "Merlin", "m", "Careful", "expert",
    ]  # fmt: skip


def test_a_program_gets_what_its_seat_may_know_and_answers(folder: Path) -> None:
    bot = make(write_program(folder, ECHO), "troyes", 7)
    action, legal = asked(bot, Clock(seconds=1.5))
    assert action == legal[-1]
    question = json.loads((folder / "question.json").read_text())
    match = trois.new("troyes", 2, 1)
    seat = match.pending[0]
    assert question["protocol"] == 1
    assert (question["game"], question["seat"], question["seed"]) == ("troyes", seat, 7)
    assert question["view"] == json.loads(json.dumps(match.view(seat)))
    assert question["legal"][0] == {"action": legal[0], "text": match.game.vocabulary.texts[legal[0]]}
    assert question["clock"] == {"seconds": 1.5, "simulations": None}
    assert isinstance(bot, ProgramBot)
    bot.close()


def test_a_program_is_started_once(folder: Path) -> None:
    bot = make(write_program(folder, ECHO), "troyes")
    assert isinstance(bot, ProgramBot)
    asked(bot)
    first = bot.running
    asked(bot)
    assert bot.running is first
    assert first is not None
    copy = pickle.loads(pickle.dumps(bot))
    assert copy.running is None
    bot.close()
    assert not first.is_alive()


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("print('hello', flush=True)", "no JSON: 'hello"),
        ("print('[1]', flush=True)", 'no {"action": number}'),
        ("print('{\"action\": true}', flush=True)", 'no {"action": number}'),
        ("print('{\"action\": 99999}', flush=True)", "action 99999 is not among the legal ones"),
        ("sys.exit(3)", "ended without an answer"),
        ("time.sleep(60)", "did not answer within 0 s"),
    ],
)
def test_what_a_program_does_wrong_stays_with_it(
    folder: Path, answer: str, complaint: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "GRACE_SECONDS", 0.0 if "sleep" in answer else 20.0)
    bot = make(write_program(folder, f"import sys, time\nfor line in sys.stdin:\n    {answer}\n"), "troyes")
    with caplog.at_level(logging.ERROR, "trois.bots"):
        action, legal = asked(bot, Clock(seconds=0.4 if "sleep" in answer else 5))
    assert action == legal[0]
    assert complaint in str(caplog.records[0].exc_info)
    assert isinstance(bot, ProgramBot)
    assert bot.running is None


def test_a_program_that_always_fails_is_not_asked_again(folder: Path) -> None:
    bot = make(write_program(folder, "open('started', 'a').write('x')\n"), "troyes")
    for _ in range(6):
        asked(bot)
    assert (folder / "started").read_text() == "xxx"


def test_a_class_of_a_module_in_this_folder(folder: Path) -> None:
    (folder / "last_resort.py").write_text(
        "class Last:\n    version = '3'\n    def __init__(self, game, seed): self.told = (game, seed)\n"
        "    def choose(self, view, legal, clock=None): return legal[-1]\n"
    )
    bot = make("last_resort:Last", "tournay", 9)
    assert bot.told == ("tournay", 9)  # type: ignore[attr-defined]
    action, legal = asked(bot)
    assert action == legal[-1]
    assert fingerprint("last_resort:Last") == "3"


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("exec:./nothing", "there is no program './nothing' that could be run"),
        ("exec:", "write the program after it"),
        ("exec:'half", "No closing quotation"),
        ("no_such_module:Bot", "no_such_module can't be imported: ModuleNotFoundError"),
        ("json:Bot", "json has no Bot"),
        ("json:JSONDecoder", "it needs a method choose"),
        ("genius", "there is no bot 'genius'; there are: random"),
    ],
)
def test_a_bot_that_is_not_there_is_one_sentence(folder: Path, spec: str, complaint: str) -> None:
    assert folder.exists()
    with pytest.raises(BadOption, match=r"bot '|'exec:'") as raised:
        check(spec)
    assert complaint in str(raised.value)


@pytest.mark.parametrize("name", ["program_bot.py", "program_bot.js"])
def test_the_example_programs_play_whole_games(
    folder: Path, name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if name.endswith("js") and shutil.which("node") is None:
        pytest.skip("needs Node.js")
    shutil.copy(EXAMPLES / name, folder)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    words = ["arena", "troyes-dice", "--bots", f"Mine=exec:./{name},random", "--games", "2", "--out", "out"]
    assert main([*words, "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "Mine" in printed
    (written,) = Path("out").glob("troyes-dice-2-Mine*-random.jsonl")
    results = [json.loads(line) for line in written.read_text().splitlines()]
    assert results[0]["bots"][f"Mine=exec:./{name}"] == fingerprint(f"exec:./{name}")
    assert len(results) == 3


def test_the_example_class_plays_in_a_simulation(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(EXAMPLES / "own_bot.py", folder)
    monkeypatch.delitem(sys.modules, "own_bot", raising=False)
    assert main(["sim", "troyes-dice", "--seats", "own_bot:Careful,random", "--games", "2", "--lang", "en"]) == 0
    assert "Careful" in capsys.readouterr().out


def test_a_record_from_elsewhere_starts_no_program(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = trois.new("troyes-dice", 2, 1).record()
    record["players"] = ["human:Ada", "exec:touch started"]
    record["checksum"] = checksum(record)
    (folder / "game.json").write_text(json.dumps(record))
    assert main(["play", "--resume", "game.json", "--lang", "en"]) == 2
    assert "'exec:touch started' played it; say with --seats who is to play on" in capsys.readouterr().err
    assert not (folder / "started").exists()


def test_a_late_class_does_not_hold_up_an_arena(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "sleeper.py").write_text(
        "import time\nclass Sleeper:\n    def __init__(self, game, seed): pass\n"
        "    def choose(self, view, legal, clock=None): time.sleep(60)\n"
    )
    monkeypatch.setattr("trois.bots.safe.PATIENCE_SECONDS", 0.01)
    began = time.monotonic()
    words = ["arena", "troyes-dice", "--bots", "sleeper:Sleeper,random", "--games", "1", "--seconds", "0"]
    assert main([*words, "--out", "out", "--lang", "en"]) == 0
    assert time.monotonic() - began < 30
