"""Troyes Dice as numbers."""

from typing import Any

import trois
from tests.env.random_games import moments, values
from trois.env.compiled.encoding import SPECTATOR
from trois.env.compiled.troyes_dice import Encoder


def test_numbers_are_those_of_the_view() -> None:
    for number, match in enumerate(moments("troyes-dice", 3, {"numbering": "expert", "expansion": True}, 8)):
        seat = number % 4 - 1
        found = values("troyes-dice", 3, match.state, seat)
        view: Any = match.view(None if seat == SPECTATOR else seat)
        assert (found["numbering.expert"], found["numbering.rolled"], found["expansion"]) == (1, 0, 1)
        assert found["day"] == view["day"]
        assert found[f"half.{view['half']}"] == 1
        assert [found[f"numbers.{n}"] for n in range(1, 7)] == view["numbers"]
        asked = [key for key in found if key.startswith("question.") and found[key] and key.count(".") == 1]
        assert asked == ([f"question.{view['question']['kind']}"] if view["question"] else [])
        for place, plaza in enumerate(view["plazas"]):
            check_plaza(found, f"plaza{place}", plaza)
        for i in range(3):
            other = (max(seat, 0) + i) % 3
            assert found[f"seat{i}.pending"] == (other in view["pending"])
            check_sheet(found, f"seat{i}", view["sheets"][other])


def check_plaza(found: dict[str, int], name: str, plaza: Any) -> None:
    assert found[f"{name}.colour.{plaza['colour']}"] == 1
    assert found[f"{name}.black"] == plaza["black"]
    assert found[f"{name}.available"] == plaza["available"]
    assert [found[f"{name}.value.{value}"] for value in range(7)] == [int(plaza["value"] == v) for v in range(7)]
    for word in ("any", "influence", "fortune", "wisdom"):
        assert found[f"{name}.cost.{word}"] == plaza[word]


def check_sheet(found: dict[str, int], name: str, sheet: Any) -> None:
    for part in ("circled", "unspent", "citizens"):
        assert {key: found[f"{name}.{part}.{key}"] for key in sheet[part]} == sheet[part]
    for part in ("built", "crossed"):
        for row, columns in sheet[part].items():
            assert [found[f"{name}.{part}.{row}.{n}"] for n in range(1, 7)] == columns
    turns = {number: turn for turn, number in enumerate(sheet["cathedrals"], 1)}
    assert [found[f"{name}.cathedral-turn.{n}"] for n in range(1, 7)] == [turns.get(n, 0) for n in range(1, 7)]


def test_what_others_decide_in_this_half_day_does_not_show() -> None:
    match = trois.new("troyes-dice", 2, 3, auto=False)
    encoder: Any = Encoder(2)
    before = [encoder.encode(match.state, seat) for seat in (0, 1, SPECTATOR)]
    match.push(1, "take 2" if "take 2" in match.texts(1) else match.legal(1)[0])
    after = [encoder.encode(match.state, seat) for seat in (0, 1, SPECTATOR)]
    assert after[0] == before[0]
    assert after[1] != before[1]
    assert after[2] == before[2]


def test_work_still_to_be_done_is_the_viewers_own() -> None:
    """An entry is kind + 8 x colour + 32 x amount; colour 3 is none. The first three are shown."""
    match = trois.new("troyes-dice", 2, 3, auto=False)
    state: Any = match.state
    state.sheets[0].work = [6 + 8 * 1 + 32 * 2, 1 + 8 * 3 + 32 * 9, 4, 0]
    found = values("troyes-dice", 2, state, 0)
    assert found["work.entries"] == 4
    assert [key for key in found if key.startswith("work") and found[key]] == [
        "work.entries", "work0.kind.6", "work0.colour.1", "work0.amount", "work1.kind.1", "work1.amount",
        "work2.kind.4", "work2.colour.0",
    ]  # fmt: skip
    assert (found["work0.amount"], found["work1.amount"]) == (2, 8)
    assert not any(value for key, value in values("troyes-dice", 2, state, 1).items() if key.startswith("work"))
