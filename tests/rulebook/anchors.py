"""Where things may lead to in a book of rules."""

from trois.rulebook.book import Book
from trois.rulebook.outline import card_anchor


def anchors(book: Book) -> set[str]:
    """Every place of the page that something may lead to."""
    found = {passage.anchor for chapter in book.chapters for passage in chapter.passages}
    found |= {chapter.id for chapter in book.chapters}
    found |= {card_anchor(card) for group in book.part.CARDS.values() for card in group}
    return found | {entry.id for entry in [*book.signs(), *book.glossary(), *book.options()]}
