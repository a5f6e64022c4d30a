"""`trois rules`: a game's book in the terminal, whole or one chapter, and as Markdown for the documentation."""

from collections.abc import Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Ink

from trois import games
from trois.core.data import Json
from trois.core.errors import BadOption, UnknownGame
from trois.rulebook import Book, Chapter, book_of, has_book
from trois.rulebook.book import CaptionedExample, CardGroup, Entry, Figure
from trois.rulebook.examples import NAMES
from trois.terminal.drawing import STYLES, chip_line, drawing, space_of
from trois.terminal.screen import DIM, Screen
from trois.text import Text
from trois.text.log import sentences
from trois.text.markup import runs
from trois.text.signs import plain_signs
from trois.text.voice import voice_of

CARDS, SIGNS, GLOSSARY = "all-cards", "signs", "glossary"
WIDTH = 88
"""Columns of text: longer lines are hard to read."""


def show(game: str, chapter: str, changes: Mapping[str, Json], screen: Screen, text: Text) -> None:
    """The whole book, or one chapter by its id or number; through a pager at a terminal."""
    book = offered_book(game, text, changes)
    parts = _wanted_parts(book, chapter)
    if screen.console.is_terminal and not chapter:
        with screen.console.pager(styles=True):
            screen.console.print(Group(*parts))
    else:
        screen.console.print(Group(*parts))


def offered_book(game: str, text: Text, changes: Mapping[str, Json]) -> Book:
    if not has_book(game):
        raise UnknownGame("no-rules", game=games.get(game).name)
    return book_of(game, text, changes)


def _wanted_parts(book: Book, chapter: str) -> list[RenderableType]:
    """The chapter that was asked for; everything without one."""
    ends = {CARDS: _cards(book), SIGNS: _signs(book), GLOSSARY: _glossary(book)}
    if not chapter:
        title = Ink(book.frame("title", game=book.title), "bold")
        return [title, _contents(book), *(_chapter(book, one) for one in book.chapters), *ends.values()]
    for one in book.chapters:
        if chapter in (one.id, str(one.number)):
            return [_chapter(book, one)]
    if chapter in ends:
        return [ends[chapter]]
    known = [*(one.id for one in book.chapters), *ends]
    raise BadOption("no-chapter", chapter=chapter[:40], chapters=known)


def _contents(book: Book) -> RenderableType:
    lines = [Ink.assemble((f"{one.number:3}  ", DIM), one.title, (f"  {one.id}", DIM)) for one in book.chapters]
    more = {CARDS: "all-cards", SIGNS: "signs", GLOSSARY: "glossary"}
    lines += [Ink.assemble("     ", book.frame(key), (f"  {name}", DIM)) for name, key in more.items()]
    return Padding(Group(*lines), (1, 0))


def _chapter(book: Book, chapter: Chapter) -> RenderableType:
    parts: list[RenderableType] = [_heading(f"{chapter.number}  {chapter.title}")]
    if chapter.outline.block == "round":
        parts += [_headed_ink(book, phase, phase.text) for phase in book.phases()]
        parts.append("")
    for passage in chapter.passages:
        parts.append(Padding(_ink(book, passage.text), (0, 0, 1, 0)))
        parts += [_example(book, passage.told)] if passage.told else []
    if chapter.outline.block == "options":
        parts += [_headed_ink(book, option, option.text) for option in book.options()]
    parts += [Padding(_figure(book, figure), (0, 0, 1, 0)) for figure in chapter.figures]
    parts += [_example(book, chapter.told)] if chapter.told else []
    return _narrow(parts)


def _heading(words: str) -> RenderableType:
    return Padding(Rule(Ink(words, "bold"), style=DIM, align="left"), (1, 0, 0, 0))


def _narrow(parts: list[RenderableType]) -> RenderableType:
    table = Table.grid()
    table.add_column(max_width=WIDTH)
    table.add_row(Group(*parts))
    return table


def _ink(book: Book, said: str) -> Ink:
    words = [(plain_signs(run.text, book.game.name, book.text), "bold" if run.is_bold else "") for run in runs(said)]
    return Ink.assemble(*words)


def _figure(book: Book, figure: Figure) -> RenderableType:
    """What is on the board: the picture of it is for larger screens."""
    return Group(Ink(figure.title, "bold"), *(_ink(book, entry.text) for entry in figure.entries))


def _example(book: Book, told: CaptionedExample) -> RenderableType:
    """The board as the terminal draws it, what is decided and what happens."""
    example = told.example
    names = list(NAMES[: int(str(example.view["seats"]))])
    board = drawing(book.game.name).board(voice_of(example.view, book.text, names), space_of(WIDTH))
    decided = book.text.listed(example.decisions(book.text))
    lines = [Ink(f"→ {line}") for line in sentences(example.game, example.events, NAMES, book.text)]
    steps = Ink.assemble((f"{book.frame('decides', name=NAMES[example.seat])} ", "bold"), decided)
    caption = Ink.assemble((f"{book.frame('example')}. ", "bold"), _ink(book, told.caption))
    return Padding(Group(caption, *board, steps, *lines), (0, 0, 1, 2))


def _headed_ink(book: Book, entry: Entry, said: str | Ink) -> Ink:
    return Ink.assemble((f"{book.text('voice.heading', title=entry.name)} ", "bold"), said)


def _cards(book: Book) -> RenderableType:
    return Group(_heading(book.frame("all-cards")), *(_group(book, group) for group in book.card_groups()))


def _group(book: Book, group: CardGroup) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, title=group.title, title_justify="left", title_style="bold", header_style=DIM)
    for key in ("card", "numbers", "effect"):
        table.add_column(book.frame(key), no_wrap=key != "effect")
    for card in group.cards:
        facts = plain_signs(book.facts(card.id), book.game.name, book.text)
        numbers = Ink.assemble(chip_line(book.voice, card.chips), " " if card.chips else "", facts)
        table.add_row(Ink(card.name, STYLES.get(card.colour, "")), numbers, card.full or card.short)
    return Group(table, Ink(group.legend, DIM)) if group.legend else table


def _signs(book: Book) -> RenderableType:
    """What the terminal prints for them is explained by the voice."""
    return _narrow([_heading(book.frame("signs")), book.voice.legend()])


def _glossary(book: Book) -> RenderableType:
    entries = [_headed_ink(book, entry, _ink(book, entry.text)) for entry in book.glossary()]
    return _narrow([_heading(book.frame("glossary")), *entries])
