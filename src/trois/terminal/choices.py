"""The numbered list of what a seat may do, and what an answer means."""

from rich.table import Table
from rich.text import Text as Ink

from trois.core.errors import IllegalAction
from trois.terminal.drawing import chip_line
from trois.terminal.screen import CHOICE
from trois.text.model import Choice
from trois.text.voice import Voice


def short_list(choices: list[Choice]) -> list[Choice]:
    """As a short list shows them: what the voice puts first, else in the order of the vocabulary."""
    return sorted(choices, key=lambda choice: choice.order)


def choice_line(voice: Voice, choice: Choice) -> Ink:
    """Name, then price and gain in signs."""
    return Ink.assemble(choice.name, "  ", chip_line(voice, choice.chips))


def choice_table(voice: Voice, choices: list[Choice], width: int, shown: int) -> Table:
    """As many columns as fit, read from top to bottom."""
    entries = [_entry(voice, number, choice) for number, choice in enumerate(choices[:shown], 1)]
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


def _entry(voice: Voice, number: int, choice: Choice) -> Ink:
    return Ink.assemble((f"{number:>2} ", CHOICE), choice_line(voice, choice))


def find_choice(answer: str, choices: list[Choice]) -> Choice:
    """The choice an answer means: its number, its text, or its name; raises IllegalAction."""
    if answer.isdecimal():
        number = int(answer)
        if 1 <= number <= len(choices):
            return choices[number - 1]
        raise IllegalAction("no-number", answer=answer[:20], last=len(choices))
    plain = " ".join(answer.casefold().split())
    for choice in choices:
        if plain in (choice.text, choice.name.casefold()):
            return choice
    raise IllegalAction("no-choice", answer=answer[:40])
