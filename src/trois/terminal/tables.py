"""`trois games` and `trois cards`: what there is, as tables."""

from rich import box
from rich.table import Table
from rich.text import Text as Ink

from trois import games
from trois.core.data import Json
from trois.core.game import AnyGame
from trois.core.options import Option, as_word
from trois.terminal.screen import BAD, CHOICE, DIM
from trois.text import Text, area

RECONSTRUCTED = "reconstructed"
UNSHOWN = ("id", "name", "source", "note")
OWN = "_source"
SURE = ("rulebook", "public", "deduced")
TOLD_BY_RULES = ("colour", "deck", "period", "copies", "black_dice", "calls", "delayed", "counts")
"""What the rulebooks tell of a card even where its other numbers are reconstructed."""


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
    """Printed numbers that stand together: where, which, how we know them.

    A number may have its own source (`hire_source`); otherwise the row's holds. Reconstructed numbers are marked.
    """

    def __init__(self, where: str, data: dict[str, Json]) -> None:
        self.where = where
        self.source = str(data.get("source", ""))
        self.sources = {key.removesuffix(OWN): str(value) for key, value in data.items() if key.endswith(OWN)}
        shown = [key for key in data if key not in UNSHOWN and not key.endswith(OWN)]
        self.parts = {key: _told(data[key]) for key in shown}

    @property
    def numbers(self) -> str:
        return "; ".join(f"{key} {told}" for key, told in self.parts.items())

    @property
    def marked(self) -> str:
        """`hire ~3` where nobody has read the 3, or all of it, off the box."""
        return "; ".join(f"{key} {'~' if self._is_guessed(key) else ''}{told}" for key, told in self.parts.items())

    def _is_guessed(self, key: str) -> bool:
        own = self.sources.get(key, self.source)
        return self.source == RECONSTRUCTED and own not in SURE and key not in TOLD_BY_RULES

    def unlike(self, other: "CardRow") -> str:
        """The numbers that the other row tells differently."""
        return "; ".join(f"{key} {told}" for key, told in self.parts.items() if other.parts.get(key) != told)


def _told(value: Json) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_told(item)}" for key, item in value.items())
    if isinstance(value, list) and value and isinstance(value[0], list):
        return " ".join(str(item) for item in value)
    if isinstance(value, list):
        return (" + " if value and isinstance(value[0], dict) else " ").join(_told(item) for item in value)
    return as_word(value) if isinstance(value, bool) else str(value)


def card_rows(tree: dict[str, Json], where: str = "") -> list[CardRow]:
    """Every table of the tree that tells a source."""
    rows: list[CardRow] = []
    for key, value in tree.items():
        name = f"{where}{key}"
        if isinstance(value, dict):
            rows += [CardRow(name, value)] if "source" in value else card_rows(value, f"{name} ")
        elif isinstance(value, list):
            rows += [CardRow(f"{name} {row['id']}", row) for row in value if isinstance(row, dict)]
    return rows


def cards_table(game: AnyGame, changes: dict[str, Json], where: str, text: Text) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for name in ("what", "numbers", "source"):
        table.add_column(text(f"terminal.cards.{name}"))
    printed = card_rows(game.card_tree({}, "cards"))
    for row, old in zip(card_rows(game.card_tree(changes, where)), printed, strict=True):
        changed = old.unlike(row)
        numbers = Ink(row.numbers, CHOICE) if changed else Ink(row.marked)
        table.add_row(row.where, numbers, _source(row, changed, text))
    return table


def _source(row: CardRow, changed: str, text: Text) -> Ink:
    """The row's source, then the numbers that have another one."""
    if changed:
        return Ink(text("terminal.cards.changed", old=changed), CHOICE)
    told = _source_word(row.source, text)
    for source in dict.fromkeys(row.sources.values()):
        keys = ", ".join(key for key, own in row.sources.items() if own == source)
        told = Ink.assemble(told, f"; {keys}: ", _source_word(source, text))
    return told


def _source_word(source: str, text: Text) -> Ink:
    """A source may add a remark after a colon."""
    word, colon, remark = source.partition(":")
    key = f"terminal.source.{word}"
    return Ink((text(key) if text.has(key) else word) + colon + remark, BAD if word == RECONSTRUCTED else DIM)
