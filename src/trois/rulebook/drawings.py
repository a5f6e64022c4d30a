"""The drawings of a book: the parts of the board that an example shows, and the pictures of cards."""

from collections.abc import Iterator, Mapping

from trois import draw
from trois.draw.callouts import Spot, with_callouts
from trois.draw.frames import MEDIUM, PHONE
from trois.draw.layout import standalone
from trois.draw.marks import Marks
from trois.draw.pictures import box, portrait
from trois.draw.shapes import Part
from trois.rulebook.book import Book, Figure
from trois.rulebook.examples import NAMES, Example
from trois.text import Text
from trois.text.voice import voice_of


def board_parts(example: Example, text: Text, ending: str = "") -> list[Part]:
    """The parts of the board an example shows; their ids end so, for a page that shows several examples."""
    voice, marks = voice_of(example.view, text, NAMES), Marks(ending=ending)
    drawn = {part.name: part for frame in (MEDIUM, PHONE) for part in draw.parts(voice, {}, frame, marks)}
    return [drawn[part] for part in example.parts]


def figure_part(figure: Figure, text: Text) -> Part:
    """A figure between the names of what is on it."""
    parts = {part.name: part for part in _figure_parts(figure, text)}
    shown = _shown_part(figure, parts)
    spots = []
    for entry, point in zip(figure.entries, figure.outline.points, strict=True):
        part = parts[point.part]
        x, y = part.x + point.x * part.width, part.y + point.y * part.height
        spots.append(Spot(entry.name, x - shown.x, y - shown.y))
    return with_callouts(shown, spots)


def _figure_parts(figure: Figure, text: Text) -> list[Part]:
    """Its ids end with its own name."""
    marks = Marks(ending=f"-{figure.outline.id}")
    return draw.parts(voice_of(figure.example.view, text, NAMES), {}, MEDIUM, marks)


def _shown_part(figure: Figure, parts: Mapping[str, Part]) -> Part:
    """The one part it shows, or the whole board."""
    if figure.example.parts:
        return parts[figure.example.parts[0]]
    body = "".join(part.placed for part in parts.values())
    return Part(figure.outline.id, figure.title, MEDIUM.height, body, frozenset(), MEDIUM.width)


def files(book: Book) -> Iterator[tuple[str, str]]:
    """Every drawing of a book as a file of its own: its name, and the SVG."""
    for chapter in book.chapters:
        for figure in chapter.figures:
            yield figure_file(book, figure), _alone(book, figure_part(figure, book.text))
        for told in chapter.examples:
            for part in board_parts(told.example, book.text):
                yield board_file(book, told.example, part.name), _alone(book, part)
    for card in {book.picture(card.id) for group in book.card_groups() for card in group.cards}:
        _, _, wide, high = box(book.game.name)
        yield (
            card_file(book, card),
            standalone(portrait(book.game.name, card), wide, high, "", book.game.name, dark=False),
        )


def _alone(book: Book, part: Part) -> str:
    return standalone(part.body, part.width, part.height, part.safe_title, book.game.name, dark=False)


def figure_file(book: Book, figure: Figure) -> str:
    return f"{book.game.name}/{figure.outline.id}.{book.text.language}.svg"


def board_file(book: Book, example: Example, part: str) -> str:
    return f"{book.game.name}/{example.name}-{part}.{book.text.language}.svg"


def card_file(book: Book, picture: str) -> str:
    return f"{book.game.name}/{picture.replace(' ', '-')}.svg"
