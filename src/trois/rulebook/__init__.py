"""The rules of a game as a book that browser, terminal and documentation show alike.

What is in a book is data. `rulebook/<game>/book.toml` lists chapters and passages, the rows of `docs/rules/<game>.md`
that each passage tells, and the questions and things on the board that lead to it. The words are in
`text/<language>/rules/<game>.toml`, with places for printed numbers (`{hire}`): a book of corrected cards says the
corrected ones. Cards are told by the voice. A worked example is a position with some decisions, played by the engine.

A game's part of this layer gives `numbers(changes)` for the places, `CARDS` by group, `PHASES` (the cards whose
pictures stand for the phases of a round) and `SIGNS` for the legend.
"""

from trois.rulebook.book import Book, Chapter, Entry, Passage, book_of, has_book
from trois.rulebook.outline import Outline, outline_of

__all__ = ["Book", "Chapter", "Entry", "Outline", "Passage", "book_of", "has_book", "outline_of"]
