"""A match keeps the cards it was begun with, also where a later version of the rules has corrected them."""

from pathlib import Path

import pytest

import trois
from tests.play import RandomSeats
from trois.core.cards import difference, digest, merged, of_version
from trois.core.data import Json
from trois.core.errors import BadRecord
from trois.core.match import Match
from trois.core.record import checksum
from trois.games.troyes.cards import BASE
from trois.games.troyes.game import Troyes
from trois.records.replay import replay

Changes = dict[str, Json]
OWNERS: Changes = {"activity": [{"id": "merchant", "hire": 7}]}
BOTH: Changes = {
    "activity": [{"id": "artisan", "hire": 9}, {"id": "merchant", "hire": 7}],
    "board": {"wages": {"palace": 3}},
}


def older_tree() -> dict[str, Json]:
    """Its row for the Artisan tells more of its source than today's."""
    changes: Changes = {"activity": [{"id": "artisan", "hire": 9}], "board": {"wages": {"palace": 3}}}
    tree = merged(BASE, changes, "older")
    rows = tree["activity"]
    assert isinstance(rows, list)
    tree["activity"] = [{**row, "note": "seen in a picture"} for row in rows if isinstance(row, dict)]
    return tree


class Corrected(Troyes):
    """Troyes in a version that has corrected two numbers of the one before."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version += 1

    def printed(self, version: int) -> dict[str, Json]:
        return BASE if version == self.rules_version else older_tree()


@pytest.fixture
def older() -> tuple[Match, dict[str, Json]]:
    """A match with the older cards and the owner's changes, and its record as the older version wrote it."""
    match = RandomSeats(trois.new("troyes", 3, 4, cards=BOTH), 4).finish()
    tree = digest(merged(older_tree(), OWNERS, "record"))
    record = match.record() | {"card_changes": OWNERS, "cards": tree}
    return match, record | {"checksum": checksum(record)}


def test_a_record_is_replayed_with_the_cards_it_was_played_with(older: tuple[Match, dict[str, Json]]) -> None:
    match, record = older
    again = replay(Corrected(), record)  # type: ignore[arg-type]
    assert again.terms.changes == BOTH
    assert again.scores == match.scores
    new = again.record()
    assert replay(Corrected(), new).scores == match.scores  # type: ignore[arg-type]
    assert new["card_changes"] == BOTH


def test_a_record_with_the_digest_of_no_version_is_refused(older: tuple[Match, dict[str, Json]]) -> None:
    record = older[1] | {"cards": digest(merged(BASE, OWNERS, "record"))}
    record["checksum"] = checksum(record)
    with pytest.raises(BadRecord, match="played with other card numbers"):
        replay(Corrected(), record)  # type: ignore[arg-type]


def test_what_differs_are_numbers_not_notes() -> None:
    assert difference(BASE, BASE) == {}
    found = difference(BASE, older_tree())
    assert found == {"board": {"wages": {"palace": 3}}, "activity": [{"id": "artisan", "hire": 9}]}
    assert difference(BASE, merged(BASE, found, "cards")) == found


def test_lists_without_names_differ_as_a_whole() -> None:
    base: Changes = {"link": [{"columns": [0, 1], "amount": 2}], "tile": [1, 2]}
    other: Changes = {"link": [{"columns": [0, 1], "amount": 3}], "tile": [1, 2], "gone": 4}
    assert difference(base, other) == {"link": other["link"]}


def test_the_cards_of_a_version_are_in_the_first_file_that_is_not_older(tmp_path: Path) -> None:
    for name, hire in (("cards", 5), ("cards_v2", 4), ("cards_v4", 3)):
        (tmp_path / f"{name}.toml").write_text(f"hire = {hire}\n")
    found = [of_version(tmp_path / "cards.toml", version, 6)["hire"] for version in range(1, 7)]
    assert found == [4, 4, 3, 3, 5, 5]
