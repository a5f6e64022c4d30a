"""Damaged positions: each is refused with a sentence, or plays to the end with every invariant held.

`TROIS_DAMAGED=10000` tries as many as are wanted; `TROIS_DAMAGED_FROM` says where the numbers begin.
"""

import json
import os
from typing import cast

import pytest

import trois
from tests.games.troyes.table import GAME
from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.errors import BadPosition, UnknownGame
from trois.core.options import in_full
from trois.games.troyes.state import State

TRIES = int(os.environ.get("TROIS_DAMAGED", "300"))
FIRST = int(os.environ.get("TROIS_DAMAGED_FROM", "0"))
PART = 50
WORDS: list[Json] = [
    "grey",
    "war",
    "heresy",
    "artisan",
    "done",
    "take 4 red 0",
    "",
    "red",
    "chretien",
    "action",
    "over",
]
ASKED: list[Json] = ["settle", "counter", "action", "cubes", "mill", "over"]
OTHER: list[Json] = [
    None,
    True,
    False,
    1.5,
    -1,
    0,
    1,
    2,
    3,
    6,
    7,
    12,
    20,
    21,
    10**12,
    [],
    {},
    [0],
    ["grey"],
    {"red": 1},
]


def position(seed: int) -> dict[str, Json]:
    """A position of a random game, at any question, half-made actions too."""
    chance, picker = Chance(seed), Chance(seed + 1)
    options = in_full("troyes", GAME.options, {"open_scores": seed % 2 == 0})
    state = GAME.setup(2 + seed % 3, options, {}, chance, None)
    left = picker.below(220)
    while left and GAME.pending(state):
        step(state, chance, picker)
        left -= 1
    return cast(dict[str, Json], json.loads(json.dumps(GAME.position(state))))


def step(state: State, chance: Chance, picker: Chance) -> None:
    actions = GAME.legal(state, state.seat)
    assert actions
    GAME.apply(state, state.seat, actions[picker.below(len(actions))], chance, None)


class Vandal:
    """Changes one thing somewhere in a position."""

    def __init__(self, data: dict[str, Json], picker: Chance) -> None:
        self.data = data
        self.picker = picker

    def damage(self) -> None:
        holders = [self.data] if self.picker.below(4) == 0 else self._holders(self.data)
        holder = holders[self.picker.below(len(holders))]
        if isinstance(holder, dict):
            self._damage_table(holder)
        elif isinstance(holder, list):
            self._damage_list(holder)

    def _holders(self, value: Json) -> list[Json]:
        """Every table and every list that has something in it."""
        inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
        return ([value] if inner else []) + [found for each in inner for found in self._holders(each)]

    def _damage_table(self, table: dict[str, Json]) -> None:
        keys = list(table)
        key = keys[self.picker.below(len(keys))]
        match self.picker.below(8):
            case 0:
                del table[key]
            case 1:
                table["more"] = table[key]
            case 2:
                other = keys[self.picker.below(len(keys))]
                table[key], table[other] = table[other], table[key]
            case 3 if "asking" in table:
                table["asking"] = ASKED[self.picker.below(len(ASKED))]
            case _:
                table[key] = self._other(table[key])

    def _damage_list(self, values: list[Json]) -> None:
        at = self.picker.below(len(values))
        match self.picker.below(8):
            case 0:
                del values[at]
            case 1:
                values.append(values[at])
            case 2:
                values.reverse()
            case 3:
                values.clear()
            case 4 | 5:
                other = self.picker.below(len(values))
                values[at], values[other] = values[other], values[at]
            case 6:
                values[at] = values[self.picker.below(len(values))]
            case _:
                values[at] = self._other(values[at])

    def _other(self, value: Json) -> Json:
        """Something near, a word of the game, or anything."""
        choice = self.picker.below(8)
        if isinstance(value, int) and not isinstance(value, bool) and choice < 6:
            return value + self.picker.below(7) - 3
        if choice == 6:
            return WORDS[self.picker.below(len(WORDS))]
        if isinstance(value, str) and choice < 3:
            return GAME.vocabulary.text(self.picker.below(len(GAME.vocabulary)))
        return cast(Json, json.loads(json.dumps(OTHER[self.picker.below(len(OTHER))])))


def damaged(number: int) -> dict[str, Json]:
    picker = Chance(7 * number + 3)
    data = position(number)
    for _ in range((1, 1, 1, 2, 3)[picker.below(5)]):
        Vandal(data, picker).damage()
    return data


def load(data: dict[str, Json]) -> State | str:
    """The state, or the sentence that refuses it."""
    try:
        return cast(State, trois.load(data, 1).state)
    except (BadPosition, UnknownGame) as error:
        return str(error)


def plays_on(data: dict[str, Json], number: int) -> bool:
    """Whether it is taken; then it is played to the end and checked after every decision."""
    state = load(data)
    if isinstance(state, str):
        assert len(state) > 15
        assert "\n" not in state
        return False
    chance, picker = Chance(number), Chance(number + 1)
    GAME.check(state)
    while GAME.pending(state):
        step(state, chance, picker)
        GAME.check(state)
    return True


@pytest.mark.parametrize("first", range(FIRST, FIRST + TRIES, PART))
def test_a_damaged_position_is_refused_or_plays_to_the_end(first: int) -> None:
    taken = 0
    for number in range(first, first + PART):
        data = damaged(number)
        try:
            taken += plays_on(data, number)
        except Exception as error:
            error.add_note(f"position {number}")
            raise
    assert 0 < taken < PART


def test_what_is_not_damaged_plays_on() -> None:
    for number in range(20):
        assert plays_on(position(number), number)
