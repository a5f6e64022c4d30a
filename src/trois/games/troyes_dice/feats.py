"""Feats, kept per person over finished games.

What one finished game gives a seat is a list of words (`of_game`). A person's history is the list of those lists, the
oldest game first; it is plain data, so that every front end can keep it as it likes. `earned` reads the history.
"""

from typing import Final

from trois.games.troyes_dice.cards import CITIZEN_TRACK, RESOURCE_TRACK
from trois.games.troyes_dice.scoring import score
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import BUILDINGS

GAMES_NEEDED: Final = 3
PLAYED: Final = ["played-alone", "played-with-others", "played-with-expansion"]
"""A game gives these as tallies: they are feats once three games have given them."""
POINTS: Final = [45, 55, 65]
FEATS: Final = [
    *PLAYED,
    *[f"{least}-points" for least in POINTS],
    *["over-60-with-others", "18-from-one-character", "40-citizens"],
    *["full-prestige-row", "full-administration-row", "full-resource-track", "full-citizen-track"],
]


def of_game(state: State, seat: int) -> list[str]:
    """What a seat achieved in one finished game, tallies included; bots count as seats. Rules: Games played."""
    alone = len(state.sheets) == 1
    feats = [PLAYED[0] if alone else PLAYED[1]]
    if state.options["expansion"]:
        feats.append(PLAYED[2])
    sheet = state.sheets[seat]
    return feats + _by_score(state, sheet, alone) + _by_sheet(sheet)


def _by_score(state: State, sheet: Sheet, alone: bool) -> list[str]:
    """Rules: Many points, Points in company, One character, Forty citizens."""
    result = score(state, sheet)
    feats = [f"{least}-points" for least in POINTS if result.total >= least]
    if not alone and result.total > 60:
        feats.append("over-60-with-others")
    if any(result.parts[building] >= 18 for building in BUILDINGS):
        feats.append("18-from-one-character")
    if result.parts["citizens"] >= 40:
        feats.append("40-citizens")
    return feats


def _by_sheet(sheet: Sheet) -> list[str]:
    """Rules: A prestige row, An administration row, A resource track, A citizen track."""
    feats: list[str] = []
    if any(sheet.count_built(row) == 6 for row in range(3)):
        feats.append("full-prestige-row")
    if any(sheet.count_built(row) == 6 for row in range(3, 6)):
        feats.append("full-administration-row")
    if max(sheet.circled) == RESOURCE_TRACK:
        feats.append("full-resource-track")
    if max(sheet.citizens) == CITIZEN_TRACK:
        feats.append("full-citizen-track")
    return feats


def earned_feats(history: list[list[str]]) -> list[str]:
    """The feats a person has, in the order they were reached. Rules: Three games."""
    counts: dict[str, int] = {}
    reached: list[str] = []
    for game in history:
        for feat in game:
            counts[feat] = counts.get(feat, 0) + 1
            if counts[feat] == games_needed(feat) and feat in FEATS:
                reached.append(feat)
    return reached


def newly_earned(history: list[list[str]]) -> list[str]:
    """The feats that came with the last game of a history."""
    before = earned_feats(history[:-1])
    return [feat for feat in earned_feats(history) if feat not in before]


def games_needed(feat: str) -> int:
    """How many games must give a feat."""
    return GAMES_NEEDED if feat in PLAYED else 1


def games_towards(feat: str, history: list[list[str]]) -> int:
    """How many games have given a feat so far, as far as they count."""
    return min(games_needed(feat), sum(feat in game for game in history))
