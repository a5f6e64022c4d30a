"""Feats (rulebook L506-534): kept per person over finished games; bots count as seats (ruling)."""

from typing import Final

from trois.games.troyes_dice.cards import CITIZEN_TRACK, RESOURCE_TRACK
from trois.games.troyes_dice.scoring import score
from trois.games.troyes_dice.state import Sheet, State
from trois.games.troyes_dice.words import BUILDINGS

GAMES_NEEDED: Final = 3
PLAYED: Final = ["played-alone", "played-with-others", "played-with-expansion"]
"""Tallies: these are feats once they have been reached in three games."""


def of_game(state: State, seat: int) -> list[str]:
    """What a seat achieved in one finished game, tallies included."""
    sheet = state.sheets[seat]
    alone = len(state.sheets) == 1
    feats = [PLAYED[0] if alone else PLAYED[1]]
    if state.options["expansion"]:
        feats.append(PLAYED[2])
    return feats + _by_score(state, sheet, alone) + _by_sheet(sheet)


def _by_score(state: State, sheet: Sheet, alone: bool) -> list[str]:
    result = score(state, sheet)
    feats = [f"{least}-points" for least in (45, 55, 65) if result.total >= least]
    if not alone and result.total > 60:
        feats.append("over-60-with-others")
    if any(result.parts[building] >= 18 for building in BUILDINGS):
        feats.append("18-from-one-character")
    if result.parts["citizens"] >= 40:
        feats.append("40-citizens")
    return feats


def _by_sheet(sheet: Sheet) -> list[str]:
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


def earned(games: list[list[str]]) -> list[str]:
    """The feats a person has earned over finished games, in the order they were reached."""
    tally: dict[str, int] = {}
    reached: list[str] = []
    for feats in games:
        for feat in feats:
            tally[feat] = tally.get(feat, 0) + 1
            if feat not in reached and tally[feat] >= (GAMES_NEEDED if feat in PLAYED else 1):
                reached.append(feat)
    return reached
