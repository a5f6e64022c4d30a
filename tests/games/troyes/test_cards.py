"""The printed numbers: sources, corrections, and refusals that name the place."""

import pytest

import trois.core.cards
from tests.games.troyes.table import GAME, table, texts
from trois.core.data import Json
from trois.core.errors import BadCards
from trois.games.troyes.cards import cards_for
from trois.games.troyes.vocabulary import FIRSTS, VOCABULARY


def changed(kind: str, name: str, **values: Json) -> dict[str, Json]:
    return {kind: [{"id": name, **values}]}


def test_every_row_names_its_source() -> None:
    tree = GAME.card_tree({}, "cards")
    for kind in ("activity", "event", "character"):
        rows = tree[kind]
        assert isinstance(rows, list)
        for row in rows:
            assert isinstance(row, dict)
            assert row["source"] in {"rulebook", "public", "deduced", "reconstructed"}


def test_a_corrected_number_is_played_with() -> None:
    changes = changed("activity", "merchant", hire=9)
    assert cards_for(changes).hire[1] == 9
    assert cards_for(changes) is cards_for(changed("activity", "merchant", hire=9))
    match = table({0: "Y6"}, activities="merchant", deniers=[8], changes=changes)
    assert "activate merchant" not in texts(match)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (changed("activity", "merchant", divisor=0), "my.toml: activity[1]: divisor: 0 is not between 1 and 18"),
        (changed("activity", "merchant", colour="red"), "my.toml: activity[1]: colour: expected 'yellow'"),
        (changed("activity", "merchant", vp=[1]), "my.toml: activity[1]: vp: expected 2 values, found 1"),
        (changed("activity", "merchant", delayed=True), "my.toml: activity[1]: delayed: "),
        (changed("activity", "mercant", hire=1), "my.toml: activity: unknown id 'mercant'"),
        (changed("event", "war", copies=2), "my.toml: event[3]: copies: 2 is not between 1 and 1"),
        (changed("event", "war", flags=0), "my.toml: event[3]: flags: 0 is not between 1 and 10"),
        (changed("event", "heresy", colour="blue"), "my.toml: event[10]: colour: 'blue' is not one of"),
        (changed("event", "war", calls="yellow"), "my.toml: event[3]: calls: expected 'white'"),
        ({"character": [{"id": "henry", "from": [3, 1, 5]}]}, "my.toml: character[5]: from: the steps must rise"),
        ({"board": {"agriculture": {"divisor": 0}}}, "my.toml: board: agriculture: divisor: 0"),
        (
            {"board": {"bishopric": {"rows": [[1, 2, 3], [4, 5]]}}},
            "my.toml: board: bishopric: rows: value 6 has no row",
        ),
        ({"board": {"bishopric": {"spaces": 2}}}, "my.toml: board: bishopric: rows: 2 rows of 2 spaces"),
        ({"board": {"palace": {"spaces": [1, 2, 3, 4, 5]}}}, "my.toml: board: palace: spaces: the Palace"),
        ({"board": {"two_player_neutral": {"palace": [1, 1]}}}, "my.toml: board: two_player_neutral: a space"),
        (
            {"board": {"two_player_neutral": {"bishopric": [[0, 3], [1, 2]]}}},
            "my.toml: board: two_player_neutral: bishopric",
        ),
    ],
)
def test_wrong_numbers_are_refused_with_their_place(changes: dict[str, Json], complaint: str) -> None:
    with pytest.raises(BadCards) as error:
        GAME.card_tree(changes, "my.toml")
    assert complaint in str(error.value)


def test_rows_of_other_shape_are_possible() -> None:
    """Six rows of one space make a Bishopric like the Palace."""
    changes: dict[str, Json] = {
        "board": {
            "bishopric": {"rows": [[1], [2], [3], [4], [5], [6]], "spaces": 1},
            "two_player_neutral": {"bishopric": [[0, 0], [5, 0]]},
        }
    }
    assert cards_for(changes).row_start[1] == [-1, 6, 7, 8, 9, 10, 11]


def test_the_first_actions_of_the_blocks_are_those_of_the_table() -> None:
    assert [block.first for block in VOCABULARY.blocks] == FIRSTS
    assert len(VOCABULARY) == 324


def test_the_digest_changes_with_a_number() -> None:
    tree = GAME.card_tree(changed("activity", "merchant", hire=9), "cards")
    assert trois.core.cards.digest(tree) != trois.core.cards.digest(GAME.card_tree({}, "cards"))
