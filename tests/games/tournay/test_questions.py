"""Every kind of question, met in random games: it is told in words, saved, loaded and imagined."""

import json
from functools import cache

import pytest

from tests.games.tournay.table import GAME, Table
from tests.games.tournay.test_chains import two_monks
from tests.games.tournay.test_random import choice
from trois.core.chance import Chance
from trois.games.tournay.state import State
from trois.games.tournay.words import LAST, OVER, PROTECT, QUESTIONS, SUFFER

DETAILS = {
    "turn": {"played"},
    "place": {"card"},
    "pay": {"card", "area"},
    "use": {"for", "target", "colour", "citizens"},
    "take": {"pile"},
    "keep": {"pile"},
    "abbey": {"level", "cards"},
    "stand": {"citizens"},
    "recruit": {"card", "price"},
    "levy": {"deniers"},
    "draw": {"level"},
    "combat": {"keep_coins", "optional"},
    "fire": {"events"},
    "build": {"ramparts", "deniers"},
    "copy": {"colour"},
    "damage": {"seat"},
    "chain": {"card"},
    "protect": {"event", "place", "coins"},
    "suffer": {"event", "place", "coins", "times"},
    "limit": set(),
    "last": set(),
    "either": {"card"},
    "caller": {"area"},
}
MANY = (PROTECT, SUFFER, LAST)


def asked_by_whose_leave() -> State:
    """Two Monks that share a building: too rare to be met."""
    table = two_monks()
    table.do("activate b2")
    return table.state


@cache
def met() -> dict[str, list[State]]:
    """A few states at each question; where several are asked, also some with answers given."""
    found: dict[str, list[State]] = {name: [] for name in QUESTIONS}
    found["caller"].append(asked_by_whose_leave())
    for seed in range(60):
        chance, picker = Chance(seed), Chance(seed + 500)
        options: dict[str, bool | int | str] = {"expansion": ["replace", "mix"][seed % 2], "advanced": seed % 3 == 0}
        state = GAME.setup(2 + seed % 3, options, {}, chance, None)
        while state.asked:
            states = found[QUESTIONS[state.question]]
            if len(states) < (30 if state.question in MANY else 3):
                states.append(state.copy())
            seat = state.asked[picker.below(len(state.asked))]
            GAME.apply(state, seat, choice(state, seat, picker), chance, None)
    return found


@pytest.mark.parametrize("kind", [name for number, name in enumerate(QUESTIONS) if number != OVER])
def test_every_question(kind: str) -> None:
    assert met()[kind], f"no game came to '{kind}'"
    for state in met()[kind]:
        position = json.loads(json.dumps(GAME.position(state)))
        assert GAME.position(GAME.load(position)) == position
        for seat in (None, *range(state.seats)):
            view = GAME.view(state, seat)
            question = view["question"]
            assert (question is not None) == (seat in state.asked)
            if isinstance(question, dict) and kind != "last":
                assert question.pop("kind") == kind
                assert set(question) == DETAILS[kind]
                view = GAME.view(state, seat)
            imagined = GAME.imagine(view, Chance(3))
            GAME.check(imagined)
            assert GAME.view(imagined, seat) == view


def test_the_last_question_tells_what_was_chosen() -> None:
    table = Table()
    table.state.last_round = True
    table.hand(0, "yellow3.city-hall", "red1.fort")
    table.do("gather", "gather")
    assert GAME.view(table.state, 0)["question"] == {"kind": "last"}
    table.do("play yellow3.city-hall", seat=0)
    assert GAME.view(table.state, 0)["question"] == {"kind": "last", "card": "yellow3.city-hall"}
    table.do("place c3", seat=0)
    assert GAME.view(table.state, 0)["question"] == {"kind": "last", "card": "yellow3.city-hall", "area": "c3"}
    for seat in (0, 1):
        view = GAME.view(table.state, seat)
        assert GAME.view(GAME.imagine(view, Chance(1)), seat) == view


def test_revealed_last_cards_are_known_but_not_what_pays_for_them() -> None:
    """Seat 0's Banneret fights before seat 1's revealed card is paid."""
    table = Table()
    table.state.last_round = True
    table.queue(("event.taille", 1), ("event.fair", 0), ("event.pilgrims", 0))
    table.put(0, "c3", "red1.banneret")
    table.hand(0, "yellow3.mint")
    table.hand(1, "yellow3.city-hall", "yellow3.belfry", "red1.fort")
    table.do("gather", "gather")
    table.do("play yellow3.mint", "place d3", seat=0)
    table.do("play yellow3.city-hall", "place c3", "discard red1.fort", seat=1)
    assert table.texts(0) == ["combat 1", "pass"]
    paid = ["play yellow3.city-hall", "place c3", "discard red1.fort"]
    assert GAME.view(table.state, 1)["answers"] == [[], paid]
    assert GAME.view(table.state, 0)["answers"] == [[], paid[:2]]
    position = GAME.position(table.state)
    assert GAME.position(GAME.load(position)) == position
    for seat in (0, 1, None):
        view = GAME.view(table.state, seat)
        for seed in range(5):
            imagined = GAME.imagine(view, Chance(seed))
            GAME.check(imagined)
            assert GAME.view(imagined, seat) == view
            GAME.apply(imagined, 0, GAME.legal(imagined, 0)[0], table.chance, None)
            assert imagined.question == OVER
