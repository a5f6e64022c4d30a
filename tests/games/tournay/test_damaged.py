"""Damaged positions: each is refused with one sentence, or plays to the end with every invariant held.

`TROIS_DAMAGED=10000 pytest tests/games/tournay/test_damaged.py` tries more of them.
"""

import json
import os
from functools import cache
from itertools import product

import pytest

import trois
from tests.games.tournay.test_random import choice
from trois.core.chance import Chance
from trois.core.data import Json
from trois.core.errors import BadPosition, UnknownGame
from trois.core.match import Match
from trois.games.tournay.state import State

TRIES = int(os.environ.get("TROIS_DAMAGED", "300"))
WAYS = list(product((2, 3, 4), ("off", "replace", "mix"), (False, True)))
ODD: list[Json] = [None, True, "", "red", "pass", -1, 0, 1, 2, 3, 7, 31, 99, 1 << 40, 0.5, [], [0], {}, {"a": 1}]
Place = tuple[dict[str, Json] | list[Json], str | int]


@cache
def games(way: int) -> list[str]:
    """Positions of one game, as text, at every decision."""
    seats, expansion, advanced = WAYS[way]
    match = trois.new("tournay", seats, seed=way, auto=False, expansion=expansion, advanced=advanced)
    picker = Chance(way + 1)
    found: list[str] = []
    while match.pending:
        found.append(json.dumps(match.position()))
        assert isinstance(match.state, State)
        seat = match.pending[picker.below(len(match.pending))]
        match.push(seat, choice(match.state, seat, picker))
    return [*found, json.dumps(match.position())]


def places(value: Json) -> list[Place]:
    """Every place of a position: where it stands and under which key or number."""
    found: list[Place] = []
    if isinstance(value, dict):
        for key, part in value.items():
            found += [(value, key), *places(part)]
    elif isinstance(value, list):
        for at, part in enumerate(value):
            found += [(value, at), *places(part)]
    return found


def at(place: Place) -> Json:
    holder, key = place
    return holder[key]  # type: ignore[index]


def put(place: Place, value: Json) -> None:
    holder, key = place
    holder[key] = value  # type: ignore[index]


def damage(position: dict[str, Json], chance: Chance) -> None:
    """One change somewhere: another number, word or type, something more, less or elsewhere."""
    found = places(position)
    place = found[chance.below(len(found))]
    value, way = at(place), chance.below(6)
    if isinstance(value, bool):
        put(place, not value)
    elif isinstance(value, int) and way < 4:
        put(place, value + [1, -1, 2, chance.below(100)][way])
    elif isinstance(value, list) and value and way < 4:
        damage_list(value, way, chance)
    elif way == 4:
        put(place, ODD[chance.below(len(ODD))])
    elif way == 5 and isinstance(value, dict):
        value["more"] = 1
    else:
        other = found[chance.below(len(found))]
        swapped = json.loads(json.dumps([at(other), value]))
        put(place, swapped[0])


def damage_list(values: list[Json], way: int, chance: Chance) -> None:
    one, other = chance.below(len(values)), chance.below(len(values))
    if way == 0:
        del values[one]
    elif way == 1:
        values.insert(one, values[other])
    elif way == 2:
        values[one], values[other] = values[other], values[one]
    else:
        values[one] = values[other]


def damaged(number: int) -> dict[str, Json]:
    chance = Chance(number)
    texts = games(number % len(WAYS))
    position: dict[str, Json] = json.loads(texts[chance.below(len(texts))])
    for _ in range(1 + chance.below(3)):
        damage(position, chance)
    return position


def outcome(number: int) -> str:
    """'refused' or 'played'; anything else is a failure."""
    position = damaged(number)
    try:
        match = trois.load(position, seed=1, auto=False)
    except (BadPosition, UnknownGame) as error:
        return "refused" if "\n" not in str(error) else "refused in more than a sentence"
    play_on(match, Chance(number))
    return "played"


def play_on(match: Match, picker: Chance) -> None:
    while match.pending:
        match.game.check(match.state)
        assert isinstance(match.state, State)
        seat = match.pending[picker.below(len(match.pending))]
        match.push(seat, choice(match.state, seat, picker))
    match.game.check(match.state)
    assert len(match.scores) == match.seats


@pytest.mark.parametrize("part", range(10))
def test_a_damaged_position_is_refused_or_played_to_the_end(part: int) -> None:
    outcomes = [outcome(number) for number in range(part, TRIES, 10)]
    assert set(outcomes) == {"refused", "played"}
