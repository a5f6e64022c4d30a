"""Rules: End: conditions, the last round, the last face-down cards."""

import pytest

from tests.games.tournay.table import GAME, Table
from trois.core.chance import Chance
from trois.games.tournay.rules.rounds import has_finished_district, is_last_round
from trois.games.tournay.words import LAST, OVER

NINE = ["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"]
FILLERS = [
    ("yellow1.farm", "yellow1.mill", "yellow1.workshop", "yellow1.guildhouse", "yellow1.market", "yellow2.mill", "red1.fort"),
    ("white1.chapel", "white1.canon", "white1.bishop", "white1.library", "white1.hospital", "white2.canon", "red1.arsenal"),
]  # fmt: skip
PRESTIGE = [("yellow3.mint", "white3.cathedral"), ("yellow3.belfry", "red3.tour-darras")]


def finish_district(table: Table, seat: int) -> None:
    for area, card in zip(NINE, FILLERS[seat] + PRESTIGE[seat], strict=True):
        table.put(seat, area, card)


def reveal_criers(table: Table, n: int) -> None:
    for pile in range(n):
        table.state.piles[pile].remove(127)
        table.state.criers |= 1 << pile


def round_of_gathering(table: Table) -> None:
    for _ in range(table.state.seats):
        table.do("gather")


def test_nine_areas_with_two_visible_prestige_buildings() -> None:
    table = Table()
    finish_district(table, 0)
    assert has_finished_district(table.state, 0)
    table.put(0, "e5", "white1.chapel")
    table.small = True
    assert not has_finished_district(table.state, 0)
    table = Table()
    for area, card in zip(NINE[1:], FILLERS[0][1:] + PRESTIGE[0], strict=True):
        table.put(0, area, card)
    assert not has_finished_district(table.state, 0)


@pytest.mark.parametrize(
    ("seats", "finished", "criers", "ends"),
    [
        (2, 0, 9, False),
        (2, 1, 2, False),
        (2, 1, 3, True),
        (2, 2, 0, True),
        (3, 1, 3, False),
        (3, 1, 4, True),
        (4, 1, 4, False),
        (4, 1, 5, True),
    ],
)
def test_end_conditions(seats: int, finished: int, criers: int, ends: bool) -> None:
    """L225-233: 3, 4, 5 criers for 2, 3, 4 players."""
    table = Table(seats=seats)
    for seat in range(finished):
        finish_district(table, seat)
    reveal_criers(table, criers)
    assert is_last_round(table.state) == ends


def test_the_last_round_begins_with_the_first_players_turn() -> None:
    table = Table(seats=3)
    table.do("gather")
    finish_district(table, 0)
    finish_district(table, 1)
    table.do("gather", "gather")
    assert table.state.last_round
    assert ("last_round", -1, "districts") in table.journal.events
    round_of_gathering(table)
    assert (table.state.question, table.state.asked) == (LAST, [0, 1, 2])


def test_the_last_round_cannot_be_cancelled() -> None:
    table = Table()
    finish_district(table, 0)
    finish_district(table, 1)
    round_of_gathering(table)
    assert table.state.last_round
    table.hand(0, "red1.ballista")
    table.do("play red1.ballista", "place e5", "gather")
    assert not has_finished_district(table.state, 0)
    table.do("gather")
    assert table.state.question == LAST


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_who_only_gather_end_with_round_sixty(seats: int) -> None:
    table = Table(seats=seats)
    for _ in range(59):
        assert not table.state.last_round
        round_of_gathering(table)
    assert (table.state.round, table.state.last_round) == (60, True)
    round_of_gathering(table)
    assert table.state.question == LAST
    for seat in range(seats):
        table.do("pass", seat=seat)
    assert (table.state.question, table.state.asked) == (OVER, [])


def test_the_round_limit_is_seen_and_told() -> None:
    table = Table()
    assert GAME.view(table.state, 0)["rounds_left"] == 59
    for _ in range(59):
        round_of_gathering(table)
    assert GAME.view(table.state, None)["rounds_left"] == 0
    assert table.told("last_round") == [("last_round", -1, "limit")]
    round_of_gathering(table)
    for seat in range(2):
        table.do("pass", seat=seat)
    assert table.told("over") == [("over", -1, "limit")]


def test_one_finished_district_and_enough_criers_are_told_as_the_reason() -> None:
    table = Table()
    finish_district(table, 1)
    table.state.criers = 0b111
    table.small = True
    table.do("gather", "gather")
    assert table.told("last_round") == [("last_round", -1, "criers")]
    round_of_gathering(table)
    for seat in range(2):
        table.do("pass", seat=seat)
    assert table.told("over") == [("over", -1, "")]


def test_the_limit_is_not_blamed_for_an_end_that_came_by_itself() -> None:
    """L232: two districts are finished when round 60 begins."""
    table = Table()
    finish_district(table, 0)
    finish_district(table, 1)
    table.state.round = 59
    round_of_gathering(table)
    assert table.told("last_round") == [("last_round", -1, "districts")]
    round_of_gathering(table)
    for seat in range(2):
        table.do("pass", seat=seat)
    assert table.told("over") == [("over", -1, "")]


def last(table: Table) -> None:
    """Go to the last cards."""
    table.state.last_round = True
    for _ in range(table.state.seats):
        table.do("gather")
    assert table.state.question == LAST


def test_last_cards_are_paid_when_all_are_laid() -> None:
    """L237."""
    table = Table()
    table.hand(0, "yellow1.market", "yellow3.mint")
    table.hand(1, "red1.fort")
    table.money(3, 6)
    last(table)
    assert table.texts(0) == ["play yellow1.market", "pass"]
    table.do("play yellow1.market", "place c3", seat=0)
    assert (table.deniers(0), table.state.used[0]) == (3, 0)
    before = table.chance.reveals
    table.do("play red1.fort", "place c3", seat=1)
    assert table.chance.reveals == before + 1
    assert (table.deniers(0), table.deniers(1), table.state.question) == (2, 5, OVER)
    assert (table.top(0, "c3"), table.top(1, "c3")) == ("yellow1.market", "red1.fort")


def test_last_cards_are_secret_until_all_are_laid() -> None:
    table = Table()
    table.hand(0, "yellow1.market")
    last(table)
    before = GAME.view(table.state, 1)
    table.do("play yellow1.market", seat=0)
    assert GAME.view(table.state, 1) == before
    table.do("place c3", seat=0)
    after = {**GAME.view(table.state, 1), "pending": before["pending"]}
    assert after == before


def test_last_cards_use_discounts_and_call_characters() -> None:
    table = Table()
    table.put(0, "c3", "white2.canon")
    table.put(0, "d3", "yellow1.architect")
    table.put(0, "c4", "red2.banneret")
    table.queue(("event.taille", 3), ("event.fair", 0), ("event.pilgrims", 0))
    table.hand(0, "white3.saint-brice")
    table.money(3, 0)
    last(table)
    table.do("play white3.saint-brice", seat=0)
    assert table.texts(0) == ["place c2", "place b3", "place d3", "place e3", "place c4", "place c5"]
    table.do("place c2", seat=0)
    table.do("pass", seat=1)
    assert (table.state.asked, table.texts(0)) == ([0], ["combat 1", "pass"])
    table.do("combat 1")
    # 5 - 2 paid, the Banneret keeps 3 coins; the Architect is in another row and column.
    assert (table.deniers(0), table.state.built[0].bit_count(), table.state.question) == (3, 1, OVER)
    position = GAME.position(table.state)
    assert position["doing"] == {"kind": "over", "a": 0, "b": 0, "c": 0}
    assert GAME.position(GAME.load(position)) == position


def test_a_last_card_may_be_paid_with_a_card() -> None:
    table = Table()
    table.hand(1, "yellow3.city-hall", "red1.fort", "red1.arsenal")
    last(table)
    table.do("pass", seat=0)
    table.do("play yellow3.city-hall", "place c3", seat=1)
    assert table.texts(1) == ["discard red1.arsenal", "discard red1.fort"]
    table.do("discard red1.fort", seat=1)
    assert (table.cards(1), table.deniers(1), table.in_pile("red1")[-1]) == (["red1.arsenal"], 4, "red1.fort")


def test_all_ramparts_in_hand_are_built_at_the_end() -> None:
    table = Table()
    table.rampart(0, "event.riot", "event.siege")
    table.rampart(1, "event.storm")
    last(table)
    table.do("pass", seat=1)
    table.do("pass", seat=0)
    assert [GAME.scores(table.state)[seat].parts["ramparts"] for seat in (0, 1)] == [2, 1]
    assert table.state.ramparts == [0, 0, 0, 0]


def test_last_cards_come_to_the_same_in_any_order() -> None:
    results = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        table = Table(seats=3)
        table.hand(0, "yellow1.market")
        table.hand(1, "yellow3.city-hall", "red1.fort")
        table.hand(2, "red1.arsenal")
        last(table)
        lines = [
            ["play yellow1.market", "place c3"],
            ["play yellow3.city-hall", "place c3", "discard red1.fort"],
            ["play red1.arsenal", "place c3"],
        ]
        while any(lines):
            for seat in order:
                if lines[seat]:
                    table.do(lines[seat].pop(0), seat=seat)
        results.append((GAME.position(table.state), list(table.journal.events)))
    assert results[0] == results[1] == results[2]


def test_random_games_end_by_round_sixty() -> None:
    for seed in range(10):
        chance, picker = Chance(seed), Chance(seed + 100)
        state = GAME.setup(2 + seed % 3, {"expansion": "mix", "advanced": False}, {}, chance, None)
        while state.asked:
            actions = GAME.legal(state, state.asked[0])
            GAME.apply(state, state.asked[0], actions[picker.below(len(actions))], chance, None)
        assert state.round <= 60
