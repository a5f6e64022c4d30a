"""Feats (rulebook L506-534)."""

import pytest

from tests.games.troyes_dice.table import Sheet, sheet, state_of, table
from trois.games.troyes_dice import feats

ALL = "1 2 3 4 5 6"


def of(own: Sheet, others: int = 0, tiles: dict[int, int] | None = None) -> list[str]:
    match = table(own, *(sheet() for _ in range(others)), day=9, tiles=tiles)
    return feats.of_game(state_of(match), 0)


def test_a_poor_solo_game_counts_as_played() -> None:
    assert of(sheet(0, 0, 0)) == ["played-alone"]


def test_games_with_others_and_with_the_expansion_are_tallied() -> None:
    assert of(sheet(0, 0, 0), others=1) == ["played-with-others"]
    assert of(sheet(0, 0, 0), tiles={0: 1}) == ["played-alone", "played-with-expansion"]


@pytest.mark.parametrize(
    ("points", "expected"),
    [(44, []), (45, ["45-points"]), (55, ["45-points", "55-points"]), (65, ["45-points", "55-points", "65-points"])],
)
def test_points(points: int, expected: list[str]) -> None:
    """Citizens 19 + 19 + rest, and Fortune for what is missing."""
    citizens = min(points, 39)
    own = sheet(0, 0, 0, citizens=(19, 19, citizens - 38), built="")
    extra = points - citizens
    if extra:
        own = sheet(min(extra, 9) * 2, max(0, min(extra - 9, 9)) * 2, max(0, extra - 18) * 2, citizens=(19, 19, 1))
    assert [f for f in of(own) if f.endswith("-points")] == expected


def test_more_than_sixty_counts_only_with_others() -> None:
    sixty = sheet(16, 0, 0, citizens=(19, 19, 14))
    more = sheet(18, 0, 0, citizens=(19, 19, 14))
    assert "over-60-with-others" not in of(sixty, others=1)
    assert "over-60-with-others" in of(more, others=1)
    assert "over-60-with-others" not in of(more)


def test_eighteen_points_from_one_character() -> None:
    assert "18-from-one-character" in of(sheet(built=f"cathedral 2 3 4 5 1, fortress {ALL}"))
    assert "18-from-one-character" not in of(sheet(built="cathedral 2 3 4 5 1, fortress 1 2 3 4 5"))


def test_forty_citizens() -> None:
    assert "40-citizens" in of(sheet(citizens=(14, 14, 12)))
    assert "40-citizens" not in of(sheet(citizens=(14, 14, 11)))


def test_full_rows_and_tracks() -> None:
    assert "full-prestige-row" in of(sheet(built=f"market {ALL}"))
    assert "full-prestige-row" not in of(sheet(built=f"palace {ALL}"))
    assert "full-administration-row" in of(sheet(built=f"palace {ALL}"))
    assert "full-administration-row" not in of(sheet(built="palace 1 2 3 4 5"))
    assert "full-resource-track" in of(sheet(0, 0, 0, circled=(3, 18, 3)))
    assert "full-resource-track" not in of(sheet(0, 0, 0, circled=(3, 17, 3)))
    assert "full-citizen-track" in of(sheet(citizens=(0, 20, 0)))
    assert "full-citizen-track" not in of(sheet(citizens=(0, 19, 0)))


def test_played_feats_need_three_games_others_one() -> None:
    game = ["played-alone", "45-points"]
    assert feats.earned_feats([game]) == ["45-points"]
    assert feats.earned_feats([game, game]) == ["45-points"]
    assert feats.earned_feats([game, game, game]) == ["45-points", "played-alone"]
    assert feats.earned_feats([game] * 7) == ["45-points", "played-alone"]


def test_each_of_the_three_games_feats_can_be_earned() -> None:
    alone, others = of(sheet(0, 0, 0)), of(sheet(0, 0, 0), others=1)
    expansion = of(sheet(0, 0, 0), tiles={0: 1})
    assert feats.earned_feats([alone, others, expansion]) == []
    assert feats.earned_feats([alone, others, expansion, alone]) == ["played-alone"]
    assert feats.earned_feats([others] * 3) == ["played-with-others"]
    assert feats.earned_feats([expansion] * 3) == ["played-alone", "played-with-expansion"]


def test_what_the_last_game_brought() -> None:
    game = ["played-alone", "45-points"]
    assert feats.newly_earned([]) == []
    assert feats.newly_earned([game]) == ["45-points"]
    assert feats.newly_earned([game, game]) == []
    assert feats.newly_earned([game, game, game]) == ["played-alone"]
    assert feats.newly_earned([game, game, game, game]) == []


def test_how_far_a_feat_is() -> None:
    history = [["played-alone"], ["played-alone", "45-points"]]
    assert (feats.games_towards("played-alone", history), feats.games_needed("played-alone")) == (2, 3)
    assert (feats.games_towards("45-points", history * 3), feats.games_needed("45-points")) == (1, 1)
    assert feats.games_towards("40-citizens", history) == 0


def test_words_of_a_later_version_are_no_feats() -> None:
    assert feats.earned_feats([["played-alone", "tamed-a-dragon"]]) == []


def test_every_feat_is_listed_once() -> None:
    assert len(feats.FEATS) == len(set(feats.FEATS)) == 13
    rich = sheet(18, 18, 18, citizens=(20, 20, 20), built=f"cathedral {ALL}, fortress {ALL}, palace {ALL}")
    given = {*of(rich), *of(rich, others=1), *of(rich, tiles={0: 1})}
    assert given == set(feats.FEATS)
