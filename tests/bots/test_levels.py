"""Every level plays every game, legally, the same with the same seed, and without peeking."""

import pytest

import trois
from tests.bots.toy import Ask, End, toy
from trois import bots
from trois.bots import Clock
from trois.bots.levels import NoviceBot
from trois.bots.parallel import ParallelBot, most_visited
from trois.bots.policy import Policy
from trois.core.chance import Chance
from trois.core.errors import BadOption
from trois.core.game import State, View
from trois.core.match import Match

FEW = Clock(simulations=8)


def played_on(game: str, decisions: int, seed: int = 5, seats: int = 2) -> Match:
    """A match after some random decisions."""
    match = trois.new(game, seats, seed=seed)
    picker = Chance(seed)
    for _ in range(decisions):
        if match.over:
            break
        waiting = match.pending
        seat = waiting[picker.below(len(waiting))]
        actions = match.legal(seat)
        match.push(seat, actions[picker.below(len(actions))])
    return match


@pytest.mark.parametrize("game", trois.games.names())
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_answers_legally_and_the_same_with_the_same_seed(game: str, level: str) -> None:
    for decisions in (0, 7, 23, 40):
        match = played_on(game, decisions)
        seat = match.pending[0]
        legal = match.legal(seat)
        first = bots.make(level, game, seed=3).choose(match.view(seat), legal, FEW)
        again = bots.make(level, game, seed=3).choose(match.view(seat), legal, FEW)
        assert first in legal
        assert first == again


@pytest.mark.parametrize("game", trois.games.names())
@pytest.mark.parametrize("level", bots.LEVELS)
def test_no_level_peeks(game: str, level: str) -> None:
    """Two states that look alike to a seat, different in what it cannot see: the same choice."""
    rules = trois.games.get(game)
    for decisions in (3, 11, 20, 33):
        match = played_on(game, decisions, seed=8)
        seat = match.pending[-1]
        other = rules.imagine(match.view(seat), Chance(99))
        legal = match.legal(seat)
        assert rules.legal(other, seat) == legal
        choices = [
            bots.make(level, game, seed=4).choose(view, legal, FEW)
            for view in (match.view(seat), rules.view(other, seat))
        ]
        assert choices[0] == choices[1]


def test_what_another_seat_is_just_deciding_changes_nothing() -> None:
    """Troyes Dice: sheets are filled in at the same time, unseen."""
    before = trois.new("troyes-dice", 2, seed=3)
    after = before.copy()
    after.push(1, after.legal(1)[-1])
    after.push(1, after.legal(1)[-1])
    choices = [bots.make("expert", "troyes-dice").choose(m.view(0), m.legal(0), FEW) for m in (before, after)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("game", trois.games.names())
def test_a_whole_game_between_all_levels(game: str) -> None:
    match = trois.new(game, 4, seed=2)
    players = [bots.make(level, game, seed=i) for i, level in enumerate(("random", "novice", "steward", "expert"))]
    while not match.over:
        for seat in match.pending:
            if legal := match.legal(seat):
                match.push(seat, players[seat].choose(match.view(seat), legal, Clock(simulations=2)))
    assert match.scores[2].total > match.scores[0].total


class Partial(Policy):
    """Way 1 looks better by 3 points."""

    def worths(self, state: State, seat: int, legal: list[int]) -> list[float]:
        return [3.0 * (action == 1) for action in legal]


def novice_and_view(blur: float, attention: int, liking: list[float]) -> tuple[NoviceBot, View]:
    game = toy(Ask(0, End(0, 0), End(0, 0)))
    view = game.view(game.setup(2, {}, {}, Chance(1), None), 0)
    return NoviceBot(game, Partial(game), 1, liking, blur, attention), view


@pytest.mark.parametrize(
    ("blur", "attention", "liking", "share"),
    [
        (1.5, 2, [0.0, 0.0], 0.881), (3.0, 2, [0.0, 0.0], 0.731), (0.1, 2, [0.0, 0.0], 1.0),
        (1.5, 1, [0.0, 0.0], 0.5), (1.5, 2, [3.0, 0.0], 0.5), (0.1, 2, [4.0, 0.0], 0.0),
    ],
)  # fmt: skip
def test_a_novice_errs_by_blur_attention_and_fondness(
    blur: float, attention: int, liking: list[float], share: float
) -> None:
    """With blur 1.5 a lead of 3 is taken 1 / (1 + exp(-2)) = 88 % of the time; who sees one choice, takes it."""
    novice, view = novice_and_view(blur, attention, liking)
    taken = sum(novice.choose(view, [0, 1]) for _ in range(2000)) / 2000
    assert taken == pytest.approx(share, abs=0.025)


def test_what_is_forced_is_not_thought_about() -> None:
    game = toy(Ask(0, End(0, 0)))
    for level in bots.LEVELS:
        assert bots.make(level, game).choose({}, [3]) == 3


def test_time_is_kept() -> None:
    match = trois.new("troyes-dice", 1, seed=1)
    import time

    began = time.monotonic()
    bots.make("master", "troyes-dice").choose(match.view(0), match.legal(0), Clock(seconds=0.2))
    assert time.monotonic() - began < 2


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no bot 'grandmaster'; there are: random, novice"):
        bots.make("grandmaster", "troyes-dice")


def test_a_spectator_is_not_asked() -> None:
    match = trois.new("troyes-dice", 2, seed=1)
    with pytest.raises(ValueError, match="needs the view of a seat"):
        bots.make("steward", "troyes-dice").choose(match.view(None), match.legal(0))


def test_a_clock_needs_something() -> None:
    with pytest.raises(ValueError, match="0 seconds or more"):
        Clock(seconds=-1)
    with pytest.raises(ValueError, match="at least 1 simulation"):
        Clock(simulations=0)


def test_two_workers_share_the_work_and_agree_with_themselves() -> None:
    match = trois.new("troyes-dice", 1, seed=1)
    choices = []
    for _ in range(2):
        bot = bots.make("expert", "troyes-dice", seed=2, workers=2)
        assert isinstance(bot, ParallelBot)
        choices.append(bot.choose(match.view(0), match.legal(0), Clock(simulations=40)))
        bot.close()
    assert choices[0] == choices[1]
    assert choices[0] in match.legal(0)


def test_trees_are_counted_together() -> None:
    trees = [{1: (5, 2.0), 2: (6, 1.0)}, {1: (5, 2.0), 3: (7, 1.0)}]
    assert most_visited([1, 2, 3], trees) == 1
    assert most_visited([2, 3, 4], trees) == 3
    assert most_visited([4, 5], trees) == 4
