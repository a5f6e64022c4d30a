"""The journal tells why deniers, citizens and cards come and go."""

import pytest

from tests.games.tournay.table import GAME, Table, activated
from tests.games.tournay.test_events import cry
from tests.games.tournay.test_random import WAYS, choice
from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.tournay.cards import EVENT_IDS, IDS
from trois.games.tournay.journal import EVENTS, WHY


def test_hired_citizens() -> None:
    table = Table()
    table.do("draw white1", "use next")
    assert table.told("lost") == [("lost", 0, 2, "hire")]
    assert table.told("gained") == [("gained", 1, 2, "hire")]


def test_actions() -> None:
    table = Table(advanced=True)
    table.do("recruit red", "use own")
    assert (table.told("lost"), table.told("recruited")) == ([("lost", 0, 5, "recruit")], [("recruited", 0, "red", "")])
    table.do("earn yellow 1")
    assert table.told("gained") == [("gained", 1, 2, "earn")]


def test_a_combat() -> None:
    table = Table()
    table.queue(("event.fair", 1), ("event.riot", 0), ("event.siege", 0))
    table.do("combat 1", "use own")
    assert table.told("lost") == [("lost", 0, 2, "combat")]
    assert table.told("fought") == [("fought", 0, "event.fair", 1, "")]


def test_the_price_of_a_card() -> None:
    table = Table()
    table.hand(0, "yellow3.city-hall", "red1.fort")
    table.money(20)
    table.do("play yellow3.city-hall", "place c3", "discard red1.fort")
    assert [event[3] for event in table.told("lost")] == ["yellow3.city-hall"]
    assert table.told("put_under") == [("put_under", 0, "red1", "yellow3.city-hall")]
    assert table.told("put_card_under") == [("put_card_under", 0, "red1.fort", "yellow3.city-hall")]


def test_buildings_and_characters() -> None:
    table = Table()
    table.put(0, "d3", "yellow1.alderman")
    activated("yellow1.guildhouse", table)
    table.do("colour yellow")
    assert [event[3] for event in table.told("gained")] == ["yellow1.alderman"]
    assert [event[3] for event in table.told("lost")] == ["yellow1.guildhouse"]
    assert table.told("recruited") == [("recruited", 0, "yellow", "yellow1.guildhouse")]


def test_a_draw_by_a_building() -> None:
    table = Table()
    table.pile("red2", "red2.fort", "red2.arsenal", "red2.ballista")
    activated("red1.arsenal", table)
    table.do("keep red2.fort")
    assert table.told("drew") == [("drew", 0, "red2", "red1.arsenal")]


def test_who_stands_up() -> None:
    table = Table()
    table.standing(0, 1, 1, 2)
    activated("white1.chapel", table)
    table.do("stand yellow")
    assert table.told("stood_up") == [("stood_up", 0, "yellow", 1, "white1.chapel")]


@pytest.mark.parametrize(
    ("event", "kind", "seat"),
    [("event.taille", "lost", 0), ("event.riot", "laid_down", 0), ("event.fair", "gained", 1)],
)
def test_events(event: str, kind: str, seat: int) -> None:
    table = Table()
    table.put(1, "c3", "yellow1.farm")
    table.queue((event, 0), ("event.pilgrims", 0), ("event.siege", 0))
    cry(table)
    assert table.told(kind)[0][1] == seat
    assert table.told(kind)[0][-1] == event


def test_a_knight_and_a_catapult() -> None:
    table = Table(expansion="replace")
    table.queue(("event.taille", 2), ("event.fair", 0), ("event.pilgrims", 0))
    table.put(0, "d3", "red2.knight")
    table.put(0, "d4", "red1.fort", on="grey")
    table.put(1, "c3", "yellow1.farm")
    activated("red1.catapult", table)
    table.do("damage c3", "combat 1")
    assert table.told("damaged") == [("damaged", 1, "yellow1.farm", "c3", "red1.catapult")]
    assert table.told("fought") == [("fought", 0, "event.taille", 1, "red2.knight")]
    assert table.told("gained") == [("gained", 0, 2, "red2.knight")]


@pytest.mark.parametrize(("seats", "expansion", "advanced"), WAYS[::4])
def test_every_reason_is_a_word_or_a_card(seats: int, expansion: str, advanced: bool) -> None:
    known = {"", *WHY, *IDS, *EVENT_IDS}
    for seed in range(4):
        chance, picker, journal = Chance(seed), Chance(seed + 7), Journal()
        state = GAME.setup(seats, {"expansion": expansion, "advanced": advanced}, {}, chance, journal)
        while state.asked:
            seat = state.asked[0]
            GAME.apply(state, seat, choice(state, seat, picker), chance, journal)
        for event in journal.events:
            names = EVENTS[str(event[0])]
            if "why" in names:
                assert event[-1] in known
                assert names[-1] == "why"
            if event[0] in {"gained", "lost"}:
                assert event[-1]
