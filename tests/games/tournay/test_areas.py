"""Where a district may grow. Rules: Playing a card."""

from trois.games.tournay.rules.areas import LINE, WORDS, buildable, fits, holds_together, members


def mask(*words: str) -> int:
    return sum(1 << WORDS.index(word) for word in words)


def words(areas: int) -> set[str]:
    return {WORDS[area] for area in members(areas)}


def test_the_first_card_lies_in_the_middle() -> None:
    assert words(buildable(0)) == {"c3"}


def test_a_new_area_touches_a_used_one_by_a_side() -> None:
    assert words(buildable(mask("c3"))) == {"c3", "b3", "d3", "c2", "c4"}


def test_a_district_spans_at_most_three_rows_and_three_columns() -> None:
    row = mask("c3", "d3", "e3")
    assert words(buildable(row)) == {"c3", "d3", "e3"} | {f"{column}{r}" for column in "cde" for r in "24"}
    column = mask("c3", "c2", "c1")
    assert words(buildable(column)) == {"c1", "c2", "c3"} | {f"{c}{row}" for c in "bd" for row in "123"}


def test_a_full_district_only_covers_and_replaces() -> None:
    full = mask(*(f"{column}{row}" for column in "bcd" for row in "345"))
    assert buildable(full) == full


def test_districts_that_do_not_fit_or_hold_together() -> None:
    assert not fits(mask("a3", "b3", "c3", "d3"))
    assert not fits(mask("c1", "c2", "c3", "c4"))
    assert fits(mask("a1", "c3"))
    assert not holds_together(mask("c3", "d4"))
    assert not holds_together(mask("d3"))
    assert holds_together(mask("c3", "d3", "d4"))


def test_a_line_is_the_rest_of_the_row_and_column() -> None:
    assert words(LINE[WORDS.index("c3")]) == {"a3", "b3", "d3", "e3", "c1", "c2", "c4", "c5"}
