"""The decisions of a match that were no matter of course, each with what its seat knew then."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trois.core.game import View
from trois.core.match import Match
from trois.records.replay import from_start
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
    twin = from_start(match)
    kinds, seen, rounds = voice_class(match.game.name).rounds, 0, 0
    for number, decision in enumerate(match.line):
        rounds += sum(str(event[0]) in kinds for event in twin.journal.since(seen))
        seen = len(twin.journal)
        legal = twin.legal(decision.seat)
        if len(legal) > 1:
            view = twin.view(decision.seat)
            yield Moment(number, decision.seat, decision.action, legal, view, max(1, rounds))
        twin.push(decision.seat, decision.action)


def matches_at(match: Match, numbers: Iterable[int]) -> dict[int, Match]:
    """The match before each of its decisions of these numbers."""
    wanted, found = set(numbers), dict[int, Match]()
    twin = from_start(match)
    for number, decision in enumerate(match.line[: max(wanted, default=-1) + 1]):
        if number in wanted:
            found[number] = twin.copy()
        twin.push(decision.seat, decision.action)
    return found
