"""Random games: invariants at every decision, money by the log, secrets kept."""

import json
from collections import Counter

import pytest

from tests.games.troyes.table import GAME, table
from trois.core.chance import Chance
from trois.core.journal import Journal
from trois.games.troyes.state import Deal, State
from trois.games.troyes.words import RED_DECK, SLOTS


def fresh(seats: int, seed: int, journal: Journal | None = None) -> tuple[State, Chance]:
    chance = Chance(seed)
    return GAME.setup(seats, {"open_scores": False}, {}, chance, journal), chance


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants_hold_at_every_decision_of_random_games(seats: int) -> None:
    for seed in range(60):
        state, chance = fresh(seats, seed)
        picker = Chance(seed + 1000)
        while GAME.pending(state):
            GAME.check(state)
            actions = GAME.legal(state, state.seat)
            assert actions
            assert actions == sorted(set(actions))
            GAME.apply(state, state.seat, actions[picker.below(len(actions))], chance, None)
        GAME.check(state)
        assert state.round == seats + 2


WHAT = ["deniers", "influence", "vp"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goods_change_only_as_the_log_tells(seats: int) -> None:
    for seed in range(15):
        journal = Journal()
        state, chance = fresh(seats, seed, journal)
        picker = Chance(seed + 5)
        read = 0
        while GAME.pending(state):
            before = [state.money[:], state.influence[:], state.vp[:]]
            actions = GAME.legal(state, state.seat)
            GAME.apply(state, state.seat, actions[picker.below(len(actions))], chance, journal)
            for event in journal.events[read:]:
                if event[0] in {"gained", "paid", "lost"}:
                    amount = int(event[3]) if event[0] == "gained" else -int(event[3])
                    before[WHAT.index(str(event[2]))][int(event[1])] += amount
            read = len(journal)
            assert before == [state.money, state.influence, state.vp]


def with_other_secrets(state: State, seat: int, seed: int) -> State:
    """The same game for a seat, with everything it may not know dealt anew."""
    chance = Chance(seed)
    deal = state.deal
    activities = [
        card if state.round > slot % 3 else slot * 3 + chance.below(3) for slot, card in enumerate(deal.activities)
    ]
    others = [c for c in range(6) if c not in deal.characters[seat]]
    chance.shuffle(others)
    hands = [hand if s == seat else sorted(others.pop() for _ in hand) for s, hand in enumerate(deal.characters)]
    other = State(Deal(deal.seats, deal.open_scores, {}, activities, hands), state)
    for deck in (other.red_deck, other.white_deck, other.yellow_deck):
        chance.shuffle(deck)
    for s in range(deal.seats):
        if s != seat:
            other.vp[s] += 7
            other.earned[4 * s] += 7
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_do_not_tell_what_is_hidden(seats: int) -> None:
    for seed in range(4):
        state, chance = fresh(seats, seed)
        picker = Chance(seed)
        while GAME.pending(state):
            if picker.below(5) == 0:
                for seat in range(seats):
                    other = with_other_secrets(state, seat, seed)
                    assert json.dumps(GAME.view(state, seat)) == json.dumps(GAME.view(other, seat))
            actions = GAME.legal(state, state.seat)
            GAME.apply(state, state.seat, actions[picker.below(len(actions))], chance, None)


def test_a_spectator_knows_no_character_and_no_points() -> None:
    view = GAME.view(table().state, None)  # type: ignore[arg-type]
    for player in view["players"]:  # type: ignore[attr-defined]
        assert player["characters"] is None
        assert player["vp"] is None


def test_open_scores_show_points_but_no_characters() -> None:
    view = GAME.view(table(open_scores=True).state, 1)  # type: ignore[arg-type]
    players = view["players"]
    assert isinstance(players, list)
    assert [player["vp"]["activities"] for player in players] == [10] * 4
    assert [player["characters"] is None for player in players] == [True, False, True, True]


def test_everything_is_told_when_it_is_over() -> None:
    state, chance = fresh(3, 1)
    picker = Chance(2)
    while GAME.pending(state):
        actions = GAME.legal(state, state.seat)
        GAME.apply(state, state.seat, actions[picker.below(len(actions))], chance, None)
    players = GAME.view(state, None)["players"]
    assert isinstance(players, list)
    assert all(player["characters"] and player["vp"] for player in players)


def test_imagined_secrets_differ_and_fit() -> None:
    state, _ = fresh(4, 3)
    view = GAME.view(state, 2)
    seen = set()
    for seed in range(20):
        imagined = GAME.imagine(view, Chance(seed))
        assert GAME.view(imagined, 2) == view
        assert imagined.deal.characters[2] == state.deal.characters[2]
        seen.add((tuple(imagined.deal.activities), tuple(imagined.red_deck), str(imagined.deal.characters)))
    assert len(seen) == 20
    assert SLOTS == 9


def test_secrets_are_imagined_evenly() -> None:
    """A face-down activity is any of three, a hidden character any of those the viewer doesn't have."""
    state, _ = fresh(4, 3)
    view = GAME.view(state, 2)
    own = state.deal.characters[2][0]
    activities, characters, red = Counter[int](), Counter[int](), Counter[int]()
    for seed in range(1200):
        imagined = GAME.imagine(view, Chance(seed))
        activities[imagined.deal.activities[5]] += 1
        characters[imagined.deal.characters[0][0]] += 1
        red[imagined.red_deck[-1]] += 1
    assert sorted(activities) == [15, 16, 17]
    assert all(abs(count - 400) < 60 for count in activities.values())
    assert sorted(characters) == [character for character in range(6) if character != own]
    assert all(abs(count - 240) < 50 for count in characters.values())
    assert sorted(red) == RED_DECK
    assert all(abs(count - 150) < 45 for count in red.values())
