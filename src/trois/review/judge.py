"""What a decision was worth: the one that was made and the best one, weighed with the same chance.

A judgement starts from what the seat knew at the time, so that nobody is blamed for what could not be seen.
"""

from dataclasses import dataclass, field

from trois import games
from trois.bots import Clock, judging
from trois.bots.style import style_of
from trois.core.chance import Chance
from trois.review.moments import Moment

SEED = 20
NOBODY = -1


@dataclass(frozen=True)
class Outlook:
    """What to expect after an action, by seat."""

    points: list[float]
    """The final points; where seats don't touch, those of the deciding seat alone."""
    shares: list[float] = field(default_factory=list)
    """The shares of the victory; none where seats don't touch."""


@dataclass(frozen=True)
class Judgement:
    number: int
    """Of the decision, in the whole match."""
    round: int
    seat: int
    action: int
    best: int
    played: Outlook
    better: Outlook
    """After the best action; the same as `played` where that was best."""
    line: list[int]
    """How the best one would have gone on."""
    obvious: int = NOBODY
    """What a quick look would have chosen; NOBODY where it was not weighed."""
    at_first_sight: Outlook | None = None
    """What would have come of that."""

    @property
    def was_best(self) -> bool:
        return self.action == self.best


def judge(moment: Moment, seconds: float | None = None, simulations: int | None = None) -> Judgement:
    """Weigh what was played and what a quick look says against the best answers."""
    obvious = _obvious(moment)
    found = judging.judge(moment.view, moment.legal, Clock(seconds, simulations), SEED, (moment.action, obvious))
    best = found.answers[0]
    was_best = best.action == moment.action
    at_first_sight = _outlook(found.of(obvious)) if was_best and obvious != best.action else None
    return Judgement(
        moment.number, moment.round, moment.seat, moment.action, best.action, _outlook(found.of(moment.action)),
        _outlook(best), best.line, obvious if was_best else NOBODY, at_first_sight,
    )  # fmt: skip


def _obvious(moment: Moment) -> int:
    """What the quick policy of the game would do."""
    game = games.get(str(moment.view["game"]))
    policy = style_of(game.name).policy(game)
    state = policy.focus(game.imagine(moment.view, Chance(SEED)), moment.seat)
    return policy.choose(state, policy.seat_in_focus(moment.seat), moment.legal)


def _outlook(answer: judging.Judged) -> Outlook:
    return Outlook(answer.points, answer.shares)
