"""What moves, from the journal: stages of a round, moves by name, and the boards between."""

import re

import pytest

import trois
from trois import draw, games
from trois.core.chance import Chance
from trois.core.game import View
from trois.core.journal import Event
from trois.draw.motion import Move, Stage, changed_goods, marks, stages, views_between
from trois.text import Text
from trois.text.voice import voice_of


def played(game: str, seats: int, seed: int, decisions: int) -> list[tuple[View, View, list[Stage]]]:
    """Every decision as a spectator sees it: the views before and after, and its stages."""
    match, picker, found = trois.new(game, seats, seed=seed), Chance(seed), []
    while match.pending and len(match.line) < decisions:
        before, journal = match.view(None), len(match.journal)
        seat = match.pending[picker.below(len(match.pending))]
        legal = match.legal(seat)
        match.push(seat, legal[picker.below(len(legal))])
        events = list(enumerate(match.events(None, journal)))
        found.append((before, match.view(None), stages(game, events)))
    return found


def test_the_start_of_a_round_of_troyes_is_staged_in_order() -> None:
    events: list[Event] = [
        ("used", 1, "white", 3, "2"), ("cubes", 1, "war", 1, ""), ("ended", -1, 1), ("round", -1, 2),
        ("activity", -1, "militia"), ("gained", 1, "deniers", 10, -1, "income"), ("paid", 1, "deniers", 2, -1, "wages"),
        ("rolled", 1, "red", 2), ("rolled", -1, "yellow", 2), ("event", -1, "skirmishes-2"), ("acted", -1, "war"),
        ("rolled", -1, "black", 4), ("placed", -1, "bishopric", 1, "war"), ("rolled", -1, "black", 1),
    ]  # fmt: skip
    found = stages("troyes", list(enumerate(events)))
    assert [stage.name for stage in found] == ["turn", "cards", "income", "dice", "events", "black"]
    assert [[number for number, _ in stage.events] for stage in found] == [
        [0, 1, 2], [3, 4], [5, 6], [7, 8], [9, 10, 12], [11, 13],
    ]  # fmt: skip
    assert found[0].moves == (
        Move("fly", "card:war", "piece:die-2-white-3-", 1),
        Move("light", "card:war", "", 1),
    )
    assert found[1].moves == (Move("turn", "card:militia"),)
    assert found[2].moves == (Move("coin", "seat:1", "", 1),)
    assert found[3].moves == (
        Move("tumble", "piece:die-1-red-2-", "", 1),
        Move("tumble", "piece:die-grey-yellow-2-"),
    )
    assert found[5].moves == (Move("fall", "piece:black-"), Move("fall", "piece:black-"))


def test_what_says_no_stage_of_its_own_belongs_to_the_event_before_it() -> None:
    events: list[Event] = [
        ("round", -1, 2), ("rolled", 1, "red", 2), ("acted", -1, "war"), ("paid", 1, "influence", 1, -1, "recruit"),
    ]  # fmt: skip
    found = stages("troyes", list(enumerate(events)))
    assert {stage.name: len(stage.events) for stage in found} == {"cards": 1, "dice": 1, "events": 2}


def test_goods_come_and_go_on_the_boards_between() -> None:
    events: list[Event] = [
        ("gained", 0, "deniers", 3, -1, "income"), ("paid", 0, "deniers", 2, -1, "wages"),
        ("lost", 1, "vp", 4, "war"), ("round", -1, 2),
    ]  # fmt: skip
    before = [{"deniers": 5, "vp": 0}, {"deniers": 5, "vp": 6}]
    assert changed_goods(before, events) == [{"deniers": 6, "vp": 0}, {"deniers": 5, "vp": 2}]


def test_the_wheel_turns_in_the_morning_and_the_black_die_crosses_out_last() -> None:
    morning: list[Event] = [
        ("took", 0, 2, "red", 4), ("plaza-turned", -1, 5, "yellow"), ("half-day", -1, 2, "morning"),
        ("rolled", -1, 1, 1, 4, 5, 6), ("destroyed", -1, 1, "red", 4, "black-die"), ("crossed", 0, "red", 4, "black-die"),
    ]  # fmt: skip
    found = stages("troyes-dice", list(enumerate(morning)))
    assert [stage.name for stage in found] == ["turn", "wheel", "dice", "black"]
    assert found[1].moves == (Move("spin", "piece:wheel"),)
    assert found[3].moves == (Move("fall", "piece:die-1"), Move("stroke", "piece:cell-red-4", "", 0))
    afternoon = stages("troyes-dice", [(0, ("half-day", -1, 2, "afternoon"))])
    assert afternoon[0].moves == ()


def test_the_crier_rings_before_events_act() -> None:
    events: list[Event] = [
        ("took", 0, "white2.bishop", "white2", ""), ("crier", 0, "white2"), ("coin", -1, "event.riot", 1),
        ("event", -1, "event.riot", 1), ("lost", 1, 2, "event.riot"), ("round", -1, 3), ("turn", 1),
    ]  # fmt: skip
    found = stages("tournay", list(enumerate(events)))
    assert [stage.name for stage in found] == ["turn", "crier", "events"]
    assert found[1].moves == (Move("ring", "piece:crier"), Move("coin", "card:event.riot", "piece:crier"))


def test_marks_name_what_others_changed_and_who() -> None:
    events: list[Event] = [
        ("used", 1, "white", 3, "0"), ("built", 1, 2, 3, ""), ("hired", 2, "archer"), ("gained", 1, "deniers", 2, 0, "x"),
    ]  # fmt: skip
    assert marks("troyes", events) == {"piece:cathedral-1-2": 1, "card:archer": 2}


def test_a_game_that_says_nothing_about_motion_has_no_stages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(games.part("draw", "troyes"), "motion")
    assert stages("troyes", [(0, ("round", -1, 1))]) == []
    assert views_between("troyes", {}, {"a": 1}, []) == []
    assert marks("troyes", [("hired", 2, "archer")]) == {}


@pytest.mark.parametrize(("game", "seats"), [("troyes", 3), ("troyes-dice", 2), ("tournay", 2)])
def test_boards_between_can_be_drawn_and_the_last_is_what_came(game: str, seats: int) -> None:
    staged = 0
    for before, after, found in played(game, seats, 5, 160):
        between = views_between(game, before, after, found)
        assert len(between) == len(found)
        if len(found) > 1:
            staged += 1
            assert between[-1] is after
            for view in between:
                assert draw.board(voice_of(view, Text(), ()), {}).startswith("<svg")
    assert staged > 2


def test_money_comes_with_income_and_dice_after_it() -> None:
    before, after, found = next(step for step in played("troyes", 2, 5, 100) if len(step[2]) == 6)
    views = dict(zip([stage.name for stage in found], views_between("troyes", before, after, found), strict=True))
    empty: list[dict[str, list[int]]] = [{"red": [], "white": [], "yellow": []}] * 3
    assert views["cards"]["districts"] == views["income"]["districts"] == empty
    assert views["dice"]["districts"] != empty
    assert views["cards"]["black"] == before["black"]
    deniers = {name: [player["deniers"] for player in view["players"]] for name, view in views.items()}  # type: ignore[attr-defined]
    assert deniers["income"] != deniers["cards"]
    assert views["cards"]["round"] == after["round"]


@pytest.mark.parametrize(("game", "seats"), [("troyes", 3), ("troyes-dice", 2), ("tournay", 2)])
def test_what_comes_is_on_the_board(game: str, seats: int) -> None:
    """Dice that tumble, cards that turn, stones and houses that rise: their names are those of the drawing."""
    sought = met = 0
    for _, after, found in played(game, seats, 6, 120):
        drawn = draw.board(voice_of(after, Text(), ()), {})
        names = {f"piece:{name}" for name in re.findall(r'data-piece="([^"]*)"', drawn)}
        names |= {f"card:{name}" for name in re.findall(r'data-explain="([^"]*)"', drawn)}
        for move in found[-1].moves if found else ():
            if move.kind in ("turn", "tumble", "fall", "rise") or (
                move.kind == "light" and move.what.startswith("card:")
            ):
                sought += 1
                met += any(
                    name == move.what or (move.what.endswith("-") and name.startswith(move.what)) for name in names
                )
    assert sought > 10
    assert met >= 0.8 * sought  # what was there for a moment only may be gone
