"""Rules: What is known. A card that was seen stays known in the hand it goes to, and no longer than is certain."""

import pytest

from tests.games.tournay.table import GAME, Table
from trois.core.chance import Chance

ALL = [0, 1, -1]


def hand_of(table: Table, seat: int, viewer: int | None) -> list[str]:
    players = GAME.view(table.state, viewer)["players"]
    assert isinstance(players, list)
    hand = players[seat]["hand"]
    assert isinstance(hand, list)
    return hand


def known_of(table: Table, seat: int) -> list[list[int]]:
    players = GAME.position(table.state)["players"]
    assert isinstance(players, list)
    row = players[seat]
    assert isinstance(row, dict)
    return row["hand_known"]  # type: ignore[return-value]


def bottom(table: Table, pile: str, viewer: int | None) -> str:
    piles = GAME.view(table.state, viewer)["piles"]
    assert isinstance(piles, dict)
    return str(piles[pile]["cards"][-1])


def with_taken_farm(*more: str) -> Table:
    """Seat 0 has taken the visible Farm and holds what else is wished."""
    table = Table()
    table.hand(0, *more)
    table.pile("yellow1", "yellow1.farm", "yellow1.mill", "yellow1.market", face_up=True)
    table.do("draw yellow1", "use own", "take")
    return table


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_visible_card_that_is_taken_stays_known_to_all(viewer: int | None) -> None:
    assert hand_of(with_taken_farm(), 0, viewer) == ["yellow1.farm"]
    assert known_of(with_taken_farm(), 0) == [ALL]


def test_a_card_the_abbey_gives_is_known_to_all() -> None:
    table = Table(expansion="replace")
    table.put(0, "c3", "white1.abbey")
    table.do("activate c3", "use own")
    taken = [text.removeprefix("keep ") for text in table.texts()]
    table.do(f"keep {taken[0]}")
    assert taken[0] in hand_of(table, 0, 1)


def test_a_card_that_was_looked_at_and_kept_is_a_secret() -> None:
    table = Table()
    table.pile("yellow1", "yellow1.farm", "yellow1.mill", "yellow1.market")
    table.do("draw yellow1", "use own", "keep yellow1.farm")
    assert hand_of(table, 0, 1) == hand_of(table, 0, None) == ["yellow1"]


@pytest.mark.parametrize("given", ["yellow1.farm", "yellow1.alderman"])
def test_of_two_with_one_back_nobody_knows_which_is_discarded(given: str) -> None:
    """Seat 1 sees the same, whichever of them it is."""
    table = with_taken_farm("yellow1.alderman")
    assert hand_of(table, 0, 1) == ["yellow1.farm", "yellow1"]
    discard(table, given)
    assert hand_of(table, 0, 1) == ["yellow1"]
    assert bottom(table, "yellow1", 1) == bottom(table, "yellow1", None) == "yellow1"
    assert bottom(table, "yellow1", 0) == given


@pytest.mark.parametrize("given", ["yellow1.farm", "yellow1.alderman"])
def test_of_two_known_alike_one_stays_certain(given: str) -> None:
    """Two known Farms and a card with their back, one of which is discarded: a Farm is left, whichever it was."""
    table = with_taken_farm("yellow1.alderman")
    table.small = True
    table.state.hands[0] = sorted(table.face(card) for card in ("yellow1.farm", "yellow1.farm", "yellow1.alderman"))
    table.state.known[0] = tuple(31 if face == table.face("yellow1.farm") else 1 for face in table.state.hands[0])
    assert hand_of(table, 0, 1) == ["yellow1.farm", "yellow1.farm", "yellow1"]
    discard(table, given)
    assert hand_of(table, 0, 1) == hand_of(table, 0, None) == ["yellow1.farm", "yellow1"]
    assert bottom(table, "yellow1", 1) == "yellow1"


def discard(table: Table, card: str) -> None:
    """Let seat 0 give up a card for the City Hall, as its price."""
    table.do("gather")
    table.hand(0, "yellow3.city-hall")
    table.money(20)
    table.do("play yellow3.city-hall", "place c3", f"discard {card}")


def test_the_only_one_with_its_back_is_known_under_the_pile_too() -> None:
    table = with_taken_farm("red1.fort")
    discard(table, "yellow1.farm")
    assert hand_of(table, 0, 1) == ["red1"]
    assert bottom(table, "yellow1", 1) == bottom(table, "yellow1", None) == "yellow1.farm"


def test_other_backs_stay_known() -> None:
    table = with_taken_farm("red1.fort")
    discard(table, "red1.fort")
    assert hand_of(table, 0, 1) == ["yellow1.farm"]
    assert bottom(table, "red1", 1) == "red1"


def test_of_two_alike_the_known_one_is_played() -> None:
    """Nobody learns from it that there is a second one."""
    table = with_taken_farm()
    table.do("gather")
    table.small = True
    table.state.hands[0] = [table.face("yellow1.farm")] * 2
    table.state.known[0] = (1, 31)
    assert hand_of(table, 0, 1) == ["yellow1.farm", "yellow1"]
    table.do("play yellow1.farm", "place c3")
    assert hand_of(table, 0, 1) == ["yellow1"]
    assert known_of(table, 0) == [[0]]


def test_who_put_a_card_under_its_pile_knows_who_draws_it() -> None:
    """Seat 1 has put the Mill there: it sees the Farm left, so the Mill was kept. A third looks on in vain."""
    table = Table(seats=3)
    table.pile("yellow1", "yellow1.farm", "yellow1.mill")
    table.state.piles[0][0] |= 1 << (7 + 1)
    table.do("draw yellow1", "use own", "keep yellow1.mill")
    assert hand_of(table, 0, 1) == ["yellow1.mill"]
    assert hand_of(table, 0, 2) == hand_of(table, 0, None) == ["yellow1"]
    view = GAME.view(table.state, 1)
    players = view["players"]
    assert isinstance(players, list)
    assert players[0]["hand_known"] == [[0, 1]]


def test_of_two_alike_nobody_knows_which_was_kept() -> None:
    table = Table(seats=3)
    table.pile("yellow1", "yellow1.farm", "yellow1.farm")
    table.state.piles[0][0] |= 1 << (7 + 1)
    table.do("draw yellow1", "use own", "keep yellow1.farm")
    assert hand_of(table, 0, 1) == ["yellow1"]


def test_known_cards_of_hands_are_imagined_as_they_are() -> None:
    table = Table()
    table.hand(0, "yellow1.alderman")
    table.state.known[0] = (31,)
    table.hand(0, "yellow1.mill")
    for viewer in (1, None):
        view = GAME.view(table.state, viewer)
        hands = set()
        for seed in range(40):
            imagined = GAME.imagine(view, Chance(seed))
            GAME.check(imagined)
            assert GAME.view(imagined, viewer) == view
            assert table.face("yellow1.alderman") in imagined.hands[0]
            hands.add(tuple(imagined.hands[0]))
        assert len(hands) > 3
