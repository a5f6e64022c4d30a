"""Reviews: a planted blunder is named, what is counted is what was judged, nobody is blamed for what was hidden."""

import json
from dataclasses import replace
from types import SimpleNamespace

import pytest

import trois
from tests.play import RandomSeats
from trois import bots, games
from trois.bots.judging import _judged
from trois.bots.style import style_of
from trois.core.chance import Chance
from trois.core.journal import Event
from trois.core.match import Match
from trois.lessons import Course, Progress, lesson
from trois.review import Judgement, Outlook, Review, review, summary
from trois.review.contrast import Contrast, _known_points, _payments, contrast
from trois.review.judge import NOBODY, judge
from trois.review.lessons import taught
from trois.review.moments import matches_at, moments
from trois.review.opponents import weighed, with_opponents
from trois.review.review import from_json, put_together
from trois.review.run import seconds_each
from trois.review.telling import because, lesson_line
from trois.text import Text
from trois.text.voice import voice_of


def worst(match: Match, seat: int) -> tuple[int, float]:
    """The action that looks worst to the policy, and by how much."""
    policy = style_of(match.game.name).policy(match.game)
    state = policy.focus(match.game.imagine(match.view(seat), Chance(1)), seat)
    legal = match.legal(seat)
    worths = policy.worths(state, policy.seat_in_focus(seat), legal)
    return legal[worths.index(min(worths))], max(worths) - min(worths)


def play_with_a_blunder(game: str, seats: int, least: float, after: int, decisions: int) -> tuple[Match, int]:
    """Stewards play; once, seat 0 does the worst that it can find. Gives the number of that decision, too."""
    match = trois.new(game, seats, 11, auto=True)
    players = [bots.make("steward", game, seat) for seat in range(seats)]
    planted = -1
    while match.pending and len(match.line) < decisions:
        seat = match.pending[0]
        action = players[seat].choose(match.view(seat), match.legal(seat))
        if planted < 0 and seat == 0 and len(match.line) >= after and len(match.legal(seat)) > 1:
            bad, lead = worst(match, seat)
            if lead >= least:
                action, planted = bad, len(match.line)
        match.push(seat, action)
    assert planted >= 0
    return match, planted


@pytest.mark.parametrize(
    ("game", "seats", "least", "after", "decisions"),
    [("troyes-dice", 1, 6.0, 6, 24), ("tournay", 2, 5.0, 14, 40)],
)
def test_a_planted_blunder_is_named(game: str, seats: int, least: float, after: int, decisions: int) -> None:
    match, planted = play_with_a_blunder(game, seats, least, after, decisions)
    found = review(match, simulations=48)
    wrong = max((moment for moment in found.moments if moment.seat == 0), key=found.loss)
    assert wrong.number == planted
    assert found.mark(wrong) == "blunder"
    assert wrong in found.key_moments(0)
    lesson = summary(found, 0)
    assert lesson.turning_point == wrong
    assert wrong.round not in lesson.strong


def test_only_real_choices_are_judged_and_each_from_its_own_seat() -> None:
    match = trois.new("tournay", 2, 3, auto=False)
    while len(match.line) < 12:
        seat = match.pending[0]
        match.push(seat, match.legal(seat)[0])
    asked = list(moments(match))
    assert 0 < len(asked) < 12
    assert all(len(moment.legal) > 1 for moment in asked)
    assert all(moment.view["seat"] == moment.seat for moment in asked)
    assert [moment.action for moment in asked] == [match.line[moment.number].action for moment in asked]


def test_the_same_simulations_give_the_same_review() -> None:
    match = trois.new("troyes-dice", 2, 4)
    for seat in (0, 1):
        match.push(seat, match.legal(seat)[0])
    told: list[tuple[int, int]] = []
    first = review(match, simulations=6, tell=lambda done, of: told.append((done, of)))
    assert first == review(match, simulations=6)
    assert told == [(n + 1, len(first.moments)) for n in range(len(first.moments))]
    assert from_json(json.loads(json.dumps(first.as_json()))) == first


def test_processes_judge_alike() -> None:
    match = trois.new("troyes-dice", 1, 4)
    match.push(0, match.legal(0)[0])
    assert review(match, simulations=4, jobs=2) == review(match, simulations=4)


def judgement(number: int, seat: int, played: float, better: float, round_: int = 1, best: int = 2) -> Judgement:
    """Two seats: seat 0 gets the shares that are given, whoever decides."""
    return Judgement(
        number, round_, seat, 1, best, Outlook([9.0, 9.0], [played, 1 - played]),
        Outlook([12.0, 8.0], [better, 1 - better]), [],
    )  # fmt: skip


def test_marks_by_the_share_of_the_victory() -> None:
    found = Review("troyes", 2, [judgement(0, 0, 0.5, 0.55)], [], [])
    assert not found.counts_points
    assert found.loss(found.moments[0]) == pytest.approx(0.05)
    assert [found.mark(judgement(0, 0, 0.5, better)) for better in (0.5, 0.52, 0.54, 0.6)] == [
        "", "", "mistake", "blunder",
    ]  # fmt: skip
    assert found.mark(judgement(0, 1, 0.5, 0.4)) == "blunder"


def test_a_fine_decision_is_one_that_a_quick_look_misses() -> None:
    shown = judgement(0, 0, 0.6, 0.6, best=1)
    fine = Judgement(**{**shown.__dict__, "obvious": 3, "at_first_sight": Outlook([5.0, 9.0], [0.4, 0.6])})
    found = Review("troyes", 2, [fine], [], [])
    assert found.mark(fine) == "fine"
    assert found.mark(shown) == ""


def test_key_moments_take_one_decision_of_a_turn() -> None:
    turn = [judgement(0, 0, 0.5, 0.6), judgement(1, 0, 0.5, 0.7), judgement(2, 1, 0.5, 0.4), judgement(3, 0, 0.5, 0.6)]
    found = Review("troyes", 2, turn, [], [])
    assert [moment.number for moment in found.key_moments()] == [1, 2, 3]
    assert [moment.number for moment in found.key_moments(0)] == [1, 3]
    assert [moment.number for moment in found.key_moments(most=1)] == [1]


def alone(number: int, round_: int, loss: float, seat: int = 0) -> Judgement:
    return Judgement(number, round_, seat, 1, 2, Outlook([50.0]), Outlook([50.0 + loss]), [])


def test_half_days_are_the_turns_of_who_plays_alone() -> None:
    course = [alone(0, 1, 3.0), alone(1, 1, 4.0), alone(2, 2, 1.5), alone(3, 3, 0.1), alone(4, 4, 5.0)]
    found = Review("troyes-dice", 1, course, [], [])
    assert [moment.number for moment in found.key_moments()] == [1, 2, 4]


def test_what_others_do_meanwhile_does_not_divide_a_half_day() -> None:
    course = [alone(0, 1, 3.0), alone(1, 1, 2.0, seat=1), alone(2, 1, 4.0), alone(3, 2, 2.0)]
    found = Review("troyes-dice", 2, course, [], [])
    assert [moment.number for moment in found.key_moments()] == [1, 2, 3]


def test_the_curve_ends_with_what_came() -> None:
    found = Review("troyes", 2, [judgement(0, 0, 0.5, 0.6)], [30, 31], [1])
    assert found.curve() == [[0.5, 0.5], [0.0, 1.0]]
    single = Judgement(0, 1, 1, 1, 1, Outlook([40.0]), Outlook([40.0]), [])
    assert Review("troyes-dice", 2, [single], [38, 41], [1]).curve() == [[0.0, 40.0], [38.0, 41.0]]


def test_who_shares_the_victory_shares_the_end_of_the_curve() -> None:
    three = Judgement(0, 1, 0, 1, 2, Outlook([9.0] * 3, [0.4, 0.4, 0.2]), Outlook([9.0] * 3, [0.4, 0.4, 0.2]), [])
    assert Review("troyes", 3, [three], [31, 31, 20], [0, 1]).curve()[-1] == [0.5, 0.5, 0.0]


def test_a_match_that_ends_level_has_two_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    match = trois.new("troyes-dice", 2, 1, auto=True)
    players = [bots.make("steward", "troyes-dice", 1, taste_seed=1) for _ in range(2)]
    while match.pending:
        seat = match.pending[0]
        match.push(seat, players[seat].choose(match.view(seat), match.legal(seat)))
    found = review(match, simulations=1)
    assert found.scores == [score.total for score in match.scores]
    assert found.winners == [seat for seat, rank in enumerate(match.ranks) if rank == 1]
    monkeypatch.setattr(type(match), "ranks", [1, 1])
    assert put_together(match, found.moments).winners == [0, 1]


def test_a_summary_names_strong_and_weak_rounds() -> None:
    course = [judgement(0, 0, 0.5, 0.5), judgement(2, 0, 0.5, 0.7, 2), judgement(4, 0, 0.5, 0.51, 3)]
    lesson = summary(Review("troyes", 2, course, [], []), 0)
    assert (lesson.decisions, lesson.mistakes, lesson.strong, lesson.weak) == (3, 1, [1, 3], [2])
    assert lesson.points_lost == pytest.approx(3.0)
    assert lesson.good == pytest.approx(1 / 3)


def test_time_is_shared_out() -> None:
    assert seconds_each(400, 20.0, 2) == pytest.approx(0.1)
    assert seconds_each(10, 40.0) == 0.25
    assert seconds_each(100_000, 40.0) == 0.01


def test_a_round_is_weak_only_where_it_costs_twice_the_mean() -> None:
    course = [judgement(0, 0, 0.4, 0.5), judgement(2, 0, 0.4, 0.6, 2), judgement(4, 0, 0.5, 0.7, 3)]
    lesson = summary(Review("troyes", 2, course, [], []), 0)
    assert (lesson.mistakes, lesson.strong, lesson.weak) == (3, [], [])


def test_the_shares_of_an_outlook_are_parts_of_one_victory() -> None:
    edge = SimpleNamespace(visits=4, points=[80.0, 120.0], values=[1.0, 3.4], points_squared=1600.0, value_squared=1.0)
    search = SimpleNamespace(seat=0, seats=2, root=SimpleNamespace(edges={7: edge}))
    found = _judged(search, 7, {7: 1.0})  # type: ignore[arg-type]
    assert found.points == [20.0, 30.0]
    assert found.shares == pytest.approx([1.0 / 4.4, 3.4 / 4.4])


def test_what_was_best_is_weighed_against_a_quick_look(monkeypatch: pytest.MonkeyPatch) -> None:
    match = trois.new("tournay", 2, 4, auto=True)
    moment = next(iter(moments(RandomSeats(match, 4).finish())))
    best = judge(moment, simulations=60).best
    other = next(action for action in moment.legal if action != best)
    monkeypatch.setattr("trois.review.judge._obvious", lambda _moment: other)
    found = judge(replace(moment, action=best), simulations=60)
    assert (found.best, found.obvious) == (best, other)
    assert found.at_first_sight is not None


def test_a_contrast_counts_the_points_that_come_at_once() -> None:
    """Agriculture brings none; the cathedral with the own white dice brings points at once."""
    taken = lesson("troyes")
    course = Course(taken, Progress(chapter=4, step=2))
    match, seat, parse = course.match, taken.seat, course.match.game.vocabulary.parse
    whole = match.copy()
    whole.push(seat, "agriculture")
    moment = Judgement(
        len(match.line), 1, seat, parse("agriculture"), parse("cathedral"), Outlook([9.0, 9.0], [0.4, 0.6]),
        Outlook([12.0, 8.0], [0.5, 0.5]), [parse("take 3 white 0"), parse("take 6 white 0")],
    )  # fmt: skip
    found = contrast(voice_of(match.view(seat), Text("en"), ["Ada", "Josse"]), match, whole, moment)
    assert found == Contrast({}, found.sources, goods={"influence": 3, "vp": 2})
    assert sum(found.sources.values()) >= 2, found


def test_points_that_do_not_last_are_no_reason() -> None:
    """Three points more now, of which a decision that is worth one more at the end keeps at most one."""
    taken = lesson("troyes")
    match, seat = Course(taken, Progress(chapter=4, step=2)).match, taken.seat
    whole, parse = match.copy(), match.game.vocabulary.parse
    whole.push(seat, "agriculture")
    moment = Judgement(
        len(match.line), 1, seat, parse("agriculture"), parse("cathedral"), Outlook([9.0, 9.0], [0.4, 0.6]),
        Outlook([9.0, 9.0], [0.5, 0.5]), [parse("take 3 white 0"), parse("take 6 white 0")],
    )  # fmt: skip
    assert contrast(voice_of(match.view(seat), Text("en"), ["Ada", "Josse"]), match, whole, moment).sources == {}


def test_only_what_is_gone_was_taken() -> None:
    """Whatever seat 1 does next could have been done by seat 0: an event that is over is gone, passing is not."""
    match = trois.new("troyes", 2, seed=3)
    seats = RandomSeats(match, 3)
    while len(match.line) < 120:
        seats.step()
    vocabulary, found = match.game.vocabulary, dict[str, set[int]]()
    for moment in (one for one in moments(match) if one.seat == 0):
        rival = next((one for one in match.line[moment.number :] if one.seat == 1), None)
        if rival is None or rival.action not in moment.legal:
            continue
        judged = Judgement(
            moment.number, moment.round, 0, moment.action, rival.action, Outlook([9.0, 9.0], [0.4, 0.6]),
            Outlook([9.0, 9.0], [0.5, 0.5]), [],
        )  # fmt: skip
        before = matches_at(match, [moment.number])[moment.number]
        seen = contrast(voice_of(moment.view, Text("en"), ["Ada", "Josse"]), before, match, judged)
        found.setdefault(vocabulary.kind(rival.action), set()).add(seen.taken_by)
    assert found["combat"] == {1, NOBODY}, "one event is gone, of another there is one more cube to lay"
    assert found["pass"] == {NOBODY}


def test_what_a_game_teaches() -> None:
    """What cost most comes first; mistakes with one reason are one lesson."""
    course = [
        judgement(0, 0, 0.4, 0.5),
        judgement(2, 0, 0.3, 0.55),
        judgement(4, 0, 0.4, 0.6),
        judgement(6, 0, 0.4, 0.45),
    ]
    seen = {
        0: Contrast(paid={1: 4}),
        2: Contrast(taken_by=1),
        4: Contrast(paid={1: 2}),
        6: Contrast(sources={"presence": 2}),
    }
    found = taught(Review("troyes", 2, course, [], []), 0, seen)
    assert [(one.kind, one.times, one.amount, one.worst.number) for one in found] == [
        ("paid", 2, 6, 4), ("taken", 1, 0, 2), ("source", 1, 2, 6),
    ]  # fmt: skip
    voice = voice_of(trois.new("troyes", 2, seed=4).view(0), Text("en"), ["Ada", "Bo"])
    assert [lesson_line(voice, one) for one in found] == [
        "Dice and help of rivals cost you 6 deniers that you need not have paid: look for the cheaper way.",
        "Once a rival took what would have been better: do first what others may take.",
        "Cubes on events: 2 points left on the table.",
    ]
    assert because(voice, Contrast({1: 4}, {"presence": 2}, 1)) == [
        "The decision made paid 4 deniers more to Bo.",
        "Cubes on events: 2 points more as things stand.",
        "Bo did it first, and it was gone.",
    ]
    assert because(voice, Contrast(times={"sculptor": (3, 2)}, goods={"deniers": 1})) == [
        "Sculptor works 3 times instead of 2.",
    ]
    assert because(voice, Contrast(goods={"deniers": 1, "influence": 2})) == [
        "It leaves more in hand: deniers +1 and influence +2.",
    ]


def test_expectations_count_with_the_opponents_that_were_there() -> None:
    course = [judgement(0, 0, 0.4, 0.5), judgement(50, 0, 0.4, 0.5)]
    found = Review("troyes", 2, course, [], [])
    assert with_opponents(found, ["", ""], 100) is found
    early, late = with_opponents(found, ["", "novice"], 100).moments
    assert early.played.shares[0] == pytest.approx((0.4 + 0.96426 + 0.99628) / 3, abs=1e-4)
    assert early.better.shares[0] > early.played.shares[0] > late.played.shares[0] > 0.4
    assert sum(early.played.shares) == pytest.approx(1)
    assert weighed([0.5, 0.5], ["expert", "steward"], 1.0)[0] == pytest.approx(0.909, abs=1e-3)
    assert weighed([0.3, 0.7], ["expert", "random"], 0.0) == pytest.approx([0.3, 0.7])


def test_what_was_paid_to_nobody_or_by_others_was_not_paid_to_a_rival() -> None:
    events: list[Event] = [
        ("paid", 0, "deniers", 4, NOBODY, ""),
        ("paid", 0, "deniers", 2, 1, ""),
        ("paid", 1, "deniers", 3, 0, ""),
    ]
    assert _payments(games.get("troyes"), events, 0) == {1: 2}


def test_points_that_hang_on_what_is_hidden_are_no_reason() -> None:
    """Whose character the rival keeps decides whether Thibaut counts."""
    seats = RandomSeats(trois.new("troyes", 2, seed=0, auto=True), 0)
    while len(seats.match.line) < 70:
        seats.step()
    known = _known_points(seats.match.game, seats.match.state, 0)
    assert known["presence"] == 1
    assert "thibaut" not in known


def test_a_round_without_a_mistake_is_never_weak() -> None:
    course = [judgement(0, 0, 0.5, 0.5), judgement(2, 0, 0.5, 0.5, 2)]
    assert summary(Review("troyes", 2, course, [], []), 0).weak == []


def test_a_game_teaches_three_things_at_most() -> None:
    course = [judgement(number, 0, 0.4, 0.5 + number / 100) for number in range(4)]
    seen = dict.fromkeys(range(4), Contrast())
    found = taught(Review("troyes", 2, course, [], []), 0, seen)
    assert [(one.kind, one.worst.number) for one in found] == [("instead", 3), ("instead", 2), ("instead", 1)]
