"""What the bots' search thinks of the choices of a question: how a puzzle is found, and how it is checked."""

from dataclasses import dataclass

from trois.bots.clock import Clock
from trois.bots.search import Edge, Search
from trois.bots.style import style_of
from trois.core.match import Match

FEWEST_VISITS = 0.02
"""Of all simulations: an action that was tried less often is no rival of the best."""


@dataclass(frozen=True)
class Verdict:
    """An action as the search sees it."""

    action: int
    text: str
    share: float
    """Of all simulations."""
    value: float
    """From 0 to 1: half the chance to win, half the lead."""
    points: float
    """The own points to expect at the end."""


def verdicts(match: Match, seat: int, simulations: int, seed: int = 1) -> list[Verdict]:
    """Every action that was tried, the best first; a fixed number of simulations gives the same answer again."""
    bot = style_of(match.game.name).search_bot(match.game, seed, 0)
    search = bot.think(match.view(seat), Clock(simulations=simulations))
    found = [_verdict(match, search, edge) for edge in search.root.edges.values() if edge.visits]
    best = search.best(match.legal(seat))
    return sorted(found, key=lambda one: (one.action != best, -one.share, one.action))


def _verdict(match: Match, search: Search, edge: Edge) -> Verdict:
    visits = edge.visits
    text = match.game.vocabulary.text(edge.action)
    own = search.seat
    return Verdict(edge.action, text, visits / search.root.visits, edge.values[own] / visits, edge.points[own] / visits)


@dataclass(frozen=True)
class Margin:
    """By how much the best action is better than the next best one."""

    best: str
    share: float
    value: float
    points: float


def margin(found: list[Verdict]) -> Margin:
    """Rivals are the actions that were tried often enough to be judged."""
    best, *others = found
    rivals = [one for one in others if one.share >= FEWEST_VISITS] or others
    if not rivals:
        return Margin(best.text, best.share, 0.0, 0.0)
    value, points = max(one.value for one in rivals), max(one.points for one in rivals)
    return Margin(best.text, best.share, best.value - value, best.points - points)
