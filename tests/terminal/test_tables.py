"""`trois cards`: each number with its source."""

from io import StringIO

from rich.console import Console

import trois
from trois.core.data import Json
from trois.terminal.tables import card_rows, cards_table
from trois.text import Text


def shown_with(changes: dict[str, Json]) -> str:
    """The table of Troyes in one line, without its columns."""
    file = StringIO()
    table = cards_table(trois.games.get("troyes"), changes, "my.toml", Text())
    Console(file=file, width=240, markup=False, highlight=False, color_system=None).print(table)
    return " ".join(file.getvalue().split())


def test_each_number_tells_its_source_and_reconstructed_ones_are_marked() -> None:
    shown = shown_with({})
    assert (
        "activity merchant colour yellow; period 1; hire 4; vp ~2 1; divisor 2; delayed false; effect do exchange, deniers 2 "
        "~ reconstructed; effect, hire, divisor: rulebook; vp: rulebook: 2 on the first space" in shown
    )
    assert "activity artisan colour yellow; period 1; hire ~3; vp ~1 1; divisor ~4; delayed false" in shown
    assert "board wages palace 2; bishopric 1; city_hall 0 rulebook" in shown
    assert "board bishopric rows [1, 2, 3] [4, 5, 6]; spaces 3 deduced" in shown


def test_every_row_of_the_cards_tells_a_source() -> None:
    rows = card_rows(trois.games.get("troyes").card_tree({}, "cards"))
    assert len(rows) == 7 + 1 + 27 + 13 + 6
    assert all(row.source for row in rows)


def test_corrected_numbers_are_shown_with_the_printed_ones() -> None:
    shown = shown_with({"activity": [{"id": "merchant", "hire": 6}]})
    assert (
        "hire 6; vp 2 1; divisor 2; delayed false; effect do exchange, deniers 2 changed by your file; printed: hire 4"
        in shown
    )
