"""Which citizens stand up: picked one by one, sent as one decision."""

from collections.abc import Iterable, Iterator

from trois.games.tournay.vocabulary import RISERS, STAND
from trois.games.tournay.words import COLOURS
from trois.text.model import Chip, Draft

ONE_OF: list[int] = [STAND + RISERS.index([int(other == colour) for other in COLOURS]) for colour in COLOURS]
"""By colour: the choice that lets one citizen stand up."""


def stand_drafts(legal: Iterable[int]) -> list[Draft]:
    """Every number of citizens of each colour that may stand up; nothing where only one may."""
    found = [Draft(tuple(_risen_actions(risers)), (action,), tuple(_chips(risers))) for action, risers in _some(legal)]
    return found if any(len(draft.picked) > 1 for draft in found) else []


def _some(legal: Iterable[int]) -> Iterator[tuple[int, list[int]]]:
    return ((action, RISERS[action - STAND]) for action in legal if any(RISERS[action - STAND]))


def _risen_actions(risers: list[int]) -> Iterator[int]:
    return (one for one, n in zip(ONE_OF, risers, strict=True) for _ in range(n))


def _chips(risers: list[int]) -> Iterator[Chip]:
    return (Chip("gain", "citizens", n, word=colour) for colour, n in zip(COLOURS, risers, strict=True) if n)
