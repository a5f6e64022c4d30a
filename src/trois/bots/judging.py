"""What to expect after each of the best answers of a question: the same for hints, for reviews and what comes of them.

The search finds the answers that are worth a closer look; those are then weighed anew, with the same chance, so that the
numbers that are shown are the ones that decide, and no answer was chosen for the luck it had. An answer after which the
same is asked again, such as a new roll of a die, must be better than going on by more than anybody would notice and the
judgement may err: else one could be advised to roll for ever.
"""

import math
import time
from typing import Final

from trois import games
from trois.bots.clock import Clock
from trois.bots.levels import SearchBot, seat_of
from trois.bots.lines import line_after
from trois.bots.search import Edge, Search
from trois.bots.style import style_of
from trois.core.chance import Chance
from trois.core.game import View

MOST: Final = 3
WEIGHING: Final = 0.5
"""The share of the time in which the best answers are weighed against one another."""
STILL_OPEN: Final = 0.5
"""Of what could be answered, how much must still be possible where the same is asked again."""
SCARCE: Final = 0.02
"""The share of the visits under which an answer is not worth a closer look."""
COMPARED: Final = 48
"""How often the present is judged, where staying in it is the question."""
NEARLY: Final = (0.01, 0.3)
"""As good as the best: a share of the victory, and points where seats don't touch."""


class Judged:
    """An answer, and what to expect after it by the search: by seat, or of the deciding seat where seats don't touch."""

    def __init__(self, action: int, share: float, points: list[float], shares: list[float], error: float) -> None:
        self.action = action
        self.share = share
        """Of the visits of the search, before the best answers were weighed."""
        self.points = points
        """The final points."""
        self.shares = shares
        """The shares of the victory; none where seats don't touch."""
        self.error = error
        """The standard error of the seat's points."""
        self.worth = 0.0
        self.doubt = 0.0
        """The standard error of the worth."""
        self.line: list[int] = []
        """How the turn would go on."""


class Weighed:
    """The answers that were weighed, the best first."""

    def __init__(self, search: Search, answers: list[Judged]) -> None:
        self.search = search
        self.answers = answers

    def of(self, action: int) -> Judged:
        return next(answer for answer in self.answers if answer.action == action)


def judge(
    view: View, legal: list[int], clock: Clock, seed: int, also: tuple[int, ...] = (), most: int = MOST
) -> Weighed:
    """Search, then weigh the best answers, and those that are asked about."""
    game = games.get(str(view["game"]))
    bot = style_of(game.name).search_bot(game, seed, clock.time_given() or 1.0)
    began, given, seat = time.monotonic(), clock.time_given(), seat_of(view)
    thinking = Clock(given * (1 - WEIGHING) if given else None, clock.simulations, None, clock.stop)
    search = bot.think(view, thinking)
    shares = {action: edge.visits / search.root.visits for action, edge in search.root.edges.items()}
    chosen = [*_chosen(search, bot, view, legal, most), *(action for action in also if action in legal)]
    chosen = list(dict.fromkeys(chosen))
    visits = max(1, min(search.simulations, max(edge.visits for edge in search.root.edges.values())))
    search.weigh_anew(view, seat, chosen, visits, began + given if given else math.inf)
    answers = [_judged(search, action, shares) for action in chosen]
    for answer in answers:
        answer.line = line_after(search, view, seat, answer.action)
    return Weighed(search, _ranked(search, bot, view, legal, answers))


def _chosen(search: Search, bot: SearchBot, view: View, legal: list[int], most: int) -> list[int]:
    """What the search looked at most; and of what goes on, that of which this is true."""
    edges, best = search.root.edges, search.best(legal)
    looked_at = sorted((action for action in legal if action in edges), key=lambda a: (a != best, -edges[a].visits, a))
    chosen = [a for a in looked_at[:most] if a == best or edges[a].visits >= SCARCE * search.root.visits]
    if all(asks_again(bot, view, legal, action) for action in chosen):
        chosen += [action for action in looked_at if not asks_again(bot, view, legal, action)][:1]
    return chosen


def _judged(search: Search, action: int, shares: dict[int, float]) -> Judged:
    edge, seat = search.root.edges[action], search.seat
    points = [total / edge.visits for total in edge.points]
    found = Judged(action, shares.get(action, 0.0), points, [], _error(edge.points[seat], edge.points_squared, edge))
    if search.seats == 1:
        found.worth, found.doubt = points[0], found.error
        return found
    values = [max(0.0, total / edge.visits) for total in edge.values]
    whole = sum(values) or 1.0
    found.shares = [value / whole for value in values]
    found.worth = found.shares[seat]
    found.doubt = _error(edge.values[seat], edge.value_squared, edge) / whole
    return found


def _error(total: float, squared: float, edge: Edge) -> float:
    mean = total / edge.visits
    return math.sqrt(max(0.0, squared / edge.visits - mean * mean) / edge.visits)


def _ranked(search: Search, bot: SearchBot, view: View, legal: list[int], answers: list[Judged]) -> list[Judged]:
    """By worth; but what only asks the same again comes after the best that goes on, unless it is surely a gain."""
    answers = sorted(answers, key=lambda answer: (-answer.worth, answer.action))
    going_on = [answer for answer in answers if not asks_again(bot, view, legal, answer.action)]
    if not going_on or going_on[0] is answers[0]:
        return answers
    first, rest = going_on[0], [answer for answer in answers if answer is not going_on[0]]
    now = _share(search.as_it_is(view, seat_of(view), COMPARED), search.seat) if first.shares else first.worth
    least = max(first.worth, now) + NEARLY[0 if first.shares else 1]
    return answers if rest[0].worth > least + rest[0].doubt else [first, *rest]


def _share(values: list[float], seat: int) -> float:
    return max(0.0, values[seat]) / (sum(max(0.0, value) for value in values) or 1.0)


def asks_again(bot: SearchBot, view: View, legal: list[int], action: int) -> bool:
    """Whether the seat could answer nearly the same as before, had it answered this."""
    seat, chance = seat_of(view), Chance(bot.seed)
    state = bot.game.imagine(view, chance)
    bot.game.apply(state, seat, action, chance, None)
    if seat not in bot.game.pending(state):
        return False
    left = set(bot.game.legal(state, seat)) & set(legal)
    return len(left) > STILL_OPEN * len(legal)
