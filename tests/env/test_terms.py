"""Environments with corrected cards, and ones whose games all begin from a position."""

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import trois
import trois.env
from trois import games
from trois.env import solo, troyes_v1
from trois.env.episode import Episode

CARDS: dict[str, Any] = {"sheet": {"start": {"resources": 5}}}


def middle(game: str, seats: int) -> trois.Match:
    """A match that has been going on for a while."""
    match = trois.new(game, seats, 4, auto=False)
    for _ in range(25):
        match.push(match.pending[0], match.legal(match.pending[0])[-1])
    return match


def play_on(episode: Episode) -> None:
    while not episode.over:
        episode.push(episode.stepper.seat, episode.stepper.legal[0])


@pytest.mark.parametrize("game", games.names())
def test_every_game_begins_from_the_position(game: str, tmp_path: Path) -> None:
    match = middle(game, 2)
    path = tmp_path / "start.json"
    path.write_text(json.dumps(match.position()))
    episode = Episode(game, start=path)
    ends: list[object] = []
    for _ in range(6):
        episode.begin(3 if not ends else None)
        assert episode.rules.position(episode.stepper.state) == match.position()
        twin = pickle.loads(pickle.dumps(copy.deepcopy(episode)))
        play_on(episode)
        play_on(twin)
        assert episode.match().scores == episode.scores == twin.scores
        ends.append(episode.rules.position(episode.stepper.state))
    # Dice to come are each game's own; in Tournay everything was dealt before.
    assert any(end != ends[0] for end in ends) == (game != "tournay")


def test_every_wrapper_takes_a_position() -> None:
    position = middle("troyes", 3).position()
    env = troyes_v1.env(start=position)
    env.reset(seed=1)
    assert len(env.possible_agents) == 3
    alone = gymnasium.make("trois/Troyes-v1", start=position, opponents="random").unwrapped
    assert isinstance(alone, solo.TroisSolo)
    alone.reset(seed=1)
    assert alone.episode.seats == 3
    many = trois.env.vector("troyes", 4, 1, start=position)
    assert np.array_equal(many.observations[0], many.observations[3])


def test_corrected_cards() -> None:
    episode = Episode("troyes-dice", seats=1, cards=CARDS)
    episode.begin(1)
    assert episode.view(0) == trois.new("troyes-dice", 1, episode.game_seed, CARDS, auto=False).view(0)
    many = trois.env.vector("troyes-dice", 2, 1, seats=1, cards=CARDS)
    plain = trois.env.vector("troyes-dice", 2, 1, seats=1)
    assert not np.array_equal(many.observations, plain.observations)


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    position = middle("troyes", 2).position()
    with pytest.raises(trois.BadOption, match=r"^the position is of troyes, not of tournay$"):
        Episode("tournay", start=position)
    with pytest.raises(trois.BadOption, match=r"^the position has 2 seats, not 3$"):
        Episode("troyes", seats=3, start=position)
    with pytest.raises(trois.BadOption, match=r"^a position has its own cards and options: name none beside start$"):
        Episode("troyes", start=position, open_scores=True)
    with pytest.raises(trois.BadPosition, match=r"none\.json: cannot be read: "):
        Episode("troyes", start=tmp_path / "none.json")
    (tmp_path / "list.json").write_text("[]")
    with pytest.raises(trois.BadPosition, match="list"):
        Episode("troyes", start=tmp_path / "list.json")
