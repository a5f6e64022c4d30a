"""Tournay in the terminal: what is drawn from a view, and whole games played there."""

from collections.abc import Callable
from pathlib import Path

import pytest

import trois
from tests.games.tournay.table import GAME
from tests.games.tournay.table import Table as Setting
from tests.terminal.play_by_script import Script
from trois.cli import main
from trois.core.chance import Chance
from trois.games.tournay.cards import CRIER, IDS
from trois.games.tournay.view import view
from trois.games.tournay.words import EVERYONE, PILE_WORDS
from trois.terminal import tournay
from trois.terminal.drawing import Space
from trois.terminal.play import Table
from trois.terminal.players import parse_seats
from trois.text import Text
from trois.text.voice import voice_of

NAMES = ["Ada", "Bo", "Cy", "Di"]


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def drawn(setting: Setting, seat: int | None, width: int = 80, height: int = 50, lang: str = "en") -> str:
    script = Script([], width=width)
    script.screen.show(*tournay.board(voice_of(view(setting.state, seat), Text(lang), NAMES), Space(width, height)))
    return script.output


# The table


def test_events_tell_place_kind_coins_and_what_they_do() -> None:
    setting = Setting()
    setting.queue(("event.plague", 2), ("event.tithe", 0), ("event.tournament", 1))
    output = drawn(setting, 0)
    assert "1 − ●●○ W Plague" in output
    assert "2 − ○○  W Tithe" in output
    assert "3 + ●○  R Tournament whoever has the most red citizens and cards gains 2 deniers" in output
    assert "everybody loses 1 denier per white citizen owned (3 at most)" in " ".join(output.split())


def test_piles_tell_size_visible_top_and_crier() -> None:
    setting = Setting()
    red, white = PILE_WORDS.index("red1"), PILE_WORDS.index("white2")
    top = next(at for at, face in enumerate(setting.state.piles[red]) if face == IDS.index("red1.fort"))
    pile = setting.state.piles[red]
    pile.append(pile.pop(top) | EVERYONE << 7)
    setting.state.face_up |= 1 << red
    setting.state.piles[white].remove(CRIER)
    setting.state.criers |= 1 << white
    GAME.check(setting.state)
    lines = drawn(setting, 0).splitlines()
    (told,) = [line.split() for line in lines if line.startswith("R  I ")]
    assert told == ["R", "I", "10", "Fort", "II", "10", "III", "10"]
    (told,) = [line.split() for line in lines if line.startswith("W  I ")]
    assert told == ["W", "I", "10", "II", "9", "!", "III", "10"]


def test_own_district_shows_areas_stacks_and_occupants() -> None:
    setting = Setting()
    setting.put(0, "c3", "yellow1.market", "yellow2.mill", on="yellow")
    setting.put(0, "d3", "white1.bishop")
    setting.put(0, "c4", "red1.fort", on="damage")
    setting.put(0, "d4", "white3.cathedral")
    setting.put(0, "b4", "yellow1.farm", on="grey")
    output = drawn(setting, 0)
    assert "c3 [Y] +1" in output
    assert "Y Mill II" in output
    assert "d3 ♙" in output
    assert "c4 [×]" in output
    assert "d4 ★" in output
    assert "b4 [▒]" in output
    assert "b3 ·" in output
    assert "Plaza Y WW RR" in output


def test_own_hand_tells_price_and_effect_and_others_only_backs() -> None:
    setting = Setting()
    setting.hand(0, "yellow3.city-hall", "yellow3.cloth-hall")
    setting.hand(1, "red1.ballista", "white3.cathedral")
    output = " ".join(drawn(setting, 0).split())
    assert "Y City Hall 2d + 1 card At the end 2 points per yellow citizen owned" in output
    assert "Y Cloth Hall 1 yellow citizen At the end" in output
    assert "Hand: WIII RI" in output
    assert "Ballista" not in output
    assert "Cathedral" not in output


def test_a_spectator_sees_no_hand() -> None:
    setting = Setting()
    setting.hand(0, "yellow1.market")
    output = drawn(setting, None)
    assert "Hand: YI" in output
    assert "Market" not in output


def test_a_spectator_sees_two_districts_large_where_there_is_room() -> None:
    setting = Setting()
    setting.put(0, "c3", "yellow1.market")
    setting.put(1, "c3", "red1.fort")
    assert "c3 [ ]" in drawn(setting, None)
    assert "c3 [ ]" not in drawn(setting, None, height=24)


def test_small_districts_have_letters_and_marks() -> None:
    setting = Setting(seats=4)
    for seat in (1, 2, 3):
        setting.put(seat, "c3", ["yellow1.market", "white1.chapel", "red1.fort"][seat - 1])
    output = drawn(setting, 0)
    (row,) = [line for line in output.splitlines() if line.startswith("YI[ ]")]
    assert row.split() == ["YI[", "]", "WI[", "]", "RI[", "]"]


def test_the_sheet_explains_every_visible_card() -> None:
    setting = Setting()
    setting.put(1, "c3", "yellow1.market", "yellow2.market")
    script = Script([], width=80)
    script.screen.show(tournay.sheet(voice_of(view(setting.state, 0), Text(), NAMES), 1))
    assert "c3 Y Market II Gain 5 deniers." in script.output
    assert "covers Market I" in script.output


# Playing


def played(script: Script, seats: str, seed: int, lang: str, **options: object) -> Table:
    players = parse_seats(seats)
    match = trois.new("tournay", len(players), seed, None, True, **options)
    return Table(match, players, script.screen, Text(lang), None, False)


@pytest.mark.parametrize(
    ("lang", "seed", "rounds"), [("en", 4, 60), ("fr", 5, 12), ("it", 6, 12), ("es", 7, 12), ("hu", 8, 12)]
)
def test_a_game_fits_in_80_columns_and_says_all(lang: str, seed: int, rounds: int) -> None:
    script, picker = Script([], height=1000), Chance(seed)
    table = played(script, "human:Ada,random,random", seed, lang, expansion="mix", advanced=True)
    while not table.match.over and table.match.view(0)["round"] in range(rounds + 1):
        many = len(table.match.legal(0)) or 1
        script.lines = iter(["m", str(1 + picker.below(many))])
        table._next_decision()
    assert max(len(line) for line in script.output.splitlines()) <= 80
    assert "{" not in script.output
    assert "tournay." not in script.output


def test_help_explains_the_cards_in_sight() -> None:
    script = Script(["?", "", "q"])
    table = played(script, "human:Ada,random", 3, "en")
    table.play()
    assert "Cards in sight" in script.output
    assert "Per coin: everybody loses 3 deniers." in script.output
    assert "On a Plaza a capital stands" in " ".join(script.output.split())


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What a command line without fault prints."""
    monkeypatch.setenv("COLUMNS", "400")

    def command(*words: str) -> str:
        assert main([*words, "--lang", "en"]) == 0
        return capsys.readouterr().out

    return command


def test_cards_tell_sources_and_what_a_file_changes(run: Callable[..., str]) -> None:
    lines = [" ".join(line.split()) for line in run("cards", "tournay").splitlines()]
    (farm,) = [line for line in lines if line.startswith("card yellow1.farm ")]
    assert "cost deniers 1, cards 0, citizen none" in farm
    assert "effects do gain_per, counter empty_area, n 1" in " ".join(lines)
    assert farm.endswith("public; colour: ~ reconstructed")
    Path("mine.toml").write_text('[[card]]\nid = "yellow1.farm"\npp = 4\n')
    assert "changed by your file; printed: pp 1" in run("cards", "tournay", "--cards", "mine.toml")


def test_simulations_and_replays(run: Callable[..., str]) -> None:
    assert "Random 3" in run("sim", "tournay", "--seats", "random,random,random", "--games", "3", "--seed", "1")
    assert "wins with" in run("play", "tournay", "--seats", "random,random", "--seed", "2", "--save", "game.json")
    assert "Tournay · round" in run("replay", "game.json", "--at", "30")
    assert "Points for" in run("replay", "game.json")


def test_leaving_and_going_on() -> None:
    table = played(Script(["earn yellow 1", "q"]), "human:Ada,random", 3, "en")
    table.play()
    (path,) = Path().glob("tournay-*.json")
    assert trois.replay(path.read_text()) == table.match
