"""The end of a match."""

import pytest
from markupsafe import Markup

import trois
from trois.core.journal import Event, Journal
from trois.core.match import Match
from trois.text import Text
from trois.web.pages.table.results import Result, dice_of, headline, lead, points_by_round


def told(game: str, events: list[Event]) -> Match:
    """A match of which everybody knows these events."""
    match: Match = trois.new(game, 2, seed=1)
    match.journal = Journal()
    for event in events:
        match.journal.add(event)
    return match


def counts(game: str, events: list[Event]) -> list[int]:
    return dice_of(told(game, events)).counts


def test_rolled_faces_are_counted() -> None:
    rolled: list[Event] = [("rolled", 0, "red", 5), ("rolled", -1, "white", 5), ("rerolled", 0, "red", 5, 2)]
    other: list[Event] = [("used", 0, "red", 5, "0"), ("settled", 0, "palace", 3), ("round", -1, 4)]
    assert counts("troyes", [*rolled, *other]) == [0, 1, 0, 0, 2, 0]
    assert counts("troyes-dice", [("rolled", -1, 1, 2, 3, 3, 6)]) == [0, 1, 2, 0, 0, 1]


def test_the_mean_of_the_dice_is_told() -> None:
    one, two = ("rolled", 0, "red", 1), ("rolled", 0, "red", 2)
    found = dice_of(told("troyes", [one, one, one, two]))
    assert (found.rolls, found.average, found.said) == (4, 1.25, "1: 3, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0")
    assert found.chart.count('<rect class="stone"') == 6


def test_a_game_without_dice_rolls_none() -> None:
    assert counts("tournay", [("round", -1, 4), ("turn", 0)]) == [0] * 6


# Points over the rounds


def played(game: str, seats: int, seed: int = 3) -> Match:
    match: Match = trois.new(game, seats, seed=seed)
    while match.pending:
        seat = match.pending[0]
        legal = match.legal(seat)
        match.push(seat, legal[len(match.line) * 7 % len(legal)])
    return match


@pytest.mark.parametrize(("game", "seats", "rounds"), [("troyes", 2, 4), ("troyes", 3, 5), ("troyes-dice", 2, 16)])
def test_the_curve_has_a_step_for_every_round_and_ends_with_the_scores(game: str, seats: int, rounds: int) -> None:
    match = played(game, seats)
    curve = points_by_round(match)
    assert [len(line) for line in curve] == [1 + rounds + 1] * seats
    assert [line[0] for line in curve] == [0] * seats
    assert [line[-1] for line in curve] == [score.total for score in match.scores]


def test_what_counts_only_at_the_end_makes_the_last_step() -> None:
    match = played("troyes", 2)
    earned = ("activities", "cathedral", "events", "losses")
    before = [sum(score.parts[source] for source in earned) for score in match.scores]
    assert [line[-2] for line in points_by_round(match)] == before


# Words


def ranked(*totals: int) -> list[Result]:
    best = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    return [Result(seat, "ABC"[seat], ranks[seat], totals[seat], Markup(), ("", 0)) for seat in best]


def test_the_winner_is_spoken_to_and_others_hear_who_won() -> None:
    assert headline(ranked(31, 25, 14), 0, Text()) == "A, the city is yours"
    assert headline(ranked(31, 25, 14), 1, Text()) == "A wins with 31 points"
    assert headline(ranked(31, 31), 1, Text()) == "A and B share the victory with 31 points"
    assert headline(ranked(31), 0, Text()) == "The end: 31 points"


def test_the_lead_says_how_close_it_was_and_who_led_before() -> None:
    curve = [[0, 2, 5, 15, 31], [0, 3, 7, 14, 25]]
    assert lead(ranked(31, 25), curve, 0, Text()) == "31 points, 6 ahead of B. B led until round 2."
    assert lead(ranked(31, 30), [[0, 9, 31], [0, 3, 30]], 1, Text()) == (
        "31 points, one ahead of B. You have 30, one behind."
    )
