"""Whole numbers of any kind are numbers; what is none, or out of range, is told in one sentence."""

from typing import Any

import pytest

import trois
from trois.core.errors import BadOption, IllegalAction


class Whole:
    """A number that is no `int`, as NumPy's are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def kinds() -> list[Any]:
    numpy = pytest.importorskip("numpy", reason="NUMPY IS NOT INSTALLED: its integers are not tested")
    return [Whole, numpy.int8, numpy.uint16, numpy.int64, numpy.array]


def test_every_kind_of_integer() -> None:
    plain = trois.new("troyes-dice", 2, seed=5)
    first = plain.legal(0)[0]
    plain.push(0, first)
    for kind in kinds():
        match = trois.new("troyes-dice", kind(2), seed=kind(5))
        assert (match.legal(kind(0)), match.texts(kind(0))) == (match.legal(0), match.texts(0))
        assert match.view(kind(1)) == match.view(1)
        match.preview(kind(0), kind(first))
        match.push(kind(0), kind(first))
        assert match == plain
        assert match.events(kind(0)) == plain.events(0)
        assert match.asked(kind(0)) == 1
        assert match.can_undo(kind(0))
        match.undo(kind(0))
        assert match.asked(0) == 0
        assert trois.replay(plain.record(), at=kind(0), seed=kind(3)).asked(0) == 0
        assert trois.load(plain.position(), seed=kind(3)).position() == plain.position()


@pytest.mark.parametrize("wrong", [1.0, True, "1", None, [1]])
def test_nothing_else_is_one(wrong: Any) -> None:
    match = trois.new("troyes-dice", 2, seed=5)
    shown = repr(wrong)
    with pytest.raises(IllegalAction) as told:
        match.legal(wrong)
    assert str(told.value) == f"a seat is a whole number, not {shown}"
    if not isinstance(wrong, str):
        with pytest.raises(IllegalAction) as told:
            match.push(0, wrong)
        assert str(told.value) == f"an action is a whole number, not {shown}"
    with pytest.raises(BadOption) as asked:
        trois.new("troyes-dice", wrong)
    assert str(asked.value) == f"the number of seats is a whole number, not {shown}"
    if wrong is not None:
        with pytest.raises(BadOption) as asked:
            trois.new("troyes-dice", 2, seed=wrong)
        assert str(asked.value) == f"a seed is a whole number, not {shown}"


def test_numpy_floats_and_lists_are_none() -> None:
    numpy = pytest.importorskip("numpy", reason="NUMPY IS NOT INSTALLED: its floats are not tested")
    match = trois.new("troyes-dice", 2, seed=5)
    for wrong in (numpy.float32(1), numpy.array([1]), numpy.array(1.0), numpy.True_):
        with pytest.raises(IllegalAction, match="an action is a whole number, not"):
            match.push(0, wrong)


def test_a_mistyped_action_is_answered_with_what_was_meant() -> None:
    match = trois.new("troyes-dice", 2, seed=5)
    with pytest.raises(IllegalAction) as told:
        match.push(0, "tkae 4")
    assert str(told.value) == "no action is called 'tkae 4'; did you mean: take 4, take 3, take 2"
    with pytest.raises(IllegalAction) as told:
        match.push(0, "xyzzy")
    assert str(told.value) == "no action is called 'xyzzy'"


@pytest.mark.parametrize("at", [99999, -2])
def test_a_record_ends_where_it_ends(at: int) -> None:
    match = trois.new("troyes-dice", 2, seed=5)
    match.push(0, match.legal(0)[0])
    count = len(match.line)
    with pytest.raises(BadOption) as told:
        trois.replay(match.record(), at=at)
    said = f"the record has {count} decisions: `at` goes from 0 to {count} (-1: all of them), not {at}"
    assert str(told.value) == said
