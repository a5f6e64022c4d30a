"""What the bots think of the choices of a question: how a puzzle is found, and how it is checked.

A search finds the best answer. It hardly looks at the others, so they are then compared fairly, twice: the search weighs
every answer equally often, and every answer is given the same number of games, played to the end by the bots' policy
from the same imagined worlds with the same chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean

from trois.bots.clock import Clock
from trois.bots.policy import Policy
from trois.bots.style import style_of
from trois.core.chance import Chance
from trois.core.game import State
from trois.core.match import Match

WORLDS = 7_919
"""Seeds of imagined worlds are so far apart."""


@dataclass(frozen=True)
class Outlook:
    """What to expect of an answer, over a number of games."""

    text: str
    points: float
    """The seat's own at the end, on average."""
    value: float
    """From 0 to 1: half the chance to win, half the lead; where nobody else plays, the points as a part."""


@dataclass(frozen=True)
class Margin:
    """By how much the best answer is better than any other: in points, and in value."""

    best: str
    points: float
    value: float
    error: float
    """The standard error of `points`."""


def best_answer(match: Match, seat: int, simulations: int, seed: int = 1) -> tuple[str, float]:
    """What a search chooses, and its share of all simulations; the same number gives the same answer again."""
    bot = style_of(match.game.name).search_bot(match.game, seed, 0)
    search = bot.think(match.view(seat), Clock(simulations=simulations))
    best = search.best(match.legal(seat))
    return match.game.vocabulary.text(best), search.root.edges[best].visits / search.root.visits


def weighed(match: Match, seat: int, simulations: int, visits: int, seed: int = 1) -> list[Outlook]:
    """What the strongest search expects of every answer, each looked at equally often at least: the best first, by value."""
    bot = style_of(match.game.name).search_bot(match.game, seed, 0)
    view, legal, vocabulary = match.view(seat), match.legal(seat), match.game.vocabulary
    search = bot.think(view, Clock(simulations=simulations))
    # Where nothing is left to chance the search looks once.
    enough = min(visits, search.root.edges[search.best(legal)].visits)
    for action in legal:
        search.weigh(view, seat, action, enough, inf)
    edges = [search.root.edges[action] for action in legal]
    own = search.seat
    found = [
        Outlook(vocabulary.text(edge.action), edge.points[own] / edge.visits, edge.values[own] / edge.visits)
        for edge in edges
    ]
    return _best_first(found)


def mean_outlooks(searches: Sequence[Sequence[Outlook]]) -> list[Outlook]:
    """What several searches expect of the same answers, on average: the best first."""
    by_text: dict[str, list[Outlook]] = {}
    for found in searches:
        for one in found:
            by_text.setdefault(one.text, []).append(one)
    return _best_first(
        [
            Outlook(text, fmean(one.points for one in all_), fmean(one.value for one in all_))
            for text, all_ in by_text.items()
        ]
    )


def _best_first(found: list[Outlook]) -> list[Outlook]:
    return sorted(found, key=lambda one: (-one.value, -one.points, one.text))


class Comparison:
    """Every answer of a question, played out equally often."""

    def __init__(self, match: Match, seat: int, games: int, answers: list[str] | None = None, seed: int = 1) -> None:
        self.match = match
        self.seat = seat
        self.policy: Policy = style_of(match.game.name).policy(match.game)
        self.own = self.policy.seat_in_focus(seat)
        texts = answers or match.texts(seat)
        self.totals = {text: [self._game(text, seed * WORLDS + number) for number in range(games)] for text in texts}

    def _game(self, text: str, seed: int) -> tuple[float, float]:
        """The seat's points and value after one game that begins with this answer."""
        game, policy = self.match.game, self.policy
        chance = Chance(seed)
        state = policy.focus(game.imagine(self.match.view(self.seat), chance), self.seat)
        game.apply(state, self.own, game.vocabulary.parse(text), chance, None)
        self._play_out(state, chance)
        totals = policy.totals(state)
        return totals[self.own], policy.values(totals)[self.own]

    def _play_out(self, state: State, chance: Chance) -> None:
        game = self.match.game
        seats = game.pending(state)
        while seats:
            action = self.policy.choose(state, seats[0], game.legal(state, seats[0]))
            game.apply(state, seats[0], action, chance, None)
            seats = game.pending(state)

    def outlooks(self) -> list[Outlook]:
        """The best first, by value."""
        found = [
            Outlook(
                text, sum(points for points, _ in games) / len(games), sum(value for _, value in games) / len(games)
            )
            for text, games in self.totals.items()
        ]
        return _best_first(found)

    def margin(self) -> Margin:
        """Against the rival that comes nearest in points, game by game: the worlds and the chance are the same."""
        best, *rivals = self.outlooks()
        nearest = max(rivals, key=lambda one: one.points)
        pairs = zip(self.totals[best.text], self.totals[nearest.text], strict=True)
        gains = [mine[0] - other[0] for mine, other in pairs]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        return Margin(best.text, mean, best.value - rivals[0].value, sqrt(spread / len(gains)))
