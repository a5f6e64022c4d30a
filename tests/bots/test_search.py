"""The search on games whose values can be worked out by hand."""

import time
from math import inf

import pytest

from tests.bots.toy import Ask, Both, End, Roll, ToyState, Tree, toy
from trois.bots.policy import Policy, RandomPolicy
from trois.bots.search import TO_THE_END, Edge, Node, Search, Settings
from trois.core.chance import Chance
from trois.core.game import AnyGame, State

SETTINGS = Settings(explore=0.7, sharpness=1.0, fresh=1, depth=TO_THE_END)


class PointsPolicy(RandomPolicy):
    """Random playouts; a seat values its points, 10 of them as 1."""

    def values(self, totals: list[float]) -> list[float]:
        return [total / 10 for total in totals]


def searched(root: Tree, simulations: int, seat: int = 0, settings: Settings = SETTINGS, seed: int = 1) -> Search:
    game = toy(root)
    search = Search(game, PointsPolicy(game), settings, seed)
    search.think(game.view(game.setup(2, {}, {}, Chance(seed), None), seat), seat, simulations, inf)
    return search


# Credit


def test_every_seat_is_credited_with_its_own_points() -> None:
    search = searched(Ask(0, End(3, 1)), 5)
    edge = search.root.edges[0]
    assert (edge.visits, edge.points) == (5, [15.0, 5.0])
    assert edge.values == pytest.approx([1.5, 0.5])


def test_each_seat_maximises_its_own_points() -> None:
    """Way 0 promises 9, but then seat 1 takes 5 for itself and leaves nothing: 4 for sure is more."""
    root = Ask(0, Ask(1, End(9, 0), End(0, 5)), End(4, 4))
    search = searched(root, 400)
    assert search.best([0, 1]) == 1
    answer = search.root.edges[0].child
    assert answer is not None
    assert answer.edges[1].visits > answer.edges[0].visits


def test_the_line_below_is_credited_too() -> None:
    search = searched(Ask(0, Ask(0, End(2, 0), End(8, 0)), End(1, 0)), 200)
    below = search.root.edges[0].child
    assert below is not None
    assert search.root.edges[0].visits == below.visits + 1
    assert below.edges[1].values[0] == pytest.approx(0.8 * below.edges[1].visits)
    assert search.best([0, 1]) == 0


def test_points_to_expect_are_kept_at_the_root_alone() -> None:
    search = searched(Ask(0, Ask(0, End(2, 0), End(8, 0)), End(1, 0)), 50)
    below = search.root.edges[0].child
    assert below is not None
    assert search.root.edges[1].points == [1.0 * search.root.edges[1].visits, 0.0]
    assert below.edges[0].points == [0.0, 0.0]


# Chance


@pytest.mark.parametrize(("sure", "better"), [(4, 0), (6, 1)])
def test_a_gamble_is_worth_its_mean(sure: int, better: int) -> None:
    """0 or 10 with equal chances is worth 5."""
    search = searched(Ask(0, Roll(End(0, 0), End(10, 0)), End(sure, 0)), 600)
    assert search.best([0, 1]) == better
    edge = search.root.edges[0]
    assert edge.values[0] / edge.visits == pytest.approx(0.5, abs=0.12)


def test_the_tree_ends_where_chance_comes_in() -> None:
    search = searched(Ask(0, Roll(Ask(0, End(1, 0), End(2, 0)), Ask(0, End(3, 0), End(4, 0)))), 15)
    assert search.root.edges[0].visits == 15
    assert search.root.edges[0].child is None


BEYOND = Settings(explore=0.7, sharpness=1.0, fresh=1, depth=TO_THE_END, beyond=True)
AFTER_A_ROLL = Ask(0, Roll(Ask(0, End(0, 0), End(10, 0)), Ask(0, End(0, 0), End(9, 0))), End(7, 0))
"""Who goes on well after the roll has 9.5, who goes on at random less than 7."""


@pytest.mark.parametrize(("settings", "better"), [(SETTINGS, 1), (BEYOND, 0)])
def test_a_tree_that_goes_beyond_chance_finds_what_is_good_after_it(settings: Settings, better: int) -> None:
    assert searched(AFTER_A_ROLL, 400, settings=settings).best([0, 1]) == better


def test_one_roll_does_not_tell_the_next_one() -> None:
    """Forced actions are visited equally often; two equal rolls bring 10 points, two different ones nothing."""
    first, second = Ask(0, Roll(End(10, 0), End(0, 0))), Ask(0, Roll(End(0, 0), End(10, 0)))
    edge = searched(Ask(0, Roll(first, second)), 600, settings=BEYOND).root.edges[0]
    assert edge.child is not None
    assert edge.values[0] / edge.visits == pytest.approx(0.5, abs=0.12)


def test_a_large_tree_grows_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trois.bots.search.MOST_NODES", 2)
    search = searched(Ask(0, Ask(0, Ask(0, End(1, 0), End(2, 0)))), 200)
    below = search.root.edges[0].child
    assert below is not None
    assert (search.nodes, below.edges[0].child) == (2, None)
    assert below.edges[0].visits > 20
    search.go_to(0)
    assert search.nodes == 1


def test_what_is_kept_of_a_tree_still_counts() -> None:
    search = searched(Ask(0, Ask(0, Ask(0, End(1, 0), End(2, 0)), End(0, 0)), End(0, 0)), 100)
    assert search.nodes == 7
    search.go_to(0)
    assert search.nodes == 5


def test_the_same_visit_of_every_action_meets_the_same_dice() -> None:
    """Two gambles with the same outcomes differ by nothing, so they are visited equally often and come to the same."""
    search = searched(Ask(0, Roll(End(0, 0), End(10, 0)), Roll(End(0, 0), End(10, 0))), 100)
    first, second = search.root.edges[0], search.root.edges[1]
    assert (first.visits, first.values) == (second.visits, second.values) == (50, first.values)


def test_the_same_seed_searches_the_same() -> None:
    root = Ask(0, Roll(End(0, 3), End(10, 1)), Ask(1, End(5, 5), End(6, 4)), End(5, 0))
    counts = [{a: e.visits for a, e in searched(root, 100, seed=7).root.edges.items()} for _ in range(2)]
    assert counts[0] == counts[1]


# At the same time

PRISONERS = Both(End(3, 3), End(0, 5), End(5, 0), End(1, 1))
"""Whatever the other does, way 1 brings a prisoner more."""


@pytest.mark.parametrize("seat", [0, 1])
def test_both_asked_at_once_take_what_dominates(seat: int) -> None:
    assert searched(PRISONERS, 300, seat).best([0, 1]) == 1


@pytest.mark.parametrize(("seat", "better"), [(0, 0), (1, 1)])
def test_the_tree_begins_with_the_seat_that_is_asked(seat: int, better: int) -> None:
    """Seat 0 gains by way 0 whatever seat 1 does, seat 1 by way 1."""
    assert searched(Both(End(5, 1), End(5, 4), End(1, 1), End(1, 4)), 200, seat).best([0, 1]) == better


def test_a_seat_does_not_know_what_the_other_has_answered() -> None:
    """Seat 0 has answered 0 or 1, which seat 1 imagines: matching 0 brings 2, matching 1 brings 8."""
    game = toy(Both(End(0, 2), End(0, 0), End(0, 0), End(0, 8)))
    counts = []
    for hidden in (0, 1):
        state = game.setup(2, {}, {}, Chance(1), None)
        game.apply(state, 0, hidden, Chance(1), None)
        assert game.pending(state) == [1]
        search = Search(game, PointsPolicy(game), SETTINGS, 1)
        search.think(game.view(state, 1), 1, 200, inf)
        assert search.best([0, 1]) == 1
        counts.append([search.root.edges[a].visits for a in (0, 1)])
    assert counts[0] == counts[1]


# When to stop


def test_equal_actions_are_searched_to_the_end() -> None:
    """Neither of two equal actions is ever out of reach for the other."""
    assert searched(Ask(0, End(5, 0), End(5, 0)), 64).root.visits == 64


def test_a_choice_that_is_made_is_not_searched_to_the_end() -> None:
    search = searched(Ask(0, End(9, 0), End(0, 0)), 1000)
    first, second = search.root.edges[0].visits, search.root.edges[1].visits
    assert search.root.visits < 1000
    assert first - second > 1000 - search.root.visits
    assert search.best([0, 1]) == 0


def standing(*visits: int) -> Search:
    search = searched(Ask(0, End(5, 0), End(5, 0), End(5, 0)), 1)
    search.root = Node()
    search.root.visits = sum(visits)
    for action, count in enumerate(visits):
        search.root.edges[action] = Edge(action, 0.5, 2)
        search.root.edges[action].visits = count
    return search


@pytest.mark.parametrize(
    ("visits", "most", "decided"),
    [((30, 25), 61, False), ((30, 25), 60, False), ((30, 25), 59, True), ((1, 30, 26), 61, False), ((30,), 59, True)],
)
def test_decided_is_when_the_second_cannot_catch_up(visits: tuple[int, ...], most: int, decided: bool) -> None:
    """With (30, 25) the lead is 5: decided if fewer than 5 are left, whatever 30 is."""
    assert standing(*visits)._is_decided(most, inf, 0.0, 0.0, 1) is decided


def test_with_a_clock_what_is_left_is_what_its_pace_allows() -> None:
    """55 simulations took 5.5 s, so 0.4 s allow 4 more, fewer than the lead of 5; 0.6 s allow 6."""
    assert standing(30, 25)._is_decided(10_000, 105.9, 105.5, 100.0, 55)
    assert not standing(30, 25)._is_decided(10_000, 106.1, 105.5, 100.0, 55)


def test_time_that_is_up_ends_it_at_the_next_check() -> None:
    game = toy(Ask(0, End(5, 0), End(5, 0)))
    search = Search(game, PointsPolicy(game), SETTINGS, 1)
    search.think(game.view(game.setup(2, {}, {}, Chance(1), None), 0), 0, 10_000, time.monotonic() - 1)
    assert search.root.visits == 16


# Going on


def test_the_part_of_the_tree_below_an_action_becomes_the_tree() -> None:
    root = Ask(0, Ask(0, End(2, 0), End(8, 0)), End(1, 0))
    search = searched(root, 100)
    below = search.root.edges[0].child
    assert below is not None
    kept, done = below.visits, search.simulations
    search.go_to(0)
    assert search.root is below
    game = search.game
    state = game.setup(2, {}, {}, Chance(1), None)
    game.apply(state, 0, 0, Chance(1), None)
    search.think(game.view(state, 0), 0, kept + 20, inf)
    assert search.simulations - done <= 20
    assert search.best([0, 1]) == 1


def test_an_action_that_was_never_searched_leaves_an_empty_tree() -> None:
    search = searched(Ask(0, End(2, 0), End(8, 0)), 10)
    search.go_to(3)
    assert (search.root.visits, search.root.edges) == (0, {})


def test_a_forced_line_is_walked_without_an_opinion() -> None:
    class NoOpinion(PointsPolicy):
        def worths(self, state: State, seat: int, legal: list[int]) -> list[float]:
            assert len(legal) > 1
            return [0.0] * len(legal)

    game = toy(Ask(0, Ask(0, Ask(0, End(1, 0), End(7, 0)))))
    search = Search(game, NoOpinion(game), SETTINGS, 1)
    search.think(game.view(game.setup(2, {}, {}, Chance(1), None), 0), 0, 50, inf)
    search.go_to(0)
    search.go_to(0)
    assert search.best([0, 1]) == 1


# Priors, playouts and choices


class Opinionated(PointsPolicy):
    """Thinks that way 1 is better by 3; judges a state after some decisions."""

    def worths(self, state: State, seat: int, legal: list[int]) -> list[float]:
        return [3.0 * (action == 1) for action in legal]

    def totals(self, state: State) -> list[float]:
        assert isinstance(state, ToyState)
        return super().totals(state) if isinstance(state.node, End) else [4.0, 6.0]


def opened(game: AnyGame, policy: Policy, simulations: int, settings: Settings) -> Search:
    search = Search(game, policy, settings, 1)
    search.think(game.view(game.setup(2, {}, {}, Chance(1), None), 0), 0, simulations, inf)
    return search


def test_priors_follow_the_worths_of_the_policy() -> None:
    """A difference of 3 at sharpness 1.5 is a ratio of e squared."""
    game = toy(Ask(0, End(5, 0), End(5, 0)))
    search = opened(game, Opinionated(game), 1, Settings(0.7, 1.5, 1, TO_THE_END))
    first, second = search.root.edges[0], search.root.edges[1]
    assert (first.prior, second.prior) == pytest.approx((0.1192, 0.8808), abs=1e-4)
    assert (first.visits, second.visits) == (0, 1)


def test_a_playout_is_cut_and_judged_by_the_policy() -> None:
    game = toy(Ask(0, Ask(1, Ask(0, End(9, 0), End(9, 0)), End(9, 0))))
    cut = opened(game, Opinionated(game), 1, Settings(0.7, 1.0, 1, 0))
    assert cut.root.edges[0].points == [4.0, 6.0]
    whole = opened(game, Opinionated(game), 1, SETTINGS)
    assert whole.root.edges[0].points == [9.0, 0.0]


def test_a_playout_goes_on_until_the_state_is_quiet() -> None:
    class Quiet(Opinionated):
        def is_quiet(self, state: State) -> bool:
            assert isinstance(state, ToyState)
            return isinstance(state.node, Ask) and state.node.seat == 0

    game = toy(Ask(0, Ask(1, Ask(1, Ask(0, End(9, 0), End(9, 0))))))
    state = game.setup(2, {}, {}, Chance(1), None)
    search = Search(game, Quiet(game), Settings(0.7, 1.0, 1, 1), 1)
    game.apply(state, 0, 0, Chance(1), None)
    search._play_out(state, Chance(1), 1)
    assert game.pending(state) == [0]


@pytest.mark.parametrize(("later", "points"), [(0.0, [9.0, 0.0]), (0.25, [5.25, 4.5]), (0.6, [7.0, 2.4])])
def test_where_a_playout_begins_is_judged_too(later: float, points: list[float]) -> None:
    """4 and 6 points are expected when it begins, 9 and 0 come of it: a quarter of 9 and three of 4 are 5.25."""
    game = toy(Ask(0, Ask(1, Ask(0, End(9, 0), End(9, 0)), End(9, 0))))
    found = opened(game, Opinionated(game), 1, Settings(0.7, 1.0, 1, 5, later)).root.edges[0]
    assert found.points == pytest.approx(points)
    assert found.values == pytest.approx([total / 10 for total in points])


def test_an_end_is_judged_as_it_is() -> None:
    game = toy(Ask(0, End(3, 1), End(3, 1)))
    assert opened(game, Opinionated(game), 1, Settings(0.7, 1.0, 1, 5, 0.6)).root.edges[1].points == [3.0, 1.0]


def test_the_best_is_the_most_visited_and_of_equals_the_better() -> None:
    search = standing(4, 7, 7)
    search.root.edges[1].values[0], search.root.edges[2].values[0] = 3.0, 3.5
    assert search.best([0, 1, 2]) == 2
    assert search.best([0, 1]) == 1
    assert search.best([3]) == 3


def test_an_unvisited_action_is_hoped_to_be_as_good_as_its_siblings_are() -> None:
    """Way 0 brought 0.2 on average; the hope for way 1 is that mean and its whole share of exploring."""
    search = standing(4, 0)
    first, second = search.root.edges[0], search.root.edges[1]
    first.prior, second.prior = 0.1, 0.01
    first.values = [4.0, 0.8]
    # Exploring adds 0.7 * 0.1 * sqrt(4) / 5 = 0.028 to way 0 and 0.7 * 0.01 * sqrt(4) = 0.014 to way 1.
    first.available = second.available = 3
    assert search._most_promising(search.root, 1, [0, 1]) is first
    second.prior = 0.03
    first.available = second.available = 3
    assert search._most_promising(search.root, 1, [0, 1]) is second


def test_the_unknown_is_imagined_anew_as_often_as_the_settings_say() -> None:
    class Counting(PointsPolicy):
        imagined = 0

        def focus(self, state: State, seat: int) -> State:
            self.imagined += 1
            return state

    game = toy(Ask(0, End(5, 0), End(5, 0)))
    for fresh, times in ((0, 1), (1, 12), (5, 3)):
        policy = Counting(game)
        opened(game, policy, 12, Settings(0.7, 1.0, fresh, TO_THE_END))
        assert policy.imagined == times


# Weighing anew


def weighed(root: Tree, actions: list[int], visits: int) -> list[float]:
    """Seat 0's points to expect after each of these actions."""
    search = searched(root, 60)
    view = search.game.view(search.game.setup(2, {}, {}, Chance(1), None), 0)
    search.weigh_anew(view, 0, actions, visits, inf)
    assert [search.root.edges[action].visits for action in actions] == [visits] * len(actions)
    return [search.root.edges[action].points[0] / visits for action in actions]


def test_a_roll_before_others_decide_changes_no_forecast() -> None:
    """A tree would find what seat 1 does best where nothing is rolled, and leave it to the policy after a roll."""
    at_once, after_a_roll = Ask(1, End(9, 0), End(0, 9)), Roll(Ask(1, End(9, 0), End(0, 9)))
    found = weighed(Ask(0, at_once, after_a_roll), [0, 1], 400)
    assert found == pytest.approx([4.5, 4.5], abs=0.9)


def test_the_own_turn_is_still_looked_into() -> None:
    assert weighed(Ask(0, Ask(0, End(1, 0), End(8, 0)), End(3, 0)), [0, 1], 200) == pytest.approx([8.0, 3.0], abs=0.3)


def test_what_was_found_while_choosing_is_forgotten() -> None:
    """All ways are alike: the best of them was lucky, and is so no longer."""
    ways = [Roll(End(0, 0), End(10, 0)) for _ in range(6)]
    found = weighed(Ask(0, *ways), list(range(6)), 30)
    assert found == [found[0]] * 6
    search = searched(Ask(0, *ways), 60)
    assert len({edge.points[0] / edge.visits for edge in search.root.edges.values()}) > 1
