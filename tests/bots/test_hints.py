import pytest

import trois
from trois.bots import Clock, hints


def test_hints_are_legal_sorted_and_expect_sensible_scores() -> None:
    match = trois.new("troyes-dice", 2, seed=4)
    found = hints(match.view(0), match.legal(0), Clock(simulations=60))
    assert 1 <= len(found) <= 3
    assert {hint.action for hint in found} <= set(match.legal(0))
    assert [hint.text for hint in found] == [match.game.vocabulary.text(hint.action) for hint in found]
    assert found[0].share == max(hint.share for hint in found)
    assert sum(hint.share for hint in found) <= 1 + 1e-9
    assert 30 < found[0].scores[0] < 90


def test_the_same_seed_gives_the_same_hints() -> None:
    match = trois.new("troyes-dice", 1, seed=4)
    first, again = (hints(match.view(0), match.legal(0), Clock(simulations=40), seed=2) for _ in range(2))
    assert [repr(hint) for hint in first] == [repr(hint) for hint in again]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(trois.UnknownGame):
        hints({"game": "chess"}, [1, 2])
