"""Character: every bot has a taste, no two play alike, and none gives away much for it."""

from itertools import pairwise

import pytest

import trois
from trois import bots, games
from trois.bots.levels import StewardBot
from trois.bots.style import style_of
from trois.bots.taste import LEANING, liking, taste_name, tastes_of
from trois.core.match import Match

NAMES = ["troyes", "troyes-dice", "tournay"]


@pytest.mark.parametrize("name", NAMES)
def test_tastes_name_actions_that_there_are(name: str) -> None:
    texts = games.get(name).vocabulary.texts
    assert len(tastes_of(name)) == 4
    for likes in tastes_of(name).values():
        for start in likes:
            assert any(text.startswith(start) for text in texts), start


@pytest.mark.parametrize("name", NAMES)
def test_seeds_are_spread_over_the_tastes(name: str) -> None:
    found = [taste_name(name, seed) for seed in range(400)]
    assert {found.count(taste) > 60 for taste in tastes_of(name)} == {True}


def test_liking_is_the_taste_and_a_small_leaning() -> None:
    game = games.get("troyes-dice")
    seed = next(seed for seed in range(99) if taste_name("troyes-dice", seed) == "trader")
    market, fortress = (game.vocabulary.texts.index(text) for text in ("build market 3", "build fortress 3"))
    likes = liking(game, seed)
    assert abs(likes[market] - 0.4) <= LEANING
    assert abs(likes[fortress]) <= LEANING
    assert liking(game, seed) == likes != liking(game, seed + 1)
    assert abs(liking(game, seed, 3.0)[market] - 1.2) <= LEANING


def play(match: Match, players: list[bots.Bot]) -> Match:
    while not match.over:
        seat = match.pending[0]
        match.push(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    return match


def test_stewards_at_one_table_of_troyes_dice_write_different_sheets() -> None:
    for seed in range(12):
        players = [bots.make("steward", "troyes-dice", seed * 101 + seat) for seat in range(3)]
        match = play(trois.new("troyes-dice", 3, seed, auto=True), players)
        sheets = sorted(str(sheet) for sheet in match.view(None)["sheets"])  # type: ignore[attr-defined]
        assert all(one != other for one, other in pairwise(sheets)), seed


@pytest.mark.parametrize("name", NAMES)
def test_two_stewards_differ_in_play(name: str) -> None:
    """By what they choose for the same questions: a trader and a fighter."""
    game = games.get(name)
    seeds = [next(s for s in range(99) if taste_name(name, s) == taste) for taste in ("trader", "fighter")]
    differ = 0
    match = trois.new(name, 2, 3, auto=True)
    guide = bots.make("steward", name, 5)
    while not match.over:
        seat = match.pending[0]
        asked = match.view(seat), match.legal(seat)
        answers = {bots.make("steward", name, 1, taste_seed=seed).choose(*asked) for seed in seeds}
        differ += len(answers) > 1
        match.push(seat, guide.choose(*asked))
    assert differ >= 3
    assert game.vocabulary.texts


def test_the_taste_has_a_seed_of_its_own() -> None:
    one, other = (bots.make("steward", "troyes", seed, taste_seed=7) for seed in (1, 2))
    assert isinstance(one, StewardBot)
    assert isinstance(other, StewardBot)
    assert one.liking == other.liking


def test_a_taste_decides_between_favourites_of_a_search_alone() -> None:
    match = trois.new("troyes", 2, seed=4)
    seat = match.pending[0]
    view, legal = match.view(seat), match.legal(seat)
    few = bots.Clock(simulations=60)
    search = style_of("troyes").search_bot(games.get("troyes"), 1, 1.0).think(view, few)
    favourites = search.favourites(legal)
    for seed in range(8):
        bot = bots.make("expert", "troyes", 1, taste_seed=seed)
        assert bot.choose(view, legal, few) in favourites
