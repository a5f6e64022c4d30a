"""What every game must hold to, with every option, at every decision."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import trois
from tests import pebbles
from tests.play import Case, RandomSeats, cases, played
from trois.core.chance import Chance, RecordedChance
from trois.core.errors import CannotUndo, IllegalAction
from trois.core.match import Match

CASES = [*cases(), *(Case(pebbles.NAME, seats, {"heap": 20}) for seats in (2, 4))]
"""Every game with every option, and one that lives outside the package."""
SEEDS = st.integers(0, 2**40)


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    before = dict(trois.games._PLACES)
    trois.games.register(pebbles.NAME, pebbles.PLACE)
    yield
    trois.games._PLACES.clear()
    trois.games._PLACES.update(before)


every_case = pytest.mark.parametrize("case", CASES, ids=repr)
anything = given(case=st.sampled_from(CASES), seed=SEEDS, decisions=st.integers(0, 300))
few = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@every_case
def test_random_games_end_and_their_records_replay(case: Case) -> None:
    seats = RandomSeats(case.new(seed=1), 1)
    match = seats.match
    while match.pending:
        match.game.check(match.state)
        seats.step(shuffled=True)
    match.game.check(match.state)
    record = json.loads(json.dumps(match.record()))
    again = trois.replay(record)
    assert again == match
    assert again.record() == record
    assert again.scores == match.scores
    trois.verify(record)


@every_case
def test_legal_is_sorted_unique_and_never_empty(case: Case) -> None:
    seats = RandomSeats(case.new(seed=2, auto=False), 2)
    match = seats.match
    while match.pending:
        assert match.pending == sorted(set(match.pending))
        for seat in match.pending:
            actions = match.legal(seat)
            assert actions
            assert actions == sorted(set(actions))
            assert 0 <= actions[0] <= actions[-1] < len(match.game.vocabulary)
        for seat in set(range(match.seats)) - set(match.pending):
            assert match.legal(seat) == []
        seats.step(shuffled=True)


@few
@anything
def test_everything_else_is_refused_and_changes_nothing(case: Case, seed: int, decisions: int) -> None:
    match = played(case, seed, decisions)
    before = match.position()
    for seat in range(match.seats):
        allowed = match.legal(seat)
        for action in range(-1, len(match.game.vocabulary) + 1):
            if action not in allowed:
                with pytest.raises(IllegalAction):
                    match.push(seat, action)
    assert match.position() == before


@few
@anything
def test_a_copy_is_independent(case: Case, seed: int, decisions: int) -> None:
    match = played(case, seed, decisions)
    before = match.record(), match.position(), match.events(0)
    twin = match.copy()
    assert twin == match
    RandomSeats(twin, seed + 1).finish()
    assert (match.record(), match.position(), match.events(0)) == before


@few
@anything
def test_positions_load_and_go_on_the_same(case: Case, seed: int, decisions: int) -> None:
    match = played(case, seed, decisions)
    game = match.game
    position = json.loads(json.dumps(match.position()))
    loaded = trois.load(position, seed=5, auto=False)
    assert loaded.position() == position
    state = match.state.copy()
    one, other = RecordedChance(9, []), RecordedChance(9, [])
    for _ in range(30):
        pending = list(game.pending(state))
        assert pending == loaded.pending
        if not pending:
            break
        seat = pending[0]
        action = game.legal(state, seat)[-1]
        assert game.legal(state, seat) == loaded.legal(seat)
        game.apply(state, seat, action, one, None)
        game.apply(loaded.state, seat, action, other, None)
    assert game.position(state) == loaded.position()


@few
@anything
def test_views_are_plain_data_and_imagined_states_fit_them(case: Case, seed: int, decisions: int) -> None:
    match = played(case, seed, decisions)
    game = match.game
    for seat in [None, *range(match.seats)]:
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        imagined = game.imagine(view, Chance(seed + 1))
        game.check(imagined)
        assert game.view(imagined, seat) == view
        if seat in match.pending:
            assert seat is not None
            assert game.legal(imagined, seat) == match.legal(seat)


@few
@anything
def test_the_scores_for_a_seat_tell_nothing_hidden(case: Case, seed: int, decisions: int) -> None:
    """Another world that fits what the seat knows gives it the same points; at the end they are the scores."""
    match = played(case, seed, decisions)
    for seat in [None, *range(match.seats)]:
        other = match.copy()
        other.state = match.game.imagine(match.view(seat), Chance(seed + 1))
        assert other.scores_for(seat) == match.scores_for(seat)
        if match.over:
            assert match.scores_for(seat) == match.scores


@few
@anything
def test_imagined_states_can_be_played_to_the_end(case: Case, seed: int, decisions: int) -> None:
    match = played(case, seed, decisions)
    game = match.game
    state = game.imagine(match.view(decisions % match.seats), Chance(3))
    chance, picker = Chance(4), Chance(5)
    for _ in range(20_000):
        pending = game.pending(state)
        if not pending:
            return
        actions = game.legal(state, pending[0])
        game.apply(state, pending[0], actions[picker.below(len(actions))], chance, None)
    pytest.fail("the game did not end")


@every_case
def test_arrival_order_of_simultaneous_decisions_does_not_matter(case: Case) -> None:
    in_order = RandomSeats(case.new(seed=4), 4).finish()
    for seed in range(2):
        shuffled = RandomSeats(case.new(seed=4), 4)
        shuffled.order = Chance(seed)
        match = shuffled.finish(shuffled=True)
        assert match.position() == in_order.position()
        assert match.record() == in_order.record()
        for seat in range(case.seats):
            assert sorted(map(repr, match.events(seat))) == sorted(map(repr, in_order.events(seat)))


@few
@anything
def test_undo_takes_back_exactly_one_decision(case: Case, seed: int, decisions: int) -> None:
    match = played(case, seed, decisions)
    if not match.pending:
        return
    seat = match.pending[0]
    before = match.position(), match.events(seat), match.record()["actions"]
    drawn = match.chance.cursor, match.chance.reveals
    match.push(seat, match.legal(seat)[-1])
    if (match.chance.cursor, match.chance.reveals) == drawn:
        match.undo(seat)
    else:
        with pytest.raises(CannotUndo):
            match.undo(seat)
        match.undo(seat, agreed=True)
    assert (match.position(), match.events(seat), match.record()["actions"]) == before


@few
@anything
def test_undo_by_consent_brings_the_same_outcomes_again(case: Case, seed: int, decisions: int) -> None:
    match = played(case, seed, decisions)
    seat = decisions % match.seats
    if not any(d.seat == seat and not d.forced for d in match.line):
        return
    before = match.record()
    taken = [(d.seat, d.action) for d in match.line]
    match.undo(seat, agreed=True)
    kept = [(d.seat, d.action) for d in match.line]
    assert len(kept) < len(taken)
    _play_on(match, taken)
    assert match.record() == before


def _play_on(match: Match, taken: list[tuple[int, int]]) -> None:
    """Give every seat its former decisions again."""
    lines = [[action for s, action in taken if s == seat] for seat in range(match.seats)]
    while True:
        seat = next((s for s in match.pending if match.asked(s) < len(lines[s])), None)
        if seat is None:
            return
        match.push(seat, lines[seat][match.asked(seat)])


@few
@anything
def test_previews_tell_known_events_and_change_nothing(case: Case, seed: int, decisions: int) -> None:
    match = played(case, seed, decisions)
    before = match.record(), match.position()
    for seat in match.pending:
        for action in match.legal(seat)[:8]:
            for event in match.preview(seat, action):
                assert len(event) == 2 + len(match.game.events[str(event[0])])
    assert (match.record(), match.position()) == before


@every_case
def test_events_have_the_form_the_game_tells(case: Case) -> None:
    match = played(case, seed=6)
    for event in match.journal.events:
        kind, seat, *rest = event
        assert isinstance(kind, str)
        assert isinstance(seat, int)
        assert -1 <= seat < case.seats
        assert len(rest) == len(match.game.events[kind])
    assert not match.journal.held


@every_case
def test_a_record_tells_its_seed_only_when_it_is_over(case: Case) -> None:
    match = played(case, seed=123456789, decisions=5)
    assert "123456789" not in json.dumps(match.record())
    RandomSeats(match, 1).finish()
    assert match.record()["seeds"] == [
        {"first": 0, "hash": trois.core.chance.commitment(123456789), "seed": "123456789"}
    ]


@pytest.mark.parametrize("name", trois.games.names())
def test_vocabulary_is_small_and_every_text_parses(name: str) -> None:
    vocabulary = trois.games.get(name).vocabulary
    assert len(vocabulary) < 600
    for action in range(len(vocabulary)):
        assert vocabulary.parse(vocabulary.text(action).upper() + " ") == action
        assert vocabulary.index(vocabulary.kind(action), *vocabulary.args(action)) == action
