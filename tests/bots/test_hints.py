from typing import cast

import pytest

import trois
from trois.bots import Clock, hints, make
from trois.bots.troyes_dice.policy import half_days_left
from trois.games.troyes_dice.state import State
from trois.text import Text
from trois.text.reasons import hint_reason
from trois.text.voice import voice_of


def test_hints_are_legal_sorted_and_expect_sensible_scores() -> None:
    match = trois.new("troyes-dice", 2, seed=4)
    found = hints(match.view(0), match.legal(0), Clock(simulations=60))
    assert 1 <= len(found) <= 3
    assert {hint.action for hint in found} <= set(match.legal(0))
    assert [hint.text for hint in found] == [match.game.vocabulary.text(hint.action) for hint in found]
    assert [hint.share for hint in found] == [0.0] * len(found), "seats don't touch: nobody's victory is weighed"
    assert [hint.scores for hint in found] == sorted((hint.scores for hint in found), reverse=True)
    assert 30 < found[0].scores[0] < 90


def test_the_same_seed_gives_the_same_hints() -> None:
    match = trois.new("troyes-dice", 1, seed=4)
    first, again = (hints(match.view(0), match.legal(0), Clock(simulations=40), seed=2) for _ in range(2))
    assert [repr(hint) for hint in first] == [repr(hint) for hint in again]


def test_in_the_last_half_day_the_points_are_known() -> None:
    match = trois.new("troyes-dice", 1, seed=4)
    player = make("steward", "troyes-dice", 1)
    while half_days_left(cast(State, match.state)) or len(match.legal(0)) < 2:
        match.push(0, player.choose(match.view(0), match.legal(0)))
    best, again = (hints(match.view(0), match.legal(0), Clock(simulations=20), seed=seed)[0] for seed in (1, 2))
    assert best.scores == again.scores
    assert best.error == 0


def test_hints_say_what_they_gain_and_how_they_go_on() -> None:
    match = trois.new("troyes-dice", 2, seed=4)
    found = hints(match.view(0), match.legal(0), Clock(simulations=60))
    own = [hint.scores[0] for hint in found]
    assert found[0].gain == pytest.approx(own[0] - own[1])
    assert found[1].gain == pytest.approx(own[1] - own[0])
    texts = match.game.vocabulary.texts
    assert texts[found[0].action].startswith("take")
    assert all(texts[action].split()[0] in ("pay", "gain", "build", "citizen") for action in found[0].line)
    assert found[0].line
    voice = voice_of(match.view(0), Text("en"), ["Ada", "Bo"])
    reason = hint_reason(voice, 1.25, found[0].line, is_best=True)
    assert reason.startswith("About 1.2 points more for you than the next best. It goes on like this: ")
    assert hint_reason(voice, -0.7, [], is_best=False) == "About 0.7 points fewer for you than the best."
    assert hint_reason(voice, 0.01, [], is_best=True) == "Worth about the same."


def test_nobody_is_told_that_it_goes_on_with_the_end() -> None:
    match = trois.new("troyes", 2, seed=4)
    voice, done = voice_of(match.view(0), Text("en"), ["Ada", "Bo"]), match.game.vocabulary.parse("done")
    assert hint_reason(voice, 0.01, [done], is_best=True) == "Worth about the same."


def test_the_best_one_is_never_said_to_be_behind() -> None:
    voice = voice_of(trois.new("troyes", 2, seed=4).view(0), Text("en"), ["Ada", "Bo"])
    assert hint_reason(voice, -0.5, [], is_best=True).startswith("Fewer points for you than the next best, but")
    assert hint_reason(voice, 0.5, [], is_best=False).startswith("More points for you, yet")


@pytest.mark.parametrize("game", ["troyes", "tournay"])
def test_hints_are_ranked_by_the_chance_to_win_that_they_show(game: str) -> None:
    match = trois.new(game, 2, seed=4)
    found = hints(match.view(match.pending[0]), match.legal(match.pending[0]), Clock(simulations=40))
    assert [hint.share for hint in found] == sorted((hint.share for hint in found), reverse=True)
    assert all(0 < hint.share < 1 for hint in found)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(trois.UnknownGame):
        hints({"game": "chess"}, [1, 2])


@pytest.mark.parametrize("number", [3, 11])
def test_whoever_follows_hints_comes_to_the_end_of_the_turn(number: int) -> None:
    """Rolling again and again would be advised for ever if a new roll needed no gain: seven times in a row at most."""
    match = trois.new("troyes", 2, seed=number)
    players = [make("steward", "troyes", seat) for seat in range(2)]
    while len(match.line) < 60:
        match.push(
            match.pending[0],
            players[match.pending[0]].choose(match.view(match.pending[0]), match.legal(match.pending[0])),
        )
    seat, taken = match.pending[0], list[str]()
    while match.pending[:1] == [seat] and len(taken) < 30:
        best = hints(match.view(seat), match.legal(seat), Clock(simulations=40), seed=number)[0]
        taken.append(best.text)
        match.push(seat, best.action)
    assert len(taken) < 30, taken
    assert sum(text.startswith("reroll") for text in taken) <= 7, taken
