"""Tournay as numbers."""

from typing import Any

import pytest

from tests.env.random_games import moments, values
from trois.env.compiled.encoding import SPECTATOR
from trois.env.compiled.tournay import Encoder
from trois.games.tournay.cards import IDS

PILES = [f"{colour}{level}" for colour in ("yellow", "white", "red") for level in (1, 2, 3)]


@pytest.mark.parametrize("expansion", ["off", "mix"])
def test_numbers_are_those_of_the_view(expansion: str) -> None:
    for number, match in enumerate(moments("tournay", 3, {"expansion": expansion}, 8)):
        seat = number % 4 - 1
        found = values("tournay", 3, match.state, seat)
        view: Any = match.view(None if seat == SPECTATOR else seat)
        assert (found["round"], found["last-round"]) == (min(view["round"], 60), view["last_round"])
        assert found["asked"] == (view["question"] is not None)
        kind = view["doing"]["kind"]
        assert [k for k in found if k.startswith("question.") and k.count(".") == 1 and found[k]] == (
            [] if kind == "over" else [f"question.{kind}"]
        )
        check_piles(found, view)
        own = view["players"][seat]["hand"] if seat != SPECTATOR else []
        assert [found[f"hand.{card}"] for card in IDS] == [min(own.count(card), 4) for card in IDS]
        for i in range(3):
            other = (max(seat, 0) + i) % 3
            check_player(found, f"seat{i}", view["players"][other], other == seat)


def check_piles(found: dict[str, int], view: Any) -> None:
    known = [card for pile in PILES for card in view["piles"][pile]["cards"] if card in IDS]
    assert [found[f"known.{card}"] for card in IDS] == [min(known.count(card), 3) for card in IDS]
    for pile in PILES:
        cards = view["piles"][pile]["cards"]
        assert found[f"pile.{pile}.cards"] == len(cards)
        bits = sum(found[f"pile.{pile}.top.bit{bit}"] << bit for bit in range(7))
        assert bits == (IDS.index(cards[0]) + 1 if cards and cards[0] in IDS else 0)


def check_player(found: dict[str, int], name: str, player: Any, is_viewer: bool) -> None:
    assert found[f"{name}.deniers"] == min(player["deniers"], 60)
    assert found[f"{name}.hand"] == len(player["hand"])
    for part in ("standing", "lying"):
        assert {colour: found[f"{name}.{part}.{colour}"] for colour in player[part]} == player[part]
    backs = [found[f"{name}.backs.{pile}"] for pile in PILES]
    held = [card.partition(".")[0] for card in player["hand"]]
    assert backs == [0 if is_viewer else held.count(pile) for pile in PILES]
    shown = [stack["cards"][-1] for stack in player["district"]]
    assert [found[f"{name}.district.shown.{card}"] for card in IDS] == [shown.count(card) for card in IDS]
    for stack in player["district"]:
        area = f"{name}.district.{stack['area']}"
        bits = sum(found[f"{area}.card.bit{bit}"] << bit for bit in range(7))
        assert bits == IDS.index(stack["cards"][-1]) + 1
        assert found[f"{area}.covered"] == len(stack["cards"]) - 1


def swapped(state: Any, seat: int) -> Any:
    """The first card in another seat's hand against one of the same back that nobody knows; None if there is none."""
    twin = state.copy()
    for other in range(state.seats):
        for held, face in enumerate(twin.hands[other] if other != seat else []):
            pile = twin.piles[state.cards.pile[face]]
            for at, entry in enumerate(pile):
                if not entry >> 7 and entry & 127 < len(IDS) and entry & 127 != face:
                    twin.hands[other][held] = entry & 127
                    pile[at] = face
                    return twin
    return None


def test_hands_and_piles_of_others_do_not_show() -> None:
    encoder: Any = Encoder(3)
    tried = 0
    for number, match in enumerate(moments("tournay", 3, {}, 2)):
        seat = number % 4 - 1
        twin = swapped(match.state, seat)
        if twin is None or match.over:
            continue
        tried += 1
        assert encoder.encode(twin, seat) == encoder.encode(match.state, seat)
        others = [each for each in range(3) if each != seat]
        assert any(encoder.encode(twin, each) != encoder.encode(match.state, each) for each in others)
    assert tried > 100


def test_a_half_played_card_is_known_to_the_active_player_only() -> None:
    asked = 0
    for match in moments("tournay", 2, {}, 3):
        seat = match.pending[0] if match.pending else 0
        found = values("tournay", 2, match.state, seat)
        if not found["question.place"]:
            continue
        asked += 1
        for other in (1 - seat, SPECTATOR):
            hidden = values("tournay", 2, match.state, other)
            assert (hidden["question.place"], hidden["question.turn"]) == (0, 1)
            assert [hidden[f"question.a.bit{bit}"] for bit in range(8)] == [0] * 8
    assert asked > 5
