"""The pieces that encoders are made of."""

from trois.env.compiled.encoding import (
    BITS,
    BLANK,
    HOT,
    add_by_digits,
    add_counts,
    bit_names,
    clip,
    flag,
    flags,
    number,
    numbers,
    places,
)


def test_a_code_is_held_within_its_range() -> None:
    assert [clip(value, 6) for value in (-1, 0, 5, 6, 7)] == [0, 0, 5, 6, 6]


def test_tables() -> None:
    assert HOT[3] == [b"\1\0\0", b"\0\1\0", b"\0\0\1"]
    assert BLANK[4] == b"\0\0\0\0"
    assert BITS[3][0b110] == b"\0\1\1"
    assert len(BITS[9]) == 512


def test_numbers_are_counted_up_to_a_limit() -> None:
    parts = [b"\7"]
    add_counts([4, 1, 4, 4], 2, [bytes(length) for length in range(7)], parts)
    assert b"".join(parts) == b"\7" + bytes([0, 1, 0, 0, 2, 0])


def test_numbers_are_looked_up_in_groups_by_their_digits() -> None:
    table = [bytes([key]) for key in range(16)]
    parts = [b"\7"]
    add_by_digits([-1, 0, 2, 1, 0, -1], -1, 4, 2, table, parts)
    assert b"".join(parts) == bytes([7, 1, 4 * 3 + 2, 4])


def test_groups() -> None:
    made = [
        number("round", 9, 1),
        numbers("purse", ["red", "blue"], 60),
        flag("over"),
        flags("card", ["a"]),
        places("at", 2),
    ]
    assert [(group.name, list(group.words), group.low, group.high) for group in made] == [
        ("round", [""], 1, 9),
        ("purse", ["red", "blue"], 0, 60),
        ("over", [""], 0, 1),
        ("card", ["a"], 0, 1),
        ("at", ["0", "1"], 0, 1),
    ]
    assert bit_names(2) == ["bit0", "bit1"]
