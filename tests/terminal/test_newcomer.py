"""`trois play` without a game."""

from tests.terminal.play_by_script import Script
from trois import games
from trois.terminal import newcomer
from trois.text import Text


def test_three_times_enter_is_a_game_against_a_bot() -> None:
    script = Script(["", "", ""])
    game = newcomer.ask_game(script.screen, Text())
    players = newcomer.ask_players(game, script.screen, Text())
    assert game.name == games.names()[0]
    assert [player.kind for player in players] == ["human", "random"]


def test_answers_out_of_range_are_asked_again() -> None:
    script = Script(["11", "x", "10"])
    players = newcomer.ask_players(games.get("troyes-dice"), script.screen, Text())
    assert [player.kind for player in players] == ["human"] * 10
    assert "'11' does not fit: a number from 1 to 10" in script.output
