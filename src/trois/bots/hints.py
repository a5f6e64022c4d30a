"""Advice: the best actions of a question, how sure the search is of them, and where they lead."""

from trois import games
from trois.bots.clock import Clock
from trois.bots.levels import seat_of
from trois.bots.lines import line_after
from trois.bots.search import Search
from trois.bots.style import style_of
from trois.core.game import View

SECONDS = 1.0


class Hint:
    """One action: its share of the search's visits, the final scores to expect after it, and why it is good or not."""

    def __init__(
        self,
        action: int,
        text: str,
        share: float,
        scores: list[float],
        gain: float = 0.0,
        line: list[int] | None = None,
    ) -> None:
        self.action = action
        self.text = text
        self.share = share
        self.scores = scores
        """By seat; where seats don't touch, the asking seat's alone."""
        self.gain = gain
        """Final points that the asking seat may expect over the next best action; of any but the best, below it."""
        self.line = line if line is not None else []
        """The decisions of the turn that would follow."""

    def __repr__(self) -> str:
        return f"Hint({self.text!r}, {self.share:.0%}, {[round(score, 1) for score in self.scores]})"


def hints(view: View, legal: list[int], clock: Clock | None = None, most: int = 3, seed: int = 1) -> list[Hint]:
    """The best actions for the view's seat, the best first."""
    game = games.get(str(view["game"]))
    search = style_of(game.name).search_bot(game, seed, SECONDS).think(view, clock or Clock(seconds=SECONDS))
    best = search.best(legal)
    texts = game.vocabulary.texts
    found = [_hint(search, action, texts[action]) for action in legal]
    found.sort(key=lambda hint: (hint.action != best, -hint.share, hint.action))
    chosen = [hint for hint in found[:most] if hint.share > 0 or hint.action == best]
    return _with_reasons(chosen, search, view)


def _with_reasons(found: list[Hint], search: Search, view: View) -> list[Hint]:
    """What each brings beside the others, and how it would go on."""
    own = [hint.scores[search.seat] if hint.scores else 0.0 for hint in found]
    for at, hint in enumerate(found):
        rival = own[1] if at == 0 and len(own) > 1 else own[0]
        hint.gain = own[at] - rival
        hint.line = line_after(search, view, seat_of(view), hint.action)
    return found


def _hint(search: Search, action: int, text: str) -> Hint:
    edge = search.root.edges.get(action)
    if edge is None or edge.visits == 0:
        return Hint(action, text, 0.0, [])
    return Hint(action, text, edge.visits / search.root.visits, [total / edge.visits for total in edge.points])
