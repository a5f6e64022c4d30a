"""Rules: Draw; Town Crier."""

import pytest

from tests.games.tournay.table import Table

THREE = ("white1.bishop", "white1.canon", "white1.library")


def drawing(*cards: str, face_up: bool = False) -> Table:
    """Seat 0 has used a citizen to draw from white I, which holds these cards."""
    table = Table()
    table.pile("white1", *cards, face_up=face_up)
    table.do("draw white1", "use own")
    return table


@pytest.mark.parametrize(("level", "citizens"), [(1, 1), (2, 2), (3, 3)])
def test_as_many_citizens_as_the_level(level: int, citizens: int) -> None:
    table = Table()
    table.do(f"draw white{level}")
    assert len(table.texts()[0].removeprefix("use ").split("+")) == citizens


def test_three_or_more_without_a_visible_card_two_are_looked_at() -> None:
    table = drawing(*THREE)
    assert table.texts() == ["keep white1.bishop", "keep white1.canon"]
    table.do("keep white1.canon")
    assert table.cards() == ["white1.canon"]
    assert table.in_pile("white1") == ["white1.bishop", "white1.library"]
    assert table.state.face_up == 1 << 3


def test_what_was_seen_is_told_to_the_drawing_seat_only() -> None:
    table = drawing(*THREE)
    table.do("keep white1.canon")
    assert ("saw", 0, "white1.bishop", "white1.canon") in table.journal.seen_by(0)
    assert ("drew_card", 0, "white1.canon", "") in table.journal.seen_by(0)
    others = table.journal.seen_by(1)
    assert not any("white1.canon" in event for event in others)
    assert ("drew", 0, "white1", "") in others
    assert ("left", 0, "white1.bishop", "white1") in others


def test_looking_is_a_reveal_nobody_may_undo_past() -> None:
    table = Table()
    before = table.chance.reveals
    table.do("draw white1", "use own")
    assert table.chance.reveals == before + 1


def test_three_or_more_with_a_visible_card_it_may_be_taken() -> None:
    table = drawing(*THREE, face_up=True)
    assert table.texts() == ["take", "look"]
    table.do("take")
    assert (table.cards(), table.in_pile("white1")) == (["white1.bishop"], ["white1.canon", "white1.library"])
    assert table.state.face_up == 0


def test_or_it_goes_under_the_pile_and_two_are_looked_at() -> None:
    table = drawing(*THREE, "white1.monastery", face_up=True)
    table.do("look")
    assert table.texts() == ["keep white1.library", "keep white1.canon"]
    table.do("keep white1.library")
    assert table.in_pile("white1") == ["white1.canon", "white1.monastery", "white1.bishop"]


@pytest.mark.parametrize("face_up", [False, True])
def test_two_cards_both_are_looked_at(face_up: bool) -> None:
    table = drawing("white1.bishop", "white1.canon", face_up=face_up)
    assert table.texts() == ["keep white1.bishop", "keep white1.canon"]
    table.do("keep white1.bishop")
    assert (table.in_pile("white1"), table.state.face_up) == (["white1.canon"], 1 << 3)


@pytest.mark.parametrize("face_up", [False, True])
def test_the_last_card_must_be_taken(face_up: bool) -> None:
    table = drawing("white1.bishop", face_up=face_up)
    assert (table.cards(), table.in_pile("white1"), table.state.asked) == (["white1.bishop"], [], [1])
    assert not any(text == "draw white1" for text in table.texts())


def test_an_empty_pile_cannot_be_drawn_from() -> None:
    table = Table()
    table.pile("white1")
    assert "draw white1" not in table.texts()
    assert "draw white2" in table.texts()


def test_two_equal_cards_are_one_choice() -> None:
    table = drawing("white1.chapel", "white1.chapel", "white1.canon")
    assert table.texts() == ["keep white1.chapel"]
    table.do("keep white1.chapel")
    assert (table.cards(), table.in_pile("white1")) == (["white1.chapel"], ["white1.chapel", "white1.canon"])


# The crier


@pytest.mark.parametrize("cards", [("crier", *THREE), ("white1.bishop", "crier", *THREE[1:])])
def test_a_crier_is_replaced_before_the_choice_and_acts_after_it(cards: tuple[str, ...]) -> None:
    """L153-161, example L167-170."""
    table = drawing(*cards)
    assert table.texts() == ["keep white1.bishop", "keep white1.canon"]
    assert (table.state.criers, table.state.coins) == (1 << 3, [0, 0, 0])
    table.do("keep white1.bishop")
    assert table.state.coins == [1, 1, 1]
    assert table.in_pile("white1") == ["white1.canon", "white1.library"]
    assert table.state.asked == [1]


def test_a_crier_below_the_two_stays_hidden() -> None:
    table = drawing("white1.bishop", "white1.canon", "crier")
    table.do("keep white1.bishop")
    assert (table.state.criers, table.state.coins) == (0, [0, 0, 0])


def test_three_cards_with_a_visible_one_put_under_it_may_be_the_replacement() -> None:
    table = drawing("white1.bishop", "crier", "white1.canon", face_up=True)
    table.do("look")
    assert table.texts() == ["keep white1.bishop", "keep white1.canon"]


def test_three_cards_with_the_crier_and_no_visible_one() -> None:
    table = drawing("white1.bishop", "crier", "white1.canon")
    assert table.texts() == ["keep white1.bishop", "keep white1.canon"]
    table.do("keep white1.canon")
    assert table.in_pile("white1") == ["white1.bishop"]


@pytest.mark.parametrize("face_up", [False, True])
def test_two_cards_one_of_them_the_crier_the_other_is_taken(face_up: bool) -> None:
    table = drawing("white1.bishop", "crier", face_up=face_up)
    assert (table.cards(), table.in_pile("white1")) == (["white1.bishop"], [])
    assert (table.state.criers, table.state.coins, table.state.asked) == (1 << 3, [1, 1, 1], [1])


def test_the_crier_as_the_last_card_acts_and_nothing_is_gained() -> None:
    table = drawing("crier")
    assert (table.cards(), table.state.coins, table.state.criers) == ([], [1, 1, 1], 1 << 3)


def test_a_revealed_crier_is_never_counted_again_and_cards_go_above_it() -> None:
    table = drawing("white1.bishop", "crier")
    table.do("gather")
    table.hand(0)
    table.state.hands[0] = [table.face("white1.bishop"), *[table.face("yellow1.farm")] * 4]
    table.do("gather", "discard white1.bishop")
    assert table.in_pile("white1") == ["white1.bishop"]
    table.do("draw white1", "use own", seat=1)
    assert table.cards(1) == ["white1.bishop"]
