"""Rules: What is known."""

import json
from collections import Counter

import pytest

from tests.games.tournay.table import GAME, Table, activated
from trois.core.chance import Chance
from trois.core.game import View
from trois.games.tournay.cards import CRIER, IDS, cards_for
from trois.games.tournay.imagine import _ways
from trois.games.tournay.setup import possible_decks
from trois.games.tournay.state import State


def player(view: View, seat: int) -> dict[str, object]:
    players = view["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


def played(seats: int, expansion: str, seed: int, decisions: int) -> State:
    chance, picker = Chance(seed), Chance(seed + 1)
    state = GAME.setup(seats, {"expansion": expansion, "advanced": False}, {}, chance, None)
    for _ in range(decisions):
        if not state.asked:
            break
        seat = state.asked[picker.below(len(state.asked))]
        actions = GAME.legal(state, seat)
        GAME.apply(state, seat, actions[picker.below(len(actions))], chance, None)
    return state


def test_a_hand_shows_its_backs_to_others() -> None:
    table = Table()
    table.hand(0, "yellow2.mill", "red1.fort", "yellow1.farm")
    assert player(GAME.view(table.state, 0), 0)["hand"] == ["yellow1.farm", "red1.fort", "yellow2.mill"]
    for viewer in (1, None):
        assert player(GAME.view(table.state, viewer), 0)["hand"] == ["yellow1", "yellow2", "red1"]


def test_ramparts_in_hand_and_built_ones_are_open() -> None:
    table = Table()
    table.rampart(0, "event.riot", "event.siege")
    table.hand(0, "yellow1.farm", "yellow1.mill", "red1.fort")
    table.do("gather", "build 1")
    seen = player(GAME.view(table.state, 1), 0)
    assert (seen["ramparts"], seen["built"]) == (["event.siege"], ["event.riot"])


def test_piles_show_their_visible_top_and_known_bottoms() -> None:
    table = Table(seats=3)
    table.put(0, "c3", "red1.arsenal")
    table.hand(0, "yellow3.city-hall", "red1.fort", "white1.canon")
    table.do("play yellow3.city-hall", "place c3", "discard red1.fort")
    piles = [GAME.view(table.state, viewer)["piles"] for viewer in (0, 1, None)]
    bottoms = [pile["red1"]["cards"][-2:] for pile in piles]  # type: ignore[index]
    # The replaced Arsenal lies under the Fort that paid.
    assert bottoms == [["red1.fort", "red1.arsenal"], ["red1", "red1.arsenal"], ["red1", "red1.arsenal"]]
    known = piles[1]["red1"]["known"][-2:]  # type: ignore[index]
    assert known == [[0], [0, 1, 2, -1]]


def test_looked_at_cards_are_the_lookers_secret() -> None:
    table = Table()
    table.do("draw white1", "use own")
    own = GAME.view(table.state, 0)["looked"]
    assert isinstance(own, list)
    assert all("." in card for card in own)
    assert GAME.view(table.state, 1)["looked"] == ["white1", "white1"]
    assert GAME.view(table.state, 1)["question"] is None


def test_of_two_looked_at_cards_the_visible_one_is_known_to_all() -> None:
    table = Table()
    table.pile("white1", "white1.bishop", "white1.canon", face_up=True)
    table.do("draw white1", "use own")
    assert GAME.view(table.state, 1)["looked"] == ["white1.bishop", "white1"]


def test_a_half_played_card_is_a_secret() -> None:
    table = Table()
    table.hand(0, "yellow1.farm", "red1.fort")
    before = GAME.view(table.state, 1)
    table.do("play red1.fort")
    assert GAME.view(table.state, 1) == before
    assert GAME.view(table.state, 0)["question"] == {"kind": "place", "card": "red1.fort"}


def hidden_faces(state: State, viewer: int) -> list[tuple[list[int], int]]:
    """Places of hidden cards: a list and an index into it."""
    found: list[tuple[list[int], int]] = []
    for seat in range(state.seats):
        found += [(state.hands[seat], i) for i, known in enumerate(state.known[seat]) if not known >> viewer & 1]
    for pile in state.piles:
        found += [(pile, i) for i, entry in enumerate(pile) if not entry >> (7 + viewer) & 1]
    return found


@pytest.mark.parametrize("expansion", ["off", "mix"])
@pytest.mark.parametrize("viewer", [0, 1, 2, 4])
def test_a_change_of_what_is_hidden_changes_no_view(viewer: int, expansion: str) -> None:
    """Swap hidden cards of one back: hands of others, unknown places of piles, unseen events."""
    seat = None if viewer == 4 else viewer
    swaps = 0
    for seed in range(6):
        state = played(3, expansion, 100 * seed + viewer, 60 + 30 * seed)
        view = GAME.view(state, seat)
        places = hidden_faces(state, viewer)
        chance = Chance(seed)
        for _ in range(300):
            (one, i), (other, j) = (places[chance.below(len(places))] for _ in range(2))
            a, b = one[i] & 127, other[j] & 127
            if CRIER in {a, b} or state.cards.pile[a] != state.cards.pile[b]:
                continue
            one[i], other[j] = one[i] & ~127 | b, other[j] & ~127 | a
            swaps += a != b
        for owner in range(state.seats):
            pairs = sorted(zip(state.hands[owner], state.known[owner], strict=True))
            state.hands[owner], state.known[owner] = [face for face, _ in pairs], tuple(mask for _, mask in pairs)
        state.event_pile.reverse()
        assert GAME.view(state, seat) == view
    assert swaps > 50


@pytest.mark.parametrize("expansion", ["off", "replace", "mix"])
def test_imagined_states_fit_the_view_and_differ(expansion: str) -> None:
    state = played(3, expansion, 5, 150)
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        positions = set()
        for seed in range(8):
            imagined = GAME.imagine(view, Chance(seed))
            GAME.check(imagined)
            assert GAME.view(imagined, seat) == view
            positions.add(json.dumps(GAME.position(imagined), sort_keys=True))
        assert len(positions) == 8


def test_nobody_imagines_an_answer_of_who_was_not_asked() -> None:
    """Who fires a Ballista is not asked for protection."""
    table = Table(seats=3)
    table.queue(("event.plunder", 1), ("event.grande-ducasse", 0), ("event.taille", 3))
    table.rampart(0, "event.siege")
    table.rampart(1, "event.storm")
    table.rampart(2, "event.riot")
    activated("red1.ballista", table)
    table.do("fire 1+2")
    table.do("protect rampart", seat=1)
    assert table.state.asked == [2]
    answers = [GAME.imagine(GAME.view(table.state, 2), Chance(seed)).answers for seed in range(20)]
    assert {tuple(given[:3]) for given in answers} == {(0, 0, 0), (0, 1, 0)}


def test_imagining_a_mix_weighs_what_may_have_been_dealt() -> None:
    """Three of six are dealt; a card of which one copy is always in can be either copy."""
    farm, market, mill = IDS.index("yellow1.farm"), IDS.index("yellow1.market"), IDS.index("yellow1.mill")
    assert len(possible_decks(cards_for({}), 0, "mix")) == 20
    assert len(possible_decks(cards_for({}), 0, "off")) == 1
    assert _ways([farm, farm, market, mill], [(farm, 1)]) == 2
    assert _ways([farm, farm, market, mill], [(farm, 2), (mill, 1)]) == 2
    assert _ways([farm, market, mill], [(farm, 2)]) == 0


def test_hidden_cards_are_imagined_evenly() -> None:
    """The crier lies anywhere in its pile, a hidden card of a hand is any of the unseen ones, as often as they are."""
    table = Table()
    table.hand(1, "red1.fort")
    view = GAME.view(table.state, 0)
    unseen = [entry & 127 for entry in table.state.piles[6] if entry & 127 != CRIER] + table.state.hands[1]
    places, held, times = Counter[int](), Counter[int](), 1800
    for seed in range(times):
        imagined = GAME.imagine(view, Chance(seed))
        places[imagined.piles[6].index(CRIER)] += 1
        held[imagined.hands[1][0]] += 1
    assert sorted(places) == list(range(9))
    assert all(abs(count - times / 9) < 60 for count in places.values())
    assert sorted(held) == sorted(set(unseen))
    assert all(abs(count - times * unseen.count(face) / 9) < 60 for face, count in held.items())


def test_every_answer_given_is_hidden_until_all_are_in() -> None:
    table = Table(seats=3)
    table.queue(("event.storm", 1), ("event.fair", 0), ("event.pilgrims", 0))
    table.pile("white1", "white1.bishop", "crier")
    table.hand(0, "red1.fort", "red1.arsenal")
    table.hand(1, "yellow1.farm", "yellow1.mill")
    table.do("draw white1", "use own")
    assert table.state.asked == [0, 1]
    table.do("discard yellow1.mill", seat=1)
    assert GAME.view(table.state, 1)["answers"] == [None, ["discard yellow1.mill"], None]
    assert GAME.view(table.state, 0)["answers"] == [[], None, None]
    assert GAME.view(table.state, None)["answers"] == [None, None, None]
