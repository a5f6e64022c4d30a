"""A bot that is kept for a whole game: its tree serves the question it was kept for, and no other."""

import pytest

import trois
from tests.bots.toy import Ask, Both, End, Roll, Tree, toy
from trois import bots
from trois.bots import Clock
from trois.bots.levels import SearchBot
from trois.bots.parallel import ParallelBot
from trois.bots.policy import RandomPolicy
from trois.bots.search import TO_THE_END, Settings
from trois.bots.style import style_of
from trois.core.chance import Chance
from trois.core.game import View

SETTINGS = Settings(explore=0.7, sharpness=1.0, fresh=1, depth=TO_THE_END)
MANY = Clock(simulations=120)


class PointsPolicy(RandomPolicy):
    def values(self, totals: list[float]) -> list[float]:
        return [total / 10 for total in totals]


class Seat:
    """A toy game with one bot in seat 0 that is asked and answers."""

    def __init__(self, root: Tree) -> None:
        self.game = toy(root)
        self.bot = SearchBot(self.game, PointsPolicy(self.game), SETTINGS, 1, 1.0)
        self.state = self.game.setup(2, {}, {}, Chance(1), None)

    @property
    def view(self) -> View:
        return self.game.view(self.state, 0)

    def choose(self) -> int:
        return self.bot.choose(self.view, self.game.legal(self.state, 0), MANY)

    def play(self, action: int, seat: int = 0) -> None:
        self.game.apply(self.state, seat, action, Chance(1), None)


LONG_TURN = Ask(0, Ask(0, End(2, 0), End(8, 0)), Ask(0, End(1, 0), End(3, 0)))


def test_the_tree_serves_the_next_question_of_a_turn() -> None:
    seat = Seat(LONG_TURN)
    action = seat.choose()
    assert action == 0
    kept = seat.bot.kept
    assert kept is not None
    seat.play(action)
    assert kept.view == seat.view
    visits, done = kept.search.root.visits, kept.search.simulations
    assert visits > 30
    assert seat.choose() == 1
    assert seat.bot.asked == 1
    assert kept.search.simulations - done <= kept.visits - visits


def test_a_question_that_is_asked_again_after_undo_gets_a_new_tree() -> None:
    seat = Seat(LONG_TURN)
    first = seat.view
    seat.play(seat.choose())
    seat.choose()
    assert seat.bot.choose(first, [0, 1], MANY) == 0
    assert seat.bot.asked == 2


def test_undo_of_the_first_of_two_decisions_and_another_one_after_it() -> None:
    """The kept tree belongs to what follows way 0; way 1 was played instead."""
    seat = Seat(LONG_TURN)
    assert seat.choose() == 0
    seat.play(1)
    assert seat.choose() == 1
    assert seat.bot.asked == 2


def test_a_kept_tree_is_used_once() -> None:
    """Asked twice about the same question, the bot does not go on from where its last answer led."""
    seat = Seat(LONG_TURN)
    seat.play(seat.choose())
    assert [seat.choose(), seat.choose()] == [1, 1]
    assert seat.bot.asked == 2


def test_nothing_is_kept_beyond_a_roll() -> None:
    seat = Seat(Ask(0, Roll(Ask(0, End(8, 0), End(9, 0)), Ask(0, End(9, 0), End(8, 0))), End(1, 0)))
    assert seat.choose() == 0
    assert seat.bot.kept is None


def test_nothing_is_kept_beyond_anothers_decision() -> None:
    seat = Seat(Ask(0, Ask(1, Ask(0, End(8, 0), End(9, 0)), End(7, 0)), End(1, 0)))
    assert seat.choose() == 0
    assert seat.bot.kept is None


def test_nothing_is_kept_while_the_other_still_answers() -> None:
    seat = Seat(Both(End(3, 3), End(0, 5), End(5, 0), End(1, 1)))
    assert seat.choose() == 1
    assert seat.bot.kept is None


def test_a_tree_is_kept_through_forced_answers() -> None:
    seat = Seat(Ask(0, Ask(0, Ask(0, Ask(0, End(2, 0), End(8, 0)))), End(1, 0)))
    seat.play(seat.choose())
    while len(seat.game.legal(seat.state, 0)) == 1:
        assert seat.choose() == 0
        seat.play(0)
    kept = seat.bot.kept
    assert kept is not None
    assert kept.view == seat.view
    assert seat.choose() == 1
    assert seat.bot.asked == 1


def test_a_call_that_is_overdue_shares_its_tree_with_nobody() -> None:
    """While a search runs, nothing is kept: a second call to the same bot starts a tree of its own."""
    seat = Seat(Ask(0, Ask(0, Ask(0, End(2, 0), End(8, 0)), End(4, 0)), End(1, 0)))
    kept: list[object] = []

    class Watching(PointsPolicy):
        def values(self, totals: list[float]) -> list[float]:
            kept.append(seat.bot.kept)
            return super().values(totals)

    seat.bot.policy = Watching(seat.game)
    seat.play(seat.choose())
    assert seat.bot.kept is not None
    kept.clear()
    seat.choose()
    assert kept
    assert set(kept) == {None}


def test_two_processes_keep_the_tree_of_the_first() -> None:
    match = trois.new("troyes-dice", 1, seed=1)
    bot = bots.make("expert", "troyes-dice", seed=2, workers=2)
    assert isinstance(bot, ParallelBot)
    match.push(0, bot.choose(match.view(0), match.legal(0), Clock(simulations=60)))
    kept = bot.bot.kept
    bot.close()
    assert kept is not None
    assert kept.view == match.view(0)


@pytest.mark.parametrize("game", ["troyes", "troyes-dice", "tournay"])
def test_kept_trees_fit_the_real_games(game: str) -> None:
    """Over a stretch of a game: whatever was kept was kept for a view that then comes, or is dropped without harm."""
    match = trois.new(game, 2, seed=3)
    rules = match.game
    players = [style_of(game).search_bot(rules, 10 + seat, 1.0) for seat in (0, 1)]
    served = 0
    for _ in range(60):
        seat = match.pending[0]
        kept = players[seat].kept
        served += kept is not None and kept.view == match.view(seat)
        action = players[seat].choose(match.view(seat), match.legal(seat), Clock(simulations=6))
        assert action in match.legal(seat)
        match.push(seat, action)
    assert served > 8


@pytest.mark.parametrize("game", ["troyes", "troyes-dice", "tournay"])
def test_a_kept_bot_goes_on_after_undo(game: str) -> None:
    """Every third decision is taken back and the bot is asked again."""
    match = trois.new(game, 2, seed=4)
    players = [style_of(game).search_bot(match.game, 20 + seat, 1.0) for seat in (0, 1)]
    undone = 0
    for number in range(45):
        seat = match.pending[0]
        before = match.view(seat)
        match.push(seat, players[seat].choose(before, match.legal(seat), Clock(simulations=4)))
        if number % 3 == 2 and match.can_undo(seat):
            match.undo(seat)
            undone += 1
            assert match.view(seat) == before
            asked = players[seat].asked
            assert players[seat].choose(before, match.legal(seat), Clock(simulations=4)) in match.legal(seat)
            assert players[seat].asked == asked + 1
    assert undone > 3
