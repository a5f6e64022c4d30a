"""`trois games` and `trois cards`: what there is, as tables."""

from rich import box
from rich.table import Table
from rich.text import Text as Ink

from trois import games
from trois.core.data import Json
from trois.core.game import AnyGame
from trois.core.options import Option, as_word
from trois.games import area
from trois.terminal.screen import BAD, CHOICE, DIM
from trois.text import FALLBACK, Text, certainty
from trois.text.voice import capital


def games_table(text: Text) -> Table:
    """A line for each game, and below it one for each option and each choice of it."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for name in ("name", "seats", "title"):
        table.add_column(text(f"terminal.games.{name}"), no_wrap=name != "title")
    for name in games.names():
        game = games.get(name)
        table.add_row(Ink(name, CHOICE), f"{game.fewest_seats}-{game.most_seats}", _title(game, text))
        for option in game.options:
            _add_option(table, game, option, text)
        table.add_section()
    return table


def _title(game: AnyGame, text: Text) -> Ink:
    key = f"{area(game.name)}.about"
    return Ink.assemble((game.title, "bold"), f". {text(key)}" if text.has(key) else "")


def _add_option(table: Table, game: AnyGame, option: Option, text: Text) -> None:
    key = f"{area(game.name)}.option.{option.name}"
    table.add_row(Ink(f"  {option.name}=", CHOICE), "", text(f"{key}.about"))
    for choice in option.choices:
        word = as_word(choice)
        default = f" ({text('terminal.games.default')})" if choice == option.default else ""
        table.add_row(f"    {word}", "", Ink(text(f"{key}.{word}") + default, DIM))


# Cards


class CardRow:
    """Printed numbers that stand together: where, which, how we know them."""

    def __init__(self, where: str, data: dict[str, Json], printed: dict[str, Json]) -> None:
        self.where = where
        self.source = str(data.get("source", ""))
        self.sources = certainty.sources(data)
        self.certainty = certainty.certainty(data, printed)
        self.parts = {key: _words(value) for key, value in certainty.numbers(data).items()}
        self.nested = {key for key, value in certainty.numbers(data).items() if _is_nested(value)}
        """What has parts of its own, such as an effect: it can be told in the words of the file only."""
        corrected = [key for key, told in self.certainty.items() if told == certainty.CORRECTED]
        self.changed = "; ".join(f"{key} {_words(printed[key])}" for key in corrected)
        """The numbers that the owner has corrected, as they were."""

    def ink_in(self, named: "Named") -> Ink:
        """`hire ~3` where the 3, or some of it, is reconstructed; what the owner has corrected stands out."""
        return Ink("; ").join(self._part(key, named) for key in self.parts)

    def _part(self, key: str, named: "Named") -> Ink:
        sure = self.certainty[key]
        mark = "~" if sure == certainty.RECONSTRUCTED else ""
        if key in self.nested:
            told = named.nested(key, f"{mark}{self.parts[key]}")
        else:
            told = f"{named.key(key)} {mark}{named.value(self.parts[key], key, self.where)}"
        return Ink(told, CHOICE if sure == certainty.CORRECTED else "")


def _words(value: Json) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_words(item)}" for key, item in value.items())
    if isinstance(value, list) and value and isinstance(value[0], list):
        return " ".join(str(item) for item in value)
    if isinstance(value, list):
        return (" + " if value and isinstance(value[0], dict) else " ").join(_words(item) for item in value)
    return as_word(value) if isinstance(value, bool) else str(value)


def _is_nested(value: Json) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(item, dict) for item in value))


def card_rows(game: AnyGame, changes: dict[str, Json], where: str) -> list[CardRow]:
    """Every table of the cards that tells a source, with the owner's changes."""
    printed = certainty.card_rows(game.card_tree({}, "cards"))
    changed = certainty.card_rows(game.card_tree(changes, where))
    return [CardRow(place, row, printed[place]) for place, row in changed.items()]


def cards_table(game: AnyGame, changes: dict[str, Json], where: str, text: Text) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for name in ("what", "numbers", "source"):
        table.add_column(text(f"terminal.cards.{name}"))
    named = Named(game, text)
    for row in card_rows(game, changes, where):
        table.add_row(named.place(row.where), row.ink_in(named), _source(row, named, text))
    return table


class Named:
    """The words of a cards file as people say them, beside those that the file itself has."""

    def __init__(self, game: AnyGame, text: Text) -> None:
        self.game = game
        self.text = text

    def place(self, where: str) -> str:
        """`Artigiano (activity artisan)`: the file's own words lead to the row."""
        *kinds, last = where.split(" ")
        name = self.word(last)
        if name == last and self.has(kinds[-1]):
            name = self.word(kinds[-1])
        return where if self.text.language == FALLBACK else f"{capital(name)} ({where})"

    def key(self, key: str) -> str:
        """What a number is called, with its key where that is another word."""
        name = self._name(key)
        return key if self.text.language == FALLBACK or name == key else f"{name} ({key})"

    def nested(self, key: str, words: str) -> str:
        """All that is the file's own in brackets: `effetto (effect: do gain, n 3)`."""
        return f"{key} {words}" if self.text.language == FALLBACK else f"{self._name(key)} ({key}: {words})"

    def _name(self, key: str) -> str:
        known = f"draw.number.{key}"
        return self.text.get(known, self.word(key))

    def value(self, value: str, key: str, where: str) -> str:
        """Yes, no and the game's words; a phrase by the text of its row; the rest is the file's own."""
        answers = {"true": "web.frame.yes", "false": "web.frame.no"}
        phrase = f"{area(self.game.name)}.{key}.{where.rpartition(' ')[2]}"
        if self.text.language == FALLBACK:
            return value
        if self.text.has(phrase):
            return self.text(phrase)
        words = [self.text(answers[word]).lower() if word in answers else self.word(word) for word in value.split(" ")]
        return " ".join(words)

    def has(self, word: str) -> bool:
        return self.text.has(f"terminal.row.{word}")

    def word(self, word: str) -> str:
        key = f"terminal.row.{word}"
        return self.text(key) if self.has(word) else self.text.word(self.game.name, word)


def _source(row: CardRow, named: Named, text: Text) -> Ink:
    """The row's source, then the numbers that have another one."""
    if row.changed:
        return Ink(text("terminal.cards.changed", old=row.changed), CHOICE)
    told = _source_word(row.source, text)
    for source in dict.fromkeys(row.sources.values()):
        keys = text.listed(named.key(key) for key, own in row.sources.items() if own == source)
        told = Ink.assemble(told, f"; {text('voice.heading', title=keys)} ", _source_word(source, text))
    return told


def _source_word(source: str, text: Text) -> Ink:
    """A source may add a remark after a colon, in English."""
    word, colon, remark = source.partition(":")
    key = f"terminal.source.{word}"
    told = text.get(key, word)
    return Ink(
        told + colon + remark if text.language == FALLBACK else told, BAD if word == certainty.RECONSTRUCTED else DIM
    )
