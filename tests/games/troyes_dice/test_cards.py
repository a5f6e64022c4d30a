"""The printed numbers: what may be changed, and records from before some of them stood in the file."""

import pytest

import trois
from tests.games.troyes_dice.table import gains, sheet, table
from trois.core.cards import digest, digests
from trois.core.errors import BadCards
from trois.core.record import checksum
from trois.records.replay import carried_over

GAME = trois.games.get("troyes-dice")
FIRST_DIGEST = "2892094a1a98aaf9"
"""Of the cards of version 1, when some numbers of the tiles stood in the code."""


def test_the_first_cards_have_their_own_digest_and_that_of_the_first_file() -> None:
    tree = GAME.printed(1)
    assert digests(tree) == [digest(tree), FIRST_DIGEST]


def test_a_record_of_the_first_version_is_replayed() -> None:
    match = trois.new("troyes-dice", 1, seed=5, cards=carried_over(GAME, 1, {}, "cards"), expansion=True)
    while match.pending:
        match.push(0, match.legal(0)[0])
    record = match.record() | {"rules": 1, "card_changes": {}, "cards": FIRST_DIGEST}
    record["checksum"] = checksum(record)
    assert trois.replay(record).scores == match.scores
    record["cards"] = "0" * 16
    record["checksum"] = checksum(record)
    with pytest.raises(trois.core.errors.BadRecord, match="played with other card numbers"):
        trois.replay(record)


def test_what_was_added_is_no_number_to_correct() -> None:
    with pytest.raises(BadCards, match="corrections: added: it cannot be changed"):
        GAME.card_tree({"added": {"tile": []}}, "corrections")


def test_corrected_tiles_change_what_banquets_and_raids_do() -> None:
    changes = {"tile": [{"id": "4", "red": 2, "other": 2}, {"id": "5", "resources": 2}, {"id": "7", "value": 1}]}

    def match_with(tile: int, colour: str) -> trois.Match:
        plain = table(sheet(), dice=(1, 5, 5, 6), black=3, colours=f"{colour}YWR", tiles={0: tile})
        return trois.load({**plain.position(), "card_changes": changes}, seed=1, auto=False)

    match = match_with(4, "R")
    assert gains(match, "take 1", "build fortress 1", "citizen white", "citizen yellow") == {
        "red": 3, "white": 1, "yellow": 1
    }  # fmt: skip
    assert gains(match_with(5, "W"), "take 1", "build cathedral 1") == {"influence": 2, "fortune": 2, "wisdom": 2}
    match = match_with(-7, "R")
    match.push(0, "take 1")
    assert "build palace 4" in match.texts(0)
    assert "build palace 5" not in match.texts(0)
