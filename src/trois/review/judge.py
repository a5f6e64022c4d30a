"""What a decision was worth: the one that was made and the best one, weighed with the same chance.

A judgement starts from what the seat knew at the time, so that nobody is blamed for what could not be seen.
"""

import time
from dataclasses import dataclass, field

from trois import games
from trois.bots import Clock
from trois.bots.levels import SearchBot
from trois.bots.lines import line_after
from trois.bots.search import Search
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
    """Search, then weigh what was played, or what a quick look says, as often as the best."""
    game = games.get(str(moment.view["game"]))
    bot = style_of(game.name).search_bot(game, SEED, 1.0)
    search = bot.think(moment.view, Clock(seconds, simulations))
    best = search.best(moment.legal)
    visits = search.root.edges[best].visits
    until = time.monotonic() + seconds if seconds is not None else float("inf")
    obvious = _obvious(bot, moment) if best == moment.action else NOBODY
    for other in {moment.action, obvious} - {best, NOBODY}:
        search.weigh(moment.view, moment.seat, other, visits, until)
    at_first_sight = _outlook(search, obvious) if obvious not in (NOBODY, best) else None
    return Judgement(
        moment.number, moment.round, moment.seat, moment.action, best, _outlook(search, moment.action), _outlook(search, best),
        line_after(search, moment.view, moment.seat, best), obvious, at_first_sight,
    )  # fmt: skip


def _obvious(bot: SearchBot, moment: Moment) -> int:
    """What the quick policy of the game would do."""
    policy = style_of(bot.game.name).policy(bot.game)
    state = policy.focus(bot.game.imagine(moment.view, Chance(SEED)), moment.seat)
    return policy.choose(state, policy.seat_in_focus(moment.seat), moment.legal)


def _outlook(search: Search, action: int) -> Outlook:
    edge = search.root.edges[action]
    points = [total / edge.visits for total in edge.points]
    if search.seats == 1:
        return Outlook(points)
    values = [max(0.0, total / edge.visits) for total in edge.values]
    whole = sum(values) or 1.0
    return Outlook(points, [value / whole for value in values])
