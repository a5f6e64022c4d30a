"""The decisions of a match that were no matter of course, each with what its seat knew then."""

from collections.abc import Iterator
from dataclasses import dataclass

from trois.core.chance import RecordedChance
from trois.core.game import View
from trois.core.match import Match, begin
from trois.text.voice import voice_class


@dataclass(frozen=True)
class Moment:
    """A question with more than one answer, and the answer it got."""

    number: int
    """Of the decision, in the whole match."""
    seat: int
    action: int
    legal: list[int]
    view: View
    round: int
    """Counted from 1."""


def moments(match: Match) -> Iterator[Moment]:
    """Play the match again, decision by decision."""
    outcomes = match.chance.outcomes[: match.chance.cursor]
    twin = begin(match.game, match.terms, RecordedChance(-1, list(outcomes)), False)
    kinds, seen, rounds = voice_class(match.game.name).rounds, 0, 0
    for number, decision in enumerate(match.line):
        rounds += sum(str(event[0]) in kinds for event in twin.journal.events[seen:])
        seen = len(twin.journal.events)
        legal = twin.legal(decision.seat)
        if len(legal) > 1:
            view = twin.view(decision.seat)
            yield Moment(number, decision.seat, decision.action, legal, view, max(1, rounds))
        twin.push(decision.seat, decision.action)


def match_at(match: Match, number: int) -> Match:
    """The match before its decision of this number."""
    outcomes = match.chance.outcomes[: match.chance.cursor]
    twin = begin(match.game, match.terms, RecordedChance(-1, list(outcomes)), False)
    for decision in match.line[:number]:
        twin.push(decision.seat, decision.action)
    return twin
