"""Corrected card numbers: laid over the printed ones, checked, told with file, row and reason."""

from pathlib import Path

import pytest

import trois
from trois.core.cards import digest, merged, parse, read
from trois.core.data import Json
from trois.core.errors import BadCards
from trois.text.certainty import card_rows, certainty, sources

BASE: dict[str, Json] = {
    "board": {"rows": [1, 2], "wages": {"palace": 2}},
    "card": [{"id": "a", "hire": 3, "name": "A"}, {"id": "b", "hire": 4, "name": "B"}],
}


def test_tables_merge_by_key_and_rows_by_id() -> None:
    changes: dict[str, Json] = {"board": {"wages": {"palace": 1}}, "card": [{"id": "b", "hire": 9}]}
    assert merged(BASE, changes, "my.toml") == {
        "board": {"rows": [1, 2], "wages": {"palace": 1}},
        "card": [{"id": "a", "hire": 3, "name": "A"}, {"id": "b", "hire": 9, "name": "B"}],
    }
    assert merged(BASE, {}, "my.toml") == BASE


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"bord": {}}, "my.toml: unknown key 'bord'; known: board, card"),
        ({"board": {"row": []}}, "my.toml: board: unknown key 'row'; known: rows, wages"),
        ({"board": 3}, "my.toml: board: expected a table, found 3"),
        ({"card": [{"id": "c"}]}, "my.toml: card: unknown id 'c'; known: a, b"),
        ({"card": [{"hire": 3}]}, "my.toml: card: a row without an id: {'hire': 3}"),
        ({"card": {"id": "a"}}, "my.toml: card: expected rows, each with its id, found {'id': 'a'}"),
        ({"card": [{"id": "a", "hire": "4"}]}, "my.toml: card 'a': hire: expected a value like 3, found '4'"),
        ({"card": [{"id": "a", "cost": 4}]}, "my.toml: card 'a': unknown key 'cost'; known: id, hire, name"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(changes: dict[str, Json], complaint: str) -> None:
    with pytest.raises(BadCards) as caught:
        merged(BASE, changes, "my.toml")
    assert str(caught.value) == complaint


def test_a_file_that_is_no_toml_says_where() -> None:
    with pytest.raises(BadCards, match=r"my\.toml: .*line 1"):
        parse("hire = = 3", "my.toml")


@pytest.mark.parametrize(
    "text", ["hire = " + "9" * 5000, "hire = " + "[" * 20_000 + "]" * 20_000], ids=["digits", "nested"]
)
def test_a_file_beyond_the_limits_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadCards) as caught:
        parse(text, "my.toml")
    assert str(caught.value) == "my.toml: a number in it is too long, or its brackets are nested too deeply"


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="cannot be read: No such file"):
        read(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadCards, match="it is not UTF-8 text"):
        read(tmp_path / "bad.toml")


def test_a_digest_does_not_depend_on_order() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert digest({"a": 1}) != digest({"a": 2})


def test_a_match_is_played_with_corrected_numbers_and_its_record_carries_them(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text('[sheet]\nstart = { resources = 5 }\n[[plaza]]\nid = "red-white-1"\nfaces = ["red", "red"]\n')
    match = trois.new("troyes-dice", 1, 1, cards=path)
    assert match.view(0)["sheets"][0]["unspent"]["wisdom"] == 5  # type: ignore[index]
    record = match.record()
    assert record["card_changes"] == {
        "sheet": {"start": {"resources": 5}},
        "plaza": [{"id": "red-white-1", "faces": ["red", "red"]}],
    }
    assert record["cards"] != trois.new("troyes-dice", 1, 1).record()["cards"]
    assert trois.replay(record) == match


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"wheel": {"cost": {"fortune": [0, 0, 1]}}}, "cards: wheel: cost: fortune: expected 4 values, found 3"),
        ({"wheel": {"cost": {"fortune": [0, 0, 1, 99]}}}, "cards: wheel: cost: fortune[3]: 99 is not between 0 and 9"),
        (
            {"plaza": [{"id": "red", "faces": ["red", "blue"]}]},
            "cards: plaza[0]: faces[1]: 'blue' is not one of red, yellow, white",
        ),
        ({"plaza": [{"id": "red", "faces": ["red", "white"]}]}, "cards: plaza: no tile has two red faces"),
        (
            {"link": [{"id": "palace-1", "columns": [1, 0]}]},
            "cards: link[3]: columns: 1 and 0 are not neighbours, left before right",
        ),
    ],
)
def test_wrong_numbers_of_troyes_dice_are_refused(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadCards) as caught:
        trois.new("troyes-dice", 1, 1, cards=changes)
    assert str(caught.value) == complaint


# Where a number comes from


def certainties(game: str, place: str, changes: dict[str, Json] | None = None) -> dict[str, str]:
    """By number of a row what is answered, without those that are sure."""
    rules = trois.games.get(game)
    row = card_rows(rules.card_tree(changes or {}, "cards"))[place]
    answers = certainty(row, card_rows(rules.card_tree({}, "cards"))[place])
    return {key: answer for key, answer in answers.items() if answer != "sure"}


@pytest.mark.parametrize(
    ("game", "place", "reconstructed"),
    [
        ("troyes", "activity artisan", ["hire", "vp", "divisor"]),
        ("troyes", "activity merchant", []),
        ("troyes", "activity priest", ["vp"]),
        ("troyes", "event succession-conflict", []),
        ("troyes", "event war", ["flags", "divisor", "vp"]),
        ("troyes", "marauding", ["flags", "vp"]),
        ("troyes", "board bishopric", []),
        ("troyes", "character thibaut", []),
        ("troyes-dice", "plaza red-white-1", ["faces"]),
        ("troyes-dice", "plaza red", []),
        ("troyes-dice", "link palace-1", []),
        ("tournay", "card yellow1.farm", ["colour"]),
        ("tournay", "card yellow1.market", ["pp", "effects"]),
        ("tournay", "card yellow1.mill", ["cost", "pp", "effects"]),
        ("tournay", "card red1.arsenal", []),
        ("tournay", "card yellow3.mint", ["pp"]),
        ("tournay", "card red3.porte-de-la-vigne", ["cost", "pp", "effects"]),
        ("tournay", "event event.riot", ["circles", "effects"]),
        ("tournay", "event event.grande-ducasse", ["colour", "circles"]),
    ],
)
def test_which_numbers_are_reconstructed(game: str, place: str, reconstructed: list[str]) -> None:
    assert certainties(game, place) == dict.fromkeys(reconstructed, "reconstructed")


@pytest.mark.parametrize(
    ("game", "cards", "numbers"), [("troyes", 39, 114), ("troyes-dice", 6, 6), ("tournay", 86, 183)]
)
def test_how_much_is_reconstructed(game: str, cards: int, numbers: int) -> None:
    found = [certainties(game, place) for place in card_rows(trois.games.get(game).card_tree({}, "cards"))]
    assert len([answers for answers in found if answers]) == cards
    assert sum(len(answers) for answers in found) == numbers


def test_what_is_deduced_or_told_with_a_remark_is_no_guess() -> None:
    row: dict[str, Json] = {"id": "a", "hire": 3, "vp": [2, 1], "divisor": 2, "source": "reconstructed"}
    told: dict[str, Json] = {**row, "hire_source": "deduced", "vp_source": "rulebook: 2 first"}
    assert certainty(told, told) == {"hire": "sure", "vp": "sure", "divisor": "reconstructed"}
    guess: dict[str, Json] = {**row, "source": "public", "vp_source": "reconstructed: fits all pictures"}
    assert certainty(guess, guess) == {"hire": "sure", "vp": "reconstructed", "divisor": "sure"}
    assert sources(told) == {"hire": "deduced", "vp": "rulebook: 2 first"}


def test_a_number_the_owner_has_changed_is_corrected_and_no_other_one() -> None:
    hire = card_rows(trois.games.get("troyes").card_tree({}, "cards"))["activity artisan"]["hire"]
    assert isinstance(hire, int)
    changes: dict[str, Json] = {
        "activity": [{"id": "artisan", "hire": hire + 1}],
        "event": [{"id": "war", "black_dice": 1}],
    }
    assert certainties("troyes", "activity artisan", changes) == {
        "hire": "corrected",
        "vp": "reconstructed",
        "divisor": "reconstructed",
    }
    assert certainties("troyes", "event war", changes)["black_dice"] == "corrected"
    same: dict[str, Json] = {"activity": [{"id": "artisan", "hire": hire}]}
    assert certainties("troyes", "activity artisan", same)["hire"] == "reconstructed"
