"""What no rulebook says and the engine had to settle: one test for each such row of docs/rules/troyes.md."""

import re
from pathlib import Path

import pytest

from tests.games.troyes.table import play, state_of, table, texts
from trois.games.troyes.rules.flags import cubes_on
from trois.games.troyes.words import EVENTS, GREY

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "rules" / "troyes.md").read_text(encoding="utf-8")
SOURCES = sorted((ROOT / "src" / "trois" / "games" / "troyes").rglob("*.py"))


@pytest.mark.parametrize(
    ("action", "die", "enough"),
    [("activate mercenary", "R2", "R3"), ("combat war", "R2", "R3"), ("agriculture", "Y1", "Y2")],
)
def test_every_action_is_carried_out_at_least_once(action: str, die: str, enough: str) -> None:
    """All three divisions are alike: a result of 0 is no action, tradesman or not."""
    for dice, is_offered in ((die, False), (enough, True)):
        match = table(
            {0: dice}, activities="mercenary", posts={"mercenary": [0]}, queue="war", deniers=[0], influence=[0]
        )
        assert (action in texts(match)) == is_offered


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("chivalry", "R5"),
        ("captain", "R5"),
        ("joust", "R5"),
        ("tax-collector", "R5"),
        ("glassblower", "W6"),
        ("hunting", "R5"),
        ("archer", "R3"),
    ],
)
def test_what_an_activation_yields_may_be_nothing(card: str, dice: str) -> None:
    """All effects are alike too: who reaches the divisor may spend the dice, whatever they bring."""
    match = table(
        {0: dice, 1: "R6"}, activities=card, posts={card: [0]}, deniers=[0, 0, 0, 0], influence=[20], rolls=[2]
    )
    colour = "red" if dice[0] == "R" else "white"
    assert f"activate {card}" in texts(match)
    play(match, f"activate {card}", f"take {dice[1]} {colour} 0", "done")
    state = state_of(match)
    assert (state.dice_in(0), state.money[0], state.influence[0], state.vp[0]) == (0, 0, 20, 10)
    assert state.seat == 1


def test_every_die_of_a_cathedral_group_must_find_a_place() -> None:
    """With one level left on space 3 the second 3 may not join, though the first would build."""
    match = table({0: "W334"}, cathedral=["..g...", "..g..."])
    play(match, "cathedral", "take 3 white 0")
    assert texts(match) == ["take 4 white 0", "done"]


def test_joust_without_a_red_die_left_pays_nobody() -> None:
    match = table({0: "R4"}, activities="joust", posts={"joust": [0]})
    play(match, "activate joust", "take 4 red 0", "done")
    assert state_of(match).vp == [10, 10, 10, 10]


def test_tithing_needs_one_die_of_another() -> None:
    match = table({0: "Y46", 1: "Y3"}, cubes={0: "tithing"}, deniers=[0])
    play(match, "agriculture", "modify tithing", "take 3 yellow 1")
    assert "done" in texts(match)
    match = table({0: "Y46", 1: "Y3"}, cubes={0: "tithing"}, deniers=[0])
    play(match, "agriculture", "modify tithing")
    assert texts(match) == ["take 3 yellow 1"]


def test_grey_cubes_never_run_out() -> None:
    """34 grey cubes lie on the board when Support and the Migrant Workers bring three more."""
    queue = (
        "brigands-1 g g g, support g g, brigands-2 g g g, civil-war g g g g, skirmishes-1 g g g, migrant-workers g g"
    )
    match = table({"grey": "W1"}, queue=queue, cathedral=["gggggg", "gggggg", "ggggg."], round=3)
    state = state_of(match)
    before = [len(cubes_on(state, event)) for event in range(len(EVENTS))]
    assert sum(before) + state.cathedral.count(GREY) == 34
    for _ in range(4):
        play(match, "pass")
    state = state_of(match)
    assert state.round == 4
    assert state.cathedral.count(GREY) == 18
    assert cubes_on(state, EVENTS.index("marauding")) == [GREY]


def test_every_citation_leads_to_a_heading_or_a_row() -> None:
    """`Rules: Bought dice.` names a heading of the page or what stands before the colon of a row."""
    known = set(re.findall(r"^## (.*)$", PAGE, re.MULTILINE))
    known |= set(re.findall(r"^\| ([^|:]*): ", PAGE, re.MULTILINE))
    cited = [(path.name, name) for path in SOURCES for name in _citations(path.read_text(encoding="utf-8"))]
    assert [each for each in cited if each[1] not in known] == []
    assert len(cited) >= 70


def _citations(source: str) -> list[str]:
    return [name for found in re.findall(r"Rules: ([^.\"]*)\.", source) for name in found.split(", ")]


def test_every_second_question_cites_its_rule() -> None:
    steps = [path.read_text(encoding="utf-8") for path in SOURCES if path.parent.name == "steps"]
    functions = [text for source in steps for text in re.split(r"^(?=def |class )", source, flags=re.MULTILINE)[1:]]
    public = [text for text in functions if re.match(r"def [a-z]", text)]
    assert 2 * sum("Rules: " in text for text in public) >= len(public)


def test_no_two_rows_have_the_same_name() -> None:
    names = re.findall(r"^\| ([^|:]*): ", PAGE, re.MULTILINE)
    assert [name for name in names if names.count(name) > 1] == []
