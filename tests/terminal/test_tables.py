"""`trois cards`: each number with its source."""

import re
from io import StringIO

import pytest
from rich.console import Console

import trois
from trois.core.data import Json
from trois.draw import explaining
from trois.terminal.tables import Named, card_rows, cards_table
from trois.text import Text
from trois.text.voice import voice_of


def shown_with(changes: dict[str, Json]) -> str:
    """The table of Troyes in one line, without its columns."""
    file = StringIO()
    table = cards_table(trois.games.get("troyes"), changes, "my.toml", Text())
    Console(file=file, width=240, markup=False, highlight=False, color_system=None).print(table)
    return " ".join(file.getvalue().split())


def test_each_number_tells_its_source_and_reconstructed_ones_are_marked() -> None:
    shown = shown_with({})
    assert (
        "activity merchant colour yellow; period 1; hire 4; vp 2 1; divisor 2; delayed false; effect do exchange, deniers 2 "
        "~ reconstructed; effect, hire and divisor: rulebook; vp: rulebook: 2 on the first space" in shown
    )
    assert "activity artisan colour yellow; period 1; hire ~3; vp ~1 1; divisor ~4; delayed false" in shown
    assert "board wages palace 2; bishopric 1; city_hall 0 rulebook" in shown
    assert "board bishopric rows [1, 2, 3] [4, 5, 6]; spaces 3 deduced" in shown


def test_every_row_of_the_cards_tells_a_source() -> None:
    rows = card_rows(trois.games.get("troyes"), {}, "cards")
    assert len(rows) == 7 + 1 + 27 + 13 + 6
    assert all(row.source for row in rows)


def test_corrected_numbers_are_shown_with_the_printed_ones() -> None:
    shown = shown_with({"activity": [{"id": "merchant", "hire": 6}]})
    assert (
        "hire 6; vp 2 1; divisor 2; delayed false; effect do exchange, deniers 2 changed by your file; printed: hire 4"
        in shown
    )
    shown = shown_with({"activity": [{"id": "artisan", "hire": 6}]})
    assert (
        "hire 6; vp ~1 1; divisor ~4; delayed false; effect do exchange, pay_influence 1, changed by your file; printed: hire 3"
        in shown
    )


def marked_in_the_list(game: str, changes: dict[str, Json]) -> dict[str, set[str]]:
    """By card the numbers that the list of the terminal marks with ~."""
    rows = card_rows(trois.games.get(game), changes, "my.toml")
    return {
        row.where.split()[-1]: {
            part.split()[0]
            for part in row.ink_in(Named(trois.games.get(game), Text())).plain.split("; ")
            if " ~" in part
        }
        for row in rows
    }


def marked_on_the_board(game: str, changes: dict[str, Json]) -> dict[str, set[str]]:
    """By card the numbers that the explanation on the board calls reconstructed."""
    speaker = voice_of(trois.new(game, 2, 1, cards=changes).view(0), Text(), ["Ada", "Bo"])
    words = {Text()(f"draw.number.{key}"): key for key in NUMBERS}
    found: dict[str, set[str]] = {}
    for row in card_rows(trois.games.get(game), {}, "cards"):
        card = row.where.split()[-1]
        told = explaining.title(speaker.card(COPIES.get(card, card)), "en")
        _, _, numbers = told.partition("Reconstructed: ")
        found[card] = {words[word] for word in re.split(", | and ", numbers.partition(".")[0]) if word}
    return found


COPIES = {"brigands": "brigands-1", "skirmishes": "skirmishes-2"}
NUMBERS = ("hire", "vp", "divisor", "flags", "cost", "pp", "effects", "circles", "faces", "colour")


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("troyes", {}),
        ("troyes-dice", {}),
        ("tournay", {}),
        ("troyes", {"activity": [{"id": "artisan", "hire": 4}], "marauding": {"vp": [3, 1]}}),
        ("tournay", {"card": [{"id": "yellow1.mill", "pp": 2}]}),
    ],
)
def test_list_and_board_mark_the_same_numbers_of_every_card(game: str, changes: dict[str, Json]) -> None:
    listed = marked_in_the_list(game, changes)
    assert listed == marked_on_the_board(game, changes)
    assert len(listed) == {"troyes": 54, "troyes-dice": 37, "tournay": 93}[game]
    assert any(listed.values())
