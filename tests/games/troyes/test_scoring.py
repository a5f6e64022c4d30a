"""Final scoring, source by source, and the six characters."""

import pytest

from tests.games.troyes.table import GAME, play, state_of, table
from trois.core.game import ranks
from trois.games.troyes.scoring import character_vp, scores
from trois.games.troyes.words import CHARACTERS


def test_every_source_by_itself() -> None:
    match = table(
        queue="marauding 0 1, war 0 0, heresy 1",
        posts={"merchant": [0, 1], "joust": [1, 0], "archer": [2, 3, 0]},
        cathedral=["0.....", "1.....", "......"],
        characters="thibaut henry hugues florentin",
        deniers=[12],
        influence=[4],
        taken={0: "brigands-1"},
        vp=7,
    )
    assert match.scores[0].parts == {
        "activities": 7,
        "cathedral": 0,
        "events": 0,
        "losses": 0,
        "presence": 2,
        "tradesmen": 2 + 2,
        "empty levels": -4,
        "thibaut": 3,
        "hugues": 0,
        "florentin": 1,
        "henry": 1,
    }
    assert match.scores[0].total == 7 + 2 + 4 - 4 + 3 + 0 + 1 + 1


def test_points_are_kept_by_their_source() -> None:
    match = table({0: "W4 R66 Y3"}, queue="brigands-1 0 0 0", activities="sculptor", posts={"sculptor": [0]}, vp=0)
    play(match, "cathedral", "take 4 white 0", "done", "pass", "pass", "pass")
    play(match, "combat brigands-1", "take 6 red 0", "done")
    play(match, "activate sculptor", "take 3 yellow 0", "done")
    parts = match.scores[0].parts
    assert (parts["cathedral"], parts["events"], parts["activities"]) == (1, 4, 1)


def test_a_level_without_an_own_cube_costs_two() -> None:
    match = table(cathedral=["01....", "0.....", "......"])
    assert [score.parts["empty levels"] for score in match.scores] == [-2, -4, -6, -6]


def test_the_total_has_no_floor() -> None:
    match = table(vp=0, deniers=[0] * 4, influence=[0] * 4)
    assert [score.total for score in match.scores] == [-6] * 4


def test_a_tie_is_shared() -> None:
    assert ranks(table(deniers=[0] * 4).scores) == [1, 1, 1, 1]


def test_every_character_dealt_judges_every_player() -> None:
    match = table(characters="hugues thibaut henry urban", influence=[15, 10, 5, 4])
    assert [score.parts["hugues"] for score in match.scores] == [6, 3, 1, 0]
    assert "chretien" not in match.scores[0].parts


# The steps: (merit, VP) around each border, with 3-4 players and with 2.
STEPS = {
    "chretien": ([3, 5, 7], [4, 6, 8]),
    "urban": ([3, 5, 7], [4, 6, 8]),
    "thibaut": ([6, 12, 18], [6, 12, 18]),
    "hugues": ([5, 10, 15], [5, 10, 15]),
    "florentin": ([2, 4, 6], [2, 4, 6]),
    "henry": ([1, 3, 5], [1, 3, 5]),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", CHARACTERS)
def test_the_steps_of_a_character(name: str, seats: int) -> None:
    steps = STEPS[name][0 if seats > 2 else 1]
    for step, least in enumerate(steps):
        assert points(name, seats, least) == [1, 3, 6][step]
        assert points(name, seats, least - 1) == [0, 1, 3][step]


def points(name: str, seats: int, merit: int) -> int:
    """The VP seat 0 gets for a merit, set straight on the state."""
    state = state_of(table(seats=seats))
    state.money[0] = merit if name == "thibaut" else 0
    state.influence[0] = merit if name == "hugues" else 0
    if name == "chretien":
        state.spaces[:merit] = [0] * merit
    if name == "urban":
        state.cathedral[:merit] = [0] * merit
    if name == "florentin":
        for slot in range(merit):
            state.posts[slot * 4] = 3 if slot % 2 else 1
    if name == "henry":
        state.taken[0] = (1 << merit) - 1
    return character_vp(state, 0, CHARACTERS.index(name))


def test_expelled_citizens_are_in_no_building() -> None:
    match = table(seats=3, characters="chretien", buildings={"palace": "00...."}, lying={"palace": "0"})
    assert match.scores[0].parts["chretien"] == 0


def test_tradesmen_on_pictures_count_for_the_florentin_but_bring_no_points() -> None:
    match = table(characters="florentin", posts={"merchant": [1, 2, 0], "archer": [1, 2, 0]})
    assert match.scores[0].parts["florentin"] == 1
    assert match.scores[0].parts["tradesmen"] == 0


def test_scores_of_the_game_are_those_of_the_scoring() -> None:
    match = table()
    assert GAME.scores(state_of(match)) == scores(state_of(match))
