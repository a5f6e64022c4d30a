"""What to expect with the opponents that were there: a search takes everybody for as strong as itself."""

import math
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Final

from trois.bots.ladder import ROWS
from trois.review.judge import Judgement, Outlook
from trois.review.review import Review

STRENGTHS: Final = {level.name: level.strength for level in ROWS if level.strength is not None}
UNKNOWN: Final = ("novice", "steward", "expert")
"""How somebody may play whose strength nobody knows: people, and bots of one's own."""


def with_opponents(review: Review, levels: Sequence[str], decisions: int) -> Review:
    """The shares of the victory as these levels would bring them; `levels` has an empty word for a person."""
    if review.counts_points or not any(level in STRENGTHS for level in levels):
        return review
    return replace(review, moments=[_weighed(one, levels, 1 - one.number / decisions) for one in review.moments])


def _weighed(moment: Judgement, levels: Sequence[str], left: float) -> Judgement:
    outlooks = (Outlook(one.points, weighed(one.shares, levels, left)) for one in (moment.played, moment.better))
    played, better = outlooks
    return replace(moment, played=played, better=better)


def weighed(shares: Sequence[float], levels: Sequence[str], left: float) -> list[float]:
    """Strength counts for as much of the match as is left; what is not known is the mean of what it may be."""
    found = [
        _with_strengths(shares, [STRENGTHS.get(level, STRENGTHS[people]) for level in levels], left)
        for people in UNKNOWN
    ]
    return [fmean(one[seat] for one in found) for seat in range(len(shares))]


def _with_strengths(shares: Sequence[float], strengths: Sequence[float], left: float) -> list[float]:
    strongest = max(strengths)
    parts = [share * math.exp((one - strongest) * left) for share, one in zip(shares, strengths, strict=True)]
    return [part / sum(parts) for part in parts]
