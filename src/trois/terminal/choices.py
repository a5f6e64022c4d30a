"""The numbered list of what a seat may do, and what an answer means."""

from rich.table import Table
from rich.text import Text as Ink

from trois.core.errors import IllegalAction
from trois.core.match import Match
from trois.terminal.drawing import Drawing
from trois.terminal.screen import CHOICE
from trois.text import Text


class Choice:
    """One legal action as it is offered."""

    def __init__(self, action: int, phrase: str, effect: Ink, price: int) -> None:
        self.action = action
        self.phrase = phrase
        self.effect = effect
        self.price = price


def choices_of(match: Match, seat: int, drawing: Drawing, text: Text) -> list[Choice]:
    """The cheap ones first, else in the order of the vocabulary."""
    view = match.view(seat)
    vocabulary = match.game.vocabulary
    choices: list[Choice] = []
    for action in match.legal(seat):
        events = match.preview(seat, action)
        kind, words = vocabulary.kind(action), vocabulary.words(action)
        effect = drawing.effect(view, kind, words, events, text)
        phrase = text.action(match.game, action)
        choices.append(Choice(action, phrase, effect, drawing.price(kind, events)))
    return sorted(choices, key=lambda choice: choice.price)


def choice_table(choices: list[Choice], width: int, shown: int) -> Table:
    """As many columns as fit, read from top to bottom."""
    entries = [_entry(number, choice) for number, choice in enumerate(choices[:shown], 1)]
    rows = next(rows for rows in range(min(4, len(entries)), len(entries) + 1) if _fits(entries, rows, width))
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        table.add_row(*entries[row::rows])
    return table


def _fits(entries: list[Ink], rows: int, width: int) -> bool:
    """Whether columns of so many rows stand side by side; a single column always fits."""
    columns = [entries[first : first + rows] for first in range(0, len(entries), rows)]
    widths = [max(entry.cell_len for entry in column) + 2 for column in columns]
    return len(columns) == 1 or sum(widths) <= width


def _entry(number: int, choice: Choice) -> Ink:
    return Ink.assemble((f"{number:>2} ", CHOICE), choice.phrase, "  ", choice.effect)


def understood(answer: str, choices: list[Choice], match: Match, text: Text) -> Choice:
    """The choice an answer means: its number, its text, or its phrase. Raises IllegalAction with a sentence."""
    if answer.isdecimal():
        number = int(answer)
        if 1 <= number <= len(choices):
            return choices[number - 1]
        raise IllegalAction(text("terminal.no-number", answer=answer[:20], last=len(choices)))
    plain = " ".join(answer.casefold().split())
    for choice in choices:
        if plain in (match.game.vocabulary.text(choice.action), choice.phrase.casefold()):
            return choice
    raise IllegalAction(text("terminal.no-choice", answer=answer[:40]))
