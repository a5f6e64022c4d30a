"""The printed numbers and their checked reading."""

from collections import Counter

import pytest

from trois.core.data import Json
from trois.core.errors import BadCards
from trois.games.tournay import cards
from trois.games.tournay.cards import BASE, EVENT_IDS, FACES, IDS, card_tree, cards_for
from trois.games.tournay.words import COLOURS, KINDS

PRINTED = cards_for({})


def change(row_id: str, **values: Json) -> dict[str, Json]:
    key = "event" if row_id.startswith("event") else "card"
    return {key: [{"id": row_id, **values}]}


def test_90_base_cards_18_of_the_expansion_and_15_events() -> None:
    """The rulebook's parts, L21-29; 9 of the base cards of each colour and level besides the crier."""
    base = sum(PRINTED.copies[face] for face in range(FACES) if not PRINTED.expansion[face])
    extra = sum(PRINTED.copies[face] for face in range(FACES) if PRINTED.expansion[face])
    assert (base + 9, extra, len(EVENT_IDS)) == (90, 18, 15)


def test_every_pile_has_9_cards_and_levels_1_and_2_swap_3() -> None:
    base, removable, extra = Counter[int](), Counter[int](), Counter[int]()
    for face in range(FACES):
        kind = extra if PRINTED.expansion[face] else base
        kind[PRINTED.pile[face]] += PRINTED.copies[face]
        removable[PRINTED.pile[face]] += PRINTED.removable[face]
    assert set(base.values()) == {9}
    assert [removable[pile] for pile in range(9)] == [3, 3, 0] * 3
    assert [extra[pile] for pile in range(9)] == [3, 3, 0] * 3


def test_ids_begin_with_their_pile() -> None:
    for face, name in enumerate(IDS):
        assert name.startswith(f"{COLOURS[PRINTED.colour[face]]}{PRINTED.level[face]}.")


@pytest.mark.parametrize(
    ("card", "price", "paid_cards", "citizen", "pp"),
    [
        ("yellow1.market", 1, 0, "none", 1),
        ("red2.fort", 2, 0, "none", 2),
        ("yellow3.belfry", 5, 0, "none", 3),
        ("yellow3.city-hall", 2, 1, "none", 3),
        ("white3.saint-jacques", 0, 0, "white", 3),
        ("white3.cathedral", 20, 0, "none", 3),
    ],
)
def test_costs_and_points(card: str, price: int, paid_cards: int, citizen: str, pp: int) -> None:
    face = IDS.index(card)
    paid = [*COLOURS, "none"][PRINTED.pay_citizen[face]]
    assert (PRINTED.price[face], PRINTED.pay_cards[face], paid, PRINTED.pp[face]) == (price, paid_cards, citizen, pp)


def test_levels_1_and_2_cost_and_give_their_level() -> None:
    for face in range(FACES):
        if PRINTED.level[face] < 3:
            assert PRINTED.price[face] == PRINTED.pp[face] == PRINTED.level[face]
            assert KINDS[PRINTED.kind[face]] in {"building", "character"}


def test_an_owners_corrections_are_laid_over() -> None:
    changes = change("yellow1.market", effects=[{"do": "gain", "n": 4}], cost={"deniers": 2})
    changed = cards_for(changes)
    face = IDS.index("yellow1.market")
    assert changed.rows[changed.effects[face][0]].n == 4
    assert changed.price[face] == 2
    assert PRINTED.price[face] == 1
    assert cards_for(changes) is changed
    assert card_tree(changes, "cards") != BASE


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (change("yellow1.farm", pp=-1), "card 'yellow1.farm': pp: -1 is not between 0 and 20"),
        (change("yellow1.farm", copies=3), "pile yellow1: expected 9 base cards, 3 removable and 3 of the expansion"),
        (change("yellow1.farm", kind="prestige"), "kind: prestige buildings are the cards of level 3"),
        (change("yellow1.farm", effects=[{"do": "sing"}]), "do: 'sing' is not one of gain, "),
        (change("yellow1.farm", effects=[{"do": "gain"}]), "effects[0]: 'n' is missing"),
        (change("yellow1.farm", effects=[{"do": "gain", "n": 1, "x": 2}]), "effects[0]: unknown key 'x'"),
        (change("yellow1.farm", effects=[{"do": "discount", "n": 1}]), "'discount' is no effect of a building card"),
        (change("yellow1.farm", effects=[{"do": "each_loses", "n": 1}]), "'each_loses' is no effect of a building"),
        (change("yellow1.farm", effects=[{"do": "stand_up", "n": 4}]), "n: 4 is not between 0 and 3"),
        (change("yellow1.alderman", effects=[{"do": "gain", "n": 1}]), "'gain' is no effect of a character card"),
        (change("yellow3.mint", effects=[{"do": "gain", "n": 1}]), "'gain' is no effect of a prestige card"),
        (change("white1.monk", effects=[{"do": "chain", "colour": "any"}]), "'any' is not one of yellow, white, red"),
        (
            change("yellow1.inn", effects=[{"do": "gain_per", "counter": "pair", "n": 1, "colours": []}]),
            "colours: at least one colour is needed",
        ),
        (
            change("yellow2.bakery", effects=[{"do": "gain_best", "counter": "lying", "colours": ["red"], "n": 1}]),
            "counter: only 'standing' is compared",
        ),
        (change("event.fire", effects=[]), "event 'event.fire': effects: expected 1 effect, found 0"),
        (change("event.fire", effects=[{"do": "gain", "n": 1}]), "'gain' is no effect of an event"),
        (change("event.fire", circles=0), "circles: 0 is not between 1 and 9"),
        (change("yellow1.farm", cost={"cards": 2}), "cost: cards: 2 is not between 0 and 1"),
    ],
)
def test_wrong_numbers_are_refused_with_row_and_reason(changes: dict[str, Json], reason: str) -> None:
    with pytest.raises(BadCards) as caught:
        cards.card_tree(changes, "my.toml")
    assert str(caught.value).startswith("my.toml: ")
    assert reason in str(caught.value)
