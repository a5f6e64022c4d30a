"""Tournay in the terminal: what is drawn from a view, what choices tell, what cards do in words."""

from collections.abc import Callable
from pathlib import Path

import pytest

import trois
from tests.games.tournay.table import GAME
from tests.games.tournay.table import Table as Setting
from tests.terminal.play_by_script import Script
from trois.cli import main
from trois.core.chance import Chance
from trois.games.tournay.cards import CRIER, EVENT_IDS, IDS, cards_for
from trois.games.tournay.rules.effects import COUNTERS, EFFECTS
from trois.games.tournay.view import view
from trois.games.tournay.words import EVERYONE, PILE_WORDS, QUESTIONS
from trois.terminal.drawing import Space
from trois.terminal.play import Table
from trois.terminal.players import parse_seats
from trois.terminal.tournay import TournayDrawing
from trois.text import LANGUAGES, Text, catalogue
from trois.text.tournay import all_explained, explained

DRAWING = TournayDrawing()
NAMES = ["Ada", "Bo", "Cy", "Di"]


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def drawn(setting: Setting, seat: int | None, width: int = 80, height: int = 50, lang: str = "en") -> str:
    script = Script([], width=width)
    script.screen.show(*DRAWING.board(view(setting.state, seat), NAMES, Text(lang), Space(width, height)))
    return script.output


def effects(setting: Setting, lang: str = "en") -> dict[str, str]:
    """What each choice of seat 0 tells beside it."""
    told: dict[str, str] = {}
    seen = view(setting.state, 0)
    for action in GAME.legal(setting.state, 0):
        vocabulary = GAME.vocabulary
        words = vocabulary.words(action)
        told[vocabulary.text(action)] = DRAWING.effect(seen, vocabulary.kind(action), words, [], Text(lang)).plain
    return told


# The table


def test_events_tell_place_kind_coins_and_what_they_do() -> None:
    setting = Setting()
    setting.queue(("event.plague", 2), ("event.tithe", 0), ("event.tournament", 1))
    output = drawn(setting, 0)
    assert "1 − ●●○ W Plague" in output
    assert "2 − ○○  W Tithe" in output
    assert "3 + ●○  R Tournament whoever leads in red citizens and cards gains 2 deniers" in output
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


def test_the_title_tells_round_and_criers() -> None:
    setting = Setting(seats=3)
    assert DRAWING.title(view(setting.state, 0), Text()) == "Tournay · round 1 · criers 0/4"


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
    script.screen.show(DRAWING.sheet(view(setting.state, 0), 1, NAMES, Text()))
    assert "c3 Y Market II Gain 5 deniers." in script.output
    assert "covers Market I" in script.output


# Choices


def test_an_activation_tells_card_and_gain_with_own_or_hired_citizens() -> None:
    setting = Setting()
    setting.put(0, "c3", "yellow1.market")
    setting.put(0, "d3", "yellow1.alderman")
    assert effects(setting)["activate c3"] == "Y Market I +4d"
    setting.state.standing[0] = 0
    setting.state.lying[0] = 2
    assert effects(setting)["activate c3"] == "Y Market I ■ +2d"


def test_a_draw_tells_its_citizens_and_hires_but_no_card() -> None:
    told = effects(Setting())
    assert told["draw white2"] == "ww"
    assert told["draw white3"] == "ww ■ −2d"


def test_a_combat_tells_event_price_and_rampart() -> None:
    setting = Setting()
    setting.queue(("event.plague", 2), ("event.taille", 1), ("event.fair", 0))
    told = effects(setting)
    assert told["combat 1"] == "W Plague w +1 rampart −3d"
    assert told["combat 2"] == "Y Taille yy +1 rampart"
    assert "combat 3" not in told


def test_laying_a_card_tells_what_it_covers_or_replaces() -> None:
    setting = Setting()
    setting.put(0, "c3", "yellow1.market")
    setting.put(0, "d3", "red1.fort", "red2.fort")
    setting.hand(0, "yellow2.mill")
    setting.do("play yellow2.mill")
    told = effects(setting)
    assert told["place c3"] == "covers Market I"
    assert told["place d3"] == "replaces Fort II, Fort I"
    assert told["place c2"] == "new area"


def test_choices_follow_the_turn() -> None:
    order = ["play", "activate", "combat", "gather", "recruit", "draw", "earn", "pass"]
    assert sorted(order, key=lambda kind: DRAWING.price(kind, [])) == order


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


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_event_is_explained(lang: str) -> None:
    told = all_explained(cards_for({}), Text(lang))
    assert set(told) == {*IDS, *EVENT_IDS}
    for sentence in told.values():
        assert sentence.endswith(".")
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert "{" not in sentence
        assert "tournay." not in sentence


def test_explanations_tell_the_numbers_played_with() -> None:
    cards = cards_for({"card": [{"id": "yellow1.market", "effects": [{"do": "gain", "n": 1}]}]})
    assert explained(cards, "yellow1.market", Text()) == "Gain 1 denier."
    assert explained(cards_for({}), "yellow1.market", Text("fr")) == "Gagnez 3 deniers."


def test_explanations_of_some_cards() -> None:
    cards = cards_for({})
    for name, sentence in {
        "yellow1.mill": "Gain 1 denier; gain 1 denier per visible yellow card (4 at most).",
        "white2.library": "Draw a card of level II, of any colour, without citizens.",
        "red2.fort": "Fight an event without citizens and deniers and keep its coins.",
        "white3.cathedral": "At the end 8 points (0 for players without it).",
        "red2.mercenary": "When you earn, each red citizen brings 3 deniers.",
        "event.siege": "Per coin: everybody lays down 1 standing red citizen.",
    }.items():
        assert explained(cards, name, Text()) == sentence


def test_all_effects_counters_and_questions_have_texts() -> None:
    known = catalogue("en")
    variants = {"draw_any", "combat_keep", "on_play_combat_keep", "every_second_keep", "score_one"}
    assert _names(known, "effect") == {*EFFECTS, *variants, "cap", "join", "per-coin"}
    assert _names(known, "counter") == set(COUNTERS)
    assert _names(known, "question") == {*QUESTIONS, "action"} - {"over"}
    assert _names(known, "hint") == set(QUESTIONS) - {"over"}
    cards = cards_for({})
    names = {cards.name[face] for face in range(len(IDS)) if cards.level[face] == 3}
    assert _names(known, "score") == {*names, "cards", "ramparts"}


def _names(known: dict[str, str | dict[str, str]], section: str) -> set[str]:
    start = f"tournay.{section}."
    return {key.removeprefix(start) for key in known if key.startswith(start)}


def test_events_name_players_and_count_citizens() -> None:
    game = trois.games.get("tournay")
    assert Text().event(game, ("hired", 0, 1, "red", 2), NAMES) == "Ada hires 2 red citizens of Bo"
    assert Text("fr").event(game, ("hired", 0, 1, "red", 1), NAMES) == "Ada engage 1 citoyen rouge de Bo"
    assert Text().action(game, game.vocabulary.parse("use own+next")) == "use: own + next player's"
    assert Text().action(game, game.vocabulary.parse("earn white 2")) == "earn with 2 white citizens"
