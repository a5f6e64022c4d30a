"""Checked decisions, undo with its barrier, previews."""

import pytest

import trois
import trois.draw
from tests.games.troyes.table import table as troyes_table
from tests.games.troyes_dice.table import sheet, table
from tests.play import RandomSeats
from trois.core.chance import commitment
from trois.core.errors import BadOption, CannotUndo, IllegalAction, UnknownGame
from trois.core.game import Score
from trois.core.match import Match


def test_new_refuses_what_it_does_not_know() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: troyes, troyes-dice, tournay"):
        trois.new("chess", 2)
    with pytest.raises(BadOption, match="troyes-dice is for 1 to 10 seats, not 11"):
        trois.new("troyes-dice", 11)
    with pytest.raises(BadOption, match="troyes-dice has no option 'dice'; it has: numbering, expansion"):
        trois.new("troyes-dice", 2, dice=4)
    with pytest.raises(BadOption, match="option expansion: 'maybe' is not one of false, true"):
        trois.new("troyes-dice", 2, expansion="maybe")
    with pytest.raises(BadOption, match="a seed is a whole number of at least 0, not -1"):
        trois.new("troyes-dice", 2, seed=-1)


def test_options_can_be_given_as_words() -> None:
    assert trois.new("troyes-dice", 2, expansion="true").terms.options == {"numbering": "standard", "expansion": True}


def test_without_a_seed_every_match_is_another() -> None:
    assert trois.new("troyes-dice", 2).position() != trois.new("troyes-dice", 2).position()


@pytest.mark.parametrize(
    ("seat", "action", "complaint"),
    [
        (2, "take 1", "there is no seat 2; seats go from 0 to 1"),
        (-1, "take 1", "there is no seat -1; seats go from 0 to 1"),
        (0, "dance", "no action is called 'dance'"),
        (0, 999, "there is no action 999; they go from 0 to 75"),
        (0, "take 4", "seat 0 cannot 'take 4' now; it can: take 1, take 2, take 3"),
    ],
)
def test_push_says_what_is_wrong_and_changes_nothing(seat: int, action: int | str, complaint: str) -> None:
    match = table()
    before = match.position()
    with pytest.raises(IllegalAction) as caught:
        match.push(seat, action)
    assert str(caught.value) == complaint
    assert match.position() == before


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    match = table()
    match.push(0, "take 1")
    match.push(0, "gain influence 1")
    with pytest.raises(IllegalAction, match="seat 0 is not asked now; waiting for: 1"):
        match.push(0, "take 1")


def test_nothing_can_be_pushed_when_it_is_over() -> None:
    match = table(sheet(), day=9)
    with pytest.raises(IllegalAction, match="the match is over"):
        match.push(0, "take 1")


def test_actions_by_text_ignore_spaces_and_capitals() -> None:
    match = table()
    match.push(0, "  TAKE   1 ")
    match.push(0, "Build Fortress 1")
    assert match.pending == [1]


def test_forced_decisions_happen_by_themselves_unless_told_otherwise() -> None:
    poor = sheet(0, 0, 0)
    assert table(poor, sheet(), auto=True).texts(0) == ["gain influence 1", "build fortress 1", "build palace 1"]
    assert table(poor, sheet(), auto=False).texts(0) == ["take 1"]


def test_undo_goes_back_over_what_was_forced() -> None:
    match = table(sheet(0, 1, 0), sheet(), auto=True, dice=(1, 2, 3, 6))
    before = match.position()
    match.push(0, "take 2")  # paying is forced: there is only Fortune
    assert match.asked(0) == 2
    match.undo(0)
    assert match.position() == before


def test_undo_stops_at_a_roll() -> None:
    match = table(sheet(), sheet())
    for seat in (0, 1):
        match.push(seat, "take 1")
        match.push(seat, "gain influence 1")
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo, match="a roll or a reveal came after it: the other seats must agree"):
        match.undo(0)
    match.undo(1, agreed=True)
    assert match.pending == [1]
    assert match.can_undo(0)


def test_decisions_of_one_moment_do_not_bar_each_others_undo() -> None:
    match = table(sheet(), sheet(), sheet())
    match.push(0, "take 1")
    match.push(1, "take 2")
    match.push(0, "gain influence 1")
    match.push(1, "pay wisdom")
    match.undo(0)
    match.undo(0)
    assert match.texts(0) == ["take 1", "take 2", "take 3"]
    assert match.asked(1) == 2
    with pytest.raises(CannotUndo, match="seat 0 has no decision to take back"):
        match.undo(0)


def test_the_numbering_of_the_herald_is_barred_by_the_roll_after_it() -> None:
    match = trois.new("troyes-dice", 2, 1, numbering="rolled")
    match.push(0, "number ascending")
    assert not match.can_undo(0)


def test_undo_in_a_resumed_match_draws_anew_what_was_recorded() -> None:
    match = RandomSeats(trois.new("troyes-dice", 1, 3), 3)
    for _ in range(9):
        match.step()
    resumed = trois.replay(match.match.record(), seed=99)
    resumed.undo(0, agreed=True)
    resumed.undo(0, agreed=True)
    RandomSeats(resumed, 5).finish()
    record = resumed.record()
    assert trois.replay(record) == resumed


def test_a_record_names_the_first_outcome_of_each_seed_after_undo() -> None:
    """A match of seed 3 is resumed with seed 99 and taken back past two rolls that its record fed it."""
    match = trois.new("troyes-dice", 1, 3)
    rolls = [len(match.chance.outcomes)]
    while len(rolls) < 4:
        match.push(0, match.legal(0)[0])
        if len(match.chance.outcomes) > rolls[-1]:
            rolls.append(len(match.chance.outcomes))
    resumed = trois.replay(match.record(), seed=99)
    while resumed.chance.cursor > rolls[1]:
        resumed.undo(0, agreed=True)
    assert [(entry["first"], entry["hash"]) for entry in seeds_of(resumed)] == [
        (0, commitment(3)),
        (rolls[1], commitment(99)),
    ]


def seeds_of(match: Match) -> list[dict[str, object]]:
    seeds = match.record()["seeds"]
    assert isinstance(seeds, list)
    return [dict(entry) for entry in seeds if isinstance(entry, dict)]


def test_a_forced_answer_of_another_seat_does_not_bar_undo() -> None:
    """Seat 1 of Troyes has neither dice nor deniers nor influence and can only pass: that is nobody's decision."""
    match = troyes_table({0: "W12 Y3"}, seats=2, deniers=(20, 0), influence=(4, 0))
    match.auto = True
    before = match.position()
    match.push(0, "recruit")
    match.push(0, "agriculture")
    assert [(decision.seat, decision.forced) for decision in match.line] == [
        (0, False), (0, False), (0, True), (0, True), (1, True),
    ]  # fmt: skip
    assert match.pending == [0]
    assert match.can_undo(0)
    match.undo(0)
    match.undo(0)
    assert match.position() == before


def test_a_decision_of_another_seat_bars_undo() -> None:
    match = troyes_table({0: "W12 Y3", 1: "W34"}, seats=2)
    match.push(0, "recruit")
    match.push(0, "pass")
    match.push(1, "recruit")
    with pytest.raises(CannotUndo, match="another seat has decided since: the other seats must agree"):
        match.undo(0)


def test_preview_tells_price_and_certain_gain() -> None:
    match = table(dice=(4, 5, 5, 6))
    match.push(0, "take 1")
    events = match.preview(0, "build town-hall 4")
    assert ("paid", 0, "wisdom", 2, "colour") in events
    assert events.count(("gained", 0, "yellow", 1, "town-hall")) == 2
    with pytest.raises(IllegalAction):
        match.preview(0, "take 1")


def test_preview_stops_where_the_future_begins() -> None:
    match = table(sheet())
    match.push(0, "take 1")
    events = match.preview(0, "gain influence 1")
    assert events == [("gained", 0, "influence", 1, "die")]


def test_a_match_shows_itself() -> None:
    match = table()
    assert repr(match) == "<Match troyes-dice, 2 seats, 0 decisions, waiting for 0, 1>"
    assert repr(table(sheet(), day=9)) == "<Match troyes-dice, 1 seats, 0 decisions, over>"
    assert match != 3


def test_ranks_are_shared_in_a_tie() -> None:
    match = table(sheet(0, 0, 0, citizens=(3, 0, 0)), sheet(0, 0, 0, citizens=(0, 3, 0)), sheet(0, 0, 0), day=9)
    assert match.ranks == [1, 1, 3]
    assert repr(match.scores[2]).startswith("Score(0: ")
    assert len(set(match.scores)) == 2


def test_a_view_of_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(IllegalAction, match="there is no seat 5"):
        table().view(5)


def test_all_is_what_the_package_offers() -> None:
    assert trois.__all__ == sorted(trois.__all__)
    assert all(hasattr(trois, name) for name in trois.__all__)


def test_a_notebook_shows_what_a_spectator_may_see() -> None:
    match = trois.new("troyes", 2, seed=1)
    picture = match._repr_svg_()
    assert picture is not None
    assert picture == trois.draw.svg(match.view(None))


# The dry run


def test_a_dry_run_tells_whether_the_turn_would_end() -> None:
    match = trois.new("troyes-dice", 2, seed=7)
    assert not match.dry_run(0, "take 1").ends
    match.push(0, "take 1")
    gain = next(text for text in match.texts(0) if text.startswith("gain"))
    foreseen = match.dry_run(0, gain)
    assert foreseen.ends
    assert foreseen.events == match.preview(0, gain)
    assert match.asked(0) == 1


def test_a_dry_run_ends_where_something_is_rolled() -> None:
    match = troyes_table({0: "R2", "grey": "R1"}, seats=2)
    assert match.dry_run(0, "reroll red 2").ends
    assert not match.dry_run(0, "recruit").ends
    assert match.dry_run(0, "reroll red 2").events[0][:4] == ("paid", 0, "influence", 1)


def test_a_dry_run_goes_on_through_forced_answers_where_the_match_does() -> None:
    """One white die: all that follows "cathedral" is forced. Its own effect is nothing yet, but the turn would end."""
    match = troyes_table({0: "W6", 1: "Y5", "grey": "R1"}, seats=2)
    assert not match.dry_run(0, "cathedral").ends
    match.auto = True
    assert match.dry_run(0, "cathedral").ends
    assert match.dry_run(0, "cathedral").events == []
    match.push(0, "cathedral")
    assert match.pending == [1]


@pytest.mark.parametrize("game", trois.games.names())
def test_copies_of_a_match_that_go_on_have_their_own_past(game: str) -> None:
    match = trois.new(game, 3, seed=3)
    for step in range(30):
        match.push(match.pending[0], match.legal(match.pending[0])[step % len(match.legal(match.pending[0]))])
    before, seat = match.record(), match.pending[0]
    one, other = match.copy(), match.copy()
    one.push(seat, one.legal(seat)[0])
    other.push(seat, other.legal(seat)[-1])
    one.push(one.pending[0], one.legal(one.pending[0])[0])
    assert match.record() == before
    for twin in (one, other):
        assert [d.action for d in twin.line[: match.made]] == [d.action for d in match.line]
        assert trois.replay(twin.record()).position() == twin.position()
        assert twin.journal.events[: len(match.journal)] == match.journal.events
    again = match.copy()
    again.push(seat, again.legal(seat)[-1])
    assert again.record() == other.record()
    assert again.journal.events == other.journal.events


def test_only_an_own_decision_makes_a_seat_one_that_has_decided() -> None:
    match = trois.new("troyes-dice", 2, seed=1)
    assert not match.has_decided(0)
    match.push(0, match.legal(0)[0])
    assert (match.has_decided(0), match.has_decided(1)) == (True, False)
    match.undo(0)
    assert not match.has_decided(0)


def test_equal_matches_and_equal_scores_count_once() -> None:
    match = trois.new("troyes-dice", seats=2, seed=1)
    with pytest.raises(TypeError):
        hash(match)
    assert len({Score({"a": 1, "b": 2}), Score({"b": 2, "a": 1})}) == 1
