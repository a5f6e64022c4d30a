"""A whole match judged: the course of it, mistakes and fine decisions."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, TypeAlias

from trois.bots.judging import NEARLY
from trois.core.match import Match
from trois.review.judge import Judgement, Outlook

Mark: TypeAlias = Literal["blunder", "mistake", "fine", ""]
"""What a decision was; "" for most of them."""
FORMAT: Final = 1

MARKS: Final[Mapping[str, str]] = {"blunder": "??", "mistake": "?", "fine": "!"}
"""Marks as chess players write them."""
BY_SHARE: Final = (0.08, 0.03, NEARLY[0])
"""Of the victory: what a blunder and a mistake lose, and what is as good as the best."""
BY_POINTS: Final = (2.5, 1.0, NEARLY[1])


@dataclass(frozen=True)
class Review:
    game: str
    seats: int
    moments: list[Judgement]
    scores: list[int]
    """The final points; none of an unfinished match."""
    winners: list[int]

    @property
    def counts_points(self) -> bool:
        """Where seats don't touch, points are weighed; elsewhere the share of the victory."""
        return not any(moment.played.shares for moment in self.moments)

    def loss(self, moment: Judgement) -> float:
        """What the decision cost its seat: a share of the victory, or points."""
        return max(0.0, self._worth(moment.better, moment.seat) - self._worth(moment.played, moment.seat))

    def gain(self, moment: Judgement) -> float:
        """What the decision brought over a quick look's."""
        if moment.at_first_sight is None:
            return 0.0
        return self._worth(moment.played, moment.seat) - self._worth(moment.at_first_sight, moment.seat)

    def _worth(self, outlook: Outlook, seat: int) -> float:
        return own_points(outlook, seat) if self.counts_points else outlook.shares[seat]

    def mark(self, moment: Judgement) -> Mark:
        blunder, mistake, _ = BY_POINTS if self.counts_points else BY_SHARE
        if moment.was_best:
            return "fine" if self.gain(moment) >= blunder else ""
        loss = self.loss(moment)
        return "blunder" if loss >= blunder else "mistake" if loss >= mistake else ""

    def is_good(self, moment: Judgement) -> bool:
        """As good as the best."""
        return self.loss(moment) < (BY_POINTS if self.counts_points else BY_SHARE)[2]

    def key_moments(self, seat: int | None = None, most: int = 8) -> list[Judgement]:
        """The decisions that mattered most, one of each turn, in their order."""
        marked = [moment for moment in self.moments if self.mark(moment) and seat in (None, moment.seat)]
        best_of_turn: dict[tuple[int, int], Judgement] = {}
        for turn, moment in zip(self._turns(marked), marked, strict=True):
            known = best_of_turn.get(turn)
            if known is None or self._weight(moment) > self._weight(known):
                best_of_turn[turn] = moment
        chosen = sorted(best_of_turn.values(), key=self._weight, reverse=True)[:most]
        return sorted(chosen, key=lambda moment: moment.number)

    def _weight(self, moment: Judgement) -> float:
        return max(self.loss(moment), self.gain(moment))

    def _turns(self, marked: Sequence[Judgement]) -> list[tuple[int, int]]:
        """By moment: its seat, and the number of the last decision that another seat made before it.

        Where seats don't touch they decide at the same time, or there is only one: a turn is what a round asks of it.
        """
        if self.counts_points:
            return [(moment.seat, moment.round) for moment in marked]
        found: list[tuple[int, int]] = []
        others = dict.fromkeys(range(self.seats), -1)
        at = {moment.number: moment.seat for moment in self.moments}
        wanted = {moment.number for moment in marked}
        for number in sorted(at):
            for seat in others:
                if seat != at[number]:
                    others[seat] = number
            if number in wanted:
                found.append((at[number], others[at[number]]))
        return found

    def curve(self) -> list[list[float]]:
        """By moment, then by seat: what was to be expected; last of all, what came."""
        points = self._points_curve() if self.counts_points else [moment.played.shares for moment in self.moments]
        if not self.scores:
            return points
        if self.counts_points:
            return [*points, [float(score) for score in self.scores]]
        return [*points, [float(seat in self.winners) / len(self.winners) for seat in range(self.seats)]]

    def _points_curve(self) -> list[list[float]]:
        """What was last expected for each seat."""
        first: dict[int, float] = {}
        for moment in self.moments:
            first.setdefault(moment.seat, own_points(moment.played, moment.seat))
        known = [first.get(seat, 0.0) for seat in range(self.seats)]
        found: list[list[float]] = []
        for moment in self.moments:
            known[moment.seat] = own_points(moment.played, moment.seat)
            found.append(known[:])
        return found

    def as_json(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self)}


def from_json(data: Mapping[str, Any]) -> Review:
    """What `as_json` wrote."""
    moments = [
        Judgement(**{**entry, **{name: _outlook(entry[name]) for name in ("played", "better", "at_first_sight")}})
        for entry in data["moments"]
    ]
    return Review(data["game"], data["seats"], moments, data["scores"], data["winners"])


def _outlook(entry: Mapping[str, Any] | None) -> Any:
    return None if entry is None else Outlook(**entry)


def own_points(outlook: Outlook, seat: int) -> float:
    """The deciding seat's points; where seats don't touch there are no others."""
    return outlook.points[seat if len(outlook.points) > 1 else 0]


def put_together(match: Match, judged: Sequence[Judgement]) -> Review:
    moments = sorted(judged, key=lambda moment: moment.number)
    scores = [score.total for score in match.scores] if match.over else []
    winners = [seat for seat, rank in enumerate(match.ranks) if rank == 1] if match.over else []
    return Review(match.game.name, match.seats, moments, scores, winners)
