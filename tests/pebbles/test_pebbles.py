"""A fourth game, added by one line, is played in the terminal, the browser, the arena and the environments."""

import warnings
from pathlib import Path
from time import sleep

import pytest

import trois
from tests.pebbles import NAME, PLACE
from tests.terminal.play_by_script import Script
from tests.web.browsing import Client, Visitor, application
from trois import arena, bots, draw, games
from trois.core.chance import Chance
from trois.core.errors import MissingPart, UnknownGame
from trois.core.game import Game
from trois.terminal.play import Table
from trois.terminal.players import parse_seats
from trois.text import Text, voice
from trois.text.model import Chip
from trois.text.voice import voice_of


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_PLACES", dict(games._PLACES))
    games.register(NAME, PLACE)


def test_it_is_named_once_and_found_in_every_layer() -> None:
    assert games.names()[-1] == NAME
    for layer in ("games", "text", "draw", "terminal", "env.compiled"):
        assert games.part(layer, NAME).__name__ == f"tests.pebbles.{layer}"


def test_its_rules_inherit_nothing_and_are_adopted_once() -> None:
    rules = games.part("games", NAME).GAME
    game = games.get(NAME)
    assert not isinstance(rules, Game)
    assert isinstance(game, Game)
    assert games.get(NAME) is game
    state = game.setup(2, {"heap": 10}, {}, Chance(1), None)
    game.check(state)
    assert game.scores(state) == rules.scores(state)
    assert (game.older_answer(state, 0, 1, False), game.card_tree({}, "here")) == (-1, {})


def test_a_part_that_is_missing_is_one_clear_error() -> None:
    with pytest.raises(MissingPart, match=r"'pebbles' has no part in 'bots': there is no module tests\.pebbles\.bots"):
        games.part("bots", NAME)
    with pytest.raises(
        UnknownGame, match="there is no game 'marbles'; there are: troyes, troyes-dice, tournay, pebbles"
    ):
        games.get("marbles")


def test_it_fits_on_two_screens() -> None:
    rules = (Path(__file__).parent / "games.py").read_text(encoding="utf-8")
    assert len(rules.splitlines()) <= 120


def test_a_person_plays_it_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the record of the match is written there
    script = Script(["take 1", ""] + ["1", ""] * 20, width=100, height=40)
    match = trois.new(NAME, 2, seed=4)
    Table(match, parse_seats("human:Ada,random"), script.screen, Text(), None, True).play()
    assert match.over
    assert "Take 1" in script.output
    assert "ooo" in script.output


def test_its_choices_have_names_and_its_board_is_drawn() -> None:
    match = trois.new(NAME, 2, seed=4)
    speaker = voice.voice_of(match.view(0), Text(), ["Ada", "Bo"])
    offered = voice.choices_of(match, 0, speaker)
    assert [(choice.name, choice.text, choice.group) for choice in offered] == [
        ("Take 1", "take 1", "heap"), ("Take 2", "take 2", "heap"), ("Take 3", "take 3", "heap"),
    ]  # fmt: skip
    assert offered[1].chips == (Chip("gain", "pebbles", 2),)
    assert draw.placed(voice_of(match.view(0), Text(), ()), {choice.action: choice.name for choice in offered}) == {
        0,
        1,
        2,
    }
    assert "pebbles" in draw.svg(match.view(None))


def test_a_person_plays_it_against_a_bot_in_the_browser(tmp_path: Path) -> None:
    with Client(app=application(tmp_path)) as client:
        visitor = Visitor(client)
        address = visitor.open(NAME, "me", "bot-random")
        assert "Take 3" in visitor.html
        for _ in range(600):
            visitor.get(address)
            if 'class="over"' in visitor.html:
                break
            if visitor.actions:
                where, hidden = visitor.form()
                visitor.post(where, {**hidden, "action": visitor.actions[0], "confirmed": "yes"})
            else:
                sleep(0.02)
        assert 'class="over"' in visitor.html
        assert "Last" in visitor.html


def test_the_arena_compares_bots_at_it() -> None:
    plan = arena.Plan(NAME, ("novice", "random"), 2, 3, seed=1)
    results = [arena.play_round(game) for game in arena.schedule(plan)]
    assert len(results) == 3
    assert all(sum(result.scores) > 10 for result in results)


def test_every_level_plays_it() -> None:
    match = trois.new(NAME, 3, seed=2)
    players = [bots.make(level, NAME, seed=1) for level in ("random", "novice", "steward")]
    while match.pending:
        seat = match.pending[0]
        match.push(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    assert sum(score.total for score in match.scores) == sum(match.state.taken) + 5  # type: ignore[attr-defined]


def test_the_environments_have_it() -> None:
    pytest.importorskip("pettingzoo", reason="PETTINGZOO IS NOT INSTALLED: pip install '.[env]' to test it")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from trois.env import aec
    raw, _ = aec.makers(NAME)
    env = raw(seats=2)
    env.reset(seed=3)
    seen, _, _, _, _ = env.last()
    assert list(seen["action_mask"]) == [1, 1, 1]
    for _ in env.agent_iter():
        _, _, over, _, _ = env.last()
        env.step(None if over else 0)
    assert env.agents == []
