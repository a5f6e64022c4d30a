"""A book as Markdown, for the documentation. Written by `trois rules GAME --markdown`; `make rulebook` writes them all."""

from typing import Final

from trois.rulebook.book import Book, CaptionedExample, CardGroup, Chapter, Entry, Figure
from trois.rulebook.drawings import board_file, card_file, figure_file
from trois.rulebook.examples import NAMES
from trois.text.chips import chip_words
from trois.text.log import sentences
from trois.text.signs import plain_signs

NOTE: Final = "<!-- Written by `make rulebook` from src/trois/rulebook and src/trois/text: change it there. -->"


def markdown(book: Book, pictures: str = "") -> str:
    """`pictures`: the folder of the drawings (`drawings.files`), as an address; without it there are words alone."""
    parts = [NOTE, f"# {book.frame('title', game=book.title)}", _contents(book)]
    parts += [_chapter(book, chapter, pictures) for chapter in book.chapters]
    parts += [_cards(book, pictures), _signs(book), _glossary(book)]
    return "\n\n".join(parts) + "\n"


def _contents(book: Book) -> str:
    return "\n".join(f"{chapter.number}. [{chapter.title}](#{chapter.id})" for chapter in book.chapters)


def _chapter(book: Book, chapter: Chapter, pictures: str) -> str:
    parts = [f'<a id="{chapter.id}"></a>\n\n## {chapter.number}. {chapter.title}']
    if chapter.outline.block == "round":
        parts.append("\n".join(f"{n}. {_headed_text(book, phase)}" for n, phase in enumerate(book.phases(), 1)))
    for passage in chapter.passages:
        parts.append(f'<a id="{passage.anchor}"></a>{_plain(book, passage.text)}')
        parts += [_example(book, passage.told, pictures)] if passage.told else []
    if chapter.outline.block == "options":
        parts += [f"- {_headed_text(book, option)}" for option in book.options()]
    parts += [_figure(book, figure, pictures) for figure in chapter.figures]
    parts += [_example(book, chapter.told, pictures)] if chapter.told else []
    return "\n\n".join(parts)


def _figure(book: Book, figure: Figure, pictures: str) -> str:
    """The picture with its numbers, and what they are."""
    drawn = [f"![{figure.title}]({pictures}/{figure_file(book, figure)}){{ .figure }}"] if pictures else []
    rows = [f"{n}. {_plain(book, entry.text)}" for n, entry in enumerate(figure.entries, 1)]
    return "\n\n".join([f'<a id="{figure.outline.id}"></a>\n\n### {figure.title}', *drawn, "\n".join(rows)])


def _headed_text(book: Book, entry: Entry) -> str:
    return f"**{book.text('voice.heading', title=entry.name)}** {entry.text}"


def _plain(book: Book, said: str) -> str:
    return plain_signs(said, book.game.name, book.text)


def _example(book: Book, told: CaptionedExample, pictures: str) -> str:
    example = told.example
    boards = [f"![]({pictures}/{board_file(book, example, part)}){{ .example }}" for part in example.parts if pictures]
    lines = [f"**{book.frame('example')}.** {told.caption}"]
    lines.append(f"{book.frame('decides', name=NAMES[example.seat])} {' → '.join(example.decisions(book.text))}")
    lines += [f"- {line}" for line in sentences(example.game, example.events, NAMES, book.text)]
    return (
        "\n>\n> ".join(["> " + lines[0], *boards, *lines[1:2]]) + "\n>\n" + "\n".join(f"> {line}" for line in lines[2:])
    )


def _cards(book: Book, pictures: str) -> str:
    heading = f'<a id="all-cards"></a>\n\n## {book.frame("all-cards")}'
    return "\n\n".join([heading, *(_group(book, group, pictures) for group in book.card_groups())])


def _group(book: Book, group: CardGroup, pictures: str) -> str:
    rows = [f"| {book.frame('card')} | {book.frame('numbers')} | {book.frame('effect')} |", "|---|---|---|"]
    for card in group.cards:
        numbers = [chip_words(book.voice, chip) for chip in card.chips] + [_plain(book, book.facts(card.id))]
        told = " · ".join(number for number in numbers if number)
        drawn = f"![]({pictures}/{card_file(book, book.picture(card.id))}){{ .card }}<br>" if pictures else ""
        rows.append(f"| {drawn}**{card.name}** | {told} | {card.full or _plain(book, card.short)} |")
    legend = f"{_plain(book, group.legend)}\n\n" if group.legend else ""
    return f"### {group.title}\n\n{legend}" + "\n".join(rows)


def _signs(book: Book) -> str:
    return f"## {book.frame('signs')}\n\n" + "\n".join(f"- `{sign.name}` {sign.text}" for sign in book.signs())


def _glossary(book: Book) -> str:
    entries = [f"- **{entry.name}** – {_plain(book, entry.text)}" for entry in book.glossary()]
    return f"## {book.frame('glossary')}\n\n" + "\n".join(entries)
