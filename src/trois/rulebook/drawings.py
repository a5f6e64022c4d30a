"""The drawings of a book: the parts of the board that an example shows, and the pictures of cards."""

from collections.abc import Iterator

from trois import draw
from trois.draw.frames import MEDIUM, PHONE
from trois.draw.layout import standalone
from trois.draw.marks import Marks
from trois.draw.pictures import box, portrait
from trois.draw.shapes import Part
from trois.rulebook.book import Book
from trois.rulebook.examples import NAMES, Example
from trois.text import Text
from trois.text.voice import voice_of


def board_parts(example: Example, text: Text, ending: str = "") -> list[Part]:
    """The parts of the board an example shows; their ids end so, for a page that shows several examples."""
    voice, marks = voice_of(example.view, text, NAMES), Marks(ending=ending)
    drawn = {part.name: part for frame in (MEDIUM, PHONE) for part in draw.parts(voice, {}, frame, marks)}
    return [drawn[part] for part in example.parts]


def files(book: Book) -> Iterator[tuple[str, str]]:
    """Every drawing of a book as a file of its own: its name, and the SVG."""
    for chapter in book.chapters:
        if chapter.example is not None:
            for part in board_parts(chapter.example, book.text):
                drawn = standalone(part.body, part.width, part.height, part.safe_title, book.game.name, dark=False)
                yield board_file(book, chapter.example, part.name), drawn
    for card in {book.picture(card.id) for group in book.card_groups() for card in group.cards}:
        _, _, wide, high = box(book.game.name)
        yield (
            card_file(book, card),
            standalone(portrait(book.game.name, card), wide, high, "", book.game.name, dark=False),
        )


def board_file(book: Book, example: Example, part: str) -> str:
    return f"{book.game.name}/{example.name}-{part}.{book.text.language}.svg"


def card_file(book: Book, picture: str) -> str:
    return f"{book.game.name}/{picture.replace(' ', '-')}.svg"
