"""Rules: Parts and set-up; Advanced rules; Expansion."""

import pytest

from tests.games.tournay.table import GAME, Table
from trois.core.chance import Chance
from trois.games.tournay.cards import CRIER, FACES, IDS
from trois.games.tournay.state import State
from trois.games.tournay.words import BUILDING

PILES = range(9)


def new(seats: int, expansion: str, advanced: bool, seed: int) -> State:
    return GAME.setup(seats, {"expansion": expansion, "advanced": advanced}, {}, Chance(seed), None)


def expansion_cards(state: State, pile: int) -> int:
    return sum(entry != CRIER and state.cards.expansion[entry] for entry in state.piles[pile])


def test_nine_piles_of_nine_cards_and_a_crier_face_down() -> None:
    state = new(3, "off", False, 1)
    for pile in PILES:
        assert len(state.piles[pile]) == 10
        assert state.piles[pile].count(CRIER) == 1
        assert all(entry == CRIER or state.cards.pile[entry] == pile for entry in state.piles[pile])
    assert (state.face_up, state.criers) == (0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_basic_pieces(seats: int) -> None:
    state = new(seats, "off", False, 1)
    assert state.deniers[:seats] == [6] * seats
    assert state.standing[: 3 * seats] == [2] * 3 * seats
    assert state.standing[3 * seats :] == [0] * 3 * (4 - seats)
    assert state.supply == [3, 3, 3]


@pytest.mark.parametrize(("seats", "supply"), [(2, 5), (3, 6), (4, 7)])
def test_advanced_pieces(seats: int, supply: int) -> None:
    """L272-273."""
    state = new(seats, "off", True, 1)
    assert state.deniers[:seats] == [9] * seats
    assert state.standing[: 3 * seats] == [1] * 3 * seats
    assert state.supply == [supply] * 3


def test_three_of_fifteen_events_are_face_up_without_coins() -> None:
    state = new(2, "off", False, 1)
    assert sorted(state.queue + state.event_pile) == list(range(15))
    assert (len(state.queue), state.coins) == (3, [0, 0, 0])


def test_the_first_player_is_drawn_at_random() -> None:
    assert {new(4, "off", False, seed).first for seed in range(30)} == {0, 1, 2, 3}


def test_without_expansion_no_card_of_it() -> None:
    state = new(2, "off", False, 1)
    assert [expansion_cards(state, pile) for pile in PILES] == [0] * 9


def test_replace_swaps_the_removable_cards() -> None:
    """L285."""
    state = new(2, "replace", False, 1)
    assert [expansion_cards(state, pile) for pile in PILES] == [3, 3, 0] * 3
    for face in range(FACES):
        copies = state.piles[state.cards.pile[face]].count(face)
        assert copies == state.cards.copies[face] - state.cards.removable[face], IDS[face]


def test_mix_deals_three_of_six() -> None:
    """L286."""
    seen: set[int] = set()
    for seed in range(40):
        state = new(2, "mix", False, seed)
        assert [len(state.piles[pile]) for pile in PILES] == [10] * 9
        seen.update(expansion_cards(state, pile) for pile in (0, 1, 3, 4, 6, 7))
        GAME.check(state)
    assert seen == {0, 1, 2, 3}


def test_the_same_seed_gives_the_same_table() -> None:
    assert GAME.position(new(3, "mix", True, 7)) == GAME.position(new(3, "mix", True, 7))
    assert GAME.position(new(3, "mix", True, 7)) != GAME.position(new(3, "mix", True, 8))


def test_the_first_question_is_the_first_players_turn() -> None:
    table = Table()
    assert table.state.round == 1
    assert table.texts()[:3] == ["draw yellow1", "draw yellow2", "draw yellow3"]


def test_tokens_and_deniers_never_run_out() -> None:
    """The box has 20 tokens and 175 deniers (L28, L30)."""
    table = Table(seats=3)
    fronts = [
        card for pile in ("yellow1", "white1", "red1", "yellow2", "white2", "red2") for card in table.in_pile(pile)
    ]
    houses = [card for card in fronts if card != "crier" and table.state.cards.kind[table.face(card)] == BUILDING]
    areas = ["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5"]
    for number, card in enumerate(houses[:24]):
        table.put(number // 8, areas[number % 8], card, on="damage" if number else "free")
    table.money(500)
    table.standing(0, 0, 0, 0)
    table.do("activate c3", "use next")
    occupied = [table.on(seat, area) for seat in range(3) for area in areas]
    assert (occupied.count("damage"), occupied.count("grey")) == (23, 1)
    assert table.deniers(0) >= 498
