"""Positions of Troyes Dice with one right decision, and why; the steward must find it.

All are of the last half-day, where nothing is left but the score: every way to end it is tried, so that it is certain
that only one decision reaches the most points.
"""

import pytest

from tests.games.troyes_dice.table import Sheet, sheet, state_of, table
from trois import games
from trois.bots.style import style_of
from trois.bots.troyes_dice.features import points
from trois.core.chance import Preview
from trois.core.match import Match
from trois.games.troyes_dice.state import State
from trois.games.troyes_dice.words import DONE

RULES = games.get("troyes-dice")


def last(influence: int = 0, fortune: int = 0, wisdom: int = 0, built: str = "", **more: object) -> Sheet:
    """A sheet late in the game: at least the three symbols it began with are circled."""
    circled = (max(3, influence), max(3, fortune), max(3, wisdom))
    return sheet(influence, fortune, wisdom, built=built, **{"circled": circled, **more})  # type: ignore[arg-type]


def evening(
    own: Sheet, dice: tuple[int, int, int, int], colours: str, black: int = 3, tiles: dict[int, int] | None = None
) -> Match:
    return table(own, dice=dice, colours=colours, black=black, tiles=tiles, day=8, half="afternoon")


def decision(match: Match) -> str:
    policy = style_of("troyes-dice").policy(RULES)
    return RULES.vocabulary.text(policy.choose(match.state, 0, match.legal(0)))


def reached(match: Match) -> dict[str, int]:
    """By decision: the most points that can be made after it, by trying everything."""
    start = state_of(match).copy()
    start.waiting = [0, 1]  # somebody else is never done, so that the half-day doesn't end
    return {RULES.vocabulary.text(action): _most_points(start, action) for action in match.legal(0)}


def _most_points(state: State, action: int) -> int:
    after = state.copy()
    RULES.apply(after, 0, action, Preview(0), None)
    if after.sheets[0].question == DONE:
        return points(after, after.sheets[0])
    return max(_most_points(after, further) for further in RULES.legal(after, 0))


POSITIONS = [
    pytest.param(
        evening(last(), (1, 2, 3, 6), "RYWR"), ["take 1"], "build palace 1", 2,
        id="a Palace brings two citizens, a Fortress one, a symbol alone half a point that is rounded away",
    ),
    pytest.param(
        evening(last(0, 1, built="palace 1 3 4 5"), (1, 2, 4, 5), "RWYR"), [], "take 2", 4,
        id="the white 2 for a Fortune: its Cathedral unlocks the character of the four Palaces",
    ),
    pytest.param(
        evening(last(0, 1, built="palace 1 3 4 5"), (1, 2, 4, 5), "RWYR"), ["take 2", "pay fortune"],
        "build cathedral 2", 4,
        id="the Cathedral in the column of the Palaces, not the Bishopric's two citizens",
    ),
    pytest.param(
        evening(last(), (2, 3, 4, 6), "YRRY"), ["take 1"], "build market 2", 4,
        id="this Market brings two citizens for each of the two red dice, the Town Hall two in all",
    ),
    pytest.param(
        evening(last(built="cathedral 3, market 1 2 4 5"), (3, 4, 5, 6), "YYWR"), ["take 1"], "build market 3", 5,
        id="a fifth Market counts once more for its character, besides three symbols for each of two yellow dice",
    ),
    pytest.param(
        evening(last(built="cathedral 1 2 3 4 6, bishopric 1 2 4"), (3, 4, 5, 6), "WYWR"), ["take 1"],
        "build bishopric 3", 7,
        id="the character of the Bishoprics counts them three times, and two of them are linked",
    ),
    pytest.param(
        evening(last(1, 2, 2), (1, 6, 6, 6), "RYWR", black=0), ["take 2"], "pay influence", 4,
        id="a single symbol is worth nothing, one of a pair a point: the single one pays",
    ),
    pytest.param(
        evening(last(1, 2, 2, built="cathedral 1 2, town-hall 1 2 3, market 1"), (1, 5, 6, 6), "RYWR", black=2),
        ["take 2"], "pay influence", 5,
        id="the Wisdom is needed for another colour, the Fortune is a pair: Influence pays",
    ),
    pytest.param(
        evening(last(0, 0, 2, built="bishopric 1 2 3 4, cathedral 1 2 3 6"), (5, 5, 6, 6), "RYWR", black=2),
        ["take 1"], "build cathedral 5", 14,
        id="two Wisdom, worth a point, make the red die white: the fifth Cathedral counts all five three times",
    ),
    pytest.param(
        evening(
            last(0, 1, 1, built="palace 3, fortress 3, market 3, town-hall 3, bishopric 3, cathedral 3"),
            (3, 3, 5, 6), "RWRR", black=2,
        ), [], "take 2", 3,
        id="three Wisdom make four with the one that is there, two points; three Influence alone make one",
    ),
    pytest.param(
        evening(
            last(0, 1, built="palace 1, fortress 1, bishopric 3, cathedral 3, town-hall 2, market 2", circled=(5, 3, 3)),
            (1, 2, 3, 6), "RYWR",
        ), [], "take 3", 2,
        id="the sixth symbol of Wisdom brings a citizen and three make a pair; the sixth of Influence only the citizen",
    ),
    pytest.param(
        evening(last(built="palace 6"), (5, 5, 6, 6), "RRWR", black=2), ["take 1"], "build palace 5", 4,
        id="the Palace beside the one that stands: two citizens and those of the link",
    ),
    pytest.param(
        evening(last(0, 3, built="cathedral 2 3, palace 1 2 3, market 1 2"), (4, 4, 5, 6), "RYWR"), [], "take 3", 6,
        id="the white 5 for a Cathedral that counts itself and the two that stand twice",
    ),
    pytest.param(
        evening(last(0, 1, built="cathedral 2 3 1, fortress 2 3"), (4, 4, 5, 6), "RYWR"), ["take 1"],
        "build fortress 4", 4,
        id="a Fortress whose character counts twice, with its citizen and its link, beats the Palace's two citizens",
    ),
    pytest.param(
        evening(last(0, 1, citizens=(13, 2, 2)), (1, 4, 5, 6), "RYWR"), [], "take 1", 5,
        id="two red citizens make fifteen: a free prestige building",
    ),
    pytest.param(
        evening(last(0, 1, citizens=(13, 2, 2)), (1, 4, 5, 6), "RYWR"), ["take 1", "build palace 1"],
        "build market 3", 3,
        id="of all free prestige buildings the Market that pays for the yellow die in symbols",
    ),
    pytest.param(
        evening(last(0, 1), (2, 4, 5, 6), "RYWR", tiles={0: 4}), ["take 1"], "build fortress 2", 3,
        id="with Banquet 4 a Fortress brings three citizens, more than a Palace",
    ),
    pytest.param(
        evening(last(1, 1, 1, citizens=(3, 2, 3)), (2, 4, 5, 6), "RYWR", tiles={0: 4}),
        ["take 1", "build fortress 2"], "citizen yellow", 4,
        id="the third yellow citizen completes a column: one of each symbol makes three pairs",
    ),
    pytest.param(
        evening(last(citizens=(5, 6, 6), built="cathedral 6, bishopric 1 2 3"), (1, 4, 5, 6), "RYWR"),
        ["take 1", "build fortress 1"], "build bishopric 4", 5,
        id="a free administration building: the Bishopric counts for its character and is linked",
    ),
    pytest.param(
        evening(last(1, 2, 4, built="cathedral 5 6, market 3 5, fortress 2 4"), (1, 3, 4, 5), "RWYW"), [], "take 2", 5,
        id="a Cathedral with the white 3 costs a single Influence; with the red 1 two Wisdom, which are a point",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("match", "made", "right", "gain"), POSITIONS)
def test_the_steward_finds_the_one_right_decision(match: Match, made: list[str], right: str, gain: int) -> None:
    match = match.copy()
    for action in made:
        match.push(0, action)
    now = points(state_of(match), state_of(match).sheets[0])
    ways = reached(match)
    assert [text for text, total in ways.items() if total == max(ways.values())] == [right]
    assert ways[right] - now == gain
    assert decision(match) == right
