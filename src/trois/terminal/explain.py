"""`?`: the rules in a few sentences, the question, the keys, then what the cards on the table do."""

from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Ink

from trois.core.match import Match
from trois.games import area
from trois.rulebook import book_of, has_book
from trois.rulebook.finding import place_of
from trois.terminal.drawing import STYLES, chip_line, question_line
from trois.terminal.screen import DIM, Screen
from trois.text import Text
from trois.text.markup import plain
from trois.text.voice import Voice


def explain(match: Match, seat: int, voice: Voice, screen: Screen, text: Text) -> None:
    """A page of help; Enter returns to the game."""
    screen.clear()
    _explain_rules(match, screen, text)
    question = voice.question()
    if question is not None:
        screen.show(Rule(text("terminal.help.question"), style=DIM, align="left"))
        screen.show(question_line(voice, question))
        screen.say(question.help)
        _tell_rule(match, question.kind, screen, text)
    screen.show(Rule(text("terminal.help.keys"), style=DIM, align="left"))
    screen.say(voice.legend())
    screen.say(text("terminal.help.all-keys", example=text.action(match.game, match.legal(seat)[0])))
    _explain_cards(voice, screen, text)
    screen.ask(text("terminal.go-on"))


def _tell_rule(match: Match, question: str, screen: Screen, text: Text) -> None:
    """The passage of the rules that the question is about, and how to read on."""
    game = match.game.name
    if not has_book(game):
        return
    book = book_of(game, text, match.terms.changes)
    anchor = place_of(game, f"question:{question}")
    for chapter in book.chapters:
        for passage in chapter.passages:
            if passage.anchor == anchor:
                screen.say(plain(passage.text))
                screen.say(text("terminal.help.read-on", command=f"trois rules {game} {chapter.id}"), DIM)


def _explain_rules(match: Match, screen: Screen, text: Text) -> None:
    game, number = area(match.game.name), 1
    screen.show(Rule(text("terminal.help.rules", title=match.game.title), style=DIM, align="left"))
    while text.has(f"{game}.rules.{number}"):
        screen.say(text(f"{game}.rules.{number}"))
        number += 1


def _explain_cards(voice: Voice, screen: Screen, text: Text) -> None:
    """Cards on a page of their own: name, printed numbers, what they do."""
    cards = voice.cards()
    if not cards:
        return
    screen.ask(text("terminal.help.go-on"))
    screen.clear()
    screen.show(Rule(text("terminal.help.cards"), style=DIM, align="left"))
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for card in cards:
        table.add_row(Ink(card.name, STYLES.get(card.colour, "")), chip_line(voice, card.chips), card.full)
    screen.show(table)
