"""Positions that no game can reach are refused, with the reason."""

from typing import Any

import pytest

import trois
from tests.games.troyes_dice.table import sheet, table
from trois.core.errors import BadPosition
from trois.core.match import Match


def position(**changes: Any) -> dict[str, Any]:
    """A plain position of two seats on day 1, changed."""
    return {**table(dice=(1, 3, 3, 6), black=1).position(), **changes}


def load(data: dict[str, Any]) -> Match:
    return trois.load(data, seed=1, auto=False)


def refuses(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        load(data)


def with_sheet(day: int = 1, expansion: bool = False, **changes: Any) -> dict[str, Any]:
    """One seat whose sheet, also as shown, is changed."""
    data = table(sheet(), day=day, tiles={0: 1} if expansion else None).position()
    changed = {**sheet(), **changes}
    return {**data, "sheets": [changed], "shown": [{**changed, "question": "die", "work": []}]}


@pytest.mark.parametrize(("dice", "black"), [((1, 3, 3, 6), 1), ((3, 3, 3, 3), 0), ((1, 2, 3, 6), 3)])
def test_the_black_die_lies_before_its_equals(dice: tuple[int, ...], black: int) -> None:
    assert load(position(dice=list(dice), black=black)).pending == [0, 1]


@pytest.mark.parametrize(("dice", "black"), [((1, 3, 3, 6), 2), ((3, 3, 3, 3), 1), ((3, 3, 3, 3), 3)])
def test_a_black_die_behind_an_equal_is_refused(dice: tuple[int, ...], black: int) -> None:
    refuses(position(dice=list(dice), black=black), "black: the black 3 must lie before clear dice of the same value")


def test_nobody_has_circled_fewer_than_the_three_of_the_start() -> None:
    none = {"influence": 0, "fortune": 3, "wisdom": 3}
    refuses(with_sheet(circled=none, unspent=none), r"sheets\[0\]: influence: 0 circled, from 3 to 18")
    two = {"influence": 3, "fortune": 2, "wisdom": 3}
    refuses(with_sheet(circled=two, unspent=two), r"fortune: 2 circled, from 3 to 18")
    assert load(with_sheet(unspent=none)).pending == [0]


def test_the_start_is_the_one_of_the_cards() -> None:
    one = {"influence": 1, "fortune": 1, "wisdom": 1}
    data = with_sheet(circled=one, unspent=one)
    assert load({**data, "card_changes": {"sheet": {"start": {"resources": 1}}}}).pending == [0]


@pytest.mark.parametrize(
    ("kind", "numbers", "complaint"),
    [
        ("standard", [1, 2, 3, 4, 5, 6], ""),
        ("standard", [2, 3, 4, 5, 6, 1], "is not the standard order 1 to 6"),
        ("rolled", [4, 5, 6, 1, 2, 3], ""),
        ("rolled", [4, 3, 2, 1, 6, 5], ""),
        ("rolled", [4, 5, 6, 1, 3, 2], "runs neither up nor down from 4"),
        ("expert", [4, 5, 6, 1, 3, 2], ""),
        ("expert", [4, 4, 6, 1, 3, 2], "are not the numbers 1 to 6"),
    ],
)
def test_orders_that_the_numbering_allows(kind: str, numbers: list[int], complaint: str) -> None:
    data = position(numbers=numbers, options={"numbering": kind, "expansion": False})
    if complaint:
        refuses(data, complaint)
    else:
        assert load(data).pending == [0, 1]


@pytest.mark.parametrize(
    ("kind", "changes", "complaint"),
    [
        ("expert", {}, ""),
        ("expert", {"numbers": [3, 5, 0, 0, 0, 0]}, ""),
        ("expert", {"numbers": [3, 3, 0, 0, 0, 0]}, "numbers: a number is written twice"),
        ("expert", {"numbers": [3, 0, 5, 0, 0, 0]}, "numbers: numbers are written from left to right"),
        ("expert", {"numbers": [1, 2, 3, 4, 5, 6]}, "numbers: .* does not fit the question"),
        ("expert", {"stage": "direction"}, "stage: with expert numbering this is not asked"),
        ("expert", {"dice": [1, 2, 3, 4]}, "dice: nothing is rolled before the columns are numbered"),
        ("expert", {"day": 2}, "dice: nothing is rolled before the columns are numbered"),
        ("expert", {"waiting": [1]}, r"waiting: \[1\], but only the herald, seat 0, numbers the columns"),
        ("rolled", {}, ""),
        ("rolled", {"numbers": [0, 0, 0, 0, 0, 0]}, "numbers: .* does not fit the question"),
        ("rolled", {"numbers": [4, 5, 0, 0, 0, 0]}, "numbers: .* does not fit the question"),
        ("standard", {}, ""),
    ],
)
def test_while_the_herald_numbers_the_columns(kind: str, changes: dict[str, Any], complaint: str) -> None:
    data = {**trois.new("troyes-dice", 2, seed=1, numbering=kind).position(), **changes}
    if complaint:
        refuses(data, complaint)
    else:
        assert load(data).pending == ([0, 1] if kind == "standard" else [0])


def test_nothing_is_drawn_before_the_columns_are_numbered() -> None:
    data: dict[str, Any] = trois.new("troyes-dice", 1, seed=1, numbering="expert").position()
    for key in ("sheets", "shown"):
        data[key] = [{**data[key][0], "citizens": {"red": 1, "yellow": 0, "white": 0}}]
    refuses(data, "nothing is drawn before the columns are numbered")


@pytest.mark.parametrize(("plaza", "complaint"), [(0, "1"), (2, "3"), (1, "")])
def test_a_payment_is_asked_only_where_the_wheel_asks_for_any_type(plaza: int, complaint: str) -> None:
    data = with_sheet(question="payment", plaza=plaza)
    if complaint:
        refuses(data, f"question: plaza {complaint} asks for no resource of any type")
    else:
        assert load(data).texts(0) == ["pay influence", "pay fortune", "pay wisdom"]


@pytest.mark.parametrize(
    ("day", "count", "expansion", "most"),
    [(1, 1, False, 0), (2, 1, True, 0), (3, 1, False, 1), (3, 2, False, 1), (3, 2, True, 2), (4, 4, False, 3)],
)
def test_dice_are_crossed_from_day_three_on_one_a_half_day(day: int, count: int, expansion: bool, most: int) -> None:
    data = with_sheet(day, expansion, crossed={"red": list(range(1, count + 1)), "yellow": [], "white": []})
    if count > most:
        refuses(data, f"crossed: {count} dice, but at most {most} by now")
    else:
        assert load(data).pending == [0]


def test_somebody_decides_until_the_game_is_over() -> None:
    refuses(position(waiting=[]), r"waiting: \[\]: a seat decides in every half-day, none after the last")
    refuses(position(day=9), "waiting: .*: a seat decides in every half-day, none after the last")


def test_what_others_saw_leads_to_the_sheet() -> None:
    data = with_sheet()
    data["shown"] = [{**data["shown"][0], "citizens": {"red": 1, "yellow": 0, "white": 0}}]
    refuses(data, r"shown\[0\]: the sheet cannot have come from this one in a half-day")


def test_work_that_means_nothing_and_more_of_it_than_there_can_be() -> None:
    refuses(with_sheet(question="citizen", asked=1, work=[7]), "work: an entry means nothing")
    refuses(with_sheet(question="citizen", asked=1, work=[0]), "work: an entry means nothing")
    refuses(with_sheet(question="citizen", asked=1, work=[32] * 65), "work: 65 bonuses at once, more than 64")
    refuses(with_sheet(work=[32]), "question: bonuses are left, but 'die' is asked")


def test_a_position_of_another_game_is_refused() -> None:
    game = trois.games.get("troyes-dice")
    with pytest.raises(BadPosition, match="position: a position of troyes, not of troyes-dice"):
        game.load({**position(), "game": "troyes"})
