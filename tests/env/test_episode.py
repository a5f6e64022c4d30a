"""What every wrapper plays."""

import pytest

pytest.importorskip("numpy", reason="NUMPY IS NOT INSTALLED: pip install '.[env]' to test the environments")

import numpy as np

import trois
from trois.core.errors import BadOption, IllegalAction
from trois.core.seeds import game_seed
from trois.env.episode import Episode


def finish(episode: Episode) -> None:
    while not episode.over:
        seat = episode.stepper.seat
        episode.push(seat, int(np.flatnonzero(episode.mask(seat))[-1]))


@pytest.mark.parametrize("game", trois.games.names())
def test_an_episode_is_a_match_with_a_record(game: str) -> None:
    episode = Episode(game, seats=2)
    episode.begin(5)
    finish(episode)
    match = episode.match()
    assert match.over
    assert match.position() == episode.rules.position(episode.stepper.state)
    assert [score.total for score in match.scores] == [score.total for score in episode.scores]
    trois.verify(match.record())
    assert trois.replay(match.record(), auto=False) == match


def test_a_series_goes_on_without_a_seed() -> None:
    episode = Episode("troyes-dice")
    episode.begin(5)
    assert (episode.seats, episode.game_seed) == (2, game_seed(5, 0))
    episode.begin(None)
    assert episode.game_seed == game_seed(5, 1)
    assert (episode.decisions, episode.cycles) == ([], 0)


def test_an_illegal_action_is_refused_with_the_reason_of_a_match() -> None:
    episode = Episode("troyes-dice")
    episode.begin(1)
    episode.push(0, episode.stepper.legal[0])
    with pytest.raises(IllegalAction, match="seat 1 cannot 'write 1' now; it can: take"):
        episode.push(1, trois.games.get("troyes-dice").vocabulary.parse("write 1"))
    with pytest.raises(IllegalAction, match="there is no action 76"):
        episode.push(1, 76)
    assert len(episode.decisions) == 1


def test_an_illegal_action_can_be_ignored() -> None:
    episode = Episode("troyes-dice", illegal="ignore")
    episode.begin(1)
    before = episode.observation(0)
    assert not episode.push(0, 75)
    assert (episode.observation(0) == before).all()
    assert episode.decisions == []


def test_arrays_are_the_callers_own() -> None:
    episode = Episode("troyes")
    episode.begin(1)
    seat = episode.stepper.seat
    first, mask = episode.observation(seat), episode.mask(seat)
    first[:], mask[:] = 0, 0
    assert episode.observation(seat).any()
    assert np.flatnonzero(episode.mask(seat)).tolist() == episode.stepper.legal
    assert (first.dtype, mask.dtype) == (np.dtype(np.float32), np.dtype(np.int8))


def test_it_is_truncated_after_as_many_cycles_but_not_when_it_is_over() -> None:
    episode = Episode("troyes-dice", max_cycles=3)
    episode.begin(1)
    episode.cycles = 2
    assert not episode.is_truncated
    episode.cycles = 3
    assert episode.is_truncated
    finish(episode)
    assert not episode.is_truncated


def test_rewards_come_when_it_is_over() -> None:
    episode = Episode("troyes", seats=3, reward="points")
    episode.begin(1)
    assert episode.rewards() == [0.0, 0.0, 0.0]
    finish(episode)
    assert episode.rewards() == [float(score.total) for score in episode.scores]


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ({"illegal": "shrug"}, "illegal: 'shrug' is not one of raise, ignore"),
        ({"observations": "smell"}, "observations: 'smell' is not one of flat, dict"),
        ({"render_mode": "oil"}, "render_mode: 'oil' is not one of human, ansi, svg"),
        ({"seats": 1}, "troyes is for 2 to 4 seats, not 1"),
        ({"colour": "blue"}, "troyes has no option 'colour'"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
    ],
)
def test_wrong_choices_are_refused(choice: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        Episode("troyes", **choice)  # type: ignore[arg-type]
