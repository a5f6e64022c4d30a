"""Records and positions that are truncated, altered, of another version or break an invariant."""

import json
from copy import deepcopy

import pytest

import trois
from tests.games.troyes_dice.table import table
from tests.play import Case, RandomSeats, played
from trois.core.data import Json
from trois.core.errors import BadPosition, BadRecord, TroisError
from trois.core.record import checksum

CASE = Case("troyes-dice", 2, {"numbering": "rolled", "expansion": True})


def altered(record: dict[str, Json], **changes: Json) -> dict[str, Json]:
    """A record with other values and a fitting checksum."""
    twin = deepcopy(record)
    twin.update(changes)
    twin["checksum"] = checksum(twin)
    return twin


@pytest.fixture(scope="module")
def finished() -> dict[str, Json]:
    return played(CASE, 5).record()


def test_text_and_bytes_replay_too(finished: dict[str, Json]) -> None:
    text = json.dumps(finished)
    assert trois.replay(text) == trois.replay(text.encode()) == trois.replay(finished)


@pytest.mark.parametrize("cut", [0, 1, 10, 200, -1])
def test_a_truncated_record_says_so(finished: dict[str, Json], cut: int) -> None:
    with pytest.raises(BadRecord, match="record: not a whole JSON text; it may be cut off"):
        trois.replay(json.dumps(finished)[:cut])


def test_a_record_must_be_a_table() -> None:
    with pytest.raises(BadRecord, match=r"record: expected a table of named values, found \[1\]"):
        trois.replay("[1]")
    with pytest.raises(BadRecord, match="record: expected a table of named values, found 3"):
        trois.replay(3)
    with pytest.raises(BadRecord, match="record: 'game' is missing"):
        trois.replay({})


def test_an_altered_record_says_so(finished: dict[str, Json]) -> None:
    with pytest.raises(BadRecord, match="record: its checksum does not match its content; it was altered"):
        trois.replay({**finished, "seats": 3})


def other_action(record: dict[str, Json], text: str) -> list[Json]:
    actions = deepcopy(record["actions"])
    assert isinstance(actions, list)
    assert isinstance(actions[1], list)
    actions[1][0] = text
    return actions


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"trois": 2}, "record: format 2; this version reads format 1"),
        ({"rules": 2}, "record: troyes-dice rules version 2; this version plays 1"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 11}, "record: seats: 11 is not between 1 and 10"),
        ({"seats": 3}, "record: actions: expected 3 values, found 2"),
        ({"seats": True}, "record: seats: expected a whole number, found True"),
        ({"options": {"expansion": 7}}, "option expansion: 7 is not one of false, true"),
        ({"cards": "0"}, "record: played with other card numbers than this version has"),
        ({"chance": [1, 2]}, "chance outcome 2 is missing"),
        ({"chance": "x"}, "record: chance: expected a list, found 'x'"),
        ({"actions": [3, []]}, r"record: actions\[0\]: expected a list, found 3"),
        ({"scores": None}, "record: the scores it states are not those the match comes to"),
        ({"extra": 1}, "record: unknown key 'extra'"),
        ({"card_changes": {"x": 1}}, "record: card_changes: unknown key 'x'"),
        ({"start": 3}, "record: start: expected a table of named values, found 3"),
    ],
)
def test_what_is_wrong_with_a_record_is_told(
    finished: dict[str, Json], changes: dict[str, Json], complaint: str
) -> None:
    with pytest.raises(TroisError, match=complaint):
        trois.replay(altered(finished, **changes))


def test_a_missing_key_is_named(finished: dict[str, Json]) -> None:
    for key in finished:
        twin = {k: v for k, v in finished.items() if k != key}
        if key != "checksum":
            twin["checksum"] = checksum(twin)
        with pytest.raises(BadRecord, match=f"record: '{key}' is missing"):
            trois.replay(twin)


def test_an_action_that_is_unknown_or_not_allowed_is_named(finished: dict[str, Json]) -> None:
    with pytest.raises(BadRecord, match="record: seat 1, decision 0: no action is called 'dance'"):
        trois.replay(altered(finished, actions=other_action(finished, "dance")))
    with pytest.raises(BadRecord, match="record: seat 1, decision 0: seat 1 cannot 'write 1' now"):
        trois.replay(altered(finished, actions=other_action(finished, "write 1")))


def test_decisions_and_outcomes_must_be_used_up(finished: dict[str, Json]) -> None:
    outcomes = finished["chance"]
    assert isinstance(outcomes, list)
    with pytest.raises(BadRecord, match="record: more chance outcomes than the match used"):
        trois.replay(altered(finished, chance=[*outcomes, 1]))
    actions = finished["actions"]
    assert isinstance(actions, list)
    assert isinstance(actions[1], list)
    with pytest.raises(BadRecord, match="record: it has decisions left for seats that are not to move"):
        trois.replay(altered(finished, actions=[actions[0], [*actions[1], "take 1"]]))


def test_a_record_can_be_replayed_to_any_point(finished: dict[str, Json]) -> None:
    whole = trois.replay(finished)
    halfway = trois.replay(finished, at=20, seed=1)
    assert len(halfway.line) >= 20
    assert [d.action for d in halfway.line[:20]] == [d.action for d in whole.line[:20]]
    assert trois.replay(finished, at=len(whole.line)) == whole


def test_a_resumed_match_goes_on_with_a_new_seed_and_can_be_verified() -> None:
    match = played(CASE, 5, decisions=20)
    resumed = trois.replay(match.record(), seed=77)
    assert resumed == match
    RandomSeats(resumed, 1).finish()
    record = resumed.record()
    seeds = record["seeds"]
    assert isinstance(seeds, list)
    assert len(seeds) == 2
    with pytest.raises(BadRecord, match="record: it does not tell the seed that its outcomes were drawn from"):
        trois.verify(record)
    assert trois.replay(record) == resumed


def test_verify_finds_a_loaded_die(finished: dict[str, Json]) -> None:
    trois.verify(finished)
    trois.verify(json.dumps(finished))
    other = played(CASE, 6).record()
    with pytest.raises(BadRecord, match="is not the one its seed gives"):
        trois.verify(altered(finished, seeds=other["seeds"]))
    seeds = deepcopy(finished["seeds"])
    assert isinstance(seeds, list)
    assert isinstance(seeds[0], dict)
    seeds[0]["seed"] = "4"
    with pytest.raises(BadRecord, match="the seed is not the one whose hash was published"):
        trois.verify(altered(finished, seeds=seeds))


def test_a_match_from_a_position_records_its_start() -> None:
    match = table(seed=4)
    RandomSeats(match, 1).finish()
    record = match.record()
    assert record["start"] is not None
    assert trois.replay(record) == match
    trois.verify(record)


# Positions


def position(**changes: Json) -> dict[str, Json]:
    data = table(tiles={0: 1}).position()
    data.update(changes)
    return data


def sheet_with(**changes: Json) -> list[Json]:
    sheets = deepcopy(table().position()["sheets"])
    assert isinstance(sheets, list)
    assert isinstance(sheets[0], dict)
    sheets[0].update(changes)
    return sheets


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"rules": 9}, "position: troyes-dice rules version 9; this version plays 1"),
        ({"day": 10}, "position: day: 10 is not between 1 and 9"),
        ({"half": "noon"}, "position: half: 'noon' is not one of morning, afternoon"),
        ({"seats": 3}, "position: sheets: expected 3 values, found 2"),
        ({"plazas": [0] * 9}, "position: plazas: each of the nine tiles lies on one slot"),
        ({"tiles": [0] * 9}, "position: tiles: three different tiles with the expansion, none without"),
        ({"tiles": [1, 2, 3, 0, 0, 0, 0, 0, 0]}, "position: tiles: slot . has no plaza with two equal faces"),
        ({"numbers": [1, 1, 2, 3, 4, 5]}, "position: numbers: .* are not the numbers 1 to 6"),
        ({"dice": [4, 3, 2, 1]}, "position: dice: .* are not four dice from low to high"),
        ({"waiting": [1, 0]}, "position: waiting: seats stand in order, each once"),
        ({"waiting": [0]}, r"position: sheets\[1\]: question: 'die' does not fit the seats that are waited for"),
        ({"day": 9, "half": "afternoon"}, "position: half: the game ends after the afternoon of day 8"),
        ({"surprise": 1}, "position: unknown key 'surprise'"),
        ({"stage": "write", "numbers": [0] * 6}, "position: stage: with standard numbering this is not asked"),
        ({"sheets": sheet_with(circled={"influence": 19, "fortune": 3, "wisdom": 3})}, "19 is not between 0 and 18"),
        ({"sheets": sheet_with(citizens={"red": 21, "yellow": 0, "white": 0})}, "21 is not between 0 and 20"),
        ({"sheets": sheet_with(unspent={"influence": 4, "fortune": 3, "wisdom": 3})}, "influence: unspent 4 of 3"),
        ({"sheets": sheet_with(cathedrals=[2])}, r"cathedrals: the order \[2\] does not match those built: \[\]"),
        ({"sheets": sheet_with(work=[7])}, "work: an entry means nothing"),
        ({"sheets": sheet_with(question="citizen")}, "question: 'citizen' has no answer here"),
        ({"sheets": sheet_with(question="done")}, "question: 'done' does not fit the seats that are waited for"),
        ({"sheets": sheet_with(question="use", plaza=3)}, "question: 'use' has no answer here"),
        ({"sheets": sheet_with(question="bonus-prestige")}, "question: 'bonus-prestige' has no answer here"),
    ],
)
def test_what_is_wrong_with_a_position_is_told(changes: dict[str, Json], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        trois.load(position(**changes))


def test_a_position_is_not_changed_by_playing_on() -> None:
    data = position()
    before = deepcopy(data)
    RandomSeats(trois.load(data, seed=1), 1).finish()
    assert data == before
