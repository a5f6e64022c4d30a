"""Points if the game ended now, as a viewer can count them."""

from typing import Any

import pytest

import trois
from trois.core.chance import Chance
from trois.core.match import Match
from trois.games.troyes.scoring import character_vp
from trois.games.troyes.state import State
from trois.games.troyes.words import CHARACTERS
from trois.text import Text
from trois.text.model import Standing, Tally
from trois.text.voice import voice_class, voice_of


def played(game: str, seats: int, decisions: int, open_scores: bool = False) -> Match:
    options: dict[str, Any] = {"open_scores": True} if open_scores else {}
    match: Match = trois.new(game, seats, seed=4, **options)
    picker = Chance(2)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.pending[0]
        legal = match.legal(seat)
        match.push(seat, legal[picker.below(len(legal))])
    return match


def standings(match: Match, seat: int | None) -> list[Standing]:
    return voice_of(match.view(seat), Text(), ["A", "B", "C", "D"]).standings()


@pytest.mark.parametrize("game", ["troyes-dice", "tournay"])
def test_where_all_is_open_the_standing_is_the_score(game: str) -> None:
    match = played(game, 3, 60)
    if game == "troyes-dice":  # before anybody decides in secret
        while len(match.pending) < 3:
            match.push(match.pending[0], match.legal(match.pending[0])[0])
    expected = [Standing(seat, score.total) for seat, score in enumerate(match.scores)]
    assert standings(match, None) == expected == standings(match, 1)


def test_in_troyes_nothing_hidden_is_counted() -> None:
    match = played("troyes", 3, 70)
    state = match.state
    assert isinstance(state, State)
    parts = [score.parts for score in match.scores]
    board = [p["presence"] + p["tradesmen"] + p["empty levels"] for p in parts]
    assert standings(match, None) == [Standing(seat, points, False) for seat, points in enumerate(board)]
    own = [sum(character_vp(state, seat, c) for c in state.deal.characters[1]) for seat in range(3)]
    earned = sum(match.scores[1].parts[source] for source in ("activities", "cathedral", "events", "losses"))
    assert [one.points for one in standings(match, 1)] == [
        board[0] + own[0],
        board[1] + own[1] + earned,
        board[2] + own[2],
    ]


def test_other_characters_of_the_others_change_no_standing() -> None:
    """The same table with other hidden cards: what a seat is shown is the same."""
    match = played("troyes", 3, 70)
    before = standings(match, 0)
    state = match.state
    assert isinstance(state, State)
    mine = state.deal.characters[0]
    others = [c for c in range(len(CHARACTERS)) if c not in mine]
    for swapped in (others[:2], others[2:4]):
        state.deal.characters[1:] = [[swapped[0]], [swapped[1]]]
        assert standings(match, 0) == before


def test_open_scores_and_the_end_tell_all() -> None:
    match = played("troyes", 2, 60, open_scores=True)
    earned = [sum(s.parts[p] for p in ("activities", "cathedral", "events", "losses")) for s in match.scores]
    board = [sum(s.parts[p] for p in ("presence", "tradesmen", "empty levels")) for s in match.scores]
    assert [one.points for one in standings(match, None)] == [a + b for a, b in zip(earned, board, strict=True)]
    over = played("troyes", 2, 10_000)
    assert standings(over, None) == [Standing(seat, score.total) for seat, score in enumerate(over.scores)]


# What a player did


def test_dice_of_troyes_are_counted_by_who_rolled_used_sold_and_bought_them() -> None:
    events = [
        ("rolled", 0, "red", 4), ("rolled", 0, "red", 2), ("rolled", 1, "red", 6),
        ("used", 0, "red", 4, "0"), ("used", 1, "red", 2, "0"), ("used", 0, "red", 6, "1"), ("used", 0, "red", 1, "grey"),
        ("gained", 0, "deniers", 2, 1, "bought-dice"), ("paid", 0, "deniers", 8, 1, "bought-dice"),
        ("paid", 0, "deniers", 3, -1, "wages"), ("repelled", 0, 5), ("repelled", 1, 5),
    ]  # fmt: skip
    assert voice_class("troyes").tallies(events, 0) == [
        Tally("rolled", 2),
        Tally("average", 3.0),
        Tally("used", 1),
        Tally("sold", 1, 2),
        Tally("bought", 2, 8),
        Tally("repelled", 1),
    ]
