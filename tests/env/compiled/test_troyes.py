"""Troyes as numbers."""

from typing import Any

import pytest

import trois
from tests.env.random_games import moments, values
from trois.env.compiled.encoding import SPECTATOR
from trois.env.compiled.troyes import Encoder
from trois.games.troyes.state import State
from trois.games.troyes.words import CHARACTERS


def seen(match: Any, seat: int) -> tuple[dict[str, int], Any]:
    return values("troyes", match.seats, match.state, seat), match.view(None if seat == SPECTATOR else seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_question(seats: int) -> None:
    match = trois.new("troyes", seats, 3, auto=False)
    found, _ = seen(match, match.pending[0])
    assert found["question.settle"] == found["asking.settle"] == found["turn.0"] == 1
    assert found["seat0.deniers"] == 5
    assert found["seat1.influence"] == 4
    assert (found["seat0.knows.characters"], found["seat1.knows.characters"]) == (1, 0)
    assert sum(found[f"seat0.characters.{name}"] for name in CHARACTERS) == (2 if seats == 2 else 1)


def test_numbers_are_those_of_the_view() -> None:
    for number, match in enumerate(moments("troyes", 3, {}, 8)):
        seat = number % 4 - 1
        found, view = seen(match, seat)
        order = [(max(seat, 0) + i) % 3 for i in range(3)]
        assert found["round"] == view["round"]
        assert [found[f"decks.{colour}"] for colour in view["decks"]] == list(view["decks"].values())
        for i, other in enumerate(order):
            check_player(found, f"seat{i}", view["players"][other], view["districts"][other])
        check_board(found, view, order)


def check_player(found: dict[str, int], name: str, player: Any, dice: Any) -> None:
    for word in ("deniers", "influence", "supply", "general", "district"):
        assert found[f"{name}.{word}"] == player[word]
    assert found[f"{name}.knows.vp"] == (player["vp"] is not None)
    assert {key: found[f"{name}.vp.{key}"] for key in player["vp"] or {}} == (player["vp"] or {})
    assert {key: found[f"{name}.cubes.{key}"] for key in player["cubes"]} == player["cubes"]
    assert [c for c in CHARACTERS if found[f"{name}.characters.{c}"]] == sorted(
        player["characters"] or [], key=CHARACTERS.index
    )
    assert {event for event in player["events"] if found[f"{name}.events.{event}"]} == set(player["events"])
    for colour, values_rolled in dice.items():
        assert [found[f"{name}.dice.{colour}.{value}"] for value in range(1, 7)] == [
            values_rolled.count(value) for value in range(1, 7)
        ]


def check_board(found: dict[str, int], view: Any, order: list[int]) -> None:
    question = view["question"]
    assert [
        key for key in found if key.startswith("question.") and key.count(".") == 1 and is_kind(key) and found[key]
    ] == ([f"question.{question['kind']}"] if question else [])
    assert [found[f"turn.{i}"] for i in range(3)] == [int(seat == view["turn"] and not view["over"]) for seat in order]
    for place, row in enumerate(view["queue"]):
        assert found[f"queue.{row['event']}"] == place + 1
        cubes = [found[f"event.{row['event']}.cubes.{who}"] for who in ("seat0", "seat1", "seat2", "grey")]
        assert cubes == [row["cubes"].count(owner) for owner in [*order, "grey"]]
    for building, spaces in view["buildings"].items():
        for space, owner in enumerate(spaces, 1):
            places = [found[f"{building}.{space}.{i}"] for i in range(4)]
            assert places == [int(owner == each) for each in [*order, "grey"]]
    assert sum(found[f"trail.{text}"] for text in set(view["trail"])) == len(view["trail"])
    for slot, activity in enumerate(view["activities"]):
        if activity["card"]:
            assert found[f"activity{slot}.card.{activity['card']}"] == 1


def is_kind(key: str) -> bool:
    return key.removeprefix("question.") not in {"most", "budget", "need"}


def changed(state: State, seat: int) -> State:
    """What `seat` may not know is changed: others' characters and points, the decks, the cards that lie face down."""
    other = state.copy()
    deal = state.deal
    hidden = [c for c in range(6) if c not in deal.characters[seat]]
    hands = [deal.characters[s] if s == seat else [hidden[-1 - s]] for s in range(deal.seats)]
    cards = [card if state.round > slot % 3 else 3 * slot + (card + 1) % 3 for slot, card in enumerate(deal.activities)]
    other.deal = type(deal)(deal.seats, deal.open_scores, deal.changes, cards, hands)
    other.earned = [n if at // 4 == seat else n + 7 for at, n in enumerate(state.earned)]
    for deck in (other.red_deck, other.white_deck, other.yellow_deck):
        deck.reverse()
    return other


def test_what_is_hidden_does_not_show() -> None:
    encoder = Encoder(3)
    for number, match in enumerate(moments("troyes", 3, {}, 2)):
        if match.over:
            break
        seat = number % 3
        state: Any = match.state
        other = changed(state, seat)
        assert encoder.encode(other, seat) == encoder.encode(state, seat)
        assert encoder.encode(other, (seat + 1) % 3) != encoder.encode(state, (seat + 1) % 3)
        assert encoder.encode(other, SPECTATOR) == encoder.encode(changed(other, seat), SPECTATOR)


def test_open_scores_show_points_but_no_characters() -> None:
    match = trois.new("troyes", 2, 3, auto=False, open_scores=True)
    found, _ = seen(match, 0)
    assert (found["open-scores"], found["seat1.knows.vp"], found["seat1.knows.characters"]) == (1, 1, 0)
