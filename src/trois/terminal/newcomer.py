"""`trois play` without a game: three questions, each with an answer that Enter gives."""

from trois import games
from trois.core.game import AnyGame
from trois.terminal.players import HUMAN, RANDOM, Player
from trois.terminal.screen import BAD, CHOICE, Screen
from trois.text import Text
from trois.text.about import about


def ask_game(screen: Screen, text: Text) -> AnyGame:
    names = games.names()
    screen.say(text("terminal.new.hello"), "bold")
    for number, name in enumerate(names, 1):
        game = games.get(name)
        screen.say(f" {number}  {text.titled(game.title, about(game, text))}")
    return games.get(names[_ask_number(screen, text, text("terminal.new.game"), 1, len(names), 1) - 1])


def ask_players(game: AnyGame, screen: Screen, text: Text) -> list[Player]:
    most = game.most_seats
    people = _ask_number(screen, text, text("terminal.new.people"), 1, most, 1)
    fewest = max(game.fewest_seats - people, 0)
    default = min(max(fewest, 1 if people == 1 else 0), most - people)
    bots = 0
    if people < most:
        bots = _ask_number(screen, text, text("terminal.new.bots"), fewest, most - people, default)
    return [Player(HUMAN, "") for _ in range(people)] + [Player(RANDOM, "") for _ in range(bots)]


def _ask_number(screen: Screen, text: Text, question: str, least: int, most: int, default: int) -> int:
    asked = f"{question} [{text('terminal.new.default', least=least, most=most, default=default)}]"
    while True:
        answer = screen.ask(asked, CHOICE)
        if not answer:
            return default
        if answer.isdecimal() and least <= int(answer) <= most:
            return int(answer)
        screen.say(text("terminal.new.wrong", answer=answer[:20], least=least, most=most), BAD)
