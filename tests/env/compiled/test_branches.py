"""Chance chosen by the caller, outcome by outcome."""

import pytest

from trois import games
from trois.core.chance import Chance
from trois.core.options import in_full
from trois.env.compiled.branches import Branch


def branch_of(game: str) -> Branch:
    rules = games.get(game)
    return Branch(rules, 2, in_full(game, rules.options, {}), {})


@pytest.mark.parametrize("game", games.names())
def test_the_outcomes_of_a_seed_make_the_match_of_that_seed(game: str) -> None:
    rules = games.get(game)
    chance, drawn, picker = Chance(5), Chance(5), Chance(6)
    state = rules.setup(2, in_full(game, rules.options, {}), {}, chance, None)
    branch = branch_of(game)
    branch.begin()
    while branch.wanted or branch.pending():
        if branch.wanted:
            branch.draw(drawn.below(branch.wanted))
            continue
        seat = branch.pending()[0]
        assert branch.state is not None
        legal = rules.legal(branch.state, seat)
        assert legal == rules.legal(state, rules.pending(state)[0])
        action = legal[picker.below(len(legal))]
        branch.decide(seat, action)
        rules.apply(state, seat, action, chance, None)
    assert branch.state is not None
    assert rules.position(branch.state) == rules.position(state)


def test_a_copy_waits_for_the_same_outcome_and_goes_its_own_way() -> None:
    branch = branch_of("troyes-dice")
    branch.begin()
    assert (branch.state, branch.wanted, branch.pending()) == (None, 9, [])
    branch.draw(8)
    twin = branch.copy()
    twin.draw(0)
    assert (branch.outcomes, branch.wanted) == ([8], 8)
    assert (twin.outcomes, twin.wanted) == ([8, 0], 7)
