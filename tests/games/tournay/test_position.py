"""Positions: the whole state out and in again, and what is refused."""

import json
from typing import cast

import pytest

from tests.games.tournay.table import GAME, Table
from trois.core.data import Json
from trois.core.errors import BadPosition
from trois.core.game import Position


def whole() -> Position:
    table = Table(seats=3)
    table.put(0, "c3", "yellow1.farm", "yellow1.market", on="yellow")
    table.put(0, "d3", "white1.chapel", on="damage")
    table.hand(1, "red1.fort")
    table.rampart(2, "event.riot")
    table.do("draw white2", "use own+next")
    return cast(Position, json.loads(json.dumps(GAME.position(table.state))))


def change(position: Position, value: Json, *path: str | int) -> Position:
    at: Json = position
    for key in path[:-1]:
        at = at[key]  # type: ignore[index]
    at[path[-1]] = value  # type: ignore[index]
    return position


def test_a_position_loads_to_the_same_state() -> None:
    position = whole()
    assert GAME.position(GAME.load(position)) == position


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("game",), "troyes", "position: a position of troyes, not of tournay"),
        (("seats",), 5, "seats: 5 is not between 2 and 4"),
        (("round",), 0, "round: 0 is not between 1 and 60"),
        (("supply", "yellow"), 4, "10 yellow citizens; the game has 9"),
        (("players", 0, "deniers"), -1, "players[0]: deniers: -1 is not between 0 and"),
        (("players", 0, "standing", "red"), 3, "10 red citizens; the game has 9"),
        (("players", 1, "hand"), [], "hand_known: expected 0 values, found 1"),
        (("players", 1, "hand"), ["red1.barracks"], "red1.barracks is there 2 times"),
        (("players", 1, "hand_known"), [[2, 7]], "expected lists of the seats that know a card"),
        (("players", 1, "hand"), ["red9.fort"], "hand[0]: 'red9.fort' is not one of"),
        (("players", 2, "ramparts"), [], "event.riot is there 0 times"),
        (("players", 0, "district", 0, "area"), "a1", "a district spans 3 rows and 3 columns at most"),
        (("players", 0, "district", 0, "on"), "red", "8 yellow citizens; the game has 9"),
        (("players", 0, "district", 1, "on"), "free", None),
        (("queue", 0, "coins"), 7, "queue[0]: coins: 7 is not between 0 and 2"),
        (("queue", 0), None, "event.fair is there 0 times"),
        (("piles", "yellow1", "crier"), True, "pile yellow1: 1 criers in it"),
        (("piles", "yellow1", "face_up"), True, "pile yellow1: a visible card that not everybody knows"),
        (("piles", "yellow1", "known"), [[9]] * 8, "expected lists of the seats that know a card"),
        (("looked",), [], "looked_known: expected 0 values, found 2"),
        (("asked",), [], "somebody is asked exactly while the game is not over"),
        (("asked",), [0, 1], "the seats [0, 1] are not asked together"),
        (("doing", "kind"), "dance", "doing: kind: 'dance' is not one of over, turn"),
        (("doing", "a"), 9, "doing: a: 9 is not between 0 and 8"),
        (("doing", "kind"), "turn", "doing: a: 4 is not between 0 and 0"),
        (("work",), [["end turn", 0, 0]], "work[0]: expected a kind of work and three numbers"),
        (("work",), [["effect", 300, 0, 0]], "work[0]: a: 300 is not between 0 and 255"),
        (("answers", 0), ["dance"], "answers[0]: no action is called 'dance'"),
        (("answers", 0), 3, "answers[0]: expected up to three actions, found 3"),
        (("surprise",), 1, "unknown key 'surprise'"),
    ],
)
def test_broken_positions_are_refused_with_the_reason(
    path: tuple[str | int, ...], value: Json, reason: str | None
) -> None:
    position = change(whole(), value, *path)
    if reason is None:
        GAME.load(position)
        return
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)
    assert reason in str(caught.value)


def test_stacks_of_two_colours_and_occupied_characters_are_refused() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.farm", "white1.chapel")
    with pytest.raises(BadPosition, match="cards of different colours lie on one another"):
        GAME.check(table.state)
    table = Table()
    table.put(0, "c3", "yellow1.alderman", on="grey")
    with pytest.raises(BadPosition, match="only buildings of levels 1 and 2 are occupied"):
        GAME.check(table.state)
    table = Table()
    table.put(0, "c3", "yellow1.farm", on="red")
    with pytest.raises(BadPosition, match="a red citizen cannot work there"):
        GAME.check(table.state)


def test_two_prestige_buildings_of_a_name_are_refused() -> None:
    table = Table()
    table.put(0, "c3", "yellow3.mint")
    table.put(0, "d3", "yellow3.mint")
    with pytest.raises(BadPosition, match="two prestige buildings of one name"):
        GAME.check(table.state)


def test_a_wrong_index_is_found() -> None:
    table = Table()
    table.put(0, "c3", "yellow1.farm")
    table.state.houses[0] = 0
    with pytest.raises(BadPosition, match="the district is indexed as"):
        GAME.check(table.state)


END = ["end turn", 0, 0, 0]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"asked": [1]}, "seat 1 is asked in the turn of seat 0"),
        ({"work": [END]}, "'end turn' is to be done during 'turn'"),
        ({"doing": ["keep", 0, 0, 0], "work": [END]}, "0 cards are looked at"),
        ({"doing": ["recruit", 200, 0, 0], "work": [END]}, "the question 'recruit' does not fit the table"),
        ({"doing": ["use", 1, 0, 1], "work": [END]}, "the question 'use' does not fit the table"),
        ({"doing": ["use", 3, 0, 1], "work": [END]}, "the question 'use' does not fit the table"),
        ({"doing": ["place", 7, 0, 0]}, "the question 'place' does not fit the table"),
        ({"doing": ["take", 0, 0, 0], "work": [END]}, "the question 'take' does not fit the table"),
        ({"doing": ["damage", 0, 1, 0], "work": [END]}, "the question 'damage' does not fit the table"),
        ({"doing": ["chain", 12, 0, 0], "work": [END]}, "the question 'chain' does not fit the table"),
        ({"doing": ["suffer", 0, 0, 1], "work": [END]}, "the question 'suffer' does not fit the table"),
        ({"doing": ["combat", 0, 0, 0], "work": [END]}, "seat 0 is asked what it cannot answer"),
        ({"doing": ["levy", 0, 0, 0]}, "work ends in the end of a turn"),
        ({"doing": ["levy", 0, 0, 0], "work": [END, END]}, "work ends in the end of a turn"),
        ({"doing": ["fire", 1, 0, 0], "work": [END, ["effect", 200, 0, 0]]}, "the work 'effect' does not fit"),
        ({"doing": ["fire", 1, 0, 0], "work": [END, ["knight", 12, 0, 0]]}, "the work 'knight' does not fit"),
        ({"doing": ["fire", 1, 0, 0], "work": [END, ["strike", 0, 0, 1]]}, "the work 'strike' does not fit"),
        ({"answers": [["gather"], []]}, "seat 0 has answered what it was not asked"),
        ({"doing": ["last", 0, 0, 0], "answers": [["gather"], []]}, "seat 0 has answered what it was not asked"),
        ({"doing": ["last", 0, 0, 0]}, "seat 1 is asked exactly while its last card is not laid"),
    ],
)
def test_questions_that_do_not_fit_are_refused(changes: dict[str, Json], reason: str) -> None:
    position = GAME.position(Table().state)
    for key, value in changes.items():
        named = isinstance(value, list) and key == "doing"
        position[key] = dict(zip(("kind", "a", "b", "c"), cast(list[Json], value), strict=True)) if named else value
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)
    assert reason in str(caught.value)


def test_a_finished_match_that_still_says_what_was_asked_last_is_loaded() -> None:
    table = Table()
    table.state.last_round = True
    table.do("gather", "gather", "pass", "pass")
    position = GAME.position(table.state)
    told = GAME.load(change(GAME.position(table.state), {"kind": "over", "a": 0, "b": 1, "c": 21}, "doing"))
    assert GAME.position(told) == position


@pytest.mark.parametrize(("action", "price"), [("recruit white", 5), ("combat 1", 3)])
def test_a_question_that_cannot_be_paid_is_refused(action: str, price: int) -> None:
    """L194, L279."""
    table = Table(advanced=True)
    table.queue(("event.riot", 2), ("event.fair", 0), ("event.pilgrims", 0))
    table.money(price)
    table.do(action)
    position = GAME.position(table.state)
    GAME.load(position)
    with pytest.raises(BadPosition, match="the question 'use' does not fit the table"):
        GAME.load(change(position, price - 1, "players", 0, "deniers"))


def test_round_sixty_is_the_last() -> None:
    position = change(whole(), 60, "round")
    with pytest.raises(BadPosition, match="round 60 is always the last one"):
        GAME.load(position)
    GAME.load(change(position, True, "last_round"))
