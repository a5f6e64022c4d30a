"""How an expert plans a half-day of Troyes Dice: its ends, compared on the same dice."""

import pickle
import random
import time
from math import inf

from trois import bots, games
from trois.bots import Clock
from trois.bots.clock import Stop
from trois.bots.levels import SearchBot
from trois.bots.style import style_of
from trois.bots.troyes_dice.expert import DiceExpert
from trois.bots.troyes_dice.features import points
from trois.bots.troyes_dice.network import LEARNED
from trois.bots.troyes_dice.planner import DEEP, MOST_COMPARED, PRIOR, ROLLS, Line, Planner, Rolls
from trois.core.chance import Chance
from trois.core.options import in_full
from trois.games.troyes_dice.game import TroyesDice
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.words import CHOOSE_DIE, DAYS, DONE

GAME = TroyesDice()
ANY_GAME = games.get("troyes-dice")
OPTIONS = in_full(GAME.name, GAME.options, {})
SETTINGS = style_of("troyes-dice").learned_settings


def begun(seed: int, half_days: int, seats: int = 1) -> State:
    """A game after so many half-days of random answers."""
    chance, picker = Chance(seed), random.Random(seed)
    state = GAME.setup(seats, OPTIONS, {}, chance, None)
    while 2 * state.day + state.half < 2 + half_days:
        seat = state.waiting[0]
        GAME.apply(state, seat, picker.choice(GAME.legal(state, seat)), chance, None)
    return state


def planner(state: State, most: int, until: float = inf, stop: Stop | None = None) -> Planner:
    found = Planner(ANY_GAME, DiceExpert(ANY_GAME, LEARNED), SETTINGS, 3)
    found.think(GAME.view(state, 0), 0, most, until, stop)
    return found


def test_lines_are_ways_through_the_half_day_forced_answers_included() -> None:
    state = begun(5, 9)
    found = planner(state, 1)
    assert len(found.lines) > 20
    for line in found.lines:
        own = state.copy()
        own.waiting = [0, 1]
        for action in line.actions:
            assert action in GAME.legal(own, 0)
            GAME.apply(own, 0, action, Chance(0), None)
        assert own.sheets[0].question == DONE
        assert (own.sheets[0].built, own.sheets[0].unspent) == (line.sheet.built, line.sheet.unspent)


def test_the_first_rolls_of_all_continuations_together_are_every_roll_once() -> None:
    found = Planner(ANY_GAME, DiceExpert(ANY_GAME, LEARNED), SETTINGS, 11)
    streams = [found._stream(number) for number in range(ROLLS)]
    assert len({tuple(chance.below(6) for _ in range(4)) for chance in streams}) == ROLLS


def test_the_same_continuation_meets_the_same_dice_again() -> None:
    rolls = Rolls(1, 215)
    first = [rolls.below(6) for _ in range(8)]
    assert first[:4] == [0, 5, 5, 5]
    rolls.rewind((0, 0, 64))
    assert [rolls.below(6) for _ in range(8)] == first


def test_compared_lines_meet_the_same_dice() -> None:
    """Two lines with one sheet, continued at different times: their totals agree one by one, and differ among themselves."""
    found = planner(begun(6, 3), 1)
    one, other = (Line([i], found.lines[0].sheet, 0.0) for i in range(2))
    for _ in range(8):
        found._continue(one)
    for _ in range(8):
        found._continue(other)
    assert one.totals == other.totals
    assert len(set(one.totals)) > 1


def test_in_the_last_half_day_the_most_points_win_at_once() -> None:
    state = begun(4, 2 * DAYS - 1)
    found = planner(state, 1_000)
    best = max(points(state, line.sheet) for line in found.lines)
    assert found.simulations == 0
    assert points(state, found.lines[0].sheet) == best
    first = found.lines[0].actions[0]
    assert found.best(GAME.legal(state, 0)) == first
    assert found.root.edges[first].points == [best]


def test_near_the_end_continuations_end_with_the_score_and_before_with_the_networks_opinion() -> None:
    for half_days, is_whole in ((2 * DAYS - 4, True), (2 * DAYS - 2, True), (2 * DAYS - 5, False)):
        found = planner(begun(4, half_days), 24)
        totals = [total for line in found.lines for total in line.totals]
        assert len(totals) >= 12
        assert all(total == int(total) for total in totals) == is_whole


def test_the_budget_is_kept_and_the_best_lines_get_most_of_it() -> None:
    state = begun(6, 3)
    found = planner(state, 100)
    assert found.simulations < 100 + DEEP * MOST_COMPARED
    visits = {action: edge.visits for action, edge in found.root.edges.items()}
    assert max(visits.values()) >= 12
    assert visits[found.best(GAME.legal(state, 0))] == max(visits.values())
    assert len({len(line.totals) for line in found.compared}) == 1


def test_what_is_close_is_compared_once_more_further_ahead_and_the_first_look_still_counts() -> None:
    found = planner(begun(6, 3), 1)
    sheet = found.lines[0].sheet
    best, close, far = (Line([i], sheet, 0.0) for i in range(3))
    for number in range(16):
        best.add(60.0 + number % 4)
        close.add(59.7 + number % 4)
        far.add(59.0 + number % 4)
    close.add(90.0)
    found.lines, found.compared, found.depth = [best, close, far], [best], 1
    assert found._look_again()
    assert (found.compared, found.depth) == ([best, close], DEEP)
    assert [round(line.mean(), 6) for line in (best, close, far)] == [61.5, 61.2, 60.5]
    for _ in range(PRIOR):
        close.add(62.2)
    assert round(close.mean(), 6) == 61.7
    assert [found._visits(line) for line in (best, close, far)] == [PRIOR, 2 * PRIOR, 16]
    assert not found._look_again()


def test_lines_that_are_clearly_worse_are_dropped_and_equal_ones_end_the_comparison() -> None:
    found = planner(begun(6, 3), 1)
    sheet = found.lines[0].sheet
    good, close, bad = (Line([1], sheet, 0.0) for _ in range(3))
    for number in range(16):
        luck = number % 4
        good.add(60.0 + luck)
        close.add(59.9 + luck + (0.5 if number % 2 else -0.5))
        bad.add(58.0 + luck + (0.1 if number % 2 else -0.1))
    found.compared = [bad, close, good]
    found._drop(3)
    assert found.compared == [good, close]
    close.totals, close.total = [total - 0.001 for total in good.totals], good.total - 0.016
    found._drop(3)
    assert found.compared == [good]


def test_one_plan_serves_all_decisions_of_a_half_day() -> None:
    state = begun(8, 4)
    bot = style_of("troyes-dice").search_bot(ANY_GAME, 1, 1.0)
    assert isinstance(bot, SearchBot)
    half, asked = (state.day, state.half), 0
    while (state.day, state.half) == half:
        legal = GAME.legal(state, 0)
        action = legal[0] if len(legal) == 1 else bot.choose(GAME.view(state, 0), legal, Clock(simulations=60))
        GAME.apply(state, 0, action, Chance(1), None)
        asked += len(legal) > 1
    assert asked > 1
    assert bot.asked == 1


def test_without_time_there_is_a_decision_too() -> None:
    state = begun(9, 5)
    stop = Stop()
    stop.set()
    for found in (planner(state, 1_000, time.monotonic() - 1), planner(state, 1_000, inf, stop)):
        assert found.simulations == len(found.compared) == MOST_COMPARED
        best = found.best(GAME.legal(state, 0))
        assert found.root.edges[best].points[0] == max(line.total for line in found.compared)
        assert found.favourites(GAME.legal(state, 0)) != []


def test_any_action_can_be_weighed_as_often_as_the_best() -> None:
    state = begun(10, 6)
    found = planner(state, 100)
    legal = GAME.legal(state, 0)
    best = found.best(legal)
    visits = found.root.edges[best].visits
    other = next(
        action for action in legal if action not in found.root.edges or found.root.edges[action].visits < visits
    )
    found.weigh(GAME.view(state, 0), 0, other, visits, inf)
    assert found.root.edges[other].visits == visits
    assert found.root.edges[best].points[0] > found.root.edges[other].points[0]


def test_in_the_last_half_day_an_action_can_be_weighed_often_and_is_worth_its_points() -> None:
    state = begun(4, 15)
    found, view = planner(state, 10), GAME.view(state, 0)
    action = GAME.legal(state, 0)[0]
    found.weigh(view, 0, action, 5, inf)
    edge = found.root.edges[action]
    best = max(line.worth for line in found.lines if line.actions[0] == action)
    assert (edge.visits, edge.points[0]) == (5, 5 * best)


def test_actions_are_weighed_anew_by_other_rolls() -> None:
    state = begun(10, 6)
    found, legal = planner(state, 100), GAME.legal(state, 0)
    some = [action for action in legal if action in found.root.edges][:2]
    before = {action: found._best_line([action]) for action in some}
    chosen = {action: line.totals for action, line in before.items() if line is not None}
    found.weigh_anew(GAME.view(state, 0), 0, some, 12, inf)
    assert [found.root.edges[action].visits for action in some] == [12, 12]
    for action, line in before.items():
        assert line is not None
        assert found._best_line([action]) is line
        assert line.totals[:4] != chosen[action][:4]


def test_others_at_the_table_change_nothing() -> None:
    """Their sheets are secret until the half-day is over, and don't matter."""
    state = begun(12, 4, seats=2)
    alone = state.copy()
    GAME.apply(state, 1, GAME.legal(state, 1)[0], Chance(1), None)
    assert state.sheets[0].question == CHOOSE_DIE
    plans = [[(line.actions, line.totals) for line in planner(now, 40).lines] for now in (state, alone)]
    assert plans[0] == plans[1]


def test_a_bot_in_the_middle_of_a_plan_can_be_pickled() -> None:
    match = begun(8, 4)
    bot = bots.make("expert", "troyes-dice", seed=1)
    legal = GAME.legal(match, 0)
    action = bot.choose(GAME.view(match, 0), legal, Clock(simulations=40))
    twin = pickle.loads(pickle.dumps(bot))
    GAME.apply(match, 0, action, Chance(1), None)
    legal = GAME.legal(match, 0)
    answers = [one.choose(GAME.view(match, 0), legal, Clock(simulations=40)) for one in (bot, twin)]
    assert answers[0] in legal
    assert answers[1] in legal
