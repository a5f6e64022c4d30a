"""Advice: the best actions of a question, how sure the search is of them, and where they lead."""

from trois import games
from trois.bots.clock import Clock
from trois.bots.judging import MOST, Judged, judge
from trois.core.game import View

SECONDS = 1.0


class Hint:
    """One action: how well it does, the final scores to expect after it, and why it is good or not."""

    def __init__(
        self,
        action: int,
        text: str,
        share: float,
        scores: list[float],
        gain: float = 0.0,
        line: list[int] | None = None,
        error: float = 0.0,
    ) -> None:
        self.action = action
        self.text = text
        self.share = share
        """The share of the victory to expect, by which hints are ranked; 0 where seats don't touch: there by points."""
        self.scores = scores
        """By seat; where seats don't touch, the asking seat's alone."""
        self.gain = gain
        """Final points that the asking seat may expect over the next best action; of any but the best, below it."""
        self.line = line if line is not None else []
        """The decisions of the turn that would follow."""
        self.error = error
        """The standard error of the seat's score."""

    def __repr__(self) -> str:
        return f"Hint({self.text!r}, {self.share:.0%}, {[round(score, 1) for score in self.scores]})"


def hints(view: View, legal: list[int], clock: Clock | None = None, most: int = MOST, seed: int = 1) -> list[Hint]:
    """The best actions for the view's seat, the best first."""
    found = judge(view, legal, clock or Clock(seconds=SECONDS), seed, most=most)
    own, texts = found.search.seat, games.get(str(view["game"])).vocabulary.texts
    return [_hint(answer, at, found.answers, own, texts[answer.action]) for at, answer in enumerate(found.answers)]


def _hint(answer: Judged, at: int, answers: list[Judged], own: int, text: str) -> Hint:
    """What it brings beside the others: the best one beside the next, each other one beside the best."""
    rival = answers[1 if at == 0 and len(answers) > 1 else 0]
    gain = answer.points[own] - rival.points[own]
    share = answer.shares[own] if answer.shares else 0.0
    return Hint(answer.action, text, share, answer.points, gain, answer.line, answer.error)
