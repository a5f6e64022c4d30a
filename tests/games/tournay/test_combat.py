"""Rules: Combat an event."""

from tests.games.tournay.table import Table
from trois.games.tournay.cards import EVENT_IDS


def combats(table: Table) -> list[str]:
    return [text for text in table.texts() if text.startswith("combat")]


def test_an_event_without_a_coin_cannot_be_fought() -> None:
    """L203."""
    table = Table()
    table.money(20)
    assert combats(table) == []


def test_an_event_that_costs_deniers_is_fought_with_two_citizens() -> None:
    """L191."""
    table = Table()
    table.queue(("event.taille", 2), ("event.fair", 0), ("event.pilgrims", 0))
    table.do("combat 1", "use own+own")
    assert (table.deniers(), table.plaza(), table.beside()) == (6, [0, 2, 2], [2, 0, 0])
    assert table.state.ramparts[0] == 1 << EVENT_IDS.index("event.taille")


def test_example_justine_pays_two_deniers_for_an_event_with_one_coin() -> None:
    """L200: a yellow citizen of her own and 1 + 1 deniers."""
    table = Table()
    table.queue(("event.fair", 0), ("event.pilgrims", 0), ("event.riot", 1))
    table.do("combat 3", "use own")
    assert (table.deniers(), table.plaza()) == (4, [1, 2, 2])
    assert table.state.ramparts[0] == 1 << EVENT_IDS.index("event.riot")


def test_other_events_cost_their_coins_and_one_more() -> None:
    table = Table()
    table.queue(("event.plague", 3), ("event.fair", 0), ("event.pilgrims", 0))
    table.money(3)
    assert combats(table) == []
    table.money(4)
    table.do("combat 1")
    assert table.texts() == ["use own"]
    table.do("use own")
    assert table.deniers() == 0


def test_the_hire_and_the_coins_must_both_be_payable() -> None:
    table = Table()
    table.queue(("event.plague", 1), ("event.fair", 0), ("event.pilgrims", 0))
    table.standing(0, 2, 0, 2)
    table.money(3)
    assert combats(table) == []
    table.money(4)
    table.do("combat 1", "use next")
    assert (table.deniers(0), table.deniers(1)) == (0, 8)


def test_positive_events_can_be_fought_too() -> None:
    table = Table()
    table.queue(("event.fair", 1), ("event.procession", 0), ("event.pilgrims", 0))
    table.do("combat 1", "use own")
    assert table.deniers() == 4


def test_the_place_is_refilled_without_coins_and_the_coins_are_gone() -> None:
    table = Table()
    table.queue(("event.taille", 3), ("event.fair", 1), ("event.pilgrims", 0))
    new = table.state.event_pile[-1]
    before = table.chance.reveals
    table.do("combat 1", "use own+own")
    assert (table.state.queue[0], table.state.coins) == (new, [0, 1, 0])
    assert table.chance.reveals == before + 1
    assert ("event_revealed", -1, EVENT_IDS[new], 1) in table.journal.events


def test_with_an_empty_pile_the_place_stays_empty() -> None:
    table = Table()
    table.queue(("event.taille", 1), ("event.fair", 1), ("event.pilgrims", 1))
    table.state.built[1] = sum(1 << event for event in table.state.event_pile)
    table.state.event_pile = []
    table.do("combat 1", "use own+own")
    assert table.state.queue[0] == -1
    assert [text for text in table.texts(1) if text.startswith("combat")] == ["combat 2", "combat 3"]
