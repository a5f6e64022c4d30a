"""The small picture of a row that a citizen is placed in, and what the road says of the next round."""

from typing import cast

import trois
from tests.games.troyes.table import table
from trois import draw
from trois.draw.troyes.placing import glimpse, row_after
from trois.games.troyes.view import TroyesView
from trois.text import Text
from trois.text.voice import voice_of


def seen(spaces: list[object]) -> TroyesView:
    view = trois.new("troyes", seats=3, seed=1).view(0)
    return cast(TroyesView, {**view, "buildings": {**cast(dict[str, object], view["buildings"]), "bishopric": spaces}})


def test_a_full_row_loses_its_last_citizen() -> None:
    row = row_after(seen([0, 1, "grey", 2, 2, 1]), "bishopric", 5, 0)
    assert (row.before, row.after, row.expelled) == ([2, 2, 1], [0, 2, 2], 1)


def test_a_gap_takes_up_the_push() -> None:
    row = row_after(seen([1, None, 2, None, None, None]), "bishopric", 1, 0)
    assert (row.after, row.expelled) == ([0, 1, 2], None)


def test_who_comes_from_the_same_row_leaves_the_gap() -> None:
    row = row_after(seen([1, 0, 2, None, None, None]), "bishopric", 3, 0, left=1)
    assert (row.after, row.expelled) == ([0, 1, 2], None)


def test_dice_and_citizens_show_what_the_rules_then_do() -> None:
    match = table({0: "W5"}, seats=3, buildings={"bishopric": "012210"})
    match.push(0, "place bishopric")
    taken = match.game.vocabulary.parse("take 5 white 0")
    assert 'class="push"' in glimpse(match.view(0), taken)
    match.push(0, taken)
    foretold = row_after(cast(TroyesView, match.view(0)), "bishopric", 5, 0)
    match.push(0, "supply")
    stand = cast(TroyesView, match.view(0))["buildings"]["bishopric"]
    assert stand[3:] == foretold.after


def test_other_choices_have_no_such_picture() -> None:
    match = table({0: "W5"}, seats=3)
    assert {glimpse(match.view(0), action) for action in match.legal(0)} == {""}


def demands(queue: list[str], citizens: int, seats: int = 3, round_: int = 2, seat: int | None = 0) -> str:
    view = trois.new("troyes", seats=seats, seed=1).view(seat)
    hall = [0] * citizens + [1] * (6 - citizens)
    buildings = {**cast(dict[str, object], view["buildings"]), "city hall": hall}
    events = [{"event": event, "cubes": []} for event in ["marauding", *queue]]
    parts = draw.parts(voice_of({**view, "queue": events, "buildings": buildings, "round": round_}, Text(), ()), {})
    return next(part.svg for part in parts if part.name == "events")


def test_the_next_round_tells_what_events_demand_of_the_viewer() -> None:
    svg = demands(["drought", "civil-war", "heresy"], citizens=2)
    assert "the events will take 5 deniers from you" in svg
    assert "the events will take 2 influence from you" in svg
    assert "1 black die" in svg
    assert "will take" not in demands(["drought"], citizens=0)
    assert "will take" not in demands(["drought", "heresy"], citizens=2, seat=None)


def test_in_the_last_round_there_is_no_next_one() -> None:
    assert "Next round" in demands(["heresy"], citizens=1, round_=4)
    assert "Next round" not in demands(["heresy"], citizens=1, round_=5)
