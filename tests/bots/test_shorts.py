from pathlib import Path

import pytest

from trois.bots.troyes_dice import features, weights
from trois.bots.troyes_dice.shorts import read_shorts, write_shorts


def test_numbers_come_back_rounded_to_parts_of_the_unit(tmp_path: Path) -> None:
    path = tmp_path / "numbers.bin"
    write_shorts(path, 100.0, [1.17, -0.08, 2.004, -327.68])
    assert path.read_bytes() == b"\x75\x00\xf8\xff\xc8\x00\x00\x80"
    assert read_shorts(path, 100.0) == [1.17, -0.08, 2.0, -327.68]


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OverflowError):
        write_shorts(tmp_path / "numbers.bin", 100.0, [327.68])


def test_the_weights_of_troyes_dice_are_complete() -> None:
    table = weights.table()
    assert [len(row) for row in table] == [features.COUNT] * (len(weights.KNOTS) - 1)
    assert table[0][:3] == [1.17, -0.08, -0.13]
