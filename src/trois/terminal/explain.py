"""`?`: the rules in a few sentences, the question, the keys, then what the cards on the table do."""

from rich.console import RenderableType
from rich.rule import Rule

from trois.core.match import Match
from trois.terminal.drawing import Drawing
from trois.terminal.screen import DIM, Screen
from trois.text import Text, area


def explain(match: Match, seat: int, drawing: Drawing, screen: Screen, text: Text) -> None:
    """A page of help; Enter goes back to the game."""
    game = area(match.game.name)
    view = match.view(seat)
    screen.clear()
    screen.show(Rule(text("terminal.help.rules", title=match.game.title), style=DIM, align="left"))
    number = 1
    while text.has(f"{game}.rules.{number}"):
        screen.say(text(f"{game}.rules.{number}"))
        number += 1
    screen.show(Rule(text("terminal.help.question"), style=DIM, align="left"))
    screen.say(drawing.question(view, text), "bold")
    screen.say(text(f"{game}.hint.{_kind(view['question'])}"))
    screen.show(Rule(text("terminal.help.keys"), style=DIM, align="left"))
    screen.say(drawing.legend(text))
    screen.say(text("terminal.help.all-keys", example=match.texts(seat)[0]))
    _explain_cards(drawing.glossary(view, text), screen, text)
    screen.ask(text("terminal.go-on"))


def _explain_cards(cards: list[RenderableType], screen: Screen, text: Text) -> None:
    """On a page of their own."""
    if not cards:
        return
    screen.ask(text("terminal.help.go-on"))
    screen.clear()
    screen.show(Rule(text("terminal.help.cards"), style=DIM, align="left"), *cards)


def _kind(question: object) -> str:
    return str(question["kind"]) if isinstance(question, dict) else ""
