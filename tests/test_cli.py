"""The command line: what it prints, and one clear line for what is wrong."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import trois
from trois.cli import main
from trois.core.record import checksum

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command with answers; gives exit code, output and complaints."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def command(*words: str, answers: tuple[str, ...] = ()) -> tuple[int, str, str]:
        lines = iter(answers)

        def read(prompt: str) -> str:
            line = next(lines, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("trois.terminal.screen.read_line", read)
        code = main(list(words))
        told = capsys.readouterr()
        return code, told.out, told.err

    return command


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = trois.new("troyes-dice", seats=2, seed=11)
    while not match.over:
        match.push(match.pending[0], match.legal(match.pending[0])[0])
    path = tmp_path / "finished.json"
    path.write_text(json.dumps(match.record()))
    return path


PLAY = ("play", "troyes-dice", "--seed", "7")


def test_version_says_how_it_was_built(run: Run) -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith(f"trois {trois.__version__} (")


def test_games_tells_names_seats_options(run: Run) -> None:
    _, out, _ = run("games")
    for word in ("troyes-dice", "1-10", "numbering", "standard", "rolled", "expert", "expansion", "Banquets"):
        assert word in out


def test_games_in_another_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Joueurs" in run("games", "--lang", "fr")[1]
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "Játékosok" in run("games")[1]
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert "Jugadores" in run("games")[1]


def test_play_save_resume(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(*PLAY, "--seats", "human:Ada,random", "--save", "game.json", answers=("1", "q"))
    assert code == 0
    assert "saved in game.json" in out
    code, out, _ = run("play", "--resume", "game.json", answers=("1", "", "q"))
    assert code == 0
    assert "Ada: What do you do with the yellow 1?" in out
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["players"] == ["human:Ada", "random"]
    assert record["actions"][0] == ["take 1", "gain fortune 1"]
    assert trois.replay(record).asked(0) == 2


def test_newcomers_press_enter_three_times(run: Run) -> None:
    code, out, _ = run("play", answers=("", "", "", "q"))
    assert code == 0
    assert "Where does your next citizen go?" in out


def test_newcomers_may_leave(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("play")
    assert code == 0
    assert "Nothing was started." in out
    assert not list(tmp_path.iterdir())


def test_replay_shows_a_position(run: Run, finished: Path) -> None:
    code, out, _ = run("replay", str(finished), "--at", "3", "--seat", "1")
    assert code == 0
    assert "Decision 3 of" in out
    assert "day 1 of 8" in out


def test_replay_without_a_terminal_tells_all(run: Run, finished: Path) -> None:
    _, out, _ = run("replay", str(finished))
    assert "Day 1, morning." in out
    assert "Day 8, afternoon." in out
    assert "Points for" in out


def test_sim_is_the_same_for_the_same_seed(run: Run) -> None:
    def rows(out: str) -> list[str]:
        return [line for line in out.splitlines() if line.strip().startswith("Random")]

    command = ("sim", "troyes-dice", "--seats", "random,random", "--games", "50", "--seed", "4")
    first, second = run(*command)[1], run(*command)[1]
    assert rows(first) == rows(second)
    assert len(rows(first)) == 2
    assert "decisions in" in first


def test_cards_tells_every_number_with_its_source(run: Run) -> None:
    _, out, _ = run("cards", "troyes-dice")
    for word in ("wheel cost", "any 0 1 0 0", "link palace-3", "amount 3", "tile 7", "rulebook", "~ reconstructed"):
        assert word in out


def test_cards_shows_what_a_file_changes(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[sheet]\nstart = { resources = 4 }\n")
    _, out, _ = run("cards", "troyes-dice", "--cards", "mine.toml")
    assert "resources 4" in out
    assert "changed by your file; printed: resources 3" in " ".join(out.split())
    code, out, _ = run(*PLAY, "--cards", "mine.toml", answers=("q",))
    assert code == 0
    assert "Influence    4" in out


def test_verify(run: Run, finished: Path) -> None:
    code, out, _ = run("verify", str(finished))
    assert code == 0
    assert "comes from the seed" in " ".join(out.split())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "the following arguments are required: COMMAND"),
        (("fly",), "invalid choice: 'fly'"),
        (("games", "--lang", "xx"), "there is no language 'xx'"),
        (("play", "chess"), "there is no game 'chess'"),
        ((*PLAY, "--option", "expansion"), "--option expansion: write NAME=VALUE"),
        ((*PLAY, "--option", "expansion=maybe"), "option expansion: 'maybe' is not one of false, true"),
        ((*PLAY, "--option", "colour=red"), "troyes-dice has no option 'colour'"),
        ((*PLAY, "--option", "seats=3"), "troyes-dice has no option 'seats'"),
        ((*PLAY, "--option", "auto=false"), "troyes-dice has no option 'auto'"),
        ((*PLAY, "--option", "expansion=true", "--option", "expansion=true"), "--option expansion: given twice"),
        ((*PLAY, "--seats", "human,martian"), "seats: 'martian' at place 2 is nobody"),
        ((*PLAY, "--seats", ",".join(["random"] * 11)), "troyes-dice is for 1 to 10 seats, not 11"),
        ((*PLAY, "--seats", "human:" + "x" * 30), "is longer than 24 letters"),
        (("play", "troyes-dice", "--seed", "-1"), "--seed"),
        (("play", "troyes-dice", "--seed", "x"), "'x' is not a whole number of at least 0"),
        ((*PLAY, "--cards", "none.toml"), "none.toml: cannot be read: No such file"),
        ((*PLAY, "--cards", "broken.toml"), "broken.toml: "),
        ((*PLAY, "--cards", "odd.toml"), "odd.toml: unknown key 'wheels'"),
        ((*PLAY, "--save", "there.json"), "there.json: exists already"),
        ((*PLAY, "--save", "no/where.json"), "no/where.json: cannot be written"),
        (("play", "--resume", "none.json"), "none.json: cannot be read: No such file"),
        (("play", "--resume", "there.json"), "there.json: "),
        (("play", "--resume", "finished.json"), "finished.json: this match is over"),
        (("play", "chess", "--resume", "finished.json"), "leave out GAME"),
        (("replay", "there.json"), "there.json: "),
        (("replay", "cut.json"), "cut.json: not a whole JSON text"),
        (("replay", "altered.json"), "altered.json: record: its checksum does not match"),
        (("replay", "list.json"), "list.json: expected a table"),
        (("replay", "odd-game.json"), "there is no game 'chess'"),
        (("replay", "finished.json", "--at", "9999"), "--at 9999: the record has"),
        (("replay", "finished.json", "--at", "x"), "'x' is not a whole number"),
        (("replay", "finished.json", "--seat", "7"), "--seat: there is no seat '7'"),
        (("replay", "."), ".: cannot be read"),
        (("verify", "altered.json"), "altered.json: record: its checksum"),
        (("sim", "troyes-dice", "--seats", "human,random"), "every seat is a bot"),
        (("sim", "troyes-dice", "--games", "0"), "--games 0: from 1 to"),
        (("sim", "chess"), "there is no game 'chess'"),
        (("cards", "chess"), "there is no game 'chess'"),
        (("cards", "troyes-dice", "--cards", "odd.toml"), "odd.toml: unknown key 'wheels'"),
    ],
)
def test_what_is_wrong_is_one_line(run: Run, finished: Path, words: tuple[str, ...], complaint: str) -> None:
    folder = finished.parent
    record = json.loads(finished.read_text())
    (folder / "there.json").write_text("{}")
    (folder / "cut.json").write_text(finished.read_text()[:200])
    (folder / "list.json").write_text("[]")
    (folder / "altered.json").write_text(json.dumps({**record, "seats": 3}))
    (folder / "odd-game.json").write_text(json.dumps({**record, "game": "chess"}))
    (folder / "broken.toml").write_text("[sheet\n")
    (folder / "odd.toml").write_text("[wheels]\n")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    code, _, err = run(*words)
    assert code == 2
    assert err.startswith("trois: ")
    assert err.count("\n") == 1
    assert complaint in err
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def with_players(record: Path, players: object) -> str:
    data = {**json.loads(record.read_text()), "players": players}
    data["checksum"] = checksum(data)
    record.write_text(json.dumps(data))
    return str(record)


@pytest.mark.parametrize("players", [["human"], "human"])
def test_a_record_of_wrong_players_is_refused(run: Run, finished: Path, players: object) -> None:
    code, _, err = run("replay", with_players(finished, players))
    assert code == 2
    assert err.startswith(f"trois: {finished}: record: players: expected ")


def test_who_played_it_is_told_even_if_not_here(run: Run, finished: Path) -> None:
    _, out, _ = run("replay", with_players(finished, ["martian:Zog", "human"]), "--at", "4", "--seat", "Zog")
    assert "● Zog" in out


def test_going_on_needs_players_that_are_here(run: Run) -> None:
    run(*PLAY, "--seats", "human,random", "--save", "game.json", answers=("q",))
    with_players(Path("game.json"), ["human", "martian"])
    code, _, err = run("play", "--resume", "game.json")
    assert code == 2
    assert "'martian' at place 2 is nobody" in err
    assert run("play", "--resume", "game.json", "--seats", "human,human", answers=("", "q"))[0] == 0
    assert (
        run("play", "--resume", "game.json", "--seats", "human")[2] == "trois: --seats: the match has 2 seats, not 1\n"
    )


def test_replay_draws_a_position_into_a_file(run: Run, finished: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    code, out, _ = run("replay", str(finished), "--at", "5", "--svg", str(picture))
    assert code == 0
    assert "board.svg" in "".join(out.split())
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_replay_makes_pictures_and_films(run: Run, finished: Path, tmp_path: Path) -> None:
    picture, film = tmp_path / "board.png", tmp_path / "match.gif"
    code, out, _ = run(
        "replay", str(finished), "--at", "2", "--png", str(picture), "--gif", str(film), "--width", "300"
    )
    assert code == 0
    assert "board.png" in "".join(out.split())
    assert "match.gif" in "".join(out.split())
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert film.read_bytes().startswith(b"GIF89a")


def test_a_missing_renderer_names_its_extra(
    run: Run, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    code, _, error = run("replay", str(finished), "--png", str(tmp_path / "board.png"))
    assert code == 2
    assert error == "trois: this needs resvg_py, which is not installed: pip install 'trois[env]'\n"


def test_a_picture_that_cannot_be_written_is_one_line(run: Run, finished: Path, tmp_path: Path) -> None:
    code, _, error = run("replay", str(finished), "--svg", str(tmp_path / "none" / "board.svg"))
    assert code == 2
    assert "No such file or directory" in error
    assert len(error.splitlines()) == 1
