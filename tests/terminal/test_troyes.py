"""Troyes in the terminal: the table, choices with price and gain, questions, help."""

import json
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import trois
from tests.terminal.play_by_script import Script
from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.match import Match
from trois.games.troyes.words import ACTIVITIES, CHARACTERS, EVENTS, MODIFIERS, QUESTIONS
from trois.terminal.drawing import Space, chip_line, drawing, question_line
from trois.terminal.play import Table
from trois.terminal.players import parse_seats
from trois.terminal.replaying import Replay
from trois.text import LANGUAGES, Text
from trois.text.voice import Voice, choices_of, voice_of

NAMES = ["Ada", "Bo", "Cy", "Di"]
DRAWING = drawing("troyes")
Change = Callable[[dict[str, Json]], None]


def lines(*things: object, width: int = 80) -> list[str]:
    file = StringIO()
    console = Console(file=file, width=width, markup=False, highlight=False, emoji=False, color_system=None)
    for thing in things:
        console.print(thing)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def board(match: Match, seat: int | None, height: int = 45, lang: str = "en") -> list[str]:
    return lines(*DRAWING.board(voice_of(match.view(seat), Text(lang), NAMES[: match.seats]), Space(80, height)))


def offered(match: Match) -> dict[str, str]:
    """What the asked seat is offered: texts of the engine with the effect beside the phrase."""
    seat = match.pending[0]
    voice = speaking(match, seat)
    return {choice.text: chip_line(voice, choice.chips).plain for choice in choices_of(match, seat, voice)}


def speaking(match: Match, seat: int | None, lang: str = "en") -> Voice:
    return voice_of(match.view(seat), Text(lang), NAMES[: match.seats])


def asked(match: Match, lang: str = "en") -> str:
    voice = speaking(match, match.pending[0], lang)
    question = voice.question()
    assert question is not None
    return question_line(voice, question).plain


def at_random(match: Match, decisions: int, seed: int = 1) -> None:
    chance = Chance(seed)
    while decisions and not match.over:
        seat = match.pending[0]
        actions = match.legal(seat)
        match.push(seat, actions[chance.below(len(actions))])
        decisions -= 1


def table(change: Change) -> Match:
    """Two players after the first placement; seat 0 starts, no black dice, no event has acted on the dice."""
    match = trois.new("troyes", 2, seed=1)
    while match.view(None)["round"] == 0:
        match.push(match.pending[0], match.legal(match.pending[0])[0])
    data = match.position()
    data.update({
        "start": 0, "turn": 0, "asking": "action", "trail": [], "black": [], "left": 0, "last": 0,
        "districts": [
            {"red": [2, 5], "white": [3], "yellow": [4, 6]},
            {"red": [4], "white": [6], "yellow": [1]},
            {"red": [], "white": [], "yellow": [5]},
        ],
    })  # fmt: skip
    change(data)
    loaded: Match = trois.load(data)
    return loaded


# The table


def test_players_stand_with_goods_and_dice_the_viewer_first() -> None:
    shown = board(table(lambda _: None), 1)
    assert shown[0].split() == ["Player", "¤", "♔", "★", "Cit.", "R", "W", "Y"]
    assert shown[1].startswith("■ Bo")
    assert shown[1].endswith("R 4   W 6 Y 1")
    assert shown[2].startswith("● Ada¹")
    assert shown[2].endswith("R 2 5 W 3 Y 4 6")
    assert shown[3].split() == ["○", "neutral", "Y", "5"]


def test_points_of_others_are_not_shown() -> None:
    closed = trois.new("troyes", 2, seed=1)
    opened = trois.new("troyes", 2, seed=1, open_scores=True)
    assert [line.split()[4] for line in board(closed, 0)[1:3]] == ["0", "?"]
    assert [line.split()[4] for line in board(opened, 0)[1:3]] == ["0", "0"]
    assert [line.split()[4] for line in board(closed, None)[1:3]] == ["?", "?"]


def test_buildings_with_expelled_citizens_and_the_cathedral() -> None:
    def change(data: dict[str, Json]) -> None:
        data["buildings"] = {
            "palace": [0, None, 1, "grey", "grey", 0],
            "bishopric": [0, 1, "grey", 1, None, None],
            "city hall": [0, None, "grey", 1, 0, None],
        }
        data["expelled"] = {"palace": [1], "bishopric": [], "city hall": ["grey"]}
        data["cathedral"] = [[0, None, 1, None, None, None], [0, None, None, None, None, None], [None] * 6]
        players = data["players"]
        assert isinstance(players, list)
        for player, standing in zip(players, (5, 5), strict=True):
            assert isinstance(player, dict)
            player.update({"supply": 1, "general": 12 - 1 - standing})

    shown = board(table(change), 0)[4:8]
    assert shown == [
        "R Palace ✗■  W Bishopric   Y City Hall ✗○  W Cathedral 1 2 3 4 5 6",
        "1● 2· 3■     1-3 1● 2■ 3○  1-2 1● 2·               III · · · · · ·",
        "4○ 5○ 6●     4-6 4■ 5· 6·  3-4 3○ 4■                II ● · · · · ·",
        "                           5-6 5● 6·                 I ● · ■ · · ·",
    ]


def test_activities_with_hire_divisor_spaces_and_effect() -> None:
    match = table(_with_merchant)
    shown = board(match, 0)
    row = next(line for line in shown if "Merchant" in line)
    assert row.split() == ["Y", "I", "Merchant", "✓", "÷2", "2●", "1■", "+2¤"]
    assert "4¤" in next(line for line in board(match, None) if "Merchant" in line)


def _with_merchant(data: dict[str, Json]) -> None:
    activities, players = data["activities"], data["players"]
    assert isinstance(activities, list)
    assert isinstance(players, list)
    assert isinstance(activities[0], dict)
    activities[0].update({"card": "merchant", "spaces": [0, 1]})
    for player in players:
        assert isinstance(player, dict)
        general = player["general"]
        assert isinstance(general, int)
        player.update({"general": general - 1, "influence": 4})


def test_events_with_flags_divisor_and_points() -> None:
    def change(data: dict[str, Json]) -> None:
        queue = data["queue"]
        assert isinstance(queue, list)
        assert isinstance(queue[0], dict)
        queue[0]["cubes"] = [0, "grey", 1]

    row = next(line for line in board(table(change), 0) if "Marauding" in line)
    assert row.split() == ["Y", "Marauding", "÷3", "●○■·", "2/1", "1", "◼", "attacks"]


def test_own_characters_with_steps_and_what_they_are_worth_now() -> None:
    def change(data: dict[str, Json]) -> None:
        players = data["players"]
        assert isinstance(players, list)
        assert isinstance(players[0], dict)
        assert isinstance(players[1], dict)
        players[0].update({"characters": ["thibaut", "hugues"], "deniers": 13, "influence": 4})
        players[1]["characters"] = ["urban", "henry"]

    match = table(change)
    shown = board(match, 0)
    assert "Thibaut II: deniers 6/12/18 → 1/3/6★; now 13 = 3★" in shown
    assert "Hugues de Payns: influence 5/10/15 → 1/3/6★; now 4 = 0★" in shown
    assert not any("Urban" in line or "Henry" in line for line in shown)
    assert not any("Thibaut" in line for line in board(match, None))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("height", [24, 45])
def test_table_fits_eighty_columns(height: int, lang: str) -> None:
    for seed in range(6):
        match = trois.new("troyes", 4, seed=seed)
        for _ in range(10):
            at_random(match, 25)
            seat = match.pending[0] if match.pending else None
            shown = board(match, seat, height, lang)
            assert all(len(line) <= 80 for line in shown)
            assert not any("…" in line for line in shown)
            assert len(shown) <= (24 if height == 24 else 40)


def test_what_a_player_has_in_words() -> None:
    match = table(_with_merchant)
    shown = lines(DRAWING.sheet(voice_of(match.view(0), Text(), NAMES), 1), width=100)
    assert shown[0] == "■ Bo"
    assert "Tradesmen: Merchant" in shown
    assert "Event cards: –" in shown
    assert not any("★" in line for line in shown)


# Choices and questions


def test_first_placement_tells_die_and_wages() -> None:
    effects = offered(trois.new("troyes", 3, seed=1))
    assert effects["settle palace 2"] == "R 2¤ / round"
    assert effects["settle bishopric 1"] == "W 1¤ / round"
    assert effects["settle city hall 3"] == "Y"


def test_actions_tell_hire_divisor_and_influence() -> None:
    match = table(_with_merchant)
    effects = offered(match)
    assert effects["activate merchant"] == "÷2"
    assert effects["combat marauding"] == "Y ÷3 2/1★"
    assert effects["pass"] == "+2¤"
    assert effects["reroll red 2"] == "−1♔"
    assert effects["turn red 5"] == "→ 2 −4♔"
    assert effects["recruit"] == "−2♔"


def test_a_group_tells_its_running_total_and_price() -> None:
    match = table(_with_merchant)
    match.push(0, "activate merchant")
    assert asked(match) == "Merchant: which die do you add? (÷2)"
    effects = offered(match)
    assert effects["take 1 yellow 1"] == "Σ1 < 2"
    assert effects["take 4 yellow 0"] == "Σ4 ÷2 = 2×"
    assert effects["take 5 yellow grey"] == "Σ5 ÷2 = 2× −2¤"
    match.push(0, "take 4 yellow 0")
    assert asked(match) == "Merchant: which die do you add? (Y4●: Σ4 ÷2 = 2×)"
    assert offered(match)["take 5 yellow grey"] == "Σ9 ÷2 = 4× −4¤"
    match.push(0, "take 5 yellow grey")
    match.push(0, "done")
    assert asked(match) == "Merchant: as often as possible (4), or fewer times?"
    assert offered(match)["use 3"] == "−4¤ +6¤"


def test_cathedral_and_agriculture_tell_what_they_bring() -> None:
    match = table(lambda _: None)
    match.push(0, "cathedral")
    assert offered(match)["take 3 white 0"] == "+1★ +1♔"
    match.push(0, "take 3 white 0")
    assert offered(match)["take 6 white 1"] == "+2★ +3♔ −4¤"
    match.undo(0)
    match.undo(0)
    match.push(0, "agriculture")
    assert offered(match)["take 6 yellow 0"] == "Σ6 +3¤"


def test_placing_tells_who_is_expelled() -> None:
    match = table(lambda _: None)
    match.push(0, "place palace")
    match.push(0, "take 5 red 0")
    assert asked(match) == "Palace: which citizen goes there?"
    effects = offered(match)
    owner = match.view(0)["buildings"]["palace"][4]  # type: ignore[index]
    assert owner is not None
    source = next(text for text in effects if text.startswith("move city hall"))
    assert effects[source].startswith("one yellow die less each round ✗")
    assert effects[source].endswith(" Palace")


def test_countering_tells_strength() -> None:
    def change(data: dict[str, Json]) -> None:
        data.update({"asking": "counter", "black": [2, 4]})

    match = table(change)
    assert "Black dice: 4 2" in board(match, 0)
    assert asked(match) == "A black 4 attacks you. Which dice counter it? All of yours together: 27."
    assert offered(match)["fight red 2"] == "4 ≥ 4"
    match.push(0, "fight red 2")
    assert asked(match) == "Strength so far 4, the black die shows 4: which die do you add? (R2●: 4 ≥ 4)"
    assert offered(match)["fight white 3"] == "7 ≥ 4"
    match.push(0, "fight white 3")
    match.push(0, "done")
    assert asked(match) == "You have 3 strength to spare: which other black die do you counter with it?"
    assert offered(match)["also 2"] == "+2♔"
    assert offered(match)["done"] == "+1♔"


def test_a_modifier_tells_what_it_does() -> None:
    def change(data: dict[str, Json]) -> None:
        players = data["players"]
        assert isinstance(players, list)
        assert isinstance(players[0], dict)
        cubes = players[0]["cubes"]
        assert isinstance(cubes, dict)
        cubes["priest"] = 2

    match = table(change)
    assert "Your cubes: 2 Priest" in board(match, 0)
    match.push(0, "agriculture")
    assert offered(match)["modify priest"] == "▪ +3 to each Y"
    match.push(0, "modify priest")
    assert offered(match)["take 6 yellow 0"] == "Σ9 +4¤"


def test_others_see_a_half_built_action() -> None:
    match = table(lambda _: None)
    match.push(0, "cathedral")
    assert "Ada: build the cathedral" in board(match, 1)
    assert "Ada\u00a0: bâtir la cathédrale" in board(match, 1, lang="fr")
    assert "Ada: build the cathedral" not in board(match, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_and_question_of_played_games_can_be_shown(lang: str) -> None:
    kinds = set()
    for seed in range(2):
        match = trois.new("troyes", 3 + seed, seed=seed)
        for step in range(1000):
            if match.over:
                break
            seat = match.pending[0]
            voice = speaking(match, seat, lang)
            question = voice.question()
            assert question is not None
            if step % 4 == seed or question.kind not in kinds:
                kinds.add(question.kind)
                assert question.sentence
                assert "{" not in question_line(voice, question).plain
                for choice in choices_of(match, seat, voice)[:40]:
                    assert "troyes." not in choice.name + chip_line(voice, choice.chips).plain
            at_random(match, 1, seed=step)
        assert speaking(match, None, lang).title() == "Troyes"
    assert {"settle", "counter", "fight", "action", "citizen", "dice", "amount"} <= kinds


# Texts


def test_every_card_and_question_has_its_texts() -> None:
    text = Text()
    for card in [*ACTIVITIES, *EVENTS, *CHARACTERS]:
        assert text.has(f"troyes.explain.{card}")
        assert text.has(f"troyes.word.{card}")
    for card in (*ACTIVITIES, *MODIFIERS[1:]):
        assert text.has(f"troyes.short.{card}")
    for kind in QUESTIONS[:-1]:
        assert text.has(f"troyes.question.{kind}")
        assert text.has(f"troyes.hint.{kind}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_explanations_have_their_numbers(lang: str) -> None:
    match = trois.new("troyes", 2, seed=4)
    at_random(match, 130)
    told = [f"{card.name}: {card.full}" for card in speaking(match, 0, lang).cards()]
    seen = match.view(0)["queue"]
    assert isinstance(seen, list)
    assert len(told) == 9 + len(seen) + 2
    assert all("{" not in sentence and "troyes." not in sentence for sentence in told)


def test_help_shows_rules_then_cards() -> None:
    match = trois.new("troyes", 2, seed=1)
    while match.view(None)["round"] == 0:
        match.push(match.pending[0], match.legal(match.pending[0])[0])
    script = Script(["?", "", "", "q"], width=100)
    Table(match, parse_seats("human:Ada,human:Bo"), script.screen, Text(), None, True)._explain(match.pending[0])
    assert "Troyes in short" in script.output
    assert "Cards in sight" in script.output
    assert re.search(r"Marauding +÷3 2/1★ +Black dice each round: 1\.", script.output)


# Whole games


def test_a_whole_game_is_played_by_number() -> None:
    match: Match = trois.new("troyes", 2, 3, None, True)
    script = Script(["1"] * 2000)
    played = Table(match, parse_seats("human:Ada,random"), script.screen, Text(), None, False)
    while not match.over:
        played._next_decision()
    assert "Troyes · round 4 of 4" in script.output
    assert "Ada rolls" in script.output


def test_a_record_is_stepped_through(tmp_path: Path) -> None:
    match: Match = trois.new("troyes", 2, 3, None, True)
    at_random(match, 60)
    path = tmp_path / "half.json"
    path.write_text(json.dumps(match.record()))
    script = Script(["30", "q"], terminal=True)
    Replay(path, None, script.screen, Text()).step()
    assert "Decision 30 of" in script.output
    assert "○ neutral" in script.output
