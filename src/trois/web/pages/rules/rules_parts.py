"""The parts of a page of rules as HTML: passages with their signs, examples with their boards, cards with pictures."""

from dataclasses import dataclass, replace
from functools import lru_cache

from markupsafe import Markup, escape

from trois.draw.pictures import box, portrait
from trois.draw.shapes import use
from trois.draw.signs import DICE
from trois.rulebook import Book, Chapter, book_of
from trois.rulebook.book import DICE_ROLLED, CaptionedExample, CardGroup, Entry, Figure
from trois.rulebook.drawings import board_parts, figure_part
from trois.rulebook.examples import NAMES, example_of
from trois.rulebook.finding import LEGEND
from trois.rulebook.outline import card_anchor
from trois.text import Text
from trois.text.markup import runs
from trois.text.model import Card
from trois.text.signs import tokens
from trois.text.voice import capital
from trois.web.pages import signs
from trois.web.pages.table import log
from trois.web.pages.table.choices import Label, labels

PICTURE = Markup('<svg class="board picture-of-card" viewBox="0 0 {} {}" aria-hidden="true">{}</svg>')


@dataclass(frozen=True)
class ShownExample:
    """A worked example: what it shows, the board, what is decided, and what happens then."""

    id: str
    caption: Markup
    boards: tuple[tuple[str, Markup], ...]
    decisions: tuple[str, ...]
    lines: tuple[Markup, ...]
    name: str
    """Who decides."""


@dataclass(frozen=True)
class ShownPassage:
    anchor: str
    html: Markup
    example: ShownExample | None = None


@dataclass(frozen=True)
class ShownFigure:
    """A board with the names of what is on it, and what is said of them."""

    id: str
    title: str
    picture: Markup
    entries: tuple[tuple[Entry, Markup], ...]


@dataclass(frozen=True)
class ShownChapter:
    id: str
    number: int
    title: str
    block: str
    passages: tuple[ShownPassage, ...]
    figures: tuple[ShownFigure, ...]
    example: ShownExample | None


@dataclass(frozen=True)
class ShownCard:
    card: Card
    anchor: str
    picture: Markup
    chips: tuple[Label, ...]
    facts: Markup
    short: Markup
    full: str
    notes: tuple[str, ...]


@dataclass(frozen=True)
class ShownGroup:
    id: str
    title: str
    legend: Markup
    has_numbers: bool
    cards: tuple[ShownCard, ...]


def marked(book: Book, text: str) -> Markup:
    """A text of the book: bold words and drawn signs."""
    return Markup("").join(_run(run.text, run.is_bold, book.text.language) for run in runs(text))


def _run(text: str, is_bold: bool, language: str) -> Markup:
    """Words as they are, with the spaces that must not break; only what has signs is taken apart."""
    said = _with_signs(text, language) if _has_signs(text) else escape(text)
    return Markup("<strong>{}</strong>").format(said) if is_bold else said


def _has_signs(text: str) -> bool:
    """A card's short text is worth a line of its own then; without signs it says what the full one says."""
    return any(token.is_sign for token in tokens(text))


def _with_signs(text: str, language: str) -> Markup:
    return signs.drawn(text, language) + (" " if text[-1:].isspace() else "")


# Chapters


def shown_chapter(book: Book, chapter: Chapter) -> ShownChapter:
    passages = tuple(
        ShownPassage(one.anchor, marked(book, one.text), _example(book, one.told)) for one in chapter.passages
    )
    figures = tuple(_figure(book, figure) for figure in chapter.figures)
    block, example = chapter.outline.block, _example(book, chapter.told)
    return ShownChapter(chapter.id, chapter.number, chapter.title, block, passages, figures, example)


def _example(book: Book, told: CaptionedExample | None) -> ShownExample | None:
    if told is None:
        return None
    example, text = told.example, book.text
    return ShownExample(
        f"example-{example.name}",
        marked(book, told.caption),
        _boards(book.game.name, example.name, text.language),
        tuple(example.decisions(text)),
        tuple(log.lines(example.game, example.events, NAMES, text)),
        NAMES[example.seat],
    )


@lru_cache(256)
def _boards(game: str, name: str, language: str) -> tuple[tuple[str, Markup], ...]:
    """The parts of the board an example shows, with their titles."""
    shown = board_parts(example_of(game, name), Text(language), f"-{name}")
    return tuple((part.title, Markup(part.svg)) for part in shown)  # noqa: S704


def _figure(book: Book, figure: Figure) -> ShownFigure:
    entries = tuple((entry, marked(book, entry.text)) for entry in figure.entries)
    picture = _picture(book.game.name, figure.outline.id, book.text.language)
    return ShownFigure(figure.outline.id, figure.title, picture, entries)


@lru_cache(64)
def _picture(game: str, name: str, language: str) -> Markup:
    """A figure; corrected numbers do not change it."""
    text = Text(language)
    figure = next(one for chapter in book_of(game, text).chapters for one in chapter.figures if one.outline.id == name)
    return Markup(figure_part(figure, text).svg)  # noqa: S704


# Cards


def shown_groups(book: Book) -> list[ShownGroup]:
    return [_shown_group(book, group) for group in book.card_groups()]


def _shown_group(book: Book, group: CardGroup) -> ShownGroup:
    cards = tuple(shown_card(book, card) for card in group.cards)
    has_numbers = any(card.chips or card.facts for card in cards)
    return ShownGroup(group.id, group.title, marked(book, group.legend), has_numbers, cards)


def shown_card(book: Book, card: Card) -> ShownCard:
    language = book.text.language
    return ShownCard(
        card,
        card_anchor(card.id),
        card_picture(book.game.name, book.picture(card.id)),
        tuple(labels(book.voice, [replace(chip, kind="fact") for chip in card.chips])),
        signs.drawn(book.facts(card.id), language),
        signs.drawn(card.short, language) if _has_signs(card.short) else Markup(""),
        capital(card.full),
        _notes(book, card),
    )


def _notes(book: Book, card: Card) -> tuple[str, ...]:
    """Which numbers are corrected, and which nobody has read off a box."""
    told = []
    for key, numbers in (("corrected-numbers", card.corrected), ("reconstructed", card.reconstructed)):
        if numbers:
            names = book.text.listed(book.text(f"draw.number.{number}") for number in numbers)
            told.append(book.frame(key, numbers=names))
    return tuple(told)


@lru_cache(1024)
def card_picture(game: str, name: str) -> Markup:
    """A drawing by its name: one that boards show too, or one that only the rules show."""
    _, _, wide, high = box(game)
    return PICTURE.format(wide, high, Markup(portrait(game, name)))  # noqa: S704


# The rest


def shown_phases(book: Book) -> list[tuple[Entry, Markup]]:
    return [(phase, _phase_picture(book.game.name, phase.id)) for phase in book.phases()]


def _phase_picture(game: str, card: str) -> Markup:
    """A card's picture, or dice that have just been rolled."""
    if card != DICE_ROLLED:
        return card_picture(game, card)
    _, _, wide, high = box(game)
    size = high * 0.4
    dice = "".join(
        use(f"die-{value}", wide * x, high * y, size, colour)
        for value, colour, x, y in ((4, "red", 0.22, 0.62), (2, "yellow", 0.52, 0.38), (5, "white", 0.8, 0.64))
    )
    ground = f'<rect class="sky-white" width="{wide}" height="{high}"/>'
    return PICTURE.format(wide, high, Markup(ground + dice))  # noqa: S704


def shown_signs(book: Book) -> list[tuple[Entry, Markup]]:
    return [(entry, sign_of(entry.name, book.text.language)) for entry in book.signs()]


def sign_of(name: str, language: str) -> Markup:
    return signs.drawn(f"[{name}]", language) if name in DICE else signs.thing_sign(name)


# One passage alone


@dataclass(frozen=True)
class At:
    """What is shown of a book where one asks about one thing."""

    title: str
    passages: tuple[ShownPassage, ...] = ()
    card: ShownCard | None = None
    signs: tuple[tuple[Entry, Markup], ...] = ()


def passage_at(book: Book, anchor: str) -> At:
    """A card, a sign, a passage, or a whole chapter."""
    for group in book.card_groups():
        for card in group.cards:
            if card_anchor(card.id) == anchor:
                return At(group.title, card=shown_card(book, card))
    found = tuple(sign for sign in shown_signs(book) if anchor in (sign[0].id, LEGEND))
    if found:
        return At(book.frame("signs"), signs=found)
    return _chapter_at(book, anchor)


def _chapter_at(book: Book, anchor: str) -> At:
    for chapter in book.chapters:
        found = [one for one in chapter.passages if one.anchor == anchor]
        if found or chapter.id == anchor:
            passages = tuple(ShownPassage(one.anchor, marked(book, one.text)) for one in found or chapter.passages)
            return At(chapter.title, passages)
    return At(book.title)
